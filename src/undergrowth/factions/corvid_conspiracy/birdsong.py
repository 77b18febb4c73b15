"""13.4 The Corvids' Birdsong after crafting: flip plots, then recruit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces, corvids
from undergrowth.factions.corvid_conspiracy.plots import Unveil, is_guarded, may_flip_at
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.rule import may_place, why_not_flip
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, OfSuit, WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, SUITS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand
from undergrowth.twins.plots import NO_PLOT


class FlipPlot(AtPlace):
    """`flip plot 5`: the clearing of the plot to flip (13.4.2)."""

    verb: ClassVar[str] = "flip plot"
    law: ClassVar[str] = "13.4.2"


class CallUp(WithCard):
    """`call up cobbler`: the card to spend for warriors."""

    verb: ClassVar[str] = "call up"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "13.4.3"


class CallTo(OfSuit):
    """`call to fox`: the suit of the clearings that get warriors."""

    verb: ClassVar[str] = "call to"
    law: ClassVar[str] = "13.4.3"


_FLIP: Final = Prompt("corvids.flip", "13.4.2")
_RECRUIT: Final = Prompt("corvids.recruit", "13.4.3")
_SUIT: Final = Prompt("corvids.recruit_suit", "13.4.3")
_WHERE: Final = Prompt("corvids.recruit_where", "1.5.4")


@dataclass
class FlipPlots(Frame):
    """13.4.2 Flip any number of plots, one after another."""

    seat: int

    def applies(self, g: Game) -> bool:
        """13.4.2 Whether a plot could be flipped, perhaps after an effect lifts a rule (17.2.4)."""
        me = corvids(g, self.seat)
        return any(is_guarded(g, me, place) for place in g.clearings)

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def flips(self, g: Game) -> list[Action]:
        """13.4.2 Return the clearings with a face-down plot and Corvid warriors."""
        me = corvids(g, self.seat)
        return [FlipPlot(place) for place in g.clearings if may_flip_at(g, me, place)]

    def offer(self, g: Game) -> None:
        """13.4.2, 1.4.2 Offer the next flip; effects can be used in between."""
        more = between_actions(g, self.seat) if self.applies(g) else []
        options = [*self.flips(g), *more]
        if options:
            g.ask(self.seat, _FLIP, [*options, PASS])

    def act(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, FlipPlot):
            g.push(Unveil(self.seat, answer.place))
            g.back_to("offer")
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.4.2 Return why a plot cannot be flipped."""
        if not isinstance(action, FlipPlot):
            return None
        me = corvids(g, self.seat)
        name = f"place:{PLACE.text(action.place)}"
        if action.place not in g.clearings or me.plots.hidden_at(g, action.place) == NO_PLOT:
            return ("13.4.2", because("why-no_hidden_plot", {"place": name}))
        if g.warriors_at(self.seat, action.place) == 0:
            return ("13.4.2", because("why-no_warrior_in", {"place": name}))
        return why_not_flip(g, me.plots.hidden_at(g, action.place), action.place, self.seat)


@dataclass
class CallWarriors(Frame):
    """13.4.3 Spend a card to place a warrior in each clearing of its suit."""

    seat: int
    card: int = NO_CARD
    """The card chosen and not spent yet, or NO_CARD."""

    def hand_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)] if self.card != NO_CARD else []

    def applies(self, g: Game) -> bool:
        """1.5.4 Whether there is a card and a warrior in the supply; both counts are public."""
        return len(g.hands[self.seat]) > 0 and g.supply[corvids(g, self.seat).warrior] > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.choose_suit, self.recruit)

    def choose_card(self, g: Game) -> None:
        """13.4.3 Ask for a card whose suit any clearing has."""
        me = corvids(g, self.seat)
        cards = [card for card in g.hand_kinds(self.seat) if suits_of(g, me, card)]
        ask_hand(g, self.seat, _RECRUIT, [*(CallUp(card) for card in cards), PASS])

    def choose_suit(self, g: Game) -> None:
        """13.4.3 Ask for the suit: a bird card may be spent for any."""
        answer = g.answer
        if isinstance(answer, CallUp):
            self.card = answer.card
            suits = suits_of(g, corvids(g, self.seat), answer.card)
            g.settle(self.seat, _SUIT, [CallTo(suit) for suit in suits])
        else:
            g.finish()

    def recruit(self, g: Game) -> None:
        """13.4.3 Spend the card and place a warrior in each matching clearing."""
        suit, card = g.chose(CallTo).suit, self.card
        self.card = NO_CARD
        spend_for(g, self.seat, card, 1 << suit)
        g.push(CallInEach(self.seat, corvids(g, self.seat).warrior, [], suit))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.4.3 Return why a card or a suit is not offered."""
        if isinstance(action, CallUp):
            return not_in_hand(g, self.seat, action.card, "13.4.3") or (
                "13.4.3",
                because("why-nowhere_to_call"),
            )
        if isinstance(action, CallTo):
            return ("13.4.3", because("why-card_calls_other_suit"))
        return None


@dataclass
class CallInEach(PlaceInEach):
    """13.4.3, 1.5.4 Place a warrior in each clearing of a suit, or as many as there are."""

    suit: int = 0

    def due(self, g: Game, place: int) -> int:
        return g.suits[place] >> self.suit & 1

    def question(self) -> Prompt:
        return _WHERE


def suits_of(g: Game, me: CorvidPieces, card: int) -> list[int]:
    """13.4.3 Return the suits a card can be spent for, if any clearing of the suit takes a
    warrior."""
    found: list[int] = []
    for suit in SUITS.values():
        if suit != BIRD and card in payers(g, me.seat, 1 << suit):
            for place in g.clearings:
                if g.suits[place] >> suit & 1 and may_place(g, me.seat, place, me.warrior):
                    found.append(suit)
                    break
    return found


answers(_RECRUIT, CallUp)
answers(_SUIT, CallTo)
verbs(FlipPlot, CallUp, CallTo)
frames(FlipPlots, CallWarriors, CallInEach)
