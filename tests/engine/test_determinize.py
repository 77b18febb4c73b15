"""Dealing anew: what a seat knows stays, all else may be otherwise, and what is asked fits."""

from __future__ import annotations

import pytest

from kit import Table
from kit.lineups import many
from kit.opinions.worlds import other_world
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.factions.woodland_alliance.supporters import spend_supporter
from undergrowth.table.hidden.unknown import unknown_cards
from undergrowth.table.names import CARDS

SEEDS = range(30)


def overworking(table: type[Table], *hand: str) -> Game:
    """The Marquise has chosen where to overwork and is asked with which card."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill").put("marquise", 1, "sawmill")
    t.hand("marquise", *hand).hand("eyrie", "anvil").begins("marquise", "daylight")
    return t.says("marquise", "overwork", "overwork in 5").game


def test_the_hand_of_the_deciding_seat_stays(table: type[Table]) -> None:
    """The open question was made from it."""
    g = overworking(table, "cobbler", "sword")
    for seed in SEEDS:
        twin = g.determinize(1, seed)
        assert twin.hands[0] == g.hands[0]
        assert twin.decision is g.decision


def test_dealt_afresh_the_options_are_those_of_the_new_hand(table: type[Table]) -> None:
    """A player who thinks for another seat learns nothing from what is offered."""
    g = overworking(table, "cobbler", "sword")
    hands, offered = set(), set()
    for seed in SEEDS:
        twin = g.determinize(1, seed, afresh=True)
        assert twin.observe(1) == g.observe(1)
        assert twin.decision is not None and twin.decision.prompt == "marquise.overwork_card"
        for text in twin.decision.texts():
            assert CARDS.parse(text.removeprefix("overwork with ")) in twin.hands[0]
        hands.add(tuple(twin.hands[0]))
        offered |= set(twin.decision.texts())
        twin.choose(twin.decision.options[0])
    assert len(hands) > 20
    assert len(offered) > 8


def test_a_hand_that_could_not_be_asked_so_is_not_dealt(table: type[Table]) -> None:
    """6.5.5 One card in hand, and it pays: of the many worlds only those in which it does."""
    g = overworking(table, "cobbler")
    for seed in SEEDS:
        twin = g.determinize(1, seed, afresh=True)
        assert twin.hands[0] and g.matches(twin.hands[0][0], 5)


def test_dealing_afresh_for_the_deciding_seat_keeps_its_question(table: type[Table]) -> None:
    """Its own question is not asked again."""
    g = overworking(table, "cobbler", "sword")
    twin = g.determinize(0, 5, afresh=True)
    assert twin.decision is g.decision
    assert twin.to_json() == g.determinize(0, 5).to_json()


def test_what_is_chosen_and_not_yet_shown_stays(table: type[Table]) -> None:
    """9.5.4 The card he aids with is in his hand while he chooses what to exhaust."""
    t = table("vagabond", "eyrie").put("vagabond", 9, "pawn").put("eyrie", 9, "2 warriors")
    t.hand("vagabond", "sword", "anvil").board("vagabond", items=["boot", "torch"])
    g = t.begins("vagabond", "daylight").says("vagabond", "aid eyrie", "aid with sword").game
    for seed in SEEDS:
        twin = g.determinize(1, seed, afresh=True)
        assert CARDS.parse("sword") in twin.hands[0]
        twin.choose("exhaust boot")


def test_the_payer_of_a_supporter_knows_that_it_is_there(table: type[Table]) -> None:
    """8.2.6 The payer has seen the card; the others have not."""
    t = table("marquise", "alliance", "eyrie").put("marquise", 5, "3 warriors")
    t.put("alliance", 1, "sympathy").hand("marquise", "anvil", "cobbler")
    t.board("alliance", supporters=["sword"])
    g = t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 1").game
    g.choose("appease with anvil")
    anvil = CARDS.parse("anvil")
    assert all(anvil in g.determinize(0, seed).boards[1].hidden()[0] for seed in SEEDS)
    assert not all(anvil in g.determinize(2, seed).boards[1].hidden()[0] for seed in SEEDS)
    assert unknown_cards(g, 0).count(anvil) == g.box.deck.count(anvil) - 1
    again = Game.from_json(g.to_json())
    assert anvil in again.determinize(0, 1).boards[1].hidden()[0]


def all_of(ruins: list[list[int]]) -> list[int]:
    """The items under all ruins, sorted."""
    return sorted(item for under in ruins for item in under)


def test_items_are_dealt_among_their_ruins(table: type[Table]) -> None:
    """9.3.4 As many under each as before, and in other ruins for a seat that has not looked."""
    t = table("vagabond", "marquise").ruins(c6="boot", c10="bag", c11="hammer", c12="sword")
    t.put("vagabond", 1, "pawn").board("vagabond", items=["torch"]).begins("marquise", "daylight")
    g = t.put("marquise", 5, "1 warrior").game
    worlds = [[under[:] for under in g.determinize(1, seed).ruins] for seed in SEEDS]
    for ruins in worlds:
        assert [len(under) for under in ruins] == [len(under) for under in g.ruins]
        assert all_of(ruins) == all_of(g.ruins)
    assert len({str(ruins) for ruins in worlds}) > 1


def test_what_is_seen_to_leave_is_no_longer_looked_for(table: type[Table]) -> None:
    """8.2.3 A supporter that was spent lies on the discard pile."""
    t = table("marquise", "alliance").put("marquise", 5, "3 warriors")
    t.put("alliance", 1, "sympathy").hand("marquise", "anvil", "cobbler")
    g = t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 1").game
    g.choose("appease with anvil")
    anvil = CARDS.parse("anvil")
    assert g.boards[1].known_to(0) == [[anvil]]
    spend_supporter(g, 1, anvil)
    assert g.boards[1].known_to(0) == [[]]


@pytest.mark.long
def test_a_saved_question_can_be_asked_again() -> None:
    """A save keeps what the asking step began with."""
    g = Game.new(Setup(seats=many()), 3)
    chance = seeded(3)
    for number in range(300):
        assert g.decision is not None
        again = Game.from_json(g.to_json())
        for viewer in range(0, g.seats, 2) if number % 10 == 0 else ():
            one, two = other_world(g, viewer, number), other_world(again, viewer, number)
            assert one.decision is not None and two.decision is not None
            assert one.decision.texts() == two.decision.texts()
        g.take(g.decision.options[chance.below(len(g.decision.options))])
