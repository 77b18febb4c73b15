"""Fox, Rabbit and Mouse Laborers: peaceful enclaves craft for the player who has the card."""

from __future__ import annotations

from kit import Table
from undergrowth import position
from undergrowth.table.uses import USES


def laborers(table: type[Table], *enclaves: int, card: str = "fox_laborers") -> Table:
    """The Marquise has laborers, and the Diaspora enclaves in these clearings."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.play("marquise", card).put("marquise", 2, "1 warrior")
    for place in enclaves:
        t.put("diaspora", place, "peaceful_enclave")
    return t


def test_enclaves_of_others_craft(table: type[Table]) -> None:
    """4.1.1, 16.2.1.I In fox clearings, for fox icons: whose they are does not matter."""
    t = laborers(table, 1, 6).hand("marquise", "anvil", "gently_used_knapsack", "sword")
    t.begins("marquise", "evening")
    assert t.options("marquise") == ["use fox_laborers", "pass"]
    t.says("marquise", "use fox_laborers")
    assert t.options("marquise") == ["craft anvil", "craft sword", "pass"]
    t.refuses("marquise", "craft gently_used_knapsack", "4.1.1")
    t.says("marquise", "craft sword")
    assert t.crafts("marquise") == {"sword": 1}
    assert t.vp == {"marquise": 2}
    assert t.discard == ["sword"]


def test_they_make_frog_icons_too(table: type[Table]) -> None:
    """16.2.1.I A Peaceful enclave is worth the printed suit or a frog."""
    t = laborers(table, 1, 6).hand("marquise", "agitators", "settlers", "favor_of_the_mice")
    t.begins("marquise", "evening").says("marquise", "use fox_laborers")
    assert t.options("marquise") == ["craft settlers", "craft agitators", "pass"]


def test_each_enclave_once(table: type[Table]) -> None:
    """4.1.1 One card after another, while there are enclaves left."""
    t = laborers(table, 1, 6).hand("marquise", "anvil", "settlers", "companions", "sword")
    t.begins("marquise", "evening").says("marquise", "use fox_laborers", "craft companions")
    assert t.options("marquise") == ["craft anvil", "craft settlers", "pass"]
    t.says("marquise", "craft anvil")
    assert t.asked() != "cards.laborers"
    assert t.in_play("marquise") == ["fox_laborers", "companions"]


def test_only_peaceful_ones_in_clearings_of_the_suit(table: type[Table]) -> None:
    """16.2.1 A Militant enclave covers the suit of its clearing."""
    t = laborers(table, 5, 2).put("diaspora", 1, "militant_enclave").hand("marquise", "settlers")
    t.play("marquise", "fox_laborers", "cobbler").put("marquise", 3, "1 warrior")
    t.begins("marquise", "evening")
    assert t.options("marquise") == ["use cobbler", "pass"]
    t.refuses("marquise", "use fox_laborers", "4.1.1")


def test_each_suit_has_laborers(table: type[Table]) -> None:
    """2.2.2 Rabbit and Mouse Laborers work in clearings of theirs."""
    for card, place in (("rabbit_laborers", 5), ("mouse_laborers", 2)):
        t = laborers(table, place, card=card).hand("marquise", "settlers")
        t.begins("marquise", "evening").says("marquise", f"use {card}")
        assert t.options("marquise") == ["craft settlers", "pass"]


def test_what_the_diaspora_has_activated_works_again(table: type[Table]) -> None:
    """4.1.1, 1.1.1 The card says so: crafting in Birdsong does not tire an enclave for it."""
    t = table("diaspora", "marquise", "eyrie").board("eyrie", leader="despot")
    t.play("diaspora", "fox_laborers").put("diaspora", 1, "peaceful_enclave")
    t.hand("diaspora", "anvil").begins("diaspora", "evening").says("diaspora", "use fox_laborers")
    t.game.activated[1] = 1
    assert t.options("diaspora") == ["craft anvil", "pass"]
    t.says("diaspora", "craft anvil")
    assert t.crafts("diaspora") == {"hammer": 1}


def test_what_the_crafter_crafts_with_is_left_alone(table: type[Table]) -> None:
    """4.1.1 The enclaves pay, and not the Marquise's workshop in the same clearing."""
    t = laborers(table, 1).put("marquise", 1, "workshop").hand("marquise", "anvil")
    t.begins("marquise", "evening").says("marquise", "use fox_laborers", "craft anvil")
    assert t.game.activated == [0] * t.game.places


def test_one_enclave_works_for_one_of_them(table: type[Table]) -> None:
    """4.1.1 In a clearing of all suits it is activated once, by the first of several laborers."""
    t = laborers(table, 5).play("marquise", "fox_laborers", "mouse_laborers")
    t.landmark("lost_city", 5).hand("marquise", "anvil", "settlers").begins("marquise", "evening")
    t.says("marquise", "use mouse_laborers", "craft settlers")
    t.refuses("marquise", "use fox_laborers", "4.1.1")


def test_which_enclave_makes_an_icon_is_asked_where_it_matters(table: type[Table]) -> None:
    """4.1.1 An enclave in the Lost City could make more icons than one in a fox clearing."""
    t = laborers(table, 1, 5).landmark("lost_city", 5).hand("marquise", "settlers")
    t.begins("marquise", "evening").says("marquise", "use fox_laborers", "craft settlers")
    assert t.asked() == "craft.piece"
    assert t.options("marquise")[:2] == ["activate in 1", "activate in 5"]


def test_it_is_asked_whatever_the_hand_holds(table: type[Table]) -> None:
    """1.2.1 The others must not learn that nothing can be crafted; an empty hand is no secret."""
    t = laborers(table, 1).hand("marquise", "ambush_fox").begins("marquise", "evening")
    assert t.options("marquise") == ["use fox_laborers", "pass"]
    t.says("marquise", "use fox_laborers")
    t = laborers(table, 1).play("marquise", "fox_laborers", "cobbler").begins("marquise", "evening")
    t.refuses("marquise", "use fox_laborers", "4.1")


def test_once_a_turn(table: type[Table]) -> None:
    """1.4.1 At the start of Evening, once."""
    t = laborers(table, 1, 6).play("marquise", "fox_laborers", "cobbler")
    t.hand("marquise", "anvil", "sword").begins("marquise", "evening")
    t.says("marquise", "use fox_laborers", "pass")
    assert t.options("marquise") == ["use cobbler", "pass"]
    t.refuses("marquise", "use fox_laborers", "4.1.3")
    assert t.in_play("marquise") == ["cobbler", "fox_laborers"]


def test_a_position_says_which_enclaves_have_worked(table: type[Table]) -> None:
    """4.1.1 Described, it is read in any other program: each mark has its name from the start."""
    t = laborers(table, 1, 6).hand("marquise", "anvil", "settlers").begins("marquise", "evening")
    t.says("marquise", "use fox_laborers", "craft anvil")
    doc = position.describe(t.game)
    assert "laborers in 1" in str(doc["used"])
    again = position.game(doc)
    assert again.decision is not None
    assert again.decision.texts() == t.options("marquise")
    assert all(USES.knows(f"laborers in {number}") for number in range(1, 16))


def test_they_say_what_they_lack_and_the_law_what_it_forbids(table: type[Table]) -> None:
    """4.1.1, 2.1.2 Her own workshop pays for nothing here."""
    t = laborers(table, 1, 6).hand("marquise", "anvil", "gently_used_knapsack", "ambush_fox")
    t.put("marquise", 2, "workshop").begins("marquise", "evening")
    t.says("marquise", "use fox_laborers")
    t.refuses("marquise", "craft gently_used_knapsack", "4.1.1")
    t.refuses("marquise", "craft ambush_fox", "2.1.2")
