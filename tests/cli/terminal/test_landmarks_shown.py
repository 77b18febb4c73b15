"""Landmarks on screen: in their clearings, and what lies on their cards."""

from __future__ import annotations

from kit import Table
from undergrowth.cli.drawing import panels
from undergrowth.cli.drawing.marks import make_marks


def test_the_panel_says_where_they_stand_and_what_they_hold(table: type[Table]) -> None:
    """L.1 Each player sees only the market's cards that are theirs to know."""
    t = table("marquise", "eyrie").landmark("tower", 5)
    t.landmark("black_market", 1, cards=["cobbler"], sellers=["marquise"])
    t.begins("marquise", "daylight")
    marks = make_marks(t.game.setup.seats)
    lines = [
        "\n".join(x.plain for x in panels.on_the_table(t.game.observe(seat), 100, marks))
        for seat in (0, 1)
    ]
    assert "The Tower" in lines[0] and "in clearing 5" in lines[0]
    assert "Stall 1: Cobbler" in lines[0]
    assert "Cobbler" not in lines[1]
    assert lines[1].count("1 hidden") == 3
