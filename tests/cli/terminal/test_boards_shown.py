"""Tracks of faction boards in the terminal."""

from __future__ import annotations

import pytest

from undergrowth.cli.drawing.marks import make_marks
from undergrowth.cli.drawing.panels import board
from undergrowth.table.described.views import track


@pytest.mark.parametrize(
    ("labels", "ends"),
    [
        (["1 vp", "2 vp", "3 vp"], "· next: 2 vp · then: 3 vp"),
        (["1 vp", "", "3 vp"], "· then: 3 vp"),
        (["", "2 vp", ""], "· next: 2 vp"),
        (["", "", ""], "2 of 3 left"),
    ],
)
def test_a_space_without_a_label_is_not_named(labels: list[str], ends: str) -> None:
    """Nothing stands before nothing: no `next:` without what comes next."""
    part = track("dens", "Dens", "B.4", labels, 2)
    (line,) = board({"board": [part.data()]}, 100, make_marks([]))
    assert line.plain.rstrip().endswith(ends)
