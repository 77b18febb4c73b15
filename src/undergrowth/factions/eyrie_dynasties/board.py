"""The Eyrie's board as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.factions.eyrie_dynasties.pieces import COLUMNS, LEADERS, NO_LEADER, EyriePieces
from undergrowth.law.positions import take_card
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.reader import Reader
from undergrowth.table.views import Part, pile, track, value

VIZIER = "loyal_vizier"
"""How a Loyal Vizier stands among the cards of the Decree; it is no card of the deck (7.3.4)."""


def describe(g: Game, me: EyriePieces) -> list[Part]:
    """The leader, the Decree, and the track of roosts."""
    board = me.board(g)
    leader = LEADERS.text(board.leader) if board.leader != NO_LEADER else ""
    parts = [value("leader", "Leader", "7.8", leader, LEADERS.names())]
    if board.deposed:
        fallen = ", ".join(me.leaders[n].title for n in board.deposed)
        parts.append(value("deposed", "Deposed leaders", "7.7.3", fallen))
    for column in range(len(COLUMNS)):
        name = COLUMNS.text(column)
        cards = [VIZIER] * me.viziers(g, column)
        cards += [CARDS.text(card) for card in board.decree[column]]
        parts.append(pile(f"decree_{name}", name.capitalize(), "7.5.2", cards, True))
    labels = [
        f"{points} vp" + (", +1 card" if me.draws[n + 1] > me.draws[n] else "")
        for n, points in enumerate(me.points[1:])
    ]
    parts.append(track("roost", "Roosts", "7.6", labels, g.supply[me.roost]))
    return parts


def read_board(g: Game, me: EyriePieces, doc: Reader) -> None:
    """`leader`, `deposed` and `decree` (a table of columns) of a described position."""
    board = me.board(g)
    names = LEADERS.names()
    leader = doc.word("leader", names[0], [*names, "none"])
    board.leader = NO_LEADER if leader == "none" else LEADERS.parse(leader)
    board.deposed = doc.values("deposed", LEADERS)
    if board.leader in board.deposed or len(set(board.deposed)) < len(board.deposed):
        raise doc.wrong("deposed", "leaders other than the one in charge, each once")
    columns = doc.table("decree")
    decree: list[list[int]] = []
    for name in COLUMNS.names():
        cards = sorted(columns.cards(name))
        for card in cards:
            take_card(g, card, f"{columns.where}.{name}")
        decree.append(cards)
    columns.finish()
    board.decree = decree


def write_board(g: Game, me: EyriePieces) -> dict[str, object]:
    """The same as a document."""
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
