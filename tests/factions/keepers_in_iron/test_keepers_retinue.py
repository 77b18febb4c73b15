"""15.5.2 The Retinue: moving, delving, recovering; what is lost and gained by it."""

from __future__ import annotations

from factions.keepers_in_iron.order import acting, me, order, recovered, retainers, retinue
from kit import Table

HIRED = ["riverfolk_company by mercenaries"]

# ---- the columns


def test_columns_from_left_to_right(table: type[Table]) -> None:
    """15.5.2 In a column in any order; passing leaves what is left of it behind."""
    t = order(table, retinue={"move": ["anvil", "cobbler"], "recover": ["tax_collector"]})
    t = acting(t.put("keepers", 12, "2 warriors").put("keepers", 10, "2 warriors"))
    assert t.options("keepers") == ["act with anvil", "act with cobbler", "pass"]
    t.refuses("keepers", "act with tax_collector", "15.5.2")
    t.refuses("keepers", "send retainer", "15.5.2")
    t.says("keepers", "act with cobbler", "to 1", "take 1")
    t.refuses("keepers", "act with cobbler", "15.5.2")
    t.says("keepers", "pass")
    assert t.asked() == "keepers.recover"
    t.refuses("keepers", "act with anvil", "15.5.2")
    t.says("keepers", "act with tax_collector", "from 1", "to 9")
    assert t.at(9) == "keepers 1 warrior" and t.asked() == "keepers.gather"
    assert retinue(t) == {"move": ["anvil", "cobbler"], "recover": ["tax_collector"]}


def test_the_retinue_acts_after_crafting(table: type[Table]) -> None:
    """15.5.1, 15.5.2 Two steps in this order."""
    t = order(table, retainers=["move"]).put("keepers", 12, "2 warriors, figure_tablet")
    t.hand("keepers", "anvil").begins("keepers", "daylight")
    t.refuses("keepers", "send retainer", "15.5.2")
    t.says("keepers", "pass", "send retainer", "to 4", "take 1")
    assert t.at(4) == "keepers 1 warrior" and t.holds("keepers") == ["anvil"]


def test_the_same_card_twice_acts_twice(table: type[Table]) -> None:
    """15.5.2 Once for each card in the column."""
    t = order(table, retinue={"move": ["sword", "anvil"]}, retainers=["move", "move"])
    t = acting(t.put("keepers", 12, "3 warriors"))
    assert t.left == {"retinue_card": "0 of 4"}
    t.says("keepers", "send retainer", "to 4", "take 1", "send retainer", "from 12", "to 7")
    t.says("keepers", "take 1")
    t.refuses("keepers", "send retainer", "15.5.2")
    assert t.left == {"retinue_card": "2 of 4"}


# ---- move


def test_kee_retinue_suit(table: type[Table]) -> None:
    """15.5.2.I The clearing moved from matches the card."""
    t = order(table, retinue={"move": ["codebreakers"]}).put("keepers", 12, "1 warrior")
    t = acting(t.put("keepers", 11, "2 warriors").put("keepers", 7, "1 warrior"))
    t.says("keepers", "act with codebreakers")
    assert t.options("keepers") == ["from 7", "from 11"]
    t.refuses("keepers", "from 12", "15.5.2")
    t.says("keepers", "from 11", "to 12", "take 2")
    assert t.at(12) == "keepers 3 warriors"


def test_a_card_that_moves_nobody(table: type[Table]) -> None:
    """15.5.2.I A mouse card moves nobody out of a fox clearing."""
    t = order(table, retinue={"move": ["codebreakers", "anvil"]})
    t = acting(t.put("keepers", 12, "2 warriors"))
    t.refuses("keepers", "act with codebreakers", "15.5.2.I")
    t.says("keepers", "act with anvil", "to 4", "take 1")
    assert t.at(4) == "keepers 1 warrior"


def test_mov_keepers_carry_relics(table: type[Table]) -> None:
    """15.2.4 One relic with each warrior moved; one of three stays."""
    t = order(table, retinue={"move": ["cobbler"]})
    t.put("keepers", 10, "2 warriors, figure_1, figure_3, tablet_2")
    t = acting(t).says("keepers", "act with cobbler", "to 1", "take 2")
    assert t.options("keepers") == ["bring figure_1", "bring figure_3", "bring tablet_2", "pass"]
    t.says("keepers", "bring figure_3", "bring tablet_2")
    assert t.at(1) == "keepers 2 warriors, keepers 1 figure_3, keepers 1 tablet_2"
    assert t.at(10) == "keepers 1 figure_1"


def test_relics_may_stay(table: type[Table]) -> None:
    """15.2.4 They may go along, they need not; those alike are one option."""
    t = order(table, retinue={"move": ["cobbler"]})
    t.put("keepers", 10, "3 warriors, 2 figure_3")
    t = acting(t).says("keepers", "act with cobbler", "to 1", "take 3", "bring figure_3")
    assert t.options("keepers") == ["bring figure_3", "pass"]
    t.says("keepers", "pass")
    assert t.at(1) == "keepers 3 warriors, keepers 1 figure_3"


def test_false_orders_move_relics_too(table: type[Table]) -> None:
    """1.5.5, 15.2.4 Half of the warriors go; the player who gives the orders chooses what they
    carry."""
    t = table("marquise", "keepers").put("keepers", 10, "3 warriors, 2 figure_3")
    t.put("marquise", 1, "1 warrior").play("marquise", "false_orders")
    t.also(deck="exiles_and_partisans")
    t.begins("marquise", "birdsong").says("marquise", "use false_orders", "to 12")
    t.says("marquise", "bring figure_3", "bring figure_3")
    assert t.at(12) == "keepers 2 warriors, keepers 2 figure_3s"


def test_an_ally_takes_relics_along(table: type[Table]) -> None:
    """9.2.9.IIb, 1.5.5, 15.2.4 The Vagabond's allied Keepers bring what he likes."""
    t = table("vagabond", "keepers", "marquise").put("vagabond", 10, "pawn")
    t.put("keepers", 10, "2 warriors, jewelry_1, tablet_2")
    t.board("vagabond", character="ranger", items=["boot"], relationships={"keepers": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "travel", "to 1", "along keepers_in_iron")
    t.says("vagabond", "take 1", "bring tablet_2")
    assert t.at(1) == "vagabond 1 pawn, keepers 1 warrior, keepers 1 tablet_2"


# ---- battle then delve


def delving(table: type[Table], relic: str, *others: str, **ruled: int) -> Table:
    """A fox card to delve with in clearing 12, out of forest 7 (clearings 4, 9 and 12)."""
    t = order(table, *others, retinue={"delve": ["anvil"]}).put("keepers", 12, "3 warriors")
    for place, n in ruled.items():
        t.put("keepers", int(place[1:]), f"{n} warriors")
    return t.put("keepers", "f7", relic)


def test_kee_delve(table: type[Table]) -> None:
    """15.5.2.IIa, 15.5.2.IIb Turned up and moved; ruling two clearings is enough for a 2."""
    t = acting(delving(table, "face_down_figure_2", c9=1))
    t.says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up figure f7", "pass"]
    t.says("keepers", "dig up figure f7")
    assert t.at(12) == "keepers 3 warriors, keepers 1 figure_2" and t.at("f7") == ""
    assert retinue(t) == {"delve": ["anvil"]} and t.vp == {}


def test_kee_delve_discard(table: type[Table]) -> None:
    """15.5.2.IIb Two are fewer than three: the relic moves, the card is discarded."""
    t = acting(delving(table, "face_down_figure_3", c9=1))
    t.says("keepers", "act with anvil", "dig up figure f7")
    assert t.at(12) == "keepers 3 warriors, keepers 1 figure_3"
    assert retinue(t) == {} and t.discard == ["anvil"]


def test_nobody_knows_which_of_two_it_is(table: type[Table]) -> None:
    """15.2.1, 15.5.2.IIa Two figures face down are one option; chance says which it was."""
    t = acting(delving(table, "face_down_figure_1, face_down_figure_3, face_down_tablet_2", c9=1))
    t.says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up figure f7", "dig up tablet f7", "pass"]
    t.says("keepers", "dig up figure f7")
    t._chance("random piece face_down_figure_3")
    assert t.at(12) == "keepers 3 warriors, keepers 1 figure_3"
    assert t.at("f7") == "keepers 1 face_down_figure_1, keepers 1 face_down_tablet_2"


def test_one_that_lies_face_up_is_known(table: type[Table]) -> None:
    """15.5.2.IIa It is not flipped, and chosen by its value."""
    t = acting(delving(table, "face_down_figure_1, figure_2", c9=1))
    t.says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up figure_2 f7", "dig up figure f7", "pass"]
    t.refuses("keepers", "dig up figure_1 f7", "15.5.2.IIa")
    t.says("keepers", "dig up figure_2 f7")
    assert t.at("f7") == "keepers 1 face_down_figure_1"
    assert not t.told("flipped")


def test_only_forests_beside_the_clearing(table: type[Table]) -> None:
    """15.5.2.IIa, 2.4.1 Forest 4 does not touch clearing 12."""
    t = delving(table, "figure_2").put("keepers", "f4", "tablet_1")
    t = acting(t).says("keepers", "act with anvil")
    t.refuses("keepers", "dig up tablet_1 f4", "15.5.2.IIa")


def test_delving_needs_rule_and_a_warrior(table: type[Table]) -> None:
    """15.5.2.II A waystation alone rules, and delves nothing; neither do warriors who do not."""
    t = order(table, retinue={"delve": ["anvil"]}).put("keepers", 12, "figure_tablet")
    t.put("keepers", "f7", "figure_2").put("keepers", 6, "1 warrior").put(
        "keepers", "f4", "tablet_1"
    )
    t = acting(t).says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up tablet_1 f4", "pass"]  # in clearing 6, the only one


def test_kee_battle_without_rule(table: type[Table]) -> None:
    """15.5.2.II Rule is needed for delving alone."""
    t = order(table, retinue={"delve": ["anvil"]}).put("keepers", 12, "1 warrior")
    t.put("marquise", 12, "4 warriors").put("keepers", "f7", "figure_2")
    t = acting(t).says("keepers", "act with anvil").rolls(0, 0)
    assert t.asked() == "keepers.gather" and t.at("f7") == "keepers 1 figure_2"


def test_a_battle_that_can_be_must_be(table: type[Table]) -> None:
    """15.5.2.II If an enemy stands there nobody delves without a battle; then they may."""
    t = delving(table, "figure_1").put("marquise", 12, "1 warrior")
    t = acting(t).says("keepers", "act with anvil")
    t.rolls(1, 0)
    assert t.options("keepers") == ["dig up figure_1 f7", "pass"]
    t.says("keepers", "pass")
    assert t.at("f7") == "keepers 1 figure_1" and retinue(t) == {"delve": ["anvil"]}


def test_warriors_they_have_hired_are_not_battled_first(table: type[Table]) -> None:
    """15.5.2.II, 11.2.7.III, G.9 They are no enemy pieces; beside a trade post somebody is."""
    t = delving(table, "figure_1", "riverfolk").put("riverfolk", 12, "1 warrior")
    t = acting(t.also(used=HIRED)).says("keepers", "act with anvil")
    assert t.options("keepers") == ["dig up figure_1 f7", "pass"]
    t = delving(table, "figure_1", "riverfolk").put("riverfolk", 12, "1 warrior, trade_post_fox")
    t = acting(t.also(used=HIRED)).says("keepers", "act with anvil")
    assert t.asked() == "battle.roll"


def test_nobody_delves_only_to_battle_hired_warriors(table: type[Table]) -> None:
    """15.5.2.II, G.9 Unlike 16.6.1 this names no mercenaries: without a relic nothing is left."""
    for used, asked in ((HIRED, "keepers.gather"), ([], "keepers.delve")):
        t = order(table, "riverfolk", retinue={"delve": ["anvil"]}).put("keepers", 12, "warrior")
        t = acting(t.put("riverfolk", 12, "1 warrior").also(used=used))
        assert t.asked() == asked


def test_a_battle_that_costs_the_rule(table: type[Table]) -> None:
    """15.5.2.II Rule is looked at after the battle."""
    t = order(table, retinue={"delve": ["anvil"]}).put("keepers", 12, "3 warriors")
    t.put("marquise", 12, "2 warriors").put("keepers", "f7", "figure_1")
    t = acting(t).says("keepers", "act with anvil").rolls(2, 1)
    assert t.asked() == "keepers.relic"
    t = order(table, retinue={"delve": ["anvil"]}).put("keepers", 12, "3 warriors")
    t.put("marquise", 12, "3 warriors").put("keepers", "f7", "figure_1")
    t = acting(t).says("keepers", "act with anvil").rolls(1, 1)
    assert t.asked() == "keepers.gather"


def test_several_to_battle(table: type[Table]) -> None:
    """15.5.2.II, 4.3 The clearing and the defender are chosen."""
    t = order(table, "marquise", "eyrie", retinue={"delve": ["anvil"]})
    t.put("keepers", 12, "3 warriors").put("keepers", 6, "1 warrior")
    t.put("marquise", 12, "1 warrior").put("eyrie", 12, "1 warrior").put("eyrie", 6, "1 warrior")
    t = acting(t).says("keepers", "act with anvil")
    assert t.options("keepers") == ["delve in 6", "delve in 12"]
    t.refuses("keepers", "delve in 10", "15.5.2.II")
    t.refuses("keepers", "delve in 1", "15.5.2.II")
    t.says("keepers", "delve in 12")
    assert sorted(t.options("keepers")) == ["against eyrie_dynasties", "against marquise_de_cat"]


def test_a_retainer_that_fails_is_gone(table: type[Table]) -> None:
    """15.5.2.IIb, 15.3.5 A Faithful Retainer is no card of the deck: it leaves the game."""
    t = order(table, retainers=["delve", "recover"]).put("keepers", 12, "1 warrior")
    t.put("keepers", "f7", "figure_3")
    t = acting(t).says("keepers", "send retainer", "dig up figure_3 f7")
    assert retainers(t) == ["recover"] and t.discard == []
    assert [each["retinue"] for each in t.told("lost_retainer")] == ["delve"]


def test_a_dominance_card_of_the_retinue(table: type[Table]) -> None:
    """15.5.2.IIb, 3.3.3 Discarded, it lies beside the map."""
    t = order(table, "marquise", "eyrie", retinue={"delve": ["dominance_fox"]})
    t.put("keepers", 12, "1 warrior").put("keepers", "f7", "figure_3")
    t = acting(t).says("keepers", "act with dominance_fox", "dig up figure_3 f7")
    assert t.discard == [] and len(t.game.available) == 1


# ---- move or recover


def recovering(table: type[Table], pieces: str, *ruled: int, **board: object) -> Table:
    """A rabbit card to recover with in clearing 10, where one warrior stands."""
    t = order(table, **{"retinue": {"recover": ["cobbler"]}, **board})  # type: ignore[arg-type]
    t.put("keepers", 10, f"1 warrior, {pieces}").put("marquise", 1, "1 warrior")
    for place in ruled:
        t.put("keepers", place, "1 warrior")
    return acting(t)


def test_kee_recover(table: type[Table]) -> None:
    """15.5.2.IIIa to 15.5.2.IIIc Onto the board, two points, and the card stays."""
    t = recovering(table, "tablet_2, tablet_figure", 5)
    t.says("keepers", "act with cobbler")
    assert t.options("keepers") == ["set out", "recover in 10"]
    t.says("keepers", "recover in 10")
    assert t.vp == {"keepers": 2} and recovered(t) == ["tablet_2"]
    assert retinue(t) == {"recover": ["cobbler"]} and "tablet_2" not in t.at(10)


def test_kee_recover_discard_ends(table: type[Table]) -> None:
    """15.5.2.IIIc Three is more than they rule: the card goes, and the second relic stays."""
    t = recovering(table, "tablet_3, tablet_1, tablet_figure")
    t.says("keepers", "act with cobbler", "recover in 10")
    assert t.options("keepers") == ["reclaim tablet_1", "reclaim tablet_3"]
    t.says("keepers", "reclaim tablet_3")
    assert t.vp == {"keepers": 3} and t.discard == ["cobbler"]
    assert t.at(10) == "keepers 1 warrior, keepers 1 tablet_figure, keepers 1 tablet_1"


def test_another_relic_may_follow(table: type[Table]) -> None:
    """15.5.2.IIIc While enough is ruled one may go on, or stop."""
    t = recovering(table, "tablet_3, tablet_1, tablet_figure")
    t.says("keepers", "act with cobbler", "recover in 10", "reclaim tablet_1")
    assert t.asked() == "keepers.reclaim_more"
    assert t.options("keepers") == ["reclaim tablet_3", "pass"]
    t.refuses("keepers", "reclaim figure_1", "15.5.2.IIIa")
    t.says("keepers", "pass")
    assert t.vp == {"keepers": 1} and retinue(t) == {"recover": ["cobbler"]}


def test_kee_recover_wrong_type(table: type[Table]) -> None:
    """15.5.2.IIIa A figure is not recovered where jewelry shows, whatever is on the back."""
    t = recovering(table, "figure_1, jewelry_figure", 5)
    t.says("keepers", "act with cobbler")
    assert t.asked() == "move.origin"


def test_a_waystation_alone_recovers(table: type[Table]) -> None:
    """15.5.2.III No warrior is needed; a card of another suit does nothing there."""
    t = order(table, retinue={"recover": ["cobbler", "anvil"]})
    t.put("keepers", 10, "tablet_1, tablet_figure").put("keepers", 4, "1 warrior")
    t = acting(t)
    t.refuses("keepers", "act with anvil", "15.5.2.III")
    t.says("keepers", "act with cobbler")
    t.refuses("keepers", "recover in 4", "15.5.2.IIIa")
    t.refuses("keepers", "recover in 12", "15.5.2.III")
    t.says("keepers", "recover in 10")
    assert t.vp == {"keepers": 1}


def test_a_full_column(table: type[Table]) -> None:
    """15.5.2.IIIb Two points more for the third type of a column, and for each column once."""
    t = recovering(table, "tablet_2, tablet_figure", 5, recovered=["figure_1", "jewelry_3"])
    t.says("keepers", "act with cobbler", "recover in 10")
    assert t.vp == {"keepers": 4} and me(t).full_columns(t.game) == 1
    t = recovering(
        table,
        "tablet_2, tablet_figure",
        5,
        recovered=["figure_1", "jewelry_3", "tablet_1", "jewelry_1"],
    )
    t.says("keepers", "act with cobbler", "recover in 10")
    assert t.vp == {"keepers": 2} and me(t).full_columns(t.game) == 1


def test_recovering_wins_the_game(table: type[Table]) -> None:
    """3.1, 15.5.2.IIIb With the thirtieth point nothing else is resolved."""
    t = order(table, retinue={"recover": ["cobbler"]}).scores(keepers=27)
    t.put("keepers", 10, "1 warrior, tablet_3, tablet_figure")
    t = acting(t).says("keepers", "act with cobbler", "recover in 10")
    assert t.game.over and t.game.winners == [0]


def test_the_last_column_moves_too(table: type[Table]) -> None:
    """15.5.2.III A move from a clearing that matches, instead of relics."""
    t = recovering(table, "tablet_2, tablet_figure", 5)
    t.says("keepers", "act with cobbler", "set out", "from 10", "to 2", "bring tablet_2")
    assert t.at(2) == "keepers 1 warrior, keepers 1 tablet_2"
