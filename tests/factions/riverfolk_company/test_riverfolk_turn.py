"""11.4, 11.5, 11.6 The Riverfolk's own turn."""

from __future__ import annotations

from factions.riverfolk_company.river import PRICES, SEAT, company, lying, market, on_board
from kit import Table

# ---- 11.4 Birdsong


def test_riv_dividends(table: type[Table]) -> None:
    """11.4.2, 11.4.3 Five funds give two points; afterwards there are ten."""
    t = company(
        table,
        funds={"riverfolk": "5 warriors"},
        committed={"riverfolk": "2 warriors"},
        payments={"marquise": "3 warriors"},
    )
    t.put(SEAT, 7, "trade_post_mouse").begins(SEAT, "birdsong")
    assert t.vp == {"riverfolk": 2}
    assert lying(t, "funds") == {"riverfolk": 7, "marquise": 3}
    assert (lying(t, "payments"), lying(t, "committed")) == ({}, {})


def test_riv_dividends_need_post(table: type[Table]) -> None:
    """11.4.2 Without a trade post on the map funds score nothing."""
    t = company(table, funds={"riverfolk": "6 warriors"}).begins(SEAT, "birdsong")
    assert t.vp == {}


def test_protectionism(table: type[Table]) -> None:
    """11.4.1, 11.4.3 Nobody has paid: two of their own, which are funds then."""
    t = company(table).begins(SEAT, "birdsong")
    assert lying(t, "funds") == {"riverfolk": 2}
    assert t.supply(SEAT, "warrior") == 13


def test_no_protectionism_where_somebody_paid(table: type[Table]) -> None:
    """11.4.1 One payment is enough."""
    t = company(table, payments={"marquise": "1 warrior"}).begins(SEAT, "birdsong")
    assert lying(t, "funds") == {"marquise": 1}


def test_protectionism_pays_no_dividends_this_turn(table: type[Table]) -> None:
    """11.4.1, 11.4.2 Warriors that come to Payments do not score before they are gathered."""
    t = company(table, funds={"riverfolk": "1 warrior"}).put(SEAT, 7, "trade_post_mouse")
    t.begins(SEAT, "birdsong")
    assert t.vp == {}
    assert lying(t, "funds") == {"riverfolk": 3}


def test_protectionism_with_one_warrior_left(table: type[Table]) -> None:
    """11.4.1, 1.5.4 As many as there are."""
    t = company(table).put(SEAT, 7, "14 warriors").begins(SEAT, "birdsong")
    assert lying(t, "funds") == {"riverfolk": 1}


def test_funds_on_the_tracks_are_gathered(table: type[Table]) -> None:
    """11.4.3 All warriors on the board."""
    t = company(table, on_mouse={"marquise": "1 warrior"}, payments={"riverfolk": "1 warrior"})
    t.put(SEAT, 7, "trade_post_mouse").begins(SEAT, "birdsong")
    assert lying(t, "funds") == {"riverfolk": 1, "marquise": 1}
    assert lying(t, "on_mouse") == {}


# ---- 11.5 funds


def test_without_funds_nothing_is_done(table: type[Table]) -> None:
    """11.5, 11.2.4 Daylight passes; prices are asked for."""
    t = company(table).put(SEAT, 7, "2 warriors").put("marquise", 7, "1 warrior")
    t.begins(SEAT, "daylight")
    assert t.asked() == "riverfolk.prices"


def test_a_committed_fund_stays_on_the_board(table: type[Table]) -> None:
    """11.5.4, 11.5 It lies in the Committed box, and a card is drawn."""
    t = company(table, funds={"riverfolk": "2 warriors"}).also(deck_top=["cobbler"])
    t.begins(SEAT, "daylight").says(SEAT, "commit draw")
    assert t.holds(SEAT) == ["cobbler"]
    assert (lying(t, "funds"), lying(t, "committed")) == ({"riverfolk": 1}, {"riverfolk": 1})


def test_whose_warrior_is_committed_is_chosen(table: type[Table]) -> None:
    """11.5 If funds are of several owners."""
    t = company(table, funds={"riverfolk": "1 warrior", "marquise": "1 warrior"})
    t.begins(SEAT, "daylight").says(SEAT, "commit draw")
    assert t.asked() == "riverfolk.fund"
    assert t.options(SEAT) == ["fund riverfolk_company", "fund marquise_de_cat"]
    t.refuses(SEAT, "fund lizard_cult", "1.5.2")
    t.says(SEAT, "fund marquise_de_cat")
    assert lying(t, "committed") == {"marquise": 1}


def test_riv_spent_returns_to_owner(table: type[Table]) -> None:
    """11.5, 11.5.5 A spent Eyrie warrior returns to the Eyrie's supply."""
    t = company(table, "eyrie", funds={"eyrie": "1 warrior"}).begins(SEAT, "daylight")
    assert t.supply("eyrie", "warrior") == 19
    t.says(SEAT, "recruit in 5")
    assert t.supply("eyrie", "warrior") == 20
    assert t.at(5) == "riverfolk 1 warrior"
    assert lying(t, "funds") == {}


# ---- 11.5.1, 11.5.2 moves and battles


def test_mov_riverfolk_swim(table: type[Table]) -> None:
    """11.2.2, 11.5.1 Along a river rule does not matter; the fund is committed."""
    t = company(table, funds={"riverfolk": "1 warrior"}).put(SEAT, 4, "1 warrior")
    t.put("marquise", 4, "3 warriors").put("marquise", 7, "4 warriors").begins(SEAT, "daylight")
    t.says(SEAT, "commit move")
    assert t.at(7) == "riverfolk 1 warrior, marquise 4 warriors", "the only way there is"
    assert lying(t, "committed") == {"riverfolk": 1}


def test_mov_river_one_link(table: type[Table]) -> None:
    """G.26, 11.2.2 A river links two clearings: from 4 to 11 are two moves."""
    t = company(table, funds={"riverfolk": "1 warrior"}).put(SEAT, 4, "1 warrior")
    t.begins(SEAT, "daylight").says(SEAT, "commit move")
    assert t.options(SEAT) == [f"to {n}" for n in (8, 9, 12, 7)]
    t.refuses(SEAT, "to 11", "4.2")


def test_paths_need_rule_as_ever(table: type[Table]) -> None:
    """11.2.2, 4.2.1 Off the river they move as others do."""
    t = company(table, funds={"riverfolk": "1 warrior"}).put(SEAT, 12, "1 warrior")
    t.put("marquise", 12, "3 warriors").begins(SEAT, "daylight")
    assert not t.offers(SEAT, "commit move")
    t.refuses(SEAT, "commit move", "11.5.1")


def test_map_lake_adjacency() -> None:
    """M.3.2, 11.2.2 The lake links all clearings on its coast as rivers do."""
    t = company(Table, funds={"riverfolk": "1 warrior"})
    t.doc["map"] = "lake"
    t.doc["suits"] = dict(zip(map(str, range(1, 13)), ["fox", "rabbit", "mouse"] * 4, strict=True))
    t.put(SEAT, 1, "1 warrior").put("marquise", 1, "2 warriors")
    t.put("marquise", 10, "1 warrior").put("marquise", 12, "1 warrior")
    t.begins(SEAT, "daylight").says(SEAT, "commit move")
    assert t.options(SEAT) == ["to 10", "to 11", "to 12"]


def test_map_ferry_needs_rule() -> None:
    """M.3.5 Rule is needed to use the Ferry, even while swimming: they swim, and it stays."""
    t = company(Table, funds={"riverfolk": "1 warrior"})
    t.doc["map"] = "lake"
    t.doc["suits"] = dict(zip(map(str, range(1, 13)), ["fox", "rabbit", "mouse"] * 4, strict=True))
    t.put(SEAT, 1, "1 warrior").put("marquise", 1, "3 warriors").landmark("ferry", 1)
    t.put("marquise", 10, "1 warrior").begins(SEAT, "daylight").says(SEAT, "commit move", "to 10")
    assert t.at(10) == "riverfolk 1 warrior, marquise 1 warrior"
    assert t.asked() != "landmarks.ferry"
    assert t.stands("ferry") == 1


def test_a_battle_costs_a_fund(table: type[Table]) -> None:
    """11.5.2"""
    t = company(table, funds={"riverfolk": "1 warrior"}).put(SEAT, 7, "2 warriors")
    t.put("marquise", 7, "1 warrior").begins(SEAT, "daylight").says(SEAT, "commit battle")
    t.rolls(1, 0)
    assert t.at(7) == "riverfolk 2 warriors"
    assert lying(t, "committed") == {"riverfolk": 1}


# ---- 11.5.3 crafting


def test_crf_riverfolk_needs_empty_spaces(table: type[Table]) -> None:
    """11.2.1, 11.5.3 While every space holds its trade post nothing is crafted."""
    t = market(table, hand=("travel_gear_fox",), funds={"riverfolk": "5 warriors"})
    t.begins(SEAT, "daylight")
    t.refuses(SEAT, "craft travel_gear_fox", "4.1.1")
    t.refuses(SEAT, "export travel_gear_fox", "4.1.1")


def test_crf_riverfolk_commit_to_track(table: type[Table]) -> None:
    """11.5.3 The fund lies on the empty space, not in Committed, and fills it."""
    hand = ("travel_gear_fox", "a_visit_to_friends")
    t = market(table, hand=hand, funds={"riverfolk": "3 warriors"})
    t.put(SEAT, 5, "trade_post_rabbit").begins(SEAT, "daylight")
    t.says(SEAT, "craft travel_gear_fox")
    assert t.vp == {"riverfolk": 1}
    assert t.crafts(SEAT) == {"boot": 1}
    assert lying(t, "on_rabbit") == {"riverfolk": 1}
    assert (lying(t, "funds"), lying(t, "committed")) == ({"riverfolk": 2}, {})
    t.refuses(SEAT, "craft a_visit_to_friends", "4.1.1")


def test_crf_export(table: type[Table]) -> None:
    """11.5.3.I Both funds go to the track, the card is discarded, a warrior is earned."""
    t = market(table, hand=("bake_sale",), funds={"marquise": "2 warriors"})
    t.put(SEAT, 5, "trade_post_rabbit").put(SEAT, 10, "trade_post_rabbit")
    t.begins(SEAT, "daylight").says(SEAT, "export bake_sale")
    assert lying(t, "on_rabbit") == {"marquise": 2}
    assert lying(t, "payments") == {"riverfolk": 1}
    assert (t.vp, t.crafts(SEAT), t.discard) == ({}, {}, ["bake_sale"])


def test_crf_export_needs_craftable(table: type[Table]) -> None:
    """11.5.3.I, 4.1.2, 4.1.4 A card that cannot be crafted cannot be exported."""
    t = market(table, hand=("travel_gear_fox", "cobbler"), funds={"riverfolk": "3 warriors"})
    t.put(SEAT, 5, "trade_post_rabbit").put(SEAT, 4, "trade_post_rabbit")
    t.also(items={"tea": 1}).play(SEAT, "cobbler").begins(SEAT, "daylight")
    t.refuses(SEAT, "export travel_gear_fox", "4.1.2")
    t.refuses(SEAT, "export cobbler", "4.1.4")


def test_export_of_what_would_be_kept(table: type[Table]) -> None:
    """11.5.3.I A persistent effect goes to the discard pile."""
    t = market(table, hand=("codebreakers",), funds={"riverfolk": "1 warrior"})
    t.put(SEAT, 7, "trade_post_mouse").begins(SEAT, "daylight").says(SEAT, "export codebreakers")
    assert (t.in_play(SEAT), t.discard) == ([], ["codebreakers"])


def test_export_with_no_warrior_left(table: type[Table]) -> None:
    """11.5.3.I, 1.5.4 Nothing is earned then; the funds lie on the track all the same."""
    t = market(table, hand=("codebreakers",), funds={"marquise": "1 warrior"})
    t.put(SEAT, 7, "15 warriors, trade_post_mouse").begins(SEAT, "daylight")
    t.says(SEAT, "export codebreakers")
    assert lying(t, "payments") == {}
    assert lying(t, "on_mouse") == {"marquise": 1}


def test_icons_of_any_suit(table: type[Table]) -> None:
    """4.1.1, 11.5.3 The track of each is chosen, and whose warrior goes there."""
    t = market(
        table, hand=("royal_claim",), funds={"riverfolk": "3 warriors", "marquise": "1 warrior"}
    )
    for place, suit in ((7, "mouse"), (11, "mouse"), (5, "rabbit"), (12, "fox")):
        t.put(SEAT, place, f"trade_post_{suit}")
    t.begins(SEAT, "daylight").says(SEAT, "craft royal_claim")
    assert t.asked() == "riverfolk.track"
    assert t.options(SEAT) == ["activate fox", "activate rabbit", "activate mouse"]
    t.says(SEAT, "activate mouse", "fund marquise", "activate mouse")
    assert t.asked() == "riverfolk.track"
    t.refuses(SEAT, "activate mouse", "11.5.3")
    t.says(SEAT, "activate fox")
    assert t.in_play(SEAT) == ["royal_claim"]
    assert lying(t, "on_mouse") == {"riverfolk": 1, "marquise": 1}


def test_a_lost_trade_post_leaves_its_space_empty(table: type[Table]) -> None:
    """11.5.3, 11.2.5.I Spaces of posts that are out of the game stay for crafting."""
    t = market(table, hand=("codebreakers",), funds={"riverfolk": "1 warrior"})
    t.board(SEAT, lost=["trade_post_mouse"]).begins(SEAT, "daylight")
    t.says(SEAT, "craft codebreakers")
    assert t.in_play(SEAT) == ["codebreakers"]


# ---- 11.5.5 recruiting


def test_riv_recruit_river_only(table: type[Table]) -> None:
    """11.5.5 In clearings on the river alone."""
    t = company(table, funds={"riverfolk": "1 warrior"}).begins(SEAT, "daylight")
    assert [text for text in t.options(SEAT) if text.startswith("recruit")] == [
        f"recruit in {n}" for n in (4, 5, 7, 10, 11)
    ]
    t.refuses(SEAT, "recruit in 12", "11.5.5")


def test_recruiting_with_an_empty_supply(table: type[Table]) -> None:
    """11.5.5, 1.5.1 A spent warrior of their own comes; one of others would bring nobody."""
    t = company(table, funds={"riverfolk": "1 warrior", "marquise": "1 warrior"})
    t.put(SEAT, 7, "14 warriors").begins(SEAT, "daylight").says(SEAT, "recruit in 4")
    assert t.at(4) == "riverfolk 1 warrior"
    assert lying(t, "funds") == {"marquise": 1}
    t.refuses(SEAT, "recruit in 4", "1.5.1")


def test_recruiting_is_not_for_the_keep(table: type[Table]) -> None:
    """11.5.5, 6.2.2"""
    t = company(table, funds={"riverfolk": "1 warrior"}).put("marquise", 5, "keep")
    t.begins(SEAT, "daylight").refuses(SEAT, "recruit in 5", "6.2.2")


# ---- 11.5.6 trade posts


def test_establishing_with_funds_of_the_ruler(table: type[Table]) -> None:
    """11.5.6 Two Marquise funds return to her; post and warrior come, two points."""
    t = company(table, funds={"marquise": "2 warriors"}).put("marquise", 12, "1 warrior")
    t.begins(SEAT, "daylight").says(SEAT, "establish in 12")
    assert t.at(12) == "riverfolk 1 warrior, riverfolk 1 trade_post_fox, marquise 1 warrior"
    assert t.vp == {"riverfolk": 2}
    assert lying(t, "funds") == {}
    assert t.supply("marquise", "warrior") == 24


def test_they_may_rule_themselves(table: type[Table]) -> None:
    """11.5.6.I, 11.5.6.II Any player may: then two of their own go."""
    t = company(table, funds={"riverfolk": "2 warriors"}).put(SEAT, 7, "1 warrior")
    t.begins(SEAT, "daylight").says(SEAT, "establish in 7")
    assert t.at(7) == "riverfolk 2 warriors, riverfolk 1 trade_post_mouse"
    assert t.supply(SEAT, "warrior") == 13


def test_riv_trade_post_wrong_funds(table: type[Table]) -> None:
    """11.5.6.II Both funds must be the ruler's."""
    t = company(table, funds={"riverfolk": "4 warriors", "marquise": "1 warrior"})
    t.put("marquise", 10, "1 warrior").begins(SEAT, "daylight")
    t.refuses(SEAT, "establish in 10", "11.5.6.II")


def test_riv_trade_post_unruled(table: type[Table]) -> None:
    """11.5.6.I Nobody rules where two are tied."""
    t = company(table, "marquise", "alliance", funds={"marquise": "2 warriors"})
    t.put("marquise", 10, "2 warriors").put("alliance", 10, "2 warriors").begins(SEAT, "daylight")
    t.refuses(SEAT, "establish in 10", "11.5.6.I")


def test_one_trade_post_in_a_clearing(table: type[Table]) -> None:
    """11.5.6.I"""
    t = company(table, funds={"riverfolk": "2 warriors"})
    t.put(SEAT, 7, "1 warrior, trade_post_mouse").begins(SEAT, "daylight")
    t.refuses(SEAT, "establish in 7", "11.5.6.I")


def test_no_trade_post_of_the_suit_is_left(table: type[Table]) -> None:
    """11.5.6.III, G.20 Two on the map, one lost: the warrior alone is not to be had."""
    t = company(table, funds={"riverfolk": "2 warriors"}, lost=["trade_post_mouse"])
    t.put(SEAT, 2, "trade_post_mouse").put(SEAT, 9, "trade_post_mouse").put(SEAT, 7, "1 warrior")
    t.begins(SEAT, "daylight").refuses(SEAT, "establish in 7", "11.5.6.III")


def test_a_trade_post_without_a_garrison(table: type[Table]) -> None:
    """11.5.6.III, 1.5.4 With no warrior in the supply the trade post comes alone."""
    t = company(table, funds={"marquise": "2 warriors"}).put("marquise", 12, "1 warrior")
    t.put(SEAT, 7, "15 warriors").begins(SEAT, "daylight").says(SEAT, "establish in 12")
    assert t.at(12) == "riverfolk 1 trade_post_fox, marquise 1 warrior"


def test_a_trade_post_is_not_for_the_keep(table: type[Table]) -> None:
    """11.5.6.III, 6.2.2"""
    t = company(table, funds={"marquise": "2 warriors"}).put("marquise", 5, "1 warrior, keep")
    t.begins(SEAT, "daylight").refuses(SEAT, "establish in 5", "6.2.2")


def test_a_clearing_of_two_suits_takes_either(table: type[Table]) -> None:
    """11.5.6.III, 2.2.2 If a landmark adds suits the trade post is chosen."""
    t = company(table, funds={"riverfolk": "2 warriors"}).put(SEAT, 7, "1 warrior")
    t.landmark("lost_city", 7).begins(SEAT, "daylight").says(SEAT, "establish in 7")
    assert t.asked() == "riverfolk.post"
    t.says(SEAT, "post trade_post_fox")
    assert t.at(7) == "riverfolk 2 warriors, riverfolk 1 trade_post_fox"


def test_silver_tongue_lets_them_pay_where_others_rule(table: type[Table]) -> None:
    """11.5.6.II, 2.5 A clearing they treat as ruled takes funds of theirs, or of its ruler."""
    t = table(SEAT, "marquise", "eyrie", deck="squires_and_disciples").board(SEAT, prices=PRICES)
    t.board(SEAT, funds={SEAT: "2 warriors", "marquise": "2 warriors"})
    t.put("marquise", 3, "2 warriors").put(SEAT, 3, "1 warrior")
    t.play(SEAT, "silver_tongue").begins(SEAT, "daylight")
    t.says(SEAT, "use silver_tongue", "establish in 3")
    assert t.options(SEAT) == ["fund riverfolk_company", "fund marquise_de_cat"]
    t.refuses(SEAT, "fund eyrie_dynasties", "11.5.6.II")
    t.says(SEAT, "fund riverfolk_company")
    assert lying(t, "funds") == {"marquise": 2}


# ---- 11.6 Evening


def test_no_cards_in_evening_and_hands_of_five(table: type[Table]) -> None:
    """11.6.1 They only discard."""
    hand = ("anvil", "cobbler", "codebreakers", "sappers", "armorers", "sword")
    t = market(table, hand=hand).begins(SEAT, "evening")
    t.says(SEAT, "discard sword")
    assert len(t.holds(SEAT)) == 5
    assert t.asked() == "riverfolk.prices"


def test_each_price_may_be_changed(table: type[Table]) -> None:
    """11.6.2 To any space, one marker after another."""
    t = company(table).begins(SEAT, "evening")
    assert len(t.options(SEAT)) == 3 * 3 + 1
    t.refuses(SEAT, "price hand_card 1", "11.6.2")
    t.refuses(SEAT, "price hand_card 6", "11.2.6.I")
    t.says(SEAT, "price hand_card 4")
    t.refuses(SEAT, "price hand_card 2", "11.6.2")
    t.says(SEAT, "price mercenaries 1", "pass")
    assert on_board(t)["prices"] == {"hand_card": 4, "riverboats": 2, "mercenaries": 1}
