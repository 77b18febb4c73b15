"""16.2.5 Negotiations: an enemy flips a Militant enclave, once in its turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.enclaves import make_peaceful
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.cards.giving import give_card
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruler, rules, why_not_flip
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand
from undergrowth.table.uses import was_used


class NegotiateIn(AtPlace):
    """`negotiate in 5`: the Militant enclave to flip to Peaceful (16.2.5)."""

    verb: ClassVar[str] = "negotiate in"
    law: ClassVar[str] = "16.2.5"


class NegotiateWith(WithCard):
    """`negotiate with cobbler`: the card given to the ruler of the enclave."""

    verb: ClassVar[str] = "negotiate with"


WINDOWS: Final = (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)
"""16.2.5 Windows of a turn between two actions."""
_GIFT: Final = Prompt("diaspora.gift", "16.2.5")


def payee(g: Game, seat: int, place: int) -> int:
    """16.2.5 Return the player to pay: the enclave's ruler if not `seat` itself, or NOBODY."""
    other = ruler(g, place)
    return NOBODY if rules(g, seat, place) or not g.has_seat(other) else other


def talks(g: Game, me: DiasporaPieces, seat: int) -> list[Action]:
    """16.2.5 Return the enclaves that an enemy may flip now."""
    if seat == me.seat or not me.militant_places(g) or was_used(g, me):
        return NO_ACTIONS
    if not is_enemy(g, me.seat, seat):
        return NO_ACTIONS
    return [
        NegotiateIn(place)
        for place in me.militant_places(g)
        if g.has_pieces(seat, place)
        and me.may_turn(g, me.militant, place, seat)
        and (g.hands[seat] or payee(g, seat, place) == NOBODY)
    ]


def why_no_talks(g: Game, me: DiasporaPieces, seat: int, action: NegotiateIn) -> Reason:
    """16.2.5 Return why an enclave cannot be flipped by an enemy now."""
    place = action.place
    name = f"place:{PLACE.text(place)}"
    if not is_enemy(g, me.seat, seat):
        return ("16.2.5", because("why-enemies_negotiate"))
    if not g.has_place(place) or g.count(me.militant, place) == 0:
        return ("16.2.5", because("why-no_militant_enclave", {"place": name}))
    if not g.has_pieces(seat, place):
        return ("16.2.5", because("why-no_piece_at_enclave", {"place": name}))
    if was_used(g, me):
        return ("16.2.5", because("why-negotiated_already"))
    kept = why_not_flip(g, me.militant, place, seat)
    if kept is not None:
        return kept
    if payee(g, seat, place) != NOBODY and not g.hands[seat]:
        return ("16.2.5", because("why-no_card_for_ruler"))
    return ("16.2.5", because("why-negotiates_in_own_turn"))


@dataclass
class Negotiate(Frame):
    """16.2.5 Give a card to the enclave's ruler, then flip the enclave."""

    seat: int
    """The enemy that negotiates."""
    owner: int
    """The Diaspora."""
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.give, self.calm)

    def choose_card(self, g: Game) -> None:
        """16.2.5 Ask for any card to give."""
        if payee(g, self.seat, self.place) != NOBODY:
            g.ask(self.seat, _GIFT, [NegotiateWith(card) for card in g.hand_kinds(self.seat)])

    def give(self, g: Game) -> None:
        """16.2.5 Give the card from hand to hand."""
        answer = g.answer
        if isinstance(answer, NegotiateWith):
            taker = payee(g, self.seat, self.place)
            give_card(g, self.seat, taker, answer.card, "16.2.5")

    def calm(self, g: Game) -> None:
        """16.2.5 Flip the enclave to Peaceful."""
        if g.log is not None:
            g.note("negotiated", "16.2.5", self.seat, {"place": PLACE.text(self.place)})
        if g.count(diaspora(g, self.owner).militant, self.place) > 0:
            make_peaceful(g, self.owner, self.place)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.2.5 Return why a card cannot be given."""
        if isinstance(action, NegotiateWith):
            return not_in_hand(g, self.seat, action.card, "16.2.5")
        return None


answers(_GIFT, NegotiateWith)
verbs(NegotiateIn, NegotiateWith)
frames(Negotiate)
