"""The application asked without sockets, as the page that runs it does."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from undergrowth.server.alone import Alone, begin, scope_of

Story = Callable[[Alone], Coroutine[Any, Any, None]]


class Reply:
    """Lines told of one request."""

    def __init__(self) -> None:
        self.status = 0
        self.text = ""
        self.ended = asyncio.Event()

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    def head(self, status: int, headers: str) -> None:
        assert json.loads(headers)["cache-control"]
        self.status = status

    def part(self, text: str) -> None:
        self.text += text


def ask(
    alone: Alone, method: str, path: str, body: object = None, token: str = ""
) -> tuple[Reply, asyncio.Task[None]]:
    """Begin to ask."""
    reply = Reply()
    headers = {"content-type": "application/json", "accept-language": "de"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    text = body if isinstance(body, str) else json.dumps(body) if body is not None else ""
    task = alone.ask(
        method, path, json.dumps(headers), text, reply.head, reply.part, reply.ended.set
    )
    return reply, task


async def told(alone: Alone, method: str, path: str, body: object = None, token: str = "") -> Reply:
    """Ask and wait for the whole answer."""
    reply, _ = ask(alone, method, path, body, token)
    await asyncio.wait_for(reply.ended.wait(), 60)
    return reply


def play(file: Path, story: Story, saves: list[int] | None = None) -> None:
    """Something that is done with the application over a file."""

    async def saved() -> None:
        if saves is not None:
            saves.append(file.stat().st_size)

    async def whole() -> None:
        alone = await begin(str(file), saved)
        await story(alone)
        await alone.end()

    # On a thread: browser tests before it leave a loop running on this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(whole())).result()


SETUP = {
    "seats": [
        {"faction": "marquise_de_cat", "player": "here"},
        {"faction": "eyrie_dynasties", "player": "greedy"},
    ]
}


def test_a_game_is_played_and_gone_on_with(tmp_path: Path) -> None:
    """Answers are kept before they are told, in the file alone, and read back from it."""
    file, saves = tmp_path / "games.sqlite", []  # type: tuple[Path, list[int]]
    made: dict[str, Any] = {}

    async def first(alone: Alone) -> None:
        made.update((await told(alone, "POST", "/api/games", {"setup": SETUP, "seed": 7})).json)
        token = made["seats"][0]["token"]
        state = (await told(alone, "GET", f"/api/games/{made['id']}", token=token)).json
        answer = {"revision": state["revision"], "text": state["decision"]["options"][0]["text"]}
        before = len(saves)
        reply = await told(alone, "POST", f"/api/games/{made['id']}/answers", answer, token)
        assert reply.status == 200 and reply.json["revision"] == 1 and len(saves) > before

    async def second(alone: Alone) -> None:
        token = made["seats"][0]["token"]
        state = (await told(alone, "GET", f"/api/games/{made['id']}", token=token)).json
        assert state["revision"] >= 1 and state["viewer"] == "marquise_de_cat"

    play(file, first, saves)
    assert [each.name for each in tmp_path.iterdir()] == ["games.sqlite"]
    with sqlite3.connect(file) as link:
        assert link.execute("pragma journal_mode").fetchone() == ("delete",)
    play(file, second)


def test_a_stream_comes_in_parts_and_can_be_left(tmp_path: Path) -> None:
    async def story(alone: Alone) -> None:
        made = (await told(alone, "POST", "/api/games", {"setup": SETUP})).json
        reply, task = ask(alone, "GET", f"/api/games/{made['id']}/stream")
        while "event: state" not in reply.text:
            await asyncio.sleep(0.01)
        assert reply.status == 200 and not reply.ended.is_set()
        task.cancel()
        await asyncio.wait_for(reply.ended.wait(), 10)

    play(tmp_path / "games.sqlite", story)


def test_a_game_that_is_not_over_leaves_as_a_file_and_comes_back(tmp_path: Path) -> None:
    """If a browser keeps nothing, that is how a game is gone on with."""

    async def story(alone: Alone) -> None:
        made = (await told(alone, "POST", "/api/games", {"setup": SETUP, "seed": 7})).json
        token = made["seats"][0]["token"]
        state = (await told(alone, "GET", f"/api/games/{made['id']}", token=token)).json
        answer = {"revision": state["revision"], "text": state["decision"]["options"][0]["text"]}
        await told(alone, "POST", f"/api/games/{made['id']}/answers", answer, token)
        file = await told(alone, "GET", f"/api/games/{made['id']}/replay", token=token)
        assert file.status == 200
        read = (await told(alone, "POST", "/api/replays", file.text)).json
        kept = (await told(alone, "GET", f"/api/games/{read['id']}")).json
        assert kept["revision"] >= 1
        seats = [{"player": each["player"]} for each in SETUP["seats"]]
        asked = {"revision": kept["revision"], "seats": seats}
        on = await told(alone, "POST", f"/api/games/{read['id']}/play-on", asked)
        assert on.status == 201
        mine = f"/api/games/{on.json['id']}"
        state = (await told(alone, "GET", mine, token=on.json["seats"][0]["token"])).json
        assert state["viewer"] == "marquise_de_cat" and not state["over"]

    play(tmp_path / "games.sqlite", story)


@pytest.mark.long
def test_the_analysis_board_answers_without_a_process(tmp_path: Path) -> None:
    async def story(alone: Alone) -> None:
        begun = await told(alone, "POST", "/api/analysis/begin", {"setup": SETUP, "laid": True})
        asked = {"position": begun.json["position"], "answers": []}
        for _ in range(2):
            moment = (await told(alone, "POST", "/api/analysis/look", asked)).json
            asked["answers"].append(moment["state"]["decision"]["options"][0]["text"])
        ahead = (await told(alone, "POST", "/api/analysis/ahead", asked)).json
        assert ahead["revision"] == 2 and ahead["outcomes"]
        wrong = await told(alone, "POST", "/api/analysis/look", {**asked, "answers": ["fly"]})
        assert (wrong.status, wrong.json["error"]["at"]) == (422, 0)

    play(tmp_path / "games.sqlite", story)


@pytest.mark.long
def test_a_game_beside_a_real_table_needs_no_process(tmp_path: Path) -> None:
    async def story(alone: Alone) -> None:
        seats = [{"faction": "marquise_de_cat"}, {"faction": "vagabot"}]
        begun = await told(alone, "POST", "/api/companion/begin", {"setup": {"seats": seats}})
        chapter, asked = begun.json["chapter"], begun.json["question"]
        tell = [["answer", asked["options"][0]["text"]]]
        asks = {"chapter": chapter, "tell": tell}
        after = (await told(alone, "POST", "/api/companion/tell", asks)).json
        assert after["lines"] and after["entries"][0] == tell[0]
        wrong = await told(alone, "POST", "/api/companion/tell", {**asks, "tell": [["fly"]]})
        assert (wrong.status, wrong.json["error"]["at"]) == (422, 0)

    play(tmp_path / "games.sqlite", story)


def test_what_is_refused_is_said_as_on_a_server(tmp_path: Path) -> None:
    async def story(alone: Alone) -> None:
        lost = await told(alone, "GET", "/api/games/nowhere")
        assert (lost.status, lost.json["error"]["code"]) == (404, "no_game")
        wrong = await told(alone, "POST", "/api/games", {"setup": {"seats": 3}})
        assert (wrong.status, wrong.json["error"]["code"]) == (422, "invalid")
        damaged = await told(alone, "POST", "/api/replays", {"no": "replay"})
        assert (damaged.status, damaged.json["error"]["code"]) == (422, "bad_replay")

    play(tmp_path / "games.sqlite", story)


def test_a_request_is_told_as_an_application_wants_it() -> None:
    scope = scope_of("GET", "/api/games/a%20b?revision=3", {"Accept-Language": "de"})
    assert (scope["path"], scope["raw_path"]) == ("/api/games/a b", b"/api/games/a%20b")
    assert (scope["query_string"], scope["headers"]) == (
        b"revision=3",
        [(b"accept-language", b"de")],
    )
