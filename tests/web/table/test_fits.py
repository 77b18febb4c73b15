"""Walks by chance through games: nothing is cut, covered or too small to hit, at any size."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api, Seat, any_option
from web.fits import FAULTS
from web.kit import (
    DESK,
    FULL_HD,
    LOW,
    LYING,
    PHONE,
    SETTLED,
    TABLET,
    WIDE_QHD,
    Eyes,
    Size,
)
from web.table.test_factions import FACTIONS
from web.table.test_panels import at_rest
from web.table.test_screens import far

Windows = Callable[[Size], Eyes]
FINGERS: Final = (PHONE, LYING, TABLET)
MICE: Final = (LOW, DESK, FULL_HD, WIDE_QHD)
SEED: Final = 5
STEPS: Final = 4
"""Moments of a game that are looked at."""
APART: Final = 9
"""Answers between two of them."""
WALKERS: Final = FACTIONS[1::5]
"""Some factions, among them one with columns of cards and one with many cards of its own."""
OTHERS: Final = 3

CARDS: Final = ["woodland_alliance", "lizard_cult", "eyrie_dynasties", "riverfolk_company"]
"""Factions with cards on their boards, in piles and in columns."""
ON: Final = """() => {
  const longest = [...document.querySelectorAll("*")]
    .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY))
    .filter((each) => each.scrollHeight - each.clientHeight - each.scrollTop > 2)
    .find((each) => each.closest("dialog[open], .above, .opened, .sheet, .record"));
  longest?.scrollBy({ top: longest.clientHeight - 60, behavior: "instant" });
  return longest !== undefined;
}"""
"""Scroll what has been opened over the table by a page; false at its end."""
SOME: Final = 24
"""Answers after which cards lie on them."""
PAGES: Final = 6
"""As many pages of it are looked at."""


def around(faction: str) -> list[str]:
    """Return a faction and three that sit with it, others for each."""
    at = FACTIONS.index(faction)
    return [faction, *(FACTIONS[(at + 3 * n) % len(FACTIONS)] for n in range(1, OTHERS + 1))]


def walk(seat: Seat, dice: random.Random) -> bool:
    """Answer by chance for some time; whether the game goes on."""
    for _ in range(APART):
        state = seat.my_turn()
        if state["over"]:
            return False
        seat.answer(any_option(state, dice), state)
    return not seat.my_turn()["over"]


def faults(eyes: Eyes, sizes: tuple[Size, ...]) -> list[str]:
    """Return what is wrong at some sizes, each with the first of them."""
    found: dict[str, str] = {}
    for size in eyes.each(sizes):
        at_rest(eyes)
        for fault in eyes.page.evaluate(FAULTS, size.touch):
            found.setdefault(fault, size.name)
    return [f"{size}: {fault}" for fault, size in found.items()]


@pytest.mark.parametrize("faction", WALKERS)
def test_nothing_is_cut_or_covered(windows: Windows, api: Api, faction: str) -> None:
    """Words are whole or end in an ellipsis, lie below nothing, and fingers meet 44 pixels."""
    seat = api.create(["here"] + ["greedy"] * OTHERS, around(faction), seed=SEED).seat(0)
    seen = [(windows(sizes[0]), sizes) for sizes in (FINGERS, MICE)]
    for eyes, _ in seen:
        eyes.sit(seat)
        eyes.wait()
        eyes.hide_hint()
    dice, found = random.Random(SEED), []
    for step in range(STEPS):
        for eyes, sizes in seen:
            eyes.wait()
            found += [f"moment {step}, {fault}" for fault in faults(eyes, sizes)]
        if not walk(seat, dice):
            break
    assert not found, "\n".join(found)


def small_targets(eyes: Eyes, what: str) -> list[str]:
    """Return what of something opened is too small for fingers, through all of its pages."""
    found: list[str] = []
    for _ in range(PAGES):
        at_rest(eyes)
        eyes.page.evaluate(SETTLED)
        found += [each for each in eyes.page.evaluate(FAULTS, True) if each.startswith("target")]
        if not eyes.page.evaluate(ON):
            break
    return [f"{eyes.size.name}, {what}: {each}" for each in dict.fromkeys(found)]


@pytest.mark.parametrize("size", FINGERS, ids=lambda size: size.name)
def test_fingers_meet_what_has_been_opened(windows: Windows, api: Api, size: Size) -> None:
    """44 pixels in the log, the boards, the supplies, one's own sheet, the settings, a replay."""
    eyes = windows(size)
    seat = far(api, answers=SOME, factions=CARDS)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    found: list[str] = []
    for tab in ("Log", "Boards", "Supplies"):
        eyes.tab(tab)
        found += small_targets(eyes, tab)
        eyes.tab("Map")
    for at in range(OTHERS):
        strip = eyes.page.locator("button.seat").nth(at)
        eyes.page.mouse.move(2, 2)  # what the menu was clicked with points at no strip
        strip.tap()
        found += small_targets(eyes, CARDS[at + 1])
        eyes.page.keyboard.press("Escape")
        expect(strip).to_have_attribute("aria-expanded", "false")
    if eyes.page.locator(".fold").count():
        eyes.page.locator(".fold").tap()
        found += small_targets(eyes, "own board")
        eyes.page.locator(".fold").tap()
    eyes.in_bar().get_by_role("button", name="Settings").click()
    eyes.page.get_by_role("dialog").wait_for()
    found += small_targets(eyes, "settings")
    eyes.page.goto(f"/replay/{seat.game}#seat={seat.token}")
    eyes.page.get_by_label("Moment").wait_for()
    found += small_targets(eyes, "replay")
    assert not found, "\n".join(found)
