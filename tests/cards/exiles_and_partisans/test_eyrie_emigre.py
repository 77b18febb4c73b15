"""Eyrie Emigre: a move and a battle at the end of Birdsong."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def emigre(t: Table) -> Table:
    """Marquise warriors in 5, the Eyrie in 1."""
    t.put("marquise", 5, "3 warriors").put("eyrie", 1, "1 warrior, roost")
    return t.play("marquise", "eyrie_emigre")


def test_a_move_then_a_battle_there(table: type[Table]) -> None:
    """1.4.1, 4.3 A player who does both keeps the card."""
    t = emigre(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    assert t.options("marquise") == ["to 1", "to 2"]
    t.says("marquise", "to 1", "take 3").rolls(2, 0)
    assert t.at(1) == "marquise 3 warriors"
    assert t.in_play("marquise") == ["eyrie_emigre"]
    assert t.vp == {"marquise": 1}
    assert t.asked() == "marquise.daylight"


def test_moving_where_nobody_is_costs_the_card(table: type[Table]) -> None:
    """4.3 Without a battle the card is discarded."""
    t = emigre(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    t.says("marquise", "to 2", "take 1")
    assert t.in_play("marquise") == []
    assert t.discard == ["eyrie_emigre"]
    assert t.at(2) == "marquise 1 warrior"


def test_a_player_who_can_move_must(table: type[Table]) -> None:
    """1.4.1 It is no choice: passing is refused."""
    t = emigre(table("marquise", "eyrie", deck=DECK)).begins("marquise", "birdsong")
    assert not t.offers("marquise", "pass")


def test_without_a_move_the_card_is_lost(table: type[Table]) -> None:
    """4.2.1 Nothing to move: no battle either."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "eyrie_emigre")
    t.put("marquise", 5, "sawmill").hand("marquise", "anvil").begins("marquise", "birdsong")
    assert t.discard == ["eyrie_emigre"]
    assert t.asked() == "marquise.daylight"


def test_the_battle_is_fought_where_the_move_ended(table: type[Table]) -> None:
    """4.3 Not elsewhere, and the defender may be chosen."""
    t = emigre(table("marquise", "eyrie", "alliance", deck=DECK))
    t.put("alliance", 1, "sympathy").put("eyrie", 5, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "to 1", "take 1")
    assert t.asked() == "battle.defender"
    assert t.options("marquise") == ["against eyrie_dynasties", "against woodland_alliance"]


def test_outrage_comes_between_and_nothing_else(table: type[Table]) -> None:
    """1.4.2, 8.2.6 Outrage after the move resolves before the battle; other effects wait."""
    t = table("marquise", "alliance", deck=DECK).play("marquise", "eyrie_emigre", "swap_meet")
    t.put("marquise", 5, "3 warriors").put("alliance", 1, "sympathy").hand("marquise", "anvil")
    t.hand("alliance", "sword").begins("marquise", "birdsong")
    assert t.asked() == "window.birdsong"
    t.says("marquise", "pass", "pass", "to 1", "take 3")
    t.says("marquise", "appease with anvil")
    assert t.holds("marquise") == []
    t.rolls(1, 0)
    assert t.at(1) == "marquise 3 warriors"
    assert t.in_play("marquise") == ["eyrie_emigre", "swap_meet"]


def test_it_comes_after_everything_else_in_birdsong(table: type[Table]) -> None:
    """1.4.1 Effects of Birdsong are offered first."""
    t = emigre(table("marquise", "eyrie", deck=DECK)).play("marquise", "eyrie_emigre", "swap_meet")
    t.hand("eyrie", "anvil").begins("marquise", "birdsong")
    t.refuses("marquise", "use eyrie_emigre", "1.4.1")
    t.says("marquise", "use swap_meet").takes("anvil")
    t.says("marquise", "give in return anvil")
    assert t.asked() == "move.destination"


def test_the_vagabond_moves_without_boots(table: type[Table]) -> None:
    """9.2.10 His pawn moves and battles for the card."""
    t = table("vagabond", "marquise", deck=DECK).play("vagabond", "eyrie_emigre")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["sword"]).put("marquise", 1, "1 warrior")
    t.begins("vagabond", "birdsong").says("vagabond", "pass", "to 1")
    t.rolls(1, 0)
    assert t.at(1) == "vagabond 1 pawn"
    assert t.in_play("vagabond") == ["eyrie_emigre"]
