"""Whole games of factions through the page, every other one on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import Api
from undergrowth.data import sheet
from undergrowth.library import played_factions
from web.kit import SIZES, Eyes, Look, Size, by_mouse, play

Windows = Callable[[Size], Eyes]
FACTIONS = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]
STEP = 3
"""Every third faction is played; with 1 here it is each of them, which takes minutes."""
MIDDLE = 60
"""Answers after which it is looked at more closely."""
MOST = 1200
"""Answers in which a game against two greedy players is over, many times over."""


def against(faction: str) -> list[str]:
    """The faction, and the first others, which together reach far enough for three (5.2)."""
    others = [name for name in FACTIONS if name != faction]
    return [faction, *others[:2]]


@pytest.mark.long
@pytest.mark.parametrize("at", range(0, len(FACTIONS), STEP), ids=lambda at: FACTIONS[at])
def test_a_whole_game_of_a_faction(windows: Windows, api: Api, at: int) -> None:
    faction = FACTIONS[at]
    eyes = windows(SIZES[at // STEP % len(SIZES)])
    seat = api.create(["here", "greedy", "greedy"], against(faction)).seat(0)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()

    def seen(look: Look, turn: int) -> None:
        if turn == MIDDLE:
            eyes.judge(f"{faction}-map")
            eyes.tab("Boards")
            eyes.judge(f"{faction}-boards")
            eyes.tab("Map")

    end = play(eyes, by_mouse, random.Random(at), MOST, seen)
    assert end["over"]
    expect(eyes.page.locator("#ending-title")).to_contain_text("win")
    eyes.judge(f"{faction}-end")
