"""Replays: downloaded, uploaded, looked at with others' eyes, played on."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.kit import PATIENCE, Api, Game, Json, Refusal, Running, Seat, any_option, play
from undergrowth import position
from undergrowth.cli.commands import program_for
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.finished import finished_games
from undergrowth.session import Session
from undergrowth.sim.recorded import rows_of_replay
from undergrowth.table.game import library
from undergrowth.table.saving.replay import from_lines, replay_of, to_lines
from undergrowth.table.setup import Setup


def test_the_exact_replay_waits_for_the_end(api: Api) -> None:
    game = api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        api.get(f"/api/games/{game.id}/replay", game.seat().token)
    assert (refused.value.status, refused.value.code) == (403, "running")


def test_what_was_seen_can_be_kept_at_any_time(api: Api) -> None:
    game = api.create(["here", "here"])
    play(game, random.Random(1), 20)
    for seat in (game.seat(0), game.nobody):
        answer = api.ask("GET", f"{seat.path}/replay?as=seen", seat.token)
        header, *entries = [json.loads(line) for line in answer.text.splitlines()]
        assert header["format"] == "undergrowth record"
        assert "seed" not in json.dumps(header)
        assert entries == seat.log()
        assert "attachment" in answer.headers["content-disposition"]


def test_a_finished_game_says_who_played_and_is_exported(running: Running) -> None:
    """Its replay names the players, and so do the rows of all finished games."""
    game = running.api.create(["random", "greedy"], seed=4)
    running.api.create(["here", "random"])  # which is not over
    done = game.nobody.wait(lambda state: bool(state["over"]))
    replay = from_lines(running.api.ask("GET", f"{game.nobody.path}/replay").text)
    assert replay.players == ["random", "greedy"]
    rows = rows_of_replay(replay)
    (found,) = finished_games(running.rooms.config.database_url)
    assert (found.id, found.players) == (game.id, ["random", "greedy"])
    assert found.replay is not None and rows_of_replay(found.replay) == rows
    scores = [seat["score"] for seat in done["view"]["seats"]]
    assert [row.score for row in rows] == scores
    won = [row.faction for row in rows if row.won]
    assert won == done["view"]["outcome"]["winners"]


def test_puzzles_are_cut_from_the_games_of_a_database(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are over: what others do not know yet stays where it is."""
    game = running.api.create(["random", "greedy"], seed=4)
    running.api.create(["here", "random"])
    game.nobody.wait(lambda state: bool(state["over"]))
    url = running.rooms.config.database_url
    monkeypatch.chdir(tmp_path)
    budget = ["--budget", "5", "--tries", "0"]
    ran = CliRunner().invoke(
        program_for(["puzzle"]), ["puzzle", "cut", "--server", "--database", url, *budget]
    )
    assert ran.exit_code == 0, ran.output
    assert "Puzzles cut into puzzles: 0. Games: 1, turns:" in ran.output


@pytest.mark.long
def test_a_replay_file_becomes_a_game_to_look_at(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    done = game.nobody.wait(lambda s: s["over"])
    text = api.ask("GET", f"/api/games/{game.id}/replay").text
    made = upload(api, text)
    assert all(each["token"] is None for each in made["seats"])
    record = Seat(api, made["id"], None)
    shown = record.state()
    assert shown["over"] and shown["latest"] == done["revision"]
    assert shown["view"]["outcome"] == done["view"]["outcome"]
    assert record.state(revision=30)["view"] == game.nobody.state(revision=30)["view"]
    assert [e["text"] for e in record.log()] == [e["text"] for e in game.nobody.log()]
    assert api.ask("GET", f"/api/games/{made['id']}/replay").text == text
    mouse = record.state(revision=30, eyes_of="eyrie_dynasties")
    assert mouse["view"]["seats"][1]["hand"] is not None


def cut_short(answers: int) -> str:
    """The replay file of a game that was left after some answers."""
    setup = Setup(seats=["marquise_de_cat", "eyrie_dynasties"])
    session = Session.new(library().complete(setup), ["random", "random"], seed=4)
    for _ in range(answers):
        session.step()
    return to_lines(session.replay)


@pytest.mark.long
def test_a_game_that_nobody_won_is_over_and_finished(api: Api) -> None:
    """R.2.6 Two that play by themselves, with nothing left to score by."""
    seats = ["mechanical_marquise:easy", "vagabot:easy"]
    alone: dict[str, object] = {"seats": seats, "turn": "vagabot"}
    alone["clearings"] = {"5": {"vagabot": "1 pawn"}}
    made = upload(api, to_lines(replay_of(position.game(alone, 2))))
    shown = Seat(api, made["id"], None).state()
    assert (shown["over"], shown["unfinished"]) == (True, False)
    assert shown["view"]["outcome"] == {"winners": [], "how": ""}
    assert not shown["title"].startswith("Unfinished")


@pytest.mark.long
def test_a_record_that_ends_before_its_game_says_so(api: Api) -> None:
    """Nobody can go on with it, so it is over; it is looked at and played on like any other."""
    made = upload(api, cut_short(30))
    record = Seat(api, made["id"], None)
    shown = record.state()
    assert (shown["over"], shown["unfinished"], shown["view"]["outcome"]) == (True, True, None)
    assert shown["title"] == "Unfinished replay: Marquise de Cat, Eyrie Dynasties: Autumn map"
    last = record.state(revision=shown["latest"], eyes_of="eyrie_dynasties")
    assert (last["over"], last["unfinished"]) == (False, True)
    assert last["view"]["seats"][1]["hand"] is not None
    body = {"revision": shown["latest"], "seats": [{"player": "here"}] * 2, "seed": 1}
    twin = Game(api, api.post(f"{record.path}/play-on", body))
    begun = twin.nobody.state()
    assert (begun["over"], begun["unfinished"]) == (False, False)
    assert begun["view"]["places"] == last["view"]["places"]
    assert begun["title"] == "Marquise de Cat, Eyrie Dynasties: Autumn map (played on)"


@pytest.mark.long
def test_a_game_that_goes_on_is_not_unfinished(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    with game.nobody.follow() as stream:
        assert stream.state()["unfinished"] is False
        assert stream.state(lambda state: bool(state["over"]))["unfinished"] is False


def upload(api: Api, text: str) -> Json:
    headers = {"Content-Type": "application/x-ndjson"}
    answer = api.ask("POST", "/api/replays", content=text.encode(), headers=headers)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}",
        '{"format": "undergrowth replay", "version": 99}',
        '{"format": "undergrowth replay", "version": 1, "setup": {"seats": []}, "seed": 1}',
        '{"format": "undergrowth replay", "version": 1, "setup": [], "seed": 1}',
        '{"format": "undergrowth replay", "version": 1, "seed": 1, "opening": 3, "setup":'
        ' {"seats": ["marquise", "eyrie"]}}',
        '{"format": "undergrowth replay", "version": 1, "seed": 1, "setup": {"seats":'
        ' ["marquise", "eyrie"]}}\n{"seat": "marquise_de_cat", "answer": "keep in 1"}',
        "\ud800",
    ],
)
def test_a_wrong_replay_file_says_what_is_wrong(api: Api, text: str) -> None:
    body = text.encode("utf-8", "surrogatepass")
    headers = {"Content-Type": "application/x-ndjson"}
    answer = api.ask("POST", "/api/replays", content=body, headers=headers)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == "bad_replay"


def test_others_eyes_wait_for_the_end(api: Api) -> None:
    game = api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        game.seat(0).state(eyes_of="eyrie_dynasties")
    assert (refused.value.status, refused.value.code) == (403, "running")


@pytest.mark.long
def test_a_finished_game_is_played_on_exactly(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    done = game.nobody.wait(lambda s: s["over"])
    body = {
        "revision": 25,
        "seats": [{"player": "random"}, {"player": "greedy"}],
        "seed": 1,
        "pace": "instant",
    }
    twin = Game(api, {**api.post(f"/api/games/{game.id}/play-on", body)})
    assert twin.nobody.state(revision=0)["view"] == game.nobody.state(revision=25)["view"]
    twin.nobody.wait(lambda s: s["over"])
    replay = from_lines(api.ask("GET", f"/api/games/{twin.id}/replay").text)
    assert replay.play().over
    assert replay.answers[:20] == [
        *from_lines(api.ask("GET", f"/api/games/{game.id}/replay").text).answers[:20]
    ]
    assert done["over"]
    with pytest.raises(Refusal) as refused:
        api.post(f"/api/games/{game.id}/play-on", {**body, "revision": done["revision"]})
    assert refused.value.code == "over"


def test_a_running_game_is_played_on_with_what_is_hidden_dealt_anew(api: Api) -> None:
    game = api.create(["here", "here"], seed=5)
    play(game, random.Random(5), 30)
    asked = game.asked()
    assert asked is not None
    mine = asked.state()
    index = mine["decision"]["index"]
    body = {"revision": mine["revision"], "seats": [{"player": "here"}] * 2}
    other = game.seats[1 - index]
    for viewer, status in ((other, 409), (game.nobody, 403)):
        with pytest.raises(Refusal) as refused:
            api.post(f"{viewer.path}/play-on", body, viewer.token)
        assert refused.value.status == status
    hands = set()
    for seed in range(3):
        made = api.post(f"{asked.path}/play-on", {**body, "seed": seed}, asked.token)
        twin = Game(api, made)
        assert twin.seat(index).state()["view"] == mine["view"]
        hands.add(tuple(twin.seat(1 - index).state()["view"]["seats"][1 - index]["hand"]))
        assert twin.nobody.log() == []
        seat = twin.seat(index)
        state = seat.state()
        assert seat.answer(any_option(state, random.Random(1)), state)["revision"] >= 1
    assert len(hands) > 1


@pytest.mark.long
def test_a_game_dealt_anew_has_no_exact_replay(api: Api) -> None:
    game = api.create(["here", "random"], seed=5)
    seat = game.seat()
    state = seat.state()
    body = {"revision": state["revision"], "seats": [{"player": "random"}] * 2, "pace": "instant"}
    twin = Game(api, api.post(f"{seat.path}/play-on", body, seat.token))
    assert twin.nobody.wait(lambda s: s["over"])["record"] is False
    with pytest.raises(Refusal) as refused:
        api.get(f"/api/games/{twin.id}/replay")
    assert refused.value.code == "no_record"


@pytest.mark.long
@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("log", "views.state._entry"),
        ("replay?as=seen", "views.state._entry"),
        ("replay", "routes.records.to_lines"),
        ("?revision=9", "routes.common.unpack"),
    ],
)
def test_what_takes_long_is_not_done_on_the_event_loop(
    running: Running, monkeypatch: pytest.MonkeyPatch, path: str, work: str
) -> None:
    """Meanwhile others play on."""
    game = running.api.create(["random", "random"], seed=4)
    game.nobody.wait(lambda state: bool(state["over"]))
    module, name = f"undergrowth.server.{work}".rsplit(".", 1)
    right = getattr(import_module(module), name)
    threads: set[int] = set()

    def noted(*words: Any) -> Any:
        threads.add(threading.get_ident())
        return right(*words)

    monkeypatch.setattr(f"{module}.{name}", noted)
    address = f"{game.nobody.path}/{path}".replace("/?", "?")
    assert running.api.ask("GET", address).status_code == 200
    assert threads and running.loop_thread not in threads


def test_a_log_that_is_cut_while_it_is_written_is_that_of_its_moment(running: Running) -> None:
    """An undo comes in between."""
    game = running.api.create(["here", "here"])
    game.seat().answer("keep in 1")
    room = running.rooms.known(game.id)
    assert room is not None and running.rooms.loop is not None
    held = game.nobody.log()

    async def read() -> Json:
        coming = asyncio.ensure_future(room.told("", NOBODY, 0, dict))
        await asyncio.sleep(0)
        room.chronicle.cut(0)
        return await coming

    reading = asyncio.run_coroutine_threadsafe(read(), running.rooms.loop)
    assert reading.result(PATIENCE)["entries"] == held
