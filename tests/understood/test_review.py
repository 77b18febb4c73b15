"""The review of a game: its sums are those of the game, its moments are there."""

from __future__ import annotations

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.table.saving.replay import replay_of
from undergrowth.understood import review_of
from undergrowth.understood.battles import HIGHER, LOWER
from undergrowth.understood.standing import swings

LINEUPS = [
    ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"],
    ["lizard_cult", "riverfolk_company", "underground_duchy", "corvid_conspiracy"],
    ["lord_of_the_hundreds", "keepers_in_iron", "twilight_council", "lilypad_diaspora"],
]


@pytest.mark.long
@pytest.mark.parametrize("seats", LINEUPS, ids=lambda seats: seats[0])
def test_points_by_source_add_up_to_the_score(seats: list[str]) -> None:
    game = Game.new(Setup(seats=seats), seed=5)
    play(game, [make_player("greedy", seat, seat) for seat in range(4)], 20_000, Tally(4))
    told = review_of(replay_of(game)).view()
    for seat, name in enumerate(seats):
        points = sum(each["points"] for each in told["sources"][name])  # type: ignore
        assert points == game.score[seat] or game.dominance[seat] >= 0
    for number, battle in enumerate(told["battles"]):  # type: ignore
        assert sorted(battle["expected"]) == [LOWER, HIGHER], number
        assert all(0 <= roll <= 3 for roll in battle["rolls"])
    moments = [turn["moment"] for turn in told["turns"]]  # type: ignore
    assert moments == sorted(moments) and moments[-1] == told["last"]
    for turn in told["turns"]:  # type: ignore
        assert abs(sum(turn["standing"]) - 1) < 0.01 or not game.winners
    assert told["turning"]


def test_a_swing_is_a_change_that_stays() -> None:
    """A player who gains in every turn of their own turns nothing."""
    steady = [[0.6, 0.4], [0.4, 0.6]] * 6
    assert swings(steady, 2) == []
    turned = steady[:6] + [[0.9, 0.1], [0.8, 0.2]] * 3
    found = swings(turned, 2)
    assert [(each.at, each.gains, each.loses) for each in found] == [(5, 0, 1)]


def test_both_dice_together_show_three_on_average() -> None:
    assert HIGHER + LOWER == 3
