"""A room alone: no server, no other rooms, and the test listens."""

from __future__ import annotations

import threading
from collections.abc import Container
from itertools import groupby
from pathlib import Path

import pytest

from server.kit import FOUR, NOW, run
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.frames import NOBODY
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database.rows import AnswerRow, GameRow, Kept
from undergrowth.server.database.storage import Store
from undergrowth.server.errors import Refused
from undergrowth.server.games.live import GameSettings
from undergrowth.server.games.room import Room
from undergrowth.server.views.stream import Viewer
from undergrowth.server.wire.asked import GameAsked
from undergrowth.server.work.threads import Threads
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import dump


class Told(list[str]):
    """Events in order; the same several times in a row counts once."""

    def once(self) -> list[str]:
        return [word for word, _ in groupby(self)]


class Disk(Store):
    """Says when an answer is committed."""

    def __init__(self, url: str, told: Told) -> None:
        super().__init__(url)
        self.told = told
        self.threads: set[int] = set()
        self.moments: list[int] = []
        """How many moments each reading of a game has brought."""

    def load(self, game: str, since: int = -1, known: Container[int] = ()) -> Kept:
        kept = super().load(game, since, known)
        self.moments.append(len(kept.states))
        return kept

    def append(self, before: GameRow, after: GameRow, row: AnswerRow, stamp: str = "") -> str:
        stamped = super().append(before, after, row, stamp)
        self.threads.add(threading.get_ident())
        self.told.append("on disk")
        return stamped


class Page(Viewer):
    """Says when it is sent something."""

    def __init__(self, told: Told) -> None:
        super().__init__(NOBODY)
        self.told = told

    def send(self, message: bytes) -> None:
        self.told.append("shown")


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def disk(tmp_path: Path, told: Told) -> Disk:
    return Disk(f"sqlite:///{tmp_path / 'games.sqlite'}", told)


def opened(disk: Disk, threads: Threads, told: Told) -> Room:
    """The room of a new game, with a page and a listener on each list."""
    seats = [{"faction": faction, "player": "here"} for faction in FOUR[:2]]
    row = new_game(GameAsked.model_validate({"setup": {"seats": seats}, "seed": 1}), NOW).keep(disk)
    room = Room(disk.load(row.id), disk, threads, GameSettings())
    room.viewers.add(Page(told))
    room.on_answer.append(lambda: told.append("answered"))
    room.on_change.append(lambda: told.append("changed"))
    return room


def first_of(room: Room) -> str:
    """An answer to the open question."""
    assert room.game.decision is not None
    return str(room.game.decision.options[0])


def test_an_answer_is_kept_then_shown_then_told(disk: Disk, told: Told) -> None:
    """As the page of the server lists the steps; engine and database are not on the event loop."""
    threads = Threads()

    async def answer() -> None:
        room = opened(disk, threads, told)
        shown = await room.answer(0, 0, None, first_of(room))
        assert shown.startswith(b'{"revision":%d,' % room.row.revision)
        assert disk.load(room.row.id).game == room.row

    run(answer())
    threads.end()
    disk.close()
    assert told.once() == ["on disk", "shown", "answered", "changed"]
    assert disk.threads and threading.get_ident() not in disk.threads


def test_what_another_process_has_answered_is_read_once(disk: Disk, told: Told) -> None:
    """Only the moment after it: the others, to which people may go back, are in memory."""
    threads = Threads()

    async def follow() -> None:
        room = opened(disk, threads, told)
        other = Room(disk.load(room.row.id), disk, threads, GameSettings())
        for number in range(3):
            await room.answer(room.session.asked or 0, number, None, first_of(room))
            disk.moments.clear()
            await other.catch_up(f"stamp {number}")
            assert disk.moments == [1]
        anew = Room(disk.load(room.row.id), disk, threads, GameSettings())
        assert [dump(each) for each in moments(other)] == [dump(each) for each in moments(anew)]
        assert other.row == anew.row and other.undo_seat == anew.undo_seat
        await room.undo(room.undo_seat or 0, room.row.revision, None)
        await other.catch_up("taken back")
        assert dump(other.game) == dump(room.game)

    run(follow())
    threads.end()
    disk.close()


def moments(room: Room) -> list[Game]:
    """The games that a person may go back to, and the present one."""
    return [*room.session.past, room.session.game]


def test_an_undo_is_no_answer(disk: Disk, told: Told) -> None:
    """Nobody is told that it is their turn because of it; what is due may have changed."""
    threads = Threads()

    async def undo() -> None:
        room = opened(disk, threads, told)
        await room.answer(0, 0, None, first_of(room))
        told.clear()
        await room.undo(0, room.row.revision, None)
        assert (room.row.revision, room.row.edition) == (0, 1)
        assert len(room.chronicle) == room.chronicle.log_upto(0)

    run(undo())
    threads.end()
    disk.close()
    assert told.once() == ["shown", "changed"]


def test_what_is_refused_is_told_to_nobody(disk: Disk, told: Told) -> None:
    threads = Threads()

    async def refuse() -> None:
        room = opened(disk, threads, told)
        with pytest.raises(IllegalAction):
            await room.answer(0, 0, None, "pass")
        with pytest.raises(Refused):
            await room.answer(1, 0, None, first_of(room))
        with pytest.raises(Refused):
            await room.answer(0, 7, None, first_of(room))
        assert room.row.revision == 0

    run(refuse())
    threads.end()
    disk.close()
    assert told == []
