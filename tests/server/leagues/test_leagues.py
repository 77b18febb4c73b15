"""Leagues: founding, joining, playing for them, their tables, seasons, exports and secrets."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.accounts.authenticator import SITE
from server.accounts.person import Person, joined, wait_for, won_by
from server.kit import Game, Json, Refusal, Running, serving
from server.people.table import Clock, do
from undergrowth.sim import read_results


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    """A server with an address that browsers accept for passkeys."""
    with serving(tmp_path, public_url=SITE, now=Clock()) as running:
        yield running


class Club:
    """A league with a founder, Ada, and further members."""

    def __init__(self, here: Running, *names: str, **more: Any) -> None:
        self.here, self.api = here, here.api
        self.people = [Person(here.api) for _ in ("Ada", *names)]
        asked = {"name": "Friday", "member": "Ada", **more}
        made = here.api.post("/api/leagues", asked, self.people[0].device)
        self.id, self.link = made["id"], made["link"].partition("=")[2]
        for person, name in zip(self.people[1:], names, strict=True):
            self.joins(person, name)

    @property
    def path(self) -> str:
        return f"/api/leagues/{self.id}"

    def joins(self, person: Person, name: str) -> None:
        told = {"link": self.link, "name": name}
        here: Json = self.api.post("/api/leagues/join", told, person.device)
        assert here["id"] == self.id

    def seen(self, who: int = 0, **params: Any) -> Json:
        found: Json = self.api.get(self.path, self.people[who].device, **params)
        return found

    def does(self, way: str, path: str, who: int = 0, **body: Any) -> Json:
        """Ask for something as a member; return the league after it."""
        more = {} if way == "DELETE" else {"json": body}
        answer = self.api.ask(way, f"{self.path}{path}", self.people[who].device, **more)
        if not answer.is_success:
            raise Refusal(answer)
        told: Json = answer.json()
        return told

    def game(self, *players: int, bots: int = 0, **more: Any) -> Game:
        """A game of members, in the order of their seats, whose accounts keep them."""
        named = ["here", *["invite"] * (len(players) - 1), *["random"] * bots]
        game = self.api.create(named, **{"seed": None, **more})
        for seat, who in enumerate(players):
            self.people[who].keeps(game.seat(0) if seat == 0 else joined(game, seat))
        return game

    def plays(self, *players: int, wins: tuple[int, ...], bots: int = 0) -> Game:
        """A game for the league that is over and counted."""
        game = self.game(*players, bots=bots)
        self.does("POST", "/games", players[0], id=game.id)
        won_by(self.here, game, *wins)
        self.counted()
        return game

    def counted(self) -> None:
        wait_for(self.here, self.here.app.state.steward.catch_up())

    def table(self, who: int = 0, **params: Any) -> list[tuple[Any, ...]]:
        """By line: the member's name, games, wins, points."""
        seen = self.seen(who, **params)
        names = {each["number"]: each["name"] for each in seen["members"]}
        return [
            (names[each["member"]], each["games"], each["wins"], each["points"])
            for each in seen["table"]
        ]


def test_a_season_counts_the_games_made_for_it(here: Running) -> None:
    club = Club(here, "Bo", "Cy")
    club.plays(0, 1, 2, wins=(1,))
    club.plays(1, 0, wins=(0,))
    club.plays(2, 0, wins=(1,), bots=1)
    assert club.table() == [("Bo", 2, 2, 2.0), ("Ada", 3, 1, 1.0), ("Cy", 2, 0, 0.0)]
    seen = club.seen(1)
    assert [each["number"] for each in seen["games"]] == [3, 2, 1]
    (bo, *_), cats = seen["table"], seen["factions"][1]
    assert bo["share"] == 1.0 and [each["faction"] for each in bo["factions"]] == [
        "eyrie_dynasties",
        "marquise_de_cat",
    ]
    assert cats["faction"] == "marquise_de_cat" and (cats["games"], cats["wins"]) == (3, 1)
    assert seen["games"][0]["seats"][2] == {
        **seen["games"][0]["seats"][2], "member": None, "player": "random", "points": 0.0
    }  # fmt: skip


@pytest.mark.parametrize(("coalition", "points"), [("share", 0.5), ("whole", 1.0)])
def test_the_winners_of_a_coalition_share_the_point(
    here: Running, coalition: str, points: float
) -> None:
    club = Club(here, "Bo", "Cy", coalition=coalition)
    club.plays(0, 1, 2, wins=(0, 2))
    assert club.table() == [("Ada", 1, 1, points), ("Cy", 1, 1, points), ("Bo", 1, 0, 0.0)]


def test_whoever_has_resigned_wins_nothing(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.game(0, 1)
    club.does("POST", "/games", id=game.id)
    do(game.seat(0), "resign", player="random")
    won_by(here, game, 0)
    club.counted()
    assert [line[1:] for line in club.table()] == [(1, 0, 0.0)] * 2


def test_a_game_without_winners_or_with_one_member_does_not_count(here: Running) -> None:
    club = Club(here, "Bo")
    club.plays(0, 1, wins=())
    club.plays(0, wins=(0,), bots=1)
    assert club.table() == [] and club.seen()["running"] == 0


def test_a_game_counts_once_and_only_if_nobody_has_answered(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.game(0, 1)
    club.does("POST", "/games", id=game.id)
    assert club.seen()["running"] == 1
    with pytest.raises(Refusal, match="in_league"):
        club.does("POST", "/games", 1, id=game.id)
    won_by(here, game, 0)
    club.counted()
    club.counted()
    assert club.table() == [("Ada", 1, 1, 1.0), ("Bo", 1, 0, 0.0)]
    late = club.game(0, 1)
    state = late.seat(0).my_turn()
    late.seat(0).answer(state["decision"]["options"][0]["text"], state)
    with pytest.raises(Refusal, match="answered"):
        club.does("POST", "/games", id=late.id)


def test_what_one_side_could_know_beforehand_counts_in_no_league(here: Running) -> None:
    club = Club(here, "Bo")
    with pytest.raises(Refusal, match="seeded"):
        club.does("POST", "/games", id=club.game(0, 1, seed=7).id)
    strict = Club(here, serious=True)
    strict.people = club.people[:1]
    with pytest.raises(Refusal, match="no_league"):
        strict.does("POST", "/games", id=club.game(0, 1).id)
    with pytest.raises(Refusal, match="no_seat"):
        club.does("POST", "/games", 1, id=club.game(0, bots=1).id)


def test_a_league_of_serious_games_takes_no_others(here: Running) -> None:
    club = Club(here, "Bo", serious=True)
    with pytest.raises(Refusal, match="not_serious"):
        club.does("POST", "/games", id=club.game(0, 1).id)
    clock = {"kind": "turn", "seconds": 600}
    game = club.game(0, 1, serious=True, clock=clock)
    club.does("POST", "/games", id=game.id)
    won_by(here, game, 0)
    club.counted()
    assert club.table()[0] == ("Ada", 1, 1, 1.0)


def test_everybody_at_the_table_is_told_but_not_of_which_league(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.game(0, 1)
    club.does("POST", "/games", id=game.id)
    state = game.nobody.state()
    assert [(n["kind"], n["by"]) for n in state["people"]["notes"]] == [("league", 0)]
    assert "Friday" not in json.dumps(state) and club.id not in json.dumps(state)


def test_seasons_follow_one_another(here: Running) -> None:
    club = Club(here, "Bo")
    club.plays(0, 1, wins=(0,))
    with pytest.raises(Refusal, match="no_founder"):
        club.does("POST", "/seasons/end", 1)
    ended = club.does("POST", "/seasons/end")
    assert ended["seasons"][0]["ended"] and ended["table"][0]["points"] == 1.0
    with pytest.raises(Refusal, match="ended"):
        club.does("POST", "/seasons/end")
    club.plays(0, 1, wins=(1,))
    assert club.seen()["waiting"] == 1 and club.table()[0] == ("Ada", 1, 1, 1.0)
    begun = club.does("POST", "/seasons", name="Spring")
    assert (begun["season"], begun["seasons"][1]["name"], begun["waiting"]) == (2, "Spring", 0)
    assert club.table() == [("Bo", 1, 1, 1.0), ("Ada", 1, 0, 0.0)]
    assert club.table(season=1) == [("Ada", 1, 1, 1.0), ("Bo", 1, 0, 0.0)]
    with pytest.raises(Refusal, match="no_season"):
        club.seen(season=3)


@pytest.mark.parametrize("format", ["csv", "json"])
def test_a_season_is_exported_as_a_results_file(here: Running, tmp_path: Path, format: str) -> None:
    club = Club(here, "Bo")
    club.plays(0, 1, wins=(0,), bots=1)
    path = f"{club.path}/export?format={format}"
    answer = club.api.ask("GET", path, club.people[1].device)
    file = tmp_path / f"season.{format}"
    file.write_bytes(answer.content)
    about, rows = read_results(file)
    assert [(row.player, row.seat, row.game) for row in rows] == [
        ("Ada", 0, 0),
        ("Bo", 1, 0),
        ("random", 2, 0),
    ]
    assert about["league"] == "Friday" and about["recorded"] == ["1"]
    assert answer.headers["content-disposition"].endswith(f'season-1.{format}"')
    if format == "csv":
        lines = answer.text.splitlines()[1:]
        assert len(list(csv.DictReader(lines))) == 3


def test_a_private_league_is_unknown_to_others(here: Running) -> None:
    club, stranger = Club(here, "Bo"), Person(here.api)
    for path in (club.path, f"{club.path}/export", "/api/leagues/nonsense"):
        for token in (stranger.device, None):
            answer = here.api.ask("GET", path, token)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_league")
    assert here.api.get("/api/leagues", stranger.device) == {"leagues": []}


def test_a_league_that_is_shown_lets_everybody_look_and_nobody_do(here: Running) -> None:
    club = Club(here, "Bo", shown=True)
    club.plays(0, 1, wins=(0,))
    seen = here.api.get(club.path)
    assert seen["me"] is None and seen["table"][0]["points"] == 1.0
    assert here.api.ask("POST", f"{club.path}/seasons/end", json={}).status_code == 401
    stranger = Person(here.api)
    told = here.api.ask("DELETE", club.path, stranger.device)
    assert told.json()["error"]["code"] == "no_member"
    club.does("PUT", "", shown=False)
    assert here.api.ask("GET", club.path).status_code == 404
    with pytest.raises(Refusal, match="invalid"):
        club.does("PUT", "", shown=True)


def test_nothing_in_it_leads_to_a_game_or_an_account(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.plays(0, 1, wins=(0,))
    told = json.dumps(club.seen(1)) + club.api.ask("GET", f"{club.path}/export",
                                                    club.people[1].device).text  # fmt: skip
    assert game.id not in told and club.link not in told
    room = here.rooms.known(game.id)
    assert room is not None
    assert not any(str(each.account) in told for each in room.seats)


def test_the_link_is_replaced_and_members_go(here: Running) -> None:
    club = Club(here, "Bo")
    club.plays(0, 1, wins=(1,))
    old = club.link
    club.link = club.does("POST", "/link")["link"].partition("=")[2]
    with pytest.raises(Refusal, match="no_league"):
        here.api.post("/api/leagues/join", {"link": old, "name": "Di"}, Person(here.api).device)
    club.does("DELETE", "/members/2")
    assert club.table() == [(None, 1, 1, 1.0), ("Ada", 1, 0, 0.0)]
    with pytest.raises(Refusal, match="no_league"):
        club.seen(1)
    club.joins(club.people[1], "Bo")
    assert [each["number"] for each in club.seen()["members"] if each["is_there"]] == [1, 3]


def test_a_member_has_another_name(here: Running) -> None:
    club = Club(here, "Bo")
    assert club.does("PUT", "/me", 1, name="Bob")["members"][1]["name"] == "Bob"
    club.joins(club.people[1], "Bobby")
    assert [each["name"] for each in club.seen()["members"]] == ["Ada", "Bobby"]


def test_a_struck_game_is_gone(here: Running) -> None:
    club = Club(here, "Bo")
    club.plays(0, 1, wins=(1,))
    assert club.does("DELETE", "/games/1")["table"] == []
    with pytest.raises(Refusal, match="no_game"):
        club.does("DELETE", "/games/1")


def test_a_deleted_account_leaves_its_leagues(here: Running) -> None:
    """The results stay without its name; the league goes to the next member, or ends."""
    club = Club(here, "Bo")
    club.plays(0, 1, wins=(0,))
    (mine,) = here.api.get("/api/account/export", club.people[0].device)["leagues"]
    assert (mine["called"], mine["is_founder"], len(mine["games"])) == ("Ada", True, 1)
    assert here.api.ask("DELETE", "/api/account", club.people[0].device).is_success
    assert club.table(1) == [(None, 1, 1, 1.0), ("Bo", 1, 0, 0.0)]
    assert club.seen(1)["founder"] == 2
    assert here.api.ask("DELETE", "/api/account", club.people[1].device).is_success
    assert here.app.state.steward.roll.league(club.id) is None


def test_a_deleted_league_waits_for_no_game(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.game(0, 1)
    club.does("POST", "/games", id=game.id)
    club.does("DELETE", "")
    won_by(here, game, 0)
    club.counted()
    assert here.app.state.steward.results.waiting() == []


def test_a_game_that_ended_while_no_server_ran_is_counted(here: Running) -> None:
    club = Club(here, "Bo")
    game = club.game(0, 1)
    club.does("POST", "/games", id=game.id)
    steward = here.app.state.steward
    count = steward.count

    async def later(room: Any) -> None:
        """Count nothing."""

    steward.count = later
    won_by(here, game, 1)
    assert club.table() == []
    steward.count = count
    club.counted()
    assert club.table()[0] == ("Bo", 1, 1, 1.0)
