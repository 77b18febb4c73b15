"""Whole games of every faction through the page: by mouse, finger and keys, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api, Json, Seat, any_option
from undergrowth.data import sheet
from undergrowth.library import played_factions
from web.kit import (
    DESK,
    FULL_HD,
    LAPTOP,
    LOW,
    LYING,
    PHONE,
    TABLET,
    ULTRA_WIDE,
    WIDE_QHD,
    Acts,
    Eyes,
    Size,
    by_finger,
    by_keys,
    by_mouse,
    play,
)

FACTIONS = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]
WAYS: Final[tuple[tuple[Size, Acts], ...]] = (
    (DESK, by_mouse),
    (LOW, by_keys),
    (TABLET, by_finger),
    (PHONE, by_finger),
    (LYING, by_finger),
    (LAPTOP, by_keys),
    (FULL_HD, by_mouse),
    (WIDE_QHD, by_mouse),
    (ULTRA_WIDE, by_keys),
    (DESK, by_keys),
    (LOW, by_mouse),
    (TABLET, by_mouse),
    (PHONE, by_keys),
    (LYING, by_mouse),
)
"""A screen and what it is played with; among the first ways is each screen once."""
SOME: Final = 3
"""Every so many factions one is played whenever all tests are run."""
FIRST: Final = 10
"""Number of answers on the page from the first question on: the setup, and some of a turn."""
NEAR: Final = 26
"""Points with which somebody is near the end; until then the seat is played without a page.

With `--whole-games` all is played on the page.
"""
MOST: Final = 700
"""Acts in which a game against two greedy players is over, many times over."""


def against(faction: str) -> list[str]:
    """The faction, and the first others, which together reach far enough for three (5.2)."""
    others = [name for name in FACTIONS if name != faction]
    return [faction, *others[:2]]


def is_near(state: Json, near: int) -> bool:
    """Whether the game may be over soon."""
    seats = state["view"]["seats"]
    return bool(state["over"]) or max(seat["score"] for seat in seats) >= near


def go_on(seat: Seat, dice: random.Random, near: int = NEAR) -> None:
    """Answer by chance until the game is near its end, for at most as long as it should take."""
    for _ in range(MOST):
        state = seat.my_turn()
        if is_near(state, near):
            return
        seat.answer(any_option(state, dice), state)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A faction on each screen; with `--whole-games` every faction in every way."""
    every = bool(metafunc.config.getoption("whole_games"))
    whole = [(at, way) for at in range(len(FACTIONS)) for way in range(len(WAYS))]
    some = [(SOME * n % len(FACTIONS), n) for n in range(len(WAYS) // 2)]
    drawn = [
        pytest.param(at, way, id=f"{FACTIONS[at]}-{WAYS[way][0].name}-{WAYS[way][1].__name__}")
        for at, way in (whole if every else some)
    ]
    metafunc.parametrize(("at", "way"), drawn)


def test_a_whole_game_of_a_faction(
    windows: Callable[..., Eyes], api: Api, whole_games: bool, at: int, way: int
) -> None:
    """Its setup and first turn, its board in mid-game, and its last turns."""
    faction, dice = FACTIONS[at], random.Random(at)
    screen, act = WAYS[way]
    eyes = windows(screen, dark=at % 2 == 1)
    seat = api.create(["here", "greedy", "greedy"], against(faction), seed=at).seat(0)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    play(eyes, act, dice, FIRST)
    eyes.judge(f"{faction}-first-turn")
    if not whole_games:
        eyes.page.goto("about:blank")
        go_on(seat, dice)
        eyes.sit(seat)
    if not eyes.wait()["over"]:
        eyes.judge(f"{faction}-late")
        eyes.tab("Boards")
        eyes.judge(f"{faction}-boards")
        eyes.tab("Map")
    end = play(eyes, act, dice, MOST)
    assert end["over"]
    expect(eyes.page.locator("#ending-title")).to_contain_text("win")
    eyes.judge(f"{faction}-end")
