"""10.4 The Cult's Birdsong: the Outcast, Lost Souls, conspiracies."""

from __future__ import annotations

import pytest

from factions.lizard_cult.cult import acolytes, faithful, outcast, souls
from kit import Table
from undergrowth.landmarks.elder_treetop import treetop_board


def sung(table: type[Table], before: str, hated: bool, *lost: str) -> str:
    """The Outcast after Birdsong."""
    t = faithful(table, outcast=before, hated=hated, lost_souls=list(lost))
    return outcast(t.begins("cult", "birdsong"))


# ---- 10.4.1


def test_liz_outcast_change(table: type[Table]) -> None:
    """10.4.1 Three mice against a rabbit; four birds are ignored."""
    birds = ["birdy_bindle", "armorers", "2 sappers"]
    mice = ["sword", "investments", "scouting_party"]
    assert sung(table, "rabbit", False, *mice, "cobbler", *birds) == "mouse"


def test_liz_outcast_hated(table: type[Table]) -> None:
    """10.4.1 The same suit again is Hated."""
    assert sung(table, "mouse", False, "sword", "investments", "anvil") == "hated mouse"


def test_a_new_outcast_is_not_hated(table: type[Table]) -> None:
    """10.4.1 The marker shows its Outcast side wherever it moves."""
    assert sung(table, "rabbit", True, "sword") == "mouse"


@pytest.mark.parametrize("lost", [[], ["birdy_bindle"], ["sword", "anvil"], ["anvil", "cobbler"]])
@pytest.mark.parametrize("hated", [False, True])
def test_without_a_most_it_stays_and_is_hated(
    table: type[Table], lost: list[str], hated: bool
) -> None:
    """10.4.1 No cards, birds alone, or a tie, whether or not the Outcast has a part in it."""
    assert sung(table, "mouse", hated, *lost) == "hated mouse"


def test_a_hated_outcast_stays_hated(table: type[Table]) -> None:
    """10.4.1 It has been the Outcast already."""
    assert sung(table, "mouse", True, "sword") == "hated mouse"


def test_a_tie_of_two_beneath_a_most_is_none(table: type[Table]) -> None:
    """10.4.1 Two mice against a fox and a rabbit."""
    lost = ["anvil", "cobbler", "sword", "investments"]
    assert sung(table, "fox", False, *lost) == "mouse"


def test_dominance_cards_count_for_their_suit(table: type[Table]) -> None:
    """10.4.1, 10.2.6 They are Lost Souls like any other."""
    lost = ["dominance_mouse", "sword", "anvil"]
    assert sung(table, "fox", False, *lost) == "mouse"


# ---- 10.4.2


def test_lost_souls_are_discarded(table: type[Table]) -> None:
    """10.4.2, 3.3.3 To the discard pile; dominance cards become available."""
    t = faithful(table, lost_souls=["sword", "dominance_mouse", "anvil"])
    t.begins("cult", "birdsong")
    assert souls(t) == []
    assert t.discard == ["anvil", "sword"]
    assert [t.game.box.cards[card].kind for card in t.game.available] == ["dominance"]


# ---- 10.4.3


def test_without_acolytes_nothing_is_asked(table: type[Table]) -> None:
    """10.4.3 Conspiracies cost acolytes."""
    t = (
        faithful(table, hand=["anvil"])
        .put("cult", 12, "3 warriors")
        .put("marquise", 12, "1 warrior")
    )
    t.begins("cult", "birdsong")
    assert t.asked() == "cult.rituals"


def test_liz_hated_discount(table: type[Table]) -> None:
    """10.4.3 Convert for one and Sanctify for two; not Hated they cost two and three."""
    t = faithful(table, outcast="mouse", hated=False, acolytes=3)
    t.put("marquise", 9, "1 warrior, sawmill").begins("cult", "birdsong")
    assert outcast(t) == "hated mouse", "no soul was lost"
    t.says("cult", "convert 9 marquise_de_cat warrior")
    assert acolytes(t) == 2
    t.says("cult", "sanctify 9 marquise_de_cat sawmill")
    assert acolytes(t) == 0
    assert t.at(9) == "cult 1 warrior, cult 1 garden_mouse"
    assert t.supply("cult", "warrior") == 24
    assert t.vp == {"cult": 1}


def test_a_plain_outcast_is_dearer(table: type[Table]) -> None:
    """10.4.3 Four acolytes pay for two warriors, or for one and no building."""
    t = faithful(table, outcast="fox", acolytes=4, lost_souls=["sword"])
    t.put("marquise", 9, "2 warriors, sawmill").begins("cult", "birdsong")
    t.says("cult", "convert 9 marquise_de_cat warrior")
    t.refuses("cult", "sanctify 9 marquise_de_cat sawmill", "10.4.3")
    assert acolytes(t) == 2


def test_liz_conspiracy_only_outcast(table: type[Table]) -> None:
    """10.4.3.II Conspiracies act in clearings of the Outcast."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("marquise", 12, "1 warrior").put("cult", 9, "1 warrior").begins("cult", "birdsong")
    t.refuses("cult", "convert 12 marquise_de_cat warrior", "10.4.3.II")


def test_liz_sanctify_no_garden_left(table: type[Table]) -> None:
    """10.4.3.III, G.23 All five mouse gardens are on the map."""
    t = faithful(table, outcast="mouse", acolytes=3)
    for place, n in ((2, 2), (6, 2), (11, 1)):
        t.put("cult", place, f"{n} garden_mouse")
    t.freely().put("marquise", 9, "sawmill, 1 warrior").begins("cult", "birdsong")
    t.refuses("cult", "sanctify 9 marquise_de_cat sawmill", "G.23")


def test_liz_sanctify_points(table: type[Table]) -> None:
    """10.4.3.III, 3.2.1 A point for the building; the garden takes its slot."""
    t = faithful(table, outcast="fox", acolytes=3, lost_souls=["sword"])
    t.put("marquise", 9, "workshop").begins("cult", "birdsong")
    slots = t.game.slots[9]
    t.says("cult", "sanctify 9 marquise_de_cat workshop")
    assert t.vp == {"cult": 1}
    assert t.at(9) == "cult 1 garden_mouse"
    assert t.game.slots[9] == slots
    assert t.supply("marquise", "workshop") == 6


def test_liz_crusade_move_then_battle(table: type[Table]) -> None:
    """10.4.3.I The origin is an Outcast clearing; where the battle is need not be one."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("cult", 9, "2 warriors").put("marquise", 12, "1 warrior").begins("cult", "birdsong")
    t.says("cult", "crusade move", "to 12", "take 2")
    assert t.options("cult") == ["battle in 12", "pass"]
    t.says("cult", "battle in 12").rolls(2, 0)
    assert t.at(12) == "cult 2 warriors"
    assert acolytes(t) == 0


def test_a_crusade_need_not_battle(table: type[Table]) -> None:
    """10.4.3.I Only if the Cult wishes."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"], hand=["anvil"])
    t.put("cult", 9, "2 warriors").put("marquise", 12, "1 warrior").begins("cult", "birdsong")
    t.says("cult", "crusade move", "to 12", "take 1", "pass")
    assert t.asked() == "cult.rituals"
    assert t.at(12) == "cult 1 warrior, marquise 1 warrior"


def test_a_crusade_battles_in_outcast_clearings(table: type[Table]) -> None:
    """10.4.3.I A battle without a move is in an Outcast clearing."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"])
    for place in (9, 12):
        t.put("cult", place, "2 warriors").put("marquise", place, "1 warrior, sawmill")
    t.put("cult", 11, "1 warrior").put("marquise", 11, "1 warrior").begins("cult", "birdsong")
    t.says("cult", "crusade battle")
    assert t.options("cult") == ["battle in 9", "battle in 11"]
    t.refuses("cult", "battle in 12", "10.4.3.I")


def test_a_move_of_a_crusade_begins_in_an_outcast_clearing(table: type[Table]) -> None:
    """10.4.3.I, 4.2.1 And it needs rule like any other."""
    t = faithful(table, outcast="fox", acolytes=4, lost_souls=["sword"])
    t.put("cult", 9, "2 warriors").put("cult", 12, "2 warriors").put("cult", 11, "1 warrior")
    t.begins("cult", "birdsong").says("cult", "crusade move")
    assert t.options("cult") == ["from 9", "from 11"]
    t.refuses("cult", "from 12", "10.4.3.I")


def test_why_a_crusade_is_not_offered(table: type[Table]) -> None:
    """10.4.3.I No warrior of the Cult stands in an Outcast clearing."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("marquise", 9, "1 warrior").put("cult", 12, "1 warrior").begins("cult", "birdsong")
    assert t.options("cult") == ["convert 9 marquise_de_cat warrior", "pass"]
    t.refuses("cult", "crusade battle", "10.4.3.I")
    t.refuses("cult", "crusade move", "10.4.3.I")
    t.refuses("cult", "convert 9 lizard_cult warrior", "10.4.3.II")


def test_acolytes_that_pay_may_be_the_ones_that_come(table: type[Table]) -> None:
    """10.4.3.II, G.23 With an empty supply the warrior is one of those that were spent."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("cult", 12, "23 warriors").put("marquise", 9, "1 warrior").begins("cult", "birdsong")
    assert t.supply("cult", "warrior") == 0
    t.says("cult", "convert 9 marquise_de_cat warrior")
    assert t.at(9) == "cult 1 warrior"
    assert t.supply("cult", "warrior") == 1


def test_a_pawn_is_no_warrior(table: type[Table]) -> None:
    """10.4.3.II, 9.2.2 The Vagabond cannot be converted."""
    t = faithful(table, "vagabond", "marquise", outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("vagabond", 9, "pawn").put("marquise", 11, "1 warrior").begins("cult", "birdsong")
    t.refuses("cult", "convert 9 vagabond pawn", "10.4.3.II")


def test_the_keep_lets_nobody_in(table: type[Table]) -> None:
    """G.23, 6.2.2 Neither half of a replacement counts without the other."""
    t = faithful(table, outcast="fox", acolytes=5, lost_souls=["sword"])
    t.put("marquise", 9, "keep, 1 warrior, sawmill").put("marquise", 11, "1 warrior")
    t.begins("cult", "birdsong")
    t.refuses("cult", "convert 9 marquise_de_cat warrior", "6.2.2")
    t.refuses("cult", "sanctify 9 marquise_de_cat sawmill", "6.2.2")


def test_mar_hospitals_on_convert(table: type[Table]) -> None:
    """10.4.3.II, 6.2.3, G.23 Her warrior goes to the keep; the Cult's still arrives."""
    t = faithful(table, outcast="fox", acolytes=2, lost_souls=["cobbler"])
    t.put("marquise", 5, "1 warrior").put("marquise", 1, "keep").hand("marquise", "bake_sale")
    t.begins("cult", "birdsong").says("cult", "convert 5 marquise_de_cat warrior")
    t.says("marquise", "heal with bake_sale")
    assert t.at(5) == "cult 1 warrior"
    assert t.at(1) == "marquise 1 warrior, marquise 1 keep"


def test_conspiracies_come_in_any_number(table: type[Table]) -> None:
    """10.4.3 As many as can be paid for; what one changes the next finds."""
    t = faithful(table, outcast="mouse", acolytes=5)
    t.put("marquise", 9, "2 warriors").begins("cult", "birdsong")
    t.says("cult", "convert 9 marquise_de_cat warrior", "crusade battle").rolls(1, 0)
    assert t.at(9) == "cult 1 warrior"
    assert acolytes(t) == 3


def test_coffin_makers_get_nobody_who_is_converted(table: type[Table]) -> None:
    """10.4.3.II, G.23 Replaced pieces return to their supply."""
    t = table("cult", "marquise", deck="exiles_and_partisans").play("marquise", "coffin_makers")
    t.board("cult", outcast="fox", acolytes=2, lost_souls=["sword"])
    t.put("marquise", 9, "1 warrior").begins("cult", "birdsong")
    t.says("cult", "convert 9 marquise_de_cat warrior")
    assert t.lies_on("coffin_makers").pieces == []


def test_an_enemy_base_is_sanctified(table: type[Table]) -> None:
    """10.4.3.III, 8.2.4 Its owner pays for it as for any base that is removed."""
    t = faithful(table, "alliance", outcast="fox", acolytes=3, lost_souls=["sword"])
    t.put("alliance", 9, "base_mouse, sympathy").board(
        "alliance", supporters=["investments", "anvil"], officers=2
    )
    t.begins("cult", "birdsong").says("cult", "sanctify 9 woodland_alliance base_mouse")
    assert t.at(9) == "cult 1 garden_mouse, alliance 1 sympathy"
    assert souls(t) == ["investments"]


@pytest.mark.parametrize(("slot", "points"), [("marquise_de_cat sawmill", 2), ("", 1)])
def test_a_garden_takes_the_slot_of_what_it_replaces(
    table: type[Table], slot: str, points: int
) -> None:
    """10.4.3.III, G.23, L.1 At the Treetop no slot is chosen: it is that of the old building."""
    t = faithful(table, outcast="fox", acolytes=3, lost_souls=["sword"])
    t.put("marquise", 9, "sawmill").landmark(
        "elder_treetop", 9, **({"holds": slot} if slot else {})
    )
    t.put("marquise", 5, "1 warrior").begins("cult", "birdsong")
    assert t.game.slots[9] > 0
    t.says("cult", "sanctify 9 marquise_de_cat sawmill")
    assert t.asked() == "cult.rituals"
    assert t.vp == {"cult": points}
    assert (treetop_board(t.game, 0).piece >= 0) == bool(slot)
