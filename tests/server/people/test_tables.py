"""Open tables: listed where their maker wants it, joined by a code, gone when they are full."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.database.postgres import cluster
from server.kit import FOUR, Api, Game, Json, Refusal, Running, Seat, serving
from server.operating.test_orders import obeys
from server.people.table import Clock, propose, say
from undergrowth.server.database import orders
from undergrowth.server.database.storage import Store
from undergrowth.server.database.tables import (
    LETTERS,
    LISTED_DAYS,
    Open,
    listed_tables,
    plain_code,
)
from undergrowth.server.games import listing

KEY = "k" * 22
DAY = 86_400


def waiting(api: Api, players: list[str] | None = None, **table: Any) -> Game:
    """A game that waits for people, with a code."""
    return api.create(players or ["here", "invite", "invite"], table=table)


def listed(api: Api, **filters: Any) -> list[str]:
    """The codes in the list."""
    return [each["code"] for each in api.get("/api/tables", **filters)["tables"]]


def join(api: Api, code: str, **more: Any) -> Json:
    told: Json = api.post("/api/tables/join", {"code": code, **more})
    return told


def refusal(api: Api, path: str, **body: Any) -> str:
    with pytest.raises(Refusal) as caught:
        api.post(path, body)
    return f"{caught.value.status} {caught.value.code}"


def test_games_are_private_unless_their_maker_lists_them(api: Api) -> None:
    assert api.create(["here", "invite"]).made["code"] is None
    private = waiting(api)
    public = waiting(api, listed=True)
    assert listed(api) == [public.made["code"]]
    assert all(len(game.made["code"]) == 6 for game in (private, public))
    assert set(private.made["code"]) <= set(LETTERS)
    assert waiting(api, ["here", "here"], listed=True).made["code"] is None  # nobody is waited for


def test_one_address_does_not_fill_the_list(tmp_path: Path) -> None:
    """It shows the newest tables, so those of all others would not be found."""
    with serving(tmp_path, tables_per_hour=2) as running:
        api = running.api
        seen = [waiting(api, listed=True).made["code"], waiting(api, listed=True).made["code"]]
        games = len(running.rooms.here())
        for path, body in (
            ("/api/games", {"setup": {"seats": [{}, {"player": "invite"}]}}),
            ("/api/games", {"setup": {"seats": [{}, {"player": "invite"}]}, "title": "A"}),
        ):
            assert refusal(api, path, **body, table={"listed": True}) == "429 too_many"
        assert len(running.rooms.here()) == games
        private = waiting(api)
        path = f"/api/games/{private.id}/table"
        answer = api.ask("PUT", path, private.made["owner"], json={"listed": True})
        assert answer.status_code == 429
        assert sorted(listed(api)) == sorted(seen)


def test_the_list_is_read_once_for_all_who_ask_within_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five hundred tables take a tenth of a second, and anybody may ask, again and again."""
    reads: list[float] = []

    def counted(store: Store, moment: float) -> list[Open]:
        reads.append(moment)
        return listed_tables(store, moment)

    monkeypatch.setattr(listing, "listed_tables", counted)
    with serving(tmp_path, tables_seconds=3600.0) as running:
        code = waiting(running.api, listed=True).made["code"]
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(lambda _: listed(running.api), range(12)))
        assert found == [[code]] * 12
    assert len(reads) == 1


def test_a_list_names_no_game(api: Api) -> None:
    """1.2.1 A person who has a game's id may watch it: a list tells only the code."""
    game = waiting(api, listed=True, level="newcomers", language="de")
    answer = api.ask("GET", "/api/tables")
    assert game.id not in answer.text
    (found,) = answer.json()["tables"]
    assert (found["level"], found["language"], found["free"]) == ("newcomers", "de", 2)
    assert [seat["free"] for seat in found["seats"]] == [False, True, True]
    assert [seat["faction"] for seat in found["seats"]] == FOUR[:3]


@pytest.mark.parametrize("code", [str.lower, lambda code: f" {code[:3]}-{code[3:]} ", str])
def test_a_code_takes_the_first_free_seat(api: Api, code: Any) -> None:
    game = waiting(api)
    found = api.post("/api/tables/find", {"code": code(game.made["code"])})
    assert found["free"] == 2
    told = join(api, code(game.made["code"]), name="Ada")
    assert (told["id"], told["seat"]) == (game.id, 1)
    state = Seat(api, told["id"], told["token"]).state()
    assert (state["viewer_seat"], state["seats"][1]["name"]) == (1, "Ada")
    with pytest.raises(Refusal):  # the invitation to that seat is taken up by it
        api.post("/api/invitations/claim", {"invitation": game.made["seats"][1]["invitation"]})


def test_a_seat_can_be_chosen_and_only_a_free_one(api: Api) -> None:
    code = waiting(api).made["code"]
    assert join(api, code, seat=2)["seat"] == 2
    for taken in (0, 2, 7):
        assert refusal(api, "/api/tables/join", code=code, seat=taken) == "409 spent"
    assert join(api, code)["seat"] == 1


def test_a_full_table_is_gone(api: Api) -> None:
    game = waiting(api, ["here", "invite"], listed=True)
    code = game.made["code"]
    api.post("/api/invitations/claim", {"invitation": game.made["seats"][1]["invitation"]})
    assert listed(api) == []
    for path in ("/api/tables/find", "/api/tables/join"):
        assert refusal(api, path, code=code) == "404 no_table"
    assert api.get(f"/api/games/{game.id}/table", game.made["owner"])["free"] == 0


def test_a_game_that_is_over_waits_for_nobody(api: Api) -> None:
    game = waiting(api, ["here", "here", "invite"], listed=True)
    propose(game.seat(0), "end")
    say(game.seat(1))
    assert listed(api) == []
    assert refusal(api, "/api/tables/join", code=game.made["code"]) == "404 no_table"


def test_a_seat_that_was_handed_over_is_not_free_for_everybody(tmp_path: Path) -> None:
    """1.2.1 Its hand has been seen: the maker invites whom the others trust."""
    clock = Clock()
    with serving(tmp_path, now=clock) as running:
        game = waiting(running.api, ["here", "here", "invite"], listed=True)
        clock.passes(2 * DAY)
        propose(game.seat(0), "hand_over", seat=1)
        (found,) = running.api.get("/api/tables")["tables"]
        assert [seat["free"] for seat in found["seats"]] == [False, False, True]
        assert refusal(running.api, "/api/tables/join", code=found["code"], seat=1) == "409 spent"
        clock.passes(LISTED_DAYS * DAY)
        assert listed(running.api) == []


def test_an_answer_that_was_lost_is_asked_for_again(api: Api) -> None:
    """Also that about the last seat, with which the code ends."""
    code = waiting(api, ["here", "invite"]).made["code"]
    lost = [join(api, code, key=KEY) for _ in range(2)]
    assert lost[0]["seat"] == lost[1]["seat"] == 1
    assert lost[0]["token"] != lost[1]["token"]
    assert Seat(api, lost[1]["id"], lost[1]["token"]).state()["viewer_seat"] == 1
    assert refusal(api, "/api/tables/join", code=code, key=KEY) == "404 no_table"


FILTERS = [
    {"map": "lake"},
    {"faction": FOUR[1]},
    {"hirelings": True},
    {"level": "experienced"},
    {"time": "slow"},
    {"language": "de"},
]


@pytest.mark.parametrize("wanted", FILTERS, ids=lambda each: next(iter(each)))
def test_filters(api: Api, wanted: Json) -> None:
    usual = waiting(api, ["invite", "here"], listed=True, language="en")
    seats = [{"faction": FOUR[0], "player": "here"}, {"faction": FOUR[1], "player": "invite"}]
    asked = {
        "setup": {"map": "lake", "with_hirelings": True, "seats": seats},
        "clock": {"kind": "turn", "seconds": 3 * DAY},
        "table": {"listed": True, "level": "experienced", "language": "de"},
    }
    other = Game(api, api.post("/api/games", asked))
    assert listed(api, **wanted) == [other.made["code"]]
    assert listed(api) == [other.made["code"], usual.made["code"]]
    assert listed(api, faction=FOUR[0]) == [usual.made["code"]]
    assert listed(api, faction=FOUR[0], level="newcomers") == []


def test_the_list_comes_in_pages(api: Api) -> None:
    codes = [waiting(api, listed=True).made["code"] for _ in range(3)][::-1]
    first = api.get("/api/tables", most=2)
    assert ([each["code"] for each in first["tables"]], first["total"]) == (codes[:2], 3)
    rest = api.get("/api/tables", most=2, **{"from": first["next"]})
    assert ([each["code"] for each in rest["tables"]], rest["next"]) == (codes[2:], None)
    assert listed(api, **{"from": 7}) == []
    for wrong in ({"most": 51}, {"from": -1}, {"level": "wild"}, {"language": "_"}):
        assert api.ask("GET", "/api/tables", params=wrong).status_code == 422


def test_the_maker_lists_it_later_and_ends_it(api: Api) -> None:
    game = api.create(["here", "invite"])
    path, owner = f"/api/games/{game.id}/table", game.made["owner"]
    for token in (None, game.seat().token):
        assert api.ask("PUT", path, token, json={}).status_code == 401
    assert api.ask("GET", path, owner).status_code == 404
    told = api.put(path, {"listed": True}, owner)
    assert listed(api) == [told["code"]]
    again = api.put(path, {"level": "newcomers"}, owner)
    assert (again["code"], again["listed"], listed(api)) == (told["code"], False, [])
    assert api.get(path, owner) == again
    assert api.ask("DELETE", path, owner).json()["free"] == 0
    assert refusal(api, "/api/tables/find", code=told["code"]) == "404 no_table"
    api.post("/api/invitations/claim", {"invitation": game.made["seats"][1]["invitation"]})
    assert api.ask("PUT", path, owner, json={}).json()["error"]["code"] == "full"


def test_blocked_words_are_in_no_list(running: Running) -> None:
    api = running.api
    rude = api.create(["here", "invite"], title="Weasels only", table={"listed": True})
    orders.block(running.rooms.store.base, "weasel")
    obeys(running)
    code = waiting(api, listed=True).made["code"]
    assert listed(api) == [code]
    assert refusal(api, "/api/tables/join", code=code, name="A weasel") == "422 blocked"
    assert refusal(api, "/api/tables/find", code=rude.made["code"]) == "404 no_table"
    answer = api.ask("PUT", f"/api/games/{rude.id}/table", rude.made["owner"], json={})
    assert answer.json()["error"]["code"] == "blocked"


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    with serving(tmp_path, joins_per_hour=3) as running:
        code = waiting(running.api).made["code"]
        assert running.api.post("/api/tables/find", {"code": code})["code"] == code
        for wrong in ("CCCCCC", "", "ccc ccc"):
            found = running.api.ask("POST", "/api/tables/find", json={"code": wrong or "?"})
            assert found.status_code == 404
        assert refusal(running.api, "/api/tables/find", code=code) == "429 too_many"
        assert refusal(running.api, "/api/tables/join", code=code) == "429 too_many"


def test_many_who_join_at_once_get_a_seat_each(api: Api) -> None:
    code = waiting(api, ["here", "invite", "invite", "invite"]).made["code"]

    def one(number: int) -> int | None:
        answer = api.ask("POST", "/api/tables/join", json={"code": code})
        return answer.json()["seat"] if answer.is_success else None

    with ThreadPoolExecutor(8) as people:
        seats = [seat for seat in people.map(one, range(8)) if seat is not None]
    assert sorted(seats) == [1, 2, 3]


def test_processes_on_postgres_give_no_seat_twice(tmp_path: Path) -> None:
    with (
        cluster() as database,
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as other,
    ):
        game = waiting(one.api, ["here", "invite", "invite", "invite"], listed=True)
        code = game.made["code"]
        assert listed(other.api) == [code]

        def ask(api: Api) -> int | None:
            answer = api.ask("POST", "/api/tables/join", json={"code": code})
            return answer.json()["seat"] if answer.is_success else None

        with ThreadPoolExecutor(8) as people:
            seats = [s for s in people.map(ask, [one.api, other.api] * 4) if s is not None]
        assert sorted(seats) == [1, 2, 3]
        assert listed(one.api) == listed(other.api) == []


def test_a_code_is_known_however_it_is_typed() -> None:
    assert plain_code("cdf-ghj ") == "CDFGHJ"
    assert plain_code("ſß☃") == plain_code("ſß☃")[:7]
    assert len(plain_code("C" * 20)) == 7  # too long to be one
