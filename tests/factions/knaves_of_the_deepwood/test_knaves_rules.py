"""18.2 Forests, Captains, Prisoners, acclaim: what is true of the Knaves all the time."""

from __future__ import annotations

from typing import Any

import pytest

from factions.knaves_of_the_deepwood.gang import SEAT, gang, me, on_board
from kit import Table
from undergrowth import BadPosition, position
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import destinations, has_origin
from undergrowth.law.pieces.atoms import put
from undergrowth.law.removing.removal import may_replace, removal, remove
from undergrowth.table.places import PLACE
from undergrowth.table.records import MOVE, Intent


def names(places: list[int]) -> list[str]:
    return [PLACE.text(place) for place in places]


# ---- 18.2.4, 18.2.5 moving


def test_mov_knaves_forest(table: type[Table]) -> None:
    """18.2.4, 18.2.5 Out of the forest with both Skunks, into a clearing that others rule."""
    t = gang(table).put(SEAT, "f4", "thief, 2 warriors").put("marquise", 6, "5 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "lead move", "to 6", "take 2")
    assert t.at(6) == "knaves 2 warriors, knaves 1 thief, marquise 5 warriors"


def test_in_and_out_of_forests(table: type[Table]) -> None:
    """18.2.4, 2.4.1 Clearings that touch it, and forests next to it; nobody else goes there."""
    t = gang(table).put(SEAT, "f4", "thief").put("marquise", 6, "5 warriors")
    t.put("marquise", "f3", "warrior").begins(SEAT, "daylight")
    g = t.game
    assert names(destinations(g, 0, PLACE.parse("f4"))) == ["3", "6", "11", "f3", "f5"]
    assert "f4" in names(destinations(g, 0, 6)) and "2" not in names(destinations(g, 0, 6))
    assert names(destinations(g, 1, 6)) == ["2", "3", "11"]
    assert not may_battle_at(g, 0, PLACE.parse("f4"))


def test_prisoners_stay_where_they_are(table: type[Table]) -> None:
    """18.2.4, 18.2.6 They take no moves out of forests."""
    t = gang(table).put(SEAT, 6, "thief").put("marquise", "f4", "warrior")
    t.begins(SEAT, "daylight")
    assert not has_origin(t.game, 1)


def test_a_captain_takes_skunks_and_no_captain(table: type[Table]) -> None:
    """18.2.5 A player who moves one of them may move Skunks with it."""
    t = gang(table).put(SEAT, "f4", "thief, tinker, 2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "lead move", "to 6")
    assert t.options(SEAT) == ["take 0", "take 1", "take 2"]
    t.says(SEAT, "take 0")
    assert t.at(6) == "knaves 1 thief"


def test_a_move_of_another_kind_takes_anybody(table: type[Table]) -> None:
    """4.2, 18.2.4 A move that some card grants is no move of the Acting Captain."""
    t = gang(table).put(SEAT, "f4", "thief, tinker, warrior").does(Move(0))
    t.says(SEAT, "to 6")
    assert t.options(SEAT) == ["also thief", "also tinker", "take 1"]
    t.says(SEAT, "also thief", "also tinker", "take 0")
    assert t.at(6) == "knaves 1 thief, knaves 1 tinker"


def test_between_clearings_they_must_rule(table: type[Table]) -> None:
    """4.2.1, 18.2.4 Rule is ignored in and out of forests alone."""
    t = gang(table).put(SEAT, 6, "thief").put("marquise", 6, "3 warriors")
    t.put("marquise", 2, "warrior").begins(SEAT, "daylight").says(SEAT, "lead move")
    assert t.options(SEAT) == ["to f3", "to f4"]
    t.refuses(SEAT, "to 2", "4.2.1")


# ---- 18.2.5 Captains


def test_kna_captain_shielded(table: type[Table]) -> None:
    """18.2.5 While a Skunk remains the Captain cannot be hit."""
    t = gang(table).put(SEAT, 6, "thief, warrior").put("marquise", 6, "3 warriors")
    t.battle("marquise", against=SEAT, at=6).rolls(1, 0)
    assert t.at(6) == "knaves 1 thief, marquise 3 warriors"


def test_a_captain_falls_after_the_last_skunk(table: type[Table]) -> None:
    """18.2.5, 4.3.6 With two hits both go; among Captains the Knaves choose."""
    t = gang(table).put(SEAT, 6, "thief, tinker, warrior").put("marquise", 6, "3 warriors")
    t.battle("marquise", against=SEAT, at=6).rolls(2, 0)
    assert t.options(SEAT) == ["lose thief", "lose tinker"]
    t.says(SEAT, "lose tinker")
    assert t.at(6) == "knaves 1 thief, marquise 3 warriors"
    assert t.supply(SEAT, "tinker") == 1


def test_captains_are_neither_placed_nor_replaced(table: type[Table]) -> None:
    """18.2.5, G.23 But in setup and when they are made ready."""
    t = gang(table).put(SEAT, 6, "thief, warrior").put("marquise", 6, "warrior")
    t.begins(SEAT, "daylight")
    g, knaves = t.game, me(t)
    assert put(g, knaves.kind("tinker"), 6, 1) == 0
    warrior = g.box.warrior_kinds[1][0]
    assert not may_replace(g, 1, knaves.kind("thief"), 6, warrior)
    assert may_replace(g, 1, knaves.warrior, 6, warrior)


def test_captains_can_be_removed_outside_battle(table: type[Table]) -> None:
    """18.2.5 Nothing says that they cannot."""
    t = gang(table).put(SEAT, 6, "thief, warrior").hand("marquise", "favor_of_the_foxes")
    t.begins(SEAT, "daylight")
    remove(t.game, removal(t.game, 1, me(t).kind("thief"), 6))
    assert t.at(6) == "knaves 1 warrior"


# ---- 18.2.6 Have at Thee


def test_kna_prisoner(table: type[Table]) -> None:
    """18.2.6 Two hits: one becomes a Prisoner, one is removed; a Skunk falls; acclaim comes."""
    t = gang(table).put(SEAT, 6, "thief, 2 warriors").put("marquise", 6, "3 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(2, 1)
    assert t.options(SEAT) == [
        "imprison marquise_de_cat warrior f3",
        "imprison marquise_de_cat warrior f4",
    ]
    t.says(SEAT, "imprison marquise_de_cat warrior f4")
    assert t.at("f4") == "marquise 1 warrior"
    assert t.at(6) == "knaves 1 warrior, knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 23


def test_kna_prisoner_no_free_forest(table: type[Table]) -> None:
    """18.2.6 With a Prisoner in each forest next to it the warrior is removed as normal."""
    t = gang(table, "marquise", "eyrie").put(SEAT, 6, "thief").put("marquise", 6, "2 warriors")
    t.put("marquise", "f3", "warrior").put("eyrie", "f4", "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(1, 0)
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 23


def test_kna_one_acclaim(table: type[Table]) -> None:
    """18.2.3 A clearing holds one acclaim: none comes after a battle where there is one."""
    t = gang(table).put(SEAT, 6, "thief, acclaim").put("marquise", 6, "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(0, 0)
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"
    assert put(t.game, me(t).acclaim, 6, 1) == 0
    assert put(t.game, me(t).acclaim, PLACE.parse("f1"), 1) == 0
    assert put(t.game, me(t).acclaim, 5, 1) == 1


def test_acclaim_comes_without_a_hit(table: type[Table]) -> None:
    """18.2.6 At the end of the battle, whatever was rolled; but not where the Captain fell."""
    t = gang(table).put(SEAT, 6, "thief").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(1, 1)
    t.says(SEAT, "imprison marquise_de_cat warrior f3")
    assert t.at(6) == "marquise 1 warrior"


def test_no_prisoner_without_the_acting_captain(table: type[Table]) -> None:
    """18.2.6 Nor acclaim: the later text says that the Acting Captain attacks."""
    t = gang(table).put(SEAT, 6, "tinker").put(SEAT, "f1", "thief").put("marquise", 6, "2 warriors")
    t.battle(SEAT, against="marquise", at=6).rolls(1, 0)
    assert t.at(6) == "knaves 1 tinker, marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 24


def test_no_prisoner_when_they_defend(table: type[Table]) -> None:
    """18.2.6 Only when attacking."""
    t = gang(table).put(SEAT, 6, "thief, warrior").put("marquise", 6, "2 warriors")
    t.battle("marquise", against=SEAT, at=6).rolls(1, 1)
    assert t.at(6) == "knaves 1 thief, marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 24


def test_buildings_are_no_prisoners(table: type[Table]) -> None:
    """18.2.6 A defending warrior; what else is hit is removed, and scores."""
    t = gang(table).put(SEAT, 6, "thief, 2 warriors").put("marquise", 6, "sawmill")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(0, 0)
    assert t.vp == {"knaves": 1}
    assert t.at(6) == "knaves 2 warriors, knaves 1 thief, knaves 1 acclaim"


def test_the_warlord_cannot_be_taken(table: type[Table]) -> None:
    """18.2.6, 14.2.2 It cannot be moved outside the Hundreds' turn: removed as normal."""
    t = gang(table, "hundreds").put(SEAT, 6, "thief").put("hundreds", 6, "warlord")
    t.board("hundreds", mood="bitter")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(1, 0)
    assert t.supply("hundreds", "warlord") == 1
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim"


def test_which_warrior_is_taken_is_theirs_to_choose(table: type[Table]) -> None:
    """18.2.6 Of a rat and the warlord only the rat can be moved."""
    t = gang(table, "hundreds").board("hundreds", mood="bitter")
    t.put(SEAT, 6, "thief, warrior").put("hundreds", 6, "warrior, warlord")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(2, 0)
    t.says("hundreds", "lose warlord")
    assert t.options(SEAT) == [
        "imprison lord_of_the_hundreds warrior f3",
        "imprison lord_of_the_hundreds warrior f4",
    ]


def test_a_snare_keeps_prisoners_in_the_clearing(table: type[Table]) -> None:
    """18.2.6, 13.7.2 Prisoners that cannot be moved are removed."""
    t = gang(table, "marquise", "corvids").put(SEAT, 6, "thief").put("marquise", 6, "2 warriors")
    t.put("corvids", 6, "snare").begins(SEAT, "daylight").says(SEAT, "lead battle")
    t.says(SEAT, "against marquise_de_cat").rolls(1, 0)
    assert t.at("f3") == "" and t.at("f4") == ""
    assert t.supply("marquise", "warrior") == 24


def test_positions_with_too_many_prisoners_are_refused() -> None:
    """18.2.6 A forest holds one of them at most; and without the Knaves none."""
    laid: dict[str, object] = {
        "seats": [SEAT, "marquise"],
        "forests": {"f1": {"marquise": "2 warriors"}},
    }
    with pytest.raises(BadPosition, match="at most 1 warrior"):
        position.game(laid)
    with pytest.raises(BadPosition, match="no warrior in a forest"):
        position.game({**laid, "seats": ["eyrie", "marquise"]})


# ---- 18.2.7 Run Away


def test_kna_run_away(table: type[Table]) -> None:
    """18.2.7, 3.2.1 She scores, and says into which forest next to it a Skunk goes."""
    t = gang(table).put(SEAT, 6, "acclaim").put("marquise", 6, "2 warriors")
    t.battle("marquise", against=SEAT, at=6).rolls(0, 0)
    assert t.vp == {"marquise": 1}
    assert t.options("marquise") == ["flee to f3", "flee to f4"]
    t.refuses("marquise", "flee to f1", "18.2.7")
    t.says("marquise", "flee to f4")
    assert t.at("f4") == "knaves 1 warrior"


def test_nobody_runs_away_without_skunks(table: type[Table]) -> None:
    """18.2.7 With an empty supply this is ignored."""
    t = gang(table).put(SEAT, 6, "acclaim").put(SEAT, 1, "10 warriors")
    t.put("marquise", 6, "2 warriors").battle("marquise", against=SEAT, at=6).rolls(0, 0)
    assert t.done()


def test_the_knaves_order_run_away_among_the_effects_of_their_losses(table: type[Table]) -> None:
    """18.2.7, 4.3.6 Once the last Skunk is at Mousehold the supply is empty, and nobody runs."""
    for first, fled in (("mousehold", ""), ("run_away", "knaves 1 warrior")):
        t = gang(table).landmark("mousehold", 9).put(SEAT, 2, "1 warrior, acclaim")
        t.put(SEAT, 1, "9 warriors").put("marquise", 2, "4 warriors")
        t.battle("marquise", against=SEAT, at=2).rolls(2, 0)
        assert t.options(SEAT) == ["first mousehold 2", "first run_away 2"]
        t.says(SEAT, f"first {first} 2")
        if first == "mousehold":
            t.says(SEAT, "shelter 1")
        else:
            t.says("marquise", "flee to f1")
        assert t.done()
        assert t.at(9) == ("" if fled else "knaves 1 warrior")
        assert t.at("f1") == fled


def test_physicians_help_only_skunks_that_did_not_run(table: type[Table]) -> None:
    """18.2.7, H.2.2, 1.5.4 No card is asked for where the supply is empty again."""
    t = gang(table, "eyrie", hand=["mouse_in_a_sack"]).put(SEAT, 2, "1 warrior, acclaim")
    t.put(SEAT, 5, "9 warriors").put("eyrie", 2, "4 warriors").hired("feline_physicians", SEAT)
    t.battle("eyrie", against=SEAT, at=2).rolls(2, 0)
    t.says(SEAT, "first run_away 2").says("eyrie", "flee to f1")
    assert t.done()
    assert t.holds(SEAT) == ["mouse_in_a_sack"]


def test_outside_battle_the_turns_player_says_which_acclaim_is_fled_from(
    table: type[Table],
) -> None:
    """18.2.7, 1.1.3 A favor takes two acclaims, and only one Skunk is left."""
    t = gang(table).put(SEAT, 2, "acclaim").put(SEAT, 9, "acclaim").put(SEAT, 1, "9 warriors")
    t.put("marquise", 11, "3 workshops").hand("marquise", "favor_of_the_mice")
    t.begins("marquise", "daylight").says("marquise", "craft favor_of_the_mice")
    assert t.options("marquise") == ["first run_away 2", "first run_away 9"]
    t.says("marquise", "first run_away 9", "flee to f2")
    assert t.supply(SEAT, "warrior") == 0


def test_acclaim_of_their_own_removal_does_not_count(table: type[Table]) -> None:
    """18.2.7 Only enemies make them run."""
    t = gang(table).put(SEAT, 6, "acclaim").begins(SEAT, "daylight")
    remove(t.game, removal(t.game, 0, me(t).acclaim, 6))
    assert t.game.on_map(me(t).warrior) == 0


# ---- 18.2.2 the Stash


def test_others_lead_nobody(table: type[Table]) -> None:
    """18.2.5 The rule that holds Captains back concerns their own moves alone."""
    t = gang(table).put(SEAT, 6, "thief, tinker").begins(SEAT, "daylight")
    i = Intent(MOVE, 0, 2, me(t).kind("tinker"), 6)
    assert not me(t).forbids_moving(t.game, i)


def test_the_stash_holds_what_they_gain(table: type[Table]) -> None:
    """18.2.2 Face up, and nothing in a Crafted Items box."""
    t = gang(table, items=["boot exhausted"]).begins(SEAT, "daylight")
    me(t).gain_item(t.game, 0)
    assert on_board(t)["items"] == ["1 boot ready", "1 boot exhausted"]
    assert t.crafts(SEAT) == {}
    seen: Any = t.game.observe(-1)
    parts = {part["id"]: part for part in seen["seats"][t.seat(SEAT)]["board"]}
    assert len(parts["stash"]["items"]) == 2, parts["stash"]


def test_prisoners_are_beyond_field_hospitals(table: type[Table]) -> None:
    """18.4, 6.2.3 No card matches a forest: nobody is asked."""
    t = table(SEAT, "marquise").board(SEAT, captains=["thief", "tinker", "cheat"])
    t.put(SEAT, "f6", "tinker, cheat").put("marquise", "f4", "warrior").put("marquise", 1, "keep")
    t.hand("marquise", "armorers").hand(SEAT, "royal_claim").begins(SEAT, "birdsong")
    t.says(SEAT, "ready thief", "return in f4")
    assert t.asked() == "knaves.act"
    assert t.supply("marquise", "warrior") == 25


def test_a_bot_sends_skunks_away(table: type[Table]) -> None:
    """18.2.7, R.2.1 It takes the first of the forests, and asks nobody."""
    t = gang(table, "mechanical_marquise").put(SEAT, 6, "acclaim")
    t.put("mechanical_marquise", 6, "2 warriors").battle("mechanical_marquise", SEAT, 6)
    t.rolls(0, 0)
    assert t.at("f3") == "knaves 1 warrior"


def test_a_bot_frees_nobody(table: type[Table]) -> None:
    """18.6.3, R.7.7.6 It may, and uses nothing that it need not."""
    t = table(SEAT, "mechanical_marquise").board(
        SEAT, captains=["thief", "tinker", "cheat"], retired=["thief", "tinker", "cheat"]
    )
    t.put("mechanical_marquise", "f6", "warrior").begins(SEAT, "evening")
    assert t.at("f6") == "mechanical 1 warrior"


def test_false_orders_lead_nobody_out_of_forests(table: type[Table]) -> None:
    """18.2.6, 1.5.5 Such cards move warriors in clearings; Knaves go into forests, too."""
    t = table("marquise", SEAT, deck="exiles_and_partisans").play("marquise", "false_orders")
    t.board(SEAT, captains=["thief", "tinker", "cheat"]).put(SEAT, 6, "thief, 2 warriors")
    t.put("marquise", "f1", "warrior").put("marquise", 1, "warrior")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders")
    if t.asked() == "cards.mislead":
        t.says("marquise", "mislead knaves_of_the_deepwood 6")
    assert "to f3" in t.options("marquise") and "to 2" in t.options("marquise")
