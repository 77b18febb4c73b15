"""Several processes on one PostgreSQL: any answers for any game, and all learn of it."""

from __future__ import annotations

import ast
import os
import random
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import undergrowth.server
from server.database.postgres import cluster
from server.kit import (
    FOUR,
    NOW,
    Api,
    Game,
    Json,
    Refusal,
    Running,
    Seat,
    Stream,
    any_option,
    killable,
    play,
    serving,
)
from server.people.table import Clock
from undergrowth.engine.errors import PlayerFailed
from undergrowth.server.beginnings.making import new_game
from undergrowth.server.database import keeping
from undergrowth.server.database.neighbours import name_of
from undergrowth.server.database.rows import AnswerRow
from undergrowth.server.database.stamps import stamp_of
from undergrowth.server.database.storage import Store
from undergrowth.server.wire.asked import GameAsked


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as url:
        yield url


def twin_of(game: Game, api: Api) -> Game:
    """The same game, asked for at another server."""
    return Game(api, game.made)


def presence(stream: Stream, seat: int, spectators: int) -> None:
    """Wait until a page is told who is there."""

    def is_so(told: Json) -> bool:
        there = [each["seat"] for each in told["seats"] if each["connected"]]
        return there == [seat] and told["spectators"] == spectators

    while not is_so(stream.next("presence")):
        pass


def test_a_page_hears_of_an_answer_taken_elsewhere(two: tuple[Running, Running]) -> None:
    """With its entries of the log, as pages at the same process do; and of what is taken back."""
    game = two[0].api.create(["here", "here"])
    twin = twin_of(game, two[1].api)
    with twin.nobody.follow() as stream:
        first = stream.state()
        after = game.seat().answer("keep in 1")
        assert stream.next("entries")["entries"]
        assert stream.seen[-2][1]["revision"] == after["revision"] > first["revision"]
        assert stream.seen[-2][1]["view"] == game.nobody.state()["view"]
        back = game.seat().undo(after)
        assert stream.state(lambda state: state["edition"] == back["edition"])["revision"] == 0


def test_what_one_process_acknowledged_any_other_knows(two: tuple[Running, Running]) -> None:
    """Each answer is given to the other process, with the state that the one before has told."""
    game = two[0].api.create(["here", "here"], seed=3)
    twins = [game, twin_of(game, two[1].api)]
    dice = random.Random(3)
    for turn in range(24):
        seat = twins[turn % 2].asked()
        assert seat is not None
        known = seat.state()
        after = seat.answer(any_option(known, dice), known)
        assert twins[(turn + 1) % 2].nobody.state()["revision"] == after["revision"]
    logs = [each.seat().log() for each in twins]
    assert logs[0] == logs[1]


def test_claims_names_and_new_links_are_known_everywhere(two: tuple[Running, Running]) -> None:
    game = two[0].api.create(["here", "invite"])
    twin = twin_of(game, two[1].api)
    with twin.nobody.follow() as stream:
        stream.state()
        body = {"invitation": game.made["seats"][1]["invitation"], "name": "Birgit"}
        token = two[0].api.post("/api/invitations/claim", body)["token"]
        mine = Seat(two[1].api, game.id, token)
        assert mine.state()["viewer_seat"] == 1
        stream.state(lambda state: state["seats"][1]["name"] == "Birgit")
        mine.settings(name="Britta")
        assert game.nobody.state()["seats"][1]["name"] == "Britta"
    with mine.follow() as stream:
        stream.state()
        two[0].api.post(f"/api/games/{game.id}/link", {}, token)
        with pytest.raises(AssertionError, match="ended"):
            stream.state(lambda state: False)
    with pytest.raises(Refusal) as refused:
        mine.state()
    assert refused.value.code == "unauthorized"


def test_who_has_a_page_open_is_known_everywhere(two: tuple[Running, Running]) -> None:
    """Also to a process that begins later, and until the process with the page is gone."""
    game = two[0].api.create(["here", "here"])
    twin = twin_of(game, two[1].api)
    with twin.nobody.follow() as stream:
        with game.seat().follow():
            presence(stream, 0, 1)
            room = two[1].rooms.known(game.id)
            assert room is not None and room.is_watched(0) and room.connected == {0}
        while stream.next("presence")["seats"][0]["connected"]:
            pass


def test_a_clock_is_the_same_for_every_process(database: str, tmp_path: Path) -> None:
    """One runs the game, the other takes an answer: both know until when the next may think, and
    a page at either sees what happens then."""
    clock = Clock()
    with (
        serving(tmp_path, database=database, now=clock) as one,
        serving(tmp_path, database=database, now=clock) as other,
    ):
        kind = {"kind": "turn", "seconds": 120, "at_zero": "pause"}
        game = one.api.create(["here", "here"], clock=kind)
        twin = twin_of(game, other.api)
        with game.nobody.follow() as stream:
            stream.state()
            clock.passes(60)
            stream.since(twin.seat().answer("keep in 1")["revision"])
            rooms = [run.rooms.known(game.id) for run in (one, other)]
            assert len({room.row.deadline for room in rooms if room is not None}) == 1
        clock.passes(121)
        twin.nobody.wait(lambda state: state["people"]["paused"])
        assert game.nobody.state()["people"]["paused"]


def test_a_process_that_begins_later_is_told(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as one:
        game = one.api.create(["here", "here"])
        with game.nobody.follow() as watching, serving(tmp_path, database=database) as other:
            watching.state()
            twin = twin_of(game, other.api)
            with twin.seat().follow() as stream:
                presence(stream, 0, 1)
        room = one.rooms.known(game.id)
        assert room is not None
        with game.nobody.follow() as stream:
            while stream.next("presence")["seats"][0]["connected"]:
                pass
        assert not room.elsewhere


def test_a_game_that_the_operator_ends_or_deletes_is_so_at_once(
    two: tuple[Running, Running], database: str
) -> None:
    store = Store(database)
    games = [two[0].api.create(["here", "here"]) for _ in range(2)]
    with twin_of(games[0], two[1].api).nobody.follow() as stream:
        stream.state()
        assert keeping.end(store, games[0].id)
        assert stream.state(lambda state: bool(state["over"]))
    with twin_of(games[1], two[1].api).nobody.follow() as stream:
        stream.state()
        assert keeping.delete(store, [games[1].id]) == 1
        with pytest.raises(AssertionError, match="ended"):
            stream.state(lambda state: False)
    for each in two:
        with pytest.raises(Refusal) as refused:
            Seat(each.api, games[1].id, None).state()
        assert refused.value.code == "no_game"
    store.close()


def test_a_connection_in_use_is_closed_when_it_is_given_back(database: str) -> None:
    """Else a server that stops while a thread still reads leaves it open."""
    store = Store(database)
    with store.base.engine.connect() as link:
        held = link.connection.dbapi_connection
        store.close()
        assert held is not None and not held.closed
    assert held.closed


def test_only_one_process_runs_a_game(two: tuple[Running, Running]) -> None:
    """Both look on, one lets the computer players play: no step was tried by both."""
    overtaken: list[str] = []
    for each in two:
        store = each.rooms.store
        append = store.append

        def noted(before, after, row, stamp="", append=append):  # type: ignore[no-untyped-def]
            try:
                return append(before, after, row, stamp)
            except Exception as error:
                overtaken.append(type(error).__name__)
                raise

        store.append = noted  # type: ignore[method-assign]
    game = two[0].api.create(["random", "random"], pace="quick", seed=5)
    with game.nobody.follow() as one, twin_of(game, two[1].api).nobody.follow() as other:
        for stream in (one, other):
            stream.since(3)
    assert overtaken == []


def test_a_process_knows_what_it_has_written_itself(database: str) -> None:
    """An answer brings the stamp after it, unless somebody has changed the game meanwhile."""
    ours, theirs = Store(database), Store(database)
    seats = [{"faction": faction, "player": "here"} for faction in FOUR[:2]]
    asked = GameAsked.model_validate({"setup": {"seats": seats}, "seed": 1})
    rows = [new_game(asked, NOW).keep(ours)]

    def answered(stamp: str) -> str:
        rows.append(replace(rows[-1], revision=rows[-1].revision + 1))
        state = ours.load(rows[0].id).states[rows[-2].revision]
        added = AnswerRow(rows[-1].revision, 0, "pass", [], [], state)
        return ours.append(rows[-2], rows[-1], added, stamp)

    stamp = stamp_of(ours.base, rows[0].id)
    for _ in range(2):
        stamp = answered(stamp)
        assert stamp == stamp_of(ours.base, rows[0].id)
    theirs.set_seat(rows[0].id, 1, name="Ada")
    assert answered(stamp) == ""
    stamp = stamp_of(ours.base, rows[0].id)
    theirs.set_pace(rows[0].id, "slow")
    assert answered(stamp) == ""
    for store in (ours, theirs):
        store.close()


@pytest.mark.long
def test_games_go_on_when_the_process_that_ran_them_is_killed(
    database: str, tmp_path: Path
) -> None:
    """Also one that nobody has open anywhere; and nothing that was acknowledged is lost."""
    with serving(tmp_path, database=database) as left, killable(database) as killed:
        unseen = killed.api.create(["random", "random"], pace="steady", seed=5)
        game = killed.api.create(["here", "random"], seed=6)
        given = play(game, random.Random(6), 3)
        twin = twin_of(game, left.api)
        with twin.nobody.follow() as stream:
            assert stream.state()["revision"] >= given
            killed.kill()
            play(twin, random.Random(7), 3)
        before = twin_of(unseen, left.api).nobody.state()["revision"]
        with twin_of(unseen, left.api).nobody.follow() as stream:
            stream.since(before + 2)


def test_a_process_whose_connection_was_cut_hears_again(two: tuple[Running, Running]) -> None:
    """It looks up what it has missed, and meanwhile every request does."""
    game = two[0].api.create(["here", "here"])
    with twin_of(game, two[1].api).nobody.follow() as stream:
        stream.state()
        with two[0].rooms.store.base.engine.begin() as link:
            link.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
            )
        after = game.seat().answer("keep in 1")
        assert stream.since(after["revision"])["view"] == game.nobody.state()["view"]


def test_a_failed_player_is_seen_everywhere(two: tuple[Running, Running]) -> None:
    game = two[0].api.create(["random", "here"], pace="slow")
    with twin_of(game, two[1].api).nobody.follow() as stream, game.nobody.follow() as here:
        for each in (stream, here):
            each.state()
        loop = two[0].rooms.loop
        assert loop is not None
        failing = two[0].rooms._runners[game.id]._fail
        loop.call_soon_threadsafe(failing, PlayerFailed("what it holds in hand"))
        for each in (stream, here):
            each.state(lambda state: bool(state["trouble"]))


def children_of(parent: int) -> list[int]:
    """The ids of the processes that a process has begun and that live."""
    found = subprocess.run(
        ["ps", "-o", "pid=,stat=", "--ppid", str(parent)], capture_output=True, text=True
    )
    lines = [line.split() for line in found.stdout.splitlines()]
    return [int(pid) for pid, stat in lines if not stat.startswith("Z")]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("ps") is None, reason="there is no ps to look with")
def test_one_command_serves_with_several_processes(database: str) -> None:
    """One of them is killed while people play: nothing is lost, and another takes its place."""
    with killable(database, "--processes", "2") as server:
        first = set(children_of(server.pid))
        assert len(first) == 2
        game = server.api.create(["here", "random", "here"], seed=6)
        given = play(game, random.Random(6), 5)
        os.kill(min(first), signal.SIGKILL)
        server.api.http.close()  # its connections may have been to that one
        server.api = Api(server.url)
        twin = Game(server.api, game.made)
        assert twin.nobody.state()["revision"] >= given
        play(twin, random.Random(7), 5)
        while len(now := set(children_of(server.pid))) < 2:
            pass
        assert now != first
        said = server.stop()
        assert "another takes its place" in said and said.count("\n") == 1
        assert not children_of(server.pid)


def test_what_changes_a_game_says_so() -> None:
    """Every method of the store that writes a row of one game tells the other processes."""
    source = Path(undergrowth.server.__file__).parent / "database/storage.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    store = next(
        each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == "Store"
    )
    silent = {"create"}  # nobody knows the game yet
    for method in store.body:
        if isinstance(method, ast.FunctionDef) and method.args.args[1:]:
            text = ast.unparse(method)
            changes = any(
                word in text for word in ("games.update", "seats.update", "_advance(link")
            )
            if changes and not method.name.startswith("_") and method.name not in silent:
                assert "self.base.wrote(" in text, method.name


def test_names_of_processes_fit_into_messages() -> None:
    assert " " not in name_of(2**31 - 1) and len(name_of(2**31 - 1)) < 64
