"""Favor of the Foxes, Rabbits and Mice: every enemy leaves the clearings of a suit."""

from __future__ import annotations

import pytest

from kit import Table

FOX, RABBIT, MOUSE = (1, 6, 8, 12), (3, 4, 5, 10), (2, 7, 9, 11)


def crafter(t: Table, suit: str) -> Table:
    """The Marquise with three workshops in clearings of a suit, and the card in hand."""
    places = {"foxes": (6, 8), "rabbits": (5, 10), "mice": (2, 9)}[suit]
    t.put("marquise", places[0], "2 workshops").put("marquise", places[1], "1 workshop")
    return t.hand("marquise", f"favor_of_the_{suit}")


@pytest.mark.parametrize(("suit", "places"), [("foxes", FOX), ("rabbits", RABBIT), ("mice", MOUSE)])
def test_enemies_leave_every_clearing_of_the_suit(
    table: type[Table], suit: str, places: tuple[int, ...]
) -> None:
    """4.1.2 All enemy pieces go, from clearings of that suit only; the card is discarded."""
    t = crafter(table("marquise", "eyrie"), suit)
    for place in range(1, 13):
        t.put("eyrie", place, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"craft favor_of_the_{suit}")
    for place in range(1, 13):
        assert ("eyrie" in t.at(place)) == (place not in places)
    assert t.discard == [f"favor_of_the_{suit}"]
    assert t.vp == {}


def test_points_for_buildings_and_tokens(table: type[Table]) -> None:
    """3.2.1 A point for each enemy building removed; own pieces stay."""
    t = crafter(table("marquise", "eyrie"), "foxes")
    t.put("eyrie", 8, "roost, 2 warriors").put("eyrie", 12, "roost").put("eyrie", 2, "roost")
    t.begins("marquise", "daylight").says("marquise", "craft favor_of_the_foxes")
    assert t.vp == {"marquise": 2}
    assert t.at(8) == "marquise 1 workshop"
    assert t.at(2) == "eyrie 1 roost"
    assert t.supply("eyrie", "warrior") == 20


def test_tokens_count_as_well(table: type[Table]) -> None:
    """3.2.1, 8.2.6 Sympathy brings a point, and its removal Outrage."""
    t = crafter(table("marquise", "alliance"), "foxes").put("alliance", 12, "sympathy")
    t.hand("marquise", "favor_of_the_foxes", "anvil").begins("marquise", "daylight")
    t.says("marquise", "craft favor_of_the_foxes")
    assert t.at(12) == ""
    assert t.vp == {"marquise": 1}
    t.says("marquise", "appease with anvil")
    assert t.holds("marquise") == []


def test_field_hospitals_for_each_clearing(table: type[Table]) -> None:
    """1.5.4, 6.2.3 Everything is removed first; then each clearing's fallen may be saved."""
    t = table("eyrie", "marquise").board("eyrie", leader="commander")
    t.put("eyrie", 6, "roost, 1 warrior").put("eyrie", 8, "roost, 1 warrior").put(
        "eyrie", 12, "roost"
    )
    t.hand("eyrie", "favor_of_the_foxes", "sword")
    t.put("marquise", 12, "2 warriors").put("marquise", 1, "3 warriors").put("marquise", 2, "keep")
    t.hand("marquise", "anvil", "arms_trader")
    t.begins("eyrie", "daylight").says("eyrie", "craft favor_of_the_foxes")
    assert (t.at(12), t.at(1)) == ("eyrie 1 roost", "")
    t.says("eyrie", "first field_hospitals 1").says("marquise", "heal with anvil", "pass")
    assert t.at(2) == "marquise 3 warriors, marquise 1 keep"
    assert t.holds("marquise") == ["arms_trader"]


def test_the_keep_falls_with_the_rest(table: type[Table]) -> None:
    """1.5.4, 6.2.3 With the keep gone there is nowhere to bring the fallen."""
    t = table("eyrie", "marquise").board("eyrie", leader="commander")
    t.put("eyrie", 6, "roost, 1 warrior").put("eyrie", 8, "roost, 1 warrior").put(
        "eyrie", 12, "roost"
    )
    t.hand("eyrie", "favor_of_the_foxes", "sword").put("marquise", 1, "keep, 3 warriors")
    t.hand("marquise", "anvil").begins("eyrie", "daylight")
    t.says("eyrie", "craft favor_of_the_foxes")
    assert t.at(1) == ""
    assert t.vp == {"eyrie": 1}
    assert t.holds("marquise") == ["anvil"]


def test_a_vagabond_damages_three_items(table: type[Table]) -> None:
    """9.2.2.I The pawn stays and pays with items."""
    t = crafter(table("marquise", "vagabond"), "foxes").put("vagabond", 12, "pawn")
    t.board("vagabond", items=["boot", "sword", "torch", "tea"])
    t.begins("marquise", "daylight").says("marquise", "craft favor_of_the_foxes")
    t.says("vagabond", "damage boot ready", "damage tea ready", "damage sword ready")
    assert t.at(12) == "vagabond 1 pawn"
    assert t.asked() != "vagabond.damage"


def test_a_coalition_partner_is_spared(table: type[Table]) -> None:
    """G.9 Pieces of a coalition partner are no enemy pieces; a Vagabond among them is safe."""
    t = crafter(table("marquise", "eyrie", "alliance", "vagabond"), "foxes")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise", items=["boot", "torch"])
    t.put("vagabond", 12, "pawn").put("eyrie", 12, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "craft favor_of_the_foxes")
    assert t.at(12) == "vagabond 1 pawn"
    assert not t.asked().startswith("vagabond")


def test_it_needs_three_pieces_of_the_suit(table: type[Table]) -> None:
    """4.1.1 Two fox workshops do not pay for three foxes."""
    t = table("marquise", "eyrie").put("marquise", 6, "2 workshops, 1 warrior")
    t.hand("marquise", "favor_of_the_foxes").begins("marquise", "daylight")
    t.refuses("marquise", "craft favor_of_the_foxes", "4.1.1")


def test_the_card_is_discarded_after_its_effect(table: type[Table]) -> None:
    """4.1.2 A deck renewed while the effect resolves is made without the card."""
    t = crafter(table("marquise", "alliance"), "foxes").put("alliance", 12, "sympathy")
    t.hand("marquise", "favor_of_the_foxes", "codebreakers").begins("marquise", "daylight")
    game = t.game
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    t.says("marquise", "craft favor_of_the_foxes")
    assert t.discard == ["favor_of_the_foxes"]
    assert len(t.game.deck) > 40
