"""Struggling Farmers: farms that stay only where they are ruled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.prosperous_farmers.farms import Farmers
from undergrowth.law.cards.draw import Draw
from undergrowth.law.hirelings.deeds import why_not_posted
from undergrowth.law.hirelings.using import employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, ruled_by, rules
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class Till(AtPlace):
    """`till in 5`: the clearing where a farm and a warrior are placed."""

    verb: ClassVar[str] = "till in"


_TILL: Final = Prompt("struggling_farmers.till", "H.2.4")


class StrugglingFarmers(Farmers):
    """The Struggling Farmers, the demoted side."""

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that removes their pieces where the last controller does not
        rule."""
        return [Abandon(self.index, before)] if before != NOBODY and self.stands(g) else []

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.sites(g, seat):
            return None
        return (self.acts_by(), because("why-no_field_there"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(TillFields(seat, self.index))

    def sites(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings the controller rules in which either piece can be placed."""
        return [
            place
            for place in ruled_by(g, seat)
            if may_place_kind(g, self.farm, place, seat)
            or may_place_kind(g, self.warrior, place, seat)
        ]


@dataclass
class Abandon(Frame):
    """H.2.1 Remove pieces together where a player does not rule, now without them."""

    owner: int
    former: int
    """Their last controller."""

    def script(self) -> tuple[Step, ...]:
        return (self.leave,)

    def leave(self, g: Game) -> None:
        """G.24 Remove them; only their owner counts as removing them."""
        me = struggling(g, self.owner)
        r = Removed(me.index, False, [], [], [], [])
        for place in g.clearings:
            for kind in me.kinds:
                n = g.count(kind, place)
                if (
                    n > 0
                    and not rules(g, self.former, place)
                    and may_remove(g, kind, place, me.index)
                ):
                    r.kinds.append(kind)
                    r.places.append(place)
                    r.counts.append(n)
                    r.removers.append(NOBODY)
        remove(g, r)


@dataclass
class TillFields(Frame):
    """H.2.4 Place a farm and a warrior in a clearing; the controller may draw a card."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        """H.2.4 Ask for the clearing."""
        sites = struggling(g, self.owner).sites(g, self.seat)
        g.settle(self.seat, _TILL, [*[Till(place) for place in sites], PASS])

    def place(self, g: Game) -> None:
        """H.2.4 Place as many of the two as possible (1.5.4); draw a card only for both."""
        answer = g.answer
        if isinstance(answer, Till):
            me = struggling(g, self.owner)
            placed = [put(g, kind, answer.place, 1, self.seat) for kind in (me.farm, me.warrior)]
            if min(placed) > 0:
                g.push(Draw(self.seat, me.cards))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a clearing is not offered."""
        if isinstance(action, Till):
            me = struggling(g, self.owner)
            there = action.place in g.clearings
            kinds = [me.farm, me.warrior]
            kept = why_not_posted(g, self.seat, kinds, action.place) if there else None
            return kept or ("H.2.4", because("why-no_field_there"))
        return None


def struggling(g: Game, owner: int) -> StrugglingFarmers:
    """Return the Struggling Farmers, by their number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, StrugglingFarmers)
    return found


answers(_TILL, Till)
verbs(Till)
frames(Abandon, TillFields)
