"""9.5 The Vagabond's actions: explore, aid, quest, strike, craft; 9.2.8 coalitions."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship
from undergrowth.characters.commons import commons
from undergrowth.factions.vagabond.turn import VagabondDaylight
from undergrowth.table.book import book


def test_vag_explore(table: type[Table]) -> None:
    """9.5.3 An item, a point, and an empty ruin goes."""
    t = table("vagabond", "marquise").put("vagabond", 6, "pawn").ruins(c6="boot")
    t.board("vagabond", items=["torch"]).begins("vagabond", "daylight")
    assert t.game.slots[6] == 1
    t.says("vagabond", "explore")
    assert t.vp == {"vagabond": 1}
    assert items(t) == "boot, torch exhausted"
    assert not t.game.has_ruin[6]
    assert t.game.slots[6] == 2


def test_exploring_needs_a_ruin_and_a_torch(table: type[Table]) -> None:
    """9.5.3 One without the other does not do."""
    t = table("vagabond", "marquise").put("vagabond", 6, "pawn").ruins(c6="boot", c10="bag")
    t.board("vagabond", items=["torch exhausted", "2 boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "explore", "9.5.3")
    t.says("vagabond", "travel", "to 2")
    t.refuses("vagabond", "explore", "9.5.3")


def test_vag_two_vagabonds_same_r_item(table: type[Table]) -> None:
    """9.7.3 With an R boot already, the R boot stays where it is: a torch for nothing."""
    t = table("vagabond", "second_vagabond").put("vagabond", 6, "pawn").put("vb2", 5, "pawn")
    t.ruins(c6="boot").board("vagabond", items=["torch", "boot"], ruin_items=["boot"])
    t.begins("vagabond", "daylight").says("vagabond", "explore")
    assert items(t) == "boot, torch exhausted"
    assert t.vp == {}
    assert t.game.has_ruin[6]


def test_of_two_items_one_is_chosen(table: type[Table]) -> None:
    """9.7.3 He sees both and takes one; none of a kind he has marked R."""
    t = (
        table("vagabond", "second_vagabond")
        .freely()
        .put("vagabond", 6, "pawn")
        .put("vb2", 5, "pawn")
    )
    t.ruins(c6=["boot", "sword"]).board("vagabond", items=["2 torch"])
    t.begins("vagabond", "daylight").says("vagabond", "explore")
    assert t.options("vagabond") == ["take item boot", "take item sword"]
    t.says("vagabond", "take item sword", "explore")
    assert items(t) == "boot, sword, 2 torch exhausted"
    assert t.vp == {"vagabond": 2}
    assert not t.game.has_ruin[6]


def test_vag_aid_hostile(table: type[Table]) -> None:
    """9.2.9.IIIc, 9.5.4 A Hostile faction takes the card and gives the item; nothing else."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "2 warriors")
    t.crafted("eyrie", "coins").hand("vagabond", "sword")
    t.board("vagabond", items=["boot"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "daylight").says("vagabond", "aid eyrie", "aid with sword")
    t.says("vagabond", "take item coins")
    assert items(t) == "boot exhausted, coins"
    assert t.holds("eyrie") == ["sword"]
    assert relationship(t, "eyrie") == "hostile"
    assert t.vp == {}
    assert t.crafts("eyrie") == {}


def test_vag_aid_needs_matching_card(table: type[Table]) -> None:
    """9.5.4 A fox card is no help in a mouse clearing."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "2 warriors")
    t.hand("vagabond", "anvil").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "aid eyrie", "9.5.4")


def test_aid_needs_their_pieces_here(table: type[Table]) -> None:
    """9.5.4 Players elsewhere cannot be aided."""
    t = table("vagabond", "eyrie", "marquise").put("vagabond", 9, "pawn").put("eyrie", 9, "roost")
    t.hand("vagabond", "sword").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "aid marquise", "9.5.4")
    assert t.offers("vagabond", "aid eyrie")


def test_gen_consent_not_needed(table: type[Table]) -> None:
    """1.3.3, 9.5.4 Nobody is asked whether they like it."""
    t = table("vagabond", "marquise").put("vagabond", 1, "pawn").put("marquise", 1, "1 warrior")
    t.crafted("marquise", "boot").hand("vagabond", "anvil").board(
        "vagabond", items=["torch", "tea"]
    )
    t.begins("vagabond", "daylight").says("vagabond", "aid marquise", "aid with anvil")
    t.says("vagabond", "exhaust torch", "take item boot")
    assert items(t) == "boot, tea, torch exhausted"
    assert t.holds("marquise") == ["anvil"]


def test_only_the_two_see_the_card_given(table: type[Table]) -> None:
    """9.5.4, 1.2.1 A third player sees that a card changes hands, not which."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 1, "pawn").put("marquise", 1, "keep")
    t.hand("vagabond", "anvil").board("vagabond", items=["torch"]).begins("vagabond", "daylight")
    t.says("vagabond", "aid marquise", "aid with anvil")
    log = t.game.log
    assert log is not None
    given = next(event for event in log if event.verb == "gave_card")
    assert "card" not in given.as_seen_by(t.seat("eyrie")).fields
    assert given.as_seen_by(t.seat("marquise")).fields["card"] == "anvil"


def test_vag_relationship_aids_expire(table: type[Table]) -> None:
    """9.2.9.Ia Both Aids must fall in one turn."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "keep")
    t.hand("vagabond", "sword", "mouse_in_a_sack").also(deck_top=["anvil"])
    t.board("vagabond", items=["boot", "tea"], relationships={"marquise": "one"})
    t.begins("vagabond", "daylight").says("vagabond", "aid marquise", "aid with sword")
    t.says("vagabond", "exhaust boot", "pass")
    while t.game.turn != t.seat("vagabond"):
        t.says("marquise", "pass")
    t.says("vagabond", "pass", "aid marquise", "aid with mouse_in_a_sack", "exhaust boot")
    assert relationship(t, "marquise") == "one"
    assert t.vp == {}


def test_two_aids_in_one_turn_improve(table: type[Table]) -> None:
    """9.2.9.Ia, 9.2.9.Ib The second Aid moves the marker and scores the space reached."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "keep")
    t.hand("vagabond", "sword", "mouse_in_a_sack", "root_tea_mouse")
    t.board("vagabond", items=["3 boot"], relationships={"marquise": "one"})
    t.begins("vagabond", "daylight").says("vagabond", "aid marquise", "aid with sword")
    assert relationship(t, "marquise") == "one"
    t.says("vagabond", "aid marquise", "aid with mouse_in_a_sack")
    assert relationship(t, "marquise") == "two"
    t.says("vagabond", "aid marquise", "aid with root_tea_mouse")
    assert relationship(t, "marquise") == "two", "an Aid counts towards one improvement only"
    assert t.vp == {"vagabond": 2}


def test_vag_allied_aid(table: type[Table]) -> None:
    """9.2.9.IIa Two points for each Aid to an ally."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "keep")
    t.hand("vagabond", "sword", "mouse_in_a_sack")
    t.board("vagabond", items=["2 boot"], relationships={"marquise": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "aid marquise", "aid with sword")
    t.says("vagabond", "aid marquise", "aid with mouse_in_a_sack")
    assert t.vp == {"vagabond": 4}


def test_a_vagabond_can_aid_the_other(table: type[Table]) -> None:
    """9.5.4, 9.2.9 The card goes over; between Vagabonds there is no relationship."""
    t = table("vagabond", "second_vagabond").put("vagabond", 9, "pawn").put("vb2", 9, "pawn")
    t.hand("vagabond", "sword").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    t.says("vagabond", "aid vb2", "aid with sword")
    assert t.holds("second_vagabond") == ["sword"]
    assert t.vp == {}


def quest(table: type[Table]) -> Table:
    """A mouse quest for torch and sword, with two mouse quests done before."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.board(
        "vagabond",
        items=["torch", "sword"],
        completed=["quest_escort_mouse", "quest_logistics_help_mouse"],
    )
    return t.also(quests=["quest_guard_duty_mouse"]).does(VagabondDaylight(0))


def test_vag_quest(table: type[Table]) -> None:
    """9.5.5 One point for each completed quest of the suit, this one included."""
    t = quest(table)
    t.says("vagabond", "quest quest_guard_duty_mouse", "reward points")
    assert t.vp == {"vagabond": 3}
    assert items(t) == "sword exhausted, torch exhausted"
    assert len(commons(t.game).quests) == 3


def test_a_quest_may_bring_cards_instead(table: type[Table]) -> None:
    """9.5.5 Two cards and no points."""
    t = quest(table)
    t.says("vagabond", "quest quest_guard_duty_mouse", "reward cards")
    assert t.vp == {}
    assert len(t.holds("vagabond")) == 2


def test_a_quest_needs_its_items_and_its_suit(table: type[Table]) -> None:
    """9.5.5 Both items ready, in a clearing of the suit."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.also(quests=["quest_expel_bandits_mouse", "quest_fundraising_fox", "quest_errand_rabbit"])
    t.board("vagabond", items=["sword", "sword exhausted", "2 boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "quest quest_expel_bandits_mouse", "9.5.5")
    t.refuses("vagabond", "quest quest_fundraising_fox", "9.5.5")
    t.says("vagabond", "travel", "to 1")
    t.refuses("vagabond", "quest quest_fundraising_fox", "9.5.5")


def test_vag_strike_no_infamy(table: type[Table]) -> None:
    """9.5.6, 9.2.9.IIIa Infamy is for battles."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "2 warriors, roost")
    t.board("vagabond", items=["crossbow"], relationships={"eyrie": "hostile"})
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "strike eyrie roost", "9.5.6")
    t.says("vagabond", "strike eyrie warrior")
    assert t.at(9) == "vagabond 1 pawn, eyrie 1 warrior, eyrie 1 roost"
    assert items(t) == "crossbow exhausted"
    assert t.vp == {}


def test_vag_strike_building(table: type[Table]) -> None:
    """9.5.6, 3.2.1 Without warriors there, a roost may be struck; nobody turns Hostile."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "roost")
    t.board("vagabond", items=["crossbow"]).begins("vagabond", "daylight")
    t.says("vagabond", "strike eyrie roost")
    assert t.vp == {"vagabond": 1}
    assert relationship(t, "eyrie") == "indifferent"


def test_a_strike_at_a_warrior_turns_its_faction_hostile(table: type[Table]) -> None:
    """9.2.9.III Also outside battle, where there is no Infamy."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "1 warrior")
    t.board("vagabond", items=["crossbow"]).begins("vagabond", "daylight")
    t.says("vagabond", "strike eyrie warrior")
    assert relationship(t, "eyrie") == "hostile"
    assert t.vp == {}


def test_crf_vagabond_one_suit_only(table: type[Table]) -> None:
    """9.2.1, 9.5.8 All icons must match the pawn's clearing."""
    t = (
        table("vagabond", "marquise")
        .freely()
        .put("vagabond", 1, "pawn")
        .hand("vagabond", "tax_collector")
    )
    t.board("vagabond", items=["3 hammer", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "craft tax_collector", "9.5.8")


def test_crf_vagabond_item(table: type[Table]) -> None:
    """9.2.1, 9.5.8, 9.2.5 Two hammers make a sword, which he has face up at once."""
    t = table("vagabond", "marquise").put("vagabond", 1, "pawn").hand("vagabond", "foxfolk_steel")
    t.board("vagabond", items=["2 hammer"]).does(VagabondDaylight(0))
    t.says("vagabond", "craft foxfolk_steel")
    assert t.vp == {"vagabond": 2}
    assert items(t) == "sword, 2 hammer exhausted"


def test_icons_of_any_suit_take_hammers_too(table: type[Table]) -> None:
    """9.5.8, 4.1.1 Royal Claim: four hammers in any clearing, none in a forest."""
    t = (
        table("vagabond", "marquise")
        .freely()
        .put("vagabond", 9, "pawn")
        .hand("vagabond", "royal_claim")
    )
    t.board("vagabond", items=["4 hammer"]).does(VagabondDaylight(0))
    t.says("vagabond", "craft royal_claim")
    assert t.in_play("vagabond") == ["royal_claim"]
    assert items(t) == "4 hammer exhausted"
    t = table("vagabond", "marquise").freely().put("vagabond", "f1", "pawn")
    t.hand("vagabond", "royal_claim")
    t.board("vagabond", items=["4 hammer", "boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "craft royal_claim", "9.5.8")


# ---- 9.2.8 coalitions


def four(table: type[Table], **scores: int) -> Table:
    """Four players; the Vagabond holds a dominance card."""
    t = table("vagabond", "marquise", "eyrie", "alliance").put("vagabond", 9, "pawn")
    t.put("eyrie", 9, "1 warrior").hand("vagabond", "dominance_rabbit")
    return t.scores(**scores).board("vagabond", items=["boot", "sword"])


def test_dom_vagabond_own(table: type[Table]) -> None:
    """9.2.8 He may not activate dominance to win by rule."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").scores(vagabond=12)
    t.hand("vagabond", "dominance_rabbit").board("vagabond", items=["boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "dominate dominance_rabbit", "9.2.8")


def test_dom_vagabond_coalition_not_lowest(table: type[Table]) -> None:
    """9.2.8 The partner has the fewest points; among equals he chooses."""
    t = four(table, vagabond=14, marquise=8, eyrie=8, alliance=11).begins("vagabond", "daylight")
    t.refuses("vagabond", "coalition dominance_rabbit alliance", "9.2.8")
    assert t.offers("vagabond", "coalition dominance_rabbit eyrie")
    assert t.offers("vagabond", "coalition dominance_rabbit marquise")
    t.says("vagabond", "coalition dominance_rabbit eyrie")
    [told] = t.told("formed_coalition")
    assert (told["law"], told["seat"]) == ("9.2.8", "vagabond")
    assert (told["card"], told["partner"]) == ("dominance_rabbit", "eyrie_dynasties")


def test_dom_vagabond_coalition_three_players(table: type[Table]) -> None:
    """9.2.8 Only with four or more players."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn").scores(vagabond=14)
    t.hand("vagabond", "dominance_rabbit").board("vagabond", items=["boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "coalition dominance_rabbit eyrie", "9.2.8")


def test_a_coalition_needs_ten_points(table: type[Table]) -> None:
    """3.3.1, 9.2.8 The card is activated as any dominance card is."""
    t = four(table, vagabond=9, marquise=8, eyrie=3, alliance=11).begins("vagabond", "daylight")
    t.refuses("vagabond", "coalition dominance_rabbit eyrie", "3.3.1")


def test_dom_coalition_hostile_partner(table: type[Table]) -> None:
    """9.2.9.IIId A Hostile partner's marker moves to Indifferent."""
    t = four(table, vagabond=14, marquise=8, eyrie=3, alliance=11)
    t.board("vagabond", relationships={"eyrie": "hostile"}).begins("vagabond", "daylight")
    t.says("vagabond", "coalition dominance_rabbit eyrie")
    assert relationship(t, "eyrie") == "indifferent"
    assert t.holds("vagabond") == []
    t.refuses("vagabond", "fight", "4.3")


def test_partners_win_together(table: type[Table]) -> None:
    """9.2.8 When the partner wins, so does the Vagabond; he scores no more himself."""
    t = four(table, vagabond=14, marquise=8, eyrie=29, alliance=11)
    t.board("vagabond", dominance=["dominance_bird"], partner="eyrie")
    t.put("eyrie", 5, "2 warriors, roost").put("eyrie", 8, "roost").begins("eyrie", "evening")
    assert t.game.outcome == {"winners": ["eyrie_dynasties", "vagabond"], "how": "points"}


def test_nobody_joins_somebody_on_dominance(table: type[Table]) -> None:
    """9.2.8, 3.3.1 A player without a score marker has no points to compare."""
    t = four(table, vagabond=14, marquise=8, eyrie=3, alliance=11)
    t.board("eyrie", dominance=["dominance_fox"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "coalition dominance_rabbit eyrie", "9.2.8")
    assert t.offers("vagabond", "coalition dominance_rabbit marquise")


def test_a_partners_partner_wins_too(table: type[Table]) -> None:
    """9.2.8 A Vagabond may join the other Vagabond, who later joins somebody else."""
    t = table("vagabond", "marquise", "eyrie", "second_vagabond").put("vagabond", 9, "pawn")
    t.put("second_vagabond", 9, "pawn").board("vagabond", dominance=["dominance_bird"])
    t.board("vagabond", partner="second_vagabond")
    t.board("second_vagabond", partner="eyrie", dominance=["dominance_fox"]).scores(eyrie=29)
    t.put("eyrie", 5, "2 warriors, roost").put("eyrie", 8, "roost").begins("eyrie", "evening")
    winners = ["eyrie_dynasties", "second_vagabond", "vagabond"]
    assert t.game.outcome == {"winners": winners, "how": "points"}


def test_only_the_explorer_sees_what_is_left(table: type[Table]) -> None:
    """9.7.3, 1.2.1 A player who has looked under a ruin knows the other item; nobody else is
    told."""
    t = table("vagabond", "second_vagabond").put("vagabond", 6, "pawn").put("vb2", 5, "pawn")
    t.ruins(c6=["boot", "sword"]).board("vagabond", items=["torch", "2 hammer", "2 boot"])
    t.begins("vagabond", "daylight").says("vagabond", "explore", "take item sword")
    g = t.game
    assert "ruin_6" in [part.id for part in book(g).faction(0).describe(g, 0)]
    assert "ruin_6" not in [part.id for part in book(g).faction(0).describe(g, 1)]
    assert all(g.determinize(0, seed).ruins[6] == g.ruins[6] for seed in range(5))


def test_who_finds_an_item_he_may_not_take_remembers_it(table: type[Table]) -> None:
    """9.5.3, 9.7.3 He has looked under the ruin, also when a single item lay there."""
    t = (
        table("vagabond", "second_vagabond")
        .freely()
        .put("vagabond", 6, "pawn")
        .put("vb2", 5, "pawn")
    )
    t.ruins(c6="boot", c10="sword").board("vagabond", items=["torch"], ruin_items=["boot"])
    t.begins("vagabond", "daylight").says("vagabond", "explore")
    g = t.game
    assert all(g.determinize(0, seed).ruins[6] == g.ruins[6] for seed in range(5))


def test_nobody_outside_the_game_is_aided_or_joined(table: type[Table]) -> None:
    """9.5.4, 9.2.8 The reason is not taken from a player who sits elsewhere."""
    t = four(table, vagabond=14, marquise=8, eyrie=3, alliance=11).put("alliance", 9, "sympathy")
    t.begins("vagabond", "daylight")
    absent = "why-not_in_game: faction faction:second_vagabond"
    assert t.reason("vagabond", "aid second_vagabond") == absent
    assert t.reason("vagabond", "aid vagabond") == "why-no_other_player"
    assert t.reason("vagabond", "coalition dominance_rabbit vagabond") == "why-player_must_have"
    assert t.reason("vagabond", "coalition dominance_rabbit second_vagabond") == absent


def test_a_quest_of_another_suit_says_so(table: type[Table]) -> None:
    """9.5.5 The suit comes before the items."""
    t = table("vagabond", "marquise").put("vagabond", 6, "pawn")
    t.board("vagabond", items=["torch", "boot"])
    t.also(quests=["quest_expel_bandits_mouse", "quest_fundraising_fox", "quest_errand_rabbit"])
    t.begins("vagabond", "daylight")
    assert t.reason("vagabond", "quest quest_errand_rabbit") == "why-clearing_does_not_match"
    dear = "why-cannot_exhaust: items ['item:tea', 'item:coins']"
    assert t.reason("vagabond", "quest quest_fundraising_fox") == dear
