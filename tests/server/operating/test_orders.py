"""Orders of an operator while people play: announcements, blocks, other names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.database.postgres import cluster
from server.kit import Refusal, Running, serving
from server.people.table import propose, say
from undergrowth.server.database import keeping, orders
from undergrowth.server.database.orders import BadOrder, Orders, read_orders
from undergrowth.server.database.storage import Store


def obeys(server: Running) -> None:
    """Let a server look for orders, as it does twice a minute."""
    assert server.rooms.loop is not None
    for work in (server.rooms.obey(), server.rooms.follow()):
        asyncio.run_coroutine_threadsafe(work, server.rooms.loop).result(60)


def test_an_announcement_comes_to_every_open_page_and_later_ones(running: Running) -> None:
    game = running.api.create(["here", "here"])
    base = running.rooms.store.base
    with game.nobody.follow() as stream:
        orders.announce(base, "Back at  18:00\nUTC")
        obeys(running)
        assert stream.next("announcement") == {"text": "Back at 18:00 UTC"}
        with game.seat().follow() as later:
            assert later.next("announcement")["text"]
        orders.announce(base, "")
        obeys(running)
        assert stream.next("announcement") == {"text": ""}
    with game.nobody.follow() as stream:
        stream.next("presence")
        assert "announcement" not in [kind for kind, _ in stream.seen]


def test_an_announcement_stands_where_no_game_is_open(running: Running) -> None:
    for line in ("Back at 18:00", ""):
        orders.announce(running.rooms.store.base, line)
        obeys(running)
        assert running.api.get("/api/announcement") == {"text": line}


def test_a_blocked_address_is_refused_everything(running: Running) -> None:
    base = running.rooms.store.base
    assert orders.block(base, "127.0.0.0/8") == "address 127.0.0.0/8"
    obeys(running)
    for path in ("/api/health", "/", "/api/games/nowhere"):
        refused = running.api.ask("GET", path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    orders.block(base, "127.0.0.1/8", blocked=False)
    obeys(running)
    assert running.api.ask("GET", "/api/health").status_code == 200


def test_a_blocked_word_is_in_no_new_name_or_title(running: Running) -> None:
    api = running.api
    game = api.create(["here", "invite"])
    orders.block(running.rooms.store.base, "Weasel")
    obeys(running)
    invitation = game.made["seats"][1]["invitation"]
    for refused in (
        lambda: api.create(["here", "here"], title="The WEASELS' table"),
        lambda: api.post("/api/invitations/claim", {"invitation": invitation, "name": "weasel"}),
        lambda: game.seat().settings(name="A weasel"),
    ):
        with pytest.raises(Refusal) as caught:
            refused()
        assert caught.value.code == "blocked"
    assert game.seat().settings(name="A stoat")["name"] == "A stoat"


def test_nor_in_one_that_comes_with_a_lesson_a_file_or_the_last_game(running: Running) -> None:
    api = running.api
    game = api.create(["here", "here"])
    for seat, name in ((0, "Weasel"), (1, "Stoat")):
        game.seat(seat).settings(name=name)
    propose(game.seat(0), "end")
    say(game.seat(1))
    file = api.ask("GET", f"{game.nobody.path}/replay").content
    orders.block(running.rooms.store.base, "weasel")
    obeys(running)
    kind = {"Content-Type": "application/x-ndjson"}
    for answer in (
        api.ask("POST", "/api/lessons/first_moving/games", json={"name": "Weasel"}),
        api.ask("POST", "/api/replays", content=file, headers=kind),
    ):
        assert answer.json()["error"]["code"] == "blocked"
    seats = [{"faction": "vagabond", "player": "invite"}, {"faction": "eyrie_dynasties"}]
    body = {"game": {"setup": {"seats": seats}}, "was": [0, 1]}
    made = api.post(f"{game.nobody.path}/rematch", body, game.seat(1).token)
    api.post(f"{game.nobody.path}/rematch/seat", {}, game.seat(0).token)
    assert api.get(f"/api/games/{made['id']}")["seats"][0]["name"] is None


def test_a_game_and_a_person_get_other_names(running: Running) -> None:
    game = running.api.create(["here", "here"], title="Something rude")
    game.seat().settings(name="Somebody rude")
    store = running.rooms.store
    assert [each.id for each in keeping.matching(store, "RUDE")] == [game.id]
    assert keeping.rename(store, game.id, "A game", {0: None})
    obeys(running)
    state = game.nobody.state()
    assert (state["title"], state["seats"][0]["name"]) == ("A game", None)
    assert keeping.matching(store, "rude") == []
    assert not keeping.rename(store, game.id, "Another", {7: None})
    assert not keeping.rename(store, "nowhere", "Another", {})
    assert keeping.matching(store, game.id)[0].title == "A game"


@pytest.mark.parametrize("word", ["", "x", "a\x00b", "y" * 200])
def test_what_cannot_be_blocked_or_announced_is_refused(running: Running, word: str) -> None:
    with pytest.raises(BadOrder):
        orders.block(running.rooms.store.base, word)
    if len(word) > 1:
        with pytest.raises(BadOrder):
            orders.announce(running.rooms.store.base, word)


def test_addresses_are_known_in_every_form(running: Running) -> None:
    base = running.rooms.store.base
    for word in ("192.0.2.7", "2001:db8::/32"):
        orders.block(base, word)
    found = read_orders(base)
    for host in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1%eth0"):
        assert found.keeps_away(host)
    for host in ("192.0.2.8", "2001:db9::1", "testclient"):
        assert not found.keeps_away(host)
    assert not Orders().keeps_away("192.0.2.7")


def test_processes_on_postgres_obey_at_once(tmp_path: Path) -> None:
    with cluster() as database, serving(tmp_path, database=database) as server:
        game = server.api.create(["here", "here"])
        operator = Store(database)
        with game.nobody.follow() as stream, serving(tmp_path, database=database):
            stream.state()
            orders.announce(operator.base, "Soon")
            assert stream.next("announcement") == {"text": "Soon"}
            assert keeping.rename(operator, game.id, "A game", {})
            assert stream.state(lambda state: state["title"] == "A game")
        operator.close()
