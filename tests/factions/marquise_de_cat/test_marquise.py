"""6 Marquise de Cat: her rules and their edges."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import BadPosition, Game, IllegalAction, Setup, position
from undergrowth.factions.marquise_de_cat.pieces import marquise
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.book import book


def test_mar_wood_per_sawmill(table: type[Table]) -> None:
    """6.4 Each sawmill's clearing gets one wood for each sawmill there."""
    t = table("marquise", "eyrie")
    t.put("marquise", 2, "2 sawmills").put("marquise", 5, "1 sawmill")
    t.begins("marquise", "birdsong")
    assert t.at(2) == "marquise 2 sawmills, marquise 2 wood"
    assert t.at(5) == "marquise 1 sawmill, marquise 1 wood"
    assert t.supply("marquise", "wood") == 5


def test_gen_place_as_many_as_possible(table: type[Table]) -> None:
    """1.5.4, 6.4 With too little wood she chooses where it goes, and places all there is."""
    t = table("marquise", "eyrie")
    t.put("marquise", 1, "sawmill").put("marquise", 5, "sawmill").put("marquise", 10, "sawmill")
    t.put("marquise", 12, "6 wood")
    t.begins("marquise", "birdsong")
    assert t.options("marquise") == ["at 1", "at 5", "at 10"]
    t.says("marquise", "at 10", "at 1")
    assert t.at(10) == "marquise 1 sawmill, marquise 1 wood"
    assert t.at(5) == "marquise 1 sawmill"


def test_mar_build_chain_broken(table: type[Table]) -> None:
    """6.5.4.II Wood counts only through clearings she rules."""
    t = table("marquise", "alliance", "eyrie")
    t.put("marquise", 2, "2 warriors, sawmill, wood").put("marquise", 1, "1 warrior, 2 wood")
    t.put("marquise", 5, "1 warrior").put("alliance", 5, "1 warrior")
    t.put("marquise", 6, "2 sawmills, 3 warriors").put("marquise", 3, "workshop, 1 warrior")
    t.put("marquise", 8, "2 workshops").put("marquise", 7, "2 recruiters")
    t.put("marquise", 4, "recruiter")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "build", "6.5.4.II")


def test_mar_build_needs_rule(table: type[Table]) -> None:
    """6.5.4.I A tie belongs to the Eyrie: she does not rule the clearing and cannot build there."""
    t = table("marquise", "eyrie")
    t.put("marquise", 9, "2 warriors, 1 wood").put("eyrie", 9, "2 warriors")
    t.put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "build")
    t.refuses("marquise", "build in 9", "6.5.4.I")


def test_building_takes_wood_and_scores(table: type[Table]) -> None:
    """6.5.4 The second sawmill costs one wood and scores one point."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior, sawmill, 2 wood")
    t.begins("marquise", "daylight")
    t.says("marquise", "build", "raise sawmill")
    assert t.at(5) == "marquise 1 warrior, marquise 2 sawmills, marquise 1 wood"
    assert t.vp == {"marquise": 1}


def test_mar_recruit_per_recruiter(table: type[Table]) -> None:
    """6.5.3 One warrior at each recruiter."""
    t = table("marquise", "eyrie")
    t.put("marquise", 2, "2 recruiters").put("marquise", 5, "recruiter")
    t.begins("marquise", "daylight").says("marquise", "recruit")
    assert t.at(2) == "marquise 2 warriors, marquise 2 recruiters"
    assert t.at(5) == "marquise 1 warrior, marquise 1 recruiter"


def test_mar_recruit_once(table: type[Table]) -> None:
    """6.5.3 Not even an action bought with a bird card recruits a second time."""
    t = table("marquise", "eyrie")
    t.put("marquise", 2, "recruiter").put("marquise", 5, "recruiter").put(
        "marquise", 7, "recruiter"
    )
    t.hand("marquise", "royal_claim").begins("marquise", "daylight")
    t.says("marquise", "recruit", "extra royal_claim")
    t.refuses("marquise", "recruit", "6.5.3")


def test_mar_bird_actions(table: type[Table]) -> None:
    """6.5 Three actions, and one for each bird card spent: five here."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "1 warrior")
    t.hand("marquise", "royal_claim", "sappers", "armorers").begins("marquise", "daylight")
    t.says("marquise", "extra royal_claim", "extra sappers")
    for place in (1, 5, 1, 5, 1):
        t.says("marquise", "march", f"to {place}", "pass")
    t.refuses("marquise", "march", "6.5")


def test_mar_overwork_suit(table: type[Table]) -> None:
    """6.5.5 The card must match the sawmill's clearing; a bird card does."""
    t = table("marquise", "eyrie")
    t.put("marquise", 2, "sawmill")
    t.hand("marquise", "cobbler", "royal_claim").begins("marquise", "daylight")
    t.says("marquise", "overwork")
    t.refuses("marquise", "overwork with cobbler", "6.5.5")
    t.says("marquise", "overwork with royal_claim")
    assert t.at(2) == "marquise 1 sawmill, marquise 1 wood"


def test_overwork_with_no_wood_left(table: type[Table]) -> None:
    """6.5.5, 1.5.4 The card may be spent all the same: no wood comes."""
    t = table("marquise", "eyrie").put("marquise", 2, "sawmill").put("marquise", 5, "8 wood")
    t.hand("marquise", "royal_claim").begins("marquise", "daylight").says("marquise", "overwork")
    t.says("marquise", "overwork with royal_claim")
    assert t.at(2) == "marquise 1 sawmill"
    assert t.discard == ["royal_claim"]


def test_mar_setup_garrison() -> None:
    """6.3.2, 6.3.3 One warrior in every clearing but the one diagonally opposite the keep."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=3)
    g.choose("keep in 2")
    me = book(g).faction(0)
    assert g.on_map(me.warrior) == 11
    assert g.supply[me.warrior] == 14
    assert g.warriors_at(0, 4) == 0


def test_there_is_one_keep() -> None:
    """6.3.2 It is placed once, in the corner chosen, which is the starting clearing."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=3)
    assert g.on_map(book(g).faction(0).kind("keep")) == 0
    g.choose("keep in 2")
    keep = book(g).faction(0).kind("keep")
    assert [g.count(keep, place) for place in g.clearings] == [0, 1, *[0] * 10]
    assert (g.supply[keep], g.homes[0]) == (0, 2)
    placed = [event.fields for event in g.log or [] if event.verb == "placed"]
    assert [each for each in placed if each["piece"] == "keep"] == [placed[0]]
    assert (placed[0]["count"], placed[0]["place"]) == (1, "2")


def test_a_second_keep_cannot_be_described() -> None:
    """6.3.2 There is one, so a position has it in one clearing."""
    keeps = {"1": {"marquise": "keep"}, "2": {"marquise": "keep"}}
    with pytest.raises(BadPosition, match="1 wanted, only 0 left in the supply"):
        position.game({"seats": ["marquise", "eyrie"], "clearings": keeps})
    with pytest.raises(BadPosition, match="2 wanted, only 1 left in the supply"):
        position.game({"seats": ["marquise", "eyrie"], "clearings": {"1": {"marquise": "2 keep"}}})


def test_mar_setup_buildings_area() -> None:
    """6.3.4 The three buildings go in the keep's clearing or next to it."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=3)
    g.choose("keep in 1")
    g.choose("place sawmill 1")
    g.choose("place workshop 10")
    assert "(law 6.3.4" in g.why_not(0, "place recruiter 12")
    with pytest.raises(IllegalAction, match=r"6\.3\.4"):
        g.choose("place recruiter 12")
    g.choose("place recruiter 5")


def test_gen_no_open_slot(table: type[Table]) -> None:
    """2.2.3, 2.2.4 A ruin fills its slot; with a roost in the other nothing can be built."""
    t = table("marquise", "eyrie")
    t.put("marquise", 6, "5 warriors, 2 wood").put("eyrie", 6, "roost").ruins(c6="boot")
    t.put("marquise", 3, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "build")
    t.refuses("marquise", "build in 6", "2.2.3")


def test_bat_hospitals_one_card_all_warriors(table: type[Table]) -> None:
    """6.2.3 One matching card brings all the fallen of a clearing back to the keep."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "3 warriors").put("eyrie", 5, "4 warriors").put("marquise", 1, "keep")
    t.hand("marquise", "cobbler").battle("eyrie", against="marquise", at=5)
    t.rolls(3, 0)
    t.says("marquise", "heal with cobbler")
    assert t.at(1) == "marquise 3 warriors, marquise 1 keep"
    assert t.at(5) == "eyrie 4 warriors"
    assert t.done()


def test_bat_hospitals_wrong_suit(table: type[Table]) -> None:
    """6.2.3 A card that does not match the clearing saves nobody."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "3 warriors").put("eyrie", 5, "4 warriors").put("marquise", 1, "keep")
    t.hand("marquise", "anvil", "cobbler").battle("eyrie", against="marquise", at=5)
    t.rolls(3, 0)
    t.refuses("marquise", "heal with anvil", "6.2.3")
    t.says("marquise", "pass")
    assert t.at(1) == "marquise 1 keep"


def test_mar_keep_removed(table: type[Table]) -> None:
    """6.2.2 A removed keep scores a point, and others may place pieces there again."""
    t = table("eyrie", "marquise")
    t.put("eyrie", 1, "2 warriors").put("marquise", 1, "keep")
    t.battle("eyrie", against="marquise", at=1).rolls(1, 0)
    assert t.vp == {"eyrie": 1}
    assert t.at(1) == "eyrie 2 warriors"
    assert may_place(t.game, t.seat("eyrie"), 1)


def test_mar_keep_blocks_sympathy(table: type[Table]) -> None:
    """6.2.2, 1.1.2 Others cannot place pieces in the keep's clearing."""
    t = table("alliance", "marquise")
    t.put("marquise", 1, "keep").put("alliance", 5, "sympathy")
    t.board("alliance", supporters=["anvil", "foxfolk_steel", "protection_racket", "sword"])
    t.begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 1", "6.2.2")


def test_mar_keep_blocks_revolt(table: type[Table]) -> None:
    """6.2.2, 8.4.1 A revolt needs sympathy, which can never be placed beside the keep."""
    t = table("alliance", "marquise")
    t.put("marquise", 1, "keep").put("alliance", 12, "sympathy")
    t.board("alliance", supporters=["anvil", "foxfolk_steel", "protection_racket"])
    t.begins("alliance", "birdsong")
    t.refuses("alliance", "revolt in 1", "8.4.1.I")


def test_mar_hospitals_on_own_removal(table: type[Table]) -> None:
    """6.2.3 Field Hospitals work for every remover of the warriors: Tax Collector, for one."""
    t = table("marquise", "eyrie")
    t.put("marquise", 1, "keep").put("marquise", 5, "1 warrior")
    t.hand("marquise", "cobbler").play("marquise", "tax_collector")
    t.begins("marquise", "daylight").says("marquise", "use tax_collector")
    t.says("marquise", "heal with cobbler")
    assert t.at(1) == "marquise 1 warrior, marquise 1 keep"
    assert t.at(5) == ""


def test_supplies_after_setup() -> None:
    """6.3.1, 6.3.5 25 warriors and 8 wood; of each building five stay on its track."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=3)
    g.choose("keep in 1")
    g.choose("place sawmill 1")
    g.choose("place workshop 5")
    g.choose("place recruiter 9")
    me = book(g).faction(0)
    assert g.supply[me.warrior] + g.on_map(me.warrior) == 25
    assert g.supply[me.kind("wood")] == 8
    assert [g.supply[me.kind(name)] for name in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]


def test_battle_is_an_action(table: type[Table]) -> None:
    """6.5.1 A battle is one of her actions; without an enemy beside her she cannot take it."""
    t = table("marquise", "eyrie")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "1 warrior").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "battle").rolls(1, 0)
    assert t.at(9) == "marquise 2 warriors"
    t.refuses("marquise", "battle", "6.5.1")


def test_march_is_up_to_two_moves(table: type[Table]) -> None:
    """6.5.2, 4.2.2 A march takes one or two moves, of the same or other warriors."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "2 warriors")
    t.begins("marquise", "daylight")
    t.says("marquise", "march", "to 1", "take 1", "from 1", "to 9")
    assert t.at(9) == "marquise 1 warrior"
    assert t.at(5) == "marquise 1 warrior"


def test_hospitals_are_for_her_own_warriors(table: type[Table]) -> None:
    """1.5.3, 6.2.3 Others may fight beside her: only Marquise warriors come back to the keep."""
    t = table("marquise", "eyrie")
    t.put("marquise", 5, "2 warriors").put("marquise", 1, "keep").put("eyrie", 5, "2 warriors")
    t.hand("marquise", "cobbler").battle("marquise", against="eyrie", at=5).rolls(2, 2)
    t.says("marquise", "heal with cobbler")
    assert t.at(1) == "marquise 2 warriors, marquise 1 keep"
    assert t.supply("eyrie", "warrior") == 20


def test_evening_draws_one_card_and_the_bonuses(table: type[Table]) -> None:
    """6.6 One card, and one for each draw bonus uncovered by the third and fifth recruiter."""
    t = table("marquise", "eyrie")
    t.put("marquise", 2, "2 recruiters").put("marquise", 5, "recruiter")
    t.begins("marquise", "evening")
    assert len(t.holds("marquise")) == 2


def test_daylight_is_not_over_before_she_says_so(table: type[Table]) -> None:
    """6.5, 1.2.1 Whether a hand holds a bird card for one more action is nobody else's business."""
    t = table("marquise", "eyrie").hand("marquise", "anvil").begins("marquise", "daylight")
    assert t.game.answers is not None
    assert t.game.answers[0] == "marquise_de_cat: pass"


def test_crafting_comes_before_actions(table: type[Table]) -> None:
    """6.5 Once an action is taken, nothing can be crafted any more."""
    t = table("marquise", "eyrie").hand("marquise", "anvil").put("marquise", 1, "workshop")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    assert t.offers("marquise", "craft anvil")
    t.says("marquise", "march", "to 1", "pass")
    t.refuses("marquise", "craft anvil", "6.5")


def test_everybody_sees_what_is_left_of_her_daylight(table: type[Table]) -> None:
    """6.5, 6.5.2, 6.5.4.II Actions, moves of a march and wood to pay: all can count them."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 sawmills, 3 wood, 3 warriors")
    t.put("marquise", 1, "2 wood").put("marquise", 2, "warrior").hand("marquise", "royal_claim")
    t.put("marquise", 9, "warrior").begins("marquise", "daylight")
    assert t.left == {"action": "0 of 3", "recruit": "0 of 1"}
    t.says("marquise", "march", "from 5", "to 1")
    assert t.left == {"action": "1 of 3", "recruit": "0 of 1", "move": "1 of 2"}
    t.says("marquise", "take 1")
    assert t.left == {"action": "1 of 3", "recruit": "0 of 1", "move": "2 of 2"}
    t.says("marquise", "pass", "extra royal_claim")
    assert t.left == {"action": "1 of 4", "recruit": "0 of 1"}
    t.says("marquise", "build", "build in 1", "raise sawmill", "wood from 1")
    assert t.left == {"action": "2 of 4", "recruit": "0 of 1", "wood": "1 of 2"}


def test_field_hospitals_without_a_keep_are_refused_for_that(table: type[Table]) -> None:
    """6.2.2, 6.2.3 Nobody is asked, and the reason names what is missing."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").put("eyrie", 5, "4 warriors")
    t.hand("marquise", "cobbler").battle("eyrie", against="marquise", at=5).rolls(3, 0)
    assert t.done()
    bare = table("marquise", "eyrie").put("marquise", 5, "1 warrior").hand("marquise", "cobbler")
    bare.begins("marquise", "daylight")
    bare.refuses("marquise", "heal with cobbler", "6.2.2")
    assert bare.reason("marquise", "heal with cobbler") == "why-keep_not_on"


def test_wood_is_not_asked_about_where_all_of_it_goes(table: type[Table]) -> None:
    """6.5.4.II The order of wood is no choice; the choice of wood is one."""
    for wood, asked in (("wood", "marquise.daylight"), ("2 wood", "marquise.build_wood")):
        t = table("marquise", "eyrie").put("marquise", 5, "2 warriors, 2 sawmills")
        t.put("marquise", 1, "2 warriors, wood").put("marquise", 2, f"2 warriors, {wood}")
        t.begins("marquise", "daylight")
        t.says("marquise", "build", "build in 1", "raise sawmill")
        assert t.asked() == asked


def test_what_placing_scores() -> None:
    """6.5.4.III The points of the space that the next building uncovers, by every effect that lets
    her place it."""
    t = Table("marquise", "eyrie").put("marquise", 5, "2 sawmill").begins("marquise", "daylight")
    me = marquise(t.game, 0)
    assert me.points_for_placing(t.game, me.sawmill, 9) == me.points[0][2] > 0
    assert me.points_for_placing(t.game, me.keep, 9) == 0
