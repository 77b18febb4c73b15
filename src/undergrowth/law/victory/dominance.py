"""3.3 Dominance cards: activating one, winning by it, taking an available one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.hands import gain_card, lose_card, see_card
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.score import may_score, win
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.book import book, number_in
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT
from undergrowth.table.names import BIRD, CARDS
from undergrowth.table.numbers import DOMINANCE_RULE, DOMINANCE_SCORE
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import USE_DOMINANCE, Intent
from undergrowth.table.refusals import WAIT, answers

POINTS_TO_ACTIVATE: Final = sheet("setup").number("game.dominance_points")
CLEARINGS_TO_WIN: Final = sheet("setup").number("game.dominance_clearings")


class ActivateDominance(WithCard):
    """`dominate dominance_fox`: activate a dominance card."""

    verb: ClassVar[str] = "dominate"
    picture: ClassVar[str] = "dominance"
    law: ClassVar[str] = "3.3.1"


class Claim(WithCard):
    """`claim dominance_mouse`: take an available dominance card."""

    verb: ClassVar[str] = "claim"
    picture: ClassVar[str] = "dominance"
    law: ClassVar[str] = "3.3.4"


class Spend(WithCard):
    """`spend cobbler`: choose the card that is spent."""

    verb: ClassVar[str] = "spend"
    picture: ClassVar[str] = "spend"


_SPEND: Final = Prompt("dominance.spend", "3.3.4")
_SPEND_CARD: Final = OneOfEach(Spend)
_ACTIVATE: Final = OneOfEach(ActivateDominance)
_CLAIM: Final = OneOfEach(Claim)


def dominance_options(g: Game, seat: int) -> list[Action]:
    """3.3.1, 3.3.4 Return a seat's Daylight options with dominance cards.

    Not to be changed.
    """
    activates = may_activate(g, seat)
    if not activates and not g.available:
        return NO_ACTIONS
    options: list[Action] = []
    if activates:
        for card in g.hand_kinds(seat):
            if g.box.cards[card].kind == "dominance":
                options.append(_ACTIVATE.of(card))
    seen = NO_CARD
    for card in g.available:
        if card != seen and may_claim(g, seat, card):
            options.append(_CLAIM.of(card))
        seen = card
    return options


def points_to_activate(g: Game, seat: int) -> int:
    """3.3.1 Return the points that a seat needs to activate a dominance card."""
    return number_in(g, DOMINANCE_SCORE, seat, POINTS_TO_ACTIVATE)


def may_activate(g: Game, seat: int) -> bool:
    """3.3.1, 3.3.2 Whether a seat may activate dominance: enough points, and none active."""
    return g.score[seat] >= points_to_activate(g, seat) and may_have_dominance(g, seat)


def may_have_dominance(g: Game, seat: int) -> bool:
    """3.3.2 Whether a seat may activate a dominance card, leaving points aside.

    It is asked about activating for the usual victory.
    """
    return g.dominance[seat] == NO_CARD and book(g).faction(seat).may_use_dominance(g)


def may_claim(g: Game, seat: int, card: int) -> bool:
    """3.3.4 Whether a card in hand pays for an available dominance card of this suit."""
    return has_payer(g, seat, 1 << g.box.cards[card].suit)


def payments(g: Game, seat: int, card: int) -> list[int]:
    """3.3.4 Return the cards in hand that pay for an available dominance card of this suit."""
    return payers(g, seat, 1 << g.box.cards[card].suit)


def use_dominance(g: Game, seat: int, action: Action) -> bool:
    """Carry out one of `dominance_options`; return False for any other action."""
    if isinstance(action, ActivateDominance):
        activate_dominance(g, seat, action.card, "3.3.1")
        return True
    if isinstance(action, Claim):
        g.push(ClaimDominance(seat, action.card))
        return True
    return False


def activate_dominance(g: Game, seat: int, card: int, law: str) -> None:
    """3.3.1 Activate a dominance card from the hand.

    The score marker leaves the track, unless a rule says that it stays.
    """
    lay_dominance(g, seat, card)
    if g.log is not None:
        verb = "activated_and_stayed" if may_score(g, seat) else "activated_dominance"
        g.note(verb, law, seat, {"card": CARDS.text(card)})


def lay_dominance(g: Game, seat: int, card: int) -> None:
    """3.3.1 Move a dominance card from the hand before its player; the caller logs it."""
    lose_card(g, seat, card)
    g.dominance[seat] = card


@dataclass
class ClaimDominance(Frame):
    """3.3.4 Spend a matching card to take an available dominance card."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_payment, self.take)

    def choose_payment(self, g: Game) -> None:
        """3.3.4 Ask for the card to spend."""
        cards = payments(g, self.seat, self.card)
        g.ask(self.seat, _SPEND, _SPEND_CARD.each(cards))

    def take(self, g: Game) -> None:
        """3.3.4 Take the dominance card into the hand, visibly to all."""
        g.available.remove(self.card)
        spend_for(g, self.seat, g.chose(Spend).card, 1 << g.box.cards[self.card].suit)
        _gain_openly(g, self.seat, self.card, "3.3.4")


def take_available(g: Game, seat: int, card: int, law: str) -> None:
    """3.3.4, 1.1.1 Take an available dominance card by an effect, without spending one."""
    g.available.remove(card)
    _gain_openly(g, seat, card, law)


def _gain_openly(g: Game, seat: int, card: int, law: str) -> None:
    gain_card(g, seat, card)
    for viewer in range(g.seats):
        see_card(g, viewer, seat, card)
    if g.log is not None:
        g.note("claimed", law, seat, {"card": CARDS.text(card)})


def check_dominance(g: Game, seat: int) -> None:
    """3.3.1 Let a seat win at the start of Birdsong if its activated card's terms are met.

    A card that was activated for something else, such as a coalition (9.2.8), does not win.
    """
    card = g.dominance[seat]
    if (
        card != NO_CARD
        and book(g).faction(seat).may_use_dominance(g)
        and meets_dominance(g, seat, card)
    ):
        win(g, seat, "dominance", _law_of(g, seat))


def meets_dominance(g: Game, seat: int, card: int) -> bool:
    """3.3.1 Whether a seat would win by a dominance card; some have other terms."""
    meets = _rules_enough(g, seat, g.box.cards[card].suit)
    for source in book(g).hooks.meets_dominance:
        meets = source.meets_dominance(g, seat, card, meets)
    return meets


def _law_of(g: Game, seat: int) -> str:
    """3.3.1, 16.2.2.I Return the section by which the activated card of a seat wins."""
    effect = book(g).effects[g.dominance[seat]]
    law = effect.law_of("meets_dominance", seat) if effect is not None else ""
    return law or "3.3.1"


def _rules_enough(g: Game, seat: int, suit: int) -> bool:
    """3.3.1 Whether a seat rules enough clearings of the suit, or opposite corners for birds."""
    ruled = ruled_by(g, seat)
    if suit == BIRD:
        opposite = g.box.woodland.opposite
        return any(opposite[place] in ruled for place in ruled if opposite[place] != NOWHERE)
    needed = number_in(g, DOMINANCE_RULE, seat, CLEARINGS_TO_WIN)
    return sum(1 for place in ruled if g.suits[place] >> suit & 1) >= needed


def why_not_dominance(g: Game, seat: int, action: Action) -> Reason | None:
    """3.3 Return why a dominance card cannot be activated or taken."""
    if isinstance(action, ActivateDominance):
        if action.card not in g.hands[seat]:
            return ("3.3.1", because("why-card_not_hand"))
        if g.box.cards[action.card].kind != "dominance":
            return ("3.3.1", because("why-no_dominance_card"))
        if g.dominance[seat] != NO_CARD:
            return ("3.3.2", because("why-activated_dominance_card"))
        if not book(g).faction(seat).may_use_dominance(g):
            return book(g).faction(seat).cannot(Intent(USE_DOMINANCE, seat, card=action.card))
        needed = points_to_activate(g, seat)
        if g.score[seat] < needed:
            return (
                "3.3.1",
                because("why-points_needed_have", {"needed": needed, "number": g.score[seat]}),
            )
        if _in_daylight(g, seat):
            return WAIT
        return ("3.3.1", because("why-dominance_cards_activated"))
    if isinstance(action, Claim):
        if action.card not in g.available:
            return ("3.3.4", because("why-card_not_available"))
        if not may_claim(g, seat, action.card):
            return ("3.3.4", because("why-have_no_matching"))
        if _in_daylight(g, seat):
            return WAIT
        return ("3.3.4", because("why-available_cards_taken"))
    return None


def _in_daylight(g: Game, seat: int) -> bool:
    return seat == g.turn and g.phase == DAYLIGHT


answers(_SPEND, Spend)
verbs(ActivateDominance, Claim, Spend)
frames(ClaimDominance)
