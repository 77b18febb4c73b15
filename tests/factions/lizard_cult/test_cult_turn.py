"""10.5, 10.6 The Cult's Daylight and Evening."""

from __future__ import annotations

import pytest

from factions.lizard_cult.cult import acolytes, faithful, on_board, souls
from kit import Table
from undergrowth import Game
from undergrowth.factions.lizard_cult.rituals import Rituals

DECK = "squires_and_disciples"


# ---- 10.5.1


def test_liz_build(table: type[Table]) -> None:
    """10.5.1, 2.2.3 A rabbit garden in a ruled rabbit clearing; it scores nothing."""
    t = faithful(table, hand=["cobbler", "royal_claim"]).put("cult", 10, "1 warrior")
    t.begins("cult", "daylight")
    t.says("cult", "build with cobbler")
    assert t.at(10) == "cult 1 warrior, cult 1 garden_rabbit"
    assert t.vp == {}
    assert on_board(t)["revealed"] == ["cobbler"]


def test_building_needs_rule_a_slot_and_the_suit(table: type[Table]) -> None:
    """10.5.1 If somebody else rules, no slot is open, or the card does not match: nowhere."""
    t = faithful(table, hand=["cobbler", "anvil", "sword"]).put("cult", 10, "1 warrior")
    t.put("marquise", 10, "1 warrior").put("cult", 3, "2 warriors").put("marquise", 3, "sawmill")
    t.put("cult", 9, "1 warrior").put("cult", 11, "1 warrior").begins("cult", "daylight")
    t.refuses("cult", "build with cobbler", "10.5.1")
    t.refuses("cult", "build with anvil", "10.5.1")
    t.says("cult", "build with sword")
    assert t.options("cult") == ["plant in 9", "plant in 11"]
    t.refuses("cult", "plant in 12", "10.5.1")
    t.refuses("cult", "plant in 2", "10.5.1")


def test_a_garden_prints_a_suit_of_its_clearing(table: type[Table]) -> None:
    """10.5.1, L.1 In the Lost City any garden matches, whatever the card."""
    t = faithful(table, hand=["cobbler"]).put("cult", 9, "1 warrior").landmark("lost_city", 9)
    t.begins("cult", "daylight").says("cult", "build with cobbler")
    assert t.options("cult") == ["plant garden_fox", "plant garden_rabbit", "plant garden_mouse"]
    t.says("cult", "plant garden_fox")
    assert t.at(9) == "cult 1 warrior, cult 1 garden_fox"


# ---- 10.5.2


def test_recruiting_needs_no_rule(table: type[Table]) -> None:
    """10.5.2 Any clearing that matches the card."""
    t = faithful(table, hand=["sword"]).put("marquise", 9, "3 warriors").begins("cult", "daylight")
    t.says("cult", "recruit with sword")
    t.refuses("cult", "recruit in 12", "10.5.2")
    t.says("cult", "recruit in 9")
    assert t.at(9) == "cult 1 warrior, marquise 3 warriors"


def test_nobody_is_recruited_at_the_keep(table: type[Table]) -> None:
    """10.5.2, 6.2.2 Nor without a warrior in supply."""
    t = faithful(table, hand=["sword", "anvil"]).put("marquise", 9, "keep")
    t.begins("cult", "daylight").says("cult", "recruit with sword")
    t.refuses("cult", "recruit in 9", "6.2.2")
    t.says("cult", "recruit in 11")
    t = faithful(table, hand=["sword", "armorers"]).put("cult", 9, "25 warriors")
    t.begins("cult", "daylight")
    t.refuses("cult", "recruit with sword", "1.5.1")
    t.refuses("cult", "sacrifice with armorers", "1.5.1")


# ---- 10.5.3


def test_liz_score_ritual(table: type[Table]) -> None:
    """10.5.3 The points that the rightmost empty space lists; the card becomes a lost soul.

    The case lets two gardens list 3: the board prints that for four, so there are four here.
    """
    t = faithful(table, hand=["sword", "royal_claim"]).put("cult", 2, "2 garden_mouse")
    t.put("cult", 9, "garden_mouse").put("cult", 11, "garden_mouse").begins("cult", "daylight")
    t.says("cult", "score with sword")
    assert t.vp == {"cult": 3}
    assert t.holds("cult") == ["royal_claim"]
    assert (souls(t), on_board(t)["revealed"]) == (["sword"], [])


@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_points_by_gardens(table: type[Table], gardens: int, points: int) -> None:
    """10.5.3 The points that are listed above the rightmost empty space."""
    t = faithful(table, hand=["sword"])
    for place in (2, 6, 9, 10, 11)[:gardens]:
        t.put("cult", place, "garden_mouse")
    t.freely().begins("cult", "daylight").says("cult", "score with sword")
    assert t.vp == ({"cult": points} if points else {})


def test_liz_score_needs_garden(table: type[Table]) -> None:
    """10.5.3 Not without a garden of that suit on the map."""
    t = faithful(table, hand=["anvil"]).put("cult", 9, "garden_mouse").begins("cult", "daylight")
    t.refuses("cult", "score with anvil", "10.5.3")


def test_each_suit_scores_once_a_turn(table: type[Table]) -> None:
    """10.5.3 Another suit still may."""
    t = faithful(table, hand=["sword", "investments", "anvil"])
    t.put("cult", 9, "garden_mouse").put("cult", 11, "garden_mouse").put("cult", 12, "garden_fox")
    t.begins("cult", "daylight").says("cult", "score with sword")
    t.refuses("cult", "score with investments", "10.5.3")
    assert t.left == {"suit_score": "1 of 3"}
    t.says("cult", "score with anvil")
    assert t.vp == {"cult": 2}
    assert souls(t) == ["anvil", "sword"]


def test_a_dominance_card_may_be_spent_to_score(table: type[Table]) -> None:
    """10.5.3, 3.3.3 For its suit; it becomes a lost soul."""
    t = faithful(table, hand=["dominance_mouse", "royal_claim"]).put("cult", 9, "garden_mouse")
    t.put("cult", 11, "garden_mouse").begins("cult", "daylight")
    t.says("cult", "score with dominance_mouse")
    assert t.vp == {"cult": 2}
    assert souls(t) == ["dominance_mouse"]


# ---- 10.5.4


def test_a_bird_makes_an_acolyte(table: type[Table]) -> None:
    """10.5.4 A warrior of the supply, for a bird that is revealed."""
    t = faithful(table, hand=["armorers", "sword"]).begins("cult", "daylight")
    t.refuses("cult", "sacrifice with sword", "10.5.4")
    t.says("cult", "sacrifice with armorers")
    assert acolytes(t) == 1
    assert t.supply("cult", "warrior") == 24
    assert on_board(t)["revealed"] == ["armorers"]


# ---- revealing


def test_a_card_is_good_for_one_ritual(table: type[Table]) -> None:
    """10.5 Any number of cards, each once."""
    t = faithful(table, hand=["sword", "investments"]).begins("cult", "daylight")
    t.says("cult", "recruit with sword", "recruit in 9")
    t.refuses("cult", "recruit with sword", "10.5.2")
    t.says("cult", "build with investments")
    assert t.at(9) == "cult 1 warrior, cult 1 garden_mouse"


def test_liz_revealed_not_usable(table: type[Table]) -> None:
    """10.5, 2.1.4 A revealed ambush lies in the play area and cannot be played."""
    t = table("marquise", "cult").put("marquise", 9, "1 warrior").put("cult", 9, "2 warriors")
    t.hand("cult", "anvil").board("cult", revealed=["ambush_mouse"])
    t.freely().battle("marquise", against="cult", at=9)
    assert not t.offers("cult", "play ambush_mouse")
    t.rolls(0, 0)
    assert on_board(t)["revealed"] == ["ambush_mouse"]


def test_everybody_sees_what_is_revealed(table: type[Table]) -> None:
    """10.5, 10.6.1 And knows it to be in the hand again in Evening."""
    t = faithful(table, hand=["armorers", "sword"]).begins("cult", "daylight")
    t.says("cult", "sacrifice with armorers")
    board = t.game.observe(1)["seats"][0]["board"]
    part = next(each for each in board if each["id"] == "revealed")
    assert part["cards"] == ["armorers"]
    t.says("cult", "pass")
    assert on_board(t)["revealed"] == []
    assert {"armorers", "sword"} < set(t.holds("cult"))
    known = t.game.observe(1)["seats"][0]["known"]
    assert known == ["armorers"]


def test_an_empty_hand_is_not_asked(table: type[Table]) -> None:
    """10.5 Without a card there is nothing to reveal."""
    t = faithful(table, hand=[]).does(Rituals(0))
    assert t.done()


def test_a_friend_counts_as_any_suit_once(table: type[Table]) -> None:
    """2.1.1, 10.5.3 A fox card scores mouse gardens: only where its own suit would not do."""
    t = table("cult", "marquise", deck=DECK).play("cult", "friend_of_the_foxes")
    t.hand("cult", "anvil", "travel_gear_fox").put("cult", 9, "garden_mouse")
    t.put("cult", 11, "garden_mouse").put("cult", 10, "garden_rabbit").begins("cult", "daylight")
    t.says("cult", "score with anvil")
    assert t.options("cult") == ["praise rabbit", "praise mouse"]
    t.refuses("cult", "praise fox", "10.5.3")
    t.says("cult", "praise mouse")
    assert t.vp == {"cult": 2}
    t.refuses("cult", "score with travel_gear_fox", "10.5.3")


# ---- 10.6


def test_cards_by_draw_bonuses(table: type[Table]) -> None:
    """10.6.3 One card, and one for each suit with two gardens or more."""
    for gardens, cards in (({}, 1), ({"mouse": 2}, 2), ({"mouse": 3, "fox": 2, "rabbit": 1}, 3)):
        t = faithful(table, hand=[])
        free = {"mouse": [9, 11, 2], "fox": [12, 8], "rabbit": [10]}
        for suit, n in gardens.items():
            for place in free[suit][:n]:
                t.put("cult", place, f"garden_{suit}")
        t.put("marquise", 5, "1 warrior").begins("cult", "evening")
        assert len(t.game.hands[0]) == cards, gardens


def test_discarding_down_feeds_lost_souls(table: type[Table]) -> None:
    """10.6.3, 10.2.6 Down to five cards."""
    hand = ["anvil", "sword", "cobbler", "armorers", "sappers", "investments"]
    t = faithful(table, hand=hand).begins("cult", "evening")
    assert t.asked() == "turn.discard"
    t.says("cult", "discard anvil")
    assert souls(t) == ["anvil"]


def test_a_described_board_is_written_as_it_was_read(table: type[Table]) -> None:
    """10.2, 10.4 Outcast, acolytes, Lost Souls and revealed cards of a position; and of a save."""
    t = faithful(
        table,
        outcast="rabbit",
        hated=True,
        acolytes=3,
        lost_souls=["sword", "2 cobbler"],
        revealed=["anvil"],
        hand=["royal_claim"],
    ).begins("cult", "daylight")
    before = on_board(t)
    assert before["lost_souls"] == ["sword", "cobbler", "cobbler"]
    assert (before["outcast"], before["hated"], before["acolytes"]) == ("rabbit", True, 3)
    again = Game.from_json(t.game.to_json())
    assert again.to_json() == t.game.to_json()
