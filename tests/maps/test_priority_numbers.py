"""R.3.1 The charts of priority markers: on four maps they are our clearings' numbers."""

from __future__ import annotations

import pytest

from undergrowth import Game, Setup
from undergrowth.maps import woodland
from undergrowth.table.places import NOWHERE

# By priority number: the priority numbers of the clearings it is linked to, closed paths included.
AUTUMN = {
    1: [5, 9, 10],
    2: [5, 6, 10],
    3: [6, 7, 11],
    4: [8, 9, 12],
    5: [1, 2],
    6: [2, 3, 11],
    7: [3, 8, 12],
    8: [4, 7],
    9: [1, 4, 12],
    10: [1, 2, 12],
    11: [3, 6, 12],
    12: [4, 7, 9, 10, 11],
}
WINTER = {
    1: [5, 10, 11],
    2: [6, 7, 12],
    3: [7, 8, 12],
    4: [9, 10, 11],
    5: [1, 6],
    6: [2, 5],
    7: [2, 3],
    8: [3, 9, 12],
    9: [4, 8, 11],
    10: [1, 4],
    11: [1, 4, 9],
    12: [2, 3, 8],
}
LAKE = {
    1: [5, 9],
    2: [7, 8, 10],
    3: [8, 9, 12],
    4: [5, 6],
    5: [1, 4, 11],
    6: [4, 7, 11],
    7: [2, 6, 10, 11],
    8: [2, 3, 10],
    9: [1, 3, 12],
    10: [2, 7, 8],
    11: [5, 6, 7],
    12: [3, 9],
}
MOUNTAIN = {
    1: [8, 9],
    2: [5, 6, 11],
    3: [6, 7, 11],
    4: [8, 12],
    5: [2, 9, 10, 11],
    6: [2, 3, 11],
    7: [3, 12],
    8: [1, 4, 9],
    9: [1, 5, 8, 10, 12],
    10: [5, 9, 11, 12],
    11: [2, 3, 5, 6, 10, 12],
    12: [4, 7, 9, 10, 11],
}
CHARTS = {"autumn": AUTUMN, "winter": WINTER, "lake": LAKE, "mountain": MOUNTAIN}
OPPOSITE = {
    "autumn": [[1, 3], [2, 4]],
    "winter": [[1, 3], [2, 4]],
    "lake": [[1, 2], [3, 4]],
    "mountain": [[1, 3], [2, 4]],
}
RUINS = {
    "autumn": [6, 10, 11, 12],
    "winter": [8, 9, 11, 12],
    "lake": [5, 10, 11, 12],
    "mountain": [9, 10, 11, 12],
}


@pytest.mark.parametrize("name", CHARTS)
def test_clearings_have_their_priority_as_number(name: str) -> None:
    """R.3.1 Paths, corners and ruins tell which clearing is which."""
    made = woodland(name)
    linked = {place: list(made.paths[place]) for place in made.clearings}
    for one, other in made.closed:
        linked[one].append(other)
        linked[other].append(one)
    assert {place: sorted(there) for place, there in linked.items()} == CHARTS[name]
    assert sorted(made.corners) == [1, 2, 3, 4]
    assert all(made.opposite[one] == other for one, other in OPPOSITE[name])
    assert made.ruins == RUINS[name]


def test_suits_printed_on_autumn_agree_with_its_chart() -> None:
    """R.3.1 On the other maps suits are dealt."""
    suits = woodland("autumn").suits
    by_suit = [[place for place in AUTUMN if suits[place] == suits[first]] for first in (1, 2, 3)]
    assert by_suit == [[1, 6, 8, 12], [2, 7, 9, 11], [3, 4, 5, 10]]


def test_the_pass_comes_first_on_the_mountain() -> None:
    """R.12.2.2 On other maps no clearing does."""
    for name, first in (("mountain", 10), ("autumn", NOWHERE), ("lake", NOWHERE)):
        g = Game.new(Setup(map=name, seats=["marquise", "eyrie"]), 1)
        assert g.box.first_in_priority == first
