"""Highway Bandits: enemies that move along their paths lose a piece."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.highway_bandits.tolls import Reinforce, RoadToll
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.using import Employed, employed
from undergrowth.law.moving.paths import leads_elsewhere, linked_to, open_paths, paths_taken
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.possible import at_most_one
from undergrowth.law.removing.removal import remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.records import Moved, Removed
from undergrowth.table.refusals import answers


class Lurk(AtPlace):
    """`lurk on p7`: the path on which a bandit is placed."""

    verb: ClassVar[str] = "lurk on"


class Leave(AtPlace):
    """`leave p3`: the path from which a bandit is taken for it."""

    verb: ClassVar[str] = "leave"


_LURK: Final = Prompt("highway_bandits.lurk", "H.2.4")
_LEAVE: Final = Prompt("highway_bandits.leave", "H.2.4")


class HighwayBandits(Employed):
    """The Highway Bandits, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.first_paths: Final = page.number("first_paths")
        self.damaged: Final = page.number("damaged")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places one on each of two paths."""
        return [PostPieces(seat, [self.warrior], [1], open_paths(g), self.first_paths, apart=True)]

    def check_position(self, g: Game) -> None:
        """H.2.4 Raise `BadPosition` for two of them on a path."""
        super().check_position(g)
        at_most_one(g, self.warrior, "H.2.4")

    # ---- moves along their paths

    def on_moved_together(self, g: Game, moves: list[Moved]) -> list[Frame]:
        """H.2.2 Return the frames for each path with a bandit that pieces moved along, once
        each."""
        found: list[Frame] = []
        seen: list[int] = []
        for m in moves:
            if m.by_effect or not g.has_place(m.origin):
                continue
            for path in paths_taken(g, m.origin, m.destination):
                if g.count(self.warrior, path) > 0 and path not in seen:
                    found += self._held_up(g, m, path, seen)
        return found

    def _held_up(self, g: Game, m: Moved, path: int, seen: list[int]) -> list[Frame]:
        """H.2.2 Return the toll of an enemy, or the warrior the controller may place."""
        if is_enemy(g, self.index, m.owner):
            if leads_elsewhere(g, m.owner, m.origin, m.destination):
                return []
            seen.append(path)
            return [RoadToll(m.owner, m.destination, m.kinds[:], path, self.damaged)]
        if m.owner == self.decider(g):
            seen.append(path)
            return [Reinforce(m.owner, m.destination, path)]
        return []

    # ---- in Daylight

    def hideouts(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the paths without a bandit that lead to the controller's faction pieces."""
        return [
            path
            for path in open_paths(g)
            if g.count(self.warrior, path) == 0
            and any(g.has_pieces(seat, place) for place in linked_to(g, path))
            and may_place(g, self.index, path, self.warrior, seat)
        ]

    def beset(self, g: Game) -> list[int]:
        """H.2.4 Return the paths with a bandit."""
        return [path for path in open_paths(g) if g.count(self.warrior, path) > 0]

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.hideouts(g, seat) and (g.supply[self.warrior] > 0 or self.beset(g)):
            return None
        return (self.acts_by(), because("why-no_path_for_bandit"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(LieInWait(seat, self.index))


@dataclass
class LieInWait(Frame):
    """H.2.4 Place a bandit on a path; with none in the supply, take one from another path."""

    seat: int
    owner: int
    path: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.choose_other, self.leave, self.place)

    def choose(self, g: Game) -> None:
        """H.2.4 Ask for a path that leads to faction pieces of the controller."""
        options: list[Action] = [
            Lurk(path) for path in bandits(g, self.owner).hideouts(g, self.seat)
        ]
        g.settle(self.seat, _LURK, options)

    def choose_other(self, g: Game) -> None:
        """H.2.4 With an empty supply, ask for the bandit to take."""
        me = bandits(g, self.owner)
        self.path = g.chose(Lurk).place
        if g.supply[me.warrior] == 0:
            g.settle(self.seat, _LEAVE, [Leave(path) for path in me.beset(g)])

    def leave(self, g: Game) -> None:
        """G.24 Put that bandit back into the supply."""
        answer = g.answer
        if isinstance(answer, Leave):
            kind = bandits(g, self.owner).warrior
            remove(g, Removed(self.owner, False, [kind], [answer.place], [1], [NOBODY]))

    def place(self, g: Game) -> None:
        put(g, bandits(g, self.owner).warrior, self.path, 1, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a path is not offered."""
        if isinstance(action, Lurk):
            return ("H.2.4", because("why-no_path_for_bandit"))
        if isinstance(action, Leave):
            return ("H.2.4", because("why-no_bandit_there"))
        return None


def bandits(g: Game, owner: int) -> HighwayBandits:
    """Return the Highway Bandits, by their number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, HighwayBandits)
    return found


answers(_LURK, Lurk)
answers(_LEAVE, Leave)
verbs(Lurk, Leave)
frames(LieInWait)
