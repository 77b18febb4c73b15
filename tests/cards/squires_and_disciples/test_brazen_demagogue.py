"""Brazen Demagogue: an available dominance card, and two ways to win."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.law.victory.score import score
from undergrowth.position import describe

DECK = "squires_and_disciples"


def demagogue(t: Table, *available: str) -> Table:
    """The Marquise at the end of her turn."""
    t.put("marquise", 6, "1 warrior").play("marquise", "brazen_demagogue")
    return t.also(available=list(available)).begins("marquise", "evening")


def test_a_card_to_the_hand(table: type[Table]) -> None:
    """3.3.4 Without spending one, and over the hand limit if need be."""
    t = table("marquise", "eyrie", deck=DECK).hand(
        "marquise", "anvil", "sword", "bake_sale", "lookouts", "tactician"
    )
    t = demagogue(t, "dominance_fox").says("marquise", "discard anvil")
    assert t.asked() == "cards.demagogue_activate"
    t.says("marquise", "pass")
    assert "dominance_fox" in t.holds("marquise")
    assert len(t.holds("marquise")) == 6
    assert "brazen_demagogue" in t.discard


def test_activated_at_once_and_still_scoring(table: type[Table]) -> None:
    """3.3.1, 1.1.1 No ten points are needed, and the marker stays on the track."""
    t = demagogue(table("marquise", "eyrie", deck=DECK), "dominance_fox", "dominance_bird")
    assert t.options("marquise") == ["claim dominance_fox", "claim dominance_bird"]
    t.says("marquise", "claim dominance_fox")
    t.refuses("marquise", "dominate dominance_bird", "4.1.3")
    t.says("marquise", "dominate dominance_fox")
    game = t.game
    assert game.dominance[0] >= 0
    assert t.lies_on("brazen_demagogue").seats == [0]
    score(game, 0, 3, "3.2")
    assert game.score[0] == 8
    score(game, 0, 30, "3.2")
    assert game.winners == [0]
    assert game.victory == "points"


def test_the_dominance_victory_is_open_too(table: type[Table]) -> None:
    """3.3.1 Three fox clearings at the start of Birdsong."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 1, "1 warrior")
    t.board("marquise", dominance=["dominance_fox"], still_scoring=True)
    t.put("marquise", 8, "1 warrior").put("marquise", 12, "1 warrior").begins(
        "marquise", "birdsong"
    )
    assert t.game.victory == "dominance"


def test_a_position_keeps_it(table: type[Table]) -> None:
    """A described position and a save are read back with it."""
    t = table("marquise", "eyrie", deck=DECK).put("marquise", 1, "1 warrior")
    t.board("marquise", dominance=["dominance_fox"], still_scoring=True).begins(
        "marquise", "daylight"
    )
    seat = describe(t.game)["marquise_de_cat"]
    assert isinstance(seat, dict)
    assert seat["still_scoring"] is True
    assert describe(Game.from_json(t.game.to_json()))["marquise_de_cat"] == seat


def test_an_activated_card_is_not_replaced(table: type[Table]) -> None:
    """3.3.2 A player who has activated one only takes the card."""
    t = table("marquise", "eyrie", deck=DECK).board("marquise", dominance=["dominance_mouse"])
    t = demagogue(t, "dominance_fox")
    assert t.game.turn == t.seat("eyrie")
    assert "dominance_fox" in t.holds("marquise")


def test_a_vagabond_does_not_activate(table: type[Table]) -> None:
    """9.2.8 He cannot win by dominance, and forms no coalition in this way."""
    t = table("vagabond", "marquise", "eyrie", "alliance", deck=DECK).put("vagabond", 6, "pawn")
    t.board("vagabond", items=["torch"]).play("vagabond", "brazen_demagogue")
    t.also(available=["dominance_fox"]).begins("vagabond", "evening")
    assert "dominance_fox" in t.holds("vagabond")
    assert t.game.dominance[0] < 0


def test_without_an_available_card_it_stays(table: type[Table]) -> None:
    """3.3.3 Nothing to take."""
    t = demagogue(table("marquise", "eyrie", deck=DECK))
    assert t.in_play("marquise") == ["brazen_demagogue"]
