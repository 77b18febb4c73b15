"""R.6.4 to R.6.6 The Automated Alliance's turn, and its traits (R.3.3.2)."""

from __future__ import annotations

import pytest

from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup, position
from undergrowth.factions.automated_alliance.revolt import OrderedRevolt, SurpriseRevolt
from undergrowth.factions.automated_alliance.sympathy import SpreadSympathy
from undergrowth.factions.automated_alliance.turn import (
    AutomatedOrganize,
    PublicPity,
    RecruitAtBases,
    Wildfire,
)
from undergrowth.table.frames import Frame

ME = "automated_alliance"
BIRD, FOX, MOUSE, RABBIT = "birdy_bindle", "anvil", "sword", "bake_sale"


def tabled(order: str = "", *others: str, options: str = "") -> Table:
    """A table with it and others, and its order card."""
    seat = f"{ME}:{options}" if options else ME
    others = others or ("marquise",)
    t = Table(seat, *others).hand(others[0], "armorers")
    return t.board(ME, order=[order]) if order else t


def answers(t: Table) -> list[str]:
    """Return what it was announced to do, in order."""
    return t.announced(ME)


# ---- R.6.4 Birdsong


def test_it_reveals_crafts_and_discards() -> None:
    """R.6.4.1, R.6.4.2, R.6.6.3 The item for a point; the card lies there until Evening ends."""
    t = tabled().also(deck_top=["root_tea_fox"]).begins(ME, "birdsong")
    assert t.crafts(ME) == {"tea": 1}
    assert t.told("revealed_order")[0]["law"] == "R.6.4.1"
    assert t.discard == ["root_tea_fox"]


def test_a_revolt_as_ordered() -> None:
    """R.6.4.3 The ordered sympathetic clearing with the most enemy pieces, and the ordered base."""
    t = tabled(FOX).put(ME, 6, "sympathy").put(ME, 8, "sympathy").put(ME, 9, "sympathy")
    t.put("marquise", 6, "warrior").put("marquise", 8, "2 warriors, sawmill")
    t.put("marquise", 9, "4 warriors").does(OrderedRevolt(0), turn=ME)
    assert answers(t) == ["rise in 8"]
    assert t.at(8) == "automated 1 base_fox, automated 1 sympathy"
    assert t.vp == {"automated": 1}


def test_a_revolt_where_bots_are_no_enemies() -> None:
    """R.3, R.6.4.3 Together against bots: theirs do not draw a revolt, but go with the others."""
    t = Table(ME, "mechanical", "eyrie").also(cooperative=True).board(ME, order=[FOX])
    t.put(ME, 6, "sympathy").put(ME, 8, "sympathy").hand("eyrie", "armorers")
    t.put("mechanical", 8, "5 warriors").put("eyrie", 6, "warrior").put("mechanical", 6, "warrior")
    t.does(OrderedRevolt(0), turn=ME)
    assert answers(t) == ["rise in 6"]
    assert t.at(6) == "automated 1 base_fox, automated 1 sympathy"


def test_a_revolt_damages_a_vagabond() -> None:
    """R.6.4.3, 9.2.2.I It removes all enemy pieces: three items are damaged."""
    t = tabled(FOX, "vagabond").put(ME, 8, "sympathy").put("vagabond", 8, "pawn")
    t.board("vagabond", character="thief", items=["boot", "torch", "tea", "sword"])
    t.does(OrderedRevolt(0), turn=ME)
    assert t.asked() == "vagabond.damage"


@pytest.mark.parametrize("order", [BIRD, FOX, MOUSE])
def test_what_stops_a_revolt(order: str) -> None:
    """R.6.4.3 A bird, a base that is on the map, no sympathetic clearing of the suit."""
    t = tabled(order).put(ME, 8, "sympathy").put(ME, 6, "base_fox").put("marquise", 8, "warrior")
    t.does(OrderedRevolt(0), turn=ME)
    assert answers(t) == [] and "marquise" in t.at(8)


def test_a_revolt_needs_room_for_its_base() -> None:
    """R.2.3, R.6.4.3 Slots that enemies leave are room; the next clearing is taken otherwise."""
    t = tabled(RABBIT).put(ME, 5, "sympathy").put("marquise", 5, "2 sawmills")
    t.does(OrderedRevolt(0), turn=ME)
    assert "base_rabbit" in t.at(5)
    t = tabled(MOUSE).put(ME, 11, "sympathy").put(ME, 9, "sympathy").put("marquise", 11, "warrior")
    t.ruins(c11="boot").freely().put(ME, 11, "base_fox, base_rabbit")
    t.does(OrderedRevolt(0), turn=ME)
    assert answers(t) == ["rise in 9"]  # the ruin and two bases leave no slot in 11


@pytest.mark.parametrize(("tokens", "spreads"), [(0, 2), (4, 2), (5, 1)])
def test_public_pity(tokens: int, spreads: int) -> None:
    """R.6.4.4 Twice with up to four tokens on the map, once with more."""
    t = tabled(FOX)
    for place in range(1, tokens + 1):
        t.put(ME, place, "sympathy")
    t.does(PublicPity(0), turn=ME)
    assert len(answers(t)) == spreads


def test_a_revolt_spares_public_pity() -> None:
    """R.6.4.4 After one in Birdsong sympathy spreads in Daylight alone."""
    t = tabled().put(ME, 8, "sympathy").also(deck_top=["anvil"], items={}).begins(ME, "birdsong")
    assert [each.split()[0] for each in answers(t)] == ["rise", "set", "set"]
    assert answers(t)[1].startswith("set down 1 sympathy")
    assert answers(t)[2] == "set down 1 warrior 8"


# ---- R.6.5 Daylight


def test_sympathy_spreads_next_to_sympathy() -> None:
    """R.6.5.1 Of ordered clearings the one with the fewest enemy warriors, then by priority."""
    t = tabled(RABBIT).put(ME, 1, "sympathy").put("marquise", 5, "2 warriors")
    t.put("marquise", 10, "warrior, sawmill, wood").does(SpreadSympathy(0), turn=ME)
    assert answers(t) == ["set down 1 sympathy 10"]
    assert t.vp == {"automated": 1}
    t = tabled(RABBIT).put(ME, 1, "sympathy").does(SpreadSympathy(0), turn=ME)
    assert answers(t) == ["set down 1 sympathy 5"]


def test_a_closed_path_leads_to_sympathy() -> None:
    """R.12.2.1, R.6.5.1 Both its ends are adjacent; R.12.2.2 the Pass wins all ties."""
    t = Table(ME, "marquise", map="mountain", suits={5: "rabbit", 2: "fox", 10: "mouse"})
    t.hand("marquise", "armorers").board(ME, order=[RABBIT]).put(ME, 2, "sympathy")
    t.put("marquise", 6, "4 warriors").put("marquise", 11, "4 warriors")
    t.put("marquise", 5, "3 warriors").does(SpreadSympathy(0), turn=ME)
    assert answers(t) == ["set down 1 sympathy 5"]
    t = Table(ME, "marquise", map="mountain").hand("marquise", "armorers")
    t.board(ME, order=[BIRD]).does(SpreadSympathy(0), turn=ME)
    assert answers(t) == ["set down 1 sympathy 10"]


def test_sympathy_without_such_a_clearing() -> None:
    """R.6.5.1.I Anywhere, with the fewest enemy pieces."""
    t = tabled(FOX).put(ME, 5, "sympathy").put(ME, 1, "sympathy")
    for place in (2, 3, 4, 6, 7, 9, 10, 11, 12):
        t.put("marquise", place, "warrior")
    t.does(SpreadSympathy(0), turn=ME)
    assert answers(t) == ["set down 1 sympathy 8"]


def test_aal_cannot_spread() -> None:
    """R.6.5.1.II Without a token left it scores five points."""
    t = tabled(FOX)
    for place in range(1, 11):
        t.put(ME, place, "sympathy")
    t.does(SpreadSympathy(0), turn=ME)
    assert t.vp == {"automated": 5}
    assert t.told("scored")[0]["law"] == "R.6.5.1.II"


@pytest.mark.parametrize(
    ("tokens", "warriors", "options", "points"),
    [(1, 3, "", 0), (1, 2, "", 1), (0, 3, "", 0), (5, 3, "", 1), (5, 3, "default:steadfast", 2)],
)
def test_martial_law(tokens: int, warriors: int, options: str, points: int) -> None:
    """R.6.2.5 A point less where one enemy has three warriors; R.3.3.2 not when steadfast."""
    t = tabled(RABBIT, "marquise", "eyrie", options=options)
    for place in [1, 2, 3, 4, 6][:tokens]:
        t.put(ME, place, "sympathy")
    for place in range(1, 13):
        t.put("eyrie" if place > 6 else "marquise", place, f"{warriors} warriors")
    t.freely().does(SpreadSympathy(0), turn=ME)
    assert t.vp == ({"automated": points} if points else {})


def test_a_surprise_revolt() -> None:
    """R.6.5.2 With a bird, where most enemy pieces are and a base on its board matches."""
    t = tabled(BIRD).put(ME, 5, "sympathy").put(ME, 6, "sympathy").put(ME, 12, "base_fox")
    t.put("marquise", 5, "warrior, workshop").put("marquise", 6, "3 warriors")
    t.does(SurpriseRevolt(0), turn=ME)
    assert answers(t) == ["rise in 5"]
    assert t.at(5) == "automated 1 base_rabbit, automated 1 sympathy"
    t = tabled(FOX).put(ME, 5, "sympathy").does(SurpriseRevolt(0), turn=ME)
    assert answers(t) == []


# ---- R.6.6 Evening


def test_aal_organize() -> None:
    """R.6.6.1, R.6.6.2 All warriors leave, sympathy spreads once, then one comes again."""
    t = tabled(FOX).put(ME, 5, "base_rabbit, 3 warriors, sympathy").begins(ME, "evening")
    assert answers(t) == ["disband in 5", "set down 1 sympathy 1", "set down 1 warrior 5"]
    assert t.at(5) == "automated 1 warrior, automated 1 base_rabbit, automated 1 sympathy"
    assert t.vp == {"automated": 1}
    assert t.discard == [FOX]


@pytest.mark.parametrize(
    ("level", "enough"), [("easy", 4), ("default", 3), ("challenging", 2), ("nightmare", 2)]
)
def test_difficulties(level: str, enough: int) -> None:
    """R.3.3.1 The difficulty sets the number of warriors that it takes to organize."""
    for warriors in (enough - 1, enough):
        t = tabled(FOX, options=level).put(ME, 5, f"base_rabbit, {warriors} warriors, sympathy")
        t.does(AutomatedOrganize(0), turn=ME, phase="evening")
        assert len(answers(t)) == (2 if warriors == enough else 0)


def test_governed_warriors_do_not_organize() -> None:
    """R.6.6.1, R.2.3, 17.2.3 They cannot be removed beside a Governing assembly."""
    t = tabled(FOX, "council").put(ME, 5, "base_rabbit, 3 warriors, sympathy")
    t.put("council", 5, "governing_assembly").does(AutomatedOrganize(0), turn=ME, phase="evening")
    assert answers(t) == []
    assert t.at(5).startswith("automated 3 warriors")


def test_nightmare_scores() -> None:
    """R.3.3.1 A point at the end of Evening."""
    t = tabled(FOX, options="nightmare").begins(ME, "evening")
    assert t.vp == {"automated": 1}


def test_recruiting_with_few_warriors() -> None:
    """R.6.6.2, R.2.4 The last ones go where priority is highest."""
    t = tabled(FOX).put(ME, 5, "base_rabbit").put(ME, 2, "base_mouse, 9 warriors")
    t.put(ME, 6, "base_fox").does(RecruitAtBases(0), turn=ME, phase="evening")
    assert answers(t) == ["set down 1 warrior 2"]


# ---- R.3.3.2 traits


def test_informants() -> None:
    """R.3.3.2 The extra hit of R.6.2.2 also for defenseless sympathy."""
    t = tabled(options="default:informants").put(ME, 9, "sympathy")
    t.put("marquise", 9, "2 warriors").battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.at(9) == "marquise 1 warrior"


def test_popularity() -> None:
    """R.3.3.2 No points for sympathy; other pieces score as ever."""
    t = tabled(options="default:popularity").put(ME, 9, "sympathy, base_mouse")
    t.put("marquise", 9, "3 warriors").battle("marquise", against=ME, at=9).rolls(1, 0)
    assert t.at(9) == "marquise 3 warriors"
    assert t.options("marquise") == ["discard armorers"]  # for its outrage
    assert t.vp == {"marquise": 1}


def test_popularity_leaves_nothing_to_the_despot() -> None:
    """R.3.3.2, 7.8.4, 1.1.1 No point for removing a token in battle; for the base there are two."""
    t = tabled("", "eyrie", options="default:popularity").put(ME, 9, "sympathy")
    t.board("eyrie", leader="despot").put("eyrie", 9, "3 warriors")
    t.battle("eyrie", against=ME, at=9).rolls(0, 0)
    assert t.vp == {}
    t = tabled("", "eyrie", options="default:popularity").put(ME, 9, "sympathy, base_mouse")
    t.board("eyrie", leader="despot").put("eyrie", 9, "3 warriors")
    t.battle("eyrie", against=ME, at=9).rolls(1, 0)
    assert t.vp["eyrie"] == 2


def test_popularity_leaves_nothing_to_the_infamous() -> None:
    """R.3.3.2, 9.2.9.IIIa A piece of a Hostile faction removed in battle, and no point."""
    t = tabled("", "vagabond", options="default:popularity").put(ME, 9, "sympathy")
    t.board("vagabond", character="thief", items=["2 sword"], relationships={ME: "hostile"})
    t.put("vagabond", 9, "pawn").battle("vagabond", against=ME, at=9).rolls(0, 0)
    assert "vagabond" not in t.vp


def test_popularity_does_not_spare_taxes() -> None:
    """R.3.3.2 War Tax: its owner loses a point, though nobody scores."""
    seats = ["marquise", "electric_eyrie:default:war_tax"]
    t = tabled("", *seats, options="default:popularity").put(ME, 9, "sympathy")
    t.put("electric_eyrie", 9, "3 warriors")
    t.battle("electric_eyrie", against=ME, at=9).rolls(0, 0)
    assert [(each["seat"], each["points"]) for each in t.told("lost_points")] == [("automated", 1)]
    assert t.vp == {"automated": -1}


def test_veterans() -> None:
    """R.3.3.2 As defender it takes the higher die."""
    t = tabled(options="default:veterans").put(ME, 9, "3 warriors")
    t.put("marquise", 9, "4 warriors").battle("marquise", against=ME, at=9).rolls(2, 1)
    assert t.at(9) == "automated 2 warriors, marquise 1 warrior"


def test_wildfire() -> None:
    """R.3.3.2 Sympathy without points, after the order card is gone; five if it cannot."""
    t = tabled(FOX, options="default:wildfire").put(ME, 5, "sympathy").begins(ME, "evening")
    assert answers(t) == ["set down 1 sympathy 1"]
    assert t.vp == {}
    t = tabled(options="default:wildfire")
    for place in range(1, 11):
        t.put(ME, place, "sympathy")
    t.does(Wildfire(0), turn=ME, phase="evening")
    assert t.vp == {"automated": 5}


def test_steadfast_has_no_pity_when_a_surprise_comes() -> None:
    """R.3.3.2 Only one of the two in a turn."""
    t = tabled(BIRD, options="default:steadfast").does(PublicPity(0), turn=ME)
    assert PublicPity(0).applies(t.game) is False
    t = tabled(FOX, options="default:steadfast").does(PublicPity(0), turn=ME)
    assert len(answers(t)) == 2


# ---- the example of the Law, and random games


def test_aal_example_first_turn() -> None:
    """R.6.4, R.6.5, R.6.6 The first turn as the chapter plays it: four points."""
    t = tabled().also(deck_top=[BIRD]).put("marquise", 1, "keep, sawmill, 2 warriors")
    for place in range(2, 13):
        t.put("marquise", place, "warrior")
    t.put("marquise", 5, "workshop").begins(ME, "birdsong")
    t.says("marquise", "pass")  # no field hospitals
    assert answers(t) == [
        "set down 1 sympathy 2",
        "set down 1 sympathy 5",
        "set down 1 sympathy 6",
        "rise in 5",
        "set down 1 warrior 5",
    ]
    assert t.at(5) == "automated 1 warrior, automated 1 base_rabbit, automated 1 sympathy"
    assert t.vp == {"automated": 4}


GAMES = [
    ("autumn", f"{ME}:easy", ["marquise"]),
    ("winter", f"{ME}:nightmare:popularity", ["eyrie", "vagabond"]),
    ("lake", f"{ME}:challenging:wildfire:veterans", ["cult", "corvids", "marquise"]),
    ("mountain", f"{ME}:default:steadfast:informants", ["hundreds", "riverfolk"]),
    ("autumn", f"{ME}:nightmare:wildfire:steadfast", ["duchy", "keepers", "vagabond", "eyrie"]),
    ("winter", f"{ME}:nightmare:informants", ["electric", "mechanical", "corvids"]),
]


@pytest.mark.parametrize(("map_name", "seat", "others"), GAMES, ids=range(len(GAMES)))
def test_random_games(map_name: str, seat: str, others: list[str]) -> None:
    """R.2.6 On four maps, with each difficulty and trait, beside most factions."""
    seed = len(seat)
    g = random_game(Setup(map=map_name, seats=[seat, *others]), seed, 220, 55, 20)
    assert any(line.startswith(ME) for line in g.answers or [])


# ---- why


@pytest.mark.parametrize(
    ("frame", "order", "instead", "law"),
    [
        (OrderedRevolt(0), FOX, "rise in 5", "R.6.4.3"),
        (OrderedRevolt(0), FOX, "rise in 6", "R.2.1"),
        (SurpriseRevolt(0), BIRD, "rise in 9", "R.6.5.2"),
        (SurpriseRevolt(0), BIRD, "rise in 6", "R.2.1"),
        (SpreadSympathy(0), RABBIT, "set down 1 sympathy 9", "R.6.5.1"),
        (SpreadSympathy(0), RABBIT, "set down 1 sympathy 4", "R.2.1"),
        (SpreadSympathy(0), "", "set down 1 sympathy 8", "R.6.5.1.I"),
        (AutomatedOrganize(0), FOX, "disband in 5", "R.6.6.1"),
        (RecruitAtBases(0), FOX, "set down 1 warrior 9", "R.2.4"),
    ],
)
def test_it_says_why(frame: Frame, order: str, instead: str, law: str) -> None:
    """R.2.1, R.2.3, R.2.4 Another was better, comes first, or that is no target."""
    t = tabled(order).put(ME, 6, "sympathy").put(ME, 8, "sympathy").put(ME, 2, "sympathy")
    t.put("marquise", 8, "2 warriors").put(ME, 2, "base_mouse, 3 warriors")
    t.put(ME, 9, "warrior").put(ME, 5, "warrior")
    if isinstance(frame, RecruitAtBases):
        t.put(ME, 12, "base_fox")
        instead = instead.replace("9", "12")
    g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
    g.asks_all = True
    g.push(frame.copy())
    g.run()
    assert g.decision is not None
    assert f"(law {law}" in (g.why_not(0, instead) or ""), g.decision.texts()
