"""Advice of computer players about a question: honest, in order, and in time."""

from __future__ import annotations

import time

import pytest

from undergrowth import Game, PlayerFailed, Setup
from undergrowth.ai import Player, Seat, Thought, ask_thoughts
from undergrowth.ai.greedy import GreedyPlayer
from undergrowth.understood import advice

SEATS = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]


def asked(prompt: str, seed: int = 5) -> Game:
    """A game of greedy players, at the first such question."""
    game = Game.new(Setup(seats=SEATS), seed=seed)
    players = [GreedyPlayer(seat, seat) for seat in range(4)]
    while game.decision is not None:
        if game.decision.prompt == prompt and len(game.decision.options) > 1:
            return game
        game.take(players[game.decision.seat].look(game))
    raise AssertionError(f"nobody is asked {prompt}")


@pytest.mark.parametrize("player", ["greedy", "plan:1"])
@pytest.mark.parametrize("prompt", ["marquise.daylight", "eyrie.decree", "vagabond.daylight"])
def test_advice_cannot_depend_on_what_is_hidden(player: str, prompt: str) -> None:
    """Worlds that look the same to a seat get the same advice."""
    game = asked(prompt)
    assert game.decision is not None
    twin = game.determinize(game.decision.seat, 99)
    assert twin.hands != game.hands
    assert advice(game, player, 60.0, 4) == advice(twin, player, 60.0, 4)


def test_the_best_options_come_first_with_reasons() -> None:
    told = advice(asked("marquise.build_what"), "greedy", 1.0, 4)
    options = told["options"]
    assert isinstance(options, list)
    assert [each["worth"] for each in options] == sorted(
        (each["worth"] for each in options), reverse=True
    )
    points = [each for each in options if each["because"]]
    assert points and "because-points" in points[0]["because"][0]["message"]["id"]


@pytest.mark.parametrize(
    "prompt", ["marquise.build_what", "marquise.daylight", "vagabond.daylight"]
)
def test_no_reason_is_one_that_all_options_share(prompt: str) -> None:
    told = advice(asked(prompt), "greedy", 1.0, 4)
    options = told["options"]
    assert isinstance(options, list)
    reasons = [{each["text"] for each in option["because"]} for option in options]
    assert len(reasons) > 1 and any(reasons)
    assert not set.intersection(*reasons)


def test_a_plan_tells_the_answers_it_expects() -> None:
    told = advice(asked("vagabond.daylight"), "plan:1", 60.0, 4)
    options = told["options"]
    assert isinstance(options, list)
    assert any(each["line"] for each in options)
    assert {step["seat"] for each in options for step in each["line"]} == {"vagabond"}


def test_a_plan_keeps_to_its_time() -> None:
    """Without any it looks at one option in one world."""
    begun = time.monotonic()
    told = advice(asked("eyrie.decree"), "plan:32", 0.0, 4)
    assert time.monotonic() - begun < 10
    assert isinstance(told["options"], list) and len(told["options"]) == 1


class Silent(Player):
    """Takes the first option and explains nothing."""

    def choose(self, seat: Seat) -> object:
        return seat.options[0]


class Wrong(Silent):
    """Thinks of what is not offered."""

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        other = asked("eyrie.decree")
        assert other.decision is not None
        return [Thought(other.decision.options[0])]


def test_a_player_that_explains_nothing_says_what_it_takes() -> None:
    game = asked("marquise.daylight")
    assert game.decision is not None
    seat = Seat(game, game.decision.seat, 1)
    found = ask_thoughts(Silent(seat.number, 1), seat, 1.0)
    assert [str(each.option) for each in found] == [game.decision.texts()[0]]
    assert found[0].worth is None
    with pytest.raises(PlayerFailed):
        ask_thoughts(Wrong(seat.number, 1), seat, 1.0)
