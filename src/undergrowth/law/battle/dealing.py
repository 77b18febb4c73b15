"""4.3.6 Dealing hits: each finds its piece, what becomes of it is settled, all are carried out.

The moment between has a name, `AT_HITS`: there a source may let a hit be ignored, move the piece
it is dealt to, or take it onto a board.  What needs no choice is a `hit_fate`; what does is offered
there as a battle effect, and carried out with `meet`.  Only hits that are taken remove.
"""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import TakeHits, ignore_some
from undergrowth.law.battle.windows import open_effects
from undergrowth.law.moving.move import set_off_by
from undergrowth.law.moving.ways import may_move_so
from undergrowth.law.pieces.atoms import carry, take_onto_board
from undergrowth.law.removing.removal import remove
from undergrowth.law.windows.afterwards import open_after_moves
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import AT_HITS
from undergrowth.table.records import (
    CAPTURE,
    MOVE,
    MOVE_AWAY,
    TAKE,
    TAKEN,
    Captured,
    Fate,
    Fight,
    Hit,
    Intent,
    Moved,
    Removed,
)


@dataclass
class DealHits(Frame):
    """4.3.6 Hits on both sides of the innermost battle are dealt at once."""

    on_attacker: int
    on_defender: int

    def copy(self) -> Frame:
        return DealHits(self.on_attacker, self.on_defender)

    def script(self) -> tuple[Step, ...]:
        return (
            self.ignore,  # 4.3.5.III
            self.at_hits,  # 4.3.6
            self.carry_out,  # 4.3.6, 1.5.4
        )

    def ignore(self, g: Game) -> None:
        """4.3.5.III What is not ignored finds its piece: each side chooses for itself."""
        f = g.innermost(Fighting).what()
        on_defender = ignore_some(g, f, f.defender, self.on_defender)
        on_attacker = ignore_some(g, f, f.attacker, self.on_attacker)
        if on_attacker > 0:
            g.push(TakeHits(f.attacker, on_attacker))
        if on_defender > 0:
            g.push(TakeHits(f.defender, on_defender))

    def at_hits(self, g: Game) -> None:
        """4.3.6 What becomes of each hit is settled before any piece leaves."""
        f = g.innermost(Fighting).what()
        for hit in f.hits:
            for source in book(g).hooks.hit_fate:
                hit.fate = source.hit_fate(g, f, hit, hit.fate)
        if f.hits:
            open_effects(g, f, AT_HITS)

    def carry_out(self, g: Game) -> None:
        """4.3.6, 1.5.4 Pieces of both sides leave together; what that sets off comes after."""
        f = g.innermost(Fighting).what()
        hits = f.hits
        f.hits = []
        if hits:
            carry_out(g, f, hits)


def meet(g: Game, f: Fight, kind: int, fate: Fate) -> None:
    """4.3.6 Of the hits on pieces of a kind that would be taken, the first meets another fate."""
    for hit in f.hits:
        if hit.kind == kind and hit.fate.how == TAKE:
            hit.fate = fate
            return
    raise AssertionError("no piece of that kind is about to be removed")


def carry_out(g: Game, f: Fight, hits: list[Hit]) -> None:
    """4.3.6 Move, capture and remove the pieces that hits have been dealt to, all at once."""
    moves: list[Moved] = []
    captures: list[Captured] = []
    for hit in hits:
        if hit.fate.how == MOVE_AWAY and not _may_be_moved(g, f, hit):
            hit.fate = TAKEN
        if hit.fate.how == MOVE_AWAY:
            _move_away(g, f, hit, moves)
        elif hit.fate.how == CAPTURE:
            _capture(g, f, hit, captures)
    r = Removed(f.attacker, True, [], [], [], [])
    _list_losses(g, r, f, hits, f.defender)
    _list_losses(g, r, f, hits, f.attacker)
    waiting = set_off_by(g, moves) if moves else []
    for captured in captures:
        for source in book(g).hooks.on_captured:
            waiting += source.on_captured(g, captured)
    if moves:
        open_after_moves(g, moves)
    remove(g, r, waiting)


def _may_be_moved(g: Game, f: Fight, hit: Hit) -> bool:
    """18.2.6 Whether a piece can be moved where its hit sends it; else it is removed as normal."""
    owner = g.box.kinds[hit.kind].owner
    by = f.other(hit.owner)
    return may_move_so(g, Intent(MOVE, owner, hit.fate.to, hit.kind, f.place, by))


def _move_away(g: Game, f: Fight, hit: Hit, moves: list[Moved]) -> None:
    """17.6.1 Move a piece without asking for rule; those that go one way make one move."""
    k = g.box.kinds[hit.kind]
    carry(g, hit.kind, f.place, hit.fate.to, 1)
    warriors = 1 if k.sort == WARRIOR else 0
    for m in moves:
        if m.owner == k.owner and m.destination == hit.fate.to:
            m.warriors += warriors
            if hit.kind in m.kinds:
                m.counts[m.kinds.index(hit.kind)] += 1
            else:
                m.kinds.append(hit.kind)
                m.counts.append(1)
            return
    moves.append(Moved(k.owner, f.place, hit.fate.to, warriors, False, [hit.kind], [1]))


def _capture(g: Game, f: Fight, hit: Hit, captures: list[Captured]) -> None:
    """4.3.6 Take a piece onto a board, by the hand of the law."""
    take_onto_board(g, hit.kind, f.place, 1, hit.fate.to)
    for c in captures:
        if c.kind == hit.kind and c.onto == hit.fate.to:
            c.count += 1
            return
    captures.append(Captured(hit.kind, f.place, 1, hit.fate.to))


def _list_losses(g: Game, r: Removed, f: Fight, hits: list[Hit], owner: int) -> None:
    """4.3.6 Add what a side loses to a removal, one entry per kind."""
    lost = [hit.kind for hit in hits if hit.owner == owner and hit.fate.how == TAKE]
    seen: list[int] = []
    for kind in lost:
        if kind not in seen:
            seen.append(kind)
            r.kinds.append(kind)
            r.places.append(f.place)
            r.counts.append(lost.count(kind))
            remover = f.other(owner)
            for source in book(g).hooks.remover_of:
                remover = source.remover_of(g, f, kind, remover)
            r.removers.append(remover)


frames(DealHits)
