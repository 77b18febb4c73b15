"""House rules about points and dominance."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import NOBODY, Game, Setup
from undergrowth.table.names import CARDS


@pytest.mark.parametrize("points", [20, 25, 35, 40])
def test_other_points_win(table: type[Table], points: int) -> None:
    """3.1 The last point, from the Tower, wins; the view says how many are needed."""
    t = table("marquise", "eyrie").agrees_on(f"points_{points}").landmark("tower", 12)
    t.put("marquise", 12, "2 warriors").scores(marquise=points - 1)
    t.begins("marquise", "daylight")
    assert t.game.observe(NOBODY)["points_to_win"] == points
    assert not t.game.over
    t = table("marquise", "eyrie").agrees_on(f"points_{points}").landmark("tower", 12)
    t.put("marquise", 12, "2 warriors").scores(marquise=points - 1).begins("marquise", "evening")
    assert t.game.winners == [0]


def test_thirty_points_do_not_win_a_longer_game(table: type[Table]) -> None:
    """3.1 The game goes on."""
    t = table("marquise", "eyrie").agrees_on("points_40").landmark("tower", 12)
    t.put("marquise", 12, "2 warriors").scores(marquise=29).begins("marquise", "evening")
    assert not t.game.over
    assert t.vp == {"marquise": 1}


def test_dominance_cards_may_be_left_out() -> None:
    """3.3, 5.1.3 The deck holds none, and nothing else is missing."""
    seats = ["marquise", "eyrie", "alliance"]
    usual, without = (
        Game.new(Setup(seats=seats, house_rules=rules)) for rules in ([], ["no_dominance"])
    )
    assert _kinds(usual).count("dominance") == 4
    assert _kinds(without).count("dominance") == 0
    assert len(_kinds(without)) == len(_kinds(usual)) - 4


def test_a_dominance_card_in_a_starting_hand_is_drawn_again() -> None:
    """3.3.3, 5.1.3 It lies beside the map, and the hand has three cards."""
    found = 0
    for seed in range(12):
        setup = Setup(seats=["marquise", "eyrie", "alliance"], house_rules=["dominance_redrawn"])
        g = Game.new(setup, seed)
        assert [len(hand) for hand in g.hands] == [3, 3, 3]
        held = [g.box.cards[card].kind for hand in g.hands for card in hand]
        assert "dominance" not in held
        found += len(g.available)
        for event in g.log or []:
            if event.verb == "discarded":
                assert CARDS.parse(str(event.fields["card"])) in g.available
    assert found > 0, "some seed deals one"


def test_dominance_keeps_scoring(table: type[Table]) -> None:
    """3.3.1 The marker stays on the track and may still win by points (3.1)."""
    for rules, vp in (([], {}), (["dominance_still_scores"], {"marquise": 1})):
        t = table("marquise", "eyrie", "alliance").agrees_on(*rules).landmark("tower", 12)
        t.put("marquise", 12, "2 warriors").board("marquise", dominance=["dominance_fox"])
        t.scores(marquise=29).begins("marquise", "evening")
        assert t.vp == vp
        assert t.game.over == bool(vp)


def test_a_vagabond_whose_marker_stays_joins_no_second_coalition(table: type[Table]) -> None:
    """9.2.8, 3.3.1 The card of the first one would be lost."""
    t = table("vagabond", "marquise", "eyrie", "alliance").agrees_on("dominance_still_scores")
    t.put("vagabond", 9, "pawn").board("vagabond", items=["boot"])
    t.hand("vagabond", "dominance_rabbit", "dominance_fox")
    t.scores(vagabond=12, marquise=5, eyrie=5, alliance=9).begins("vagabond", "daylight")
    t.says("vagabond", "coalition dominance_rabbit eyrie")
    t.refuses("vagabond", "coalition dominance_fox marquise", "9.2.8")


def _kinds(g: Game) -> list[str]:
    cards = [*g.deck, *(card for hand in g.hands for card in hand)]
    return [g.box.cards[card].kind for card in cards]
