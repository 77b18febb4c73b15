"""R.11 Announcements of the Cogwheel Corvids, said a second time."""

from __future__ import annotations

from collections.abc import Callable

from kit.opinions.foretelling import Deed, Follower, Foreteller, Said
from second.concepts import may_act
from second.law import bent
from second.moving import may_enter
from second.opponents import is_automated
from second.table import Table
from undergrowth import Game
from undergrowth.engine.frames import Decision

TYPES = ("bomb", "snare", "extortion", "raid")
ME = "cogwheel_corvids"


class CorvidsForetold(Foreteller):
    """Chapter 11, sentence by sentence."""

    me = ME
    prompts = (
        "automata.battle",
        "automata.place",
        "automata.move",
        "cogwheel.flip",
        "cogwheel.plot",
        "cogwheel.thicken",
    )

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.flips: list[int] = []
        self.flipping = ""
        self.due = 0

    def foretells(self, decision: Decision) -> bool:
        """R.3.3.2 Backup Plans come when something is removed."""
        return super().foretells(decision) and decision.law != "R.3.3.2"

    # ---- what lies where

    def up(self, place: str) -> bool:
        """Whether a plot lies face up there."""
        return any(self.t.count(self.me, plot, place) for plot in TYPES)

    def down(self, place: str) -> bool:
        """Whether a plot lies face down there."""
        return any(self.t.count(self.me, f"face_down_{plot}", place) for plot in TYPES)

    def plotless(self, place: str) -> bool:
        """Whether no plot lies there, on either side."""
        return not self.up(place) and not self.down(place)

    def mine(self, place: str) -> int:
        """Corvid warriors there."""
        return self.t.warriors(self.me, place)

    def in_order(self) -> list[str]:
        """R.2.7 The ordered clearings, from the highest priority on."""
        order = self.board["order"]
        suits = self.suits_of(order) if order >= 0 else set()
        return self.ordered([c for c in self.t.clearings if self.t.suits(c) & suits])

    # ---- R.11.4 Birdsong

    def birdsong(self) -> Said:
        """R.11.4.3 Recruit; R.11.4.4 flip."""
        yield from self.recruit()
        self.flips = []
        while hidden := self.ordered([c for c in self.t.clearings if self.may_flip(c)]):
            self.flipping = hidden[0]
            up = [self.t.count(self.me, plot, c) for plot in TYPES for c in self.t.clearings]
            self.flips.append(1 + sum(up))
            yield {f"unmask {hidden[0]}"}
        self.flipping = ""
        self.scored("R.11.4.4", self.flips)

    def may_flip(self, place: str) -> bool:
        """R.2.3, 1.1.2 Whether a plot lies face down there that nothing keeps from flipping."""
        return bool(self.down(place)) and may_act(self.t, "flip", self.me, place)

    def recruit(self) -> Said:
        """R.11.4.3 In two ordered clearings: without a plot first, then most warriors."""
        done: list[str] = []
        while len(done) < 2:
            if not [c for c in self.in_order() if c not in done and self.may_place(c)]:
                return
            if not (yield from self.restock()):
                return
            sites = [c for c in self.in_order() if c not in done and self.may_place(c)]
            done.append(self.best(sites, lambda c: int(self.plotless(c)), self.mine))
            left = self.level("recruit_per_clearing")
            while left:
                if not (yield from self.restock()):
                    return
                n = min(left, self.t.supply(self.me, "warrior"))
                yield {f"set down {n} warrior {done[-1]}"}
                left -= n

    def restock(self) -> Deed:
        """R.11.4.3.II The plot thickens until there is a warrior to place, or nothing to thicken:
        what it removes may not come back to the supply."""
        while not self.t.supply(self.me, "warrior"):
            if not (yield from self.thicken()):
                return False
        return True

    # ---- R.11.5 Daylight

    def daylight(self) -> Said:
        """R.11.5.1 to R.11.5.4 Battle, move, plot, and plot again."""
        for c in self.in_order():
            if self.mine(c) >= 2 and self.foes_in(c):
                yield {f"attack in {c} {self.defender(c)}"}
        for c in self.in_order():
            if self.up(c) and self.mine(c) > 2 and self.ways(c):
                yield {f"send from {c} {self.perch(c)} {self.mine(c) - 2}"}
        for _ in range(2 if "mastermind" in self.chosen else 1):
            yield from self.plot(self.in_order(), 1)
        yield from self.thicken()
        self.due = sum(self.t.count(self.me, "extortion", c) for c in self.t.clearings)

    def defender(self, place: str) -> str:
        """R.11.5.1.I The most buildings and tokens there, then the most points."""

        def stakes(player: str) -> int:
            return sum(self.t.of_sort(player, sort, place) for sort in ("building", "token"))

        return self.foremost(self.foes_in(place), stakes, self.points)

    def ways(self, origin: str) -> set[str]:
        """R.11.2.1, 12.2.2 Clearings that a path or the Ferry leads to; not the Burrow."""
        ways = [to for bend in bent("ways") for to in bend(self.t, self.me, origin)]
        near = (self.near(origin) | {*ways}) - {origin}
        return {c for c in near if may_enter(self.t, self.me, c)}

    def perch(self, origin: str) -> str:
        """R.11.5.2 Without a plot, with most warriors; if all have plots, the lowest."""
        near = self.ways(origin)
        bare = [c for c in near if self.plotless(c)]
        return self.best(bare, self.mine) if bare else self.lowest(list(near))

    def thicken(self) -> Deed:
        """R.11.5.4 In any clearing with three warriors or more."""
        return (yield from self.plot(self.t.clearings, 3))

    def plot(self, places: list[str], least: int) -> Deed:
        """R.11.5.3, R.11.5.4 Return where no plot is and most warriors are, if there is a plot
        left."""
        left = sum(self.t.supply(self.me, plot) for plot in TYPES)
        sites = [c for c in places if self.plotless(c) and self.mine(c) >= least]
        sites = [c for c in sites if self.may_place(c)]
        if not left or not sites:
            return False
        yield {f"hatch in {self.best(sites, self.mine)}"}
        return True

    # ---- R.11.6 Evening

    def evening(self) -> Said:
        """R.11.6.1 A point for each extortion that was face up."""
        self.scored("R.11.6.1", [self.due] if self.due else [])
        yield from ()

    # ---- R.3.3.2 Gamble

    def watch(self, g: Game) -> None:
        """R.3.3.2 The human with most pieces there guesses."""
        if g.decision is None or g.decision.prompt != "cogwheel.guess":
            return
        t = Table(g)
        there = [p for p in t.seats if not is_automated(p) and t.pieces(p, self.flipping)]
        assert t.me == self.foremost(there, lambda p: sum(t.pieces(p, self.flipping).values()))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return Follower(CorvidsForetold(g)).look
