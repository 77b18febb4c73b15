"""Reading an untrusted replay in a process of its own (`uploads.py`).

The text comes on standard input.  The result leaves on standard output: a line for each answer and
one for the whole, or a refusal if the text is not a replay.
"""

from __future__ import annotations

import base64
import json
import math
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Final

from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.server.database.moments import pack, row_after
from undergrowth.server.database.packing import thinned, weight
from undergrowth.server.database.rows import AnswerRow
from undergrowth.server.views.state import factions_of, title_of, winners_of
from undergrowth.server.work.processes import bound
from undergrowth.session import PERSON, Session
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay, from_lines
from undergrowth.table.setup import Setup

LONGEST: Final = 6_000
"""The most answers of a replay; whole games have hundreds."""
HEAVIEST: Final = 16 * 2**20
"""The most bytes of the result, whatever a server stores."""
_STATE: Final = 128 * 1024
"""The most bytes of one compressed moment; ours have two thousand."""
_DAMAGED: Final = "the replay is damaged"


@dataclass
class Record:
    """A game that was read from a file."""

    setup: Setup
    title: str
    over: bool
    factions: list[str | None]
    winners: list[str]
    generators: list[list[int]]
    rows: list[AnswerRow]
    players: list[str]
    """The names of the players by seat; empty if the file has none."""
    proof: dict[str, Any] | None
    """The file's proof of the key by which chance answered."""


def read(text: str, most: float = math.inf) -> Record:
    """Return the record in the text of a replay.  Raises `BadSave` or `BadSetup`.

    `most` is the number of bytes that it may take on disk.
    """
    if sum(1 for line in text.splitlines() if line.strip()) > LONGEST + 1:
        # Counted before anything is read: replays of 0.1.0 are played then.
        raise BadSave(f"the replay has more than {LONGEST} answers")
    try:
        replay = from_lines(text)
        rows, last = _replayed(replay)
    except (UndergrowthError, MemoryError):
        raise
    except Exception as error:  # an untrusted file may be wrong in any way
        raise BadSave(f"{_DAMAGED}: {type(error).__name__}") from None
    rows = thinned(rows)
    if weight(rows) > most:
        raise BadSave(
            f"the replay takes more than the {most / 2**20:g} MB that this server gives it"
        )
    session = Session(last, [PERSON] * last.seats)
    return Record(
        last.setup,
        title_of(last),
        last.over,
        factions_of(last),
        winners_of(last),
        session.generators,
        rows,
        replay.players if len(replay.players) == last.seats else [],
        None if replay.proof is None else replay.proof.document(),
    )


def read_bytes(text: bytes, most: float = math.inf) -> Record:
    """Return the record in the bytes of a replay; see `read`."""
    try:
        return read(text.decode("utf-8"), most)
    except UnicodeDecodeError:
        raise BadSave("the replay is no UTF-8 text") from None


def _replayed(replay: Replay) -> tuple[list[AnswerRow], Game]:
    """Return the row of every answer of a replay, and the last game."""
    rows: list[AnswerRow] = []
    before: Game | None = None
    seat, answer = NOBODY, ""
    for at, game in enumerate(replay.steps()):
        decision = game.decision
        if decision is not None and decision.seat == CHANCE:
            continue
        shown = game.copy(log=True)
        shown.scripted = False
        rows.append(row_after(before, shown, len(rows), seat, answer, pack(shown)))
        if len(rows[-1].state) > _STATE:
            raise BadSave("the replay has more on its table than a game has")
        before = shown
        if decision is not None and at < len(replay.answers):
            seat, answer = decision.seat, replay.answers[at][1]
    if before is None:
        raise BadSave("the replay ends before anybody is asked")
    return rows, before


# ---- between processes


def lines_of(record: Record) -> Iterator[bytes]:
    """Yield a record as lines."""
    for row in record.rows:
        yield _line({**vars(row), "state": base64.b64encode(row.state).decode("ascii")})
    yield _line({**asdict(record), "setup": record.setup.document(), "rows": len(record.rows)})


def _line(document: dict[str, Any]) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


def record_of(lines: list[bytes]) -> Record:
    """Return the record from its lines.  Raises `BadSave`, with the message of a refusal."""
    try:
        told = json.loads(lines[-1])
        if "refused" in told:
            raise BadSave(str(told["refused"]))
        rows = [_row(json.loads(line)) for line in lines[:-1]]
        if told["rows"] != len(rows):
            raise BadSave(_DAMAGED)
        return Record(**{**told, "setup": Setup(**told["setup"]), "rows": rows})
    except (LookupError, TypeError, ValueError) as error:
        if isinstance(error, UndergrowthError):
            raise
        raise BadSave(_DAMAGED) from None


def _row(told: dict[str, Any]) -> AnswerRow:
    return AnswerRow(**{**told, "state": base64.b64decode(told["state"])})


# ---- the process


def main() -> None:
    """Read standard input within the limits given as arguments."""
    seconds, megabytes, most = float(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    bound(megabytes, seconds)
    written: list[bytes] | None = None
    with suppress(MemoryError):  # reported below, when the memory is free again
        written = _written(sys.stdin.buffer.read(), most)
    if written is None:
        written = [_line({"refused": beyond(megabytes=megabytes)})]
    sys.stdout.buffer.writelines(written)


def _written(text: bytes, most: float) -> list[bytes]:
    """Return the lines of a text's record, or of the refusal."""
    written: list[bytes] = []
    size = 0
    try:
        for line in lines_of(read_bytes(text, most)):
            written.append(line)
            size += len(line)
            if size > HEAVIEST:
                raise BadSave("the replay tells more than a server keeps of a game")
    except UndergrowthError as error:
        return [_line({"refused": str(error)[:1000]})]
    return written


def beyond(seconds: float = 0.0, megabytes: int = 0) -> str:
    """Return the message of a refusal for want of time or memory."""
    needs = f"{megabytes} MB of memory" if megabytes else f"{seconds:g} seconds of computing"
    return f"reading this replay needs more than the {needs} that this server gives it"
