"""18.4, 18.5 Ready, the actions of the Acting Captain, and Retire."""

from __future__ import annotations

from factions.knaves_of_the_deepwood.gang import SEAT, gang, me, on_board
from kit import Table
from undergrowth.table.places import PLACE

ALL = ["boot", "sword", "crossbow", "bag", "tea", "coins", "hammer"]
CAUGHT = "imprison marquise_de_cat warrior"


# ---- 18.4


def test_ready_a_captain_on_the_map(table: type[Table]) -> None:
    """18.4, 18.5.1 One whose card lies face up; it has four actions."""
    t = table(SEAT, "marquise").board(
        SEAT, captains=["thief", "tinker", "cheat"], retired=["cheat"]
    )
    t.put(SEAT, "f1", "thief, tinker, cheat, warrior").begins(SEAT, "birdsong")
    assert t.options(SEAT) == ["ready thief", "ready tinker"]
    t.refuses(SEAT, "ready cheat", "18.4")
    t.refuses(SEAT, "ready ronin", "18.3.2")
    t.says(SEAT, "ready tinker")
    assert on_board(t)["acting"] == "tinker"
    assert t.left == {"action": "0 of 4"}


def test_kna_ready_off_map(table: type[Table]) -> None:
    """18.4, 18.5.1 Placed in a forest: Prisoners there and next to it go; three actions."""
    t = table(SEAT, "marquise", "eyrie").board(SEAT, captains=["thief", "tinker", "cheat"])
    t.put(SEAT, "f6", "tinker, cheat").put("marquise", "f4", "warrior")
    t.put("marquise", "f5", "warrior").put("eyrie", "f1", "warrior").hand(SEAT, "royal_claim")
    t.begins(SEAT, "birdsong").says(SEAT, "ready thief")
    t.refuses(SEAT, "return in 6", "18.4")
    t.says(SEAT, "return in f4")
    assert t.at("f4") == "knaves 1 thief" and t.at("f5") == ""
    assert t.at("f1") == "eyrie 1 warrior", "which is not next to it"
    assert t.supply("marquise", "warrior") == 25
    assert t.left == {"action": "0 of 3"}


def test_the_last_captain_is_ready_by_itself(table: type[Table]) -> None:
    """18.4 Only one card lies face up."""
    t = table(SEAT, "marquise").board(
        SEAT, captains=["thief", "tinker", "cheat"], retired=["cheat", "thief"]
    )
    t.put(SEAT, "f1", "tinker").hand(SEAT, "royal_claim").begins(SEAT, "birdsong")
    assert on_board(t)["acting"] == "tinker"


# ---- 18.5.1


def test_kna_four_actions(table: type[Table]) -> None:
    """18.5.1 Move, battle, Filch, move: a fifth is too many."""
    t = gang(table, items=[], hand=["dominance_fox"], acting="tinker", also=("thief", "cheat"))
    t.scores(knaves=12).put(SEAT, "f4", "tinker, warrior").put("marquise", 6, "2 warriors")
    t.crafted("marquise", "sword").begins(SEAT, "daylight")
    t.says(SEAT, "lead move", "to 6", "take 1", "lead battle").rolls(0, 0)
    t.says(SEAT, "filch marquise_de_cat sword", "lead move", "to f4", "take 1")
    assert t.left == {"action": "4 of 4"}
    t.refuses(SEAT, "lead move", "18.5.1")
    assert t.at("f4") == "knaves 1 warrior, knaves 1 tinker"


def test_no_action_without_the_captain(table: type[Table]) -> None:
    """18.5.1 Actions are taken with the Acting Captain: off the map it takes none."""
    t = gang(table, items=ALL, hand=["dominance_fox"]).scores(knaves=12).put(SEAT, 6, "warrior")
    t.begins(SEAT, "daylight")
    assert t.options(SEAT) == ["dominate dominance_fox", "pass"]
    t.refuses(SEAT, "lead move", "18.5.1")
    t.refuses(SEAT, "gift", "18.5.1")


def test_no_battle_in_a_forest(table: type[Table]) -> None:
    """18.5.1.II In the Acting Captain's clearing."""
    t = gang(table).put(SEAT, "f4", "thief").put("marquise", "f4", "warrior")
    t.begins(SEAT, "daylight")
    t.refuses(SEAT, "lead battle", "18.5.1.II")


# ---- 18.5.1.III


def test_kna_filch_item(table: type[Table]) -> None:
    """18.5.1.III From an enemy with any piece there; face up into the Stash; once a turn."""
    t = gang(table, acting="tinker", also=("thief", "cheat"), items=[])
    t.put(SEAT, 6, "tinker").put("marquise", 6, "wood").crafted("marquise", "sword", "boot")
    t.begins(SEAT, "daylight")
    assert t.reason(SEAT, "filch marquise_de_cat tea") == "why-no_item_in_box"
    t.says(SEAT, "filch marquise_de_cat sword")
    assert on_board(t)["items"] == ["1 sword ready"]
    assert t.crafts("marquise") == {"boot": 1}
    t.refuses(SEAT, "filch marquise_de_cat boot", "18.5.1.III")


def test_no_item_of_who_is_elsewhere(table: type[Table]) -> None:
    """18.5.1.III In the Acting Captain's clearing, and not from a forest."""
    t = gang(table).put(SEAT, 6, "thief").put("marquise", 2, "wood").crafted("marquise", "sword")
    t.begins(SEAT, "daylight")
    assert t.reason(SEAT, "filch marquise_de_cat sword").startswith("why-owner_not_at_captain")
    t.refuses(SEAT, "filch marquise_de_cat sword", "18.5.1.III")
    t = gang(table).put(SEAT, "f3", "thief").put("marquise", 2, "wood").crafted("marquise", "sword")
    t.begins(SEAT, "daylight")
    t.refuses(SEAT, "filch marquise_de_cat sword", "18.5.1.III")


def test_crf_knaves_filch_no_points(table: type[Table]) -> None:
    """18.5.1.III, 18.2.8 The boot goes to the Stash; its listed point is not scored."""
    t = gang(table, acting="tinker", also=("ronin", "cheat"), items=[], suits={5: "rabbit"})
    t.hand(SEAT, "travel_gear_fox", "royal_claim").put(SEAT, 5, "tinker").begins(SEAT, "daylight")
    t.says(SEAT, "craft travel_gear_fox")
    assert on_board(t)["items"] == ["1 boot ready"]
    assert t.vp == {}
    assert t.discard == ["travel_gear_fox"]
    t.refuses(SEAT, "craft royal_claim", "18.5.1.III")


def test_points_that_others_add_stay(table: type[Table]) -> None:
    """18.5.1.III, 3.2.2 Only what the card lists is not scored: Master Engravers add one."""
    t = table(SEAT, "marquise", deck="exiles_and_partisans", suits={5: "rabbit"})
    t.board(SEAT, captains=["tinker", "ronin", "cheat"], acting="tinker")
    t.play(SEAT, "master_engravers").hand(SEAT, "travel_gear_fox", "murine_broker")
    t.put(SEAT, 5, "tinker").begins(SEAT, "daylight").says(SEAT, "craft travel_gear_fox")
    assert t.vp == {"knaves": 1}


def test_a_captain_makes_one_icon(table: type[Table]) -> None:
    """18.2.8 Of its clearing's suit; in a forest of none."""
    t = gang(table, hand=["anvil", "arms_trader"], suits={5: "fox"}).put(SEAT, 5, "thief")
    t.begins(SEAT, "daylight")
    assert t.offers(SEAT, "craft anvil") and not t.offers(SEAT, "craft arms_trader")
    t = gang(table, hand=["anvil"], suits={5: "fox"}).put(SEAT, "f1", "thief")
    t.begins(SEAT, "daylight")
    t.refuses(SEAT, "craft anvil", "18.5.1.III")


# ---- 18.5.1.IV


def test_kna_dash(table: type[Table]) -> None:
    """18.5.1.IVa Two moves without rule, one action."""
    t = gang(table, items=["boot"]).put(SEAT, "f4", "thief").put("marquise", 6, "2 warriors")
    t.put("marquise", 2, "2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "dash", "to 6", "from 6", "to 2")
    assert t.at(2) == "knaves 1 thief, marquise 2 warriors"
    assert on_board(t)["items"] == ["1 boot exhausted"]
    assert t.left == {"action": "1 of 4"}


def test_a_captain_starts_where_it_stands(table: type[Table]) -> None:
    """18.2.5, 4.2 Skunks elsewhere do not begin its move, and the reason does not speak of rule."""
    t = gang(table, items=["boot"]).put(SEAT, "f4", "thief").put(SEAT, 1, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "dash", "to 6")
    t.refuses(SEAT, "from 1", "4.2")
    assert t.reason(SEAT, "from 1") == "why-that_warrior_elsewhere: place place:1"


def test_a_dash_may_stop(table: type[Table]) -> None:
    """18.5.1.IVa Up to twice; each time other Skunks may go along."""
    t = gang(table, items=["boot"]).put(SEAT, "f4", "thief, warrior").put(SEAT, 6, "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "dash", "to 6", "take 1", "from 6", "to 2", "take 2")
    assert t.at(2) == "knaves 2 warriors, knaves 1 thief"
    t = gang(table, items=["boot"]).put(SEAT, "f4", "thief").begins(SEAT, "daylight")
    t.says(SEAT, "dash", "to 6", "pass")
    assert t.asked() == "knaves.act"


def test_kna_assault_all_prisoners(table: type[Table]) -> None:
    """18.5.1.IVb, 18.2.6 Both are taken, to two different forests; the sword flips down."""
    t = gang(table, items=["sword"]).put(SEAT, 11, "thief, 2 warriors")
    t.put("marquise", 11, "3 warriors").begins(SEAT, "daylight").says(SEAT, "assault").rolls(2, 0)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.options(SEAT) == [f"{CAUGHT} f4", f"{CAUGHT} f5"]
    t.refuses(SEAT, f"{CAUGHT} f3", "18.2.6")
    t.says(SEAT, f"{CAUGHT} f5")
    assert t.at("f3") == t.at("f5") == "marquise 1 warrior"
    assert t.at(11) == "knaves 2 warriors, knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"
    assert on_board(t)["items"] == ["1 sword exhausted"]


def test_an_assault_takes_as_many_as_there_are_forests(table: type[Table]) -> None:
    """18.5.1.IVb, 18.2.6 The others are removed as normal."""
    t = gang(table, items=["sword"]).put(SEAT, 6, "thief, 3 warriors")
    t.put("marquise", 6, "3 warriors").begins(SEAT, "daylight").says(SEAT, "assault").rolls(3, 0)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at("f4") == "marquise 1 warrior" and t.at("f3") == "marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 23


def test_skirmish(table: type[Table]) -> None:
    """18.5.1.IVc From a forest into a clearing; the first hit taken is ignored."""
    t = gang(table, items=["crossbow"]).put(SEAT, "f4", "thief").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "skirmish")
    assert t.options(SEAT) == ["to 3", "to 6", "to 11"]
    t.refuses(SEAT, "to f3", "9.2.10")
    t.says(SEAT, "to 6").rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"


def test_a_skirmish_ignores_one_hit(table: type[Table]) -> None:
    """18.5.1.IVc Not the second; an ambush's hit is the first."""
    t = gang(table, items=["crossbow"], suits={6: "fox"}).hand("marquise", "ambush_fox")
    t.put(SEAT, "f4", "thief, 2 warriors").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "skirmish", "to 6", "take 2")
    t.says("marquise", "play ambush_fox")
    t.rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"


def test_a_skirmish_without_an_enemy_is_a_move(table: type[Table]) -> None:
    """18.5.1.IVc The battle follows where there is somebody to battle."""
    t = gang(table, items=["crossbow"]).put(SEAT, "f4", "thief").begins(SEAT, "daylight")
    t.says(SEAT, "skirmish", "to 3")
    assert t.at(3) == "knaves 1 thief"
    t = gang(table, items=["crossbow"]).put(SEAT, 3, "thief").begins(SEAT, "daylight")
    t.refuses(SEAT, "skirmish", "18.5.1.IVc")


def test_kna_nab(table: type[Table]) -> None:
    """18.5.1.IVd The Captain, hit, escapes to a forest; with it gone no acclaim comes."""
    t = gang(table, items=["bag"]).put(SEAT, 6, "thief").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(1, 1)
    assert t.options(SEAT) == [f"{CAUGHT} f3", f"{CAUGHT} f4", "escape to f3", "escape to f4"]
    t.refuses(SEAT, "escape to f1", "18.5.1.IVd")
    t.says(SEAT, f"{CAUGHT} f3", "escape to f4")
    assert t.at(6) == "marquise 1 warrior"
    assert (t.at("f3"), t.at("f4")) == ("marquise 1 warrior", "knaves 1 thief")
    assert t.asked() == "knaves.act"


def test_the_captain_may_join_its_prisoner(table: type[Table]) -> None:
    """18.5.1.IVd, 18.2.6 In a forest that holds the Captain a Prisoner fits, too."""
    t = gang(table, items=["bag"]).put(SEAT, 6, "thief").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(1, 1)
    t.says(SEAT, "escape to f3", f"{CAUGHT} f3")
    assert t.at("f3") == "knaves 1 thief, marquise 1 warrior"


def test_after_a_nab_the_captain_may_move(table: type[Table]) -> None:
    """18.5.1.IVd If it was not hit, after acclaim has been placed."""
    t = gang(table, items=["bag"]).put(SEAT, 6, "thief, warrior").put("marquise", 6, "2 warriors")
    t.begins(SEAT, "daylight").says(SEAT, "nab").rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim, marquise 1 warrior"
    t.says(SEAT, "from 6", "to f4")
    assert t.at("f4") == "knaves 1 thief"


def test_an_ambush_does_not_hold_who_nabs(table: type[Table]) -> None:
    """18.5.1.IVd, 4.3.1.II Hit by an ambush the Captain escapes, and the battle is over."""
    t = gang(table, items=["bag"], suits={6: "fox"}).hand("marquise", "ambush_fox")
    t.put(SEAT, 6, "thief").put("marquise", 6, "2 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "nab").says("marquise", "play ambush_fox")
    t.says(SEAT, "escape to f3")
    assert t.at("f3") == "knaves 1 thief" and t.at(6) == "marquise 2 warriors"
    assert t.asked() == "knaves.act"


def test_a_plain_battle_does_not_save_the_captain(table: type[Table]) -> None:
    """18.5.1.II Only who nabs escapes."""
    t = gang(table).put(SEAT, 6, "thief").put("marquise", 6, "warrior")
    t.begins(SEAT, "daylight").says(SEAT, "lead battle").rolls(1, 1)
    t.says(SEAT, f"{CAUGHT} f3")
    assert t.at(6) == ""
    assert t.supply(SEAT, "thief") == 1


def test_revel(table: type[Table]) -> None:
    """18.5.1.IVe Acclaim and a Skunk; two Skunks at acclaim; in a forest one Skunk."""
    t = gang(table, items=["3 tea"]).put(SEAT, 6, "thief").begins(SEAT, "daylight")
    t.says(SEAT, "revel")
    assert t.at(6) == "knaves 1 warrior, knaves 1 thief, knaves 1 acclaim"
    t.says(SEAT, "revel")
    assert t.at(6) == "knaves 3 warriors, knaves 1 thief, knaves 1 acclaim"
    t.says(SEAT, "lead move", "to f4", "take 0", "revel")
    assert t.at("f4") == "knaves 1 warrior, knaves 1 thief"


def test_gift(table: type[Table]) -> None:
    """18.5.1.IVf Acclaim and a card; two cards at acclaim."""
    t = gang(table, items=["2 coins"]).put(SEAT, 6, "thief").begins(SEAT, "daylight")
    t.says(SEAT, "gift")
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim"
    assert len(t.holds(SEAT)) == 2
    t.says(SEAT, "gift")
    assert len(t.holds(SEAT)) == 4


def test_kna_gift_in_forest(table: type[Table]) -> None:
    """18.5.1.IVf One card, no acclaim."""
    t = gang(table, items=["coins"]).put(SEAT, "f4", "thief").begins(SEAT, "daylight")
    t.says(SEAT, "gift")
    assert t.at("f4") == "knaves 1 thief"
    assert len(t.holds(SEAT)) == 2


def test_serve_places_acclaim(table: type[Table]) -> None:
    """18.5.1.IVg In a clearing without one; in a forest nothing comes of it."""
    t = gang(table, items=["hammer"]).put(SEAT, 6, "thief").begins(SEAT, "daylight")
    t.says(SEAT, "serve")
    assert t.at(6) == "knaves 1 thief, knaves 1 acclaim"
    t = gang(table, items=["hammer"]).put(SEAT, "f4", "thief").begins(SEAT, "daylight")
    t.refuses(SEAT, "serve", "18.5.1.IVg")


def test_serve_crafts_with_matching_acclaim(table: type[Table]) -> None:
    """18.5.1.IVg, 18.2.8 For the points listed; each acclaim once a turn."""
    suits = {1: "fox", 6: "fox", 8: "fox", 12: "rabbit"}
    hand = ["arms_trader", "anvil", "crossbow_bird", "travel_gear_fox"]
    t = gang(table, items=["2 hammer"], suits=suits, hand=hand).put(SEAT, 6, "thief, acclaim")
    t.put(SEAT, 1, "acclaim").put(SEAT, 8, "acclaim").put(SEAT, 12, "acclaim")
    t.begins(SEAT, "daylight").says(SEAT, "serve")
    assert not t.offers(SEAT, "craft travel_gear_fox"), "the rabbit acclaim does not match"
    t.says(SEAT, "craft arms_trader")
    assert t.vp == {"knaves": 2}
    t.says(SEAT, "craft anvil")
    assert t.vp == {"knaves": 4}
    assert t.asked() == "knaves.act", "no acclaim that matches is left"
    t.refuses(SEAT, "serve", "18.5.1.IVg")
    assert t.offers(SEAT, "craft crossbow_bird"), "the Captain can still filch"


def test_no_serve_where_all_acclaim_is_governed(table: type[Table]) -> None:
    """18.5.1.IVg, 17.2.3 An item that cannot be activated does not serve: no hammer is flipped."""
    t = gang(table, "council", items=["hammer"], suits={6: "fox", 1: "fox"}, hand=["anvil"])
    t.put(SEAT, 6, "thief, acclaim").put("council", 6, "governing_assembly").begins(
        SEAT, "daylight"
    )
    t.refuses(SEAT, "serve", "18.5.1.IVg")
    t.refuses(SEAT, "craft anvil", "17.2.3")
    t = gang(table, "council", items=["hammer"], suits={6: "fox", 1: "fox"}, hand=["anvil"])
    t.put(SEAT, 6, "thief, acclaim").put(SEAT, 1, "acclaim").put("council", 6, "governing_assembly")
    t.begins(SEAT, "daylight").says(SEAT, "serve", "craft anvil")
    assert t.vp == {"knaves": 2}


def test_an_item_lies_face_up_to_be_flipped(table: type[Table]) -> None:
    """18.5.1.IV Its own item, face up."""
    t = gang(table, items=["boot exhausted", "tea"]).put(SEAT, 6, "thief").begins(SEAT, "daylight")
    t.refuses(SEAT, "dash", "18.5.1.IV")
    t.refuses(SEAT, "gift", "18.5.1.IV")
    assert t.offers(SEAT, "revel")


# ---- 18.5.2


def test_retire(table: type[Table]) -> None:
    """18.5.2 The card lies face down, and its effect is gone."""
    t = gang(table, items=["tea"]).put(SEAT, "f4", "thief").put(SEAT, 6, "acclaim")
    t.begins(SEAT, "daylight").says(SEAT, "pass")
    doc = on_board(t)
    assert doc["retired"] == ["thief"] and "acting" not in doc
    assert me(t).place(t.game) == PLACE.parse("0")
