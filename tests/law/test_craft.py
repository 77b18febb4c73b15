"""4.1 Craft, and what 2.1 says of cards that can or cannot be crafted."""

from __future__ import annotations

from kit import Table
from undergrowth.law.crafting.craftable import may_craft_free, why_not_craft
from undergrowth.law.crafting.paying import borrowed
from undergrowth.table.names import CARDS


def test_crf_item_basic(table: type[Table]) -> None:
    """4.1.2, 3.2.2, 6.2.1 The item, the point listed, the card discarded, the workshop used."""
    t = table("marquise", "eyrie").put("marquise", 5, "workshop")
    t.hand("marquise", "a_visit_to_friends", "root_tea_rabbit").begins("marquise", "daylight")
    t.says("marquise", "craft a_visit_to_friends")
    assert t.crafts("marquise") == {"boot": 1}
    assert t.vp == {"marquise": 1}
    assert t.discard == ["a_visit_to_friends"]
    assert t.holds("marquise") == ["root_tea_rabbit"]


def test_crf_piece_once_per_turn(table: type[Table]) -> None:
    """4.1.1 A workshop that has been activated pays for nothing more this turn."""
    t = table("marquise", "eyrie").put("marquise", 5, "workshop, 1 warrior")
    t.hand("marquise", "a_visit_to_friends", "woodland_runners").begins("marquise", "daylight")
    assert t.offers("marquise", "craft woodland_runners")
    t.says("marquise", "craft a_visit_to_friends")
    t.refuses("marquise", "craft woodland_runners", "4.1.1")


def test_crf_no_duplicates(table: type[Table]) -> None:
    """4.1.4 An identical persistent effect may not be crafted twice."""
    t = table("eyrie", "marquise").put("eyrie", 5, "roost, 1 warrior").play("eyrie", "cobbler")
    t.put("eyrie", 4, "roost")
    t.board("eyrie", leader="builder").hand("eyrie", "cobbler", "command_warren")
    t.begins("eyrie", "daylight")
    assert t.offers("eyrie", "craft command_warren")
    t.refuses("eyrie", "craft cobbler", "4.1.4")


def test_crf_ambush_never(table: type[Table]) -> None:
    """2.1.2 Ambush cards cannot be crafted."""
    t = table("marquise", "eyrie").put("marquise", 6, "workshop, 1 warrior")
    t.hand("marquise", "ambush_fox").begins("marquise", "daylight")
    t.refuses("marquise", "craft ambush_fox", "2.1.2")


def test_crf_dominance_never(table: type[Table]) -> None:
    """2.1.3 Dominance cards cannot be crafted."""
    t = table("eyrie", "marquise").put("eyrie", 6, "roost, 2 warriors").put("eyrie", 8, "roost")
    t.put("eyrie", 12, "roost")
    t.board("eyrie", leader="builder").hand("eyrie", "dominance_fox", "gently_used_knapsack")
    t.begins("eyrie", "daylight")
    t.refuses("eyrie", "craft dominance_fox", "2.1.3")


def test_crf_eyrie_builder(table: type[Table]) -> None:
    """7.8.1, 7.2.3 The Builder lifts the limit of one point."""
    t = table("eyrie", "marquise").put("eyrie", 5, "roost").put("eyrie", 4, "roost")
    t.board("eyrie", leader="builder")
    t.hand("eyrie", "bake_sale").begins("eyrie", "daylight").says("eyrie", "craft bake_sale")
    assert t.crafts("eyrie") == {"coins": 1}
    assert t.game.score[t.seat("eyrie")] >= 8


def test_crf_persistent_not_spendable(table: type[Table]) -> None:
    """2.1.4, 4.1.3 A card in the play area is not in hand."""
    t = table("marquise", "eyrie").play("marquise", "armorers").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "extra armorers", "6.5")
    assert t.in_play("marquise") == ["armorers"]


def test_a_persistent_effect_stays(table: type[Table]) -> None:
    """4.1.3 It goes to the play area and works from there on, the same turn even."""
    t = table("marquise", "eyrie").put("marquise", 9, "workshop, 1 warrior")
    t.hand("marquise", "codebreakers").hand("eyrie", "anvil").begins("marquise", "daylight")
    t.says("marquise", "craft codebreakers")
    assert t.in_play("marquise") == ["codebreakers"]
    assert t.discard == []
    t.says("marquise", "use codebreakers")
    assert t.game.seen[1] != []


def test_different_owners_may_have_the_same_effect(table: type[Table]) -> None:
    """4.1.4 Only the crafter's own play area counts."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 workshops").play("eyrie", "cobbler")
    t.hand("marquise", "cobbler").begins("marquise", "daylight").says("marquise", "craft cobbler")
    assert t.in_play("marquise") == t.in_play("eyrie") == ["cobbler"]


def test_an_item_that_is_gone_cannot_be_crafted(table: type[Table]) -> None:
    """4.1.2 The card is refused while the supply lacks its item."""
    t = table("marquise", "eyrie").put("marquise", 5, "workshop, 1 warrior")
    t.also(items={"coins": 2}).hand("marquise", "a_visit_to_friends").begins("marquise", "daylight")
    t.refuses("marquise", "craft a_visit_to_friends", "4.1.2")


def test_the_suits_listed_must_be_paid(table: type[Table]) -> None:
    """4.1.1 A crafting piece has the suit of its clearing."""
    t = table("marquise", "eyrie").put("marquise", 6, "2 workshops, 1 warrior")
    t.hand("marquise", "cobbler", "brutal_tactics").begins("marquise", "daylight")
    t.refuses("marquise", "craft cobbler", "4.1.1")
    t.says("marquise", "craft brutal_tactics")
    assert t.in_play("marquise") == ["brutal_tactics"]


def test_a_bird_card_is_paid_with_what_it_lists(table: type[Table]) -> None:
    """4.1.1 The suit of the card is not its cost: Armorers takes a fox piece."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 workshops, 1 warrior")
    t.hand("marquise", "armorers").begins("marquise", "daylight")
    t.refuses("marquise", "craft armorers", "4.1.1")


def test_icons_of_any_suit(table: type[Table]) -> None:
    """4.1.1 Four pieces of whatever suit pay for Royal Claim; which ones is a choice."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 workshops").put("marquise", 6, "workshop")
    t.put("marquise", 11, "2 workshops")
    t.hand("marquise", "royal_claim", "a_visit_to_friends").begins("marquise", "daylight")
    t.says("marquise", "craft royal_claim")
    assert t.options("marquise") == ["activate fox", "activate rabbit", "activate mouse"]
    t.says("marquise", "activate mouse", "activate mouse", "activate fox")
    assert t.in_play("marquise") == ["royal_claim"]
    assert t.offers("marquise", "craft a_visit_to_friends")


def test_several_crafts_share_the_pieces(table: type[Table]) -> None:
    """4.1.1 Each piece once: two rabbits pay for two cards of one rabbit."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 workshops, 1 warrior")
    t.hand("marquise", "a_visit_to_friends", "woodland_runners", "cobbler")
    t.begins("marquise", "daylight").says("marquise", "craft a_visit_to_friends")
    t.refuses("marquise", "craft cobbler", "4.1.1")
    t.says("marquise", "craft woodland_runners")
    assert t.crafts("marquise") == {"boot": 2}


def test_pieces_are_ready_again_next_turn(table: type[Table]) -> None:
    """4.1.1 Once per turn is a limit of the turn."""
    t = table("marquise", "eyrie").put("marquise", 5, "workshop, 1 warrior")
    t.put("eyrie", 3, "roost").hand("marquise", "a_visit_to_friends", "woodland_runners")
    t.begins("marquise", "daylight").says("marquise", "craft a_visit_to_friends")
    game = t.game
    while game.decision is not None and not t.offers("marquise", "craft woodland_runners"):
        assert game.turns < 4
        game.take(game.decision.options[-1])
    assert game.turns == 3


def test_crafting_an_item_can_win(table: type[Table]) -> None:
    """3.1, 3.2.2 The thirtieth point ends the game."""
    t = table("marquise", "eyrie").put("marquise", 5, "workshop").scores(marquise=29)
    t.hand("marquise", "a_visit_to_friends").begins("marquise", "daylight")
    t.says("marquise", "craft a_visit_to_friends")
    assert t.game.winners == [t.seat("marquise")]
    assert t.game.victory == "points"


def test_a_card_of_another_hand_cannot_be_crafted(table: type[Table]) -> None:
    """4.1 Cards are crafted from one's hand."""
    t = (
        table("marquise", "eyrie")
        .put("marquise", 5, "workshop, 1 warrior")
        .hand("eyrie", "sappers")
    )
    t.begins("marquise", "daylight")
    t.refuses("marquise", "craft sappers", "4.1")


def test_a_borrowed_icon_stands_for_any_suit(table: type[Table]) -> None:
    """4.1.1 One that the card lists goes first; of several that it does not list one will do."""
    g = table("marquise", "eyrie").begins("marquise", "daylight").game
    anything = g.box.cards[CARDS.parse("royal_claim")]
    fox, rabbit, mouse = (1 << suit for suit in range(3))
    assert borrowed(anything, 0) == []
    assert borrowed(anything, rabbit) == [1]
    assert borrowed(anything, rabbit | mouse) == [1]
    listed = g.box.cards[CARDS.parse("anvil")]
    assert borrowed(listed, fox | mouse) == [0]
    assert borrowed(listed, mouse) == []


def test_a_card_that_could_be_paid_waits_for_its_time(table: type[Table]) -> None:
    """4.1 Icons are no reason where there are enough of them."""
    t = table("marquise", "eyrie").put("marquise", 1, "workshop").put("marquise", 5, "2 warriors")
    t.hand("marquise", "anvil").begins("marquise", "daylight")
    assert why_not_craft(t.game, 0, CARDS.parse("anvil"))[0] == "4.1"
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").hand("marquise", "anvil")
    t.begins("marquise", "daylight")
    assert why_not_craft(t.game, 0, CARDS.parse("anvil"))[0] == "4.1.1"


def test_icons_aside_an_ambush_cannot_be_crafted_either(table: type[Table]) -> None:
    """2.1.2 A player who pays for it in another way cannot craft it."""
    t = table("marquise", "eyrie").hand("marquise", "ambush_fox", "anvil")
    g = t.begins("marquise", "daylight").game
    assert not may_craft_free(g, 0, CARDS.parse("ambush_fox"))
    assert may_craft_free(g, 0, CARDS.parse("anvil"))
