"""7.2, 7.3 The Eyrie's abilities and setup."""

from __future__ import annotations

from kit import Table
from undergrowth import Game, Setup
from undergrowth.factions.eyrie_dynasties.setup import SetUpEyrie
from undergrowth.law.crafting.craft import Craft, CraftCard
from undergrowth.law.setup.corners import starting_corners
from undergrowth.table.book import book


def test_eyr_setup_corner(table: type[Table]) -> None:
    """7.3.2 With the Marquise in corner 1, corner 3 across from it must be used."""
    t = table("eyrie", "marquise").put("marquise", 1, "keep").board("marquise", home=1)
    t.does(SetUpEyrie(0))
    assert starting_corners(t.game, []) != [2]
    assert t.at(3) == "eyrie 6 warriors, eyrie 1 roost"
    assert t.at(2) == ""
    assert t.asked() == "eyrie.first_leader"


def test_any_free_corner_will_do_when_none_is_opposite(table: type[Table]) -> None:
    """7.3.2 With others in two opposite corners, either of the other two is open."""
    t = table("eyrie", "marquise", "alliance")
    t.board("marquise", home=1).board("alliance", home=3)
    t.does(SetUpEyrie(0))
    assert t.options("eyrie") == ["roost in 2", "roost in 4"]
    t.refuses("eyrie", "roost in 1", "7.3.2")
    t.refuses("eyrie", "roost in 5", "7.3.2")
    t.says("eyrie", "roost in 4")
    assert t.at(4) == "eyrie 6 warriors, eyrie 1 roost"


def test_setup_leaves_six_roosts_and_fourteen_warriors() -> None:
    """7.3.1 to 7.3.5 A roost, six warriors, one of four leaders with two viziers."""
    g = Game.new(Setup(seats=["eyrie", "alliance"]), seed=1)
    assert g.decision is not None and g.decision.texts() == [f"roost in {n}" for n in (1, 2, 3, 4)]
    g.choose("roost in 2")
    assert g.decision.texts() == [
        "lead builder",
        "lead charismatic",
        "lead commander",
        "lead despot",
    ]
    g.choose("lead charismatic")
    me = book(g).faction(0)
    assert (g.supply[me.warrior], g.supply[me.kind("roost")]) == (14, 6)
    shown = {part.id: part.cards for part in me.describe(g, 1)}
    assert shown["decree_recruit"] == ["loyal_vizier"] == shown["decree_battle"]
    assert shown["decree_move"] == [] == shown["decree_build"]


def test_a_tie_the_eyrie_share_in_is_theirs(table: type[Table]) -> None:
    """7.2.2 Lords of the Forest: they rule where they are tied for most."""
    t = table("eyrie", "marquise", "alliance")
    t.put("eyrie", 5, "2 warriors").put("marquise", 5, "2 warriors")
    t.put("marquise", 9, "1 warrior").put("alliance", 9, "1 warrior")
    t.put("eyrie", 12, "1 warrior").put("marquise", 12, "2 warriors")
    t.begins("eyrie", "evening")
    assert t.rules(5) == "eyrie"
    assert t.rules(9) == "", "a tie of others is nobody's"
    assert t.rules(12) == "marquise"
    assert t.rules(1) == "", "an empty clearing is nobody's"


def test_an_item_scores_only_one_point(table: type[Table]) -> None:
    """7.2.3 Disdain for Trade: the points listed on the card are ignored."""
    t = table("eyrie", "marquise").put("eyrie", 3, "roost").put("eyrie", 5, "roost")
    t.board("eyrie", leader="despot").hand("eyrie", "bake_sale")
    t.does(CraftCard(0, Craft.domains[0].parse("bake_sale")))
    assert t.vp == {"eyrie": 1}
    assert t.crafts("eyrie") == {"coins": 1}


def test_the_builder_scores_what_the_card_says(table: type[Table]) -> None:
    """7.8.1 Under the Builder Disdain for Trade is ignored."""
    t = table("eyrie", "marquise").put("eyrie", 3, "roost").put("eyrie", 5, "roost")
    t.board("eyrie", leader="builder").hand("eyrie", "bake_sale")
    t.does(CraftCard(0, Craft.domains[0].parse("bake_sale")))
    assert t.vp == {"eyrie": 3}


def test_a_described_board_is_written_as_it_was_read(table: type[Table]) -> None:
    """7.5.2 Leader, deposed leaders and Decree of a position."""
    t = table("eyrie", "marquise").board(
        "eyrie",
        leader="despot",
        deposed=["builder"],
        decree={"recruit": ["anvil"], "build": ["2 cobbler", "armorers"]},
    )
    t.begins("marquise", "evening")
    assert book(t.game).faction(0).write_board(t.game) == {
        "leader": "despot",
        "deposed": ["builder"],
        "decree": {
            "recruit": ["anvil"],
            "move": [],
            "battle": [],
            "build": ["armorers", "cobbler", "cobbler"],
        },
    }


def test_the_first_leader_is_chosen_from_all_four(table: type[Table]) -> None:
    """7.3.3 Any of the four leaders; the others stay face up beside the board."""
    t = table("eyrie", "marquise").board("marquise", home=1)
    t.does(SetUpEyrie(0))
    assert t.options("eyrie") == [
        "lead builder",
        "lead charismatic",
        "lead commander",
        "lead despot",
    ]
    t.says("eyrie", "lead commander")
    assert t.done()
