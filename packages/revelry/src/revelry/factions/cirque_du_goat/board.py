"""The Cirque's board as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from revelry.factions.cirque_du_goat.pieces import CirquePieces
from undergrowth.engine.messages import phrase
from undergrowth.law.positions import seat_named
from undergrowth.law.possible import at_most_one, impossible
from undergrowth.table.described.entries import Entry, a_name, a_number, a_word, table_by_faction
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space, amount, track_of, value
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE

_CRITICS = ("cheers", "jeers")


def describe(g: Game, me: CirquePieces) -> list[Part]:
    """The Supply and its hats, the critics, who has which accolades, and the next draw."""
    board = me.board(g)
    critics = phrase("revelry:part-critics.jeers" if board.jeers else "revelry:part-critics.cheers")
    return [
        _supply(g, me).seen_first(2),
        value("critics", phrase("revelry:part-critics"), "CDG.2.6", critics).seen_first(3),
        _accolades(g, me).seen_first(1),
        amount("cards", phrase("revelry:part-cirque_cards"), "CDG.6.4", "card", me.to_draw(g)),
    ]


def _supply(g: Game, me: CirquePieces) -> Part:
    """CDG.2.8 The slots, and the actions that hats in empty ones bring."""
    spaces: list[Space] = []
    for slot in range(1, me.goats + 1):
        if slot in me.hats:
            spaces.append(Space(phrase("revelry:space-hat"), bonus={"action": 1}))
        else:
            spaces.append(Space(phrase("revelry:space-slot")))
    return track_of(
        "warrior", phrase("revelry:part-supply"), "CDG.2.8", spaces, g.supply[me.warrior]
    )


def _accolades(g: Game, me: CirquePieces) -> Part:
    """CDG.2.10 One space for each accolade: who has it, or whether it still lies there."""
    board = me.board(g)
    holders = [g.seat_name(seat) for seat in range(g.seats) for _ in range(board.of(seat))]
    spaces: list[Space] = []
    for i in range(me.accolades):
        space = Space(phrase("revelry:space-accolade"), points=me.accolade_points)
        if i >= board.gone and i - board.gone < len(holders):
            space.holder = holders[i - board.gone]
        spaces.append(space)
    left = me.accolades_left(g)
    return track_of("accolades", phrase("revelry:part-accolades"), "CDG.2.10", spaces, left)


def board_entries(me: CirquePieces) -> list[Entry]:
    """Return what a described position can say of this board."""
    return [
        table_by_faction(
            "accolades", "accolades in each play area (CDG.2.9)", a_number("", "", me.accolades)
        ),
        a_number("gone", "accolades out of the game (CDG.2.5)", me.accolades),
        a_word("critics", "the critics marker (CDG.2.6)", list(_CRITICS), _CRITICS[0]),
        a_name("stage", "where it has performed this turn (CDG.6.1)", "5", "nowhere"),
    ]


def read_board(g: Game, me: CirquePieces, doc: Reader) -> None:
    """Reads `accolades` (how many each player has, by faction), `gone` (those out of the game),
    `critics` (cheers or jeers) and `stage` (where it has performed this turn)."""
    board = me.board(g)
    held = doc.table("accolades")
    numbers = [0] * g.seats
    for name in held.entries():
        seat = seat_named(g, name, f"{held.where}.{name}")
        numbers[seat] = held.number(name, 0, 0, me.accolades)
    board.held = numbers if any(numbers) else []
    held.finish()
    board.gone = doc.number("gone")
    board.jeers = doc.word("critics") == _CRITICS[1]
    board.stage = doc.one("stage", PLACE, NOWHERE)


def write_board(g: Game, me: CirquePieces) -> dict[str, object]:
    """The same as a document."""
    board = me.board(g)
    held = {g.seat_name(seat): n for seat, n in enumerate(board.held) if n > 0}
    doc: dict[str, object] = {
        "accolades": held,
        "gone": board.gone,
        "critics": _CRITICS[1] if board.jeers else _CRITICS[0],
    }
    if board.stage != NOWHERE:
        doc["stage"] = PLACE.text(board.stage)
    return doc


def check_position(g: Game, me: CirquePieces) -> None:
    """Refuse impossible accolades, big tops and stages (CDG.2.9, CDG.5.1.III, CDG.6.1)."""
    board = me.board(g)
    if sum(board.held) + board.gone > me.accolades:
        raise impossible(f"{me.name}.accolades", f"at most {me.accolades} accolades", "CDG.3.4")
    for seat in range(g.seats):
        most = 0 if seat == me.seat else me.most_accolades
        if board.of(seat) > most:
            name = f"{me.name}.accolades.{g.seat_name(seat)}"
            raise impossible(name, f"at most {most} accolades", "CDG.2.9")
    at_most_one(g, me.big_top, "CDG.5.1.III")
    if board.stage != NOWHERE and (g.turn != me.seat or board.stage not in g.clearings):
        raise impossible(f"{me.name}.stage", "a clearing, in its own turn", "CDG.6.1")
