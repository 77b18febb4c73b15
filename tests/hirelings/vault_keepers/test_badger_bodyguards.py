"""The Badger Bodyguards: the first hit is ignored."""

from __future__ import annotations

from kit import Table

NAME = "badger_bodyguards"
CATS = "marquise_de_cat"


def test_the_first_hit_does_nothing_to_attacker_and_defender(table: type[Table]) -> None:
    """H.2.2, 4.3.5.III For its controller only."""
    for attacker, defender in (("marquise", "eyrie"), ("eyrie", "marquise")):
        t = table("marquise", "eyrie").hireling(NAME, CATS)
        t.put("marquise", 5, "3 warriors").put("eyrie", 5, "3 warriors")
        t.battle(attacker, against=defender, at=5).rolls(2, 2)
        assert t.at(5) == "marquise 2 warriors, eyrie 1 warrior"


def test_an_ambush_uses_it_up(table: type[Table]) -> None:
    """4.3.1.II, 4.3.5.III The first hit of the battle was the ambush's."""
    t = table("marquise", "eyrie").hireling(NAME, CATS)
    t.put("marquise", 1, "3 warriors").put("eyrie", 1, "1 warrior")
    t.hand("eyrie", "ambush_fox")
    t.battle("marquise", against="eyrie", at=1).says("eyrie", "play ambush_fox").rolls(1, 1)
    assert t.at(1) == "marquise 1 warrior"


def test_it_adds_nothing_to_another_first_hit(table: type[Table]) -> None:
    """14.7.7, H.2.2 The Stubborn ignore one hit, not two."""
    t = table("marquise", "hundreds").hireling(NAME, "lord_of_the_hundreds")
    t.put("marquise", 5, "3 warriors").put("hundreds", 5, "1 warlord, 2 warriors")
    t.board("hundreds", mood="stubborn")
    t.battle("marquise", against="hundreds", at=5).rolls(2, 0)
    t.says("hundreds", "lose warrior") if t.asked() else None
    assert t.at(5) == "marquise 3 warriors, hundreds 1 warrior, hundreds 1 warlord"


def test_uncontrolled_they_change_nothing(table: type[Table]) -> None:
    """H.2.2 Nobody controls it."""
    t = table("marquise", "eyrie").hireling(NAME)
    t.put("marquise", 5, "3 warriors").put("eyrie", 5, "3 warriors")
    t.battle("marquise", against="eyrie", at=5).rolls(1, 1)
    assert t.at(5) == "marquise 2 warriors, eyrie 2 warriors"
