"""Why something is not offered: what is said is true at that moment, with its section."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.cards import has_effect, make_effect
from undergrowth.decks import ALL_CARDS, deck, deck_names
from undergrowth.law.cards.effects import TurnEffect
from undergrowth.table.moments import IN_DAYLIGHT


def why(t: Table, seat: str, answer: str) -> str:
    return t.game.why_not(t.seat(seat), answer)


def test_amid_a_march_another_action_has_to_wait(table: type[Table]) -> None:
    """1.4.2 Armorers is a bird card in her hand, and may be spent when the March is over."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").hand("marquise", "armorers")
    t.begins("marquise", "daylight").says("marquise", "march")
    for answer in ("extra armorers", "march", "battle", "build"):
        t.refuses("marquise", answer, "1.4.2")
    t.says("marquise", "to 1", "take 1", "pass")
    assert t.offers("marquise", "extra armorers")
    t.says("marquise", "extra armorers")
    t.refuses("marquise", "extra armorers", "6.5")
    assert "not in your hand" in why(t, "marquise", "extra armorers")


def test_a_card_that_is_held_is_never_said_to_be_missing(table: type[Table]) -> None:
    """1.4.2, 4.1 In a battle the defender hears of the moment, not of their hand."""
    t = table("eyrie", "marquise").put("eyrie", 5, "2 warriors").put("marquise", 5, "2 warriors")
    t.hand("marquise", "anvil", "ambush_bird").battle("eyrie", against="marquise", at=5)
    assert t.asked() == "battle.ambush"
    for answer in ("craft anvil", "overwork with anvil", "mobilize anvil", "heal with anvil"):
        assert "not in your hand" not in why(t, "marquise", answer)
    assert "not an ambush card" in why(t, "marquise", "play anvil")


def test_what_a_later_question_asks_has_to_wait(table: type[Table]) -> None:
    """6.5.4.II Wood is chosen when clearing and building are known."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors, sawmill, 2 wood")
    t.put("marquise", 1, "warrior, wood").begins("marquise", "daylight").says("marquise", "build")
    assert t.asked() == "marquise.build_site"
    t.refuses("marquise", "wood from 5", "1.4.2")
    t.refuses("marquise", "raise sawmill", "1.4.2")
    t.says("marquise", "build in 1")
    t.refuses("marquise", "build in 5", "6.5.4.I")
    t.refuses("marquise", "raise roost", "6.5.4.I")


def test_a_building_that_costs_too_much(table: type[Table]) -> None:
    """6.5.4.II The cost and the wood there is are named."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors, sawmill, wood")
    t.put("marquise", 2, "warrior, sawmill").begins("marquise", "daylight")
    t.says("marquise", "build", "build in 2")
    t.refuses("marquise", "raise sawmill", "6.5.4.II")
    assert "a sawmill costs 2 wood, 1 is connected" in why(t, "marquise", "raise sawmill")


def test_a_second_ride(table: type[Table]) -> None:
    """M.3.5 The Ferry carries once a turn, and waits where it has gone."""
    t = table("marquise", "eyrie", map="lake").landmark("ferry", 10)
    t.put("marquise", 10, "3 warriors").put("marquise", 11, "warrior")
    t.begins("marquise", "daylight")
    t.says("marquise", "march", "from 10", "to 12", "take 2", "from 12")
    assert "the Ferry has carried somebody" in why(t, "marquise", "to 10")


def test_the_ferry_is_elsewhere(table: type[Table]) -> None:
    """M.3.5 Only a move from its clearing goes by Ferry."""
    t = table("marquise", "eyrie", map="lake").landmark("ferry", 10)
    t.put("marquise", 12, "3 warriors").begins("marquise", "daylight").says("marquise", "march")
    assert "the Ferry waits in clearing 10 (law M.3.5)" in why(t, "marquise", "to 1")


def test_a_closed_path(table: type[Table]) -> None:
    """M.4.2 It is no path until somebody opens it."""
    t = table("marquise", "eyrie", map="mountain").put("marquise", 8, "3 warriors")
    t.begins("marquise", "daylight").says("marquise", "march")
    said = why(t, "marquise", "to 9")
    assert said == "the path between clearing 8 and clearing 9 is closed (law M.4.2)"


def test_field_hospitals_without_a_keep(table: type[Table]) -> None:
    """6.2.2, 6.2.3 There is nowhere to bring the fallen."""
    t = table("marquise", "eyrie").put("marquise", 5, "warrior").hand("marquise", "anvil")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "heal with anvil", "6.2.2")
    t = table("marquise", "eyrie").put("marquise", 5, "warrior, keep").hand("marquise", "anvil")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "heal with anvil", "6.2.3")


def test_a_piece_that_takes_no_hit(table: type[Table]) -> None:
    """4.3.6 Warriors come first, and each piece takes one hit."""
    t = table("eyrie", "marquise").put("eyrie", 9, "3 warriors").board("eyrie", leader="builder")
    t.put("marquise", 9, "1 warrior, sawmill, wood").battle("eyrie", against="marquise", at=9)
    t.rolls(2, 0)
    t.refuses("marquise", "lose warrior", "4.3.6")


def test_where_nobody_stands_nobody_moves(table: type[Table]) -> None:
    """4.2 The reason is that there is nobody, and it is given for that place alone."""
    t = table("marquise", "eyrie").put("marquise", 5, "warrior").put("marquise", 12, "warrior")
    t.put("eyrie", 9, "2 warriors").begins("marquise", "daylight").says("marquise", "march")
    assert "no warrior to move in clearing 9" in why(t, "marquise", "from 9")


@pytest.mark.parametrize("name", deck_names())
def test_used_in_daylight_is_never_said_in_daylight(name: str) -> None:
    """1.4.2 An action is in progress: that is why, for every effect in play."""
    asked = 0
    for card in sorted({ALL_CARDS[number].name for number in deck(name)}):
        effect = make_effect(card) if has_effect(card) else None
        if not isinstance(effect, TurnEffect) or effect.window != IN_DAYLIGHT:
            continue
        t = Table("marquise", "eyrie", deck=name).put("marquise", 5, "3 warriors")
        t.play("marquise", card).begins("marquise", "daylight")
        while not t.offers("marquise", "march"):
            t.says("marquise", "pass")
        t.says("marquise", "march")
        told = why(t, "marquise", f"use {card}")
        assert "Daylight" not in told, told
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("answer", ["visit rabbittown", "employ highway_bandits"])
def test_nor_of_landmarks_and_hirelings(answer: str) -> None:
    """1.4.2 In the middle of a march both have to wait."""
    t = Table("marquise", "eyrie").put("marquise", 5, "3 warriors").landmark("rabbittown", 5)
    t.put("marquise", 3, "1 warrior").hand("marquise", "cobbler")
    t.hireling("highway_bandits", "marquise_de_cat").begins("marquise", "daylight")
    t.says("marquise", "march")
    assert "1.4.2" in why(t, "marquise", answer)
    assert "Daylight" not in why(t, "marquise", answer)


def test_it_is_said_in_birdsong() -> None:
    """1.4.1 In Birdsong it is true."""
    t = Table("marquise", "eyrie").put("marquise", 5, "3 warriors").landmark("rabbittown", 5)
    t.put("marquise", 3, "1 warrior").hand("marquise", "cobbler")
    t.play("marquise", "better_burrow_bank").begins("marquise", "birdsong")
    assert "Daylight" in why(t, "marquise", "visit rabbittown")
