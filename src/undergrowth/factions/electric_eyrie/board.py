"""The Electric Eyrie's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import order_parts
from undergrowth.engine.messages import phrase, title
from undergrowth.factions.electric_eyrie.pieces import COLUMNS, ElectricPieces
from undergrowth.law.positions import take_cards
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.entries import Entry, list_of, table_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space, pile, track_of
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, SUITS

VIZIER: Final = "loyal_vizier"
"""Name of a Loyal Vizier among the cards of the Decree; it is no card of the deck (R.5.3.3)."""


def describe(g: Game, me: ElectricPieces) -> list[Part]:
    """Return the order card and what was chosen for it, the Decree, and the track of roosts."""
    parts = order_parts(g, me)
    parts += [_column(g, me, column) for column in range(len(COLUMNS))]
    spaces = [
        Space(phrase("space-points", {"points": points}), points=points) for points in me.points[1:]
    ]
    roosts = track_of("roost", phrase("part-roost"), "R.5.6", spaces, g.supply[me.roost])
    parts.append(roosts.seen_first(2))
    return parts


def _column(g: Game, me: ElectricPieces, column: int) -> Part:
    """R.5.4.3 Return a column of the Decree."""
    suit = SUITS.text(COLUMNS[column])
    names = [VIZIER] * me.viziers(column)
    names += [CARDS.text(card) for card in me.board(g).decree[column]]
    part = pile(f"decree_{suit}", title(suit, "suit"), "R.5.4.3", names, True)
    return part.seen_first(1, group="decree")


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    columns = [list_of(SUITS.text(suit), "cards", CARDS) for suit in COLUMNS]
    return [
        table_of("decree", "cards added to the Decree, by column (R.5.4.3)", columns),
        list_of(
            "called", "the order card of its own turn, once it lies in the Decree (R.5.4.4)", CARDS
        ),
    ]


def read_board(g: Game, me: ElectricPieces, doc: Reader) -> None:
    """Read `decree`, a table of columns, and `called`, this turn's order card if it lies there."""
    board = me.board(g)
    columns = doc.table("decree")
    board.decree = [sorted(take_cards(g, columns, SUITS.text(suit))) for suit in COLUMNS]
    columns.finish()
    cards = sorted({*g.box.deck, *g.box.added})  # the called card may have left the Decree (R.5.7)
    called = doc.values("called", CARDS, cards, "in this game (R.5.4.4)")
    if len(called) > 1:
        raise doc.wrong("called", "one card at most (R.5.4.4)")
    board.called = called[0] if called else NO_CARD


def write_board(g: Game, me: ElectricPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    doc: dict[str, object] = {
        "decree": {
            SUITS.text(COLUMNS[column]): [CARDS.text(card) for card in cards]
            for column, cards in enumerate(board.decree)
        }
    }
    if board.called != NO_CARD:
        doc["called"] = [CARDS.text(board.called)]
    return doc
