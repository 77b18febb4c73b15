"""The same server on PostgreSQL, in a cluster that is thrown away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.database.older import OLDER
from server.database.postgres import cluster
from server.kit import Api, Game, Refusal, Seat, any_option, killable, play, serving
from undergrowth.server.database.storage import Store


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.mark.long
def test_a_game_is_played_kept_and_played_on(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        game = server.api.create(["here", "greedy"], seed=3)
        play(game, random.Random(3), 10)
        before = game.seat().my_turn()
    with serving(tmp_path, database=database) as server:
        twin = Game(server.api, game.made)
        after = twin.seat().my_turn()
        assert after["view"] == before["view"]
        state = twin.seat().answer(any_option(after, random.Random(1)), after)
        if state["undo"]["possible"]:
            assert twin.seat().undo(state)["view"] == after["view"]
        play(twin, random.Random(5))
        assert twin.nobody.state()["over"]


@pytest.mark.long
def test_nothing_acknowledged_is_lost_there_either(database: str) -> None:
    acknowledged = []
    with killable(database) as server:
        game = server.api.create(["here", "here"], seed=3)
        dice = random.Random(3)
        for _ in range(6):
            seat = game.asked()
            assert seat is not None
            state = seat.state()
            text = any_option(state, dice)
            seat.answer(text, state)
            acknowledged.append(state["revision"])
        last = game.nobody.state()
    with killable(database) as server:
        twin = Seat(server.api, game.id, None)
        again = twin.state()
        assert again["revision"] == last["revision"] > max(acknowledged)
        assert again["view"] == last["view"]


def test_two_servers_there_agree(database: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as other,
    ):
        game = one.api.create(["here", "here"])
        known = game.seat().state()
        twin = Seat(other.api, game.id, game.seat().token)
        twin.state()
        game.seat().answer("keep in 1", known)
        with pytest.raises(Refusal) as refused:
            twin.answer("keep in 2", known)
        assert refused.value.code == "stale"


def test_an_invitation_is_spent_once_there_too(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        api: Api = server.api
        body = {"invitation": api.create(["here", "invite"]).made["seats"][1]["invitation"]}
        assert api.post("/api/invitations/claim", body)["seat"] == 1
        with pytest.raises(Refusal) as refused:
            api.post("/api/invitations/claim", body)
        assert refused.value.code == "spent"


def test_tables_from_before_are_brought_up_there_too(database: str, tmp_path: Path) -> None:
    """Even by two servers at once."""
    with serving(tmp_path, database=database) as server:
        game = server.api.create(["here", "invite"])
    _older(database)
    with ThreadPoolExecutor(2) as pool:
        for store in pool.map(Store, [database, database]):
            store.close()
    with serving(tmp_path, database=database) as server:
        body = {"invitation": game.made["seats"][1]["invitation"], "key": "k" * 32}
        tokens = [server.api.post("/api/invitations/claim", body)["token"] for _ in range(2)]
        assert Seat(server.api, game.id, tokens[1]).state()["viewer_seat"] == 1


def _older(database: str) -> None:
    """The tables as the first version made them."""
    store = Store(database)
    with store.base.engine.begin() as link:
        link.execute(sa.text("ALTER TABLE undergrowth_seats DROP COLUMN claim"))
        link.execute(sa.text("DROP TABLE undergrowth_mailboxes"))
        link.execute(sa.text("ALTER TABLE undergrowth_games DROP COLUMN owner"))
        link.execute(sa.text("ALTER TABLE undergrowth_games DROP COLUMN hints"))
        link.execute(sa.text("ALTER TABLE undergrowth_games DROP COLUMN uploaded"))
        for step in OLDER:
            link.execute(sa.text(step))
        link.execute(sa.text("UPDATE undergrowth_meta SET value = '1'"))
    store.close()
