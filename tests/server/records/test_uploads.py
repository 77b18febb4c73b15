"""Uploads are read in a process of their own: what they may take has limits, and nobody waits."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Api, run, serving
from server.records.test_records import cut_short
from undergrowth.server.config import Config
from undergrowth.server.gate.limits import Gauge, Limits
from undergrowth.server.work.reading import LONGEST
from undergrowth.server.work.uploads import Uploads

HEADER: dict[str, Any] = {
    "format": "undergrowth replay",
    "version": 1,
    "setup": {"seats": ["marquise_de_cat", "eyrie_dynasties"]},
    "seed": 1,
}
LINES = {"Content-Type": "application/x-ndjson"}


def send(api: Api, text: str) -> Any:
    return api.ask("POST", "/api/replays", content=text.encode(), headers=LINES)


def refused(answer: Any) -> str:
    """Return why an upload was not read."""
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == "bad_replay"
    return str(answer.json()["error"]["message"])


def kept(folder: Path) -> int:
    """Return how many games there are on disk."""
    with sqlite3.connect(folder / "games.sqlite") as link:
        found = link.execute("SELECT count(*) FROM undergrowth_games").fetchone()[0]
    link.close()
    return int(found)


@pytest.mark.long
@pytest.mark.parametrize(
    "opening",
    [
        {"marquise_de_cat": {"hand": ["200000000 cobbler"]}},
        {"vagabond": {"items": ["5000000 sword"]}},
        {"clearings": {"1": {"marquise": "1000000000 warrior"}}},
    ],
)
def test_an_upload_with_great_counts_is_refused(tmp_path: Path, opening: Any) -> None:
    """Whether a count is bounded where it is read, or what it takes is bounded here."""
    seats = ["marquise_de_cat", "vagabond"]
    begun = {"map": "autumn", "seats": seats, **opening}
    text = json.dumps({**HEADER, "setup": {"seats": seats}, "opening": begun}) + "\n"
    with serving(tmp_path) as server:
        refused(send(server.api, text))
        assert kept(tmp_path) == 0


def test_a_long_upload_is_refused(tmp_path: Path) -> None:
    answers = '{"seat": "chance", "answer": "shuffle 1"}\n' * (LONGEST + 1)
    with serving(tmp_path) as server:
        why = refused(send(server.api, json.dumps(HEADER) + "\n" + answers))
        assert f"more than {LONGEST} answers" in why
        assert kept(tmp_path) == 0


def test_an_upload_may_be_no_larger_than_is_set(tmp_path: Path) -> None:
    with serving(tmp_path, upload_bytes=1000) as server:
        assert send(server.api, " " * 1001).status_code == 413


def test_an_upload_has_so_much_memory(tmp_path: Path) -> None:
    """The refusal names the limit."""
    with serving(tmp_path, upload_megabytes=130) as server:
        greedy = "import sys; from undergrowth.server.work import reading as r; "
        greedy += "r.from_lines = lambda text: bytearray(2**30); r.main()"
        server.rooms.uploads.reader = (sys.executable, "-c", greedy)
        assert "130 MB of memory" in refused(send(server.api, cut_short(3)))
        assert kept(tmp_path) == 0


def test_an_upload_has_so_much_time(tmp_path: Path) -> None:
    """One that would never end is ended; the refusal names the limit."""
    with serving(tmp_path, upload_seconds=0.0) as server:
        endless = "while True: pass"
        server.rooms.uploads.reader = (sys.executable, "-c", endless)
        assert "0 seconds of computing" in refused(send(server.api, cut_short(3)))
        assert kept(tmp_path) == 0


@pytest.mark.long
def test_a_reader_that_breaks_down_spoils_one_upload(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        right = server.rooms.uploads.reader
        server.rooms.uploads.reader = (sys.executable, "-c", "import os; os.abort()")
        refused(send(server.api, cut_short(3)))
        server.rooms.uploads.reader = right
        assert send(server.api, cut_short(3)).status_code == 201


def test_one_address_has_a_part_of_the_line() -> None:
    """Its files may be slow to read: there is room for others."""

    async def scene() -> None:
        uploads = Uploads(Config(uploads_at_once=1), Limits(Config()))
        uploads.reader = (sys.executable, "-c", "input()")
        first = [asyncio.create_task(uploads.read(b"", "eve")) for _ in range(4)]
        await asyncio.sleep(0)
        refusals = [each for each in first if each.done()]
        assert [str(each.exception())[:16] for each in refusals] == ["too many replays"] * 2
        other = asyncio.create_task(uploads.read(b"", "ada"))
        await asyncio.sleep(0)
        assert not other.done()
        for each in (*first, other):
            each.cancel()
        await asyncio.gather(*first, other, return_exceptions=True)

    run(scene())


class Held:
    """A reader that reads when it is told to, and says when it has begun."""

    def __init__(self, folder: Path) -> None:
        self._begun, self._go = folder / "begun", folder / "go"
        os.mkfifo(self._begun)
        os.mkfifo(self._go)
        words = f"open({str(self._begun)!r}, 'w').close(); open({str(self._go)!r}).read(); "
        words += "from undergrowth.server.work.reading import main; main()"
        self.command = (sys.executable, "-c", words)

    def begun(self) -> None:
        """Until it has begun."""
        self._begun.open().close()

    def go(self) -> None:
        """Let it read."""
        self._go.open("w").close()


@pytest.mark.long
def test_everybody_plays_on_while_an_upload_is_read(tmp_path: Path) -> None:
    answers: list[Any] = []
    with serving(tmp_path) as server:
        held = Held(tmp_path)
        server.rooms.uploads.reader = held.command
        game = server.api.create(["here", "here"])
        sender = threading.Thread(target=lambda: answers.append(send(server.api, cut_short(3))))
        sender.start()
        held.begun()
        assert server.api.get("/api/health")["status"] == "ok"
        assert game.seat().answer("keep in 1")["revision"] == 1
        held.go()
        sender.join(PATIENCE)
    assert answers[0].status_code == 201


@pytest.mark.long
def test_only_so_many_uploads_are_read_and_wait(tmp_path: Path) -> None:
    """A sender who comes when the line is full is told to come again."""
    answers: list[Any] = []
    with serving(tmp_path, uploads_at_once=1) as server:
        held = Held(tmp_path)
        server.rooms.uploads.reader = held.command
        server.rooms.uploads.line = Gauge(1, 1)
        sender = threading.Thread(target=lambda: answers.append(send(server.api, cut_short(3))))
        sender.start()
        held.begun()
        full = send(server.api, cut_short(3))
        assert (full.status_code, full.json()["error"]["code"]) == (503, "unavailable")
        assert int(full.headers["retry-after"]) > 0
        held.go()
        sender.join(PATIENCE)
    assert answers[0].status_code == 201


def test_a_server_that_ends_leaves_no_reader(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        held = Held(tmp_path)
        server.rooms.uploads.reader = held.command
        sender = threading.Thread(target=attempted, args=(server.api,))
        sender.start()
        held.begun()
    sender.join(PATIENCE)
    with pytest.raises(OSError):  # nobody reads there any more
        os.open(tmp_path / "go", os.O_WRONLY | os.O_NONBLOCK)
    assert kept(tmp_path) == 0


def attempted(api: Api) -> None:
    """An upload of which nobody knows what becomes."""
    import httpx

    try:
        send(api, cut_short(3))
    except httpx.HTTPError:
        return


def test_the_reader_has_none_of_our_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERGROWTH_SMTP_PASSWORD", "swordfish")
    with serving(tmp_path) as server:
        tells = "import os, json; print(json.dumps({'refused': str(dict(os.environ))}))"
        server.rooms.uploads.reader = (sys.executable, "-c", tells)
        assert "swordfish" not in refused(send(server.api, "x"))
