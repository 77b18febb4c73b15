"""R.5.4 to R.5.7 The Electric Eyrie's turn."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import Table
from undergrowth import position
from undergrowth.factions.electric_eyrie.birdsong import AddOrderToDecree, ElectricNewRoost
from undergrowth.factions.electric_eyrie.daylight import ElectricBuild
from undergrowth.factions.electric_eyrie.decree import (
    DecreeBattles,
    DecreeMoves,
    DecreeRecruits,
    battling_place,
    recruiting_place,
)
from undergrowth.factions.electric_eyrie.evening import ScoreElectricRoosts
from undergrowth.factions.electric_eyrie.pieces import electric
from undergrowth.table.frames import Frame

ME = "electric_eyrie"
FOX, MOUSE, RABBIT, BIRD = range(4)
"""R.5.4.3 The columns of the Decree, from left to right."""
FULL = {
    2: "2 sawmills",
    6: "2 sawmills",
    7: "2 sawmills",
    8: "2 workshops",
    9: "2 workshops",
    10: "2 workshops",
    11: "3 recruiters",
    12: "2 recruiters",
}
"""Buildings that leave no slot open there."""
TURMOIL_CARDS = {
    "fox": ["anvil"],
    "rabbit": ["smugglers_trail"],
    "mouse": ["sword"],
    "bird": ["birdy_bindle", "woodland_runners"],
}


def tabled(*others: str, decree: dict[str, list[str]] | None = None, level: str = "") -> Table:
    """A table with it and others, and a Decree; `easy` leaves one vizier among the birds."""
    seat = f"{ME}:{level}" if level else ME
    others = others or ("marquise",)
    return Table(seat, *others).board(ME, decree=decree or {}).hand(others[0], "armorers")


def answers(t: Table) -> list[str]:
    """Return what it was announced to do, in order."""
    return t.announced(ME)


# ---- R.5.4 Birdsong


def test_it_reveals_and_crafts() -> None:
    """R.5.4.1, R.5.4.2 The item for one point, whatever the card lists."""
    t = tabled().put(ME, 3, "roost").also(deck_top=["root_tea_fox"]).begins(ME, "birdsong")
    assert t.crafts(ME) == {"tea": 1}
    assert [each["points"] for each in t.told("scored") if each["law"] == "3.2.2"] == [1]


def test_eel_decree_column() -> None:
    """R.5.4.3 An order card goes into the column of its suit."""
    t = tabled().board(ME, order=["smugglers_trail"]).does(AddOrderToDecree(0), turn=ME)
    board = electric(t.game, 0).board(t.game)
    assert [len(column) for column in board.decree] == [0, 0, 1, 0]
    assert t.told("tucked") == [
        {"law": "R.5.4.3", "seat": "electric", "card": "smugglers_trail", "suit": "rabbit"}
    ]
    assert [electric(t.game, 0).cards_in(t.game, n) for n in range(4)] == [0, 0, 1, 2]


def test_bot_no_dominance() -> None:
    """R.1.3, R.5.4.3 A dominance card is an order card of its suit, and nothing else."""
    t = tabled("marquise", "alliance").put(ME, 3, "roost").scores(**{ME: 20})
    t.also(deck_top=["dominance_fox"]).begins(ME, "birdsong")
    assert t.game.dominance[0] == -1
    assert [each["suit"] for each in t.told("tucked")] == ["fox"]


def test_eel_new_roost_four() -> None:
    """R.5.4.4 In the ordered clearing of highest priority that has room: 1 is full."""
    t = tabled(decree={"fox": ["anvil"]}).board(ME, called=["anvil"])
    t.put("marquise", 1, "sawmill").does(ElectricNewRoost(0), turn=ME)
    assert t.at(6) == "electric 4 warriors, electric 1 roost"
    assert answers(t) == ["set down 1 roost 6"]


def test_without_room_for_a_new_roost_there_is_turmoil() -> None:
    """R.5.4.4, R.5.7.3 Evening follows: there is no Daylight, but the viziers stay."""
    t = tabled("marquise", decree={"bird": ["birdy_bindle"]}).put(ME, 5, "2 warriors")
    t.also(deck_top=["anvil"]).put("marquise", 1, "sawmill")
    t.put("marquise", 6, "2 sawmills").put("marquise", 8, "2 workshops")
    t.put("marquise", 12, "2 workshops").begins(ME, "birdsong")
    assert t.vp == {"electric": -2}  # it scores the anvil's point, then loses three
    assert sorted(t.discard) == ["anvil", "birdy_bindle"]
    assert t.at(5) == "electric 2 warriors"
    assert not answers(t)


def test_an_order_holds_for_its_turn_alone() -> None:
    """R.2.7, R.5.4.4 Without a card to reveal nothing is ordered: no roost, but turmoil."""
    t = tabled(decree={"fox": ["anvil"]}).board(ME, called=["anvil"])
    t.does(ScoreElectricRoosts(0), turn=ME, phase="evening")
    assert electric(t.game, 0).board(t.game).called == -1


# ---- R.5.5.1.I Recruit


def test_it_recruits_column_by_column() -> None:
    """R.5.5.1.I As many warriors as cards, in a clearing with a roost that matches."""
    t = tabled(decree={"fox": ["anvil"], "mouse": ["sword", "root_tea_mouse"]})
    t.put(ME, 8, "roost").put(ME, 7, "roost").put(ME, 3, "roost").does(DecreeRecruits(0), turn=ME)
    # birds: all are tied but for warriors, so the roost without any is next
    assert (t.at(8), t.at(7), t.at(3)) == (
        "electric 1 warrior, electric 1 roost",
        "electric 2 warriors, electric 1 roost",
        "electric 2 warriors, electric 1 roost",
    )
    assert answers(t)[0] == "set down 1 warrior 8"


def test_where_it_recruits() -> None:
    """R.5.5.1.I Most enemy pieces, then fewest of its warriors, then the lowest priority."""
    t = tabled().put(ME, 2, "roost, warrior").put(ME, 7, "roost").put(ME, 9, "roost")
    assert recruiting_place(t.does(DecreeBattles(0)).game, 0, BIRD).target == 9
    t = tabled().put(ME, 2, "roost").put(ME, 7, "roost").put("marquise", 2, "warrior, wood")
    assert recruiting_place(t.does(ScoreElectricRoosts(0)).game, 0, BIRD).target == 2


def test_the_last_warriors_go_where_they_can() -> None:
    """R.5.5.1.I, 1.5.4 Fewer than there are cards, where the supply holds no more."""
    t = tabled().put(ME, 3, "roost").put(ME, 2, "19 warriors").does(DecreeRecruits(0), turn=ME)
    assert t.at(3) == "electric 1 warrior, electric 1 roost"
    assert t.vp == {}


# ---- R.5.5.1.II Move


def test_eel_move_leaves_enough() -> None:
    """R.5.5.1.II Enough to rule stay, and no fewer than the column has cards."""
    t = tabled(decree={"fox": ["anvil"]}).put(ME, 8, "4 warriors, roost").put(ME, 7, "roost")
    t.does(DecreeMoves(0), turn=ME)
    assert t.told("moved")[0]["from"] == "8"
    assert answers(t)[0] == "send from 8 4 3"
    assert t.at(8) == "electric 1 warrior, electric 1 roost"


def test_enough_to_rule_is_a_tie() -> None:
    """R.5.5.1.II, R.5.2.1 Against three others three stay, as a roost counts, too."""
    t = tabled(decree={"fox": ["anvil"]}, level="easy").put(ME, 8, "4 warriors, roost")
    t.put("marquise", 8, "3 warriors").put(ME, 4, "roost").put("marquise", 4, "wood")
    t.does(DecreeMoves(0), turn=ME)
    assert answers(t)[0] == "send from 8 7 2"
    assert t.rules(8) == "electric"


def test_where_it_moves_from_and_to() -> None:
    """R.5.5.1.II Most warriors, of equals the highest priority; to no roost and fewest enemies."""
    t = tabled(level="easy").put(ME, 9, "3 warriors").put(ME, 12, "3 warriors")
    t.put("marquise", 1, "2 warriors").put("marquise", 4, "warrior")
    t.does(DecreeMoves(0), turn=ME)
    assert answers(t) == ["send from 9 12 2"]
    t = tabled(level="easy").put(ME, 5, "3 warriors").put(ME, 1, "roost").put(ME, 2, "roost")
    t.put("marquise", 2, "warrior").does(DecreeMoves(0), turn=ME)
    assert answers(t) == ["send from 5 1 2"]  # only roosts around


def test_clearings_that_spare_nobody_are_passed_over() -> None:
    """R.2.3, R.5.5.1.II If all have to stay, the next one with most warriors is left."""
    t = tabled(level="easy").put(ME, 9, "3 warriors").put("marquise", 9, "3 warriors")
    t.put(ME, 6, "2 warriors").does(DecreeMoves(0), turn=ME)
    assert answers(t) == ["send from 6 11 1"]


# ---- R.5.5.1.III Battle


def test_where_it_battles() -> None:
    """R.5.5.1.III No roost, then the most defenseless buildings, then the lowest priority."""
    t = tabled("marquise", "alliance").put(ME, 8, "roost, warrior").put("marquise", 8, "workshop")
    for place in (1, 6, 12):
        t.put(ME, place, "warrior")
    t.put("marquise", 1, "sawmill").put("marquise", 6, "sawmill").put("marquise", 12, "warrior")
    t.does(ScoreElectricRoosts(0))
    assert battling_place(t.game, 0, FOX).target == 6
    assert battling_place(t.game, 0, FOX).among == [12, 8, 6, 1]
    assert battling_place(t.game, 0, MOUSE).target == -1


def test_whom_it_battles() -> None:
    """R.5.5.1.III Most buildings there, then most pieces, then most points."""
    t = tabled("marquise", "alliance", level="easy").put(ME, 12, "3 warriors")
    t.put("marquise", 12, "sawmill").put("alliance", 12, "3 warriors").does(DecreeBattles(0))
    assert answers(t) == ["attack in 12 marquise_de_cat"]
    t = tabled("marquise", "alliance", level="easy").put(ME, 12, "3 warriors")
    t.put("marquise", 12, "warrior").put("alliance", 12, "2 warriors").does(DecreeBattles(0))
    assert answers(t) == ["attack in 12 woodland_alliance"]
    t = tabled("marquise", "alliance", level="easy").put(ME, 12, "3 warriors").scores(alliance=9)
    t.put("marquise", 12, "warrior").put("alliance", 12, "warrior").does(DecreeBattles(0))
    assert answers(t) == ["attack in 12 woodland_alliance"]


def test_bot_player_priority() -> None:
    """R.2.2 Of two who tie on everything, the one who sets up first."""
    t = tabled("alliance", "marquise", level="easy").put(ME, 12, "3 warriors")
    t.put("marquise", 12, "warrior").put("alliance", 12, "warrior").does(DecreeBattles(0))
    assert answers(t) == ["attack in 12 marquise_de_cat"]


@pytest.mark.parametrize(
    ("decree", "options", "falls"),
    [
        ({}, "default", True),
        ({"fox": ["anvil", "foxfolk_steel"]}, "default", False),
        ({"fox": ["anvil", "foxfolk_steel"]}, "default:focused", True),
        ({"fox": ["anvil", "foxfolk_steel", "root_tea_fox"]}, "default", False),
    ],
)
def test_the_longest_column_deals_an_extra_hit(decree: Any, options: str, falls: bool) -> None:
    """R.5.5.1.III More cards than each other column; R.3.3.2 Focused: or as many."""
    t = tabled(decree=decree, level=options).put(ME, 9, "2 warriors").put("marquise", 9, "warrior")
    t.does(DecreeBattles(0), turn=ME).rolls(0, 0)
    assert ("marquise" not in t.at(9)) == falls
    shares = t.told("extra_hits")
    assert not shares or shares[0]["law"] == "R.5.5.1.III"


def test_bot_no_ambush() -> None:
    """R.2.8.2 Nobody is asked for an ambush while it attacks."""
    t = tabled(level="easy").put(ME, 9, "2 warriors").put("marquise", 9, "warrior")
    t.hand("marquise", "ambush_mouse").does(DecreeBattles(0), turn=ME)
    assert t.asked() == "battle.roll"


# ---- R.5.5.2, R.5.6, R.5.7


def test_it_builds_where_priority_is_highest() -> None:
    """R.5.5.2 In a clearing it rules with no roost, whatever the Decree says."""
    t = tabled().put(ME, 1, "roost, warrior").put(ME, 6, "warrior").put(ME, 5, "warrior")
    t.put("marquise", 5, "2 warriors").does(ElectricBuild(0), turn=ME)
    assert t.at(6) == "electric 1 warrior, electric 1 roost"
    assert t.told("turmoil") == []


def test_eel_turmoil() -> None:
    """R.5.5.2, R.5.7.1, R.5.7.2, R.5.7.3 Four birds cost four; the viziers stay, Evening scores."""
    t = tabled(decree=TURMOIL_CARDS).scores(**{ME: 12})
    for place in (1, 3, 4, 5):
        t.put(ME, place, "roost")
    for place, building in FULL.items():
        t.put("marquise", place, f"warrior, {building}")
    t.begins(ME, "daylight")
    while t.asked() == "battle.roll":
        t.rolls(0, 0)
    assert t.vp == {"electric": -1}
    assert len(t.discard) == 5
    assert [electric(t.game, 0).cards_in(t.game, n) for n in range(4)] == [0, 0, 0, 2]
    assert t.told("turmoil") == [{"law": "R.5.7", "seat": "electric"}]


def test_all_roosts_on_the_map_bring_turmoil_too() -> None:
    """R.5.5.2 For any reason: here no roost is left."""
    t = tabled().put(ME, 12, "2 warriors")
    for place in (1, 2, 3, 4, 5, 6, 7):
        t.put(ME, place, "roost")
    t.does(ElectricBuild(0), turn=ME)
    assert t.vp == {"electric": -2}


@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (4, 3), (7, 6)])
def test_evening(roosts: int, points: int) -> None:
    """R.5.6 The rightmost empty space of the track."""
    t = tabled()
    for place in range(1, roosts + 1):
        t.put(ME, place, "roost")
    t.does(ScoreElectricRoosts(0), turn=ME, phase="evening")
    assert t.vp == ({"electric": points} if points else {})


def test_nightmare_scores_at_the_end() -> None:
    """R.3.3.1 A point at the end of Evening."""
    t = tabled(level="nightmare").begins(ME, "evening")
    assert t.vp == {"electric": 1}


# ---- the example of the Law


def test_the_example_turn() -> None:
    """R.5.4.1 to R.5.6 Move by move, as the chapter plays it."""
    t = tabled("marquise", "alliance", decree={"fox": ["anvil"]})
    t.put(ME, 8, "roost, warrior").put(ME, 3, "roost, 3 warriors").put(ME, 7, "roost")
    t.put("marquise", 8, "warrior").put("marquise", 12, "warrior").put("marquise", 9, "2 warriors")
    t.put("marquise", 11, "2 warriors").put("alliance", 4, "sympathy")
    t.also(deck_top=["root_tea_rabbit"], items={}).begins(ME, "birdsong")
    t.rolls(0, 0).rolls(0, 0).rolls(0, 0)
    assert answers(t) == [
        "set down 1 warrior 8",
        "set down 1 warrior 3",
        "set down 2 warrior 8",
        "send from 8 4 3",
        "send from 3 6 3",
        "send from 4 12 1",
        "attack in 12 marquise_de_cat",
        "attack in 4 woodland_alliance",
        "attack in 12 marquise_de_cat",
        "set down 1 roost 4",
    ]
    assert t.at(12) == "electric 1 warrior"
    assert t.at(4) == "electric 2 warriors, electric 1 roost"
    assert t.vp == {"electric": 4}  # the sympathy, and three roosts' worth in Evening


def test_bot_ferry_point() -> None:
    """R.12.1.1, M.3.5 A move by Ferry scores a point instead of drawing a card."""
    t = Table(f"{ME}:easy", "marquise", map="lake").landmark("ferry", 1)
    t.put(ME, 1, "3 warriors").does(DecreeMoves(0), turn=ME)
    assert answers(t) == ["send from 1 12 2"]
    assert t.vp == {"electric": 1}


def test_a_human_alliance_has_its_outrage() -> None:
    """8.2.6, R.2.8.1 It draws its supporter, as there is no hand to take one from."""
    t = tabled("alliance", "marquise", level="easy").put(ME, 5, "3 warriors")
    t.put("alliance", 2, "sympathy").put("marquise", 1, "warrior").does(DecreeMoves(0), turn=ME)
    assert answers(t)[0] == "send from 5 2 2"
    assert len(t.game.boards[1].all_cards()) == 1


# ---- why


@pytest.mark.parametrize(
    ("frame", "instead", "law"),
    [
        (DecreeRecruits(0), "set down 1 warrior 9", "R.5.5.1.I"),
        (DecreeRecruits(0), "set down 1 warrior 6", "R.2.1"),
        (DecreeRecruits(0), "set down 3 warrior 8", "R.5.5.1.I"),
        (DecreeMoves(0), "send from 9 12 1", "R.5.5.1.II"),
        (DecreeMoves(0), "send from 12 4 1", "R.2.1"),
        (DecreeMoves(0), "send from 12 11 3", "R.5.5.1.II"),
        (DecreeBattles(0), "attack in 6 marquise_de_cat", "R.5.5.1.III"),
        (DecreeBattles(0), "attack in 12 woodland_alliance", "R.2.2"),
        (DecreeBattles(0), "attack in 12 electric_eyrie", "R.5.5.1.III"),
        (ElectricBuild(0), "set down 1 roost 9", "R.5.5.2"),
    ],
)
def test_it_says_why(frame: Frame, instead: str, law: str) -> None:
    """R.2.1, R.2.2, R.2.3 Another was better, or that is no target."""
    t = tabled("marquise", "alliance", decree={"fox": ["anvil"]}, level="easy")
    t.put(ME, 8, "roost").put(ME, 6, "roost").put(ME, 12, "5 warriors")
    t.put("marquise", 8, "wood").put("marquise", 12, "workshop").put("alliance", 12, "warrior")
    g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
    g.asks_all = True
    g.push(frame.copy())
    g.run()
    assert g.decision is not None
    assert f"(law {law}" in (g.why_not(0, instead) or ""), g.decision.texts()
