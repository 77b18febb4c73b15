"""The Exile: a pawn in the forests that fights with items, and takes gifts from all."""

from __future__ import annotations

from kit import Table
from kit.checks import items_everywhere
from undergrowth import position
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.table.names import ITEMS

EXILE = "the_exile"
SWORD = ITEMS.parse("sword")


def hired(t: Table, by: str = "marquise_de_cat", at: str = "f1", **card: object) -> Table:
    """The Exile in the forest between clearings 1, 2, 5 and 10, controlled."""
    if by != "nobody":
        card["markers"] = 2
    t.put("marquise", 12, "1 warrior")
    return t.hireling(EXILE, by, **card).put(EXILE, at, "1 pawn")


def card(t: Table) -> dict[str, object]:
    """Return what lies on its card."""
    doc = position.describe(t.game)[EXILE]
    assert isinstance(doc, dict)
    return {key: value for key, value in doc.items() if key not in ("controller", "markers")}


def test_it_is_set_up_in_any_forest_with_three_clubs(table: type[Table]) -> None:
    """A.6.3 Face up on its card."""
    t = table("marquise", "corvids").hireling(EXILE, clubs=0).does(SetUpHirelings(1, [2]))
    assert len(t.options("corvids")) == 7
    t.says("corvids", "post in f4")
    assert t.at("f4") == f"{EXILE} 1 pawn"
    assert card(t) == {"clubs": 3, "clubs_down": 0}


def test_an_item_is_exhausted_for_each_move(table: type[Table]) -> None:
    """H.2.4, 2.4.1 To a forest next to it; at the end of its day all are refreshed."""
    t = hired(table("marquise", "corvids")).begins("marquise", "daylight")
    t.says("marquise", f"employ {EXILE}")
    t.refuses("marquise", "haunt f4", "H.2.4")
    t.says("marquise", "haunt f3", "haunt f4", "haunt f3")
    assert t.asked() == "marquise.daylight"
    assert t.at("f3") == f"{EXILE} 1 pawn"
    assert card(t) == {"clubs": 3, "clubs_down": 0}
    t.refuses("marquise", f"employ {EXILE}", "H.2.4")


def test_two_items_are_exhausted_for_a_battle(table: type[Table]) -> None:
    """H.2.4, H.2.2 Next to its forest; it rolls hits for exhausted items, too."""
    t = hired(table("marquise", "corvids")).put("corvids", 5, "4 warriors")
    t.put("corvids", 3, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {EXILE}")
    t.refuses("marquise", "battle in 3", "H.2.4")
    t.says("marquise", "battle in 5").rolls(3, 0)
    assert t.at(5) == "corvids 1 warrior"
    assert card(t) == {"clubs": 1, "clubs_down": 2}
    t.refuses("marquise", "battle in 5", "H.2.4")
    t.says("marquise", "pass")
    assert card(t) == {"clubs": 3, "clubs_down": 0}
    assert t.vp == {}


def test_hits_exhaust_items_and_then_remove_them(table: type[Table]) -> None:
    """H.2.2, G.24 Items that are removed leave the game."""
    t = hired(table("marquise", "corvids"), clubs=2, items=["sword"])
    t.put("corvids", 5, "4 warriors").begins("marquise", "daylight")
    before = items_everywhere(t.game)[SWORD]
    t.says("marquise", f"employ {EXILE}", "battle in 5").rolls(3, 3)
    assert t.at(5) == "corvids 1 warrior"
    assert items_everywhere(t.game)[SWORD] == before
    assert card(t) == {"clubs": 0, "clubs_down": 0, "items": ["1 sword"]}


def test_without_items_it_takes_no_hits_and_deals_none(table: type[Table]) -> None:
    """H.2.2 It rolls up to the items that are there when the dice fall."""
    t = hired(table("marquise", "corvids"), clubs=2).put("corvids", 5, "2 warriors")
    t.hand("corvids", "ambush_bird").begins("marquise", "daylight")
    t.says("marquise", f"employ {EXILE}", "battle in 5").says("corvids", "play ambush_bird")
    t.rolls(3, 1)
    assert t.at(5) == "corvids 2 warriors"
    assert card(t) == {"clubs": 0, "clubs_down": 0}
    t.refuses("marquise", f"employ {EXILE}", "H.2.4")


def test_nobody_battles_it(table: type[Table]) -> None:
    """4.3, 9.2.2 It is in a forest, and a pawn."""
    t = hired(table("marquise", "corvids"), "nobody").put("corvids", 5, "2 warriors")
    t.begins("corvids", "daylight")
    t.refuses("corvids", "scheme battle", "13.5.3")


def test_anybody_near_may_give_it_an_item(table: type[Table]) -> None:
    """H.2.2 For a card and a point, on its own turn; without a controller, too."""
    t = hired(table("marquise", "corvids"), "nobody").put("corvids", 5, "1 warrior")
    t.crafted("corvids", "2 sword").also(deck_top=["anvil"]).begins("corvids", "daylight")
    t.says("corvids", "give exile sword")
    assert t.vp == {"corvids": 1}
    assert t.holds("corvids") == ["anvil"]
    assert t.crafts("corvids") == {"sword": 1}
    assert card(t) == {"clubs": 3, "clubs_down": 0, "items": ["1 sword"]}
    assert t.offers("corvids", "give exile sword")


def test_it_takes_gifts_in_each_phase(table: type[Table]) -> None:
    """1.4.2, 1.4.3 At any time of a turn until its last step begins."""
    t = hired(table("corvids", "marquise"), "nobody").put("corvids", 5, "1 warrior")
    t.crafted("corvids", "sword").begins("corvids", "birdsong")
    assert t.offers("corvids", "give exile sword")
    t = hired(table("corvids", "marquise"), "nobody").put("corvids", 5, "1 warrior")
    t.crafted("corvids", "sword").begins("corvids", "evening")
    assert t.asked() == "window.evening"
    t.says("corvids", "pass")
    t.refuses("corvids", "give exile sword", "1.4")


def test_it_takes_none_from_afar(table: type[Table]) -> None:
    """H.2.2 Only faction pieces next to its forest count, and only one's own items."""
    t = hired(table("marquise", "corvids"), "nobody").put("corvids", 3, "1 warrior")
    t.crafted("corvids", "sword").begins("corvids", "daylight")
    t.refuses("corvids", "give exile sword", "H.2.2")
    t.refuses("corvids", "give exile boot", "H.2.2")


def test_an_item_face_down_comes_exhausted(table: type[Table]) -> None:
    """9.5.4, H.2.2 Those that lie face up go first."""
    t = hired(table("marquise", "corvids", deck="exiles_and_partisans"), "nobody")
    t.put("corvids", 5, "1 warrior").play("corvids", "league_of_adventurous_mice")
    t.crafted("corvids", "2 sword").board("corvids", face_down=["sword"])
    t.begins("corvids", "daylight").says("corvids", "give exile sword")
    assert card(t) == {"clubs": 3, "clubs_down": 0, "items": ["1 sword"]}
    t.says("corvids", "give exile sword")
    assert card(t)["items_down"] == ["1 sword"]


def test_its_card_is_shown_and_described(table: type[Table]) -> None:
    """H A position gives it back."""
    t = hired(
        table("marquise", "corvids"), clubs=1, clubs_down=2, items=["tea"], items_down=["boot"]
    )
    t.begins("marquise", "daylight")
    doc = position.describe(t.game)
    assert position.describe(position.game(doc)) == doc
    board = t.game.observe(1)["owners"][0]["board"]
    assert [part["id"] for part in board][-3:] == ["clubs", "clubs_down", "items"]
