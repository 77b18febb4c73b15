"""14.4 The Hundreds' Birdsong: raze, recruit, anoint, choose a mood; 14.7.4 Lavish."""

from __future__ import annotations

from typing import Any

import pytest

from factions.lord_of_the_hundreds.horde import SEAT, lord, me, on_board, shows
from kit import Table
from undergrowth.factions.lord_of_the_hundreds.mobs import SpreadMob
from undergrowth.factions.lord_of_the_hundreds.raze import Raze

# ---- 14.4.1


def test_hun_raze(table: type[Table]) -> None:
    """14.4.1, 3.2.1 Sawmill and wood go, the warrior stays; the boot joins the Command track."""
    t = lord(table, command=["bag", "coins", "coins"]).put(SEAT, 10, "mob").ruins(c10="boot")
    t.put("marquise", 10, "1 warrior, sawmill, wood").does(Raze(0), phase="birdsong")
    shows(t, "mouse")
    assert t.at(10) == "hundreds 1 mob, marquise 1 warrior"
    assert t.vp == {SEAT: 2}
    assert on_board(t)["command"] == ["bag", "coins", "coins", "boot"]
    assert not t.game.has_ruin[10] and t.game.slots[10] == 2
    assert t.at(2) == "hundreds 1 mob"


def test_hun_raze_roll_no_target(table: type[Table]) -> None:
    """14.4.1 The only mob is in 1, next to which are rabbits and a mouse: a fox places nothing."""
    t = lord(table).put(SEAT, 1, "mob").does(Raze(0), phase="birdsong")
    shows(t, "fox")
    assert t.done() and me(t).mob is not None
    assert t.supply(SEAT, "mob") == 4


def test_each_die_places_where_it_shows(table: type[Table]) -> None:
    """14.4.1 A matching clearing next to any mob, and without one; a lone one is not asked."""
    t = lord(table).put(SEAT, 1, "mob").does(SpreadMob(0), phase="birdsong")
    shows(t, "rabbit")
    assert t.options(SEAT) == ["mob in 5", "mob in 10"]
    t.refuses(SEAT, "mob in 9", "14.4.1")
    t.refuses(SEAT, "mob in 3", "14.4.1")
    t.refuses(SEAT, "mob in 1", "14.4.1")
    t = lord(table).put(SEAT, 1, "mob").does(SpreadMob(0), phase="birdsong")
    assert shows(t, "mouse").at(9) == "hundreds 1 mob"


def test_the_die_is_not_rolled_for_nothing(table: type[Table]) -> None:
    """14.4.1, 1.5.1 All mobs are on the map, or none is: whatever it shows, it places nothing."""
    t = lord(table)
    for place in (1, 2, 3, 4, 5):
        t.put(SEAT, place, "mob")
    assert t.does(SpreadMob(0), phase="birdsong").done()
    assert lord(table).does(SpreadMob(0), phase="birdsong").done()


def test_a_mob_does_not_come_where_nothing_may_be_placed(table: type[Table]) -> None:
    """14.4.1, 6.2.2 Beside the keep there is none, whatever the die shows."""
    t = lord(table).put(SEAT, 1, "mob").put("marquise", 10, "keep")
    shows(t.does(SpreadMob(0), phase="birdsong"), "rabbit")
    assert t.at(5) == "hundreds 1 mob"


def test_they_choose_which_mob_comes_first(table: type[Table]) -> None:
    """14.4.1, 1.1.3 They choose among those with something to do; the others are not asked
    about."""
    t = lord(table, "marquise", "alliance", hand=[]).put(SEAT, 1, "mob").put(SEAT, 2, "mob")
    t.put(SEAT, 3, "mob").put("marquise", 1, "wood").put("alliance", 2, "sympathy")
    t.does(Raze(0), phase="birdsong")
    assert t.options(SEAT) == ["raze in 1", "raze in 2"]
    t.refuses(SEAT, "raze in 3", "14.4.1")
    t.refuses(SEAT, "raze in 4", "14.4.1")
    t.says(SEAT, "raze in 2")
    assert t.vp == {SEAT: 2}
    assert "sympathy" not in t.at(2) and "wood" not in t.at(1)


def test_warriors_and_pawns_are_not_razed(table: type[Table]) -> None:
    """14.4.1, 9.2.2.I Buildings and tokens alone; the Vagabond damages nothing."""
    t = lord(table, "marquise", "vagabond").put(SEAT, 1, "mob").put("marquise", 1, "2 warriors")
    t.put("vagabond", 1, "pawn").begins(SEAT, "birdsong")
    assert t.game.decision is not None and t.asked() == "hundreds.mob_die"
    assert t.at(1) == "hundreds 1 mob, marquise 2 warriors, vagabond 1 pawn"


def test_what_razing_sets_off_resolves_before_the_next_mob(table: type[Table]) -> None:
    """14.4.1, 8.2.6 Outrage over the sympathy that went; 13.7.4 a raid sends its warriors."""
    t = lord(table, "alliance", "corvids", hand=["sword", "anvil"]).put(SEAT, 2, "mob")
    t.put(SEAT, 1, "mob").put("alliance", 2, "sympathy").put("corvids", 1, "face_down_raid")
    t.does(Raze(0), phase="birdsong").says(SEAT, "raze in 2")
    assert t.asked() == "alliance.outrage"
    t.says(SEAT, "appease with sword")
    assert t.vp == {SEAT: 2}
    assert t.at(5) == "corvids 1 warrior"


def test_of_two_items_they_choose(table: type[Table]) -> None:
    """9.7.3 With two Vagabonds: they look at both, take one, and know what is left."""
    t = lord(table, "vagabond", "second_vagabond").put(SEAT, 10, "mob").ruins(c10=["boot", "sword"])
    t.put("vagabond", "f1", "pawn").put("second_vagabond", "f2", "pawn")
    t.does(Raze(0), phase="birdsong")
    assert t.options(SEAT) == ["take item boot", "take item sword"]
    t.refuses(SEAT, "take item hammer", "9.7.3")
    t.says(SEAT, "take item sword")
    assert t.game.has_ruin[10] and on_board(t)["looked"] == ["10"]
    assert on_board(t)["ruin_items"] == ["sword"]
    shown = [part.id for part in me(t).describe(t.game, 0)]
    assert "ruin_10" in shown
    assert "ruin_10" not in [part.id for part in me(t).describe(t.game, 1)]


def digging(table: type[Table], under: str, **board: Any) -> Table:
    """A mob beside a ruin in a game with two Vagabonds; a boot lies on the Command track."""
    t = lord(table, "vagabond", "second_vagabond", command=["boot"], **board)
    t.put(SEAT, 10, "mob").ruins(c10=[under]).put("vagabond", "f1", "pawn")
    return t.put("second_vagabond", "f2", "pawn").does(Raze(0), phase="birdsong")


def test_none_of_a_kind_they_have_from_a_ruin(table: type[Table]) -> None:
    """9.7.3 Having a boot marked R they take no other; the ruin stays, and they know it."""
    t = digging(table, "boot", ruin_items=["boot"])
    assert t.asked() == "hundreds.mob_die"
    assert len(t.game.ruins[10]) == 1 and on_board(t)["command"] == ["boot"]
    assert on_board(t)["looked"] == ["10"]
    assert t.told("found_nothing") == [{"law": "9.7.3", "seat": SEAT, "place": "10"}]


def test_a_boot_that_is_not_marked_does_not_matter(table: type[Table]) -> None:
    """9.7.3 Two alike are asked like any two: nobody else learns that they are."""
    t = digging(table, "2 boot")
    assert t.options(SEAT) == ["take item boot"]
    t.says(SEAT, "take item boot")
    assert on_board(t)["command"] == ["boot", "boot"] and len(t.game.ruins[10]) == 1


def test_without_a_mob_nothing_is_razed(table: type[Table]) -> None:
    """14.4.1 Nothing is asked or rolled."""
    t = lord(table).put(SEAT, 1, "warlord").begins(SEAT, "birdsong")
    assert t.asked() == "hundreds.mood"


# ---- 14.4.2


def test_warriors_come_to_the_warlord_and_the_strongholds(table: type[Table]) -> None:
    """14.4.2 As many as Prowess; one for each stronghold, the warlord's clearing too."""
    t = lord(table, prowess=["tea", "sword", "tea"]).put(SEAT, 11, "warlord, 2 stronghold")
    t.put(SEAT, 7, "stronghold").begins(SEAT, "birdsong")
    assert t.at(11) == "hundreds 5 warriors, hundreds 1 warlord, hundreds 2 strongholds"
    assert t.at(7) == "hundreds 1 warrior, hundreds 1 stronghold"


def test_without_a_warlord_the_strongholds_recruit(table: type[Table]) -> None:
    """14.4.2 Then one of these warriors is anointed."""
    t = lord(table, prowess=["tea"]).put(SEAT, 7, "stronghold").begins(SEAT, "birdsong")
    assert t.at(7) == "hundreds 1 warlord, hundreds 1 stronghold"


def test_too_few_warriors_go_where_their_player_says(table: type[Table]) -> None:
    """14.4.2, 1.5.4 First to the warlord, then to strongholds of their choice."""
    t = lord(table).put(SEAT, 5, "18 warriors").put(SEAT, 9, "warlord")
    t.put(SEAT, 7, "stronghold").put(SEAT, 8, "stronghold").begins(SEAT, "birdsong")
    assert t.options(SEAT) == ["at 7", "at 8"]
    t.says(SEAT, "at 8")
    assert t.at(9) == "hundreds 1 warrior, hundreds 1 warlord"
    assert t.at(7) == "hundreds 1 stronghold"


def test_beside_the_keep_nobody_recruits(table: type[Table]) -> None:
    """14.4.2, 6.2.2 Neither with the warlord nor at a stronghold."""
    t = lord(table).put(SEAT, 5, "warlord").put("marquise", 5, "keep").begins(SEAT, "birdsong")
    assert t.at(5) == "hundreds 1 warlord, marquise 1 keep"


# ---- 14.4.3


def test_hun_anoint(table: type[Table]) -> None:
    """14.4.3 A Hundreds warrior in 6 is replaced by the warlord."""
    t = lord(table).put(SEAT, 6, "1 warrior").begins(SEAT, "birdsong")
    assert t.at(6) == "hundreds 1 warlord"
    assert (t.supply(SEAT, "warrior"), t.supply(SEAT, "warlord")) == (20, 0)


def test_hun_anoint_no_warriors(table: type[Table]) -> None:
    """14.4.3 Without warriors it is placed in any clearing where that may be: not beside a keep."""
    t = lord(table).put("marquise", 1, "keep").begins(SEAT, "birdsong")
    assert t.options(SEAT) == [f"anoint in {n}" for n in range(2, 13)]
    t.refuses(SEAT, "anoint in 1", "6.2.2")
    t.says(SEAT, "anoint in 12")
    assert t.at(12) == "hundreds 1 warlord"


def test_which_warrior_is_anointed_is_their_choice(table: type[Table]) -> None:
    """14.4.3, G.23 Not one beside the keep, where the warlord cannot be placed."""
    t = lord(table).put(SEAT, 6, "2 warriors").put(SEAT, 9, "1 warrior").put(SEAT, 1, "1 warrior")
    t.put("marquise", 1, "keep").begins(SEAT, "birdsong")
    assert t.options(SEAT) == ["anoint in 6", "anoint in 9"]
    t.refuses(SEAT, "anoint in 5", "14.4.3")
    t.refuses(SEAT, "anoint in 1", "6.2.2")
    t.says(SEAT, "anoint in 9")
    assert t.at(9) == "hundreds 1 warlord"


def test_a_warlord_on_the_map_is_not_anointed_again(table: type[Table]) -> None:
    """14.4.3 There is one, and it stays where it is."""
    t = lord(table).put(SEAT, 6, "2 warriors").put(SEAT, 9, "warlord").begins(SEAT, "birdsong")
    assert t.asked() == "hundreds.mood"
    assert t.at(9) == "hundreds 1 warrior, hundreds 1 warlord"


def test_a_warlord_on_a_card_is_not_anointed(table: type[Table]) -> None:
    """14.4.3, G.20 It lies with the Coffin Makers and not in its supply."""
    t = table(SEAT, "marquise", deck="exiles_and_partisans").play("marquise", "coffin_makers")
    t.hand(SEAT, "birdy_bindle").also(on_card={SEAT: "1 warlord"}).put(SEAT, 6, "1 warrior")
    t.begins(SEAT, "birdsong")
    assert t.asked() == "hundreds.mood"
    assert t.at(6) == "hundreds 1 warrior"


# ---- 14.4.4


def test_hun_mood_item_blocked(table: type[Table]) -> None:
    """14.4.4, 14.7.8 With a sword in the Hoard they are not Wrathful."""
    t = lord(table, prowess=["sword"]).put(SEAT, 6, "warlord").begins(SEAT, "birdsong")
    assert not t.offers(SEAT, "mood wrathful")
    t.refuses(SEAT, "mood wrathful", "14.4.4")
    t.says(SEAT, "mood rowdy")
    assert on_board(t)["mood"] == "rowdy"


@pytest.mark.parametrize(
    ("item", "mood"),
    [
        ("hammer", "bitter"),
        ("tea", "grandiose"),
        ("boot", "jubilant"),
        ("bag", "relentless"),
        ("coins", "rowdy"),
        ("crossbow", "stubborn"),
        ("sword", "wrathful"),
    ],
)
def test_each_item_keeps_one_mood_away(table: type[Table], item: str, mood: str) -> None:
    """14.4.4, 14.7.1 to 14.7.8 Of the seven that show one."""
    track = "command" if item in ("boot", "bag", "coins") else "prowess"
    t = lord(table, mood="lavish", **{track: [item]}).put(SEAT, 6, "warlord")
    t.begins(SEAT, "birdsong")
    moods = {text.split()[1] for text in t.options(SEAT)}
    assert len(moods) == 6 and mood not in moods and "lavish" not in moods


def test_the_next_mood_is_another(table: type[Table]) -> None:
    """14.4.4 Not the one they are in."""
    t = lord(table, mood="bitter").put(SEAT, 6, "warlord").begins(SEAT, "birdsong")
    t.refuses(SEAT, "mood bitter", "14.4.4")
    assert len(t.options(SEAT)) == 7


HOARD = {"command": ["boot", "bag", "coins"], "prowess": ["hammer", "tea", "sword", "crossbow"]}


def test_the_lavish_may_have_to_remain_so(table: type[Table]) -> None:
    """14.4.4 With one item of each kind no other mood is left; before that Lavish alone is."""
    t = lord(table, mood="lavish", **HOARD).put(SEAT, 6, "warlord").begins(SEAT, "birdsong")
    assert t.asked() == "window.birdsong_end" and on_board(t)["mood"] == "lavish"
    t = lord(table, mood="bitter", **HOARD).put(SEAT, 6, "warlord").begins(SEAT, "birdsong")
    assert t.asked() == "window.birdsong_end" and on_board(t)["mood"] == "lavish"


# ---- 14.7.4


def test_hun_lavish(table: type[Table]) -> None:
    """14.7.4 Two boots bring four warriors, and Command drops to 1 at once."""
    t = lord(table, mood="stubborn", command=["2 boot"]).put(SEAT, 3, "warlord")
    t.put(SEAT, 5, "9 warriors").begins(SEAT, "birdsong").says(SEAT, "mood lavish")
    assert me(t).command(t.game) == 2
    before = t.supply(SEAT, "warrior")
    t.says(SEAT, "squander boot", "squander boot")
    assert before - t.supply(SEAT, "warrior") == 4
    assert me(t).command(t.game) == 1 and on_board(t)["command"] == []
    assert t.asked() == "hundreds.command"


def test_the_others_move_up_to_the_left(table: type[Table]) -> None:
    """14.7.4 Any of them, and they may stop; a second time is not offered."""
    t = lord(table, command=["boot", "bag", "coins"], prowess=["tea"]).put(SEAT, 3, "warlord")
    t.begins(SEAT, "birdsong").says(SEAT, "mood lavish")
    assert t.options(SEAT) == [f"squander {i}" for i in ("boot", "bag", "tea", "coins")] + ["pass"]
    t.refuses(SEAT, "squander sword", "14.7.4")
    t.says(SEAT, "squander bag")
    assert on_board(t)["command"] == ["boot", "coins"]
    t.says(SEAT, "pass")
    assert t.asked() == "hundreds.command"
    t.refuses(SEAT, "squander boot", "14.7.4")


def test_only_the_lavish_give_up_items(table: type[Table]) -> None:
    """14.7.4 In any other mood nothing is offered."""
    t = lord(table, command=["boot"]).put(SEAT, 3, "warlord").begins(SEAT, "birdsong")
    t.says(SEAT, "mood bitter")
    t.refuses(SEAT, "squander boot", "14.7.4")


def test_an_item_marked_r_may_be_taken_again_when_it_is_gone(table: type[Table]) -> None:
    """9.7.3, 14.7.4 Of two boots the marked one goes first."""
    t = lord(table, command=["2 boot"], ruin_items=["boot"]).put(SEAT, 3, "warlord")
    t.begins(SEAT, "birdsong").says(SEAT, "mood lavish", "squander boot", "pass")
    assert on_board(t)["command"] == ["boot"] and "ruin_items" not in on_board(t)
