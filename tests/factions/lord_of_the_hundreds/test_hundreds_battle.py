"""14.2.2, 14.2.5, 14.7.1, 14.7.7, 14.7.8 The warlord, looters and moods in battle."""

from __future__ import annotations

import pytest

from factions.lord_of_the_hundreds.horde import SEAT, lord, me, on_board
from kit import Table

# ---- the warlord in battle


def test_bat_warlord_choice(table: type[Table]) -> None:
    """14.2.2, 4.3.6 Any two of the three warriors; the stronghold is safe until all are gone."""
    t = lord(table, mood="wrathful", hand=[]).put(SEAT, 3, "2 warriors, warlord, stronghold")
    t.put("marquise", 3, "4 warriors").battle("marquise", against=SEAT, at=3).rolls(2, 0)
    assert t.options(SEAT) == ["lose warrior", "lose warlord"]
    t.refuses(SEAT, "lose stronghold", "4.3.6")
    t.says(SEAT, "lose warlord")
    assert t.at(3) == "hundreds 1 warrior, hundreds 1 stronghold, marquise 4 warriors"
    assert t.supply(SEAT, "warlord") == 1


def test_an_ambush_may_kill_the_warlord(table: type[Table]) -> None:
    """14.2.2, 4.3.1.II It dies in battle, and the battle ends without attackers."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 1, "warlord").put("marquise", 1, "1 warrior")
    t.hand("marquise", "ambush_fox").battle(SEAT, against="marquise", at=1)
    t.says("marquise", "play ambush_fox")
    assert t.at(1) == "marquise 1 warrior" and t.done()


def test_mousehold_does_not_shelter_the_warlord(table: type[Table]) -> None:
    """14.2.2, L.1 It cannot be placed there; the others can."""
    t = lord(table, mood="bitter", hand=[]).landmark("mousehold", 9).put(SEAT, 2, "warlord")
    t.put(SEAT, 2, "1 warrior").put("marquise", 2, "3 warriors")
    t.battle("marquise", against=SEAT, at=2).rolls(2, 0).says(SEAT, "lose warlord")
    while t.asked() == "removal.own_order":
        t.says(SEAT, t.options(SEAT)[0])
    assert t.asked() == "landmarks.shelter"
    t.says(SEAT, "shelter 1")
    assert t.at(9) == "hundreds 1 warrior" and t.done()


def test_an_ally_may_lose_the_warlord(table: type[Table]) -> None:
    """9.2.9.IIc, 14.2.2 A Vagabond who attacks with Allied Hundreds removes it in battle."""
    t = lord(table, "marquise", "vagabond", hand=[]).put(SEAT, 1, "warlord")
    t.put("vagabond", 1, "pawn").put("marquise", 1, "2 warriors")
    t.board("vagabond", relationships={SEAT: "allied"}, items=["sword"])
    t.battle("vagabond", against="marquise", at=1).says("vagabond", f"attack with {me_name()}")
    t.rolls(1, 1)
    assert "lose ally warlord" in t.options("vagabond")


def me_name() -> str:
    return "lord_of_the_hundreds"


# ---- 14.2.5


def looting(table: type[Table], roll: tuple[int, int] = (3, 1), **more: str) -> Table:
    """Four Hundreds and the warlord against a warrior in 10, looting, mood Bitter."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "3 warriors, warlord")
    t.put("marquise", 10, more.get("enemy", "1 warrior")).crafted("marquise", "boot", "tea")
    t.battle(SEAT, against="marquise", at=10)
    return t.says(SEAT, "loot").rolls(*roll)


def test_hun_looters(table: type[Table]) -> None:
    """14.2.5 They deal no rolled hits and take 1; they rule 10 after it and take one item."""
    t = looting(table)
    t.says(SEAT, "lose warrior")
    assert t.at(10) == "hundreds 2 warriors, hundreds 1 warlord, marquise 1 warrior"
    assert t.options(SEAT) == ["take item boot", "take item tea"]
    t.refuses(SEAT, "take item sword", "14.2.5")
    t.says(SEAT, "take item tea")
    assert t.crafts("marquise") == {"boot": 1} and on_board(t)["prowess"] == ["tea"]
    assert t.done()


def test_hun_looters_no_item(table: type[Table]) -> None:
    """14.2.5 Without an item in the box there is nothing to declare."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "2 warriors").put("marquise", 10, "wood")
    t.play(SEAT, "brutal_tactics").battle(SEAT, against="marquise", at=10).rolls(0, 0)
    t.refuses(SEAT, "loot", "14.2.5")


def test_nobody_loots_outside_of_battle(table: type[Table]) -> None:
    """14.2.5 Nor is there an error in the reason."""
    t = lord(table).put(SEAT, 5, "3 warriors, warlord").begins(SEAT, "daylight")
    t.refuses(SEAT, "loot", "14.2.5")


def test_hun_looters_vagabond(table: type[Table]) -> None:
    """14.2.5 He has no Crafted Items box."""
    t = lord(table, "vagabond", mood="bitter", hand=[]).put(SEAT, 10, "2 warriors")
    t.put("vagabond", 10, "pawn").play(SEAT, "brutal_tactics")
    t.battle(SEAT, against="vagabond", at=10).rolls(0, 0)
    t.refuses(SEAT, "loot", "14.2.5")


def test_looters_who_do_not_rule_get_nothing(table: type[Table]) -> None:
    """14.2.5 At the end of the battle."""
    t = looting(table, (2, 2), enemy="3 warriors")
    t.says(SEAT, "lose warrior", "lose warrior")
    assert t.at(10) == "hundreds 1 warrior, hundreds 1 warlord, marquise 3 warriors"
    assert t.done() and t.crafts("marquise") == {"boot": 1, "tea": 1}


def test_looters_deal_extra_hits(table: type[Table]) -> None:
    """14.2.5, 14.7.8, 4.3.5.II Their Wrath, and one more against the defenseless."""
    t = lord(table, mood="wrathful", hand=[]).put(SEAT, 10, "warlord").put("marquise", 10, "3 wood")
    t.crafted("marquise", "boot").battle(SEAT, against="marquise", at=10)
    t.says(SEAT, "loot").rolls(3, 3)
    assert t.at(10) == "hundreds 1 warlord, marquise 1 wood"
    assert on_board(t)["command"] == ["boot"] and t.vp == {SEAT: 2}


def test_they_need_not_loot(table: type[Table]) -> None:
    """14.2.5 Nor can defenders."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "2 warriors")
    t.put("marquise", 10, "2 warriors").crafted("marquise", "boot")
    t.battle(SEAT, against="marquise", at=10).says(SEAT, "pass").rolls(2, 0)
    assert t.at(10) == "hundreds 2 warriors" and t.done()
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "2 warriors")
    t.put("marquise", 10, "2 warriors").crafted("marquise", "boot").play(SEAT, "armorers")
    t.battle("marquise", against=SEAT, at=10).rolls(1, 1)
    t.refuses(SEAT, "loot", "14.2.5")


def test_looting_after_an_ambush_that_left_nobody(table: type[Table]) -> None:
    """14.2.5, 4.3.1.II The battle has ended: by a stronghold they rule all the same."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "1 warrior, 2 stronghold")
    t.put("marquise", 10, "wood").crafted("marquise", "boot").hand("marquise", "ambush_rabbit")
    t.battle(SEAT, against="marquise", at=10).says(SEAT, "loot")
    t.says("marquise", "play ambush_rabbit")
    assert t.at(10) == "hundreds 1 stronghold, marquise 1 wood" and t.done()
    assert on_board(t)["command"] == ["boot"]


def test_a_looted_item_may_find_no_space(table: type[Table]) -> None:
    """14.2.5, 14.2.4.I As any that is gained."""
    t = lord(table, mood="bitter", hand=[], command=["2 bag", "2 coins"]).freely()
    t.put(SEAT, 10, "3 warriors").put("marquise", 10, "1 wood").crafted("marquise", "boot")
    t.battle(SEAT, against="marquise", at=10).says(SEAT, "loot").rolls(0, 0)
    assert t.asked() == "hundreds.scrap"
    t.says(SEAT, "scrap bag")
    assert on_board(t)["command"] == ["boot", "bag", "coins", "coins"]
    assert t.vp == {SEAT: 2}, "one for the wood, one for the item"


def test_what_looters_may_roll_is_shown(table: type[Table]) -> None:
    """14.2.5, 4.3.3 Nothing, and by which section."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 10, "3 warriors")
    t.put("marquise", 10, "1 warrior").crafted("marquise", "boot").play("marquise", "armorers")
    t.battle(SEAT, against="marquise", at=10).says(SEAT, "loot")
    battle: dict[str, list[dict[str, object]]] = t.game.observe(0)["battle"]  # type: ignore[assignment]
    side = battle["sides"][0]
    assert side["most"] == 0
    assert [each["law"] for each in side["caps"]] == ["14.2.5"]  # type: ignore[attr-defined]


# ---- 14.7.1


def test_hun_bitter(table: type[Table]) -> None:
    """14.7.1 Mobs in 3 and 6 become warriors in 3, who count for the most hits to roll."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 3, "warlord, mob").put(SEAT, 6, "mob")
    t.put(SEAT, 5, "15 warriors").put("marquise", 3, "3 warriors")
    t.battle(SEAT, against="marquise", at=3)
    assert t.options(SEAT) == ["rally from 3", "rally from 6", "pass"]
    t.says(SEAT, "rally from 3", "rally from 6")
    assert t.at(3) == "hundreds 2 warriors, hundreds 1 warlord, marquise 3 warriors"
    assert t.at(6) == "" and t.supply(SEAT, "mob") == 5
    t.rolls(3, 0)
    assert t.at(3) == "hundreds 2 warriors, hundreds 1 warlord" and t.vp == {}


def test_the_bitter_rally_as_defenders_too(table: type[Table]) -> None:
    """14.7.1 Any number of them; not from further away."""
    t = lord(table, mood="bitter", hand=[]).put(SEAT, 3, "warlord").put(SEAT, 6, "mob")
    t.put(SEAT, 1, "mob").put("marquise", 3, "1 warrior").battle("marquise", against=SEAT, at=3)
    assert t.options(SEAT) == ["rally from 6", "pass"]
    t.refuses(SEAT, "rally from 1", "14.7.1")
    t.says(SEAT, "pass").rolls(0, 0)
    assert t.at(6) == "hundreds 1 mob"


def test_mobs_are_rallied_to_the_warlord_alone(table: type[Table]) -> None:
    """14.7.1 Not to a battle elsewhere, nor in another mood."""
    for mood, place in (("bitter", 9), ("stubborn", 3)):
        t = lord(table, mood=mood, hand=[]).put(SEAT, 3, "2 warriors").put(SEAT, 6, "mob")
        t.put(SEAT, place, "warlord").put("marquise", 3, "1 warrior").play(SEAT, "armorers")
        t.battle(SEAT, against="marquise", at=3).rolls(0, 0)
        t.refuses(SEAT, "rally from 6", "14.7.1")


# ---- 14.7.7


def test_the_stubborn_ignore_the_first_hit(table: type[Table]) -> None:
    """14.7.7 On either side of a battle in the warlord's clearing."""
    t = lord(table, hand=[]).put(SEAT, 3, "2 warriors, warlord").put("marquise", 3, "4 warriors")
    t.battle("marquise", against=SEAT, at=3).rolls(2, 0)
    t.says(SEAT, "lose warrior")
    assert t.at(3) == "hundreds 1 warrior, hundreds 1 warlord, marquise 4 warriors"
    (told,) = t.told("ignored_hits")
    assert (told["law"], told["hits"]) == ("14.7.7", 1)
    assert me(t).source_of("ignores_hits", t.seat(SEAT)) == "stubborn"


def test_the_first_hit_is_the_ambushs(table: type[Table]) -> None:
    """14.7.7, 4.3.1.II Of its two one is ignored, and none after that."""
    t = lord(table, hand=[]).put(SEAT, 1, "3 warriors, warlord").put("marquise", 1, "2 warriors")
    t.hand("marquise", "ambush_fox").battle(SEAT, against="marquise", at=1)
    t.says("marquise", "play ambush_fox").says(SEAT, "lose warrior").rolls(1, 1)
    t.says(SEAT, "lose warrior")
    assert t.at(1) == "hundreds 1 warrior, hundreds 1 warlord, marquise 1 warrior"


def test_elsewhere_nothing_is_ignored(table: type[Table]) -> None:
    """14.7.7 Without the warlord, or in another mood."""
    for mood, place in (("stubborn", 9), ("rowdy", 3)):
        t = lord(table, mood=mood, hand=[]).put(SEAT, 3, "2 warriors").put(SEAT, place, "warlord")
        t.put("marquise", 3, "4 warriors").battle("marquise", against=SEAT, at=3).rolls(1, 0)
        assert t.told("ignored_hits") == []


# ---- 14.7.8


@pytest.mark.parametrize(("mood", "place", "hits"), [("wrathful", 3, 2), ("wrathful", 9, 1)])
def test_the_wrathful_deal_one_more(table: type[Table], mood: str, place: int, hits: int) -> None:
    """14.7.8 As attackers, in the warlord's clearing."""
    t = lord(table, mood=mood, hand=[]).put(SEAT, 3, "2 warriors").put(SEAT, place, "warlord")
    t.put("marquise", 3, "3 warriors").battle(SEAT, against="marquise", at=3).rolls(1, 0)
    left = 3 - hits
    assert t.at(3).endswith(f"marquise {left} warrior{'s' if left > 1 else ''}")
    extra = [(told["law"], told["source"], told["hits"]) for told in t.told("extra_hits")]
    assert extra == [("14.7.8", "wrathful", 1)] * (hits - 1)


def test_wrathful_defenders_deal_no_more(table: type[Table]) -> None:
    """14.7.8 It is said of attackers."""
    t = lord(table, mood="wrathful", hand=[]).put(SEAT, 3, "2 warriors, warlord")
    t.put("marquise", 3, "3 warriors").battle("marquise", against=SEAT, at=3).rolls(0, 0)
    assert t.at(3).endswith("marquise 3 warriors")
    assert me(t).is_in(t.game, 7)
