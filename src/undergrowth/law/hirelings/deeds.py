"""H.2 Procedures shared by hireling cards: placing pieces, moving, battling in several clearings.

H.3.4, H.3.5 A hireling moves and battles with its own pieces, and places them for itself; its
controller chooses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import has_battlefield, may_battle_at, record_battle_reveal
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import origins
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.rule import may_place_kind, why_kept_out
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class PostIn(AtPlace):
    """`post in 5`: choose the place for pieces of a hireling."""

    verb: ClassVar[str] = "post in"


_POST: Final = Prompt("hirelings.post", "H.2")
_NEXT_BATTLE: Final = Prompt("hirelings.next_battle", "H.2")


@dataclass
class PostPieces(Frame):
    """G.20, 1.5.4 Place pieces together in one of some places, one or more times.

    As many are placed as can be.
    """

    seat: int
    """Seat that chooses, and places them."""
    kinds: list[int]
    counts: list[int]
    """Number of pieces of each kind."""
    places: list[int]
    times: int = 1
    apart: bool = False
    """Whether each time must be in another place."""
    optional: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        """G.20 Ask for a place where at least one of the pieces can be placed."""
        options: list[Action] = [PostIn(place) for place in self.places if self._fits(g, place)]
        if options and self.times > 0:
            if self.optional:
                options.append(PASS)
            g.settle(self.seat, _POST, options)

    def place(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, PostIn):
            for i, kind in enumerate(self.kinds):
                put(g, kind, answer.place, self.counts[i], self.seat)
            if self.apart:
                self.places.remove(answer.place)
            self.times -= 1
            g.back_to("choose")

    def _fits(self, g: Game, place: int) -> bool:
        return any(may_place_kind(g, kind, place, self.seat) for kind in self.kinds)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.20 Return why a place is not offered."""
        if isinstance(action, PostIn):
            there = action.place in self.places
            kept = why_not_posted(g, self.seat, self.kinds, action.place) if there else None
            return kept or ("H.2", because("why-hireling_not_placed_there"))
        return None


def why_not_posted(g: Game, seat: int, kinds: list[int], place: int) -> Reason | None:
    """1.1.2 Return the rule that keeps a hireling's pieces from being placed here, or None."""
    for kind in kinds:
        kept = why_kept_out(g, g.box.kinds[kind].owner, place, kind, seat)
        if kept is not None:
            return kept
    return None


@dataclass
class BattleAtEach(Frame):
    """4.3, H.3.4 Battle with a hireling once in each of some clearings.

    Its controller chooses the order.
    """

    seat: int
    owner: int
    waiting: list[int] = field(default_factory=list)
    """Clearings in which it has not battled yet."""
    optional: bool = False
    """Whether its controller may skip the remaining clearings."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.battle)

    def choose(self, g: Game) -> None:
        """4.3 Ask for the next clearing with an enemy to battle."""
        for place in self.waiting:
            record_battle_reveal(g, self.owner, place)
        options: list[Action] = [
            BattleIn(place) for place in self.waiting if may_battle_at(g, self.owner, place)
        ]
        if options and self.optional:
            options.append(PASS)
        if options:
            g.settle(self.seat, _NEXT_BATTLE, options)

    def battle(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, BattleIn):
            self.waiting.remove(answer.place)
            g.push(InitiateBattle(self.seat, place=answer.place, owner=self.owner))
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3 Return why a clearing is not offered."""
        if isinstance(action, BattleIn):
            return ("H.2", because("why-hireling_no_battle_there"))
        return None


@dataclass
class MoveAndBattle(Frame):
    """4.2, 4.3, H.3.4 A hireling may move, then battle; its controller chooses where."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.battle)

    def move(self, g: Game) -> None:
        """4.2 Begin a move with its own pieces."""
        if origins(g, self.owner):
            g.push(Move(self.seat, optional=True, owner=self.owner))

    def battle(self, g: Game) -> None:
        begin_battle(g, self.seat, self.owner)


def begin_battle(g: Game, seat: int, owner: int) -> None:
    """4.3, H.3.4 Begin a battle of a hireling in any clearing where it can; it may be passed."""
    record_battle_reveal(g, owner)
    if has_battlefield(g, owner):
        g.push(InitiateBattle(seat, optional=True, owner=owner))


def may_move_or_battle(g: Game, owner: int) -> bool:
    """4.2, 4.3 Whether a hireling can move or battle."""
    return bool(origins(g, owner)) or has_battlefield(g, owner)


def battle_with(
    g: Game, seat: int, one: Hireling, place: int, optional: bool = True
) -> list[Frame]:
    """4.3, H.3.4 Return a battle of a hireling in one clearing, or [] if it cannot."""
    record_battle_reveal(g, one.index, place)
    if not may_battle_at(g, one.index, place):
        return []
    return [InitiateBattle(seat, optional=optional, place=place, owner=one.index)]


def enemy_pieces_for(g: Game, seat: int, one: Hireling, place: int) -> Removed:
    """G.9, H.3.6 Return a removal by a hireling of all enemy pieces in a clearing.

    Enemy pieces are those of its controller's enemies.
    """
    r = Removed(one.index, False, [], [], [], [])
    for kind in range(len(g.box.kinds)):
        n = g.count(kind, place)
        if n > 0 and is_enemy_piece(g, seat, kind) and may_remove(g, kind, place, one.index):
            r.kinds.append(kind)
            r.places.append(place)
            r.counts.append(n)
            r.removers.append(one.index)
    return r


answers(_POST, PostIn)
answers(_NEXT_BATTLE, BattleIn)
verbs(PostIn)
frames(PostPieces, BattleAtEach, MoveAndBattle)
