"""Judgement of computer Corvids."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.ai.finishing import best_answers
from undergrowth.ai.greedy import liking, worths
from undergrowth.engine.actions import parse

TYPES = ("bomb", "snare", "extortion", "raid")


def _liked_exertion(table: type[Table], *hand: str) -> int:
    t = table("corvids", "marquise").put("corvids", 6, "2 warriors").put("corvids", 1, "extortion")
    t.hand("corvids", *hand).begins("corvids", "evening")
    assert t.asked() == "corvids.exert"
    return liking(t.game, 0, parse("plot in 6"))


def test_exerting_costs_only_the_cards_that_would_be_kept(table: type[Table]) -> None:
    """13.6.1, 13.6.2 Two cards would be drawn; more than five are discarded again."""
    full = ["anvil", "sword", "cobbler", "armorers", "royal_claim"]
    none, one, two = [_liked_exertion(table, *full[:n]) for n in (5, 4, 3)]
    assert none > one > two == _liked_exertion(table)
    assert none == _liked_exertion(table, *full, "tax_collector")


def _guessing(table: type[Table], plot: str, *showing: str) -> Table:
    """The Marquise shows a card to guess a plot; others lie face up elsewhere."""
    t = table("marquise", "corvids").put("marquise", 6, "1 warrior")
    for place, each in enumerate(showing, start=1):
        t.put("corvids", place, each)
    t.put("corvids", 6, f"face_down_{plot}").hand("marquise", "anvil").begins(
        "marquise", "daylight"
    )
    return t.says("marquise", "expose 6", "expose with anvil")


def _best(t: Table) -> set[str]:
    return {str(each.option) for each in best_answers(t.game, 0, 1)}


@pytest.mark.parametrize("plot", TYPES)
def test_who_guesses_does_not_know(table: type[Table], plot: str) -> None:
    """13.2.2.I In a world that is played on the type is there to be seen: nobody goes by it."""
    t = _guessing(table, plot)
    assert _best(t) == {f"expose as {each}" for each in TYPES}
    assert len(set(worths(t.game, 0))) == 1


@pytest.mark.parametrize("plot", ["snare", "raid"])
def test_what_is_most_left_is_guessed(table: type[Table], plot: str) -> None:
    """13.2.2 Two of each type: what shows is not what lies face down."""
    t = _guessing(table, plot, "bomb", "bomb", "extortion")
    assert _best(t) == {"expose as snare", "expose as raid"}


def test_nobody_guesses_at_a_plot_that_cannot_be_removed(table: type[Table]) -> None:
    """13.2.4, 17.2.3 A right guess would change nothing: it could be made again without end."""
    t = table("marquise", "corvids", "council").put("marquise", 6, "1 warrior")
    t.put("corvids", 6, "face_down_raid").hand("marquise", "anvil")
    t.put("council", 6, "governing_assembly").begins("marquise", "daylight")
    assert "expose 6" in t.options("marquise")
    assert liking(t.game, 0, parse("expose 6")) < 0
