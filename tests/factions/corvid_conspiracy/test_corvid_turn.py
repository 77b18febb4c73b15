"""13.4 to 13.6 The Corvids' turn."""

from __future__ import annotations

from kit import Table
from undergrowth.table.book import book


def shown(t: Table, seat: int = 0) -> dict[str, str]:
    """The numbers on the Corvids' board, as a seat sees them."""
    return {part.id: part.value for part in book(t.game).faction(0).describe(t.game, seat)}


# ---- Birdsong


def test_plots_craft_on_either_side(table: type[Table]) -> None:
    """13.2.1, 13.4.1 The suit is that of the clearing; each makes one icon."""
    t = table("corvids", "marquise").put("corvids", 7, "face_down_bomb").put("corvids", 2, "raid")
    t.hand("corvids", "scouting_party", "tax_collector").begins("corvids", "birdsong")
    assert t.asked() == "craft.step"
    t.refuses("corvids", "craft tax_collector", "4.1.1")
    t.says("corvids", "craft scouting_party")
    assert t.in_play("corvids") == ["scouting_party"]


def test_cor_craft_then_flip(table: type[Table]) -> None:
    """13.4 Crafting is the first step: what is flipped in the second does not craft any more."""
    t = table("corvids", "marquise").put("corvids", 1, "1 warrior, face_down_snare")
    t.hand("corvids", "gently_used_knapsack", "anvil").begins("corvids", "birdsong")
    assert t.asked() == "craft.step" and t.offers("corvids", "craft anvil")
    t.says("corvids", "pass", "flip plot 1")
    assert t.asked() == "corvids.recruit"
    assert not t.offers("corvids", "craft anvil")


def test_crf_corvids_not_in_daylight(table: type[Table]) -> None:
    """13.2.1 They craft in Birdsong only."""
    t = table("corvids", "marquise").put("corvids", 1, "1 warrior, face_down_snare")
    t.hand("corvids", "anvil").begins("corvids", "daylight")
    assert t.asked() == "corvids.daylight"
    t.refuses("corvids", "craft anvil", "4.1")


def test_each_flip_scores_for_all_that_are_face_up(table: type[Table]) -> None:
    """13.4.2 Any number of times: beside one that was face up already two points, then three."""
    t = table("corvids", "marquise").put("corvids", 1, "snare")
    for place in (2, 3):
        t.put("corvids", place, "1 warrior, face_down_snare" if place == 2 else "1 warrior")
    t.put("corvids", 3, "face_down_raid").begins("corvids", "birdsong")
    assert shown(t)["flip"] == "2"
    t.says("corvids", "flip plot 2")
    assert t.vp == {"corvids": 2}
    t.says("corvids", "flip plot 3")
    assert t.vp == {"corvids": 5}
    assert t.at(3) == "corvids 1 warrior, corvids 1 raid"
    assert t.asked() != "corvids.flip"


def test_cor_flip_needs_warrior(table: type[Table]) -> None:
    """13.4.2 A Corvid warrior must be there."""
    t = table("corvids", "marquise").put("corvids", 8, "face_down_bomb")
    t.put("corvids", 2, "1 warrior, face_down_bomb").put("corvids", 3, "1 warrior, snare")
    t.begins("corvids", "birdsong")
    assert t.options("corvids") == ["flip plot 2", "pass"]
    t.refuses("corvids", "flip plot 8", "13.4.2")
    t.refuses("corvids", "flip plot 3", "13.4.2")


def test_cards_of_birdsong_between_two_flips(table: type[Table]) -> None:
    """1.4.2, 13.4.2 Between two flips nothing is in progress."""
    t = table("corvids", "marquise", deck="exiles_and_partisans")
    t.put("corvids", 2, "1 warrior, face_down_snare").put("corvids", 3, "1 warrior, face_down_raid")
    t.landmark("black_market", 3, cards=["anvil", "sword", "boat_builders"])
    t.hand("corvids", "tunnels").begins("corvids", "birdsong")
    while t.asked() != "corvids.flip":
        t.says("corvids", "pass")
    t.says("corvids", "flip plot 2")
    assert t.offers("corvids", "visit black_market")


def test_cards_of_birdsong_between_two_crafted_cards(table: type[Table]) -> None:
    """1.4.2, 13.4.1 Between two cards nothing is in progress; a landmark may be visited."""
    t = table("corvids", "marquise").put("corvids", 2, "face_down_snare")
    t.put("corvids", 3, "face_down_raid").landmark("black_market", 3, cards=["anvil", "sword"])
    t.hand("corvids", "gently_used_knapsack", "codebreakers").begins("corvids", "birdsong")
    while t.asked() != "craft.step":
        t.says("corvids", "pass")
    t.says("corvids", "visit black_market")
    assert t.asked() != "craft.step", "the card to give is chosen first"


def test_a_card_brings_warriors_to_its_suit(table: type[Table]) -> None:
    """13.4.3 One in each matching clearing."""
    t = table("corvids", "marquise").hand("corvids", "anvil").begins("corvids", "birdsong")
    t.says("corvids", "call up anvil")
    assert [t.game.warriors_at(0, n) for n in range(1, 13)] == [1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1]
    assert t.discard == ["anvil"]


def test_a_bird_brings_them_to_a_suit_of_choice(table: type[Table]) -> None:
    """13.4.3 The suit is chosen before the card is gone."""
    t = table("corvids", "marquise").hand("corvids", "royal_claim").begins("corvids", "birdsong")
    t.says("corvids", "call up royal_claim")
    assert t.options("corvids") == ["call to fox", "call to rabbit", "call to mouse"]
    assert t.holds("corvids") == ["royal_claim"]
    t.says("corvids", "call to mouse")
    assert [place for place in range(1, 13) if t.game.warriors_at(0, place)] == [2, 7, 9, 11]


def test_cor_recruit_once(table: type[Table]) -> None:
    """13.4.3 Once per turn."""
    t = table("corvids", "marquise").hand("corvids", "anvil", "sword")
    t.begins("corvids", "birdsong").says("corvids", "call up anvil")
    assert t.asked() == "corvids.daylight"
    assert not t.offers("corvids", "call up sword")
    assert t.holds("corvids") == ["sword"]


def test_too_few_warriors_go_where_their_player_says(table: type[Table]) -> None:
    """13.4.3, 1.5.4 Two left for four clearings, one of which the keep closes."""
    t = table("corvids", "marquise").put("corvids", 5, "13 warriors").put("marquise", 1, "keep")
    t.hand("corvids", "anvil").begins("corvids", "birdsong")
    t.says("corvids", "call up anvil")
    assert t.options("corvids") == ["at 6", "at 8", "at 12"]
    t.says("corvids", "at 12", "at 6")
    assert t.supply("corvids", "warrior") == 0


def test_without_warriors_in_supply_nobody_is_asked(table: type[Table]) -> None:
    """13.4.3, 1.5.4 There is nothing to place."""
    t = table("corvids", "marquise").put("corvids", 5, "15 warriors").hand("corvids", "anvil")
    t.begins("corvids", "birdsong")
    assert t.asked() == "corvids.daylight"


def test_a_multicoloured_clearing_gets_one_warrior(table: type[Table]) -> None:
    """13.4.3, L.1 The Lost City matches every suit, and each card brings one warrior there."""
    t = table("corvids", "marquise").landmark("lost_city", 2).hand("corvids", "anvil")
    t.begins("corvids", "birdsong").says("corvids", "call up anvil")
    assert [place for place in range(1, 13) if t.game.warriors_at(0, place)] == [1, 2, 6, 8, 12]


# ---- Daylight


def test_three_actions_in_any_order(table: type[Table]) -> None:
    """13.5, 13.5.1, 13.5.3 Move, battle, move; then Daylight is over."""
    t = table("corvids", "marquise").put("corvids", 6, "3 warriors").put("marquise", 2, "1 warrior")
    t.put("marquise", 6, "4 warriors").begins("corvids", "daylight")
    t.says("corvids", "scheme move", "to 2", "take 2", "scheme battle", "battle in 2").rolls(0, 0)
    assert t.left["action"] == "2 of 3"
    t.says("corvids", "scheme move", "from 2", "to 5", "take 1")
    assert t.asked() == "corvids.exert"


def test_mov_corvids_nimble(table: type[Table]) -> None:
    """13.2.3 Rule is ignored."""
    t = table("corvids", "marquise").put("corvids", 6, "1 warrior")
    t.put("marquise", 6, "3 warriors").put("marquise", 11, "4 warriors")
    t.begins("corvids", "daylight").says("corvids", "scheme move", "to 11")
    assert t.at(11) == "corvids 1 warrior, marquise 4 warriors"


def test_cor_plot_cost_grows(table: type[Table]) -> None:
    """13.5.2 The first costs one warrior, the second two."""
    t = table("corvids", "marquise").put("corvids", 8, "2 warriors").put("corvids", 6, "2 warriors")
    t.begins("corvids", "daylight").says("corvids", "plot in 8", "lay bomb")
    assert t.at(8) == "corvids 1 warrior, corvids 1 face_down_bomb"
    assert shown(t)["cost"] == "2"
    t.refuses("corvids", "plot in 8", "13.2.2")
    t.says("corvids", "plot in 6", "lay bomb")
    assert t.at(6) == "corvids 1 face_down_bomb"
    assert t.vp == {}


def test_a_plot_needs_its_warriors(table: type[Table]) -> None:
    """13.5.2, 1.5.4 The cost is paid in full, all of it in that clearing."""
    t = table("corvids", "marquise").put("corvids", 8, "1 warrior").put("corvids", 6, "4 warriors")
    t.board("corvids", plotted=1).begins("corvids", "daylight")
    t.refuses("corvids", "plot in 8", "13.5.2")
    t.refuses("corvids", "plot in 1", "13.5.2")
    assert t.offers("corvids", "plot in 6")


def test_cor_plot_one_per_clearing(table: type[Table]) -> None:
    """13.2.2.II, 13.5.2 A clearing that holds a plot, on either side, takes no other."""
    t = table("corvids", "marquise").put("corvids", 8, "3 warriors, face_down_raid")
    t.put("corvids", 6, "3 warriors, snare").begins("corvids", "daylight")
    t.refuses("corvids", "plot in 8", "13.2.2")
    t.refuses("corvids", "plot in 6", "13.2.2")


def test_no_plot_beside_the_keep(table: type[Table]) -> None:
    """13.5.2, 6.2.2 Placing is forbidden there, so nothing is paid either."""
    t = table("corvids", "marquise").put("corvids", 1, "3 warriors").put("marquise", 1, "keep")
    t.begins("corvids", "daylight")
    t.refuses("corvids", "plot in 1", "6.2.2")


def test_no_plot_when_all_are_on_the_map(table: type[Table]) -> None:
    """13.5.2, 1.5.1 Eight there are."""
    t = table("corvids", "marquise").put("corvids", 9, "4 warriors")
    for place, name in enumerate(["bomb", "snare", "extortion", "raid"], start=1):
        t.put("corvids", place, name).put("corvids", place + 4, f"face_down_{name}")
    t.begins("corvids", "daylight")
    t.refuses("corvids", "plot in 9", "1.5.1")


def test_the_type_is_asked_even_if_one_is_left(table: type[Table]) -> None:
    """13.5.2, 1.2.1 Without a question the others would know which type it is."""
    t = table("corvids", "marquise").put("corvids", 9, "4 warriors")
    for place, name in enumerate(["snare", "extortion", "raid"], start=1):
        t.put("corvids", place, name).put("corvids", place + 4, f"face_down_{name}")
    t.begins("corvids", "daylight").game.choose("plot in 9")
    assert t.options("corvids") == ["lay bomb"]
    t.refuses("corvids", "lay raid", "13.2.2")
    t.refuses("corvids", "lay plot", "13.2.2")


def test_plots_are_counted_through_the_turn(table: type[Table]) -> None:
    """13.5.2, 13.6.1 The one that Exert places costs one more for each of Daylight."""
    t = table("corvids", "marquise").put("corvids", 8, "1 warrior").put("corvids", 6, "2 warriors")
    t.put("corvids", 3, "3 warriors").begins("corvids", "daylight")
    t.says("corvids", "plot in 8", "lay bomb", "plot in 6", "lay raid", "pass")
    assert t.asked() == "corvids.exert"
    t.says("corvids", "plot in 3", "lay snare")
    assert t.at(3) == "corvids 1 face_down_snare"
    assert shown(t)["cost"] == "1"


def test_cor_trick(table: type[Table]) -> None:
    """13.5.4 Both must be on the same side."""
    t = table("corvids", "marquise").put("corvids", 8, "face_down_bomb")
    t.put("corvids", 6, "face_down_raid").put("corvids", 9, "extortion")
    t.begins("corvids", "daylight")
    assert [o for o in t.options("corvids") if o.startswith("trick")] == [
        "trick at 6",
        "trick at 8",
    ]
    t.refuses("corvids", "trick at 9", "13.5.4")
    t.refuses("corvids", "trick at 1", "13.5.4")
    t.says("corvids", "trick at 8")
    assert (t.at(8), t.at(6)) == ("corvids 1 face_down_raid", "corvids 1 face_down_bomb")


def test_plots_that_are_face_up_change_places_too(table: type[Table]) -> None:
    """13.5.4 A snare goes where an extortion was; neither scores nor takes effect."""
    t = table("corvids", "marquise").put("corvids", 8, "extortion").put("corvids", 6, "snare")
    t.put("corvids", 2, "snare").put("marquise", 8, "1 warrior").hand("marquise", "anvil")
    t.begins("corvids", "daylight").says("corvids", "trick at 8")
    assert t.options("corvids") == ["trick with 2", "trick with 6"]
    t.refuses("corvids", "trick with 8", "13.5.4")
    t.refuses("corvids", "trick with 1", "13.5.4")
    t.says("corvids", "trick with 6")
    assert t.at(8) == "corvids 1 snare, marquise 1 warrior" and t.vp == {}
    assert t.holds("marquise") == ["anvil"]


def test_gen_swap_ignores_place_limits(table: type[Table]) -> None:
    """G.33, 13.5.4, 6.2.2 A swap ignores what forbids moving and placing, the keep included."""
    t = table("corvids", "marquise").put("marquise", 1, "keep").put("corvids", 1, "face_down_raid")
    t.put("corvids", 12, "face_down_bomb").begins("corvids", "daylight")
    t.says("corvids", "trick at 1")
    assert t.at(1) == "corvids 1 face_down_bomb, marquise 1 keep"


# ---- Evening


def test_cor_extortion_draw(table: type[Table]) -> None:
    """13.6.2, 13.7.3 One card, and one for each extortion that is face up."""
    t = table("corvids", "marquise").put("corvids", 1, "extortion").put("corvids", 2, "extortion")
    t.begins("corvids", "evening").says("corvids", "pass")
    assert len(t.holds("corvids")) == 3


def test_a_hidden_extortion_draws_nothing(table: type[Table]) -> None:
    """13.6.2 One card only."""
    t = table("corvids", "marquise").put("corvids", 1, "face_down_extortion")
    t.begins("corvids", "evening")
    assert len(t.holds("corvids")) == 1


def test_cor_exert(table: type[Table]) -> None:
    """13.6.1 One more action of Daylight, and no draw at all this Evening."""
    t = table("corvids", "marquise").put("corvids", 1, "extortion").put("corvids", 2, "extortion")
    t.put("corvids", 6, "2 warriors").put("marquise", 6, "1 warrior").begins("corvids", "evening")
    t.says("corvids", "scheme battle").rolls(0, 0)
    assert t.holds("corvids") == []
    assert t.game.turn == 1


def test_who_exerts_still_discards(table: type[Table]) -> None:
    """13.6.1, 13.6.2 Only drawing is given up: more than five cards are still too many."""
    t = table("corvids", "marquise").put("corvids", 6, "2 warriors")
    t.hand("corvids", "anvil", "sword", "cobbler", "armorers", "royal_claim", "tax_collector")
    t.begins("corvids", "evening").says("corvids", "scheme move", "to 2", "take 1")
    assert t.asked() == "turn.discard"
    t.says("corvids", "discard anvil")
    assert len(t.holds("corvids")) == 5


def test_exert_may_be_passed_up(table: type[Table]) -> None:
    """13.6.1 Then cards are drawn."""
    t = table("corvids", "marquise").put("corvids", 6, "2 warriors").begins("corvids", "evening")
    assert t.options("corvids") == ["scheme move", "plot in 6", "pass"]
    t.refuses("corvids", "scheme battle", "13.5.3")
    t.says("corvids", "pass")
    assert len(t.holds("corvids")) == 1
