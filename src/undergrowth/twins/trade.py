"""11.2.6, 11.3.2, R.9.2.3, R.9.3.2 Warriors paid for services, and the clearings on the river."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.law.pieces.call_in import in_reach
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES


def river(g: Game) -> list[int]:
    """11.3.2, 11.5.5, R.9.3.2, R.9.5.2 Return the clearings on the river."""
    return [place for place in g.clearings if g.rivers[place]]


def note_paid(g: Game, seat: int, kind: int, n: int, verb: str, law: str) -> None:
    """11.2.6.I, R.9.2.3 Log what becomes of warriors on the board of a seller."""
    if g.log is not None and n > 0:
        k = g.box.kinds[kind]
        fields: dict[str, int | str] = {"count": n, "owner": g.seat_name(k.owner)}
        fields["piece"] = PIECES.text(k.piece)
        g.note(verb, law, seat, fields)


def calls_to_pay(g: Game, seat: int, prices: list[int]) -> list[Action]:
    """11.2.6.I, R.9.2.3, 17.2.1 Return what brings a buyer's other warriors into the supply.

    It is offered where one of the prices could be paid with them and cannot be paid without.
    """
    buyer = book(g).faction(seat)
    for price in prices:
        if not buyer.purse.may_pay(g, price) and in_reach(g, seat) >= price:
            return buyer.reserve.options(g)
    return NO_ACTIONS
