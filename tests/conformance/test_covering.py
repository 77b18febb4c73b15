"""Line-ups that tests play cover everything that is installed, and stay as they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest

from kit.covering import Box, Seat, covered, covering, setup_name, wanted
from kit.lineups import installed, kept_setups, seed_of, setups
from undergrowth import Game, Setup
from undergrowth.table.game import library

PRETEND = {
    "badgers": Seat(corner=True),
    "cousins": Seat(first="badgers"),
    "dormice": Seat(excludes=("badgers",)),
    "egrets": Seat(corner=True),
    "ferrets": Seat(corner=True),
    "geese": Seat(corner=True),
    "hares": Seat(),
    "ibises": Seat(corner=True),
    "jays": Seat(),
    "kites": Seat(corner=True),
}
"""Factions that are not there, to be added to those that are."""

NEW = "aaa"
"""A map, deck or landmark that would come first in any order."""


def _own(name: str, players: int) -> Collection[str]:
    return [] if name == NEW else installed().own(name, players)


def more(box: Box, *names: str) -> Box:
    """The same box with pretended factions in it."""
    added = {name: PRETEND[name] for name in names}
    return replace(box, factions={**box.factions, **added}, drafts=box.sizes)


def test_everything_meets_everything() -> None:
    """5, A Pairs of factions; each with every map, deck, landmark and number of players."""
    box = installed()
    met = set().union(*(covered(box, setup) for setup in setups().values()))
    assert set(wanted(box)) <= met


def test_every_line_up_has_its_golden_game() -> None:
    """Golden games of a new faction are kept with it: run `python -m kit.golden` in `tests`."""
    assert setups().keys() == kept_setups().keys()


def test_a_line_up_is_called_by_what_is_in_it() -> None:
    """5 It can be played, and seating does not matter to its name."""
    for name, setup in setups().items():
        assert setup_name(setup) == name
        assert setup_name(setup.shuffled(1)) == name
        library().complete(setup)  # an error says what of it cannot be


def test_landmarks_that_are_named_come_into_the_game() -> None:
    """A.5.2 Each of them finds a clearing, so that the factions really meet it."""
    for name, setup in setups().items():
        if setup.landmark_cards:
            g = _begun(setup, seed_of(name))
            assert set(setup.landmark_cards) <= set(g.setup.in_play), name


def _begun(setup: Setup, seed: int) -> Game:
    g = Game.new(setup, seed)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    return g


@pytest.mark.parametrize(
    "bigger",
    [
        more(installed(), "badgers"),
        more(installed(), "egrets", "hares"),
        more(installed(), *PRETEND),
        replace(installed(), maps=[NEW, *installed().maps], own=_own),
        replace(installed(), decks=[NEW, *installed().decks]),
        replace(installed(), landmarks={NEW: 4, **installed().landmarks}),
    ],
    ids=["a faction", "two", "ten", "a map", "a deck", "a landmark"],
)
def test_what_is_added_changes_no_line_up(bigger: Box) -> None:
    """The choice before is part of the choice after, which covers what is new."""
    before = list(setups().values())
    after = covering(bigger, before)
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert set(wanted(bigger)) <= set().union(*(covered(bigger, setup) for setup in after))
    assert len({setup_name(setup) for setup in after}) == len(after)
    assert covering(bigger, after) == after, "nothing is chosen twice"


def test_two_factions_added_apart_change_nothing_of_each_other() -> None:
    """Their line-ups stay, and what lets them meet comes after."""
    before = list(setups().values())
    one = covering(more(installed(), "badgers"), before)
    other = covering(more(installed(), "hares"), before)
    both = [*one, *other[len(before) :]]
    after = covering(more(installed(), "badgers", "hares"), both)
    assert after[: len(both)] == both
    assert 0 < len(after) - len(both) <= 2


def test_fifteen_factions_need_few_line_ups() -> None:
    """Ten factions added one by one: nine line-ups each, or ten, beside all there are."""
    choice = list(setups().values())
    known: list[str] = []
    for name in PRETEND:
        known.append(name)
        choice = covering(more(installed(), *known), choice)
    assert len(choice) - len(setups()) <= 10 * len(PRETEND)


def test_line_ups_obey_the_limits_of_setup() -> None:
    """5, 5.2, 9.7, A.8.1 Seats, corners, who sits beside whom and who never does."""
    box = more(installed(), *PRETEND)
    for setup in covering(box, []):
        seats = setup.seats
        whole = [box.factions[name] for name in seats]
        assert setup.draft in box.drafts or len(seats) in box.sizes
        assert all(seat.first in ("", *seats) for seat in whole)
        assert not any(set(seat.excludes) & set(seats) for seat in whole)
        assert setup.advanced or sum(seat.corner for seat in whole) <= box.corners
        players = setup.draft or len(seats)
        assert all(box.landmarks[name] <= players for name in setup.landmark_cards)
        assert not set(box.own(setup.map, players)) & set(setup.landmark_cards)
