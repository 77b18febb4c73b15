"""16.6 The Diaspora's Evening: retaliate, integrate, draw and discard."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import (
    battlefields_seen,
    hides_battle,
    may_battle_at,
    record_battle_reveal,
    why_no_battle,
)
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.victory.score import score
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, OfSuit, WithCard
from undergrowth.table.described.views import Ahead, Forecast
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, CARDS, SUITS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand

NO_SUIT: Final = -1


class RetaliateIn(AtPlace):
    """`retaliate in 5`: the Militant enclave at which the Diaspora battles next (16.6.1)."""

    verb: ClassVar[str] = "retaliate in"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "16.6.1"


class Integrate(OfSuit):
    """`integrate fox`: the suit whose Peaceful enclaves score (16.6.2)."""

    verb: ClassVar[str] = "integrate"
    picture: ClassVar[str] = "score"
    law: ClassVar[str] = "16.6.2"


class IntegrateWith(WithCard):
    """`integrate with cobbler`: the card to spend for it."""

    verb: ClassVar[str] = "integrate with"


_RETALIATE: Final = Prompt("diaspora.retaliate", "16.6.1")
_INTEGRATE: Final = Prompt("diaspora.integrate", "16.6.2")
_CARD: Final = Prompt("diaspora.integrate_card", "16.6.2")


# ---- 16.6.1


def battles_due(g: Game, me: DiasporaPieces, done: list[int]) -> list[int]:
    """16.6.1 Return the Militant enclaves at which it still has to battle and can."""
    return [
        place
        for place in me.militant_places(g)
        if place not in done and may_battle_at(g, me.seat, place)
    ]


@dataclass
class Retaliate(Frame):
    """16.6.1 Battle at each Militant enclave, in an order of its choice."""

    seat: int
    done: list[int] = field(default_factory=list)
    """Clearings of the enclaves at which it has battled."""

    def applies(self, g: Game) -> bool:
        """1.2.1 Whether a battle is possible, or depends on a hidden hand."""
        me = diaspora(g, self.seat)
        if battles_due(g, me, self.done):
            return True
        return any(hides_battle(g, self.seat, place) for place in me.militant_places(g))

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.battle)

    def choose(self, g: Game) -> None:
        """16.6.1 Ask for the next enclave to battle at, including those that became possible
        meanwhile.

        1.4.2 Effects can be used in between.
        """
        me = diaspora(g, self.seat)
        for place in me.militant_places(g):
            if place not in self.done:
                record_battle_reveal(g, self.seat, place)
        places = battles_due(g, me, self.done)
        if not places:
            return
        options: list[Action] = [RetaliateIn(place) for place in places]
        if self.done:
            options += between_actions(g, self.seat)
        g.settle(self.seat, _RETALIATE, options)

    def battle(self, g: Game) -> None:
        """4.3 Begin the battle, with one defender."""
        answer = g.answer
        if isinstance(answer, RetaliateIn):
            self.done = [*self.done, answer.place]
            g.push(InitiateBattle(self.seat, place=answer.place))
            g.back_to("choose")
        elif use_offer(g, self.seat, answer):
            g.back_to("choose")

    def forecast(self, g: Game) -> Forecast | None:
        """16.6.1, 1.2.1 Return the battles that must follow, as everybody knows them."""
        seen = battlefields_seen(g, self.seat)
        due = [each for each in diaspora(g, self.seat).militant_places(g) if each in seen]
        places = [each for each in due if each not in self.done]
        ahead = [
            Ahead("retaliate-in", "16.6.1", [], [PLACE.text(place)], "now") for place in places
        ]
        return Forecast("16.6.1", ahead, 0, "16.6.1", "verb") if ahead else None

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.6.1 Return why it cannot battle somewhere."""
        if not isinstance(action, RetaliateIn):
            return None
        place = action.place
        name = f"place:{PLACE.text(place)}"
        if not g.has_place(place) or g.count(diaspora(g, self.seat).militant, place) == 0:
            return ("16.6.1", because("why-no_militant_enclave", {"place": name}))
        if place in self.done:
            return ("16.6.1", because("why-retaliated_there", {"place": name}))
        return why_no_battle(g, self.seat, place)


# ---- 16.6.2


def scored_by(g: Game, me: DiasporaPieces, suit: int) -> int:
    """16.6.2 Return how many Peaceful enclaves a suit matches."""
    if me.never_scored >> suit & 1:
        return 0
    return sum([g.count(me.peaceful, place) for place in g.clearings if g.suits[place] >> suit & 1])


@dataclass
class IntegrateEnclaves(Frame):
    """16.6.2 Spend a card to score the Peaceful enclaves of its suit."""

    seat: int
    suit: int = NO_SUIT

    def applies(self, g: Game) -> bool:
        """16.6.2 Whether any card at all could be used, as all players can see."""
        me = diaspora(g, self.seat)
        return len(g.hands[self.seat]) > 0 and g.on_map(me.peaceful) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose_suit, self.choose_card, self.score_enclaves)

    def choose_suit(self, g: Game) -> None:
        """16.6.2, 1.2.1 Ask for the suit, even if the hand has none: that is secret; 2.1.1 birds
        are wild."""
        g.ask(self.seat, _INTEGRATE, [*self._suits(g), PASS])

    def _suits(self, g: Game) -> list[Action]:
        me = diaspora(g, self.seat)
        return [
            Integrate(suit)
            for suit in SUITS.values()
            if suit != BIRD and scored_by(g, me, suit) > 0 and payers(g, self.seat, 1 << suit)
        ]

    def choose_card(self, g: Game) -> None:
        """16.6.2 Ask for a card of that suit."""
        answer = g.answer
        if isinstance(answer, Integrate):
            self.suit = answer.suit
            cards = payers(g, self.seat, 1 << self.suit)
            g.ask(self.seat, _CARD, [IntegrateWith(card) for card in cards])

    def score_enclaves(self, g: Game) -> None:
        """16.6.2 Spend the card and score a point for each enclave that it matches."""
        answer = g.answer
        if isinstance(answer, IntegrateWith):
            me = diaspora(g, self.seat)
            spend_for(g, self.seat, answer.card, 1 << self.suit)
            score(g, self.seat, scored_by(g, me, self.suit) * me.vp_each, "16.6.2")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.6.2 Return why a suit cannot be scored, or a card cannot be spent."""
        if isinstance(action, Integrate):
            return self._why_not_suit(g, action.suit)
        if isinstance(action, IntegrateWith):
            card = f"card:{CARDS.text(action.card)}"
            missing = not_in_hand(g, self.seat, action.card, "16.6.2")
            return missing or ("16.6.2", because("why-card_of_other_suit", {"card": card}))
        return None

    def _why_not_suit(self, g: Game, suit: int) -> Reason:
        me = diaspora(g, self.seat)
        name = f"suit:{SUITS.text(suit)}"
        if suit == BIRD or me.never_scored >> suit & 1:
            return ("16.6.2", because("why-suit_never_scored", {"suit": name}))
        if scored_by(g, me, suit) == 0:
            return ("16.6.2", because("why-no_enclave_of_suit", {"suit": name}))
        return ("16.6.2", because("why-no_card_of_suit", {"suit": name}))


answers(_RETALIATE, RetaliateIn)
answers(_INTEGRATE, Integrate)
answers(_CARD, IntegrateWith)
verbs(RetaliateIn, Integrate, IntegrateWith)
frames(Retaliate, IntegrateEnclaves)
field_words(Retaliate, {"done": PLACE})
field_words(IntegrateEnclaves, {"suit": SUITS})
