"""K What each Captain starts with, and what only he can do."""

from __future__ import annotations

import pytest

from factions.knaves_of_the_deepwood.gang import SEAT, gang, on_board
from kit import Table
from kit.pages import data

CAUGHT = "imprison marquise_de_cat warrior"
ITEMS = {
    "thief": ["boot", "bag"],
    "tinker": ["bag", "hammer"],
    "ranger": ["sword", "crossbow"],
    "vagrant": ["tea", "coins"],
    "arbiter": ["sword", "coins"],
    "scoundrel": ["crossbow", "tea"],
    "adventurer": ["hammer", "coins"],
    "harrier": ["boot", "crossbow"],
    "ronin": ["boot", "sword"],
    "cheat": ["boot", "tea"],
    "gladiator": ["sword", "hammer"],
    "jailor": ["crossbow", "bag"],
}


def acting(table: type[Table], captain: str, *items: str, **more: object) -> Table:
    """A table at which this Captain acts, with these items in the Stash."""
    others = [each for each in ("thief", "tinker", "vagrant") if each != captain][:2]
    also = (others[0], others[1])
    return gang(table, acting=captain, also=also, items=list(items), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(12))
def test_starting_items(number: int) -> None:
    """K.1.1, K.2.1, K.3.1, K.4.1, K.5.1, K.6.1, K.7.1, K.8.1, K.9.1, K.10.1, K.11.1, K.12.1"""
    captain = data("factions/knaves_of_the_deepwood")["captain"][number]
    assert captain["items"] == ITEMS[captain["id"]]
    assert captain["law"] == f"K.{number + 1}.2"


def test_the_thief_moves_after_a_filch(table: type[Table]) -> None:
    """K.1.2 With rule as in any move, with Skunks, or not at all."""
    t = acting(table, "thief").put(SEAT, 6, "thief, warrior").put("marquise", 6, "wood")
    t.crafted("marquise", "sword", "boot").begins(SEAT, "daylight")
    t.says(SEAT, "filch marquise_de_cat sword", "from 6", "to f4", "take 1")
    assert t.at("f4") == "knaves 1 warrior, knaves 1 thief"
    assert t.left == {"action": "1 of 4"}


def test_the_thief_may_stay(table: type[Table]) -> None:
    """K.1.2 After crafting, too."""
    t = acting(table, "thief", hand=["anvil", "royal_claim"], suits={6: "fox"})
    t.put(SEAT, 6, "thief").begins(SEAT, "daylight").says(SEAT, "craft anvil", "pass")
    assert t.at(6) == "knaves 1 thief" and t.asked() == "knaves.act"


def test_kna_tinker_captain(table: type[Table]) -> None:
    """K.2.2, 18.5.1.IVg After a Serve the Tinker draws a card."""
    t = acting(table, "tinker", "hammer").put(SEAT, 6, "tinker").begins(SEAT, "daylight")
    t.says(SEAT, "serve")
    assert len(t.holds(SEAT)) == 2
    t = acting(table, "tinker", "hammer").put(SEAT, 6, "tinker, acclaim").begins(SEAT, "daylight")
    t.says(SEAT, "serve")
    assert len(t.holds(SEAT)) == 2


def test_the_ranger_fights_with_any_item(table: type[Table]) -> None:
    """K.3.2 Once a turn; then its own item is needed again."""
    t = acting(table, "ranger", "tea", "coins", "sword").put(SEAT, 6, "ranger, 2 warriors")
    t.put("marquise", 6, "4 warriors").begins(SEAT, "daylight").says(SEAT, "assault")
    assert t.options(SEAT) == ["flip down sword", "flip down tea", "flip down coins"]
    t.says(SEAT, "flip down tea").rolls(0, 0)
    t.refuses(SEAT, "nab", "18.5.1.IV")
    t.says(SEAT, "assault").rolls(0, 0)
    assert on_board(t)["items"] == ["1 sword exhausted", "1 tea exhausted", "1 coins ready"]


def test_the_ranger_flips_its_own_item_as_often(table: type[Table]) -> None:
    """K.3.2 A sword for an Assault is not what is allowed once a turn."""
    t = acting(table, "ranger", "sword", "coins").put(SEAT, 6, "ranger, 2 warriors")
    t.put("marquise", 6, "4 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "assault", "flip down sword").rolls(0, 0)
    t.says(SEAT, "nab").rolls(0, 0)
    assert on_board(t)["items"] == ["1 sword exhausted", "1 coins exhausted"]


def test_the_vagrant_pays_with_any_item(table: type[Table]) -> None:
    """K.4.2 For Revel, Gift or Serve, once a turn."""
    t = acting(table, "vagrant", "sword", "bag").put(SEAT, 6, "vagrant").begins(SEAT, "daylight")
    t.says(SEAT, "gift", "flip down bag")
    assert t.at(6) == "knaves 1 vagrant, knaves 1 acclaim"
    t.refuses(SEAT, "revel", "18.5.1.IV")


def test_the_arbiter_trades_hits(table: type[Table]) -> None:
    """K.5.2 After the roll of an Assault, once: one more dealt, one more taken."""
    t = acting(table, "arbiter", "sword").put(SEAT, 6, "arbiter, 2 warriors")
    t.put("marquise", 6, "3 warriors").begins(SEAT, "daylight").says(SEAT, "assault").rolls(1, 0)
    t.says(SEAT, "trade hits")
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at("f4") == "marquise 1 warrior"
    assert t.at(6).startswith("knaves 1 warrior, knaves 1 arbiter")


def test_the_arbiter_trades_in_assaults_alone(table: type[Table]) -> None:
    """K.5.2 Not in other battles."""
    t = acting(table, "arbiter").put(SEAT, 6, "arbiter, warrior").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(1, 0)
    t.refuses(SEAT, "trade hits", "K.5.2")
    assert t.asked() == "battle.at_hits"


def test_kna_scoundrel_captain(table: type[Table]) -> None:
    """K.6.2 A Skirmish from a clearing, with rule as usual; the hit is not ignored."""
    t = acting(table, "scoundrel", "crossbow").put(SEAT, 12, "scoundrel, warrior")
    t.put("marquise", 10, "2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "skirmish", "to 10", "take 1").rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f1")
    assert t.at(10) == "knaves 1 scoundrel, knaves 1 acclaim, marquise 1 warrior"


def test_the_scoundrel_in_a_forest_ignores_it(table: type[Table]) -> None:
    """K.6.2 He may, he need not."""
    t = acting(table, "scoundrel", "crossbow").put(SEAT, "f2", "scoundrel")
    t.put("marquise", 10, "2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "skirmish", "to 10").rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f1")
    assert t.at(10) == "knaves 1 scoundrel, knaves 1 acclaim, marquise 1 warrior"


def test_the_adventurer_finds_a_card_at_a_ruin(table: type[Table]) -> None:
    """K.7.2 After placing acclaim there, by a battle or an item."""
    t = acting(table, "adventurer", "tea").put(SEAT, 6, "adventurer").ruins(c6="boot")
    t.put("marquise", 6, "warrior").begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(0, 0)
    assert t.at(6) == "knaves 1 adventurer, knaves 1 acclaim, marquise 1 warrior"
    assert len(t.holds(SEAT)) == 2
    t = acting(table, "adventurer", "tea").put(SEAT, 6, "adventurer").begins(SEAT, "daylight")
    t.says(SEAT, "revel")
    assert len(t.holds(SEAT)) == 1, "there is no ruin"


def test_the_harrier_dashes_three_times(table: type[Table]) -> None:
    """K.8.2 Up to three moves."""
    t = acting(table, "harrier", "boot").put(SEAT, "f4", "harrier").put("marquise", 6, "warrior")
    t.put("marquise", 2, "warrior").put("marquise", 5, "warrior").begins(SEAT, "daylight")
    t.says(SEAT, "dash", "to 6", "from 6", "to 2", "from 2", "to 5")
    assert t.at(5) == "knaves 1 harrier, marquise 1 warrior"
    assert t.left == {"action": "1 of 4"}


def test_the_ronin_moves_before_an_assault(table: type[Table]) -> None:
    """K.9.2 He may; where he stands alone he must, or there would be no battle."""
    t = acting(table, "ronin", "sword").put(SEAT, "f4", "ronin").put("marquise", 6, "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "assault", "to 6").rolls(1, 0)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == "knaves 1 ronin, knaves 1 acclaim"
    t = acting(table, "ronin", "sword").put(SEAT, 6, "ronin").put("marquise", 6, "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "assault", "pass").rolls(1, 0)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == "knaves 1 ronin, knaves 1 acclaim"


def test_the_cheat_pays_with_two_items(table: type[Table]) -> None:
    """K.10.2 Any two for any item action, or its own item alone."""
    t = acting(table, "cheat", "tea", "bag", "coins").put(SEAT, "f4", "cheat")
    t.begins(SEAT, "daylight").says(
        SEAT, "dash", "flip down bag", "flip down coins", "to 6", "pass"
    )
    assert on_board(t)["items"] == ["1 bag exhausted", "1 tea ready", "1 coins exhausted"]
    t.refuses(SEAT, "gift", "18.5.1.IV")
    t.says(SEAT, "revel")
    assert t.at(6) == "knaves 1 warrior, knaves 1 cheat, knaves 1 acclaim"


def test_the_cheat_may_cheat_again(table: type[Table]) -> None:
    """K.10.2 As often as there are items."""
    t = acting(table, "cheat", "4 bag", "boot").put(SEAT, 6, "cheat").begins(SEAT, "daylight")
    t.says(SEAT, "gift", "flip down boot", "revel")
    assert t.at(6) == "knaves 2 warriors, knaves 1 cheat, knaves 1 acclaim"
    assert on_board(t)["items"] == ["1 boot exhausted", "1 bag ready", "3 bag exhausted"]


def test_the_gladiator_draws_in_an_assault(table: type[Table]) -> None:
    """K.11.2 At the start of its battle, and of no other."""
    t = acting(table, "gladiator", "sword").put(SEAT, 6, "gladiator, warrior")
    t.put("marquise", 6, "2 warriors").begins(SEAT, "daylight").says(SEAT, "assault")
    assert len(t.holds(SEAT)) == 2
    t.rolls(0, 0).says(SEAT, "lead battle")
    assert len(t.holds(SEAT)) == 2
    t.rolls(0, 0)


def test_the_jailor_holds_back(table: type[Table]) -> None:
    """K.12.2 A hit less to deal, a rolled hit less to take."""
    t = acting(table, "jailor", "bag").put(SEAT, 6, "jailor, 2 warriors")
    t.put("marquise", 6, "3 warriors").begins(SEAT, "daylight").says(SEAT, "nab").rolls(2, 1)
    t.says(SEAT, "hold back", f"{CAUGHT} f3", "pass")
    assert t.at(6) == "knaves 2 warriors, knaves 1 jailor, knaves 1 acclaim, marquise 2 warriors"


def test_the_jailor_holds_back_even_nothing(table: type[Table]) -> None:
    """K.12.2 With no hit to deal he still ignores one; with none to take there is nothing to do."""
    t = acting(table, "jailor", "bag").put(SEAT, 6, "jailor").put("marquise", 6, "4 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(0, 0)
    assert t.asked() != "battle.after_roll"
    others = ("alliance",)
    t = gang(table, *others, acting="jailor", also=("thief", "tinker"), items=["bag"])
    t.put(SEAT, 6, "jailor").put("alliance", 6, "2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "nab").rolls(0, 1).says(SEAT, "hold back", "pass")
    assert t.at(6) == "knaves 1 jailor, knaves 1 acclaim, alliance 2 warriors"


def test_the_jailor_may_deal_nothing(table: type[Table]) -> None:
    """K.12.2 One dealt and one taken become none."""
    t = acting(table, "jailor", "bag").put(SEAT, 6, "jailor").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(1, 1)
    t.says(SEAT, "hold back", "pass")
    assert t.at(6) == "knaves 1 jailor, knaves 1 acclaim, marquise 2 warriors"


def test_the_jailor_deals_one_less_of_all_hits(table: type[Table]) -> None:
    """K.12.2, 4.3.5 A hit less of all that are dealt, an extra one if need be."""
    t = gang(table, "alliance", acting="jailor", also=("thief", "tinker"), items=["bag"])
    t.put(SEAT, 6, "jailor, acclaim").put("alliance", 6, "2 warriors")
    t.hireling("raven_sentries", "knaves_of_the_deepwood")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(0, 1)
    t.says(SEAT, "hold back", "pass")
    assert t.at(6) == "knaves 1 jailor, knaves 1 acclaim, alliance 2 warriors"


def test_the_jailor_holds_back_what_armorers_do_not_stop(table: type[Table]) -> None:
    """K.12.2, 4.3.5.III Of rolled hits that are ignored there is none to hold back."""
    t = acting(table, "jailor", "bag").put(SEAT, 6, "jailor, warrior, acclaim")
    t.play("marquise", "armorers").play(SEAT, "brutal_tactics")
    t.put("marquise", 6, "3 warriors").begins(SEAT, "daylight").says(SEAT, "nab").rolls(2, 1)
    t.says(SEAT, "effects first knaves_of_the_deepwood", "use brutal_tactics", "hold back")
    t.says("marquise", "use armorers").says(SEAT, "pass")
    assert t.at(6) == "knaves 1 warrior, knaves 1 jailor, knaves 1 acclaim, marquise 3 warriors"
