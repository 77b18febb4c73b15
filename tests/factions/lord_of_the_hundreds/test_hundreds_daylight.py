"""14.5 The Hundreds' Daylight: craft, command, advance; 14.7.2 Grandiose, 14.7.5 Relentless."""

from __future__ import annotations

from typing import Any

from factions.lord_of_the_hundreds.horde import SEAT, lord, me, on_board, to
from kit import Table
from undergrowth import position
from undergrowth.shown.turn import turn

# ---- 14.5.1, 14.2.1, 14.2.3, 14.2.4


def crafting(table: type[Table], *hand: str, **board: Any) -> Table:
    """Two strongholds in fox clearings at the start of Daylight."""
    t = lord(table, hand=list(hand), **board).put(SEAT, 8, "2 stronghold").put(SEAT, 8, "warlord")
    return t.begins(SEAT, "daylight")


def test_strongholds_craft_before_anything_else(table: type[Table]) -> None:
    """14.2.1, 14.5.1 A step of its own, which is over when they go on."""
    t = crafting(table, "anvil", "investments")
    assert t.asked() == "craft.step"
    assert t.options(SEAT) == ["craft anvil", "pass"]
    t.refuses(SEAT, "craft investments", "4.1.1")
    t.says(SEAT, "pass")
    assert t.asked() == "hundreds.command"
    assert not t.offers(SEAT, "craft anvil")


def test_crf_hundreds_keep_item(table: type[Table]) -> None:
    """14.2.3, 14.2.4 A sword comes to the leftmost empty Prowess space, and scores nothing."""
    t = crafting(table, "foxfolk_steel", prowess=["tea"])
    t.says(SEAT, "craft foxfolk_steel", "hoard")
    assert on_board(t)["prowess"] == ["tea", "sword"]
    assert t.vp == {} and t.crafts(SEAT) == {}


def test_they_may_remove_the_item_for_its_points(table: type[Table]) -> None:
    """14.2.3, G.24 It leaves the game."""
    t = crafting(table, "foxfolk_steel").says(SEAT, "craft foxfolk_steel", "forgo")
    assert on_board(t)["prowess"] == [] and t.vp == {SEAT: 2}
    assert t.told("removed_item") == [{"law": "G.24", "seat": SEAT, "item": "sword"}]


def test_points_of_others_are_scored_in_either_case(table: type[Table]) -> None:
    """14.2.3, L.1 The Legendary Forge adds its own, whether they keep the item or not."""
    for answer, points in (("hoard", 1), ("forgo", 3)):
        t = lord(table, hand=["anvil"]).put(SEAT, 8, "stronghold, warlord")
        t.landmark("legendary_forge", 8, items=["hammer"]).begins(SEAT, "daylight")
        t.says(SEAT, "craft anvil", answer)
        assert t.vp == {SEAT: points}


def test_hun_hoard_full(table: type[Table]) -> None:
    """14.2.4.I With four on the track, the tea or one of them leaves the game, for a point."""
    full = ["2 sword", "hammer", "crossbow"]
    t = lord(table, hand=["root_tea_fox", "royal_claim"], prowess=full).put(SEAT, 9, "stronghold")
    t.begins(SEAT, "daylight").says(SEAT, "craft root_tea_fox", "hoard")
    assert t.options(SEAT) == [f"scrap {i}" for i in ("sword", "hammer", "tea", "crossbow")]
    t.refuses(SEAT, "scrap boot", "14.2.4.I")
    t.says(SEAT, "scrap hammer")
    assert on_board(t)["prowess"] == ["sword", "sword", "tea", "crossbow"]
    assert t.vp == {SEAT: 1}


def test_the_gained_item_itself_may_go(table: type[Table]) -> None:
    """14.2.4.I The track stays as it is."""
    t = lord(table, hand=["anvil", "royal_claim"], prowess=["sword", "2 tea", "crossbow"])
    t.put(SEAT, 8, "stronghold").begins(SEAT, "daylight")
    t.says(SEAT, "craft anvil", "hoard", "scrap hammer")
    assert on_board(t)["prowess"] == ["sword", "tea", "tea", "crossbow"]
    assert t.vp == {SEAT: 1}


def test_command_and_prowess_by_items(table: type[Table]) -> None:
    """14.2.4.II 1 without items, 2 with one or two, 3 with three, 4 with four."""
    boots = ["boot", "boot", "bag", "coins"]
    for n, value in enumerate([1, 2, 2, 3, 4]):
        t = lord(table, command=boots[:n]).put(SEAT, 8, "warlord").begins(SEAT, "daylight")
        assert (me(t).command(t.game), me(t).prowess(t.game)) == (value, 1)


def test_no_crafted_items_box(table: type[Table]) -> None:
    """14.2.4 A Vagabond who gives them aid takes nothing."""
    t = lord(table, "vagabond", prowess=["tea"], hand=[]).put(SEAT, 5, "warlord")
    t.put("vagabond", 5, "pawn").hand("vagabond", "a_visit_to_friends")
    t.begins("vagabond", "daylight")
    aid = next(text for text in t.options("vagabond") if text.startswith("aid"))
    t.says("vagabond", aid)
    while t.asked().startswith("vagabond.") and t.asked() != "vagabond.daylight":
        assert not any(text.startswith("take item") for text in t.options("vagabond"))
        t.says("vagabond", t.options("vagabond")[0])
    assert on_board(t)["prowess"] == ["tea"]


# ---- 14.5.2


def test_as_many_actions_as_their_command(table: type[Table]) -> None:
    """14.5.2 Two with two items on the track, in any order; then none."""
    t = lord(table, command=["boot", "bag"], hand=["dominance_bird"]).scores(hundreds=12)
    t.put(SEAT, 5, "3 warriors").put("marquise", 5, "2 wood")
    to(t.begins(SEAT, "daylight"), "hundreds.command").says(SEAT, "command battle").rolls(0, 0)
    assert t.left["action"] == "1 of 2"
    t.says(SEAT, "command move", "to 1", "take 1")
    t.refuses(SEAT, "command move", "14.5.2")
    t.refuses(SEAT, "command battle", "14.5.2")
    assert t.at(1) == "hundreds 1 warrior"


def test_a_move_may_take_the_warlord(table: type[Table]) -> None:
    """14.5.2.I, 4.2 By its name, with others or alone."""
    t = lord(table, mood="bitter").put(SEAT, 5, "2 warriors, warlord").begins(SEAT, "daylight")
    to(t, "hundreds.command").says(SEAT, "command move", "to 1")
    assert t.options(SEAT) == ["also warlord", "take 1", "take 2"]
    t.says(SEAT, "also warlord", "take 1")
    assert t.at(1) == "hundreds 1 warrior, hundreds 1 warlord"


def test_hun_build(table: type[Table]) -> None:
    """14.5.2.III A mouse card is spent for a stronghold in 9, which they rule; no points."""
    t = lord(table, hand=["investments"]).put(SEAT, 9, "2 warriors").begins(SEAT, "daylight")
    to(t, "hundreds.command").says(SEAT, "fortify in 9", "fortify with investments")
    assert t.told("placed")[0]["place"] == "9" and t.told("placed")[0]["piece"] == "stronghold"
    assert "stronghold" in t.at(9) and t.discard == ["investments"]
    assert t.told("scored")[0]["law"] == "14.6.2", "oppressing is what scores"


def test_where_no_stronghold_is_built(table: type[Table]) -> None:
    """14.5.2.III, 2.2.3 Not ruled, no slot, no card, beside the keep."""
    t = lord(table, hand=["investments"]).put(SEAT, 9, "1 warrior").put("marquise", 9, "1 warrior")
    t.put(SEAT, 5, "2 warriors").put(SEAT, 7, "3 warriors").put("marquise", 7, "2 sawmill")
    t.put(SEAT, 2, "2 warriors").put("marquise", 2, "keep").put(SEAT, 11, "1 warrior")
    to(t.begins(SEAT, "daylight"), "hundreds.command")
    assert [text for text in t.options(SEAT) if "fortify" in text] == ["fortify in 11"]
    t.refuses(SEAT, "fortify in 9", "14.5.2.III")
    t.refuses(SEAT, "fortify in 5", "14.5.2.III")
    t.refuses(SEAT, "fortify in 7", "2.2.3")
    t.refuses(SEAT, "fortify in 2", "6.2.2")
    t.says(SEAT, "fortify in 11")
    t.refuses(SEAT, "fortify with anvil", "14.5.2.III")


def test_the_seventh_stronghold_is_none(table: type[Table]) -> None:
    """14.5.2.III, 1.5.1 There are six."""
    t = lord(table).put(SEAT, 11, "3 stronghold").put(SEAT, 9, "2 stronghold")
    t.put(SEAT, 1, "stronghold").put(SEAT, 8, "warlord").begins(SEAT, "daylight")
    to(t, "hundreds.command").refuses(SEAT, "fortify in 8", "1.5.1")


def test_the_question_tells_nothing_of_the_hand(table: type[Table]) -> None:
    """1.2.1, 14.5.2 If they could build with some card, every hand that holds one is asked."""
    for card in ("anvil", "investments"):
        t = lord(table, hand=[card]).put(SEAT, 9, "stronghold")
        g = position.game({**t.doc, "turn": SEAT, "phase": "daylight"}, seed=1)
        g.choose("pass")  # crafting
        assert g.decision is not None and g.decision.prompt == "hundreds.command"
        assert g.decision.texts() == (["pass"] if card == "anvil" else ["fortify in 9", "pass"])


def test_an_empty_hand_is_not_asked(table: type[Table]) -> None:
    """14.5.2 Everybody sees that it builds nothing, and nothing else can be done."""
    t = lord(table, hand=[]).put(SEAT, 9, "stronghold")
    g = position.game({**t.doc, "turn": SEAT, "phase": "daylight"}, seed=1, asks_all=True)
    assert g.decision is not None and g.decision.prompt == "hundreds.mood", "the next turn begins"


# ---- 14.5.3


def test_the_warlord_moves_with_others_and_then_battles(table: type[Table]) -> None:
    """14.5.3 The battle is in its clearing; they may leave it."""
    t = lord(table, mood="bitter", prowess=["tea"]).put(SEAT, 5, "3 warriors, warlord")
    t.put("marquise", 1, "2 warriors").put("marquise", 5, "wood").begins(SEAT, "daylight")
    to(t, "hundreds.advance").says(SEAT, "advance move", "to 1")
    assert t.options(SEAT) == ["take 0", "take 1", "take 2", "take 3"]
    t.says(SEAT, "take 2")
    assert t.asked() == "hundreds.then_battle"
    t.says(SEAT, "advance battle").rolls(2, 1)
    assert t.asked() == "battle.hits"
    t.says(SEAT, "lose warrior")
    assert t.at(1) == "hundreds 1 warrior, hundreds 1 warlord"
    assert t.left["advance"] == "1 of 2"
    t.says(SEAT, "advance move", "to 9", "take 0")
    assert t.at(9) == "hundreds 1 warlord"


def test_a_battle_without_a_move(table: type[Table]) -> None:
    """14.5.3 They may move, and then they may battle: either alone will do."""
    t = lord(table, mood="bitter").put(SEAT, 5, "warlord").put("marquise", 5, "wood")
    t.begins(SEAT, "daylight")
    to(t, "hundreds.advance").says(SEAT, "advance battle").rolls(0, 0)
    assert t.at(5) == "hundreds 1 warlord" and t.vp == {SEAT: 1}


def test_as_often_as_their_prowess(table: type[Table]) -> None:
    """14.5.3 Once without items."""
    t = lord(table, mood="bitter").put(SEAT, 5, "warlord").begins(SEAT, "daylight")
    to(t, "hundreds.advance").says(SEAT, "advance move", "to 1")
    assert t.asked() != "hundreds.advance" or not t.offers(SEAT, "advance move")
    t = lord(table, hand=["dominance_fox", "royal_claim"], mood="bitter").scores(hundreds=12)
    t.put(SEAT, 5, "warlord").begins(SEAT, "daylight")
    to(t, "hundreds.advance").says(SEAT, "advance move", "to 1")
    t.refuses(SEAT, "advance move", "14.5.3")


def test_without_a_warlord_nobody_advances(table: type[Table]) -> None:
    """14.5.3 It has fallen, or nobody stands beside it."""
    t = lord(table, hand=["dominance_fox"]).scores(hundreds=12).put(SEAT, 5, "2 warriors")
    to(t.begins(SEAT, "daylight"), "hundreds.advance")
    t.refuses(SEAT, "advance move", "14.5.3")
    t.refuses(SEAT, "advance battle", "14.5.3")
    t = lord(table, mood="bitter").put(SEAT, 5, "warlord").begins(SEAT, "daylight")
    to(t, "hundreds.advance").refuses(SEAT, "advance battle", "14.5.3")


def test_a_snare_holds_the_warlord(table: type[Table]) -> None:
    """14.5.3, 13.7.2 It may battle and not leave."""
    t = lord(table, "corvids", mood="bitter").put(SEAT, 5, "warlord").put("corvids", 5, "snare")
    to(t.begins(SEAT, "daylight"), "hundreds.advance")
    t.refuses(SEAT, "advance move", "14.5.3")
    t.says(SEAT, "advance battle").rolls(0, 0)
    assert t.at(5) == "hundreds 1 warlord"


# ---- 14.7.2


def test_hun_grandiose(table: type[Table]) -> None:
    """14.7.2 This turn the warlord advances first; views show the steps in that order."""
    t = lord(table, mood="grandiose").put(SEAT, 5, "1 warrior, warlord").begins(SEAT, "daylight")
    assert t.asked() == "hundreds.advance" and not t.offers(SEAT, "command move")
    t.refuses(SEAT, "command move", "14.7.2")
    steps: list[dict[str, object]] = turn(t.game)["steps"]  # type: ignore[assignment]
    shown = [(each["law"], each["state"]) for each in steps]
    assert shown == [("14.5.1", "done"), ("14.5.3", "now"), ("14.5.2", "to come")]
    t.says(SEAT, "pass")
    assert t.asked() == "hundreds.command"


# ---- 14.7.5


def pressing(table: type[Table], mood: str = "relentless") -> Table:
    """An advance from 5 to 1 and a battle there have been taken."""
    t = lord(table, mood=mood).put(SEAT, 5, "3 warriors, warlord").put("marquise", 1, "2 wood")
    to(t.begins(SEAT, "daylight"), "hundreds.advance")
    return t.says(SEAT, "advance move", "to 1", "take 3", "advance battle").rolls(0, 0)


def test_the_relentless_battle_once_more(table: type[Table]) -> None:
    """14.7.5 After both; one thing more, and no third."""
    t = pressing(table)
    assert t.options(SEAT) == ["press move", "press battle", "pass"]
    t.says(SEAT, "press battle").rolls(0, 0)
    assert t.vp == {SEAT: 2}
    assert t.asked() != "hundreds.press"


def test_the_relentless_battle_nobody_where_nobody_is_left(table: type[Table]) -> None:
    """14.7.5, 14.5.3 The move alone is offered, and the reason speaks of enemies."""
    t = lord(table, mood="relentless").put(SEAT, 5, "3 warriors, warlord")
    to(t.put("marquise", 1, "1 wood").begins(SEAT, "daylight"), "hundreds.advance")
    t.says(SEAT, "advance move", "to 1", "take 3", "advance battle").rolls(0, 0)
    assert t.options(SEAT) == ["press move", "pass"]
    t.refuses(SEAT, "press battle", "14.5.3")


def test_the_relentless_move_once_more(table: type[Table]) -> None:
    """14.7.5 With any Hundreds warriors."""
    t = pressing(table).says(SEAT, "press move", "to 10", "take 1")
    assert t.at(10) == "hundreds 1 warrior, hundreds 1 warlord"


def test_others_do_not_press_on(table: type[Table]) -> None:
    """14.7.5 And the Relentless only if they have both moved and battled."""
    t = pressing(table, "bitter")
    assert t.asked() != "hundreds.press"
    t = lord(table, mood="relentless").put(SEAT, 5, "warlord").put("marquise", 5, "2 wood")
    to(t.begins(SEAT, "daylight"), "hundreds.advance").says(SEAT, "advance battle").rolls(0, 0)
    assert t.asked() != "hundreds.press"
