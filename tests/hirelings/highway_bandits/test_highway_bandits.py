"""The Highway Bandits: who moves along their paths pays."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import Game, position
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.paths import linked_to, open_paths, paths_taken
from undergrowth.table.places import PLACE
from undergrowth.table.saving.saves import digest

NAME = "highway_bandits"
CATS = "marquise_de_cat"


def lurking(
    table: type[Table], *paths: str, seats: tuple[str, ...] = ("marquise", "eyrie")
) -> Table:
    t = table(*seats).hireling(NAME, CATS, markers=2)
    return t.also(paths={path: {NAME: "1 bandit"} for path in paths})


def test_setup_is_one_on_each_of_two_paths(table: type[Table]) -> None:
    """A.6.3"""
    t = table("marquise", "eyrie").hireling(NAME).does(SetUpHirelings(1, [2]), turn="eyrie")
    t.says("eyrie", "post in p1")
    assert not t.offers("eyrie", "post in p1")
    t.says("eyrie", "post in p5")
    assert t.at("p1") == t.at("p5") == f"{NAME} 1 bandit"
    assert t.done()


def test_an_enemy_removes_one_of_the_pieces_it_moved(table: type[Table]) -> None:
    """H.2.2 Neither the number that went nor other ways matter."""
    t = lurking(table, "p1").put("eyrie", 1, "3 warriors").does(Move(1), turn="eyrie")
    t.says("eyrie", "to 5", "take 3")
    assert t.at(5) == "eyrie 2 warriors"
    assert t.done()


def test_other_paths_cost_nothing(table: type[Table]) -> None:
    """H.2.2"""
    t = lurking(table, "p1").put("eyrie", 1, "3 warriors").does(Move(1), turn="eyrie")
    t.says("eyrie", "to 9", "take 3")
    assert t.at(9) == "eyrie 3 warriors"


def test_uncontrolled_bandits_hold_up_everybody(table: type[Table]) -> None:
    """G.8 They are everybody's enemy."""
    t = table("marquise", "eyrie").hireling(NAME).also(paths={"p1": {NAME: "1 bandit"}})
    t.put("marquise", 1, "2 warriors").does(Move(0)).says("marquise", "to 5", "take 2")
    assert t.at(5) == "marquise 1 warrior"


def test_the_controller_is_joined_by_a_warrior(table: type[Table]) -> None:
    """H.2.2 If it likes."""
    t = lurking(table, "p1").put("marquise", 1, "2 warriors").does(Move(0))
    t.says("marquise", "to 5", "take 2", "join in 5")
    assert t.at(5) == "marquise 3 warriors"
    t = lurking(table, "p1").put("marquise", 1, "2 warriors").does(Move(0))
    t.says("marquise", "to 5", "take 2", "pass")
    assert t.at(5) == "marquise 2 warriors"


def test_a_vagabond_damages_an_item(table: type[Table]) -> None:
    """H.2.2, 9.2.7 He chooses which."""
    t = lurking(table, "p1", seats=("marquise", "vagabond")).put("vagabond", 1, "1 pawn")
    t.board("vagabond", items=["boot", "boot", "sword"]).begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 5")
    assert t.asked() == "vagabond.damage"
    t.says("vagabond", "damage sword ready")
    assert "vagabond 1 pawn" in t.at(5)


def test_the_warlord_is_not_given(table: type[Table]) -> None:
    """14.2.2 He is removed in battle alone."""
    t = lurking(table, "p1", seats=("marquise", "hundreds"))
    t.put("hundreds", 1, "1 warlord").does(Move(1), turn="hundreds")
    t.says("hundreds", "to 5")
    if not t.done():
        t.says("hundreds", "also warlord", "take 0")
    assert "warlord" in t.at(5)


def test_another_comes_to_a_path_from_the_controllers_pieces(table: type[Table]) -> None:
    """H.2.4 Without a bandit on it."""
    t = lurking(table, "p1").put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["lurk on p2", "lurk on p3"]
    t.refuses("marquise", "lurk on p1", "H.2.4")
    t.says("marquise", "lurk on p3")
    assert t.at("p3") == f"{NAME} 1 bandit"


def test_with_an_empty_supply_one_leaves_another_path(table: type[Table]) -> None:
    """H.2.4"""
    t = lurking(table, "p5", "p7", "p9", "p10").put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {NAME}", "lurk on p1")
    assert t.options("marquise") == ["leave p5", "leave p7", "leave p9", "leave p10"]
    t.says("marquise", "leave p7")
    assert (t.at("p7"), t.at("p1")) == ("", f"{NAME} 1 bandit")


def test_they_rule_nothing_and_stand_in_no_clearing(table: type[Table]) -> None:
    """2.2.1, 2.5"""
    t = lurking(table, "p1").put("eyrie", 1, "1 warrior").begins("eyrie", "daylight")
    assert t.rules(1) == "eyrie"
    assert t.rules(5) == ""


def laid(**entries: Any) -> Game:
    return position.game({"seats": [CATS, "eyrie_dynasties"], "hirelings": [NAME], **entries})


def test_closed_paths_hold_nobody() -> None:
    """M.4.2"""
    g = laid(map="mountain")
    ends = g.box.woodland.path_ends
    closed = [PLACE.parse(f"p{n + 1}") for n, pair in enumerate(ends) if pair in g.closed_paths()]
    assert closed and not set(closed) & set(open_paths(g))
    assert len(open_paths(g)) == len(ends) - len(closed)


def test_paths_in_flooded_clearings_hold_them_and_both_halves_count() -> None:
    """M.5.2, M.5.2.I, M.5.2.II But flooded paths hold nobody."""
    g = laid(map="marsh", flooded=[6, 12, 10])
    names = [PLACE.text(path) for path in open_paths(g)]
    assert "p16" not in names  # 10 to 14 is flooded
    assert {"p4", "p12", "p6", "p19", "p20"} <= set(names)
    assert [PLACE.text(path) for path in paths_taken(g, 2, 5)] == ["p4", "p12"]
    thirteen = PLACE.parse("13")
    assert [PLACE.text(path) for path in paths_taken(g, 2, thirteen)] == ["p6", "p19"]
    assert linked_to(g, PLACE.parse("p4")) == [2]
    assert [PLACE.text(path) for path in paths_taken(g, 2, 7)] == ["p5"]
    assert paths_taken(g, 2, 3) == []


def banished(t: Table) -> Table:
    """The Council banishes two warriors of the Marquise from 6 to 2, by a path with a bandit."""
    t.put("council", 6, "closed_assembly, 3 warriors").board("council", revealed=["anvil"])
    t.put("marquise", 6, "2 warriors").begins("council", "evening")
    return t.says("council", "banish by anvil").rolls(2, 0).says("council", "banish to 2")


def test_banished_warriors_pay_as_for_a_move(table: type[Table]) -> None:
    """H.2.2, 17.6.1.I, 1.5.5 A forced move, and a single one: it costs one warrior."""
    t = table("council", "marquise").hireling(NAME, "twilight_council", markers=2)
    t = banished(t.also(paths={"p5": {NAME: "1 bandit"}}))
    assert t.at(2) == "marquise 1 warrior"


def test_the_controller_who_is_banished_is_joined(table: type[Table]) -> None:
    """H.2.2, 17.6.1.I A banished player moves, its controller too."""
    t = table("council", "marquise").hireling(NAME, CATS, markers=2)
    t = banished(t.also(paths={"p5": {NAME: "1 bandit"}})).says("marquise", "join in 2")
    assert t.at(2) == "marquise 3 warriors"


# ---- what they take falls on the path (official FAQ, May 2022)


def test_any_piece_that_moves_may_be_given(table: type[Table]) -> None:
    """H.2.2, 1.5.5 A relic as well as the knight who carries it: the mover picks."""
    t = lurking(table, "p5", seats=("marquise", "keepers"))
    t.put("keepers", 6, "2 warriors, figure_2").does(Move(1), turn="keepers")
    t.says("keepers", "to 2", "take 1", "bring figure_2")
    assert t.options("keepers") == ["surrender warrior", "surrender figure_2"]
    t.agrees()
    t.says("keepers", "surrender figure_2")
    assert (t.at(2), t.at(6), t.at("p5")) == (
        "keepers 1 warrior",
        "keepers 1 warrior",
        f"{NAME} 1 bandit",
    )
    assert t.supply("keepers", "figure_2") == 1
    assert t.vp == {}, "no enemy has removed it (15.2.5)"


def test_a_captain_or_a_skunk(table: type[Table]) -> None:
    """H.2.2, 18.2.5 Outside battle a Captain is no safer for the Skunks beside it."""
    t = lurking(table, "p1", seats=("marquise", "knaves"))
    t.board("knaves", captains=["thief", "tinker", "vagrant"], acting="thief")
    t.put("knaves", 1, "thief, 2 warriors").put("knaves", "f1", "tinker")
    t.put("knaves", "f7", "vagrant").begins("knaves", "daylight")
    t.says("knaves", "lead move", "to 5", "take 1")
    assert t.options("knaves") == ["surrender warrior", "surrender thief"]


def test_no_field_hospitals_on_a_path(table: type[Table]) -> None:
    """6.2.3 It is no clearing from which they were removed; nobody is asked."""
    t = table("marquise", "eyrie").hireling(NAME, "eyrie_dynasties", markers=2)
    t.also(paths={"p1": {NAME: "1 bandit"}}).put("marquise", 3, "keep")
    t.put("marquise", 1, "3 warriors").hand("marquise", "anvil", "cobbler", "armorers")
    t.does(Move(0)).says("marquise", "to 5", "take 3")
    assert t.done()
    assert t.at(5) == "marquise 2 warriors"
    assert t.told("removed")[0]["place"] == "p1"


def sympathizing(table: type[Table], warriors: int) -> Table:
    """The Marquise moves by a path with a bandit to a sympathetic clearing."""
    t = table("marquise", "alliance").hireling(NAME).also(paths={"p1": {NAME: "1 bandit"}})
    t.put("marquise", 1, f"{warriors} warriors").put("alliance", 5, "sympathy")
    t.hand("marquise", "cobbler", "anvil").does(Move(0))
    return t.says("marquise", "to 5", *([f"take {warriors}"] if warriors > 1 else []))


def test_who_arrives_nowhere_outrages_nobody(table: type[Table]) -> None:
    """8.2.6 No warrior has come to the sympathetic clearing."""
    t = sympathizing(table, 1)
    assert t.done()
    assert t.at(5) == "alliance 1 sympathy"


def test_the_others_outrage_when_they_arrive(table: type[Table]) -> None:
    """8.2.6 After the toll: nobody is asked for an order of the two (1.1.3)."""
    t = sympathizing(table, 2)
    assert t.asked() == "alliance.outrage"
    assert t.at(5) == "marquise 1 warrior, alliance 1 sympathy"


def test_governors_do_not_guard_a_path(table: type[Table]) -> None:
    """17.2.3 The destination may be a Governing assembly: what falls is not there."""
    t = table("marquise", "council").hireling(NAME).also(paths={"p1": {NAME: "1 bandit"}})
    t.put("marquise", 1, "2 warriors").put("council", 5, "governing_assembly").does(Move(0))
    t.says("marquise", "to 5", "take 2")
    assert "marquise 1 warrior" in t.at(5)


def test_the_band_hears_those_who_arrive(table: type[Table]) -> None:
    """H.2.2 Of two one falls on the way: one has come to the Band."""
    t = table("marquise", "eyrie").hireling(NAME).hireling("popular_band")
    t.also(paths={"p1": {NAME: "1 bandit"}}).put("popular_band", 5, "1 musician")
    t.put("marquise", 1, "2 warriors").does(Move(0)).says("marquise", "to 5", "take 2")
    band = t.game.boards[t.game.box.board_names.index("popular_band")]
    assert band.counts == [1]  # type: ignore[attr-defined]


def test_a_game_is_saved_on_the_way(table: type[Table]) -> None:
    """4.2 While it is asked what falls, the game can be saved and goes on alike."""
    t = lurking(table, "p5", seats=("marquise", "keepers"))
    t.put("keepers", 6, "2 warriors, figure_2").board("keepers", retinue={"move": ["anvil"]})
    t.begins("keepers", "daylight").says(
        "keepers", "act with anvil", "to 2", "take 1", "bring figure_2"
    )
    again = Game.from_json(t.game.to_json())
    again.scripted = True
    again.choose("surrender warrior")
    t.game.choose("surrender warrior")
    assert digest(again) == digest(t.game)
