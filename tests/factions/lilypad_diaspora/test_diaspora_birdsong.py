"""16.4 The Diaspora's Birdsong: craft, then rally or reconcile."""

from __future__ import annotations

from factions.lilypad_diaspora.pond_folk import PEACE, WAR, frogs, militant, peaceful
from kit import Table


def test_dia_rally(table: type[Table]) -> None:
    """16.4.2 A warrior at each Militant enclave."""
    t = (
        frogs(table)
        .put("diaspora", 1, f"{WAR}, 6 warriors")
        .put("diaspora", 10, f"{WAR}, 6 warriors")
    )
    t.begins("diaspora", "birdsong").says("diaspora", "rally")
    assert [t.game.warriors_at(0, place) for place in (1, 10)] == [7, 7]
    assert t.supply("diaspora", "warrior") == 6


def test_too_few_warriors_for_all(table: type[Table]) -> None:
    """16.4.2, 1.5.4 With one warrior left the Diaspora says where it goes."""
    t = (
        frogs(table)
        .put("diaspora", 1, f"{WAR}, 10 warriors")
        .put("diaspora", 10, f"{WAR}, 9 warriors")
    )
    t.begins("diaspora", "birdsong").says("diaspora", "rally", "at 10")
    assert t.game.warriors_at(0, 10) == 10
    assert t.supply("diaspora", "warrior") == 0


def test_dia_rally_or_reconcile(table: type[Table]) -> None:
    """16.4.2 One of the two, not neither and not both."""
    t = frogs(table).put("diaspora", 1, WAR).put("diaspora", 10, f"{WAR}, 2 warriors")
    t.put("marquise", 10, "1 warrior").begins("diaspora", "birdsong")
    assert t.options("diaspora") == ["rally", "reconcile"]
    t.says("diaspora", "reconcile", "reconcile in 10")
    assert peaceful(t) == [10] and militant(t) == [1]
    assert len(t.game.hands[0]) == 1, "the Diaspora rules there and draws"
    assert t.options("diaspora") == ["reconcile in 1", "pass"]
    t.refuses("diaspora", "reconcile in 10", "16.4.2.II")
    t.says("diaspora", "pass")
    assert t.asked() == "diaspora.daylight"
    assert t.game.warriors_at(0, 1) == 0


def test_the_ruler_draws(table: type[Table]) -> None:
    """16.4.2, 16.2.3 An enemy too, from the Pond if they like; nobody where nobody rules."""
    t = (
        frogs(table)
        .put("diaspora", 1, WAR)
        .put("marquise", 1, "2 warriors")
        .put("diaspora", 2, WAR)
    )
    t.also(pond=["settlers"]).begins("diaspora", "birdsong")
    t.says("diaspora", "reconcile", "reconcile in 1").says("marquise", "draw from pond")
    assert t.holds("marquise") == ["settlers"]
    t.says("diaspora", "reconcile in 2")
    assert t.holds("diaspora") == [] and len(t.holds("marquise")) == 1
    assert peaceful(t) == [1, 2]


def test_without_militant_enclaves_nothing_is_asked(table: type[Table]) -> None:
    """16.4.2 There is nothing to rally or to reconcile."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, 1 warrior").begins("diaspora", "birdsong")
    assert t.asked() == "diaspora.daylight"


def test_crafting_is_in_birdsong_alone(table: type[Table]) -> None:
    """16.2.7, 16.4.1 Before it rallies; in Daylight no more."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, 1 warrior").hand("diaspora", "anvil")
    t.begins("diaspora", "birdsong")
    assert t.offers("diaspora", "craft anvil")
    t.says("diaspora", "pass")
    assert t.asked() == "diaspora.daylight"
    assert not t.offers("diaspora", "craft anvil")
