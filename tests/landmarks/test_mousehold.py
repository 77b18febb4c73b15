"""Mousehold: the fallen of another mouse clearing may come there."""

from __future__ import annotations

from kit import Table
from undergrowth.table.book import book


def hold(t: Table) -> Table:
    """Mousehold in clearing 2; a battle in clearing 9, a mouse clearing."""
    t.landmark("mousehold", 2).put("marquise", 9, "3 warriors")
    return t.put("eyrie", 9, "3 warriors")


def test_both_sides_may_place_their_fallen(table: type[Table]) -> None:
    """L.1 Any number of them, each side its own."""
    t = hold(table("eyrie", "marquise")).battle("eyrie", against="marquise", at=9).rolls(2, 1)
    while not t.done():
        if t.asked() == "removal.whose":
            t.says("eyrie", t.options("eyrie")[0])
        elif t.game.decision is not None and t.game.decision.seat == 0:
            assert t.options("eyrie") == ["shelter 1", "pass"]
            t.says("eyrie", "shelter 1")
        else:
            assert t.options("marquise") == ["shelter 1", "shelter 2", "pass"]
            t.says("marquise", "shelter 1")
    assert t.at(2) == "eyrie 1 warrior, marquise 1 warrior"
    assert t.at(9) == "eyrie 2 warriors, marquise 1 warrior"
    assert t.pieces_conserved()


def test_not_from_its_own_clearing_nor_another_suit(table: type[Table]) -> None:
    """L.1 Another mouse clearing."""
    for place in (2, 5):
        t = table("eyrie", "marquise").landmark("mousehold", 2).put("marquise", place, "2 warriors")
        t.put("eyrie", place, "3 warriors").battle("eyrie", against="marquise", at=place)
        t.rolls(2, 0)
        assert t.done()
        assert t.at(place) == "eyrie 3 warriors"


def test_only_in_battle(table: type[Table]) -> None:
    """L.1 A warrior taxed away is not sheltered."""
    t = hold(table("marquise", "eyrie")).play("marquise", "tax_collector")
    t.begins("marquise", "daylight").says("marquise", "use tax_collector")
    assert t.asked() == "marquise.daylight"
    assert t.at(2) == ""


def test_the_suit_is_that_of_the_removal(table: type[Table]) -> None:
    """L.1, 16.2.1.I, 1.5.4 A Militant enclave that falls along made it a frog clearing."""
    for hits, gone in ((1, "warrior"), (2, "warrior and enclave")):
        t = table("marquise", "diaspora").landmark("mousehold", 2).put("marquise", 9, "4 warriors")
        t.put("diaspora", 9, "1 warrior, militant_enclave").put("diaspora", 2, "1 warrior")
        t.battle("marquise", against="diaspora", at=9).rolls(hits, 0)
        assert t.done(), gone


def test_where_placing_is_forbidden_nobody_is_sheltered(table: type[Table]) -> None:
    """G.20, 6.2.2 The keep keeps others out."""
    t = hold(table("marquise", "eyrie")).put("marquise", 2, "keep")
    t.battle("marquise", against="eyrie", at=9).rolls(1, 0)
    assert t.done()
    assert t.supply("eyrie", "warrior") == 18


def test_field_hospitals_and_mousehold_save_a_warrior_once(table: type[Table]) -> None:
    """6.2.3, 1.5.4 The owner orders them; who is placed by one is not there for the other."""
    for first, sheltered in (("mousehold", 1), ("field_hospitals", 0)):
        t = hold(table("eyrie", "marquise")).put("marquise", 12, "keep")
        t.hand("marquise", "mouse_in_a_sack").battle("eyrie", against="marquise", at=9).rolls(2, 0)
        assert t.options("marquise") == ["first mousehold 9", "first field_hospitals 9"]
        t.says("marquise", f"first {first} 9")
        if sheltered:
            t.says("marquise", "shelter 1")
        t.says("marquise", "heal with mouse_in_a_sack")
        assert t.done()
        assert t.at(2) == ("marquise 1 warrior" if sheltered else "")
        assert t.game.count(book(t.game).faction(1).warrior, 12) == 2 - sheltered
        assert t.supply("marquise", "warrior") == 22


def test_each_side_saves_its_own(table: type[Table]) -> None:
    """L.1, 6.2.3, 1.5.4 Of two cats one is sheltered and one healed, whatever the Eyrie saves."""
    t = hold(table("eyrie", "marquise")).put("marquise", 12, "keep")
    t.hand("marquise", "mouse_in_a_sack").battle("eyrie", against="marquise", at=9).rolls(2, 1)
    t.says("eyrie", "effects first marquise_de_cat")
    t.says("marquise", "first mousehold 9", "shelter 1")
    t.says("eyrie", "effects first eyrie_dynasties", "shelter 1")
    t.says("marquise", "heal with mouse_in_a_sack")
    assert t.at(2) == "eyrie 1 warrior, marquise 1 warrior"
    assert t.at(12) == "marquise 1 warrior, marquise 1 keep"


def test_each_side_orders_the_effects_of_its_own_fallen(table: type[Table]) -> None:
    """4.3.6, 1.1.3 The player taking its turn says only whose effect comes first."""
    t = hold(table("eyrie", "marquise")).put("marquise", 12, "keep")
    t.hand("marquise", "mouse_in_a_sack").battle("eyrie", against="marquise", at=9).rolls(2, 1)
    assert t.asked() == "removal.whose"
    assert sorted(t.options("eyrie")) == [
        "effects first eyrie_dynasties",
        "effects first marquise_de_cat",
    ]
    t.says("eyrie", "effects first marquise_de_cat")
    assert t.asked() == "removal.own_order"
    assert t.options("marquise") == ["first mousehold 9", "first field_hospitals 9"]
    t.says("marquise", "first field_hospitals 9", "heal with mouse_in_a_sack")
    t.says("eyrie", "effects first eyrie_dynasties", "shelter 1")
    assert t.at(12) == "marquise 2 warriors, marquise 1 keep"
    assert t.done()


def test_an_ambush_is_battle_too(table: type[Table]) -> None:
    """4.3.1, L.1 Warriors that fall to it may be sheltered before the battle goes on."""
    t = hold(table("eyrie", "marquise")).hand("marquise", "ambush_mouse")
    t.battle("eyrie", against="marquise", at=9).says("marquise", "play ambush_mouse")
    t.says("eyrie", "shelter 2").rolls(0, 0)
    assert t.at(2) == "eyrie 2 warriors"


def test_why_not_more(table: type[Table]) -> None:
    """L.1 Only those who fell."""
    t = hold(table("eyrie", "marquise")).battle("eyrie", against="marquise", at=9).rolls(1, 0)
    t.refuses("marquise", "shelter 2", "L.1")
