"""13.4.2, 13.5.2, 13.5.4, 13.7 Plots: placing, swapping and flipping them, and their effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.interactions import RemoveEnemies
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces, corvids
from undergrowth.law.cards.giving import TakeAtRandom
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put, swap
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.rule import may_flip, placeable, why_not_place
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers
from undergrowth.twins.plots import NO_PLOT


class Lay(OfPiece):
    """`lay bomb`: the type of the plot to place face down."""

    verb: ClassVar[str] = "lay"


class TrickWith(AtPlace):
    """`trick with 5`: the other of two plots to swap."""

    verb: ClassVar[str] = "trick with"
    law: ClassVar[str] = "13.5.4"


_TYPE: Final = Prompt("corvids.type", "13.5.2")
_TRICK: Final = Prompt("corvids.trick", "13.5.4")
_RAID: Final = Prompt("corvids.raid", "1.5.4")
_TRIGGER: Final = TRIGGERS.add("raid")


# ---- placing


def plot_types(g: Game, me: CorvidPieces) -> list[Action]:
    """13.2.2 Return the types of plot that are in the supply."""
    return [Lay(g.box.kinds[kind].piece) for kind in me.plots.face_up if g.supply[kind] > 0]


def plot_sites(g: Game, me: CorvidPieces) -> list[int]:
    """13.5.2 Return the clearings in which a plot can be paid for and placed."""
    if me.left(g) == 0:
        return []
    cost = me.cost(g)
    paid = [
        place
        for place in g.stands_in(me.seat)
        if g.warriors_at(me.seat, place) >= cost
        and not me.plots.is_at(g, place)
        and may_remove(g, me.warrior, place, me.seat)
    ]
    return placeable(g, me.plots.any_left(g), paid)


def why_not_plot(g: Game, me: CorvidPieces, place: int) -> Reason:
    """13.5.2 Return why no plot can be placed in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("13.5.2", because("why-not_clearing", {"place": name}))
    if me.left(g) == 0:
        return ("1.5.1", because("why-no_plot_left"))
    if me.plots.is_at(g, place):
        return ("13.2.2", because("why-plot_there", {"place": name}))
    cost, there = me.cost(g), g.warriors_at(me.seat, place)
    if there < cost:
        return (
            "13.5.2",
            because("why-warriors_for_plot", {"cost": cost, "count": there, "place": name}),
        )
    return why_not_place(g, me.seat, place, me.plots.face_down[0])


@dataclass
class PlacePlot(Frame):
    """13.5.2 Replace warriors with a plot.  Only begun where that is possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.choose_type, self.place_plot)

    def pay(self, g: Game) -> None:
        """13.5.2 Remove a warrior, and one more for each plot placed this turn."""
        me = corvids(g, self.seat)
        remove(g, removal(g, self.seat, me.warrior, self.place, me.cost(g)))

    def choose_type(self, g: Game) -> None:
        """13.5.2 Ask for the type, even if only one is left: not asking would reveal it."""
        g.ask(self.seat, _TYPE, plot_types(g, corvids(g, self.seat)))

    def place_plot(self, g: Game) -> None:
        """13.2.2.I Place the plot face down: only the Corvids know its type."""
        me = corvids(g, self.seat)
        put(g, g.box.other_side[g.box.kind_at[self.seat][g.chose(Lay).piece]], self.place, 1)
        me.board(g).plotted += 1

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.2.2 Return why a type is not offered."""
        if isinstance(action, Lay):
            kind = g.box.kind_at[self.seat][action.piece]
            known = kind in corvids(g, self.seat).plots.face_up
            why = "why-no_plot_of_type" if known else "why-no_type_of_plot"
            return ("13.2.2", because(why))
        return None


# ---- swapping


def swappable(g: Game, me: CorvidPieces) -> list[int]:
    """13.5.4 Return the clearings of plots that can be swapped with another one."""
    alike = [_on_side(g, me, True), _on_side(g, me, False)]
    found = [place for places in alike if len(places) > 1 for place in places]
    return [place for place in g.stands_in(me.seat) if place in found]


def tricks(g: Game, me: CorvidPieces, place: int) -> list[int]:
    """13.5.4 Return the places of plots that can be swapped with the one in a clearing."""
    for hidden in (True, False):
        alike = _on_side(g, me, hidden)
        if place in alike:
            return [other for other in alike if other != place]
    return []


def _on_side(g: Game, me: CorvidPieces, hidden: bool) -> list[int]:
    """13.5.4 Return the clearings of the plots on one side: face down or face up."""
    return [
        place
        for place in g.stands_in(me.seat)
        if me.plots.is_at(g, place) and (me.plots.hidden_at(g, place) != NO_PLOT) == hidden
    ]


def why_no_trick(g: Game, me: CorvidPieces, place: int) -> Reason:
    """13.5.4 Return why a plot cannot be swapped with another one."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings or not me.plots.is_at(g, place):
        return ("13.5.4", because("why-no_plot_there", {"place": name}))
    return ("13.5.4", because("why-same_side"))


@dataclass
class SwapPlots(Frame):
    """13.5.4 Swap two plots on the same side.  Only begun where there are two."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_other, self.exchange)

    def choose_other(self, g: Game) -> None:
        """13.5.4 Ask for the other plot; both are face up or both face down."""
        found = tricks(g, corvids(g, self.seat), self.place)
        g.settle(self.seat, _TRICK, [TrickWith(place) for place in found])

    def exchange(self, g: Game) -> None:
        """G.33 Swap the plots; rules against moving or placing do not stop a swap."""
        me = corvids(g, self.seat)
        other = g.chose(TrickWith).place
        swap(g, plot_at(g, me, self.place), self.place, plot_at(g, me, other), other)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.5.4 Return why a plot is not offered."""
        if isinstance(action, TrickWith):
            if action.place == self.place:
                return ("13.5.4", because("why-two_plots"))
            return why_no_trick(g, corvids(g, self.seat), action.place)
        return None


def plot_at(g: Game, me: CorvidPieces, place: int) -> int:
    """13.2.2.II Return the kind of the plot in a clearing, on either side, or NO_PLOT."""
    hidden = me.plots.hidden_at(g, place)
    return hidden if hidden != NO_PLOT else me.plots.shown_at(g, place)


# ---- flipping


def is_guarded(g: Game, me: CorvidPieces, place: int) -> bool:
    """13.4.2 Whether a face-down plot and Corvid warriors are in a clearing; a rule may still hold
    it."""
    return g.warriors_at(me.seat, place) > 0 and me.plots.hidden_at(g, place) != NO_PLOT


def may_flip_at(g: Game, me: CorvidPieces, place: int) -> bool:
    """13.4.2 Whether a plot can be flipped in a clearing."""
    return is_guarded(g, me, place) and may_flip(g, me.plots.hidden_at(g, place), place, me.seat)


@dataclass
class Unveil(Frame):
    """13.4.2 Flip a plot, score, and resolve its effect.  Only begun where that is possible."""

    seat: int
    place: int
    kind: int = NO_PLOT
    """The plot that has been flipped, face up."""

    def script(self) -> tuple[Step, ...]:
        return (self.turn_over, self.resolve, self.clear_away)

    def turn_over(self, g: Game) -> None:
        """13.4.2 Flip the plot and score a point for each face-up plot, this one included."""
        self.kind = corvids(g, self.seat).plots.turn_over(g, self.place, "13.4.2")

    def resolve(self, g: Game) -> None:
        """13.7.1, 13.7.3 Resolve the effect of a bomb or an extortion."""
        me = corvids(g, self.seat)
        if self.kind == me.plots.bomb:
            g.push(Explosion(self.seat, self.place))
        elif self.kind == me.plots.extortion:
            g.push_all([TakeAtRandom(self.seat, each) for each in victims(g, me, self.place)])

    def clear_away(self, g: Game) -> None:
        """13.7.1 Remove the bomb itself, after all other pieces."""
        me = corvids(g, self.seat)
        if self.kind == me.plots.bomb and g.count(me.plots.bomb, self.place) > 0:
            remove(g, removal(g, self.seat, me.plots.bomb, self.place))


@dataclass
class Explosion(RemoveEnemies):
    """13.7.1, R.11.8.1 A bomb removes all enemy pieces, of automated opponents two each."""

    def law(self) -> str:
        return "13.7.1"


def victims(g: Game, me: CorvidPieces, place: int) -> list[int]:
    """13.7.3 Return the enemy players with faction pieces in a clearing, clockwise from the
    Corvids."""
    found: list[int] = []
    for i in range(1, g.seats):
        seat = (me.seat + i) % g.seats
        if g.has_pieces(seat, place) and is_enemy(g, me.seat, seat):
            found.append(seat)
    return found


# ---- removal


@dataclass
class SendRaid(ClearingTrigger):
    """13.7.4 Place warriors in the clearings around a removed raid."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.raid,)

    def raid(self, g: Game) -> None:
        """13.7.4 Place one in each adjacent clearing."""
        if g.log is not None:
            g.note("raided", "13.7.4", self.seat, {"place": PLACE.text(self.place)})
        g.push(RaidWarriors(self.seat, corvids(g, self.seat).warrior, [], self.place))


@dataclass
class RaidWarriors(PlaceInEach):
    """13.7.4, 1.5.4 Place a warrior in each adjacent clearing, or as many as there are."""

    origin: int = -1

    def due(self, g: Game, place: int) -> int:
        return 1 if place in adjacent(g, self.seat, self.origin) else 0

    def question(self) -> Prompt:
        return _RAID


def lost_plots(g: Game, me: CorvidPieces, r: Removed, exposed: bool) -> list[Frame]:
    """13.2.4, 13.7.4 Return the frames for removed plots; exposed ones do not raid."""
    if exposed:
        return []
    raids = [SendRaid(me.seat, place) for place in me.plots.raided(r)]
    return [*me.plots.unmasked(r), *raids]


answers(_TYPE, Lay)
answers(_TRICK, TrickWith)
verbs(Lay, TrickWith)
frames(PlacePlot, SwapPlots, Unveil, Explosion, SendRaid, RaidWarriors)
