"""Going back by agreement: past dice and cards, and what was learned stays known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.kit import Api, Game, Json, Refusal, any_option, is_mine, play, serving
from server.people.table import do, hands, notes, propose, refused, say
from undergrowth.table.saving.replay import from_lines
from undergrowth.table.saving.verifying import verify


def rolled(log: list[Json]) -> list[str]:
    """The dice of a log, in order."""
    return [entry["text"] for entry in log if entry["verb"] == "rolled"]


def until_dice(game: Game, dice: random.Random) -> None:
    """Play until something has been rolled."""
    for _ in range(400):
        if rolled(game.nobody.log()):
            return
        play(game, dice, 5)
    raise AssertionError("nothing is ever rolled")


def test_everybody_agrees_to_go_back_past_dice_and_cards(api: Api) -> None:
    """Undo does not go there; the same answers bring the same dice and cards again."""
    game = api.create(["here", "here"], seed=3)
    until_dice(game, random.Random(3))
    one, other = game.seats.values()
    before = game.nobody.state()
    log, record = game.nobody.log(), [one.log(), other.log()]
    told = propose(one, "rewind", revision=0)
    assert told["proposals"][0]["voters"] == [0, 1]
    assert game.nobody.state()["revision"] == before["revision"]
    say(other)
    after = game.nobody.state()
    assert (after["revision"], after["edition"]) == (0, before["edition"] + 1)
    assert not one.state()["undo"]["possible"]
    assert len(game.nobody.log()) == after["log_length"] < len(log)
    note = after["people"]["notes"][-1]
    assert (note["kind"], note["before"], note["revision"]) == ("rewound", before["revision"], 0)
    with pytest.raises(Refusal) as stale:
        one.answer("keep in 1", {**after, "edition": before["edition"]})
    assert stale.value.code == "stale"
    until_dice(game, random.Random(3))
    assert [one.log(), other.log()] == record


def test_one_no_is_enough(api: Api) -> None:
    game = api.create(["here", "here", "here"])
    play(game, random.Random(1), 6)
    propose(game.seat(0), "rewind", revision=2)
    say(game.seat(1))
    say(game.seat(2), False)
    assert game.nobody.state()["revision"] == 6
    assert notes(game.nobody) == ["refused rewind"]


def test_who_plays_alone_goes_back_at_once(api: Api) -> None:
    game = api.create(["here", "random"])
    play(game, random.Random(2), 15)
    assert propose(game.seat(0), "rewind", revision=3)["proposals"] == []
    assert [note["kind"] for note in game.nobody.state()["people"]["notes"]] == ["rewound"]
    play(game, random.Random(2), 5)


def test_who_plays_on_does_not_want_to_go_back(api: Api) -> None:
    game = api.create(["here", "here"])
    play(game, random.Random(1), 4)
    propose(game.seat(0), "rewind", revision=1)
    propose(game.seat(1), "pause")
    play(game, random.Random(1), 1)
    assert notes(game.nobody) == ["lapsed rewind"]
    assert [each["kind"] for each in game.nobody.state()["people"]["proposals"]] == ["pause"]


def test_a_moment_that_never_was_is_not_gone_back_to(api: Api) -> None:
    game = api.create(["here", "here"])
    play(game, random.Random(1), 4)
    for revision in (4, 5, 10_000):
        assert refused(game.seat(0), "proposals", kind="rewind", revision=revision) == (
            "404 no_moment"
        )
    assert refused(game.seat(0), "proposals", kind="rewind", revision=-1) == "422 invalid"


def test_who_has_played_is_told_of_the_moment_gone_back_to(api: Api) -> None:
    game = api.create(["here", "here"])
    play(game, random.Random(1), 3)
    do(game.seat(1), "away", player="random")
    asked = game.seat(0)
    for _ in range(40):
        state = asked.wait(is_mine)
        if state["revision"] > 12:
            break
        asked.answer(any_option(state, random.Random(1)), state)
    told = propose(game.seat(0), "rewind", revision=1)
    assert told["proposals"][0]["voters"] == [0, 1]  # who has seen the game has a word
    say(game.seat(1))
    assert hands(game.nobody, 1)[-1] == (1, "random", "away")


def test_a_game_that_went_back_is_proven_and_outlives_the_server(tmp_path: Path) -> None:
    """Chance answers from the same key, in the same order: the replay can be verified."""
    with serving(tmp_path) as running:
        game = running.api.create(["here", "here"], seed=None)
        made, dice = game.made, random.Random(5)
        until_dice(game, dice)
        propose(game.seat(0), "rewind", revision=10)
        say(game.seat(1))
    with serving(tmp_path) as running:
        game = Game(running.api, made)
        assert game.nobody.state()["revision"] == 10
        play(game, dice, 60)
        propose(game.seat(0), "end")
        say(game.seat(1))
        lines = running.api.ask("GET", f"/api/games/{game.id}/replay").text
    verify(from_lines(lines))
