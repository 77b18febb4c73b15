"""The Riverfolk Robots' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase, title
from undergrowth.factions.riverfolk_robots.pieces import RobotsPieces
from undergrowth.law.pieces.on_boards import read_pieces, shown, write_pieces
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import at_most_one, impossible, in_its_suit
from undergrowth.table.bending.seller import ADVANCED
from undergrowth.table.described.boards import PieceBoard
from undergrowth.table.described.entries import (
    Entry,
    a_flag,
    a_number,
    list_like,
    list_of,
    table_by_faction,
)
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space, pieces, pile, track_of, value
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES


def describe(g: Game, me: RobotsPieces) -> list[Part]:
    """Return the parts: order, difficulty and traits, market, payments, tracks of trade posts."""
    board = me.board(g)
    parts = order_parts(g, me)
    if me.sells_all():
        chosen = title(ADVANCED, "services")
        parts.append(value("services", phrase("part-services"), "R.9.7", chosen))
    market = [CARDS.text(card) for card in board.market]
    parts.append(pile("market", phrase("part-robots_market"), "R.9.2.1", market, True))
    paid = shown(g, PieceBoard(board.payments))
    parts.append(pieces("payments", phrase("part-robots_payments"), "R.9.2.3", paid))
    for kind in me.posts.kinds:
        parts.append(_track(g, kind, me.points).seen_first(3, group="posts"))
    return parts


def _track(g: Game, kind: int, points: list[int]) -> Part:
    """R.9.3.3 Return the trade posts of a suit, with the points of each."""
    name = PIECES.text(g.box.kinds[kind].piece)
    spaces = [Space(phrase("space-points", {"points": n}), points=n) for n in points]
    return track_of(name, phrase(f"part-{name}"), "R.9.5.1", spaces, g.supply[kind])


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        list_of("market", "cards in the market, from left to right (R.9.2.1)", CARDS),
        a_number("added", "how many of them were added this turn (R.9.4.2)"),
        a_flag("ordered", "whether the rightmost is this turn's order (R.9.4.3)"),
        table_by_faction(
            "payments",
            "pieces in the Payments box, by owner (R.9.2.3)",
            list_like("", "", "2 warriors"),
        ),
    ]


def read_board(g: Game, me: RobotsPieces, doc: Reader) -> None:
    """Read a described board.

    Its entries are `market` (cards from left to right), `ordered` (whether the rightmost is the
    order), `added` (how many joined this turn) and `payments` (pieces by owner).
    """
    board = me.board(g)
    board.market = take_cards(g, doc, "market")
    board.added = doc.number("added", most=len(board.market))
    if doc.flag("ordered"):
        if not board.market:
            raise doc.wrong("ordered", "a card in the market (R.9.4.3)")
        board.order = board.market[-1]
    read_pieces(g, me.pile(), doc.table("payments"))


def write_board(g: Game, me: RobotsPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    doc: dict[str, object] = {"market": [CARDS.text(card) for card in board.market]}
    if board.added > 0:
        doc["added"] = board.added
    if board.order >= 0:
        doc["ordered"] = True
    if board.payments:
        doc["payments"] = write_pieces(g, PieceBoard(board.payments))
    return doc


def check_position(g: Game, me: RobotsPieces) -> None:
    """Raise `BadPosition` for a market, payments or trade posts that no game leads to."""
    board = me.board(g)
    if len(board.market) > me.market_size:
        raise impossible(f"{me.name}.market", f"{me.market_size} cards at most", "R.9.2.1")
    for kind, n in enumerate(board.payments):
        k = g.box.kinds[kind]
        pays = g.has_seat(k.owner) and kind in g.box.warrior_kinds[k.owner][:1]
        if n > 0 and not pays:
            raise impossible(f"{me.name}.payments", "warriors of players alone", "R.9.2.3")
    for i, kind in enumerate(me.posts.kinds):
        at_most_one(g, kind, "R.9.5.1")
        in_its_suit(g, kind, 1 << me.posts.suits[i], "R.9.3.3")
