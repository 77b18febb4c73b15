"""12.5.3, 12.6 Sway, and the Duchy's Evening."""

from __future__ import annotations

import pytest

from factions.lilypad_diaspora.pond_folk import PEACE
from factions.underground_duchy.moles import (
    LORDS,
    NOBLES,
    SQUIRES,
    at_sway,
    moles,
    revealed,
    swayed,
)
from kit import Table
from undergrowth import position
from undergrowth.factions.underground_duchy.phases import TakeUpRevealed
from undergrowth.factions.underground_duchy.sway import Sway, backed


def test_duc_sway(table: type[Table]) -> None:
    """12.5.3 Fox and mouse cards for a fox and a mouse clearing: the Foremole, and a point."""
    t = moles(table, hand=["anvil", "sword"]).put("duchy", 8, "1 warrior")
    t.put("duchy", 7, "tunnel").does(Sway(0))
    t.says("duchy", "sway foremole", "reveal anvil")
    assert t.left["reveal"] == "1 of 2"
    t.says("duchy", "reveal sword")
    assert (swayed(t), revealed(t), t.holds("duchy")) == (["foremole"], ["anvil", "sword"], [])
    assert t.vp == {"duchy": 1}


@pytest.mark.parametrize(
    ("minister", "points"), [("marshal", 1), ("mayor", 2), ("earl_of_stone", 3)]
)
def test_higher_ranks_ask_and_score_more(table: type[Table], minister: str, points: int) -> None:
    """12.5.3.II, 12.5.3.III Two cards for a point, three for two, four for three."""
    hand = ["anvil", "sword", "cobbler", "armorers"]
    t = moles(table, hand=hand)
    for place in (8, 7, 5, 11):
        t.put("duchy", place, "1 warrior")
    t.does(Sway(0)).says("duchy", f"sway {minister}")
    t.says("duchy", *(f"reveal {card}" for card in hand[: points + 1]))
    assert (swayed(t), t.vp) == ([minister], {"duchy": points})


def test_duc_sway_needs_clearing_per_card(table: type[Table]) -> None:
    """12.5.3.II Each clearing backs one card; the Burrow has no suit, and backs none."""
    t = moles(table, hand=["anvil", "tax_collector"]).put("duchy", 8, "3 warriors")
    t.put("duchy", "burrow", "2 warriors").put("duchy", 7, "1 warrior")
    t.play("duchy", "tax_collector").does(Sway(0))
    t.refuses("duchy", "sway foremole", "12.5.3.II")


def test_a_clearing_backs_a_card_whatever_stands_there(table: type[Table]) -> None:
    """12.5.3.II A warrior, a building or a tunnel; rule does not matter."""
    t = moles(table, hand=["anvil", "tax_collector", "sword"]).put("duchy", 8, "tunnel")
    t.put("duchy", 12, "market").put("marquise", 12, "5 warriors").put("marquise", 8, "1 warrior")
    t.does(Sway(0))
    t.refuses("duchy", "sway mayor", "12.5.3.II")
    t.says("duchy", "sway captain")
    assert t.options("duchy") == ["reveal anvil", "reveal tax_collector"]
    t.refuses("duchy", "reveal sword", "12.5.3.II")
    t.refuses("duchy", "reveal cobbler", "12.5.3.II")
    t.says("duchy", "reveal anvil")
    assert t.options("duchy") == ["reveal tax_collector"]


def test_a_bird_finds_any_clearing(table: type[Table]) -> None:
    """12.5.3.II, 2.1.1 And makes way: the bird for the rabbit clearing, the fox for the fox one."""
    t = moles(table, hand=["armorers", "anvil"]).put("duchy", 8, "1 warrior")
    t.put("duchy", 5, "1 warrior").does(Sway(0)).says("duchy", "sway captain", "reveal armorers")
    assert t.options("duchy") == ["reveal anvil"]
    t.says("duchy", "reveal anvil")
    assert swayed(t) == ["captain"]


def test_a_clearing_of_several_suits_backs_one_card(table: type[Table]) -> None:
    """12.5.3.II, L.1 At the Lost City, a card of any suit, but one alone."""
    t = moles(table, hand=["anvil", "sword", "cobbler"]).put("duchy", 8, "1 warrior")
    t.put("duchy", 12, "1 warrior").landmark("lost_city", 8).does(Sway(0))
    t.refuses("duchy", "sway mayor", "12.5.3.II")
    t.says("duchy", "sway captain", "reveal anvil")
    assert sorted(t.options("duchy")) == ["reveal cobbler", "reveal sword"]


def test_cards_and_clearings_are_matched_as_well_as_can_be() -> None:
    """12.5.3.II Those that fit in one place alone come first, whatever the order."""
    fox, rabbit, mouse = 1, 2, 4
    assert backed([fox | mouse, fox], [fox, mouse]) == 2
    assert backed([fox, fox | mouse], [fox, mouse]) == 2
    assert backed([fox, fox, mouse], [fox, fox | mouse]) == 2
    assert backed([rabbit], [fox, mouse]) == 0
    assert backed([-1, fox], [fox]) == 1


def test_a_friend_makes_a_card_any(table: type[Table]) -> None:
    """12.5.3.II, 2.1.1 Once in a turn a fox card is of any suit: it still needs a clearing."""
    t = table("duchy", "marquise", deck="squires_and_disciples")
    t.hand("duchy", "anvil", "root_tea_fox").play("duchy", "friend_of_the_foxes")
    t.put("duchy", 8, "1 warrior").put("duchy", 5, "1 warrior").does(Sway(0))
    t.says("duchy", "sway captain", "reveal anvil", "reveal root_tea_fox")
    assert swayed(t) == ["captain"]


def mayor_of_frogs(table: type[Table], *hand: str) -> Table:
    """Clearing 8 is of foxes and frogs, 7 and 11 are of mice; Companions are in play."""
    t = table("duchy", "marquise", "diaspora", deck="squires_and_disciples")
    t.hand("duchy", *hand).play("duchy", "companions")
    t.put("diaspora", 8, PEACE)
    for place in (8, 7, 11):
        t.put("duchy", place, "1 warrior")
    return t.does(Sway(0)).says("duchy", "sway mayor")


def test_a_card_is_bent_where_the_others_need_its_clearing(table: type[Table]) -> None:
    """12.5.3.II, 2.1.1 A frog leaves the clearing it matches to the fox that has no other."""
    t = mayor_of_frogs(table, "settlers", "sword", "anvil")
    t.says("duchy", "reveal settlers")
    assert t.in_play("duchy") == []
    t.says("duchy", "reveal sword", "reveal anvil")
    assert "mayor" in swayed(t)


def test_a_card_is_what_it_is_where_that_will_do(table: type[Table]) -> None:
    """12.5.3.II, 2.1.1 With cards for all three clearings nothing is bent."""
    t = mayor_of_frogs(table, "settlers", "sword", "mouse_squires")
    t.says("duchy", "reveal settlers", "reveal sword", "reveal mouse_squires")
    assert t.in_play("duchy") == ["companions"]
    assert "mayor" in swayed(t)


def test_only_cards_that_lead_on_are_offered(table: type[Table]) -> None:
    """12.5.3.II With a frog where it would have to lie, a fox is no card that can follow."""
    t = mayor_of_frogs(table, "settlers", "ambush_frog", "anvil", "sword")
    t.says("duchy", "reveal settlers")
    assert t.in_play("duchy") == ["companions"]
    assert t.options("duchy") == ["reveal sword", "reveal ambush_frog"]
    t.refuses("duchy", "reveal anvil", "12.5.3.II")
    t.says("duchy", "reveal ambush_frog")
    assert (t.in_play("duchy"), t.options("duchy")) == ([], ["reveal sword"])


def test_duc_sway_no_crown(table: type[Table]) -> None:
    """12.5.3.I With all noble crowns used or gone no noble can be swayed."""
    t = moles(table, hand=["armorers", "royal_claim", "sappers"], swayed=NOBLES[:2])
    t.board("duchy", lost_crowns={"noble": 1})
    for place in (8, 7, 5):
        t.put("duchy", place, "1 warrior")
    t.does(Sway(0))
    assert t.options("duchy") == [*(f"sway {squire}" for squire in SQUIRES), "pass"]
    t.refuses("duchy", "sway mayor", "12.5.3.I")
    t.refuses("duchy", "sway banker", "12.5.3.I")


def test_a_hand_too_small(table: type[Table]) -> None:
    """12.5.3.II Two cards sway no noble."""
    t = moles(table, hand=["armorers", "royal_claim"])
    for place in (8, 7, 5):
        t.put("duchy", place, "1 warrior")
    t.does(Sway(0)).refuses("duchy", "sway mayor", "12.5.3.II")


def test_duc_sway_one(table: type[Table]) -> None:
    """12.5.3 One minister a turn."""
    hand = ["anvil", "sword", "tax_collector", "investments"]
    t = moles(table, hand=hand).play("duchy", "tax_collector")
    for place in (8, 12, 7, 9):
        t.put("duchy", place, "1 warrior")
    t.does(Sway(0)).says("duchy", "sway captain", "reveal anvil", "reveal sword")
    assert t.left == {"sway": "1 of 1"}
    t.refuses("duchy", "sway marshal", "12.5.3")


def test_a_minister_swayed_acts_from_the_next_turn_on(table: type[Table]) -> None:
    """12.5, 12.5.2 Parliament comes before Sway."""
    t = (
        moles(table, hand=["anvil", "sword"])
        .put("duchy", 8, "1 warrior")
        .put("duchy", 7, "1 warrior")
    )
    at_sway(t).says("duchy", "sway marshal", "reveal anvil", "reveal sword")
    assert t.asked() != "duchy.parliament"
    assert swayed(t) == ["marshal"]


def test_what_a_hand_could_sway_is_a_secret(table: type[Table]) -> None:
    """1.2.1, 12.5.3 Asked where cards and clearings would do by their number."""
    t = moles(table, hand=["anvil", "tax_collector"]).put("duchy", 7, "1 warrior")
    t.put("duchy", 9, "1 warrior").begins("duchy", "daylight")
    t.game.choose("pass")
    assert (t.asked(), t.options("duchy")) == ("duchy.sway", ["pass"])
    t = moles(table, hand=["anvil"]).put("duchy", 7, "1 warrior")
    t.put("duchy", 9, "1 warrior").begins("duchy", "daylight")
    t.game.choose("pass")
    assert t.asked() != "duchy.sway"


def test_the_middle_of_a_sway_comes_back(table: type[Table]) -> None:
    """12.5.3.II A position written between two cards goes on with the second."""
    t = (
        moles(table, hand=["anvil", "sword"])
        .put("duchy", 8, "1 warrior")
        .put("duchy", 7, "1 warrior")
    )
    at_sway(t).says("duchy", "sway marshal", "reveal anvil")
    g = position.game(position.describe(t.game))
    assert g.decision is not None and g.decision.texts() == ["reveal sword"]


# ---- 12.6


def test_revealed_birds_are_discarded_and_others_return(table: type[Table]) -> None:
    """12.6.1 A bird dominance card goes beside the map (3.3.3)."""
    t = moles(table, revealed=["anvil", "armorers", "dominance_bird"])
    t.does(TakeUpRevealed(0), phase="evening")
    assert t.holds("duchy") == ["anvil"]
    assert t.discard == ["armorers"]
    assert len(t.game.available) == 1
    assert revealed(t) == []


def test_everybody_knows_a_card_that_returns(table: type[Table]) -> None:
    """12.6.1, 1.2.1 It lay open."""
    t = moles(table, "marquise", revealed=["anvil"]).hand("duchy", "sword")
    t.does(TakeUpRevealed(0), phase="evening")
    g = t.game
    assert [g.box.cards[card].name for card in g.seen[1 * g.seats + 0]] == ["anvil"]


def test_it_crafts_in_evening_with_both(table: type[Table]) -> None:
    """12.2.1, 12.6.2 A citadel and a market in fox clearings make two fox icons."""
    t = moles(table, hand=["foxfolk_steel"]).put("duchy", 8, "citadel").put("duchy", 12, "market")
    t.begins("duchy", "evening")
    assert t.asked() == "craft.step"
    t.says("duchy", "craft foxfolk_steel")
    assert t.crafts("duchy") == {"sword": 1}
    assert t.vp == {"duchy": 2}


def test_it_does_not_craft_in_daylight(table: type[Table]) -> None:
    """12.2.1 Crafting waits for Evening, when the cards revealed are back."""
    t = moles(table, hand=["anvil"]).put("duchy", 8, "citadel").begins("duchy", "daylight")
    assert not t.offers("duchy", "craft anvil")
    t.says("duchy", "pass")
    assert t.asked() == "craft.step" and t.offers("duchy", "craft anvil")


@pytest.mark.parametrize(("markets", "cards"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_markets_draw_cards(table: type[Table], markets: int, cards: int) -> None:
    """12.6.3 One, and one for each market that has left its track."""
    t = moles(table)
    for place in (8, 7, 12)[:markets]:
        t.put("duchy", place, "market")
    t.begins("duchy", "evening")
    assert len(t.holds("duchy")) == cards


def test_it_discards_down_to_five(table: type[Table]) -> None:
    """12.6.3 Six are one too many."""
    hand = ["anvil", "sword", "cobbler", "armorers", "investments"]
    t = moles(table, hand=hand).begins("duchy", "evening")
    assert t.asked() == "turn.discard"
    assert t.left == {"discard": "0 of 1"}
    t.says("duchy", "discard cobbler")
    assert len(t.holds("duchy")) == 5


def test_all_nine_ministers(table: type[Table]) -> None:
    """12.3.6, 12.5.3 With every crown on a minister there is nobody left to sway."""
    t = moles(table, hand=["anvil", "sword"], swayed=[*SQUIRES, *NOBLES, *LORDS])
    t.put("duchy", 8, "1 warrior").put("duchy", 7, "1 warrior").does(Sway(0))
    assert t.done()
