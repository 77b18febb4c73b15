"""CDG.2.2, CDG.2.3 Goats count twice, and let others act as if they ruled."""

from __future__ import annotations

from factions.cirque_du_goat.ring import TOP, goats

from kit import Table
from undergrowth.factions.lord_of_the_hundreds.evening import oppressed
from undergrowth.factions.lord_of_the_hundreds.pieces import hundreds
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.rule import ruled_by, ruler, rules, rules_to_move
from undergrowth.law.victory.dominance import meets_dominance
from undergrowth.table.names import CARDS


def test_cir_rule_twice(table: type[Table]) -> None:
    """CDG.2.2, 2.5 One goat against two warriors is a tie, two against three rule."""
    t = goats(table).put("cirque", 9, "1 warrior").put("marquise", 9, "2 warriors")
    t.put("cirque", 12, "2 warriors").put("marquise", 12, "3 warriors").begins("cirque", "daylight")
    assert t.rules(9) == "" and t.rules(12) == "cirque"


def test_cir_reign_not_for_moving(table: type[Table]) -> None:
    """CDG.2.3, 4.2.1 It never enables a move, between two clearings that the goats rule."""
    t = goats(table).put("cirque", 5, "2 warriors").put("cirque", 1, "2 warriors")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    g, cats = t.game, t.seat("marquise")
    assert rules(g, cats, 5) and not rules_to_move(g, cats, 5)
    assert 1 not in destinations(g, cats, 5)


def test_moving_where_one_rules(table: type[Table]) -> None:
    """CDG.2.3 Out of a goat-ruled clearing they still move where they rule the other end."""
    t = goats(table).put("cirque", 5, "2 warriors").put("marquise", 1, "1 warrior")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    assert destinations(t.game, t.seat("marquise"), 5) == [1]


def test_cir_reign_other_turns(table: type[Table]) -> None:
    """CDG.2.3 Only during the player's own turn."""
    t = goats(table, "marquise", "eyrie").put("cirque", 5, "2 warriors")
    t.put("marquise", 5, "1 warrior").put("eyrie", 5, "1 warrior").begins("eyrie", "birdsong")
    assert not rules(t.game, t.seat("marquise"), 5)
    assert rules(t.game, t.seat("eyrie"), 5)


def test_what_it_takes(table: type[Table]) -> None:
    """CDG.2.3 Any faction piece there; without one nothing, and it changes nobody's real rule."""
    t = goats(table).put("cirque", 5, "2 warriors").put("cirque", 2, "1 warrior")
    t.put("marquise", 5, "1 wood").begins("marquise", "daylight")
    g, cats = t.game, t.seat("marquise")
    assert rules(g, cats, 5) and not rules(g, cats, 2)
    assert ruler(g, 5) == t.seat("cirque")


def test_cats_build_with_wood_there(table: type[Table]) -> None:
    """CDG.2.3 Wood in a goat-ruled clearing builds in another, as the Law's example says."""
    t = goats(table).put("cirque", 5, "2 warriors").put("marquise", 5, "1 wood")
    t.put("marquise", 1, "1 sawmill").put("marquise", 2, "2 warriors").begins(
        "marquise", "daylight"
    )
    assert "build" in t.options("marquise")


def test_reign_and_dominance(table: type[Table]) -> None:
    """CDG.2.3 cir-reign-dominance: it counts for a dominance card, at the start of one's turn."""
    t = goats(table)
    for place in (3, 4, 5):
        t.put("cirque", place, "1 warrior").put("marquise", place, "1 wood")
    t.board("marquise", dominance="dominance_rabbit").begins("marquise", "birdsong")
    assert t.game.over and t.game.winners == [t.seat("marquise")]


def test_reign_and_the_tower(table: type[Table]) -> None:
    """CDG.2.3 The Tower scores in a goat-ruled clearing with a piece of one's own."""
    t = goats(table).put("cirque", 5, "2 warriors").put("marquise", 5, "1 wood")
    t.landmark("tower", 5).begins("marquise", "evening")
    while t.game.decision is not None and t.game.turn == t.seat("marquise"):
        t.game.take(t.game.decision.options[-1])
    assert t.told("scored")[0]["law"] == "M.4.4"


def test_no_oppression_beside_goats(table: type[Table]) -> None:
    """CDG.2.3 cir-reign-oppress: goats there are enemy pieces, so nothing is oppressed."""
    t = goats(table, "hundreds").put("cirque", 5, "2 warriors").put("hundreds", 5, "1 warrior")
    t.hand("hundreds", "anvil").put("hundreds", 9, "1 warrior").begins("hundreds", "daylight")
    assert 5 in ruled_by(t.game, t.seat("hundreds"))
    assert oppressed(t.game, hundreds(t.game, t.seat("hundreds"))) == [9]


def test_it_is_nobodys_effect_in_its_own_turn(table: type[Table]) -> None:
    """CDG.2.3 Other players: it changes nothing for the Cirque itself."""
    t = goats(table).put("cirque", 5, f"1 warrior, {TOP}").put("marquise", 5, "2 warriors")
    t.begins("cirque", "daylight")
    assert not rules(t.game, t.seat("cirque"), 5)
    assert not meets_dominance(t.game, t.seat("cirque"), CARDS.parse("dominance_rabbit"))
