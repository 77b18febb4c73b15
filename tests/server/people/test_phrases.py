"""Ready phrases at the table: said by people who have a seat, bounded, and nothing else."""

from __future__ import annotations

from pathlib import Path

from server.kit import Api, Game, Json, Seat, serving
from server.people.table import Clock, do, propose, refused


def said(seat: Seat) -> list[tuple[int, str]]:
    """The phrases that are kept, with their seats."""
    return [(each["seat"], each["phrase"]) for each in seat.state()["people"]["said"]]


def say(seat: Seat, phrase: str) -> Json:
    told: Json = seat.api.post(f"{seat.path}/phrases", {"phrase": phrase}, seat.token)
    return told


def test_everybody_is_told_at_once(api: Api) -> None:
    game = api.create(["here", "here"])
    with game.nobody.follow() as stream:
        stream.state()
        say(game.seat(1), "well_played")
        told = stream.state(lambda state: state["people"]["said"])
    assert [each["phrase"] for each in told["people"]["said"]] == ["well_played"]
    assert said(game.seat(0)) == [(1, "well_played")]


def test_only_ready_phrases_of_people_with_a_seat(api: Api) -> None:
    game = api.create(["here", "here"])
    assert refused(game.seat(0), "phrases", phrase="I hold an ambush") == "422 invalid"
    assert refused(game.nobody, "phrases", phrase="hello") == "401 unauthorized"
    assert refused(Seat(api, game.id, game.made["owner"]), "phrases", phrase="hello") == (
        "401 unauthorized"
    )


def test_they_come_one_after_another_and_the_last_are_kept(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock) as running:
        game = running.api.create(["here", "here"])
        say(game.seat(0), "hello")
        assert refused(game.seat(0), "phrases", phrase="hello") == "429 too_many"
        say(game.seat(1), "hello")
        for _ in range(40):
            clock.passes(4)
            say(game.seat(0), "one_moment")
        assert said(game.nobody) == [(0, "one_moment")] * 30
        made = game.made
    with serving(tmp_path, now=clock) as running:
        assert len(said(Game(running.api, made).nobody)) == 30


def test_who_resigned_and_who_has_won_may_still_speak(api: Api) -> None:
    game = api.create(["here", "here"])
    do(game.seat(0), "resign")
    say(game.seat(0), "good_game")
    propose(game.seat(1), "end")
    say(game.seat(1), "thanks")
    assert said(game.nobody) == [(0, "good_game"), (1, "thanks")]
