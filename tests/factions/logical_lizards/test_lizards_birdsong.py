"""R.8.4 The Birdsong of the Logical Lizards."""

from __future__ import annotations

from typing import Any

import pytest

from factions.logical_lizards.lizards import (
    BIRD,
    FOX,
    ME,
    MOUSE,
    RABBIT,
    acolytes,
    announced,
    on_board,
    tabled,
)
from kit.table import Table
from undergrowth.factions.logical_lizards.conspiracies import WorkConspiracies
from undergrowth.factions.logical_lizards.convert import ConvertOrdered
from undergrowth.factions.logical_lizards.crusade import OrderedCrusade
from undergrowth.factions.logical_lizards.sanctify import SanctifyOrdered

CONVERT, SANCTIFY = 5, 4
"""The space with the marker before the conspiracy that comes first."""


def conspires(t: Table) -> Table:
    """R.8.4.2 Nothing but their conspiracies."""
    return t.does(WorkConspiracies(0), turn=ME, phase="birdsong")


def ordered(suit: str = "mouse", *others: str, options: str = "", **entries: Any) -> Table:
    return tabled(*others, options=options, order=suit, **entries)


# ---- R.8.4.2 the track


def test_without_acolytes_nothing_moves() -> None:
    """R.8.4.2 The marker stays."""
    t = conspires(ordered(conspiracy=3).put("marquise", 9, "warrior"))
    assert (on_board(t)["conspiracy"], announced(t)) == (3, [])


def test_the_marker_goes_round() -> None:
    """R.8.4.2 From the last space to the first; an acolyte returns to the supply."""
    t = conspires(ordered(acolytes=1).put("marquise", 9, "warrior"))
    assert announced(t) == ["conspire convert 9 marquise_de_cat warrior"]
    assert (on_board(t)["conspiracy"], acolytes(t)) == (1, 0)
    assert (t.at(9), t.supply(ME, "warrior")) == ("logical 1 warrior", 24)


def test_what_cannot_be_performed_costs_nothing() -> None:
    """R.8.4.2 The marker goes on past crusades and Convert to Sanctify."""
    t = conspires(ordered(acolytes=1).put("marquise", 9, "sawmill"))
    assert announced(t) == ["conspire sanctify 9 marquise_de_cat sawmill"]
    assert (on_board(t)["conspiracy"], acolytes(t)) == (5, 0)
    assert t.vp == {"logical": 1}


def test_after_a_lap_without_anything_they_keep_their_acolytes() -> None:
    """R.8.4.2 The Law's words alone would never end."""
    t = conspires(ordered(acolytes=2, conspiracy=2).put("marquise", 1, "warrior"))
    assert (on_board(t)["conspiracy"], acolytes(t), announced(t)) == (2, 2, [])


def test_they_stop_when_a_lap_begins_to_no_avail_after_some_deeds() -> None:
    """R.8.4.2 Two warriors are converted, then nothing is left."""
    t = conspires(ordered(acolytes=4).put("marquise", 9, "2 warriors"))
    assert len(announced(t)) == 2
    assert (on_board(t)["conspiracy"], acolytes(t)) == (3, 2)


# ---- R.8.4.2.I Convert


def test_convert_takes_the_player_with_most_points() -> None:
    """R.8.4.2.I First the player, then the clearing with most enemy buildings."""
    t = ordered("mouse", "marquise", "eyrie").scores(marquise=7, eyrie=9)
    t.put("marquise", 2, "2 warriors, sawmill").put("eyrie", 9, "warrior").put("eyrie", 11, "roost")
    t.put("eyrie", 7, "warrior").put("marquise", 7, "workshop")
    t.does(ConvertOrdered(0), turn=ME, phase="birdsong")
    assert announced(t) == ["conspire convert 7 eyrie_dynasties warrior"]
    assert t.told("targeted")[0]["why"] == "most_enemy_buildings"


def test_convert_passes_by_players_without_warriors_there() -> None:
    """R.2.3, R.2.2 The next in points; of equals the higher setup priority."""
    t = ordered("mouse", "alliance", "marquise", "eyrie").scores(alliance=9)
    t.put("alliance", 9, "sympathy").put("eyrie", 9, "warrior").put("marquise", 11, "warrior")
    t.does(ConvertOrdered(0), turn=ME, phase="birdsong")
    assert announced(t) == ["conspire convert 11 marquise_de_cat warrior"]


def test_convert_needs_a_warrior_in_the_supply() -> None:
    """G.23 The acolyte returns only afterwards."""
    t = ordered(acolytes=25).put("marquise", 9, "warrior")
    assert announced(conspires(t)) == []


def test_a_warlord_is_not_converted() -> None:
    """R.2.3, 14.2.2 He cannot be removed outside battle."""
    t = ordered("mouse", "hundreds").put("hundreds", 9, "warlord")
    assert announced(conspires(t.board(ME, acolytes=1))) == []


# ---- R.8.4.2.II Crusade


def test_a_crusade_needs_two_warriors_in_each_clearing() -> None:
    """R.8.4.2.II, R.2.4 From the highest priority to the lowest."""
    t = ordered("mouse", acolytes=1, conspiracy=1)
    for place in (2, 7, 9, 11):
        t.put(ME, place, "warrior" if place == 7 else "2 warriors").put(
            "marquise", place, "warrior"
        )
    conspires(t)
    for _ in range(3):
        t.rolls(1, 0)
    assert announced(t) == [f"attack in {place} marquise_de_cat" for place in (2, 9, 11)]
    assert acolytes(t) == 0


def test_a_crusade_meets_the_player_there_with_most_points() -> None:
    """R.8.4.2.II"""
    t = ordered("mouse", "marquise", "eyrie").scores(eyrie=6).put(ME, 9, "2 warriors")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "roost")
    t.does(OrderedCrusade(0), turn=ME, phase="birdsong").rolls(0, 0)
    assert announced(t) == ["attack in 9 eyrie_dynasties"]


def test_a_bird_order_matches_every_clearing() -> None:
    """R.2.7, R.8.4.2.II"""
    t = ordered("bird")
    for place in (1, 3, 9):
        t.put(ME, place, "2 warriors").put("marquise", place, "warrior")
    t.does(OrderedCrusade(0), turn=ME, phase="birdsong")
    for _ in range(3):
        t.rolls(0, 0)
    assert [each.split()[2] for each in announced(t)] == ["1", "3", "9"]


def test_no_ambush_against_them() -> None:
    """R.2.8.2"""
    t = ordered().put(ME, 9, "2 warriors").put("marquise", 9, "warrior")
    t.hand("marquise", "ambush_mouse").does(OrderedCrusade(0), turn=ME, phase="birdsong")
    assert t.asked() == "battle.roll"


# ---- R.8.4.2.III Sanctify


def test_sanctify_goes_where_fewest_enemy_warriors_are() -> None:
    """R.8.4.2.III Of the player with most points who has a building."""
    t = ordered("mouse", "alliance", "marquise").scores(alliance=9)
    t.put("marquise", 2, "sawmill, 2 warriors").put("marquise", 9, "workshop, warrior")
    t.put("alliance", 7, "warrior").does(SanctifyOrdered(0), turn=ME, phase="birdsong")
    assert t.at(9) == "logical 1 garden_mouse, marquise 1 warrior"
    assert t.vp == {"logical": 1}


def test_of_several_types_of_building_chance_takes_one() -> None:
    """R.8.4.2.III, R.1.2.1"""
    t = ordered().put("marquise", 9, "workshop, sawmill")
    t.does(SanctifyOrdered(0), turn=ME, phase="birdsong")
    t._chance("random piece workshop")
    assert t.at(9) == "logical 1 garden_mouse, marquise 1 sawmill"


def test_sanctify_needs_a_garden() -> None:
    """G.23, R.2.3 With no mouse garden left nothing is sanctified."""
    t = ordered(acolytes=1).put("marquise", 9, "sawmill").freely()
    t.put(ME, 2, "2 garden_mouse").put(ME, 7, "2 garden_mouse").put(ME, 11, "garden_mouse")
    assert announced(conspires(t)) == []


def test_a_sanctified_base_scatters_supporters() -> None:
    """8.2.2, R.8.4.2.III Others' rules about removal hold."""
    t = ordered("mouse", "alliance").put("alliance", 9, "base_mouse")
    t.board("alliance", supporters=[MOUSE, FOX], officers=1)
    t.does(SanctifyOrdered(0), turn=ME, phase="birdsong")
    assert t.at(9) == "logical 1 garden_mouse"
    assert MOUSE in on_board(t)["lost_souls"]


# ---- traits


@pytest.mark.parametrize(("options", "points"), [("", 2), ("spiteful", 3)])
def test_spiteful(options: str, points: int) -> None:
    """R.3.3.2 One point for a crusade, however many tokens it removes."""
    t = ordered("mouse", "alliance", options=options)
    for place in (9, 11):
        t.put(ME, place, "2 warriors").put("alliance", place, "sympathy")
    t.does(OrderedCrusade(0), turn=ME, phase="birdsong").rolls(0, 0).rolls(0, 0)
    assert t.vp == {"logical": points}


def test_fanatics() -> None:
    """R.3.3.2 A battle after Convert: most defenseless buildings, then points; an extra hit."""
    t = ordered("mouse", "marquise", "eyrie", options="fanatics").scores(marquise=9)
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "roost")
    t.does(ConvertOrdered(0), turn=ME, phase="birdsong").rolls(0, 0)
    assert announced(t)[1] == "attack in 9 eyrie_dynasties"
    assert t.vp == {"logical": 1}
    assert t.at(9) == "logical 1 warrior, marquise 1 warrior"
    assert t.told("dealt_hits")[0]["attacker_hits"] == 2


def test_fanatics_need_somebody_to_battle() -> None:
    """R.3.3.2, R.2.3"""
    t = ordered(options="fanatics").put("marquise", 9, "warrior")
    t.does(ConvertOrdered(0), turn=ME, phase="birdsong")
    assert t.done() and len(announced(t)) == 1


# ---- the printed example


def test_the_example_turn() -> None:
    """R.8.4.1, R.8.4.2, R.8.5, R.8.6 The example of the chapter, move by move.

    Two acolytes are enough for its four conspiracies: here the fallen of the crusade become
    acolytes, too (R.8.2.2).  The bird goes to the discard pile (R.8.5.2).
    """
    suits = {2: "rabbit", 4: "mouse", 8: "mouse", 12: "mouse", 9: "fox", 10: "fox", 11: "rabbit"}
    t = Table(f"{ME}:easy", "marquise", "alliance", suits={**suits, 6: "rabbit"})
    t.doc["deck_top"] = ["brutal_tactics"]
    low = ["investments", "crossbow_mouse", "foxfolk_steel"]
    t.board(ME, acolytes=2, conspiracy=3, lost_souls=[*low, MOUSE, BIRD, FOX])
    t.scores(marquise=7, alliance=9)
    t.put(ME, 8, "2 warriors").put("marquise", 8, "3 warriors, 2 sawmills")
    t.put(ME, 12, "2 warriors, garden_mouse").put("alliance", 12, "warrior")
    t.put("marquise", 12, "warrior")
    t.put("marquise", 4, "workshop").put("alliance", 4, "warrior")
    t.put(ME, 7, "2 warriors").put(ME, 2, "2 warriors")
    t.put("marquise", 1, "recruiter").put("marquise", 10, "recruiter, 3 warriors")
    t.begins(ME, "birdsong").rolls(1, 1).rolls(1, 1)
    assert announced(t) == [
        "attack in 8 marquise_de_cat",
        "attack in 12 woodland_alliance",
        "conspire sanctify 4 marquise_de_cat workshop",
        "conspire convert 4 woodland_alliance warrior",
        "conspire convert 8 marquise_de_cat warrior",
        "set down 1 warrior 10",
        "offer up in 2",
        "set down 1 warrior 7",
        "set down 1 garden_mouse 7",
    ]
    assert t.vp["logical"] == 3
    found = on_board(t)
    assert found["lost_souls"] == [MOUSE, FOX, "brutal_tactics"]
    assert (found["order"], found["conspiracy"], found["acolytes"]) == ("mouse", 3, 1)
    assert RABBIT not in found["lost_souls"]


# ---- R.11.8.2 beside a snare


@pytest.mark.parametrize("corvids", ["corvid_conspiracy", "cogwheel_corvids"])
def test_a_snare_stops_a_conversion_once(corvids: str) -> None:
    """R.11.8.2, G.23 A faction that cannot place does not replace: only the snare goes, and no
    acolyte."""
    t = ordered("mouse", corvids, acolytes=1, conspiracy=5).put(corvids, 9, "1 warrior, snare")
    t.does(WorkConspiracies(0), turn=ME, phase="birdsong")
    assert announced(t) == 2 * [f"conspire convert 9 {corvids} warrior"]
    assert (t.at(9), acolytes(t), t.vp) == ("logical 1 warrior", 0, {"logical": 1})
    assert on_board(t)["conspiracy"] == 3


def test_a_snare_stops_sanctifying_once() -> None:
    """R.11.8.2, 3.2.1 They score for the snare, and on the next lap for the building."""
    t = ordered("mouse", "corvids", "marquise", acolytes=1, conspiracy=4)
    t.put("corvids", 9, "snare").put("marquise", 9, "sawmill")
    conspires(t)
    assert len(announced(t)) == 2
    assert (t.at(9), acolytes(t), t.vp) == ("logical 1 garden_mouse", 0, {"logical": 2})


def test_fanatics_that_a_snare_stops_do_not_battle() -> None:
    """R.3.3.2 Only after each Convert."""
    t = ordered("mouse", "corvids", options="fanatics").put("corvids", 9, "1 warrior, snare")
    t.put(ME, 9, "warrior").does(ConvertOrdered(0), turn=ME, phase="birdsong")
    assert announced(t) == ["conspire convert 9 corvid_conspiracy warrior"]
    assert t.at(9) == "logical 1 warrior, corvids 1 warrior"
