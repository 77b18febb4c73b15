"""Frog Partisans: an extra hit, for all cards but frogs."""

from __future__ import annotations

from kit import Table


def partisans(table: type[Table], side: str = "peaceful_enclave") -> Table:
    """The Marquise attacks an enclave with them."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.play("marquise", "frog_partisans").hand("marquise", "settlers", "anvil", "royal_claim")
    t.put("marquise", 5, "4 warriors").put("diaspora", 5, f"3 warriors, {side}")
    return t


def test_an_extra_hit_where_there_is_an_enclave(table: type[Table]) -> None:
    """4.3.5.I, 16.2.1 Either side of an enclave gives its clearing the frog suit."""
    for side, fears in (("peaceful_enclave", 1), ("militant_enclave", 0)):
        t = partisans(table, side).battle("marquise", against="diaspora", at=5).rolls(1, 0)
        t.says("marquise", "use frog_partisans")
        assert t.game.warriors_at(t.seat("diaspora"), 5) == 1 + fears


def test_all_but_frogs_are_discarded(table: type[Table]) -> None:
    """2.1.1 Birds, too."""
    t = partisans(table).battle("marquise", against="diaspora", at=5).rolls(0, 0)
    t.says("marquise", "use frog_partisans")
    assert t.holds("marquise") == ["settlers"]
    assert t.discard == ["anvil", "royal_claim"]
    assert t.in_play("marquise") == ["frog_partisans"]


def test_elsewhere_they_do_nothing(table: type[Table]) -> None:
    """4.3.4 Without an enclave a clearing is no frog clearing."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.play("marquise", "frog_partisans").hand("eyrie", "anvil")
    t.put("marquise", 5, "4 warriors").put("eyrie", 5, "3 warriors")
    t.battle("marquise", against="eyrie", at=5).rolls(0, 0)
    assert t.done()


def test_a_defender_uses_them_too(table: type[Table]) -> None:
    """4.3.4 Either side."""
    t = partisans(table).board("marquise", play=[], hand=[]).play("diaspora", "frog_partisans")
    t.battle("marquise", against="diaspora", at=5).rolls(0, 0).says(
        "diaspora", "use frog_partisans"
    )
    assert t.at(5).startswith("marquise 3 warriors")
