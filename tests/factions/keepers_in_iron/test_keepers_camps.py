"""15.2.2, 15.4 Waystations: encamping, decamping, recruiting."""

from __future__ import annotations

import pytest

from factions.keepers_in_iron.order import SEAT, me, order
from kit import Table
from undergrowth import position
from undergrowth.table.moments import BIRDSONG

SIDES = [
    "figure_tablet",
    "tablet_figure",
    "tablet_jewelry",
    "jewelry_tablet",
    "jewelry_figure",
    "figure_jewelry",
]


def asked_in_birdsong(t: Table) -> list[str]:
    """Return the questions of their chapter in Birdsong while they pass, lone options too."""
    document = {**t.doc, "turn": SEAT, "phase": "birdsong"}
    g = position.game(document, seed=1, asks_all=True)
    turn, found = g.turns, []
    while g.decision is not None and (g.turns, g.phase) == (turn, BIRDSONG):
        found.append(g.decision.prompt)
        g.choose("pass")
    return [prompt for prompt in found if prompt.startswith(f"{SEAT}.")]


# ---- encamp


def test_kee_encamp(table: type[Table]) -> None:
    """15.4.1 Once in a clearing; the warrior returns to the supply, either side may be up."""
    t = order(table).put("keepers", 10, "3 warriors").begins("keepers", "birdsong")
    t.says("keepers", "encamp in 10")
    assert t.options("keepers") == [f"pitch {side}" for side in SIDES]
    t.says("keepers", "pitch tablet_figure")
    assert t.at(10) == "keepers 2 warriors, keepers 1 tablet_figure"
    assert t.supply("keepers", "warrior") == 13 and t.supply("keepers", "figure_tablet") == 0
    assert not t.offers("keepers", "encamp in 10")
    assert t.vp == {}


def test_once_in_a_clearing_even_with_slots_left(table: type[Table]) -> None:
    """15.4.1 Clearing 5 has two slots; the other camp must be elsewhere."""
    t = order(table).put("keepers", 5, "3 warriors").put("keepers", 2, "1 warrior")
    t.begins("keepers", "birdsong").says("keepers", "encamp in 5", "pitch figure_tablet")
    t.refuses("keepers", "encamp in 5", "15.4.1")
    t.says("keepers", "encamp in 2")
    assert t.options("keepers") == [f"pitch {side}" for side in SIDES[2:]]
    t.refuses("keepers", "pitch tablet_figure", "15.2.2")
    t.says("keepers", "pitch jewelry_figure")
    assert t.at(2) == "keepers 1 jewelry_figure"


def test_a_camp_needs_an_open_slot_and_a_warrior(table: type[Table]) -> None:
    """15.4.1, 2.2.3, G.23 Both steps of a replacement must be possible."""
    t = order(table).put("keepers", 1, "2 warriors").put("marquise", 1, "sawmill")
    t.put("keepers", 5, "1 warrior").put("marquise", 2, "1 warrior").begins("keepers", "birdsong")
    t.refuses("keepers", "encamp in 1", "2.2.3")
    t.refuses("keepers", "encamp in 2", "15.4.1")
    t.refuses("keepers", "encamp in f1", "15.4.1")
    assert t.offers("keepers", "encamp in 5")


def test_no_camp_beside_the_keep(table: type[Table]) -> None:
    """15.4.1, 6.2.2, G.23 If nothing may be placed, nothing is replaced."""
    t = order(table).put("keepers", 5, "2 warriors").put("marquise", 5, "keep")
    t.put("keepers", 2, "1 warrior").begins("keepers", "birdsong")
    t.refuses("keepers", "encamp in 5", "6.2.2")


def test_three_waystations_and_no_more(table: type[Table]) -> None:
    """15.2.2, 1.5.1 With all of them on the map nobody encamps."""
    t = order(table).put("keepers", 5, "2 warriors, figure_tablet")
    t.put("keepers", 2, "tablet_jewelry").put("keepers", 7, "figure_jewelry")
    t.begins("keepers", "birdsong")
    assert t.asked() == "keepers.decamp"


def test_kee_encamp_empty_map(table: type[Table]) -> None:
    """15.4.1 With nothing in any clearing, a waystation and a warrior on the map edge."""
    t = order(table).put("keepers", "f1", "figure_1").begins("keepers", "birdsong")
    assert t.asked() == "keepers.first_camp"
    assert t.options("keepers") == [f"encamp in {n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
    t.refuses("keepers", "encamp in 12", "15.4.1")
    t.says("keepers", "encamp in 7", "pitch jewelry_tablet")
    assert t.at(7) == "keepers 1 warrior, keepers 1 jewelry_tablet"
    assert t.asked() == "keepers.decamp"


def test_they_come_back_where_both_fit(table: type[Table]) -> None:
    """15.4.1, 1.5.4 A full clearing is not chosen while another takes both pieces."""
    t = order(table).put("marquise", 1, "sawmill").put("marquise", 6, "keep")
    t.begins("keepers", "birdsong")
    t.refuses("keepers", "encamp in 1", "15.4.1")
    t.refuses("keepers", "encamp in 6", "6.2.2")


def test_they_come_back_as_far_as_they_can(table: type[Table]) -> None:
    """15.4.1, 1.5.4 With no open slot on the map edge a warrior comes alone."""
    t = order(table)
    for place in (1, 2, 3, 4, 5, 6, 7, 8, 9):
        t.put("marquise", place, "sawmill" if place < 6 else "workshop")
    for place in (2, 5, 6, 7, 8, 9):
        t.put("marquise", place, "recruiter")
    t.begins("keepers", "birdsong")
    t.says("keepers", "encamp in 3")
    assert t.at(3) == "keepers 1 warrior, marquise 1 sawmill"


def test_a_waystation_alone_is_no_empty_map(table: type[Table]) -> None:
    """15.4.1 No warrior, but a waystation: nothing comes back."""
    t = order(table).put("keepers", 5, "figure_tablet").begins("keepers", "birdsong")
    assert t.asked() == "keepers.decamp"


def test_encamping_and_decamping_in_one_clearing(table: type[Table]) -> None:
    """15.4.1, 15.4.2 Each once: they are two steps, and a waystation can be turned so."""
    t = order(table).put("keepers", 5, "1 warrior, figure_tablet").begins("keepers", "birdsong")
    t.says("keepers", "encamp in 5", "pitch tablet_jewelry", "decamp in 5")
    assert t.options("keepers") == ["take down figure_tablet", "take down tablet_jewelry"]
    t.refuses("keepers", "take down jewelry_tablet", "15.4.2")
    t.says("keepers", "take down figure_tablet")
    assert t.at(5) == "keepers 1 warrior, keepers 1 tablet_jewelry"


# ---- decamp


def test_kee_decamp(table: type[Table]) -> None:
    """15.4.2, 3.2.1 The waystation returns, a warrior stands there; nobody scores."""
    t = order(table).put("keepers", 10, "figure_tablet").begins("keepers", "birdsong")
    t.says("keepers", "decamp in 10")
    assert t.at(10) == "keepers 1 warrior" and t.vp == {}
    assert t.supply("keepers", "tablet_figure") == 1


def test_without_waystations_they_neither_decamp_nor_recruit(table: type[Table]) -> None:
    """15.4.2, 15.4.3 Nobody is asked, though an effect could be used in between (17.2.4)."""
    t = order(table, "council").put("keepers", 5, "2 warriors")
    t.put("council", 9, "governing_assembly")
    assert asked_in_birdsong(t) == ["keepers.encamp"]
    asked = asked_in_birdsong(t.put("keepers", 9, "figure_tablet"))
    assert asked == ["keepers.encamp", "keepers.decamp", "keepers.recruit"]


def test_decamping_needs_a_warrior(table: type[Table]) -> None:
    """15.4.2, G.23 With all fifteen on the map a waystation cannot be replaced."""
    t = order(table).put("keepers", 10, "15 warriors, figure_tablet")
    t.begins("keepers", "birdsong")
    assert t.asked() != "keepers.decamp"
    t = order(table).put("keepers", 10, "figure_tablet").put("keepers", 2, "1 warrior")
    t.begins("keepers", "birdsong").says("keepers", "pass")
    t.refuses("keepers", "decamp in 2", "15.4.2")
    t.says("keepers", "decamp in 10")
    assert t.asked() != "keepers.decamp"


# ---- recruit


def test_kee_recruit(table: type[Table]) -> None:
    """15.4.3 A card for two warriors, any number of times; birds match every clearing."""
    t = order(table, hand=["cobbler", "command_warren", "royal_claim", "armorers"])
    t.put("keepers", 10, "figure_tablet").begins("keepers", "birdsong").says("keepers", "pass")
    t.says("keepers", "levy cobbler", "levy command_warren", "levy royal_claim")
    assert t.at(10) == "keepers 6 warriors, keepers 1 figure_tablet"
    assert t.discard == ["cobbler", "command_warren", "royal_claim"]


def test_recruiting_at_a_matching_waystation(table: type[Table]) -> None:
    """15.4.3 A mouse card does not match a rabbit clearing; a bird may be spent for either."""
    t = order(table, hand=["codebreakers", "royal_claim"]).put("keepers", 10, "figure_tablet")
    t.put("keepers", 12, "jewelry_tablet").begins("keepers", "birdsong").says("keepers", "pass")
    t.refuses("keepers", "levy codebreakers", "15.4.3")
    t.refuses("keepers", "levy cobbler", "15.4.3")
    t.says("keepers", "levy royal_claim")
    assert t.options("keepers") == ["recruit in 10", "recruit in 12"]
    t.refuses("keepers", "recruit in 1", "15.4.3")
    t.says("keepers", "recruit in 12")
    assert t.at(12) == "keepers 2 warriors, keepers 1 jewelry_tablet"


def test_recruiting_the_last_warrior(table: type[Table]) -> None:
    """15.4.3, 1.5.4 One is placed where one is left; then nobody can be recruited."""
    t = order(table, hand=["cobbler", "command_warren"])
    t.put("keepers", 10, "figure_tablet").put("keepers", 4, "14 warriors")
    t.begins("keepers", "birdsong").says("keepers", "pass", "pass", "levy cobbler")
    assert t.at(10) == "keepers 1 warrior, keepers 1 figure_tablet"
    assert t.holds("keepers") == ["command_warren"] and t.asked() == "keepers.gather"


@pytest.mark.parametrize("hand", [["codebreakers"], ["cobbler"]])
def test_the_question_tells_nothing_of_the_hand(table: type[Table], hand: list[str]) -> None:
    """15.4.3, 1.2.1 It is asked whether or not a card matches."""
    t = order(table, hand=hand).put("keepers", 10, "figure_tablet")
    t.begins("keepers", "birdsong").game.choose("pass")
    assert t.game.decision is not None and t.game.decision.prompt == "keepers.recruit"


def test_no_recruiting_beside_a_snare(table: type[Table]) -> None:
    """15.4.3, 13.7.2 If warriors cannot be placed no card is spent."""
    t = order(table, "corvids", hand=["cobbler", "codebreakers"])
    t.put("keepers", 10, "figure_tablet").put("keepers", 2, "tablet_jewelry")
    t.put("corvids", 10, "snare").begins("keepers", "birdsong").says("keepers", "pass")
    assert t.options("keepers") == ["levy codebreakers", "pass"]
    t.refuses("keepers", "levy cobbler", "15.4.3")


# ---- what waystations are


def test_they_rule_and_craft(table: type[Table]) -> None:
    """15.2.2, 15.2.3, 2.5 Buildings, on either side; those of any type craft."""
    t = order(table, hand=["anvil"]).put("keepers", 12, "figure_tablet")
    t.begins("keepers", "daylight")
    assert t.rules(12) == "keepers"
    t.says("keepers", "craft anvil")
    assert t.crafts("keepers") == {"hammer": 1} and t.vp == {"keepers": 2}


def test_an_enemy_scores_for_one(table: type[Table]) -> None:
    """3.2.1, G.24 A building like any other; it returns to the board."""
    t = order(table).put("keepers", 12, "tablet_figure").put("marquise", 12, "2 warriors")
    t.battle("marquise", "keepers", 12).rolls(0, 0)
    assert t.vp == {"marquise": 1} and t.supply("keepers", "figure_tablet") == 1


def test_the_draw(table: type[Table]) -> None:
    """15.6.3 One card, and one more for each waystation on the map."""
    t = order(table).put("keepers", 12, "tablet_figure").put("keepers", 5, "tablet_jewelry")
    t.begins("keepers", "birdsong")
    assert me(t).to_draw(t.game) == 3
