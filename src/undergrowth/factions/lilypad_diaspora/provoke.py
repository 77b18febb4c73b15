"""16.5.2 Provoke: turn an enclave Militant, place warriors, and discard a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.enclaves import make_militant, send_warriors
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.cards.giving import DiscardAtRandom
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import why_not_flip, why_not_place
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE


class ProvokeIn(AtPlace):
    """`provoke in 5`: the enclave to turn Militant, or the clearing of a new one (16.5.2)."""

    verb: ClassVar[str] = "provoke in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "16.5.2"


def is_near(g: Game, me: DiasporaPieces, place: int) -> bool:
    """16.5.2 Whether a Militant enclave could rise in a clearing: on the river, or at a warrior."""
    return me.is_by_river(g, place) or g.warriors_at(me.seat, place) > 0


def provocations(g: Game, me: DiasporaPieces) -> list[int]:
    """16.5.2 Return the clearings of an enclave that could be flipped or placed."""
    turned = [
        place for place in me.peaceful_places(g) if me.may_turn(g, me.peaceful, place, me.seat)
    ]
    near = [place for place in g.clearings if is_near(g, me, place)]
    risen = me.enclave_sites(g, me.militant, near)
    return [place for place in g.clearings if place in turned or place in risen]


@dataclass
class Provoke(Frame):
    """16.5.2 Flip or place an enclave, place warriors at all Militant ones, then discard."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.rise, self.muster, self.pay)

    def rise(self, g: Game) -> None:
        """16.5.2 Flip a Peaceful enclave, or place a Militant one."""
        me = diaspora(g, self.seat)
        if g.count(me.peaceful, self.place) > 0:
            make_militant(g, self.seat, self.place)
        else:
            put(g, me.militant, self.place, 1)

    def muster(self, g: Game) -> None:
        """16.5.2 Place a warrior at each Militant enclave."""
        send_warriors(g, self.seat, diaspora(g, self.seat).militant_places(g))

    def pay(self, g: Game) -> None:
        """16.5.2 Discard a random card, if there is one."""
        g.push(DiscardAtRandom(self.seat, diaspora(g, self.seat).provoking_discards))


def why_not_provoked(g: Game, me: DiasporaPieces, place: int) -> Reason:
    """16.5.2 Return why no enclave can be flipped or placed in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("16.5.2", because("why-not_clearing", {"place": name}))
    if g.count(me.militant, place) > 0:
        return ("16.5.2", because("why-militant_already", {"place": name}))
    kept = why_not_flip(g, me.peaceful, place, me.seat) if g.count(me.peaceful, place) > 0 else None
    if kept is not None:
        return kept
    if not me.is_by_river(g, place) and g.warriors_at(me.seat, place) == 0:
        return ("16.5.2", because("why-provokes_on_river", {"place": name}))
    if g.supply[me.militant] == 0:
        return ("16.3.1", because("why-no_enclave_left"))
    return why_not_place(g, me.seat, place, me.militant)


verbs(ProvokeIn)
frames(Provoke)
