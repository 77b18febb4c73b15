"""V.6 Scoundrel."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items, relationship
from undergrowth.law.moving.move import Move
from undergrowth.law.pieces.rule import may_place, why_not_place


def scoundrel(table: type[Table]) -> Table:
    """The Scoundrel in clearing 9 among enemies."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "2 warriors, sawmill, 2 wood").put("eyrie", 9, "roost")
    return t.board("vagabond", character="scoundrel", items=["torch", "2 boot"])


def test_scorched_earth(table: type[Table]) -> None:
    """V.6.2, 3.2.1, 9.2.9.III All enemies go: four points, and the Marquise is Hostile."""
    t = scoundrel(table).begins("vagabond", "daylight").says("vagabond", "scorch")
    assert t.at(9) == "vagabond 1 pawn"
    assert t.vp == {"vagabond": 4}
    assert relationship(t, "marquise") == "hostile"
    assert relationship(t, "eyrie") == "indifferent"
    assert items(t) == "2 boot", "the torch is gone for good"


def test_nothing_comes_back(table: type[Table]) -> None:
    """V.6.2 Nothing is placed or moved there, not even he once he has left."""
    t = scoundrel(table).begins("vagabond", "daylight").says("vagabond", "scorch")
    g = t.game
    assert not any(may_place(g, owner, 9) for owner in range(3))
    t.says("vagabond", "travel", "to 1")
    t.refuses("vagabond", "to 9", "V.6.2")
    t.says("vagabond", "travel")
    assert t.options("vagabond") == ["to 5", "to 10"]


def test_no_torch_beside_the_keep(table: type[Table]) -> None:
    """V.6.2, 6.2.2, G.19 The torch is a piece, and others than the Marquise place none there."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").put("marquise", 9, "keep")
    t.board("vagabond", character="scoundrel", items=["torch", "boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "scorch", "6.2.2")


def test_a_snare_keeps_no_torch_out(table: type[Table]) -> None:
    """V.6.2, 13.7.2, G.9 Items are no enemy pieces."""
    t = table("vagabond", "corvids").put("vagabond", 9, "pawn").put("corvids", 9, "snare")
    t.board("vagabond", character="scoundrel", items=["torch", "boot"])
    t.begins("vagabond", "daylight").says("vagabond", "scorch")
    assert t.at(9) == "vagabond 1 pawn"


def test_enemies_cannot_move_in(table: type[Table]) -> None:
    """V.6.2, 1.1.2 Ruling it from next door does not help."""
    t = scoundrel(table).put("marquise", 1, "3 warriors").begins("vagabond", "daylight")
    t.says("vagabond", "scorch")
    t.game.decision = None
    t.game.stack.clear()
    t.game.push(Move(t.seat("marquise")))
    t.game.run()
    assert t.options("marquise") == ["to 5", "to 10"]


def test_the_other_vagabond_damages_items(table: type[Table]) -> None:
    """V.6.2, 9.2.2.I It removes all enemy pieces, so another Vagabond there is hit."""
    t = table("vagabond", "second_vagabond").put("vagabond", 9, "pawn").put("vb2", 9, "pawn")
    t.board("vagabond", character="scoundrel", items=["torch", "boot"])
    t.board("second_vagabond", character="thief", items=["2 boot"])
    t.begins("vagabond", "daylight").says("vagabond", "scorch")
    assert items(t, "second_vagabond") == "2 boot damaged"
    assert t.at(9) == "vagabond 1 pawn, second 1 pawn"


def test_a_scorched_clearing_is_not_scorched_again(table: type[Table]) -> None:
    """V.6.2 A second torch finds nothing to do."""
    t = scoundrel(table).freely().board("vagabond", items=["2 torch", "boot"])
    t.begins("vagabond", "daylight").says("vagabond", "scorch")
    t.refuses("vagabond", "scorch", "V.6.2")


def test_a_refusal_names_the_torch(table: type[Table]) -> None:
    """V.6.2 A player who cannot place something in the scorched clearing is told why."""
    t = scoundrel(table).begins("vagabond", "daylight").says("vagabond", "scorch")
    assert why_not_place(t.game, t.seat("marquise"), 9)[0] == "V.6.2"
