"""4.3.6 Dealing hits: each finds its piece, what becomes of it is settled, all are carried out.

The moment between has a name, `AT_HITS`: there a source may let a hit be ignored, move the piece
it is dealt to, or take it onto a board.  What needs no choice is a `hit_fate`; what does is offered
there as a battle effect, and carried out with `meet`.  Only hits that are taken remove.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.frames import frames
from undergrowth.law.battle.battlefield import chooser
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import TakeHits, ignore_some
from undergrowth.law.battle.windows import open_effects
from undergrowth.law.moving.arriving import set_off_by
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.takes import ordinary
from undergrowth.law.moving.ways import may_move_so, movable
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
    IGNORED,
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
    along: list[int] = field(default_factory=list)
    """What goes along with pieces that are moved away: the number of their move, and a kind."""
    asked: int = 0
    """For how many of those moves it has been asked."""

    def copy(self) -> Frame:
        return DealHits(self.on_attacker, self.on_defender, self.along[:], self.asked)

    def script(self) -> tuple[Step, ...]:
        return (
            self.ignore,  # 4.3.5.III
            self.at_hits,  # 4.3.6
            self.settle_moves,  # 17.6.1.I, 18.2.6
            self.choose_escorts,  # 1.5.5, 15.2.4
            self.bring_escorts,
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

    def settle_moves(self, g: Game) -> None:
        """17.6.1.I, 18.2.6 What cannot be moved where its hit sends it stays, or is removed."""
        f = g.innermost(Fighting).what()
        sent: list[int] = []
        for hit in f.hits:
            if hit.fate.how == MOVE_AWAY:
                if _may_be_moved(g, f, hit, sent):
                    sent.append(hit.kind)
                else:
                    hit.fate = TAKEN if hit.fate.otherwise == TAKE else IGNORED

    def choose_escorts(self, g: Game) -> None:
        """1.5.5, 15.2.4 Whoever forces a move chooses what goes along, as its owner could."""
        f = g.innermost(Fighting).what()
        leaving = departures(g, f)
        while self.asked < len(leaving):
            m = leaving[self.asked]
            self.asked += 1
            n, also = _in_person(g, m)
            if may_bring(g, m.owner, m.origin, m.destination, n, also):
                forcing = chooser(g, f, f.other(side_of(f, m.kinds[0])))
                g.push(ChooseEscorts(forcing, m.owner, m.origin, m.destination, n, also))
                return

    def bring_escorts(self, g: Game) -> None:
        """15.2.4 They go when all do."""
        for kind in g.told:
            self.along += [self.asked - 1, kind]
        if self.asked < len(departures(g, g.innermost(Fighting).what())):
            g.back_to("choose_escorts")

    def carry_out(self, g: Game) -> None:
        """4.3.6, 1.5.4 Pieces of both sides leave together; what that sets off comes after."""
        f = g.innermost(Fighting).what()
        hits = f.hits
        leaving = departures(g, f)
        for at in range(0, len(self.along), 2):
            _add(g, leaving[self.along[at]], self.along[at + 1])
        f.hits = []
        if hits:
            carry_out(g, f, hits, leaving)


def meet(g: Game, f: Fight, kind: int, fate: Fate) -> None:
    """4.3.6 Of the hits on pieces of a kind that would be taken, the first meets another fate."""
    for hit in f.hits:
        if hit.kind == kind and hit.fate.how == TAKE:
            hit.fate = fate
            return
    raise AssertionError("no piece of that kind is about to be removed")


def may_send_away(g: Game, f: Fight, kind: int) -> bool:
    """4.2, 4.3.6 Whether one more of a kind can be moved out of the clearing of battle: not those
    that a rule holds there, nor those that hits have sent away already."""
    sent = [hit.kind for hit in f.hits if hit.fate.how == MOVE_AWAY]
    return movable(g, kind, f.place) > sent.count(kind)


def side_of(f: Fight, kind: int) -> int:
    """4.3.6 The side whose hits have fallen on pieces of a kind."""
    for hit in f.hits:
        if hit.kind == kind:
            return hit.owner
    raise AssertionError("no hit has fallen on a piece of that kind")


def departures(g: Game, f: Fight) -> list[Moved]:
    """17.6.1.I The moves that hits make: pieces of one owner that go one way make one move."""
    found: list[Moved] = []
    for hit in f.hits:
        if hit.fate.how == MOVE_AWAY:
            _add(g, _move_to(found, g.box.kinds[hit.kind].owner, f.place, hit.fate.to), hit.kind)
    return found


def _move_to(moves: list[Moved], owner: int, origin: int, to: int) -> Moved:
    """The move of an owner's pieces to a place among these, a new one if need be."""
    for m in moves:
        if m.owner == owner and m.destination == to:
            return m
    moves.append(Moved(owner, origin, to, 0))
    return moves[-1]


def _add(g: Game, m: Moved, kind: int) -> None:
    """One piece more takes part in a move."""
    m.warriors += 1 if g.box.kinds[kind].sort == WARRIOR else 0
    if kind in m.kinds:
        m.counts[m.kinds.index(kind)] += 1
    else:
        m.kinds.append(kind)
        m.counts.append(1)


def _in_person(g: Game, m: Moved) -> tuple[int, list[int]]:
    """4.2 How many ordinary warriors move, and which of those with a name."""
    plain = 0
    named: list[int] = []
    for i, kind in enumerate(m.kinds):
        if kind == ordinary(g, m.owner):
            plain = m.counts[i]
        elif g.box.kinds[kind].sort == WARRIOR:
            named += [kind] * m.counts[i]
    return plain, named


def carry_out(g: Game, f: Fight, hits: list[Hit], moves: list[Moved]) -> None:
    """4.3.6 Move, capture and remove the pieces that hits have been dealt to, all at once.

    `moves` are those of the pieces that are moved away (`departures`), and of what goes along.
    """
    captures: list[Captured] = []
    for m in moves:
        for i, kind in enumerate(m.kinds):
            carry(g, kind, m.origin, m.destination, m.counts[i])
    for hit in hits:
        if hit.fate.how == CAPTURE:
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


def _may_be_moved(g: Game, f: Fight, hit: Hit, sent: list[int]) -> bool:
    """4.2 Whether a piece can be moved where its hit sends it, after pieces of these kinds."""
    owner = g.box.kinds[hit.kind].owner
    if movable(g, hit.kind, f.place) <= sent.count(hit.kind):
        return False
    by = f.other(hit.owner)
    return may_move_so(g, Intent(MOVE, owner, hit.fate.to, hit.kind, f.place, by))


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
