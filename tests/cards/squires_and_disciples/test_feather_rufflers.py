"""Feather Rufflers: two warriors."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def rufflers(t: Table) -> Table:
    """The Marquise with two workshops and the card in hand."""
    return t.put("marquise", 5, "2 workshops").hand("marquise", "feather_rufflers")


def test_two_warriors_join_a_piece(table: type[Table]) -> None:
    """4.1.2, G.20 Any piece of the crafter's will do; the card is discarded."""
    t = rufflers(table("marquise", "eyrie", deck=DECK)).put("marquise", 9, "1 wood")
    t.begins("marquise", "daylight").says("marquise", "craft feather_rufflers")
    assert t.options("marquise") == ["recruit in 5", "recruit in 9"]
    t.refuses("marquise", "recruit in 1", "4.1.2")
    t.says("marquise", "recruit in 9")
    assert t.at(9) == "marquise 2 warriors, marquise 1 wood"
    assert t.discard == ["feather_rufflers"]


def test_as_many_as_there_are(table: type[Table]) -> None:
    """1.5.4 With one warrior in the supply, one is placed."""
    t = rufflers(table("marquise", "eyrie", deck=DECK)).put("marquise", 1, "24 warriors")
    t.begins("marquise", "daylight").says("marquise", "craft feather_rufflers", "recruit in 5")
    assert t.at(5) == "marquise 1 warrior, marquise 2 workshops"


def test_not_beside_the_keep(table: type[Table]) -> None:
    """6.2.2 Others place nothing in the keep's clearing."""
    t = (
        table("eyrie", "marquise", deck=DECK)
        .freely()
        .put("marquise", 5, "keep")
        .put("eyrie", 5, "roost")
    )
    t.board("eyrie", leader="builder").put("eyrie", 9, "roost").hand("eyrie", "feather_rufflers")
    t.begins("eyrie", "daylight").says("eyrie", "craft feather_rufflers", "activate mouse")
    placed = [event.fields for event in t.game.log or [] if event.verb == "placed"]
    assert placed[0] == {"owner": "eyrie_dynasties", "piece": "warrior", "count": 2, "place": "9"}


def test_the_vagabond_has_no_warriors(table: type[Table]) -> None:
    """1.5.4 Nothing is placed; the card is discarded."""
    t = table("vagabond", "marquise", deck=DECK).put("vagabond", 9, "pawn")
    t.board("vagabond", items=["hammer", "hammer"]).hand("vagabond", "feather_rufflers")
    t.begins("vagabond", "daylight").says("vagabond", "craft feather_rufflers")
    assert t.at(9) == "vagabond 1 pawn"
    assert t.discard == ["feather_rufflers"]
