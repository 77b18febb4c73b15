"""Records of games beside a real table (`undergrowth.rootlog.recording`), for a page.

Nothing is stored: each request brings the log, and what the table tells now.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from undergrowth.companion import Companion
from undergrowth.engine.documents import check_plain
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.rootlog import Contradiction, NoLetters
from undergrowth.rootlog.boards import Document
from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.beginning import record_of
from undergrowth.rootlog.recording.boarding import boarded, piles
from undergrowth.rootlog.recording.laying import document_of, lawful, standing_at, table_of
from undergrowth.rootlog.recording.results import results
from undergrowth.rootlog.recording.saying import sayings
from undergrowth.rootlog.state import LoggedTable
from undergrowth.server.analysis.beside import companion_in
from undergrowth.server.analysis.unstored import unstored_state
from undergrowth.server.errors import Refused
from undergrowth.server.views.state import table_view
from undergrowth.table.game import Game

_MOST = 400
_LONGEST = 400
"""The most values of a deed, and the most characters of one; ours have a dozen."""
Told = dict[str, Any]


def begin(asked: Told) -> Told:
    """Return the first moment of a record: of the table that a companion's chapter has laid."""
    companion: Companion = companion_in(asked["chapter"])
    try:
        return _moment(record_of(companion.game, asked["players"]), 0, None)
    except NoLetters as error:
        raise Refused(422, "bad_record", str(error)[:1000]) from None


def tell(asked: Told) -> Told:
    """Return a record after what the table tells; an error names what was not taken by `at`."""
    try:
        record = Record(asked["log"])
    except (Contradiction, NoLetters) as error:
        raise Refused(422, "bad_record", str(error)[:1000]) from None
    for number, deed in enumerate(asked["tell"]):
        try:
            check_plain(deed, _MOST, _LONGEST)
            record = record.told(deed)
        except BadText as error:
            raise Refused(422, "not_told", str(error)[:1000], at=number) from None
    return _moment(record, asked["since"], asked["upto"])


def _moment(record: Record, since: int, upto: int | None) -> Told:
    if record.reading.wrong is not None:
        raise Refused(422, "bad_record", str(record.reading.wrong)[:1000])
    if not record.turns:
        record = record.told({"do": "end"})
    return {
        "log": record.text,
        "turns": [_turn(record, turn) for turn in range(len(record.turns))],
        "doubts": [asdict(doubt) for doubt in record.doubts(since)],
        "asked_until": record.asked_until(since),
        "players": record.players,
        "seats": record.seats,
        "playing": record.playing,
        **_table(record, upto),
        "cards": sorted(record.names.world.deck.faces),
        "sayings": {
            seat: [asdict(each) for each in sayings(record, seat)] for seat in record.seats
        },
        "boards": {seat: _board(record, seat) for seat in record.seats},
        "scores": [{"seat": seat, "points": points} for seat, points in record.scores()],
        "sources": record.sources(),
        "winners": record.winners,
        "results": results(record),
    }


def _board(record: Record, seat: str) -> Told:
    return {
        "piles": [asdict(each) for each in piles(record, seat)],
        "pieces": [asdict(each) for each in boarded(record, seat)],
    }


def _turn(record: Record, turn: int) -> Told:
    line = record.turns[turn]
    parts, deeds = record.parts(turn), record.deeds(turn)
    return {
        "seat": record.names.faction(line.letter),
        "setup": turn < record.setups,
        "actions": [
            {"text": text, "deeds": each} for (_, text), each in zip(parts, deeds, strict=True)
        ],
    }


def _table(record: Record, upto: int | None) -> Told:
    """Return the table after so many actions, as a state and as a position."""
    done, line, told = standing_at(record.reading, upto)
    document = document_of(record.reading, told, line)
    asked, lawfully, unlawful = _asked(document)
    try:
        game, left_out = (lawfully, []) if lawfully and not unlawful else table_of(document)
    except BadPosition as error:
        raise Refused(422, "bad_record", str(error)[:1000]) from None
    state = unstored_state(game, done)
    state["view"] = table_view(game, NOBODY)
    state["decision"] = None
    return {
        "state": state,
        "position": asked,
        "unlawful": unlawful,
        "left_out": left_out,
        "points_cut": _points_cut(record, told, document),
        "hands": _hands(record, told),
    }


def _points_cut(record: Record, told: LoggedTable, document: Document) -> dict[str, int]:
    """3.1 Return the points in a position of those who have more, with which a game is over."""
    points = {record.names.faction(letter): n for letter, n in told.score.items()}
    shown: dict[str, Any] = {seat: document[seat] for seat in points}
    return {seat: own["score"] for seat, own in shown.items() if own["score"] < points[seat]}


def _asked(document: Document) -> tuple[Document, Game | None, list[str]]:
    """Return the part of a position that a game comes to, its table, and the reasons for the rest.

    All of it, and no table, where none comes to any.
    """
    try:
        return lawful(document)
    except BadPosition as error:
        return document, None, [str(error)[:1000]]


def _hands(record: Record, told: LoggedTable) -> dict[str, int]:
    letters = record.names.world.seats
    return {record.names.faction(each): told.cards.at(each).count(UNKNOWN) for each in letters}
