"""8.4.1 Revolt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, add_officers, alliance
from undergrowth.factions.woodland_alliance.supporters import (
    PaySupporters,
    matching_by_suits,
    matching_supporters,
)
from undergrowth.law.pieces.atoms import put, shift
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.removal import enemy_pieces, remove_enemies
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.places import PLACE


class RevoltIn(AtPlace):
    """`revolt in 5`: the clearing that revolts."""

    verb: ClassVar[str] = "revolt in"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "8.4.1"


class Found(OfPiece):
    """`found base_fox`: the base to place, where several match."""

    verb: ClassVar[str] = "found"


_BASE: Final = Prompt("alliance.base", "8.4.1.I")


def matching_bases(g: Game, me: AlliancePieces, place: int) -> list[int]:
    """8.4.1.I Return the kinds of base on the board that match a clearing."""
    suits = g.suits[place]
    found: list[int] = []
    for i in range(len(me.bases.kinds)):
        if (me.bases.masks[i] & suits) != 0 and g.supply[me.bases.kinds[i]] > 0:
            found.append(me.bases.kinds[i])
    return found


def may_found(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.4.1.III Whether a base can be placed once all enemy pieces have left a clearing."""
    if g.slots[place] > 0 and may_place(g, me.seat, place):
        return True
    r = enemy_pieces(g, me.seat, [place])
    freed = 0
    for i in range(len(r.kinds)):
        if g.box.kinds[r.kinds[i]].sort == BUILDING:
            freed += r.counts[i]
    if g.slots[place] + freed == 0:
        return False
    if may_place(g, me.seat, place):
        return True
    after = g.copy()  # a piece that forbids placing here may be removed
    for i in range(len(r.kinds)):
        shift(after, r.kinds[i], place, -r.counts[i])
    return may_place(after, me.seat, place)


def revolts(g: Game, me: AlliancePieces) -> list[Action]:
    """8.4.1 Return the clearings that can revolt: sympathetic, without a base, paid for."""
    if len(me.board(g).supporters) < me.revolt_cost:
        return []
    matching = matching_by_suits(g, me)
    return [
        RevoltIn(place)
        for place in g.places_of(me.sympathy)
        if matching[g.suits[place]] >= me.revolt_cost
        and me.bases_at(g, place) == 0
        and matching_bases(g, me, place)
        and may_found(g, me, place)
    ]


def revolts_for(g: Game, me: AlliancePieces, base: int) -> list[Action]:
    """8.4.1 Return the revolts that would place one of the bases."""
    suits = me.bases.masks[base]
    return [
        option
        for option in revolts(g, me)
        if isinstance(option, RevoltIn) and g.suits[option.place] & suits
    ]


@dataclass
class Revolt(Frame):
    """8.4.1 Revolt in a clearing.  Only begun in one that can revolt."""

    seat: int
    place: int
    base: int = -1

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_base,  # 8.4.1.I
            self.pay,  # 8.4.1.II
            self.clear,  # 8.4.1.III
            self.rise,
        )

    def choose_base(self, g: Game) -> None:
        """8.4.1.I Ask for the base: a clearing of several suits may match several."""
        kinds = matching_bases(g, alliance(g, self.seat), self.place)
        g.settle(self.seat, _BASE, [Found(g.box.kinds[kind].piece) for kind in kinds])

    def pay(self, g: Game) -> None:
        """8.4.1.II Spend two supporters matching the clearing."""
        self.base = g.box.kind_at[self.seat][g.chose(Found).piece]
        if g.log is not None:
            g.note("revolted", "8.4.1", self.seat, {"place": PLACE.text(self.place)})
        g.push(PaySupporters(self.seat, self.place, alliance(g, self.seat).revolt_cost))

    def clear(self, g: Game) -> None:
        """8.4.1.III Remove all enemy pieces."""
        remove_enemies(g, self.seat, [self.place], "8.4.1.III")

    def rise(self, g: Game) -> None:
        """8.4.1.III Place the base, a warrior per sympathetic clearing of its suit, and an
        officer."""
        me = alliance(g, self.seat)
        put(g, self.base, self.place, 1)
        suit = me.bases.masks[me.bases.kinds.index(self.base)]
        warriors = 0
        for place in g.clearings:
            if g.suits[place] & suit and me.is_sympathetic(g, place):
                warriors += 1
        put(g, me.warrior, self.place, warriors)
        add_officers(g, self.seat, me.revolt_officers, "8.4.1.III")


def why_no_revolt(g: Game, me: AlliancePieces, place: int) -> Reason:
    """8.4.1 Return why a clearing cannot revolt."""
    name = f"place:{PLACE.text(place)}"
    if place >= g.places or not me.is_sympathetic(g, place):
        return ("8.4.1.I", because("why-not_sympathetic", {"place": name}))
    if me.bases_at(g, place) > 0:
        return ("8.4.1.I", because("why-base_already", {"place": name}))
    if not matching_bases(g, me, place):
        return ("8.4.1.I", because("why-no_base_matches", {"place": name}))
    n = matching_supporters(g, me, place)
    if n < me.revolt_cost:
        return (
            "8.4.1.II",
            because("why-supporters_needed", {"cost": me.revolt_cost, "place": name, "count": n}),
        )
    return ("8.4.1.III", because("why-no_base_could", {"place": name}))


verbs(RevoltIn, Found)
frames(Revolt)
