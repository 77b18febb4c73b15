"""8.2 The Alliance's abilities: guerrilla war, supporters, bases, outrage."""

from __future__ import annotations

import pytest

from factions.woodland_alliance.alliance import supporters
from kit import Table
from kit.madeup.friends import befriended
from undergrowth.factions.woodland_alliance.outrage import Outrage
from undergrowth.table.book import book
from undergrowth.table.names import CARDS

MOUSES = ["sword", "investments", "mouse_in_a_sack"]
RABBITS = ["2 cobbler", "bake_sale", "a_visit_to_friends"]


def known(t: Table, viewer: str, owner: str) -> list[str]:
    """Return what a seat knows of another's hand."""
    seen = t.game.seen[t.seat(viewer) * t.game.seats + t.seat(owner)]
    return sorted(CARDS.text(card) for card in seen)


def test_the_alliance_takes_the_higher_roll_as_defender(table: type[Table]) -> None:
    """8.2.2 Guerrilla war."""
    t = table("alliance", "marquise").put("alliance", 9, "3 warriors")
    t.put("marquise", 9, "4 warriors").battle("marquise", against="alliance", at=9).rolls(3, 1)
    assert t.at(9) == "alliance 2 warriors, marquise 1 warrior"


def test_the_alliance_takes_the_higher_roll_as_attacker_too(table: type[Table]) -> None:
    """8.2.2, 4.3.3 As attacker it rolls like everybody."""
    t = table("alliance", "marquise").put("alliance", 9, "3 warriors")
    t.put("marquise", 9, "4 warriors").battle("alliance", against="marquise", at=9).rolls(3, 1)
    assert t.at(9) == "alliance 2 warriors, marquise 1 warrior"


def test_guerrilla_war_is_still_limited_by_warriors(table: type[Table]) -> None:
    """8.2.2, 4.3.3.I One warrior deals no more than one rolled hit."""
    t = table("alliance", "marquise").put("alliance", 9, "1 warrior")
    t.put("marquise", 9, "4 warriors").battle("marquise", against="alliance", at=9).rolls(3, 0)
    assert t.at(9) == "alliance 1 warrior, marquise 3 warriors"


def test_all_supporters_limit(table: type[Table]) -> None:
    """8.2.3.I Without a base a sixth card is discarded, for all to see."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy").hand("marquise", "sword")
    t.board("alliance", supporters=["anvil", "cobbler", "armorers", "sappers", "bake_sale"])
    t.does(Outrage(0, 9, 1), turn="marquise").says("marquise", "appease with sword")
    assert t.discard == ["sword"]
    assert "sword" not in supporters(t) and len(supporters(t)) == 5


def test_with_a_base_the_stack_holds_any_number(table: type[Table]) -> None:
    """8.2.3.I Any base on the map will do."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy").hand("marquise", "sword")
    t.board("alliance", supporters=["anvil", "cobbler", "armorers", "sappers", "bake_sale"])
    t.put("alliance", 1, "base_fox").does(Outrage(0, 9, 1), turn="marquise")
    t.says("marquise", "appease with sword")
    assert "sword" in supporters(t)
    assert t.discard == []


def test_all_supporters_limit_lost_base(table: type[Table]) -> None:
    """8.2.4 Matching supporters and birds go, two of three officers, and all but five cards."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse")
    t.put("marquise", 9, "2 warriors")
    cards = [*MOUSES, "armorers", *RABBITS, "anvil", "foxfolk_steel"]
    t.board("alliance", supporters=cards, officers=3)
    t.battle("marquise", against="alliance", at=9).rolls(1, 0)
    assert t.vp == {"marquise": 1}
    assert t.discard == ["armorers", "investments", "mouse_in_a_sack", "sword"]
    assert book(t.game).faction(0).write_board(t.game)["officers"] == 1
    assert t.supply("alliance", "warrior") == 9
    t.refuses("alliance", "dismiss sword", "8.2.4")
    t.says("alliance", "dismiss anvil")
    assert len(supporters(t)) == 5
    assert t.done()


def test_a_second_base_keeps_the_stack(table: type[Table]) -> None:
    """8.2.4 With another base left nobody counts to five."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse")
    t.put("alliance", 1, "base_fox").put("marquise", 9, "2 warriors")
    t.board("alliance", supporters=[*RABBITS, "anvil", "foxfolk_steel"], officers=1)
    t.battle("marquise", against="alliance", at=9).rolls(1, 0)
    assert len(supporters(t)) == 6
    assert t.done()


def test_the_alliance_orders_what_a_lost_clearing_sets_off(table: type[Table]) -> None:
    """4.3.6, 8.2.4, 8.2.6 Base and sympathy go together; it picks what resolves first."""
    t = table("alliance", "marquise").put("alliance", 9, "base_mouse, sympathy")
    t.put("marquise", 9, "3 warriors").hand("marquise", "sword")
    t.board("alliance", supporters=["investments"])
    t.battle("marquise", against="alliance", at=9).rolls(2, 1)
    t.says("alliance", "lose base_mouse")
    assert t.options("alliance") == ["first lost_base 9", "first outrage 9"]
    t.says("alliance", "first lost_base 9").says("marquise", "appease with sword")
    assert supporters(t) == ["sword"], "the card comes after the supporters of the base have gone"
    assert t.vp == {"marquise": 2}


def test_moving_in_causes_outrage_once_for_all_warriors(table: type[Table]) -> None:
    """8.2.6 One card, however many warriors come."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy")
    t.put("marquise", 12, "3 warriors").hand("marquise", "sword", "armorers", "anvil")
    t.begins("marquise", "daylight").says("marquise", "march", "to 9", "take 3")
    assert t.options("marquise") == ["appease with sword", "appease with armorers"]
    t.refuses("marquise", "appease with anvil", "8.2.6")
    t.refuses("marquise", "appease with cobbler", "8.2.6")
    t.says("marquise", "appease with armorers")
    assert supporters(t) == ["armorers"]
    assert t.holds("marquise") == ["anvil", "sword"]


def test_without_a_match_the_hand_is_shown_and_a_card_drawn(table: type[Table]) -> None:
    """8.2.6 Only the Alliance sees the hand."""
    t = table("alliance", "marquise", "eyrie").put("alliance", 9, "sympathy")
    t.hand("marquise", "anvil", "cobbler").also(deck_top=["bake_sale"])
    t.does(Outrage(0, 9, 1), turn="marquise")
    assert supporters(t) == ["bake_sale"]
    assert t.holds("marquise") == ["anvil", "cobbler"]
    assert known(t, "alliance", "marquise") == ["anvil", "cobbler"]
    assert known(t, "eyrie", "marquise") == []


def test_a_card_given_unseen_is_forgotten_by_the_others(table: type[Table]) -> None:
    """8.2.6, 8.2.3 A player who knew the hand no longer knows what is left of it."""
    t = table("alliance", "marquise", "eyrie").put("alliance", 9, "sympathy")
    t.hand("marquise", "anvil", "sword").does(Outrage(0, 9, 1), turn="marquise")
    t.game.seen[2 * 3 + 1] = t.game.hands[1][:]
    t.game.seen[0 * 3 + 1] = t.game.hands[1][:]
    t.says("marquise", "appease with sword")
    assert known(t, "eyrie", "marquise") == []
    assert known(t, "alliance", "marquise") == ["anvil"]


def test_an_empty_deck_is_renewed_for_outrage(table: type[Table]) -> None:
    """8.2.6, 2.1 The last card is drawn, then the discard pile becomes the deck."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy")
    t.does(Outrage(0, 9, 1), turn="marquise")
    g = t.game
    g.discard, g.deck = [*g.discard, *g.deck[:-1]], g.deck[-1:]
    last = CARDS.text(g.deck[0])
    g.push(Outrage(0, 9, 1))
    g.run()
    g.choose("shuffle 3")
    assert last in supporters(t)
    assert g.discard == [] and len(g.deck) == 48


def test_no_deck_is_made_of_an_empty_discard_pile(table: type[Table]) -> None:
    """8.2.6, 2.1 The last card is drawn, and chance is not asked for an order of none."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy")
    t.does(Outrage(0, 9, 1), turn="marquise")
    g = t.game
    g.deck, g.discard = g.deck[-1:], []
    last = CARDS.text(g.deck[0])
    g.push(Outrage(0, 9, 1))
    g.run()
    assert last in supporters(t)
    assert g.decision is None and g.deck == []


def test_removing_sympathy_causes_outrage(table: type[Table]) -> None:
    """8.2.6, 3.2.1 A point for the token, and a card for the Alliance."""
    t = table("alliance", "eyrie").put("alliance", 9, "sympathy").put("eyrie", 9, "2 warriors")
    t.hand("eyrie", "sword").board("eyrie", leader="builder")
    t.battle("eyrie", against="alliance", at=9).rolls(0, 0)
    t.says("eyrie", "appease with sword")
    assert t.vp == {"eyrie": 1}
    assert supporters(t) == ["sword"]
    assert t.at(9) == "eyrie 2 warriors"


def test_the_alliance_causes_no_outrage(table: type[Table]) -> None:
    """8.2.6 It says another player."""
    t = table("alliance", "marquise").put("alliance", 9, "sympathy")
    t.put("alliance", 12, "2 warriors").board("alliance", officers=1)
    t.hand("alliance", "sword").begins("alliance", "evening")
    t.says("alliance", "operate move", "to 9", "take 2")
    assert supporters(t) == []


def test_a_friend_is_another_player(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """8.2.6 Being no enemy spares nobody."""
    befriended(monkeypatch)
    t = table("alliance", "friends").put("alliance", 9, "sympathy").hand("friends", "sword")
    t.put("friends", 12, "1 friend").begins("friends", "daylight")
    t.says("friends", "plain move", "to 9")
    assert t.options("friends") == ["appease with sword"]


def test_supporters_are_nobody_elses_business(table: type[Table]) -> None:
    """8.2.3 Others see how many there are, and dealing them anew changes no view of theirs."""
    t = table("alliance", "marquise").board("alliance", supporters=["anvil", "sword"])
    t.hand("marquise", "cobbler").put("marquise", 5, "workshop").begins("marquise", "daylight")
    other = t.game.determinize(1, 3)
    assert other.observe(1) == t.game.observe(1)
    assert len(other.boards[0].hidden()[0]) == 2
    assert "anvil" not in str(t.game.observe(1))
