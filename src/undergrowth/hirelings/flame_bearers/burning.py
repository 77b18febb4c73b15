"""The Flame Bearers' fires: each removes an enemy piece, warriors of each owner first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.using import AT_BIRDSONG
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.answers import PieceOf
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as, taken_for
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Removed

_BURN: Final = Prompt("flame_bearers.burn", "H.2.3")


class BurnDown(PieceOf):
    """`burn marquise_de_cat sawmill`: the enemy piece to remove."""

    verb: ClassVar[str] = "burn"
    picture: ClassVar[str] = "strike"


def burnable_next(g: Game, seat: int, owner: int, place: int, marked: list[int]) -> list[int]:
    """H.2.3 Return the enemy pieces that can be removed next from a clearing, one entry each.

    Of each owner only warriors, while it has any there; `marked` are the kinds already chosen.
    """
    found = burnable(g, seat, owner, place, marked)
    guarded = [g.box.kinds[kind].owner for kind in found if g.box.kinds[kind].sort == WARRIOR]
    return [
        kind
        for kind in found
        if g.box.kinds[kind].sort == WARRIOR or g.box.kinds[kind].owner not in guarded
    ]


def burnable(g: Game, seat: int, owner: int, place: int, marked: list[int]) -> list[int]:
    """H.2.3 Return the enemy pieces that can be removed from a clearing, in any order."""
    found: list[int] = []
    for kind in range(len(g.box.kinds)):
        left = g.count(kind, place) - marked.count(kind)
        if left > 0 and is_enemy_piece(g, seat, kind) and may_remove(g, kind, place, owner):
            found += [kind] * left
    return found


@dataclass
class Burn(Frame):
    """H.2.3 Choose an enemy piece for each Bearer in its clearing; 1.5.4 remove all at once."""

    seat: int
    """The seat that chooses."""
    owner: int
    waiting: list[int]
    """Clearings left."""
    place: int = NOWHERE
    left: int = 0
    """Bearers in this clearing that have not burnt a piece."""
    chosen: int = -1
    """The owner of the piece chosen last."""
    marked: list[int] = field(default_factory=list)
    """The kinds of the pieces chosen in this clearing."""
    kinds: list[int] = field(default_factory=list)
    """Kinds of those chosen in all clearings; `places` and `counts` are parallel to it."""
    places: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def pieces(self) -> list[tuple[int, int]]:
        gone = [(kind, self.places[i]) for i, kind in enumerate(self.kinds)]
        return gone + [(kind, self.place) for kind in self.marked]

    def redealt(self, n: int, kind: int) -> None:
        if n < len(self.kinds):
            self.kinds[n] = kind
        else:
            self.marked[n - len(self.kinds)] = kind

    def script(self) -> tuple[Step, ...]:
        return (self.go_on, self.choose, self.which, self.mark, self.burn)

    def go_on(self, g: Game) -> None:
        """H.2.3 Go to the next clearing; where all enemy pieces burn, mark them without asking."""
        found = self._all(g) if self.left > 0 else []
        if found and len(found) <= self.left:
            self.marked += found
            self.left -= len(found)
            g.back_to("go_on")
        elif not found:
            self._finish_clearing()
            if self.waiting:
                self.place = self.waiting.pop(0)
                self.left = g.warriors_at(self.owner, self.place)
                g.back_to("go_on")

    def choose(self, g: Game) -> None:
        """H.2.3 Ask for the owner and the kind of piece."""
        options: list[Action] = []
        for kind in self._burnable_next(g) if self.left > 0 else []:
            number = g.box.owner_numbers[g.box.kinds[kind].owner]
            option = BurnDown(number, seen_as(g, self.seat, kind, self.place))
            if option not in options:
                options.append(option)
        if options:
            g.settle(self.seat, _BURN, options)

    def which(self, g: Game) -> None:
        """1.2.1 Pick at random among pieces that look alike."""
        answer = g.answer
        if isinstance(answer, BurnDown):
            self.chosen = g.box.owner_of(answer.faction)
            alike = self._alike(g, answer.piece)
            if len(alike) > 1 and g.box.kind_at[self.chosen][answer.piece] < 0:
                ask_which(g, alike)
            else:
                self.marked.append(alike[0])
                self.left -= 1
                g.back_to("go_on")

    def mark(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, RandomPiece):
            self.marked.append(g.box.kind_at[self.chosen][answer.piece])
            self.left -= 1
            g.back_to("go_on")

    def burn(self, g: Game) -> None:
        """1.5.4, H.3.6 Remove the pieces; the hireling counts as removing them."""
        removers = [self.owner] * len(self.kinds)
        r = Removed(self.owner, False, self.kinds, self.places, self.counts, removers)
        self.kinds, self.places, self.counts = [], [], []
        if r.kinds:
            remove(g, r)

    def _all(self, g: Game) -> list[int]:
        return burnable(g, self.seat, self.owner, self.place, self.marked)

    def _burnable_next(self, g: Game) -> list[int]:
        return burnable_next(g, self.seat, self.owner, self.place, self.marked)

    def _alike(self, g: Game, piece: int) -> list[int]:
        """Return the kinds the answer may mean, once for each piece that is not marked."""
        found = taken_for(g, self.seat, self.chosen, piece, self.place)
        for kind in self.marked:
            if kind in found:
                found.remove(kind)
        able = self._burnable_next(g)
        return [kind for kind in found if kind in able]

    def _finish_clearing(self) -> None:
        """Keep the pieces chosen here for the final removal, and finish this clearing."""
        self.left = 0
        for kind in sorted(set(self.marked)):
            self.kinds.append(kind)
            self.places.append(self.place)
            self.counts.append(self.marked.count(kind))
        self.marked = []

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.3 Return why a piece cannot be burnt."""
        if isinstance(action, BurnDown):
            return (AT_BIRDSONG, because("why-bearers_burn_warriors_first"))
        return None


verbs(BurnDown)
frames(Burn)
