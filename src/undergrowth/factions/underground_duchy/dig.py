"""12.5.1.V, 12.2.4 Dig: place a tunnel in a clearing that matches a card, and move warriors up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.pieces import BURROW, DuchyPieces, duchy
from undergrowth.law.moving.move import move_warriors
from undergrowth.law.moving.takes import Take
from undergrowth.law.moving.ways import open_ways
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, why_not_place
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class Collapse(AtPlace):
    """`collapse 5`: the tunnel to remove from the map first (12.2.4)."""

    verb: ClassVar[str] = "collapse"
    law: ClassVar[str] = "12.2.4"


class DigIn(AtPlace):
    """`dig in 5`: the clearing of the new tunnel."""

    verb: ClassVar[str] = "dig in"


_COLLAPSE: Final = Prompt("duchy.collapse", "12.2.4")
_PLACE: Final = Prompt("duchy.dig_place", "12.5.1.V")
_WARRIORS: Final = Prompt("duchy.dig_warriors", "12.5.1.V")


def ways_up(g: Game, me: DuchyPieces) -> list[int]:
    """12.5.1.V Return the clearings with a suit where a tunnel and warriors could come up.

    Clearings that already have a tunnel are included.
    """
    if g.warriors_at(me.seat, BURROW) < me.dig_least:
        return []
    suited = [place for place in g.clearings if g.suits[place] != 0]
    return [
        place
        for place in open_ways(g, me.seat, BURROW, suited)
        if may_place(g, me.seat, place, me.tunnel)
    ]


def removable(g: Game, me: DuchyPieces) -> list[int]:
    """12.2.4 Return the clearings from which the Duchy can remove a tunnel first."""
    return me.burrow.removable(g)


def dig_sites(g: Game, me: DuchyPieces, suits: int) -> list[int]:
    """12.5.1.V Return the clearings of these suits for a tunnel; 12.2.4 or where the only one is
    removed first."""
    places = [place for place in ways_up(g, me) if g.suits[place] & suits]
    if not me.all_dug(g):
        return [place for place in places if g.count(me.tunnel, place) == 0]
    first = removable(g, me)
    if not first:
        return []
    return [place for place in places if g.count(me.tunnel, place) == int(place in first)]


@dataclass
class Dig(Frame):
    """12.5.1.V Place a tunnel, and move up to four warriors there from the Burrow."""

    seat: int
    suits: int
    """Suits that the card counts as, as a mask."""
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_tunnel,  # 12.2.4
            self.collapse,
            self.choose_clearing,  # 12.5.1.V
            self.dig,
            self.choose_warriors,
            self.go_up,
        )

    def choose_tunnel(self, g: Game) -> None:
        """12.2.4 Ask for the tunnel to remove first, if all are on the map; a place to dig must
        remain."""
        me = duchy(g, self.seat)
        if me.all_dug(g):
            g.settle(self.seat, _COLLAPSE, [Collapse(place) for place in self._first(g, me)])

    def _first(self, g: Game, me: DuchyPieces) -> list[int]:
        places = dig_sites(g, me, self.suits)
        fresh = [place for place in places if g.count(me.tunnel, place) == 0]
        return [place for place in removable(g, me) if fresh or place in places]

    def collapse(self, g: Game) -> None:
        """12.2.4 Remove the tunnel; no player scores for it."""
        answer = g.answer
        if isinstance(answer, Collapse):
            tunnel = duchy(g, self.seat).tunnel
            remove(g, removal(g, self.seat, tunnel, answer.place))

    def choose_clearing(self, g: Game) -> None:
        """12.5.1.V Ask for a matching clearing without a tunnel; the Duchy need not rule it."""
        places = dig_sites(g, duchy(g, self.seat), self.suits)
        g.settle(self.seat, _PLACE, [DigIn(place) for place in places])

    def dig(self, g: Game) -> None:
        """12.5.1.V Place the tunnel, which joins the clearing to the Burrow."""
        self.place = g.chose(DigIn).place
        put(g, duchy(g, self.seat).tunnel, self.place, 1)

    def choose_warriors(self, g: Game) -> None:
        """12.5.1.V Ask how many warriors go up: at least one, at most four."""
        me = duchy(g, self.seat)
        most = min(me.dig_most, g.warriors_at(self.seat, BURROW))
        numbers = range(me.dig_least, most + 1)
        g.settle(self.seat, _WARRIORS, [Take(n) for n in numbers])

    def go_up(self, g: Game) -> None:
        """12.5.1.V, 4.2 Move the warriors; effects of arriving resolve."""
        move_warriors(g, self.seat, BURROW, self.place, g.chose(Take).count)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.1.V Return why a tunnel, a clearing or a number is not offered."""
        me = duchy(g, self.seat)
        if isinstance(action, Collapse):
            return _why_not_collapsed(g, me, action.place)
        if isinstance(action, DigIn):
            return why_no_dig(g, me, action.place, self.suits)
        if isinstance(action, Take):
            return ("12.5.1.V", because("why-dig_takes", {"most": me.dig_most}))
        return None


def _why_not_collapsed(g: Game, me: DuchyPieces, place: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if g.count(me.tunnel, place) == 0:
        return ("12.2.4", because("why-no_tunnel_there", {"place": name}))
    return ("12.5.1.V", because("why-collapse_leads_nowhere", {"place": name}))


def why_no_dig(g: Game, me: DuchyPieces, place: int, suits: int) -> Reason:
    """12.5.1.V Return why the card spent cannot dig in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("12.5.1.V", because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return ("12.5.1.V", because("why-shown_not_match", {"place": name}))
    if g.count(me.tunnel, place) > 0:
        return ("12.5.1.V", because("why-tunnel_there", {"place": name}))
    if not may_place(g, me.seat, place, me.tunnel):
        return why_not_place(g, me.seat, place, me.tunnel)
    return ("4.2", because("why-no_way_up", {"place": name}))


answers(_COLLAPSE, Collapse)
answers(_PLACE, DigIn)
answers(_WARRIORS, Take)
verbs(Collapse, DigIn)
frames(Dig)
