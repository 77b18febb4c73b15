"""Rewards of seats: over a whole game, the worth of its end."""

from __future__ import annotations

import pytest

from kit.lineups import few
from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import ask, make_player
from undergrowth.envs.lineups import encoder_for, ending, seat_number
from undergrowth.envs.rewards import REWARDS, Rewards, potentials
from undergrowth.envs.seat import ILLEGAL, MOST_ILLEGAL, SeatGame


@pytest.mark.parametrize("kind", REWARDS)
def test_rewards_add_up_to_what_the_end_is_worth(kind: str) -> None:
    """3.1 A lead at the start of the game would be no merit: it is not paid."""
    g = Game.new(Setup(seats=few()), 3, log=False)
    players = [make_player("greedy", seat, seat) for seat in range(g.seats)]
    rewards, total, start = Rewards(kind), [0.0] * g.seats, potentials(kind, g)
    rewards.reset(g)
    while g.decision is not None:
        g.take(ask(players[g.decision.seat], g))
        total = [sum(pair) for pair in zip(total, rewards.step(g), strict=True)]
    earned = [end - before for end, before in zip(potentials(kind, g), start, strict=True)]
    assert total == pytest.approx(earned)
    assert all(total[seat] > 0 for seat in g.winners)


def test_others_play_until_the_seat_is_asked() -> None:
    """The same seed and the same answers give the same game; any player may play the others."""
    one, two = SeatGame(few(), few()[1], "greedy"), SeatGame(few(), 1, ["greedy"])
    for game in (one, two):
        game.begin(5)
    while not one.terminated and not one.truncated:
        assert one.steps.seat == 1
        assert one.steps.legal == two.steps.legal
        assert one.step(one.steps.legal[0]) == two.step(two.steps.legal[0])
    assert two.terminated == one.terminated


def test_answers_that_are_not_offered_change_nothing() -> None:
    game = SeatGame(few())
    game.begin(5)
    legal = game.steps.legal
    wrong = next(n for n in range(len(game.encoder.answers)) if n not in legal)
    for _ in range(MOST_ILLEGAL):
        assert not game.truncated
        assert game.step(wrong) == ILLEGAL
        assert game.was_illegal and game.steps.legal == legal
    assert game.truncated


def test_wrong_settings_say_what_was_expected() -> None:
    with pytest.raises(BadSetup, match="'gold' is not a reward: expected win, margin, shaped"):
        Rewards("gold")
    with pytest.raises(BadSetup, match="is no seat: expected"):
        seat_number(encoder_for(few()), "nobody")
    assert seat_number(encoder_for(["marquise", "eyrie"]), "eyrie") == 1
    with pytest.raises(BadSetup, match="is not a player: expected"):
        SeatGame(few(), others="nobody")
    with pytest.raises(BadSetup, match="expected 1, in clockwise order"):
        SeatGame(few(), others=["random", "random"])


def test_an_ending_names_points_and_winners() -> None:
    """By faction; of a game that goes on, only points."""
    g = Game.new(Setup(seats=few()), 3, log=False)
    assert ending(g) == {"scores": dict.fromkeys(few(), 0), "winners": [], "how": ""}
    players = [make_player("greedy", seat, seat) for seat in range(g.seats)]
    while g.decision is not None:
        g.take(ask(players[g.decision.seat], g))
    told = ending(g)
    assert told["scores"] == dict(zip(few(), g.score, strict=True))
    assert told["winners"] == [few()[seat] for seat in g.winners] and told["how"]
