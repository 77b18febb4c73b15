"""League of Adventurous Mice: an item for a move or a battle."""

from __future__ import annotations

import pytest

from kit import Table
from kit.checks import check_save, check_table
from undergrowth import BadPosition, position
from undergrowth.law.crafting.items import items_down

DECK = "exiles_and_partisans"
CARD = "league_of_adventurous_mice"


def league(t: Table) -> Table:
    """The Marquise with two items crafted."""
    t.play("marquise", CARD).crafted("marquise", "boot", "sword")
    return t.put("marquise", 5, "2 warriors").put("eyrie", 5, "1 warrior")


def test_an_item_for_a_move(table: type[Table]) -> None:
    """4.2 The item is turned face down and stays in the box."""
    t = league(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    t.says("marquise", f"use {CARD}")
    assert t.options("marquise") == ["turn down boot", "turn down sword"]
    t.says("marquise", "turn down sword")
    assert t.options("marquise") == ["venture move", "venture battle"]
    t.says("marquise", "venture move", "to 1", "take 1")
    assert t.at(1) == "marquise 1 warrior"
    assert t.crafts("marquise") == {"boot": 1, "sword": 1}
    assert t.game.observe(-1)["seats"][0]["face_down"] == {"sword": 1}
    t.refuses("marquise", f"use {CARD}", "4.1.3")


def test_an_item_for_a_battle(table: type[Table]) -> None:
    """4.3 One battle, anywhere the owner could attack."""
    t = league(table("marquise", "eyrie", deck=DECK)).begins("marquise", "daylight")
    t.says("marquise", f"use {CARD}", "turn down boot", "venture battle").rolls(1, 0)
    assert t.at(5) == "marquise 2 warriors"


def test_a_face_down_item_is_spent(table: type[Table]) -> None:
    """4.1.3 Nothing turns it up again."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", CARD).crafted("marquise", "boot")
    t.board("marquise", face_down=["boot"]).put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", f"use {CARD}", "4.1.3")
    check_save(t.game, 0)
    again = position.game(position.describe(t.game), seed=1)
    check_table(again)
    assert position.describe(again)["marquise_de_cat"]["face_down"] == ["1 boot"]  # type: ignore[index]


def test_an_item_and_something_to_do_are_needed(table: type[Table]) -> None:
    """4.1.3 Without either it is not offered."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", CARD).put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", f"use {CARD}", "4.1.3")
    t = table("marquise", "eyrie", deck=DECK).play("marquise", CARD).crafted("marquise", "boot")
    t.put("marquise", 9, "workshop").hand("marquise", "birdy_bindle").begins("marquise", "daylight")
    t.refuses("marquise", f"use {CARD}", "4.1.3")


def test_the_vagabond_has_no_such_box(table: type[Table]) -> None:
    """9.2.5 His items lie elsewhere."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", CARD)
    t.put("vagabond", 5, "pawn").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", f"use {CARD}", "4.1.3")


def test_an_aided_item_arrives_face_up(table: type[Table]) -> None:
    """9.5.4 The Vagabond takes one that lies face up first; any comes to him face up."""
    t = table("vagabond", "marquise", deck=DECK).freely().crafted("marquise", "2 boot")
    t.board("marquise", face_down=["boot"]).put("marquise", 5, "1 warrior")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["2 torch"])
    t.hand("vagabond", "bake_sale", "a_visit_to_friends").begins("vagabond", "daylight")
    for left, down in ((1, 1), (0, 0)):
        card = "bake_sale" if left else "a_visit_to_friends"
        t.says("vagabond", "aid marquise")
        if t.asked() == "vagabond.aid_card" or t.offers("vagabond", f"aid with {card}"):
            t.says("vagabond", f"aid with {card}")
        t.says("vagabond", "exhaust torch") if t.offers("vagabond", "exhaust torch") else None
        t.says("vagabond", "take item boot")
        assert t.crafts("marquise").get("boot", 0) == left
        assert items_down(t.game, t.seat("marquise"), 0) == down
    assert t.lies_on("league_of_adventurous_mice").down == []


def test_a_position_cannot_turn_down_what_is_not_there(table: type[Table]) -> None:
    """4.1.3 Only items of the box lie face down in it."""
    t = table("marquise", "eyrie", deck=DECK).board("marquise", face_down=["boot"])
    with pytest.raises(BadPosition, match="face_down"):
        t.begins("marquise", "daylight")
