"""12.2.3 The Price of Failure."""

from __future__ import annotations

from factions.underground_duchy.moles import gone, moles, swayed
from kit import Table
from undergrowth.factions.underground_duchy.sway import Sway
from undergrowth.law.pieces.atoms import put
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.book import book


def failing(
    table: type[Table], *pieces: str, hand: list[str] | None = None, **board: object
) -> Table:
    """A battle of the Marquise in clearing 8, against these pieces of the Duchy."""
    t = moles(table, "marquise", hand=hand, **board)
    t.put("marquise", 8, "4 warriors").put("duchy", 8, ", ".join(pieces))
    t.battle("marquise", against="duchy", at=8)
    return t.says("duchy", "pass") if t.asked() == "battle.ambush" else t


def test_duc_price_no_minister(table: type[Table]) -> None:
    """12.2.3 No minister to return; a random card is discarded all the same."""
    t = failing(table, "citadel", hand=["anvil", "sword"]).rolls(0, 0).takes("sword")
    assert t.at(8) == "marquise 4 warriors"
    assert (t.holds("duchy"), t.discard) == (["anvil"], ["sword"])
    assert t.vp == {"marquise": 1}
    assert t.done()


def test_the_highest_minister_turns_away_and_the_crown_is_gone(table: type[Table]) -> None:
    """12.2.3 A lord before a noble before a squire; its crown leaves the game."""
    t = failing(table, "market", swayed=["captain", "banker", "earl_of_stone"]).rolls(0, 0)
    assert swayed(t) == ["captain", "banker"]
    assert gone(t) == ["lord"]
    assert book(t.game).faction(0).crowns(t.game, 2) == 2  # type: ignore[attr-defined]
    assert t.done()


def test_of_several_the_duchy_chooses(table: type[Table]) -> None:
    """12.2.3 Among the highest rank; a squire is not of it."""
    t = failing(table, "market", swayed=["captain", "banker", "mayor"]).rolls(0, 0)
    assert t.options("duchy") == ["lose minister banker", "lose minister mayor"]
    t.refuses("duchy", "lose minister captain", "12.2.3")
    t.refuses("duchy", "lose minister brigadier", "12.2.3")
    t.says("duchy", "lose minister banker")
    assert swayed(t) == ["captain", "mayor"]
    assert gone(t) == ["noble"]


def test_once_for_several_buildings_removed_together(table: type[Table]) -> None:
    """12.2.3, 1.5.4 Two hits of one battle are one failure."""
    hand = ["anvil", "sword", "cobbler"]
    t = failing(table, "citadel", "market", hand=hand, swayed=["captain", "marshal"])
    t.rolls(1, 0).says("duchy", "lose citadel", "lose minister captain").takes("anvil")
    assert (swayed(t), gone(t)) == (["marshal"], ["squire"])
    assert t.holds("duchy") == ["cobbler", "sword"]
    assert t.vp == {"marquise": 2}
    assert t.done()


def test_each_time_anew(table: type[Table]) -> None:
    """12.2.3 A second removal costs a second minister, and a lower rank when the first is gone."""
    t = failing(table, "market", swayed=["captain", "mayor"]).rolls(0, 0)
    assert swayed(t) == ["captain"]
    g = t.game
    market = book(g).faction(0).kind("market")
    put(g, market, 7, 1)
    remove(g, removal(g, 1, market, 7))
    g.run()
    assert (swayed(t), gone(t)) == ([], ["squire", "noble"])


def test_its_own_removal_is_one_too(table: type[Table]) -> None:
    """12.2.3 Any remover of the building does."""
    t = moles(table, swayed=["captain"]).put("duchy", 8, "citadel").does(Sway(0))
    remove(t.game, removal(t.game, 0, book(t.game).faction(0).kind("citadel"), 8))
    t.game.run()
    assert swayed(t) == []


def test_gen_remove_all_then_trigger(table: type[Table]) -> None:
    """1.5.4, 12.2.3 A revolt removes citadel and market first, then the price is paid once."""
    t = table("alliance", "duchy").put("alliance", 8, "sympathy").put("duchy", 8, "citadel, market")
    t.board("duchy", swayed=["foremole", "mayor"]).hand("duchy", "sword", "cobbler")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 8").takes("sword")
    assert (swayed(t), gone(t)) == (["foremole"], ["noble"])
    assert t.holds("duchy") == ["cobbler"]
    assert t.vp == {"alliance": 2}
    assert "alliance 1 base_fox" in t.at(8)


def test_in_several_clearings_at_once(table: type[Table]) -> None:
    """12.2.3, 1.5.4 A favor that removes buildings in two clearings: one minister, one card."""
    t = table("marquise", "duchy").put("duchy", 7, "citadel").put("duchy", 11, "market")
    t.board("duchy", swayed=["captain", "mayor"]).hand("duchy", "anvil", "cobbler")
    t.hand("marquise", "favor_of_the_mice").put("marquise", 9, "workshop")
    t.put("marquise", 2, "2 workshop").begins("marquise", "daylight")
    t.says("marquise", "craft favor_of_the_mice").takes("anvil")
    assert (swayed(t), t.holds("duchy")) == (["captain"], ["cobbler"])
    assert t.vp == {"marquise": 2}


def test_warriors_and_tunnels_cost_nothing(table: type[Table]) -> None:
    """12.2.3 Buildings alone."""
    t = failing(table, "1 warrior", "tunnel", hand=["anvil"], swayed=["captain"]).rolls(2, 0)
    assert swayed(t) == ["captain"]
    assert t.holds("duchy") == ["anvil"]


def test_a_building_replaced_is_removed(table: type[Table]) -> None:
    """12.2.3, G.23, 10.4.3.III The Cult sanctifies a citadel, and the Duchy pays."""
    t = table("cult", "duchy").put("duchy", 8, "citadel").put("cult", 8, "1 warrior")
    t.board("duchy", swayed=["captain"]).hand("duchy", "sword")
    t.board("cult", outcast="fox", acolytes=3).hand("cult", "armorers")
    t.begins("cult", "birdsong")
    t.says("cult", "sanctify 8 duchy citadel").takes("sword")
    assert swayed(t) == []
    assert t.vp == {"cult": 1}


def test_a_minister_who_turned_away_may_be_swayed_again(table: type[Table]) -> None:
    """12.2.3, 12.5.3.I With a crown that is left; three lost crowns close a rank for good."""
    t = moles(table, hand=["anvil", "sword"], lost_crowns={"squire": 2})
    t.put("duchy", 8, "1 warrior").put("duchy", 7, "1 warrior").begins("duchy", "daylight")
    t.says("duchy", "pass")
    assert t.offers("duchy", "sway captain")
    t = moles(table, hand=["anvil", "sword"], lost_crowns={"squire": 3})
    t.put("duchy", 8, "1 warrior").put("duchy", 7, "1 warrior").begins("duchy", "daylight")
    t.says("duchy", "pass")
    assert not t.offers("duchy", "sway captain")


def test_the_player_whose_turn_it_is_orders_it_with_others(table: type[Table]) -> None:
    """12.2.3, 1.1.3 A favor takes a citadel and sympathy: the Marquise says what comes first."""
    t = table("marquise", "duchy", "alliance").put("duchy", 7, "citadel")
    t.put("alliance", 11, "sympathy").board("duchy", swayed=["captain"])
    t.hand("marquise", "favor_of_the_mice", "sword").put("marquise", 9, "workshop")
    t.put("marquise", 2, "2 workshop").begins("marquise", "daylight")
    t.says("marquise", "craft favor_of_the_mice")
    assert sorted(t.options("marquise")) == [
        "effects first underground_duchy",
        "effects first woodland_alliance",
    ]
    t.says("marquise", "effects first underground_duchy")
    assert swayed(t) == []
