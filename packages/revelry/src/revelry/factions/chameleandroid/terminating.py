"""CHMD.7.2 Terminate: in each ordered clearing the enemy with the most points loses a piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from revelry.factions.chameleandroid.targets import EARLIEST, rivals
from undergrowth.automata.measures import PLAYER_MOST_POINTS
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_not_next, why_other_player
from undergrowth.automata.targets import Pick, pick_player, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import PLACE


class Terminate(Action):
    """`terminate in 5 eyrie_dynasties`: where, and who loses a piece."""

    verb: ClassVar[str] = "terminate in"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "CHMD.7.2"
    domains: ClassVar[tuple[Domain, ...]] = (PLACE, FACTIONS)

    def __init__(self, place: int, faction: int) -> None:
        self.place: Final = place
        self.faction: Final = faction

    def args(self) -> tuple[int, ...]:
        return (self.place, self.faction)


_LAW: Final = "CHMD.7.2"
_TERMINATE: Final = Prompt("android.terminate", "CHMD.7.2")
_ITEMS: Final = 1
"""CHMD.7.2 Number of items that a Vagabond damages."""


def killing_grounds(g: Game, seat: int) -> list[int]:
    """CHMD.7.2 The ordered clearings; with a bird those on the river."""
    ordered = ordered_clearings(g, seat)
    return [place for place in ordered if g.rivers[place]] if is_bird_order(g, seat) else ordered


def removable(g: Game, seat: int, owner: int, place: int) -> list[int]:
    """CHMD.7.2 Return what an enemy may lose: warriors first, then tokens, then buildings; a kind
    for each piece."""
    for sort in (WARRIOR, TOKEN, BUILDING):
        kinds = [
            kind
            for kind in book(g).owner(owner).kinds
            if g.box.kinds[kind].sort == sort
            and g.count(kind, place) > 0
            and is_enemy_piece(g, seat, kind)
            and may_remove(g, kind, place, seat)
        ]
        if kinds:
            return [kind for kind in kinds for _ in range(g.count(kind, place))]
    return []


def _is_there(g: Game, owner: int, place: int) -> bool:
    """CHMD.7.2 A Vagabond stands there for items that he damages, while he has any."""
    pawn = book(g).owner(owner).pawn
    if pawn < 0 or g.count(pawn, place) == 0:
        return False
    return bool(book(g).owner(owner).damage_items(g, _ITEMS))


def pick_victim(g: Game, seat: int, place: int) -> Pick:
    """CHMD.7.2.I Of the enemies with something to lose there the one with the most points, then
    the first in turn order."""
    found = [
        owner
        for owner in rivals(g, seat)
        if removable(g, seat, owner, place) or _is_there(g, owner, place)
    ]
    return pick_player(g, seat, place, found, [PLAYER_MOST_POINTS, EARLIEST])


@dataclass
class TerminateEach(Frame):
    """CHMD.7.2, R.2.4 Clearing by clearing, from the highest priority on."""

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings still to come, the next one first."""
    victim: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.aim, self.strike)

    def list_clearings(self, g: Game) -> None:
        self.left = by_priority(g, killing_grounds(g, self.seat))

    def announce(self, g: Game) -> None:
        """CHMD.7.2 The next clearing where anybody loses something."""
        while self.left and pick_victim(g, self.seat, self.left[0]).target == NOBODY:
            self.left = self.left[1:]
        if not self.left:
            g.finish()
            return
        pick = pick_victim(g, self.seat, self.left[0])
        tell_player(g, self.seat, _LAW, pick)
        number = g.box.owner_numbers[pick.target]
        g.ask(self.seat, _TERMINATE, [Terminate(self.left[0], number)])

    def aim(self, g: Game) -> None:
        """R.1.2.1 Of several kinds, or of pieces that look alike, chance takes one."""
        self.victim = g.box.owner_of(g.chose(Terminate).faction)
        kinds = removable(g, self.seat, self.victim, self.left[0])
        hidden = any(g.box.kinds[kind].look >= 0 for kind in kinds)
        if len(kinds) > 1 and (hidden or kinds[0] != kinds[-1]):
            ask_which(g, kinds)

    def strike(self, g: Game) -> None:
        """CHMD.7.2, 3.2.1 It leaves, and scores if it is a building or a token."""
        place, answer = self.left[0], g.answer
        kinds = removable(g, self.seat, self.victim, place)
        self.left = self.left[1:]
        g.back_to("announce")
        if isinstance(answer, RandomPiece):
            kinds = [g.box.kind_at[self.victim][answer.piece]]
        if kinds:
            remove(g, removal(g, self.seat, kinds[0], place))
        else:
            g.push_all(book(g).owner(self.victim).damage_items(g, _ITEMS))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CHMD.7.2, R.2.4 Return why nobody else loses anything, or not there."""
        if not isinstance(action, Terminate) or not self.left:
            return None
        if action.place != self.left[0]:
            return why_not_next(_LAW, action.place, self.left)
        pick = pick_victim(g, self.seat, self.left[0])
        return why_other_player(g, _LAW, g.box.owner_of(action.faction), pick)


verbs(Terminate)
frames(TerminateEach)
