"""1.4.2 Windows right after a move and right after a battle.

Some effects may be used there even within a compound action.  Whatever the move or battle sets off
is resolved first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.windows.windows import takes_offers, use_offer, why_not_use
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_BATTLE, AFTER_MOVE
from undergrowth.table.records import Fight, Moved

_MOVE: Final = Prompt("window.after_move", "1.4.2")
_BATTLE: Final = Prompt("window.after_battle", "1.4.2")


@dataclass
class AfterMove(Frame):
    """1.4.2 Let the mover use effects right after a move, one after another."""

    seat: int
    origin: int
    destination: int
    warriors: int
    kinds: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.use)

    def offer(self, g: Game) -> None:
        """1.4.2 Ask if there are options, or if it is secret whether there are."""
        m = Moved(
            self.seat,
            self.origin,
            self.destination,
            self.warriors,
            False,
            self.kinds,
            self.counts,
        )
        found: list[Action] = []
        for source in book(g).hooks.after_move:
            found += source.after_move(g, m)
        if found or _hides(g, m):
            g.ask(self.seat, _MOVE, [*found, PASS])

    def use(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.4.2 Return why an effect is not offered now."""
        return why_not_use(g, self.seat, action)

    def tells_facts(self) -> bool:
        return True


def _hides(g: Game, m: Moved) -> bool:
    """1.2.1 Whether the mover is asked even without options, to keep its hand secret."""
    if not g.has_seat(m.owner) or hand_is_open(g, m.owner):
        return False
    for source in book(g).hooks.hides_after_move:
        if source.hides_after_move(g, m):
            return True
    return False


@dataclass
class AfterBattle(Frame):
    """1.4.2 Let a side use effects right after a battle, one after another."""

    seat: int
    fight: Fight

    def copy(self) -> Frame:
        return AfterBattle(self.seat, self.fight.copy())

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.use)

    def offer(self, g: Game) -> None:
        """1.4.2 Ask if there are options."""
        found: list[Action] = []
        for source in book(g).hooks.after_battle:
            found += source.after_battle(g, self.fight, self.seat)
        if found:
            g.ask(self.seat, _BATTLE, [*found, PASS])

    def use(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.4.2 Return why an effect is not offered now."""
        return why_not_use(g, self.seat, action)

    def tells_facts(self) -> bool:
        return True


def open_after_moves(g: Game, moves: list[Moved]) -> None:
    """1.4.2 Open the windows right after these moves.

    Call it before pushing what the moves set off, which is then resolved first.
    """
    if not book(g).hooks.after_move:
        return
    for i in range(len(moves) - 1, -1, -1):
        m = moves[i]
        if g.has_seat(m.owner) and takes_offers(g, m.owner, AFTER_MOVE):
            g.push(AfterMove(m.owner, m.origin, m.destination, m.warriors, m.kinds, m.counts))


def open_after_battle(g: Game, b: Fight) -> None:
    """1.4.2 Open the windows right after a battle, the attacker's first.

    Call it before pushing what the battle's end sets off, which is then resolved first.
    """
    if not book(g).hooks.after_battle:
        return
    for seat in (b.defender, b.attacker):
        if g.has_seat(seat) and takes_offers(g, seat, AFTER_BATTLE):
            g.push(AfterBattle(seat, b.copy()))


frames(AfterMove, AfterBattle)
