"""11.5 Committing and spending funds, and choosing whose warrior to use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.pieces import (
    COMMITTED,
    FUNDS,
    RiverfolkPieces,
    return_fund,
    riverfolk,
    shift_fund,
)
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.refusals import answers
from undergrowth.twins.trade import note_paid

SPENT: Final = -1
"""11.5 Destination of a spent fund: its owner's supply."""


class Fund(OfFaction):
    """`fund marquise_de_cat`: the owner of the fund to commit, spend or remove."""

    verb: ClassVar[str] = "fund"
    picture: ClassVar[str] = "warrior"
    law: ClassVar[str] = "11.5"


_FUND: Final = Prompt("riverfolk.fund", "11.5")


def funds(g: Game, me: RiverfolkPieces) -> int:
    """11.2.4 Return the number of funds, of all owners."""
    return me.board(g).total(FUNDS)


def funds_of(g: Game, me: RiverfolkPieces, owner: int) -> int:
    """11.5.6.II Return how many of the funds are warriors of one owner."""
    board = me.board(g)
    n = 0
    for kind in board.kinds(FUNDS):
        if g.box.kinds[kind].owner == owner:
            n += board.count(FUNDS, kind)
    return n


def fund_options(g: Game, me: RiverfolkPieces, only: int = NOBODY) -> list[Action]:
    """11.5 Return the owners whose funds can be used; `only` limits them to one owner."""
    found: list[Action] = []
    for kind in me.board(g).kinds(FUNDS):
        owner = g.box.kinds[kind].owner
        option = Fund(g.box.owner_numbers[owner])
        if only in (NOBODY, owner) and option not in found:
            found.append(option)
    return found


def fund_kind(g: Game, me: RiverfolkPieces, faction: int) -> int:
    """Return the kind of warrior among the funds that a faction owns."""
    owner = g.box.owner_of(faction)
    for kind in me.board(g).kinds(FUNDS):
        if g.box.kinds[kind].owner == owner:
            return kind
    raise AssertionError("no such fund")


def why_not_fund(g: Game, me: RiverfolkPieces, action: Action) -> Reason | None:
    """11.5 Return why an owner's warrior is not offered."""
    if not isinstance(action, Fund):
        return None
    name = f"faction:{FACTIONS.text(action.faction)}"
    if funds_of(g, me, g.box.owner_of(action.faction)) == 0:
        return ("11.2.4", because("why-no_fund_of", {"faction": name}))
    return ("1.5.1", because("why-own_warrior_alone"))


@dataclass
class UseFund(Frame):
    """11.5 Commit or spend one fund.  Only begun where there is one."""

    seat: int
    to: int = COMMITTED
    """The box it moves to, or SPENT."""
    only: int = NOBODY
    """The required owner of the fund, or NOBODY for any."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.use)

    def choose(self, g: Game) -> None:
        """11.5 Ask whose warrior to use: the rest decides where trade posts can be paid for."""
        g.settle(self.seat, _FUND, fund_options(g, riverfolk(g, self.seat), self.only))

    def use(self, g: Game) -> None:
        """11.5 Move it to its box, or to its owner's supply."""
        me = riverfolk(g, self.seat)
        kind = fund_kind(g, me, g.chose(Fund).faction)
        if self.to == SPENT:
            return_fund(g, me, kind, 1, "spent_fund", "11.5")
            return
        shift_fund(g, me, kind, FUNDS, self.to)
        note_paid(g, me.seat, kind, 1, "committed", "11.5")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.5 Return why an owner's warrior is not offered."""
        return why_not_fund(g, riverfolk(g, self.seat), action)


answers(_FUND, Fund)
verbs(Fund)
frames(UseFund)
