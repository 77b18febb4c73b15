"""The Eyrie's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase, title
from undergrowth.factions.eyrie_dynasties.decree import states_of
from undergrowth.factions.eyrie_dynasties.pieces import COLUMNS, LEADERS, NO_LEADER, EyriePieces
from undergrowth.law.positions import take_cards
from undergrowth.table.described.entries import Entry, a_word, list_of, table_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space, pile, track_of, value
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, CARDS

VIZIER = "loyal_vizier"
"""Name of a Loyal Vizier among the cards of the Decree; it is no card of the deck (7.3.4)."""


def describe(g: Game, me: EyriePieces) -> list[Part]:
    """Return the leader, the Decree, and the track of roosts."""
    board = me.board(g)
    leader = LEADERS.text(board.leader) if board.leader != NO_LEADER else ""
    choice = value("leader", phrase("part-leader"), "7.8", leader, LEADERS.names())
    choice.spent = [LEADERS.text(n) for n in board.deposed]
    parts = [choice.named_as("leader").seen_first(3)]
    for column in range(len(COLUMNS)):
        parts.append(_column(g, me, column))
    spaces = [_space(me, n) for n in range(1, len(me.points))]
    roosts = track_of("roost", phrase("part-roost"), "7.6", spaces, g.supply[me.roost])
    parts.append(roosts.seen_first(2))
    return parts


def _column(g: Game, me: EyriePieces, column: int) -> Part:
    """7.5.2 Return a column of the Decree, with the cards that are done."""
    name = COLUMNS.text(column)
    cards = me.board(g).decree[column]
    names = [VIZIER] * me.viziers(g, column) + [CARDS.text(card) for card in cards]
    part = pile(f"decree_{name}", title(name, "column"), "7.5.2", names, True)
    suits = [BIRD] * me.viziers(g, column) + [g.box.cards[card].suit for card in cards]
    part.states = states_of(g, me.seat, column, suits)
    return part.seen_first(1, group="decree")


def _space(me: EyriePieces, n: int) -> Space:
    """7.6 Return the space of the n-th roost, with its points and cards."""
    draws = me.draws[n] - me.draws[n - 1]
    points = me.points[n]
    label = phrase("space-points.card" if draws > 0 else "space-points", {"points": points})
    space = Space(label, points=points)
    if draws > 0:
        space.bonus = {"card": draws}
    return space


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    columns = [list_of(name, "cards", CARDS) for name in COLUMNS.names()]
    return [
        a_word("leader", "the leader in charge (7.8)", [*LEADERS.names(), "none"], LEADERS.text(0)),
        list_of("deposed", "leaders that lie face down (7.7.3)", LEADERS),
        table_of("decree", "cards added to the Decree, by column (7.4.2)", columns),
    ]


def read_board(g: Game, me: EyriePieces, doc: Reader) -> None:
    """Read `leader`, `deposed` and `decree` (a table of columns) of a described position."""
    board = me.board(g)
    leader = doc.word("leader")
    board.leader = NO_LEADER if leader == "none" else LEADERS.parse(leader)
    others = [number for number in range(len(LEADERS)) if number != board.leader]
    board.deposed = doc.values("deposed", LEADERS, others, "besides the one in charge (7.7.3)")
    if len(board.deposed) == len(LEADERS):
        raise doc.wrong("deposed", "not all leaders: they would be flipped face up (7.7.3.I)")
    columns = doc.table("decree")
    decree: list[list[int]] = []
    for name in COLUMNS.names():
        decree.append(sorted(take_cards(g, columns, name)))
    columns.finish()
    board.decree = decree


def write_board(g: Game, me: EyriePieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    leader = "none" if board.leader == NO_LEADER else LEADERS.text(board.leader)
    doc: dict[str, object] = {"leader": leader}
    if board.deposed:
        doc["deposed"] = [LEADERS.text(leader) for leader in board.deposed]
    doc["decree"] = {
        COLUMNS.text(column): [CARDS.text(card) for card in cards]
        for column, cards in enumerate(board.decree)
    }
    return doc
