"""CDG.6.1 Perform: cards of many suits, before those who have been praised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces, cirque
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.piles import spend
from undergrowth.law.cards.suits import payable_places, payers, spend_for
from undergrowth.law.pieces.rule import rules
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, SUITS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class PerformIn(AtPlace):
    """`take stage in 5`: CDG.6.1 the target clearing."""

    verb: ClassVar[str] = "take stage in"
    picture: ClassVar[str] = "score"
    law: ClassVar[str] = "CDG.6.1"


class PerformWith(WithCard):
    """`perform with cobbler`: a card that is spent."""

    verb: ClassVar[str] = "perform with"
    picture: ClassVar[str] = "spend"


class ReciteWith(WithCard):
    """`recite with anvil`: a card that is spent as a suit that has not been spent yet."""

    verb: ClassVar[str] = "recite with"
    picture: ClassVar[str] = "spend"


_WHERE: Final = Prompt("cirque.perform", "CDG.6.1")
_FIRST: Final = Prompt("cirque.perform_card", "CDG.6.1")
_MORE: Final = Prompt("cirque.perform_more", "CDG.6.1")


def stages(g: Game, me: CirquePieces) -> list[int]:
    """CDG.6.1 The clearings it rules that have a big top."""
    return [place for place in me.top_places(g) if rules(g, me.seat, place)]


def suits_there_are(g: Game) -> int:
    """CDG.6.1 The suits of the cards of this game: frog only where there are frog cards."""
    found = 0
    for card in g.box.deck + g.box.added:
        found |= 1 << g.box.cards[card].suit
    return found


def suits_spent(g: Game, suits: int, birds: int) -> int:
    """CDG.6.1 Return how many different suits have been spent: each bird is a bird or another suit.

    `suits` are those of other cards, as a mask.  A bird that had to match the clearing is of its
    suit where no other card is, so that never makes fewer.
    """
    own = suits & ~(1 << BIRD)
    n = sum([1 for suit in SUITS.values() if own >> suit & 1])
    missing = suits_there_are(g) & ~own | 1 << BIRD
    return n + min(birds, sum([1 for suit in SUITS.values() if missing >> suit & 1]))


def recitable(g: Game, seat: int, suits: int, birds: int) -> list[int]:
    """CDG.6.1, 2.1.1 The cards of suits spent already that an effect lets count as another one."""
    missing = suits_there_are(g) & ~suits
    if sum([1 for suit in SUITS.values() if missing >> suit & 1]) <= birds:
        return []
    return [card for card in payers(g, seat, missing) if not g.box.pays[card] & missing]


def applause(g: Game, me: CirquePieces, place: int) -> int:
    """CDG.6.1 The accolades of all whose pieces are in a clearing."""
    board = me.board(g)
    return sum([board.of(seat) for seat in me.audience(g, place)])


@dataclass
class Perform(Frame):
    """CDG.6.1 Choose a clearing, spend cards, score suits and accolades."""

    seat: int
    place: int = NOWHERE
    suits: int = 0
    """The suits of the cards spent, birds aside, as a mask."""
    birds: int = 0
    """Birds spent, and other cards that an effect lets count as any suit."""

    def applies(self, g: Game) -> bool:
        """CDG.6.1 Everybody can see whether any card at all could do."""
        return len(g.hands[self.seat]) > 0 and len(stages(g, cirque(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_stage,
            self.choose_first,
            self.spend_first,
            self.choose_more,
            self.spend_more,
            self.score_performance,
        )

    def choose_stage(self, g: Game) -> None:
        """CDG.6.1, 1.2.1 Ask even without a match: the clearings that the hand matches are
        secret."""
        places = stages(g, cirque(g, self.seat))
        options: list[Action] = [PerformIn(place) for place in payable_places(g, self.seat, places)]
        ask_hand(g, self.seat, _WHERE, [*options, PASS])

    def choose_first(self, g: Game) -> None:
        """CDG.6.1 At least one card has to match the clearing."""
        answer = g.answer
        if not isinstance(answer, PerformIn):
            g.finish()
            return
        self.place = answer.place
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _FIRST, [PerformWith(card) for card in cards])

    def spend_first(self, g: Game) -> None:
        """2.1.1 Spend the first card, as a suit that another effect lets it count as, too."""
        card = g.chose(PerformWith).card
        here = g.suits[self.place]
        if g.box.pays[card] & here:
            self._count(g, card)
        else:
            self.suits |= here & -here
        cirque(g, self.seat).board(g).stage = self.place
        spend_for(g, self.seat, card, here)

    def choose_more(self, g: Game) -> None:
        """CDG.6.1 Any number of any cards."""
        if g.hands[self.seat]:
            options: list[Action] = [PerformWith(card) for card in g.hand_kinds(self.seat)]
            recited = recitable(g, self.seat, self.suits, self.birds)
            g.ask(self.seat, _MORE, [*options, *(ReciteWith(card) for card in recited), PASS])

    def spend_more(self, g: Game) -> None:
        """CDG.6.1 One after another."""
        answer = g.answer
        if isinstance(answer, PerformWith):
            self._count(g, answer.card)
            spend(g, self.seat, answer.card)
            g.back_to("choose_more")
        elif isinstance(answer, ReciteWith):
            self.birds += 1  # it counts as what is missing, as a bird does
            spend_for(g, self.seat, answer.card, suits_there_are(g) & ~self.suits)
            g.back_to("choose_more")

    def _count(self, g: Game, card: int) -> None:
        if g.is_bird(card):
            self.birds += 1
        else:
            self.suits |= 1 << g.box.cards[card].suit

    def score_performance(self, g: Game) -> None:
        """CDG.6.1 A point for each suit, and for each accolade of the audience."""
        me = cirque(g, self.seat)
        points = suits_spent(g, self.suits, self.birds) * me.suit_points
        points += applause(g, me, self.place) * me.praise_points
        score(g, self.seat, points, "CDG.6.1")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.6.1 Return why it cannot perform somewhere, or a card does not do."""
        if isinstance(action, PerformIn):
            return self._why_not_there(g, action.place)
        if isinstance(action, ReciteWith):
            missing = not_in_hand(g, self.seat, action.card, "CDG.6.1")
            return missing or ("CDG.6.1", because("revelry:why-cirque_no_other_suit"))
        if isinstance(action, PerformWith):
            missing = not_in_hand(g, self.seat, action.card, "CDG.6.1")
            return missing or ("CDG.6.1", because("revelry:why-cirque_card_matches_not"))
        return None

    def _why_not_there(self, g: Game, place: int) -> Reason:
        me = cirque(g, self.seat)
        name = f"place:{PLACE.text(place)}"
        if not g.has_place(place) or g.count(me.big_top, place) == 0:
            return ("CDG.6.1", because("revelry:why-cirque_no_top_there", {"place": name}))
        if not rules(g, self.seat, place):
            return ("CDG.6.1", because("revelry:why-cirque_not_ruled", {"place": name}))
        return ("CDG.6.1", because("revelry:why-cirque_no_card_for", {"place": name}))


answers(_WHERE, PerformIn)
answers(_FIRST, PerformWith)
answers(_MORE, PerformWith, ReciteWith)
verbs(PerformIn, PerformWith, ReciteWith)
frames(Perform)
field_words(Perform, {"place": PLACE})
