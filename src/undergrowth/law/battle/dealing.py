"""4.3.6 Dealing hits: choosing pieces, settling the fate of each hit, carrying all out at once.

The window between choosing and carrying out is `AT_HITS`: a battle effect used there may let a hit
be ignored, or move its piece away (`meet`).  Only pieces whose hits are taken are removed.
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
from undergrowth.law.pieces.atoms import carry
from undergrowth.law.removing.removal import remove
from undergrowth.law.windows.afterwards import open_after_moves
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import AT_HITS
from undergrowth.table.records import (
    IGNORED,
    MOVE,
    MOVE_AWAY,
    TAKE,
    TAKEN,
    Fate,
    Fight,
    Hit,
    Intent,
    Moved,
    Removed,
)


@dataclass
class DealHits(Frame):
    """4.3.6 Deal hits to both sides of the innermost battle at once."""

    on_attacker: int
    on_defender: int
    along: list[int] = field(default_factory=list)
    """Pieces that go along with pieces moved away: index of the move and kind, in turn."""
    asked: int = 0
    """Number of those moves for which escorts have been asked."""

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
        """4.3.5.III Take off ignored hits, and let each side choose pieces for the rest."""
        b = g.innermost(Fighting).record()
        on_defender = ignore_some(g, b, b.defender, self.on_defender)
        on_attacker = ignore_some(g, b, b.attacker, self.on_attacker)
        if on_attacker > 0:
            g.push(TakeHits(b.attacker, on_attacker))
        if on_defender > 0:
            g.push(TakeHits(b.defender, on_defender))

    def at_hits(self, g: Game) -> None:
        """4.3.6 Settle the fate of each hit before any piece leaves."""
        b = g.innermost(Fighting).record()
        if b.hits:
            open_effects(g, b, AT_HITS)

    def settle_moves(self, g: Game) -> None:
        """17.6.1.I, 18.2.6 Settle hits that send a piece where it cannot be moved.

        Each of them is ignored, or taken after all.
        """
        b = g.innermost(Fighting).record()
        sent: list[int] = []
        for hit in b.hits:
            if hit.fate.how == MOVE_AWAY:
                if _may_be_moved(g, b, hit, sent):
                    sent.append(hit.kind)
                else:
                    hit.fate = TAKEN if hit.fate.otherwise == TAKE else IGNORED

    def choose_escorts(self, g: Game) -> None:
        """1.5.5, 15.2.4 Ask the side that forces a move which pieces go along."""
        b = g.innermost(Fighting).record()
        leaving = departures(g, b)
        while self.asked < len(leaving):
            m = leaving[self.asked]
            self.asked += 1
            n, also = _in_person(g, m)
            if may_bring(g, m.owner, m.origin, m.destination, n, also):
                forcing = chooser(g, b, b.other(side_of(b, m.kinds[0])))
                g.push(ChooseEscorts(forcing, m.owner, m.origin, m.destination, n, also))
                return

    def bring_escorts(self, g: Game) -> None:
        """15.2.4 Record the pieces that go along; they move together with the others."""
        for kind in g.told:
            self.along += [self.asked - 1, kind]
        if self.asked < len(departures(g, g.innermost(Fighting).record())):
            g.back_to("choose_escorts")

    def carry_out(self, g: Game) -> None:
        """4.3.6, 1.5.4 Carry out the hits on both sides; effects they set off come after."""
        b = g.innermost(Fighting).record()
        hits = b.hits
        leaving = departures(g, b)
        for at in range(0, len(self.along), 2):
            _add(g, leaving[self.along[at]], self.along[at + 1])
        b.hits = []
        if hits:
            carry_out(g, b, hits, leaving)


def meet(g: Game, b: Fight, kind: int, fate: Fate) -> None:
    """4.3.6 Give another fate to the first hit on a piece of this kind that would be taken."""
    for hit in b.hits:
        if hit.kind == kind and hit.fate.how == TAKE:
            hit.fate = fate
            return
    raise AssertionError("no piece of that kind is about to be removed")


def may_send_away(g: Game, b: Fight, kind: int) -> bool:
    """4.2, 4.3.6 Whether one more piece of a kind can be moved out of the clearing.

    Pieces held there by a rule, or sent away by other hits, do not count.
    """
    sent = [hit.kind for hit in b.hits if hit.fate.how == MOVE_AWAY]
    return movable(g, kind, b.place) > sent.count(kind)


def side_of(b: Fight, kind: int) -> int:
    """4.3.6 Return the side whose hits fall on pieces of a kind."""
    for hit in b.hits:
        if hit.kind == kind:
            return hit.owner
    raise AssertionError("no hit has fallen on a piece of that kind")


def departures(g: Game, b: Fight) -> list[Moved]:
    """17.6.1.I Return the moves that hits make: one for each owner and destination."""
    found: list[Moved] = []
    for hit in b.hits:
        if hit.fate.how == MOVE_AWAY:
            _add(g, _move_to(found, g.box.kinds[hit.kind].owner, b.place, hit.fate.to), hit.kind)
    return found


def _move_to(moves: list[Moved], owner: int, origin: int, to: int) -> Moved:
    """Return the owner's move to a place among these, adding a new one if needed."""
    for m in moves:
        if m.owner == owner and m.destination == to:
            return m
    moves.append(Moved(owner, origin, to, 0))
    return moves[-1]


def _add(g: Game, m: Moved, kind: int) -> None:
    """Add one piece to a move."""
    m.warriors += 1 if g.box.kinds[kind].sort == WARRIOR else 0
    if kind in m.kinds:
        m.counts[m.kinds.index(kind)] += 1
    else:
        m.kinds.append(kind)
        m.counts.append(1)


def _in_person(g: Game, m: Moved) -> tuple[int, list[int]]:
    """4.2 Return the number of ordinary warriors in a move, and the kinds of named ones."""
    plain = 0
    named: list[int] = []
    for i, kind in enumerate(m.kinds):
        if kind == ordinary(g, m.owner):
            plain = m.counts[i]
        elif g.box.kinds[kind].sort == WARRIOR:
            named += [kind] * m.counts[i]
    return plain, named


def carry_out(g: Game, b: Fight, hits: list[Hit], moves: list[Moved]) -> None:
    """4.3.6 Move and remove the pieces that hits have been dealt to, all at once.

    `moves` are those of the pieces that are moved away (`departures`), and of pieces that go along.
    """
    for m in moves:
        for i, kind in enumerate(m.kinds):
            carry(g, kind, m.origin, m.destination, m.counts[i])
    r = Removed(b.attacker, True, [], [], [], [])
    _list_losses(g, r, b, hits, b.defender)
    _list_losses(g, r, b, hits, b.attacker)
    waiting = set_off_by(g, moves) if moves else []
    if moves:
        open_after_moves(g, moves)
    remove(g, r, waiting)


def _may_be_moved(g: Game, b: Fight, hit: Hit, sent: list[int]) -> bool:
    """4.2 Whether a piece can be moved where its hit sends it, after the kinds in `sent`."""
    owner = g.box.kinds[hit.kind].owner
    if movable(g, hit.kind, b.place) <= sent.count(hit.kind):
        return False
    by = b.other(hit.owner)
    return may_move_so(g, Intent(MOVE, owner, hit.fate.to, hit.kind, b.place, by))


def _list_losses(g: Game, r: Removed, b: Fight, hits: list[Hit], owner: int) -> None:
    """4.3.6 Add a side's losses to a removal, one entry per kind."""
    lost = [hit.kind for hit in hits if hit.owner == owner and hit.fate.how == TAKE]
    seen: list[int] = []
    for kind in lost:
        if kind not in seen:
            seen.append(kind)
            r.kinds.append(kind)
            r.places.append(b.place)
            r.counts.append(lost.count(kind))
            remover = b.other(owner)
            for source in book(g).hooks.remover_of:
                remover = source.remover_of(g, b, kind, remover)
            r.removers.append(remover)


frames(DealHits)
