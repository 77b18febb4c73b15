"""The Warm Sun Prophets: others are forced to battle or to move."""

from __future__ import annotations

from kit import Table
from kit.opinions.worlds import check_asks_again
from kit.vagabond import items
from undergrowth import position
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings

NAME = "warm_sun_prophets"
CATS = "marquise_de_cat"


def hired(table: type[Table], *seats: str) -> Table:
    t = table(*(seats or ("marquise", "eyrie", "alliance")))
    return t.hireling(NAME, CATS, markers=2).put(NAME, 5, "1 prophet")


def test_setup_is_a_warrior_at_each_ruin(table: type[Table]) -> None:
    """A.6.3"""
    t = table("marquise", "eyrie").hireling(NAME).ruins(c6="boot", c10="bag", c11="sword")
    t.does(SetUpHirelings(1, [2]))
    while not t.done():
        t.game.take(t.game.decision.options[0])  # type: ignore[union-attr]
    assert [t.at(place) for place in (6, 10, 11)] == [f"{NAME} 1 prophet"] * 3
    assert t.at(12) == ""


def test_who_hires_them_without_any_places_one_anywhere(table: type[Table]) -> None:
    """H.2.1"""
    t = table("marquise", "eyrie").hireling(NAME).does(TakeControl(0, 2))
    t.chance("control face 1").says("marquise", "post in 7")
    assert t.at(7) == f"{NAME} 1 prophet"


def test_a_player_is_forced_to_battle_and_scores(table: type[Table]) -> None:
    """H.2.4, 1.5.5, H.3.6 The controller says against whom; the forced player's pieces fight."""
    t = hired(table).put("eyrie", 5, "3 warriors").put("alliance", 5, "1 sympathy")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach eyrie_dynasties 5")
    t.says("marquise", "choose prophets_battle", "against woodland_alliance").rolls(1, 0)
    assert t.vp == {"eyrie": 1}
    assert t.at(5) == f"marquise 1 warrior, eyrie 3 warriors, {NAME} 1 prophet"


def test_a_battle_that_is_forced_is_not_passed(table: type[Table]) -> None:
    """H.2.4 Nor where the question comes from a description, or is asked again in another world."""
    t = hired(table).put("eyrie", 5, "3 warriors").put("alliance", 5, "1 sympathy")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach eyrie_dynasties 5")
    t.says("marquise", "choose prophets_battle")
    wanted = [f"against {enemy}" for enemy in (CATS, "woodland_alliance", NAME)]
    assert t.options("marquise") == wanted
    described = position.game(position.describe(t.game)).decision
    assert described is not None and described.texts() == wanted
    check_asks_again(t.game)


def test_a_player_is_forced_to_move_all_it_can_then_to_battle(table: type[Table]) -> None:
    """H.2.4, 4.2.1 By its own rules: it rules here; then perhaps a battle there."""
    t = hired(table).put("eyrie", 5, "3 warriors, 1 roost").put("alliance", 2, "1 warrior")
    t.put("alliance", 1, "4 warriors").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "choose prophets_move")
    assert t.options("marquise") == ["to 1", "to 2"]
    t.refuses("marquise", "to 10", "4.2")
    t.says("marquise", "to 2")
    assert t.at(2) == "eyrie 3 warriors, alliance 1 warrior"
    assert t.options("marquise") == ["against woodland_alliance", "pass"]
    t.says("marquise", "against woodland_alliance").rolls(1, 1)
    assert t.at(2) == "eyrie 2 warriors"


def test_the_forced_player_needs_rule(table: type[Table]) -> None:
    """4.2.1, 1.5.5 Without it there is no move to force; the controller can be forced, too."""
    t = hired(table, "marquise", "eyrie").put("marquise", 5, "1 warrior")
    for place in (1, 2, 5, 10):
        t.put("eyrie", place, "3 warriors")
    t.begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach marquise_de_cat 5")
    assert t.game.decision is not None and t.game.decision.prompt == "battle.roll"


def test_a_vagabond_is_moved_without_boots(table: type[Table]) -> None:
    """1.5.5, G.18 His pawn is a piece of his."""
    t = hired(table, "marquise", "vagabond").put("vagabond", 5, "1 pawn")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach vagabond 5")
    t.says("marquise", "choose prophets_move", "to 2")
    assert t.at(2) == "vagabond 1 pawn"


def test_a_vagabond_pays_for_hostile_clearings_even_if_forced(table: type[Table]) -> None:
    """9.2.9.IIIb One boot, the extra one; without it he cannot be forced there."""
    for had in ("boot", "boot exhausted"):
        t = hired(table, "marquise", "vagabond", "alliance").put(NAME, 12, "1 prophet")
        t.board("vagabond", items=[had], relationships={"woodland_alliance": "hostile"})
        t.put("vagabond", 12, "1 pawn").put("alliance", 9, "1 warrior")
        t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
        t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach vagabond 12")
        t.says("marquise", "choose prophets_move")
        t.agrees()
        if had == "boot":
            t.says("marquise", "to 9", "pass")
            assert t.at(9) == "vagabond 1 pawn, alliance 1 warrior"
        else:
            t.refuses("marquise", "to 9", "9.2.9.IIIb")
            t.says("marquise", "to 4")
        assert items(t) == "boot exhausted"


def test_nobody_is_forced_into_a_forest(table: type[Table]) -> None:
    """1.1.1, 18.2.4 Knaves move into forests by themselves, but the card names clearings."""
    t = hired(table, "marquise", "knaves").board("knaves", captains=["thief", "tinker", "vagrant"])
    t.put("knaves", 5, "thief, 1 warrior").put("knaves", "f2", "tinker")
    t.put("knaves", "f4", "vagrant").put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "choose prophets_move")
    assert t.options("marquise") == ["to 1", "to 2"]
    t.agrees()
    t.refuses("marquise", "to f2", "H.2.4")


def test_relics_go_along_as_many_as_can(table: type[Table]) -> None:
    """15.2.4, 1.5.5 The player who forces the move chooses them."""
    t = hired(table, "marquise", "keepers").put("marquise", 5, "1 warrior")
    t.put("keepers", 5, "3 warriors, 1 figure_1, 1 tablet_2, 1 tablet_3, 1 jewelry_1")
    t.freely().begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach keepers_in_iron 5")
    t.says("marquise", "choose prophets_move", "to 2")
    while t.asked() == "move.escorts":
        assert "pass" not in t.options("marquise")
        t.says("marquise", t.options("marquise")[0])
    assert t.at(2).count("keepers 1 ") == 3
    assert t.at(5).count("keepers") == 1


def test_one_of_them_comes_where_none_is(table: type[Table]) -> None:
    """H.2.4"""
    t = hired(table).begins("marquise", "daylight").says("marquise", f"employ {NAME}")
    t.refuses("marquise", "post in 5", "H.2")
    t.says("marquise", "post in 6")
    assert t.at(6) == f"{NAME} 1 prophet"


def test_relics_go_only_with_warriors_that_go(table: type[Table]) -> None:
    """15.2.4, H.2.2 The Band holds four of five warriors: one relic goes with the fifth."""
    t = hired(table, "marquise", "keepers").put("marquise", 5, "1 warrior")
    t.hireling("popular_band", CATS, markers=2, listening=["5 keepers_in_iron 4 warrior"])
    t.put("popular_band", 5, "1 musician").put("keepers", 5, "5 warriors, 1 figure_1, 1 tablet_2")
    t.freely().begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "preach keepers_in_iron 5")
    t.says("marquise", "choose prophets_move", "to 2")
    while t.asked() == "move.escorts":
        t.says("marquise", t.options("marquise")[0])
    assert t.at(2).count("1 figure") + t.at(2).count("1 tablet") == 1
    assert "keepers 1 warrior" in t.at(2)


def test_a_snare_goes_instead_of_an_automated_player(table: type[Table]) -> None:
    """1.5.5, R.11.8.2 As if it moved by itself: the snare is gone, and nobody moves."""
    t = hired(table, "marquise", "electric_eyrie", "corvids")
    t.put("electric_eyrie", 5, "3 warriors").put("corvids", 5, "snare")
    t.begins("marquise", "daylight")
    t.says("marquise", f"employ {NAME}", "choose prophets_exhort", "choose prophets_move", "to 2")
    assert t.at(2) == ""
    assert "electric 3 warriors" in t.at(5) and "snare" not in t.at(5)
