"""Stewards: the top card of the Pond is crafted for nothing."""

from __future__ import annotations

from kit import Table
from undergrowth.ai.greedy import best_answer
from undergrowth.engine.chance import seeded
from undergrowth.law.cards.pond import in_pond
from undergrowth.table.names import CARDS


def stewards(table: type[Table], *pond: str) -> Table:
    """The Marquise crafts them with a workshop in a frog clearing."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
    t.hand("marquise", "stewards").also(pond=list(pond))
    return t.begins("marquise", "daylight").says("marquise", "craft stewards")


def pond(t: Table) -> list[str]:
    return [CARDS.text(card) for card in in_pond(t.game)]


def test_the_top_card_is_crafted_free(table: type[Table]) -> None:
    """4.1.2 Its icons do not matter; then the Stewards are discarded, on top of the Pond."""
    t = stewards(table, "settlers", "frog_partisans")
    assert t.in_play("marquise") == ["frog_partisans"]
    assert t.holds("marquise") == []
    assert pond(t) == ["settlers", "stewards"]


def test_an_immediate_effect_happens(table: type[Table]) -> None:
    """4.1.2 One within the other; each is discarded when it has been resolved."""
    t = stewards(table, "militias")
    assert t.asked() == "cards.militias"
    t.says("marquise", "call to arms in 1")
    assert pond(t) == ["militias", "stewards"]


def test_what_cannot_be_crafted_is_drawn_all_the_same(table: type[Table]) -> None:
    """4.1 An ambush card stays in the hand."""
    t = stewards(table, "settlers", "ambush_frog")
    assert t.holds("marquise") == ["ambush_frog"]
    assert pond(t) == ["settlers", "stewards"]


def test_it_cannot_be_crafted_twice(table: type[Table]) -> None:
    """4.1.4 Nor what lies in the play area already."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
    t.hand("marquise", "stewards").also(pond=["companions"])
    t.begins("marquise", "daylight").says("marquise", "craft stewards")
    assert t.in_play("marquise") == ["companions"]


def test_an_empty_pond(table: type[Table]) -> None:
    """1.5.4 Nothing is drawn; the Stewards come into the Pond only afterwards."""
    t = stewards(table)
    assert t.holds("marquise") == []
    assert pond(t) == ["stewards"]


def test_a_computer_player_waits_for_a_card_in_the_pond(table: type[Table]) -> None:
    """16.2.3 With nothing to draw the card is kept, otherwise it is crafted."""
    for pond, crafts in ((), False), (("frog_partisans",), True):
        t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
        t.put("marquise", 1, "workshop").put("diaspora", 1, "peaceful_enclave")
        t.hand("marquise", "stewards").also(pond=list(pond)).begins("marquise", "daylight")
        answer = best_answer(t.game.copy(), t.seat("marquise"), seeded(1))
        assert (str(answer) == "craft stewards") == crafts
