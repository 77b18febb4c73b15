"""Furious Protector: enemies place no pieces in its clearing, and it removes warriors there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.furious_protector.pawn import Protector, Roam, protector
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.answers import PieceOf
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Intent, Removed
from undergrowth.table.refusals import answers

_STRUCK: Final = Prompt("protector.struck", "H.2.3")


class Maul(PieceOf):
    """`maul lord_of_the_hundreds warlord`: the warrior of a player to remove."""

    verb: ClassVar[str] = "maul"


class FuriousProtector(Protector):
    """The Furious Protector, the promoted side."""

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places it in any clearing."""
        return [PostPieces(seat, [self.pawn], [1], g.clearings[:])]

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """H.2.2 Forbid enemies to place pieces in its clearing; without a controller all are
        enemies."""
        return self.guards(g, i.place) and is_enemy(g, self.index, i.by)

    def cannot(self, i: Intent) -> Reason:
        return ("H.2.2", because("why-protector_lets_none_be_placed"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Rage(seat, self.index))
        g.push(Roam(seat, self.index))

    def struck(self, g: Game, seat: int) -> list[int]:
        """H.2.3 Return the kinds of a player's faction warriors in its clearing that can be
        removed."""
        place = self.place(g)
        return [
            kind
            for kind in g.box.warrior_kinds[seat]
            if g.count(kind, place) > 0 and may_remove(g, kind, place, self.index)
        ]


@dataclass
class Rage(Frame):
    """H.2.3 Remove a faction warrior of every player in its clearing, also of the controller."""

    seat: int
    owner: int
    next: int = 0
    """The player whose warrior is chosen."""
    kinds: list[int] = field(default_factory=list)
    """Kinds to remove."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.keep, self.strike)

    def choose(self, g: Game) -> None:
        """H.2.3 Ask the controller which warrior, if a player has several kinds there."""
        if self.next < g.seats:
            found = furious(g, self.owner).struck(g, self.next)
            if found:
                name = g.box.owner_numbers[self.next]
                g.settle(self.seat, _STRUCK, [Maul(name, g.box.kinds[k].piece) for k in found])

    def keep(self, g: Game) -> None:
        if self.next < g.seats:
            answer = g.answer
            if isinstance(answer, Maul):
                self.kinds = [*self.kinds, g.box.kind_at[self.next][answer.piece]]
            self.next += 1
            g.back_to("choose")

    def strike(self, g: Game) -> None:
        """1.5.4, H.3.6 Remove all at once; no player scores for it."""
        place = furious(g, self.owner).place(g)
        n = len(self.kinds)
        if n > 0:
            r = Removed(self.owner, False, self.kinds[:], [place] * n, [1] * n, [self.owner] * n)
            remove(g, r)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.3 Return why a warrior is not offered."""
        if isinstance(action, Maul):
            return ("H.2.3", because("why-protector_spares_it"))
        return None


def furious(g: Game, owner: int) -> FuriousProtector:
    """Return the Furious Protector, by its number among the owners."""
    found = protector(g, owner)
    assert isinstance(found, FuriousProtector)
    return found


answers(_STRUCK, Maul)
verbs(Maul)
frames(Rage)
