"""The next game of the same people: made once, and taken up with the tokens of the last one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.kit import FOUR, Api, Game, Json, Running, Seat
from server.operating.test_orders import obeys
from server.people.table import do, propose, refused, say
from undergrowth.server.database import orders

KEY = "k" * 22


def ended(api: Api, names: bool = False) -> Game:
    """A finished game of three people."""
    game = api.create(["here", "here", "here"])
    if names:
        game.seat(1).settings(name="Bo")
    propose(game.seat(0), "end")
    say(game.seat(1))
    say(game.seat(2))
    return game


def asked(players: list[str], was: list[int | None], factions: list[str] | None = None) -> Json:
    seats = [
        {"faction": faction, "player": player}
        for faction, player in zip(factions or FOUR, players, strict=False)
    ]
    return {"game": {"setup": {"seats": seats}, "pace": "instant"}, "was": was}


PLAYERS = ["invite", "invite", "here"]
WAS: list[int | None] = [1, 2, 0]
"""The seats turned by one: the person who sat first is the last now."""


def test_seats_are_turned_and_everybody_takes_their_own(api: Api) -> None:
    game = ended(api, names=True)
    factions = [FOUR[1], FOUR[2], FOUR[0]]
    made = api.post(
        f"{game.seat(0).path}/rematch", asked(PLAYERS, WAS, factions), game.seat(0).token
    )
    assert game.nobody.state()["people"]["rematch"] == made["id"]
    for was, seat in ((1, 0), (2, 1)):
        told = api.post(f"{game.seat(was).path}/rematch/seat", {}, game.seat(was).token)
        assert (told["id"], told["seat"], told["faction"]) == (made["id"], seat, FOUR[was])
        assert Seat(api, made["id"], told["token"]).state()["viewer_seat"] == seat
    state = Seat(api, made["id"], None).state()
    assert [seat["claimed"] for seat in state["seats"]] == [True] * 3
    assert state["seats"][0]["name"] == "Bo"


def test_an_answer_that_was_lost_is_asked_for_again(api: Api) -> None:
    game = ended(api)
    api.post(f"{game.seat(0).path}/rematch", asked(PLAYERS, WAS), game.seat(0).token)
    lost = [
        api.post(f"{game.seat(1).path}/rematch/seat", {"key": KEY}, game.seat(1).token)
        for _ in range(2)
    ]
    assert lost[0]["token"] != lost[1]["token"]
    assert Seat(api, lost[1]["id"], lost[1]["token"]).state()["viewer_seat"] == lost[1]["seat"]
    assert refused(game.seat(1), "rematch/seat", key=KEY) == "409 spent"


def test_it_is_made_once_and_after_the_game(api: Api) -> None:
    game = api.create(["here", "here", "here"])
    body = asked(PLAYERS, WAS)
    assert refused(game.seat(0), "rematch", **body) == "409 not_over"
    assert refused(game.seat(0), "rematch/seat") == "404 no_rematch"
    game = ended(api)
    assert refused(game.nobody, "rematch", **body) == "401 unauthorized"
    api.post(f"{game.seat(2).path}/rematch", body, game.seat(2).token)
    assert refused(game.seat(0), "rematch", **body) == "409 begun"
    assert refused(game.seat(0), "rematch/seat") == "409 spent"  # its seat was made as `here`


@pytest.mark.parametrize("was", [[0, 0, 1], [3, None, None], [0, 1, 2, None]])
def test_seats_of_nobody_are_refused(api: Api, was: list[int | None]) -> None:
    game = ended(api)
    body = asked(["invite"] * 3, was)
    assert refused(game.seat(0), "rematch", **body) == "422 invalid"


def test_a_setup_that_cannot_be_played_makes_nothing(api: Api) -> None:
    game = ended(api)
    body = asked(["invite"] * 3, [0, 1, 2], [FOUR[0]] * 3)
    assert refused(game.seat(0), "rematch", **body) == "422 bad_setup"
    assert game.nobody.state()["people"]["rematch"] is None


def won(running: Running, game: Game, *seats: int) -> None:
    """Let a game be over, and these seats have won it."""
    row = running.rooms.store.summaries([game.id])[game.id][0]
    after = replace(row, over=True, winners=[str(row.factions[seat]) for seat in seats], edition=1)
    running.rooms.store.decide(row, after, {})
    obeys(running)


def test_a_chain_of_rematches_keeps_the_score_of_its_people(running: Running) -> None:
    """Seats are turned; each person's wins go along, also those of a coalition."""
    api = running.api
    game = api.create(["here", "here", "here"])
    assert game.nobody.state()["people"]["series"] is None
    won(running, game, 0)
    body = {**asked(["here"] * 3, WAS), "best_of": 3}
    second = Game(api, api.post(f"{game.seat(0).path}/rematch", body, game.seat(0).token))
    told = second.nobody.state()["people"]["series"]
    assert told == {"number": 2, "best_of": 3, "wins": [0, 0, 1], "decided": False}
    won(running, second, 1, 2)
    told = second.nobody.state()["people"]["series"]
    assert (told["wins"], told["decided"]) == ([0, 1, 2], True)
    body = {**asked(["here"] * 3, [2, None, 0]), "best_of": 7}
    third = Game(api, api.post(f"{second.seat(0).path}/rematch", body, second.seat(0).token))
    told = third.nobody.state()["people"]["series"]
    assert told == {"number": 3, "best_of": 3, "wins": [2, 0, 0], "decided": True}


def test_a_person_who_has_resigned_wins_nothing(running: Running) -> None:
    game = running.api.create(["here", "here", "here"])
    do(game.seat(1), "resign")
    won(running, game, 1)
    body = asked(["here"] * 3, [0, 1, 2])
    made = running.api.post(f"{game.seat(0).path}/rematch", body, game.seat(0).token)
    state = Seat(running.api, made["id"], None).state()
    assert state["people"]["series"]["wins"] == [0, 0, 0]


def test_the_operators_blocked_words_are_in_no_next_game(running: Running) -> None:
    game = ended(running.api)
    orders.block(running.rooms.store.base, "weasel")
    obeys(running)
    titled = asked(PLAYERS, WAS)
    titled["game"]["title"] = "The weasels' table"
    named = asked(PLAYERS, WAS)
    named["game"]["setup"]["seats"][2]["name"] = "A Weasel"
    for body in (titled, named):
        assert refused(game.seat(0), "rematch", **body) == "422 blocked"
    running.api.post(f"{game.seat(0).path}/rematch", asked(PLAYERS, WAS), game.seat(0).token)


def test_who_resigned_is_asked_too(api: Api) -> None:
    game = api.create(["here", "here", "random"])
    do(game.seat(1), "resign")
    propose(game.seat(0), "end")
    body = asked(["here", "invite", "random"], [0, 1, None])
    made = api.post(f"{game.seat(0).path}/rematch", body, game.seat(0).token)
    assert api.post(f"{game.seat(1).path}/rematch/seat", {}, game.seat(1).token)["id"] == made["id"]
