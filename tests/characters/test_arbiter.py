"""V.5 Arbiter."""

from __future__ import annotations

from kit import Table
from undergrowth.law.battle.account import caps
from undergrowth.law.battle.battle import Battle
from undergrowth.table.book import book


def arbiter(table: type[Table], place: int = 9) -> Table:
    """Marquise warriors about to attack an Eyrie warrior; the Arbiter has two undamaged swords."""
    t = table("marquise", "eyrie", "vagabond").put("marquise", 9, "3 warriors")
    t.put("eyrie", 9, "1 warrior").put("vagabond", place, "pawn")
    swords = ["sword", "sword exhausted", "sword damaged"]
    return t.board("vagabond", character="arbiter", items=swords)


def test_protector(table: type[Table]) -> None:
    """V.5.2 He scores, and the defender may roll up to two hits more."""
    t = arbiter(table).battle("marquise", against="eyrie", at=9)
    t.says("eyrie", "enlist vagabond").rolls(3, 3)
    assert t.at(9) == "vagabond 1 pawn"
    assert t.vp == {"vagabond": 1}
    assert t.done()


def test_the_defender_may_decline(table: type[Table]) -> None:
    """V.5.2 Then one warrior deals one hit."""
    t = arbiter(table).battle("marquise", against="eyrie", at=9)
    t.says("eyrie", "pass").rolls(3, 3)
    assert t.at(9) == "marquise 2 warriors, vagabond 1 pawn"
    assert t.vp == {}


def test_only_in_his_clearing(table: type[Table]) -> None:
    """V.5.2 Elsewhere he cannot help."""
    t = arbiter(table, place=5).battle("marquise", against="eyrie", at=9)
    t.rolls(3, 3)
    assert t.at(9) == "marquise 2 warriors"


def test_he_does_not_enlist_himself(table: type[Table]) -> None:
    """V.5.2 Neither as the defender nor against himself."""
    t = arbiter(table).battle("marquise", against="vagabond", at=9)
    assert t.asked() == "battle.roll"
    t = arbiter(table).battle("vagabond", against="eyrie", at=9)
    assert t.asked() == "battle.roll"


def test_nobody_turns_hostile_for_it(table: type[Table]) -> None:
    """V.5.2, 9.2.9.III The defender removes the pieces, not the Arbiter."""
    t = arbiter(table).board("vagabond", relationships={"marquise": "allied"})
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "enlist vagabond").rolls(3, 3)
    assert book(t.game).faction(2).write_board(t.game)["relationships"] == {
        "marquise_de_cat": "allied",
        "eyrie_dynasties": "indifferent",
    }


def test_one_sword_is_told_beside_the_warriors(table: type[Table]) -> None:
    """V.5.2, 4.3.3.I Both make up the most hits the defender may roll, each with its section."""
    t = arbiter(table).board("vagabond", items=["sword"])
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "enlist vagabond")
    b = t.game.innermost(Battle).fight
    assert [(share.law, share.hits) for share in caps(t.game, b, t.seat("eyrie"))] == [
        ("4.3.3.I", 1),
        ("V.5.2", 1),
    ]
