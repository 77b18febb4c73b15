"""R.8.5, R.8.6 Daylight and Evening of the Logical Lizards, and whole games with them."""

from __future__ import annotations

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
    souls,
    tabled,
)
from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.factions.logical_lizards.evening import (
    CraftTopCard,
    DrawErratically,
    ReleaseLostSouls,
    ReturnToLostSouls,
    ScoreOrderedTrack,
)
from undergrowth.factions.logical_lizards.rituals import RevealLostSouls
from undergrowth.table.frames import Frame


def reveals(t: Table) -> Table:
    """R.8.5 Nothing but their rituals."""
    return t.does(RevealLostSouls(0), turn=ME)


def at_dusk(t: Table, frame: Frame) -> Table:
    """R.8.6 Nothing but one step of Evening."""
    return t.does(frame, turn=ME, phase="evening")


# ---- R.8.5 rituals


@pytest.mark.parametrize(
    ("options", "rituals"), [("easy", 3), ("default", 4), ("challenging", 5), ("nightmare", 5)]
)
def test_so_many_cards_are_revealed(options: str, rituals: int) -> None:
    """R.8.5, R.3.3.1 From the top, as many as there are."""
    cards = [FOX, "foxfolk_steel", MOUSE, "investments", RABBIT, "bake_sale"]
    t = reveals(tabled(options=options, lost_souls=cards))
    assert on_board(t)["revealed"] == cards[::-1][:rituals]
    assert souls(t) == cards[: 6 - rituals]
    t = reveals(tabled(options=options, lost_souls=[FOX]))
    assert (on_board(t)["revealed"], souls(t)) == ([FOX], [])


def test_the_warrior_comes_where_slots_are_free() -> None:
    """R.8.5.1 Then where most enemy buildings are, then by priority."""
    t = tabled(lost_souls=[MOUSE]).put("marquise", 2, "2 sawmills").put("marquise", 9, "workshop")
    t.put("marquise", 7, "3 warriors")
    assert announced(reveals(t)) == ["set down 1 warrior 9"]
    assert t.told("targeted")[0]["why"] == "free_slots most_enemy_buildings"
    t = tabled(lost_souls=[MOUSE])
    assert announced(reveals(t)) == ["set down 1 warrior 2", "set down 1 garden_mouse 2"]


def test_a_garden_follows_where_they_rule() -> None:
    """R.8.5.1 With the warrior that has just come."""
    t = tabled(lost_souls=[MOUSE]).put(ME, 9, "warrior").put("marquise", 9, "sawmill")
    assert reveals(t).at(9) == "logical 2 warriors, logical 1 garden_mouse, marquise 1 sawmill"
    t = tabled(lost_souls=[MOUSE]).put("marquise", 9, "warrior, sawmill")
    assert reveals(t).at(9) == "logical 1 warrior, marquise 1 warrior, marquise 1 sawmill"


def test_without_a_slot_there_is_no_garden() -> None:
    """R.8.5.1, 2.2.3"""
    t = tabled(lost_souls=[FOX]).freely()
    for place, slots in ((1, 1), (6, 2), (8, 2), (12, 2)):
        t.put(ME, place, f"{slots} garden_fox" if place < 8 else "warrior")
    t.put("marquise", 8, "2 sawmills").put("marquise", 12, "2 workshops")
    assert announced(reveals(t)) == ["set down 1 warrior 8"]


def test_where_nothing_may_be_placed_is_no_target() -> None:
    """R.2.3, 6.2.2 Not beside the keep."""
    t = tabled(lost_souls=[FOX]).put("marquise", 1, "keep").put("marquise", 6, "warrior")
    assert announced(reveals(t))[0] == "set down 1 warrior 6"


def test_with_no_warrior_left_the_garden_still_comes() -> None:
    """1.5.4, R.8.5.1 As much as can be placed."""
    t = tabled(lost_souls=[MOUSE]).put(ME, 2, "25 warriors")
    assert announced(reveals(t)) == ["set down 1 garden_mouse 2"]


def test_lli_ritual_bird() -> None:
    """R.8.5.2 Of equals the higher priority; the card goes to the discard pile."""
    t = tabled(lost_souls=[BIRD]).put(ME, 2, "2 warriors").put(ME, 7, "2 warriors")
    reveals(t.put(ME, 1, "warrior"))
    assert announced(t) == ["offer up in 2"]
    assert (t.at(2), acolytes(t), t.supply(ME, "warrior")) == ("logical 1 warrior", 1, 20)
    assert (t.discard, souls(t), on_board(t)["revealed"]) == ([BIRD], [], [])


def test_a_bird_without_warriors_is_discarded() -> None:
    """R.8.5.2, 1.5.4"""
    t = reveals(tabled(lost_souls=[BIRD]))
    assert (announced(t), acolytes(t), t.discard) == ([], 0, [BIRD])


def test_martyrs() -> None:
    """R.3.3.2 One acolyte more, out of the supply."""
    t = reveals(tabled(options="martyrs", lost_souls=[BIRD]).put(ME, 2, "2 warriors"))
    assert (acolytes(t), t.supply(ME, "warrior")) == (2, 22)


def test_coffin_makers_do_not_bury_acolytes() -> None:
    """R.8.2.2, R.8.5.2 The one removed becomes an acolyte; of others in battle the rest lies
    there."""
    t = Table(ME, "marquise", deck="exiles_and_partisans").board(ME, lost_souls=["arms_trader"])
    t.put(ME, 2, "2 warriors").play("marquise", "coffin_makers")
    reveals(t)
    assert (acolytes(t), t.supply(ME, "warrior")) == (1, 23)


# ---- R.8.6 Evening


@pytest.mark.parametrize(
    ("order", "points"), [("mouse", 2), ("fox", 0), ("rabbit", 2), ("bird", 0)]
)
def test_the_track_of_the_order_is_scored(order: str, points: int) -> None:
    """R.8.6.1 Three mouse gardens and two of rabbits; with a bird the fewest on the map."""
    t = tabled(order=order).put(ME, 2, "2 garden_mouse").put(ME, 9, "garden_mouse")
    t.put(ME, 5, "2 garden_rabbit").put(ME, 6, "garden_fox")
    assert at_dusk(t, ScoreOrderedTrack(0)).vp.get("logical", 0) == points


def test_no_garden_scores_nothing() -> None:
    """R.8.6.1"""
    assert at_dusk(tabled(order="mouse"), ScoreOrderedTrack(0)).vp == {}


def test_lost_souls_are_discarded() -> None:
    """R.8.6.2, 3.3.3 Dominance cards beside the map."""
    t = tabled("marquise", "eyrie", "alliance", lost_souls=[FOX, "dominance_fox", BIRD])
    at_dusk(t, ReleaseLostSouls(0))
    assert (souls(t), t.discard) == ([], sorted([FOX, BIRD]))
    assert len(t.game.available) == 1


def test_revealed_cards_return_in_order() -> None:
    """R.8.6.3 The first one on top."""
    t = at_dusk(tabled(revealed=[FOX, MOUSE, RABBIT]), ReturnToLostSouls(0))
    assert (souls(t), on_board(t)["revealed"]) == ([RABBIT, MOUSE, FOX], [])


def test_the_top_card_is_crafted() -> None:
    """R.8.6.4, R.1.1 For one point, without crafting pieces; it becomes the top Lost Soul."""
    t = at_dusk(tabled(lost_souls=[FOX]).also(deck_top=["root_tea_fox"]), CraftTopCard(0))
    assert (t.vp, t.crafts(ME), souls(t)) == ({"logical": 1}, {"tea": 1}, [FOX, "root_tea_fox"])


@pytest.mark.parametrize("card", ["brutal_tactics", "favor_of_the_mice", "ambush_fox", "sword"])
def test_what_cannot_be_crafted_becomes_a_lost_soul(card: str) -> None:
    """R.8.6.4, R.1.1.3 No effects; no item that is gone."""
    t = tabled().also(deck_top=[card], items={"sword": 0})
    at_dusk(t, CraftTopCard(0))
    assert (t.vp, souls(t)) == ({}, [card])


def test_the_last_card_of_the_deck() -> None:
    """R.8.6.4, 2.1 The deck is made anew at once."""
    t = at_dusk(tabled().also(deck_top=["anvil"]), CraftTopCard(0))
    assert t.game.deck


def test_nightmare_scores_each_evening() -> None:
    """R.3.3.1"""
    t = tabled("marquise", options="nightmare").also(deck_top=["armorers"])
    t.put("marquise", 5, "2 warriors").begins(ME, "evening")
    assert t.vp == {"logical": 1}


def test_erratic() -> None:
    """R.3.3.2 A card on top of the others, uncrafted."""
    t = tabled(options="erratic", lost_souls=[FOX]).also(deck_top=["root_tea_fox"])
    at_dusk(t, DrawErratically(0))
    assert (souls(t), t.vp) == ([FOX, "root_tea_fox"], {})


def test_evening_goes_in_order() -> None:
    """R.8.6, R.3.3 Score, discard, return, craft; then what difficulty and traits add."""
    t = tabled("marquise", options="nightmare:erratic", order="mouse", lost_souls=[FOX, BIRD])
    t.board(ME, revealed=[MOUSE, RABBIT]).put(ME, 2, "2 garden_mouse")
    t.put("marquise", 5, "2 warriors")
    t.also(deck_top=["root_tea_fox", "armorers"]).begins(ME, "evening")
    assert souls(t)[:4] == [RABBIT, MOUSE, "root_tea_fox", "armorers"]
    assert t.vp == {"logical": 4}
    laws = [event["law"] for event in t.told("scored", "released_souls", "returned_souls")]
    assert laws == ["R.8.6.1", "R.8.6.2", "R.8.6.3", "3.2.2", "R.3.3.1"]


# ---- others' rules


def test_outrage_gives_to_the_alliance() -> None:
    """8.2.6, R.2.8.1 They hold no cards: the Alliance takes one from the deck."""
    t = tabled("alliance", order="mouse").put("alliance", 9, "sympathy").put(ME, 9, "2 warriors")
    before = len(t.battle(ME, against="alliance", at=9).game.deck)
    t.rolls(0, 0)
    assert before - len(t.game.deck) == 1
    assert t.vp == {"logical": 1}


def test_a_vagabond_turns_them_hostile() -> None:
    """9.2.9.III They are a faction like any other."""
    t = tabled("vagabond").put("vagabond", 9, "pawn").put(ME, 9, "2 warriors")
    t.board("vagabond", items=["sword", "sword"]).battle("vagabond", against=ME, at=9).rolls(1, 0)
    assert t.told("turned_hostile") or "hostile" in str(t.game.observe(1))


def test_a_converted_warrior_of_the_duchy() -> None:
    """R.8.4.2.I, R.2.7 The Burrow has no suit: nothing there is ordered."""
    t = tabled("duchy", order="bird", acolytes=1).put("duchy", "burrow", "2 warriors")
    t.begins(ME, "birdsong")
    assert announced(t)[:1] != ["conspire convert burrow underground_duchy warrior"]


# ---- whole games

LINE_UPS = [
    ([f"{ME}:easy", "marquise"], "autumn"),
    ([f"{ME}:nightmare:spiteful", "alliance", "vagabond"], "winter"),
    ([f"{ME}:challenging:erratic", "eyrie", "duchy"], "lake"),
    ([f"{ME}:martyrs:fanatics", "corvids", "riverfolk", "keepers"], "mountain"),
    ([f"{ME}:spiteful:erratic:fanatics:martyrs", "hundreds", "marquise"], "autumn"),
]


@pytest.mark.parametrize(("seats", "map"), LINE_UPS)
def test_random_games_hold_together(seats: list[str], map: str) -> None:
    """R.2.6 Copies, saves, views, secrets and conservation."""
    g = random_game(Setup(seats=seats, map=map), 11, 260, 40)
    assert any(line.startswith(f"{ME}: ") for line in g.answers or [])
