"""The Keepers' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition
from undergrowth.engine.messages import phrase, title
from undergrowth.factions.keepers_in_iron.daylight import column_cards, states_of
from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, RETAINER, KeeperPieces
from undergrowth.law.positions import pieces_named, take_cards, take_pieces
from undergrowth.law.possible import impossible, spot
from undergrowth.table.described.entries import Entry, list_like, list_of, table_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    Part,
    PieceView,
    Space,
    pieces,
    pile,
    track_of,
    value,
)
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import is_forest

FAITHFUL_RETAINER = "faithful_retainer"
"""Name of a Faithful Retainer among the cards of the Retinue; it is no card of the deck
(15.3.5)."""


def describe(g: Game, me: KeeperPieces) -> list[Part]:
    """Return the Retinue, the Relics spaces row by row, waystations, and relics without a place."""
    parts = [_column(g, me, column) for column in range(len(COLUMNS))]
    for row, relics in enumerate(me.rows(g)):
        there = _shown(g, relics)
        name = me.types[row]
        part = pieces(f"relics_{name}", phrase(f"part-relics_{name}"), "15.5.2.IIIa", there)
        part.slots = me.spaces
        parts.append(part.seen_first(2, group="relics"))
    full = f"{me.full_columns(g)} / {me.spaces}"
    parts.append(value("columns", phrase("part-columns"), "15.5.2.IIIb", full).seen_first(3))
    spaces = [_space(me, n) for n in range(1, len(me.draws))]
    left = len(me.waystations) // 2 - me.on_the_map(g)
    parts.append(
        track_of("waystations", phrase("part-waystations"), "15.6.3", spaces, left).seen_first(4)
    )
    if me.board(g).trophies:
        there = _shown(g, me.board(g).trophies)
        parts.append(pieces("trophies", phrase("part-trophies"), "15.2.5", there))
    return parts


def _shown(g: Game, kinds: list[int]) -> list[PieceView]:
    """Return relics on the board in the order in which they lie, those alike together."""
    found: list[PieceView] = []
    for i, kind in enumerate(kinds):
        if kind not in kinds[:i]:
            k = g.box.kinds[kind]
            name = PIECES.text(k.piece)
            found.append(PieceView(g.seat_name(k.owner), name, kinds.count(kind)))
    return found


def _column(g: Game, me: KeeperPieces, column: int) -> Part:
    """15.5.2 Return a column of the Retinue, with the cards that have acted."""
    name = COLUMNS.text(column)
    cards = column_cards(g, me, column)
    names = [FAITHFUL_RETAINER if card == RETAINER else CARDS.text(card) for card in cards]
    part = pile(f"retinue_{name}", title(name, "retinue"), me.column_laws[column], names, True)
    part.states = states_of(g, me.seat, column, cards)
    return part.seen_first(1, group="retinue")


def _space(me: KeeperPieces, n: int) -> Space:
    """15.6.3 Return the space of the n-th waystation, with the cards it draws."""
    draws = me.draws[n] - me.draws[n - 1]
    space = Space(phrase("space-card"))
    if draws > 0:
        space.bonus = {"card": draws}
    return space


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    columns = [list_of(name, "cards", CARDS) for name in COLUMNS.names()]
    return [
        table_of("retinue", "cards in the Retinue, by column (15.5.2)", columns),
        list_of("retainers", "columns with a Faithful Retainer, once for each (15.3.5)", COLUMNS),
        list_like("recovered", "recovered relics, with their value (15.5.2.III)", "figure_2"),
        list_like(
            "trophies", "relics that wait for a forest, with their value (15.2.5)", "figure_2"
        ),
    ]


def read_board(g: Game, me: KeeperPieces, doc: Reader) -> None:
    """Read `retinue` (a table of columns), `retainers` (columns), `recovered`, `trophies`
    (relics)."""
    board = me.board(g)
    columns = doc.table("retinue")
    board.retinue = [sorted(take_cards(g, columns, name)) for name in COLUMNS.names()]
    columns.finish()
    numbers = list(range(len(COLUMNS))) * me.retainers
    held = doc.values("retainers", COLUMNS, numbers, "for a Faithful Retainer (15.3.5)")
    if len(held) > me.retainers:
        raise BadPosition(f"{doc.where}.retainers: expected at most {me.retainers} (law 15.3.5)")
    board.retainers = [held.count(column) for column in range(len(COLUMNS))]
    board.recovered = _relics(g, me, doc, "recovered")
    board.trophies = _relics(g, me, doc, "trophies")


def _relics(g: Game, me: KeeperPieces, doc: Reader, key: str) -> list[int]:
    """15.2.1 Return the relics named for the board, face up, and take them out of the supply."""
    where = f"{doc.where}.{key}"
    found: list[int] = []
    for kind, n in pieces_named(g, me.seat, doc.words(key), where):
        if kind not in me.face_up:
            raise BadPosition(f"{where}: expected relics with their value (law 15.2.1)")
        take_pieces(g, kind, n, where)
        found += [kind] * n
    return found


def check_position(g: Game, me: KeeperPieces) -> None:
    """Raise `BadPosition` for relics or a Retinue that no game leads to (15.2.1, 15.5.2.IIa,
    15.6.2)."""
    for place in range(g.places):
        for kind in me.relics_at(g, place):
            if me.is_face_down(kind) and not is_forest(place):
                wanted = "relics with their value: they are turned up on leaving a forest"
                raise impossible(spot(g, kind, place), wanted, "15.5.2.IIa")
    if me.board(g).size() > me.most_cards:
        wanted = f"at most {me.most_cards} cards"
        raise impossible(f"{me.name}.retinue", wanted, "15.6.2")


def write_board(g: Game, me: KeeperPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    held: list[str] = []
    for column in range(len(COLUMNS)):
        held += [COLUMNS.text(column)] * board.retainers[column]
    return {
        "retinue": {
            COLUMNS.text(column): [CARDS.text(card) for card in cards]
            for column, cards in enumerate(board.retinue)
        },
        "retainers": held,
        "recovered": _names(g, board.recovered),
        "trophies": _names(g, board.trophies),
    }


def _names(g: Game, kinds: list[int]) -> list[str]:
    return [PIECES.text(g.box.kinds[kind].piece) for kind in kinds]
