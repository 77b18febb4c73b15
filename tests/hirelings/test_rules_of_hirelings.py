"""H.3 Hirelings beside players."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.hired import BAND, GUARD, install_hirelings
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.deeds import MoveAndBattle
from undergrowth.law.moving.move import Move
from undergrowth.law.pieces.enemies import is_enemy


@pytest.fixture(autouse=True)
def _hirelings(monkeypatch: pytest.MonkeyPatch) -> None:
    install_hirelings(monkeypatch)


def test_hir_uncontrolled_rules(table: type[Table]) -> None:
    """H.3.1 As if it were a player."""
    t = table("marquise", "eyrie").hireling(BAND).put(BAND, 9, "3 wayfarers")
    t.put("marquise", 9, "2 warriors").begins("marquise", "daylight")
    assert t.rules(9) == BAND


def test_its_pieces_count_for_its_controller(table: type[Table]) -> None:
    """H.3.1 Warriors and buildings; alone, too; and no longer when it is passed on."""
    t = table("marquise", "eyrie").hireling(GUARD, "marquise_de_cat")
    t.put(GUARD, 9, "1 sentry, 1 gate").put("marquise", 9, "1 warrior").put(
        "eyrie", 9, "2 warriors"
    )
    t.put(GUARD, 10, "1 sentry").begins("marquise", "daylight")
    assert (t.rules(9), t.rules(10)) == ("marquise", "marquise")


def test_tokens_do_not_count(table: type[Table]) -> None:
    """2.5 As anybody's."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 9, "2 carts")
    assert t.begins("marquise", "daylight").rules(9) == ""


def test_hir_attack_own(table: type[Table]) -> None:
    """H.3.2 Not an enemy of its controller, but of all others."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 9, "1 wayfarer")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "1 warrior").begins("marquise", "daylight")
    assert defenders(t.game, 0, 9) == [1]
    assert defenders(t.game, 1, 9) == [0, 2]
    assert defenders(t.game, 2, 9) == [1]


@pytest.mark.parametrize(
    ("one", "other", "are"),
    [
        ("nobody", "nobody", True),
        ("marquise_de_cat", "nobody", True),
        ("marquise_de_cat", "eyrie_dynasties", True),
        ("eyrie_dynasties", "eyrie_dynasties", False),
    ],
)
def test_hirelings_of_one_controller_are_no_enemies(
    table: type[Table], one: str, other: str, are: bool
) -> None:
    """G.8 Of two players they are; in the supply they are everybody's."""
    t = table("marquise", "eyrie").hireling(BAND, one).hireling(GUARD, other)
    t.put(BAND, 9, "1 wayfarer").put(GUARD, 9, "1 sentry")
    assert is_enemy(t.does(MoveAndBattle(0, 2)).game, 2, 3) is are


def test_hir_attack_in_coalition(table: type[Table]) -> None:
    """H.3.2 Nor of the coalition of its controller."""
    t = table("marquise", "vagabond", "eyrie", "alliance").hireling(GUARD, "marquise_de_cat")
    t.board("vagabond", partner="marquise", dominance="dominance_fox", items=["sword"])
    t.put(GUARD, 9, "1 sentry").put("vagabond", 9, "1 pawn").begins("vagabond", "daylight")
    assert not is_enemy(t.game, 1, 4)
    assert defenders(t.game, 1, 9) == []


def test_hir_no_ambush(table: type[Table]) -> None:
    """H.3.5 Its controller plays no card for it, in defence or attack."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 9, "2 wayfarers")
    t.hand("marquise", "ambush_mouse").put("eyrie", 9, "2 warriors")
    t.battle("eyrie", against=BAND, at=9)
    assert t.asked() == "battle.roll"
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 9, "2 wayfarers")
    t.hand("marquise", "ambush_mouse").hand("eyrie", "ambush_bird").put("eyrie", 9, "2 warriors")
    t.battle(BAND, against="eyrie", at=9).says("eyrie", "play ambush_bird")
    assert t.at(9) == "eyrie 2 warriors"


def test_effects_of_its_controller_are_not_its_own(table: type[Table]) -> None:
    """H.3.5 No crafted effect in its battles."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 9, "2 wayfarers")
    t.play("marquise", "armorers", "brutal_tactics", "sappers").put("eyrie", 9, "2 warriors")
    t.battle(BAND, against="eyrie", at=9).rolls(1, 1)
    assert t.at(9) == f"eyrie 1 warrior, {BAND} 1 wayfarer"


def test_hir_score_against(table: type[Table]) -> None:
    """H.3.6, 3.2.1 Hireling buildings and tokens give the usual point."""
    t = table("marquise", "eyrie").hireling(GUARD, "marquise_de_cat").put(GUARD, 9, "1 gate")
    t.put("eyrie", 9, "2 warriors").battle("eyrie", against=GUARD, at=9).rolls(0, 0)
    assert t.at(9) == "eyrie 2 warriors"
    assert t.vp == {"eyrie": 1}


def test_its_removals_score_nothing_and_those_of_its_pieces_do(table: type[Table]) -> None:
    """H.3.6 Not even a building that it removes; the defender scores for a token of its."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat")
    t.put(BAND, 9, "1 wayfarer, 1 cart").put("eyrie", 9, "1 warrior, 1 roost")
    t.battle(BAND, against="eyrie", at=9).rolls(1, 1)
    assert t.at(9) == f"eyrie 1 roost, {BAND} 1 cart"
    assert t.vp == {}
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat")
    t.put(BAND, 9, "2 wayfarers, 1 cart").put("eyrie", 9, "1 roost")
    t.battle(BAND, against="eyrie", at=9).rolls(0, 0)
    assert t.at(9) == f"{BAND} 2 wayfarers, {BAND} 1 cart"
    assert t.vp == {}


def test_hir_mixed_move(table: type[Table]) -> None:
    """H.3.4 Its pieces never go with its controller's, nor those with it."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 5, "2 wayfarers")
    t.put("marquise", 5, "3 warriors").does(Move(0)).says("marquise", "to 1")
    assert t.options("marquise") == ["take 1", "take 2", "take 3"]
    t.says("marquise", "take 3")
    assert t.at(5) == f"{BAND} 2 wayfarers"


def test_it_moves_by_the_rule_of_its_controller(table: type[Table]) -> None:
    """H.3.1, 4.2.1 By pieces of either."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 5, "1 wayfarer")
    t.put("eyrie", 5, "3 warriors").put("eyrie", 1, "1 warrior").put("marquise", 1, "2 warriors")
    t.does(MoveAndBattle(0, 2)).says("marquise", "from 5", "pass")
    assert t.at(1) == f"marquise 2 warriors, eyrie 1 warrior, {BAND} 1 wayfarer"


def test_all_outrage_hireling(table: type[Table]) -> None:
    """H.3.7, 8.2.6 Moving hireling warriors into sympathy brings Outrage upon their controller."""
    t = table("marquise", "alliance").hireling(BAND, "marquise_de_cat").put(BAND, 5, "1 wayfarer")
    t.put("alliance", 2, "1 sympathy").hand("marquise", "cobbler", "root_tea_mouse")
    t.does(Move(0, owner=2)).says("marquise", "to 2")
    t.says("marquise", "appease with root_tea_mouse")
    assert t.holds("marquise") == ["cobbler"]


def test_sympathy_removed_by_a_hireling(table: type[Table]) -> None:
    """H.3.7, 8.2.6 The player is the one who removes it."""
    t = table("marquise", "alliance").hireling(BAND, "marquise_de_cat").put(BAND, 5, "1 wayfarer")
    t.put("alliance", 5, "1 sympathy").hand("marquise", "cobbler", "anvil")
    t.battle(BAND, against="alliance", at=5).rolls(1, 0)
    assert t.at(5) == f"{BAND} 1 wayfarer"
    t.says("marquise", "appease with cobbler")
    assert t.holds("marquise") == ["anvil"]
    assert t.vp == {}


def test_all_martial_law_hirelings(table: type[Table]) -> None:
    """8.4.2.II.a, H.3.1 Warriors that a player treats as its own for rule count."""
    t = table("marquise", "alliance").hireling(BAND, "marquise_de_cat").put(BAND, 5, "1 wayfarer")
    t.put("marquise", 5, "2 warriors").put("alliance", 1, "1 sympathy")
    t.board("alliance", supporters=["cobbler"]).begins("alliance", "birdsong")
    assert not t.offers("alliance", "spread to 5")


def test_dom_hirelings_count(table: type[Table]) -> None:
    """H.3.1, 3.3.1 She rules a clearing through her hireling, and wins."""
    t = table("marquise", "eyrie").hireling(BAND, "marquise_de_cat").put(BAND, 10, "2 wayfarers")
    t.put("marquise", 4, "1 warrior").put("marquise", 5, "1 warrior")
    t.board("marquise", dominance="dominance_rabbit").begins("marquise", "birdsong")
    assert t.game.over
    assert t.game.winners == [0]


def test_vag_hireling_not_hostile(table: type[Table]) -> None:
    """9.2.9.III, H.3.3 They are not the faction pieces of their controller."""
    t = table("vagabond", "marquise").hireling(GUARD, "marquise_de_cat").put(GUARD, 9, "1 sentry")
    t.board("vagabond", items=["sword"]).put("vagabond", 9, "1 pawn")
    t.battle("vagabond", against=GUARD, at=9).rolls(1, 0)
    assert t.at(9) == "vagabond 1 pawn"
    parts = {each["id"]: each for each in t.game.observe(0)["seats"][0]["board"]}
    assert "hostile" not in str(parts.get("relationships", ""))


def test_vag_hireling_battle_no_infamy(table: type[Table]) -> None:
    """H.3.5, H.3.6 His hireling's battle gives no points of any kind."""
    t = table("vagabond", "marquise").hireling(GUARD, "vagabond").put(GUARD, 9, "3 sentrys")
    t.board("vagabond", items=["sword"], relationships={"marquise_de_cat": "hostile"})
    t.put("vagabond", "f1", "1 pawn")
    t.put("marquise", 9, "2 warriors, 1 wood").battle(GUARD, against="marquise", at=9).rolls(3, 0)
    assert t.at(9) == f"{GUARD} 3 sentrys"
    assert t.vp == {}
