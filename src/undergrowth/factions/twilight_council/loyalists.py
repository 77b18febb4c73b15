"""17.2.1, 17.2.2 Loyalists: warriors on the board that can be sent to assemblies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.pieces.atoms import put, return_from_board, set_aside, take_back
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.answers import WithCount
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.seated.purse import Reserve


class SendLoyalists(WithCount):
    """`send loyalists 2`: the number sent to the assembly."""

    verb: ClassVar[str] = "send loyalists"
    picture: ClassVar[str] = "recruit"


class DismissLoyalist(Action):
    """`dismiss loyalist`: return one to the supply (17.2.1)."""

    verb: ClassVar[str] = "dismiss loyalist"
    law: ClassVar[str] = "17.2.1"


_DISMISS: Final[list[Action]] = [DismissLoyalist()]


def room(g: Game, me: CouncilPieces, wanted: int) -> int:
    """17.2.1, 1.5.4 Return how many of `wanted` warriors of the supply can become Loyalists."""
    return min(wanted, g.supply[me.warrior], me.most_loyalists - me.board(g).loyalists)


def gain_loyalists(g: Game, me: CouncilPieces, wanted: int, law: str) -> None:
    """17.2.1 Turn warriors of the supply into Loyalists, as many as there are and fit."""
    n = set_aside(g, me.warrior, room(g, me, wanted))
    me.board(g).loyalists += n
    if g.log is not None and n > 0:
        fields: dict[str, int | str] = {"count": n, "loyalists": me.board(g).loyalists}
        g.note("gained_loyalists", law, me.seat, fields)


def fetch_removed(g: Game, me: CouncilPieces, n: int) -> None:
    """17.6.1.III Put warriors just removed into the supply, from wherever else they went."""
    for source in book(g).hooks.lying:
        n -= return_from_board(g, source, me.warrior, n)


def lose_loyalists(g: Game, me: CouncilPieces, wanted: int, law: str) -> None:
    """17.2.1, 17.2.2 Put Loyalists back into the supply, as many as there are."""
    n = min(wanted, me.board(g).loyalists)
    me.board(g).give_pieces(me.warrior, n)
    take_back(g, me.warrior, n)
    if g.log is not None and n > 0:
        fields: dict[str, int | str] = {"count": n, "loyalists": me.board(g).loyalists}
        g.note("lost_loyalists", law, me.seat, fields)


def sendings(g: Game, me: CouncilPieces, place: int) -> list[Action]:
    """17.2.4, 17.4.3 Return the numbers of Loyalists, from one on, that can be sent to an
    assembly."""
    loyal = me.board(g).loyalists
    if loyal == 0 or not may_place(g, me.seat, place, me.warrior):
        return NO_ACTIONS
    return [SendLoyalists(n) for n in range(1, loyal + 1)]


def send_loyalists(g: Game, me: CouncilPieces, place: int, n: int) -> None:
    """17.2.4, 17.4.3 Place Loyalists at an assembly."""
    me.board(g).give_pieces(me.warrior, n)
    take_back(g, me.warrior, n)
    put(g, me.warrior, place, n)


def dismissals(g: Game, me: CouncilPieces) -> list[Action]:
    """17.2.1 Return the dismissal of one Loyalist, if there is any."""
    return _DISMISS if me.board(g).loyalists > 0 else NO_ACTIONS


def dismissals_between(g: Game, me: CouncilPieces) -> list[Action]:
    """17.2.1 Return the dismissals on its own turn, while no warrior is left in the supply.

    Placing more warriors than are left offers them too, in any turn.
    """
    free = me.seat == g.turn and g.supply[me.warrior] == 0
    return dismissals(g, me) if free else NO_ACTIONS


def why_no_dismissal(g: Game, me: CouncilPieces, seat: int) -> Reason:
    """17.2.1 Return why no Loyalist can be removed now."""
    if seat != me.seat:
        return ("17.2.1", because("why-only_council_dismisses"))
    if me.board(g).loyalists == 0:
        return ("17.2.1", because("why-no_loyalists"))
    if g.supply[me.warrior] > 0:
        return ("17.2.1", because("why-dismissal_needless"))
    return ("1.4.2", because("why-wait"))


def desertions(g: Game, me: CouncilPieces, r: Removed) -> list[Frame]:
    """17.2.2 Return a frame that loses a Loyalist for each assembly that an enemy has removed."""
    lost = 0
    for i, kind in enumerate(r.kinds):
        if kind in me.crafters and r.removers[i] >= 0 and is_enemy(g, r.removers[i], me.seat):
            lost += r.counts[i] * me.lost_loyalists
    return [Desert(me.seat, lost)] if lost > 0 and me.board(g).loyalists > 0 else []


@dataclass
class Desert(Frame):
    """17.2.2 Put Loyalists back into the supply."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.leave,)

    def leave(self, g: Game) -> None:
        """17.2.2 Put them back without a choice: they are alike."""
        lose_loyalists(g, council(g, self.seat), self.count, "17.2.2")


class Loyalists(Reserve):
    """17.2.1 Loyalists return to the supply at any time."""

    def __init__(self, me: CouncilPieces) -> None:
        self._me = me

    def count(self, g: Game) -> int:
        return self._me.board(g).loyalists

    def options(self, g: Game) -> list[Action]:
        return dismissals(g, self._me)


verbs(SendLoyalists, DismissLoyalist)
frames(Desert)
