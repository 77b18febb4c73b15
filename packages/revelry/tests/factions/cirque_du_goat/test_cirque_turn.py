"""CDG.4, CDG.5 Birdsong and Daylight of the Cirque."""

from __future__ import annotations

from factions.cirque_du_goat.ring import TOP, board, goats, me, tops
from revelry.forced_moves import ForceOver

from kit import Table
from undergrowth.table.places import clearing_place


def day(t: Table) -> Table:
    """In Daylight, with two empty pairs of slots: two actions."""
    return t.begins("cirque", "daylight")


def test_goats_for_a_card(table: type[Table]) -> None:
    """CDG.4.1 Anywhere that the card matches, once in each clearing; birds match all."""
    t = goats(table).hand("cirque", "anvil", "protection_racket", "armorers")
    t.put("marquise", 1, "3 warriors").begins("cirque", "birdsong")
    t.says("cirque", "scout in 1", "scout with anvil")
    assert t.at(1) == "cirque 2 warriors, marquise 3 warriors"
    t.refuses("cirque", "scout in 1", "CDG.4.1")
    t.says("cirque", "scout in 6", "scout with armorers")
    assert t.at(6) == "cirque 2 warriors" and t.discard == ["anvil", "armorers"]


def test_no_card_matches(table: type[Table]) -> None:
    """CDG.4.1, 1.2.1 It is asked all the same."""
    t = goats(table).hand("cirque", "anvil").begins("cirque", "birdsong")
    t.refuses("cirque", "scout in 2", "CDG.4.1")


def test_too_few_goats(table: type[Table]) -> None:
    """CDG.4.1, 1.5.4 As many as there are; without any it is no step."""
    t = goats(table).hand("cirque", "anvil", "armorers").put("cirque", 5, "9 warriors")
    t.begins("cirque", "birdsong").says("cirque", "scout in 1", "scout with anvil")
    assert t.at(1) == "cirque 1 warrior" and t.asked() != "revelry:cirque.scout"


def test_hats(table: type[Table]) -> None:
    """CDG.2.8, CDG.5.1, CDG.2.7 Two actions at the start, five at most, counted down."""
    for warriors, actions in ((0, 0), (1, 1), (2, 1), (4, 2), (5, 3), (9, 5), (10, 5)):
        t = goats(table).put("cirque", 5, f"{warriors} warriors" if warriors else TOP)
        t.begins("cirque", "daylight")
        assert me(t.game).hats_showing(t.game) == actions
    t.says("cirque", "tour move", "to 1", "take 10")
    assert t.left["action"] == "1 of 5"


def test_actions_are_counted_once(table: type[Table]) -> None:
    """CDG.5.1 cir-actions-fixed: hats that are covered meanwhile take no action away."""
    t = goats(table).put("cirque", 5, "4 warriors").put("marquise", 5, "4 warriors")
    t = day(t).says("cirque", "tour battle").rolls(3, 3)
    assert me(t.game).hats_showing(t.game) == 1
    assert t.left["action"] == "1 of 2"


def test_no_actions_left(table: type[Table]) -> None:
    """CDG.5.1.I, CDG.5.1.II, CDG.2.7 Then none is kept."""
    t = goats(table).put("cirque", 5, f"1 warrior, {TOP}").put("cirque", 2, TOP)
    t.put("marquise", 9, "1 warrior").hand("cirque", "anvil")
    t.board("cirque", score=12).hand("cirque", "dominance_fox")
    day(t).says("cirque", "tour move", "to 1")
    t.refuses("cirque", "tour battle", "CDG.5.1")
    t.refuses("cirque", "pitch in 1", "CDG.5.1")


def test_cir_pitch(table: type[Table]) -> None:
    """CDG.5.1.III With both elsewhere one is taken first; one warrior comes, ignoring rule."""
    t = goats(table).put("cirque", 9, "2 warriors").put("cirque", 2, TOP).put("cirque", 5, TOP)
    t.put("cirque", 5, "2 warriors").put("marquise", 12, "2 warriors")
    day(t).says("cirque", "pitch in 9")
    assert t.options("cirque") == ["strike tent in 2", "strike tent in 5"]
    t.says("cirque", "strike tent in 2", "lure marquise_de_cat 12")
    assert t.at(9) == "cirque 2 warriors, cirque 1 big_top, marquise 1 warrior"
    assert t.at(12) == "marquise 1 warrior" and tops(t) == [5, 9]
    assert t.left["action"] == "1 of 2"


def test_cir_pitch_unruled(table: type[Table]) -> None:
    """CDG.5.1.III Only in a ruled clearing without a big top."""
    t = goats(table).put("cirque", 9, "1 warrior").put("marquise", 9, "2 warriors")
    t.put("cirque", 5, f"1 warrior, {TOP}")
    day(t).refuses("cirque", "pitch in 9", "CDG.5.1.III")
    t.refuses("cirque", "pitch in 5", "CDG.5.1.III")


def test_one_from_elsewhere_is_optional(table: type[Table]) -> None:
    """CDG.5.1.III cir-pitch-count, cir-thumbs-own: with one left; nobody jeers at that."""
    t = goats(table).put("cirque", 9, "2 warriors").put("cirque", 2, TOP)
    t.hand("cirque", "anvil", "sword").board("cirque", accolades={"marquise_de_cat": 1})
    day(t).says("cirque", "pitch in 9")
    assert t.options("cirque") == ["strike tent in 2", "pass"]
    t.says("cirque", "strike tent in 2")
    assert tops(t) == [9] and board(t).of(1) == 1 and len(t.holds("cirque")) == 2
    assert t.vp == {}


def test_luring_is_optional(table: type[Table]) -> None:
    """CDG.5.1.III Nobody has to be forced."""
    t = goats(table).put("cirque", 9, "2 warriors").put("marquise", 12, "1 warrior")
    day(t).says("cirque", "pitch in 9", "pass")
    assert t.at(12) == "marquise 1 warrior"


def test_who_cannot_be_lured(table: type[Table]) -> None:
    """CDG.5.1.III cir-pitch-force: neither a pawn nor a warlord; a Captain comes without Skunks."""
    t = goats(table, "vagabond", "hundreds").put("cirque", 9, "4 warriors")
    t.put("vagabond", 12, "pawn").put("hundreds", 12, "warlord")
    day(t).says("cirque", "pitch in 9")
    assert t.asked() == "revelry:cirque.daylight"


def test_a_captain_comes_alone(table: type[Table]) -> None:
    """CDG.5.1.III, 18.2.5 It is the one warrior: no Skunks follow."""
    t = goats(table, "knaves").put("cirque", 9, "4 warriors").put("knaves", 12, "thief, 2 warriors")
    t.board("knaves", captains=["thief", "tinker", "cheat"])
    day(t).says("cirque", "pitch in 9", "lure knaves_of_the_deepwood 12")
    assert t.options("cirque") == ["send over warrior", "send over thief"]
    t.says("cirque", "send over thief")
    assert "knaves 1 thief" in t.at(9) and t.at(12) == "knaves 2 warriors"


def test_what_the_move_sets_off(table: type[Table]) -> None:
    """CDG.5.1.III, 1.5.5, 8.2.6 Outrage falls on the player who was made to move."""
    t = goats(table, "marquise", "alliance").put("cirque", 9, "2 warriors")
    t.put("alliance", 9, "sympathy").put("marquise", 12, "1 warrior").hand("marquise", "sword")
    day(t).says("cirque", "pitch in 9", "lure marquise_de_cat 12")
    assert t.asked() == "alliance.outrage"
    assert t.offers("marquise", "appease with sword")


def test_a_snare_goes_instead_of_an_automated_warrior(table: type[Table]) -> None:
    """CDG.5.1.III, 1.5.5, R.11.8.2 As if it moved by itself: the snare is gone, and it stays."""
    t = goats(table, "mechanical", "corvids").put("cirque", 9, "2 warriors")
    t.put("mechanical", 12, "2 warriors").put("corvids", 12, "snare")
    t.does(ForceOver(0, 1, clearing_place(12), clearing_place(9)))
    assert t.done() and t.at(12) == "mechanical 2 warriors" and "mechanical" not in t.at(9)


def test_a_relic_may_be_brought(table: type[Table]) -> None:
    """CDG.5.1.III, 15.2.4 The Cirque decides whether it goes along."""
    t = goats(table, "keepers").put("cirque", 9, "2 warriors")
    t.put("keepers", 12, "2 warriors, figure_2")
    day(t).says("cirque", "pitch in 9", "lure keepers_in_iron 12")
    assert t.offers("cirque", "bring figure_2") and t.offers("cirque", "pass")
    t.says("cirque", "bring figure_2")
    assert "keepers 1 figure_2" in t.at(9) and "keepers 1 warrior" in t.at(9)


def test_crafting_with_big_tops(table: type[Table]) -> None:
    """CDG.2.1, CDG.5.2 After the actions, by the suits of their clearings."""
    t = goats(table).put("cirque", 5, f"1 warrior, {TOP}").put("cirque", 9, "1 warrior")
    t.hand("cirque", "root_tea_rabbit", "birdy_bindle").put("cirque", 2, TOP)
    day(t)
    assert not t.offers("cirque", "craft birdy_bindle")
    t.says("cirque", "pass")
    t.says("cirque", "craft birdy_bindle")
    assert t.crafts("cirque") == {"bag": 1}
