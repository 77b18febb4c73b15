"""What fits on a screen: nothing scrolls away, the table is there at once, nothing jumps."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import FloatRect, expect

from server.kit import Api, Seat, any_option
from web.kit import DESK, LOW, LYING, TABLET, Eyes, Size

Windows = Callable[[Size], Eyes]
FAR = 40
"""Answers after which the log is much longer than its panel."""


def far(api: Api, players: list[str] | None = None, answers: int = FAR) -> Seat:
    """A seat of a game that has gone on for a while, asked now."""
    seat = api.create(players or ["here", "greedy", "greedy", "greedy"]).seat(0)
    dice = random.Random(3)
    for _ in range(answers):
        state = seat.my_turn()
        seat.answer(any_option(state, dice), state)
    seat.my_turn()
    return seat


def test_the_page_does_not_scroll_away(windows: Windows, screen: Size, api: Api) -> None:
    """However long the log and its hidden words are, there is nothing below the table."""
    eyes = windows(screen)
    eyes.sit(far(api))
    eyes.wait()
    for tab in eyes.tabs:
        eyes.tab(tab)
        tall = eyes.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
        assert tall[0] <= tall[1], (tab, tall)


INSIDE: Final = """([what, within]) => {
  const frame = document.querySelector(within).getBoundingClientRect();
  return [...document.querySelectorAll(what)].map((each) => {
    const box = each.getBoundingClientRect();
    const seen = Math.min(box.bottom, frame.bottom, innerHeight) - Math.max(box.top, frame.top, 0);
    return Math.max(0, seen) / box.height;
  });
}"""
"""How much of each is seen in a box that scrolls."""


def box(eyes: Eyes, what: str) -> FloatRect:
    """Where something is."""
    found = eyes.page.locator(what).first.bounding_box()
    assert found is not None, what
    return found


TABLES = pytest.mark.parametrize("size", [DESK, LOW, TABLET], ids=["desk", "low", "tablet"])
ROOMS: Final = (".map svg", ".score", ".shelf", ".seats", ".panel.ask", ".own", ".panel.hand")
"""The parts of the table that are there all the time."""


@TABLES
def test_all_of_the_table_is_there_at_once(windows: Windows, api: Api, size: Size) -> None:
    """Without tabs: the map is the largest, and nothing covers or leaves the window."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    eyes.judge("table")
    assert eyes.page.get_by_role("tab").count() == 0
    seen = [box(eyes, room) for room in ROOMS]
    for each in seen:
        assert each["x"] >= 0 and each["x"] + each["width"] <= size.width
        assert each["y"] >= 0 and each["y"] + each["height"] <= size.height
    areas = [each["width"] * each["height"] for each in seen]
    assert areas[0] == max(areas)
    side = [box(eyes, room) for room in (".seats", ".panel.ask", ".own", ".panel.hand")]
    for above, below in pairwise(side):
        assert above["y"] + above["height"] <= below["y"]


@TABLES
def test_nothing_jumps_when_the_question_changes(windows: Windows, api: Api, size: Size) -> None:
    """Every room keeps its place and size, whatever is asked."""
    eyes = windows(size)
    seat = far(api, answers=12)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    before = [box(eyes, room) for room in ROOMS]
    dice = random.Random(5)
    asked = set()
    for _ in range(12):
        state = seat.my_turn()
        asked.add(state["decision"]["prompt"])
        seat.answer(any_option(state, dice), state)
        eyes.wait()
        assert [box(eyes, room) for room in ROOMS] == before, state["decision"]["prompt"]
    assert len(asked) > 3


def test_a_board_opens_by_pointing_focus_and_a_tap(windows: Windows, api: Api) -> None:
    """The strip of another player shows the board beside it; Escape puts it away."""
    seat = far(api)
    for size in (DESK, TABLET):
        eyes = windows(size)
        eyes.sit(seat)
        eyes.wait()
        eyes.hide_hint()
        strip, opened = eyes.page.locator("button.seat").nth(1), eyes.page.locator(".opened")
        expect(strip).to_have_attribute("aria-expanded", "false")
        if size.touch:
            strip.tap()
            expect(opened).to_have_count(1)
            eyes.judge("strip-tapped")
            strip.tap()
            expect(opened).to_have_count(0)
            continue
        strip.hover()
        expect(opened).to_have_count(1)
        assert eyes.page.evaluate(INSIDE, [".opened > .board", ".opened"]) == [1]
        eyes.judge("strip-pointed-at")
        eyes.page.mouse.move(5, 5)
        expect(opened).to_have_count(0)
        eyes.page.locator("button.seat").first.focus()
        eyes.page.keyboard.press("Tab")
        eyes.page.keyboard.press("Shift+Tab")
        expect(opened).to_have_count(1)
        eyes.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "whole"), [(DESK, 2), (LOW, 1), (TABLET, 2)], ids=["desk", "low", "tablet"]
)
def test_boards_are_seen_together(windows: Windows, api: Api, size: Size, whole: int) -> None:
    """Four boards over the map, the first whole; one's own and the question stay beside them."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    eyes.tab("Boards")
    expect(eyes.page.locator(".over > .all > .board")).to_have_count(4)
    eyes.shot("boards")
    seen: list[float] = eyes.page.evaluate(INSIDE, [".over > .all > .board", ".over"])
    assert sum(part > 0.99 for part in seen) >= whole, seen
    assert box(eyes, ".own")["height"] > 140
    question = box(eyes, ".ask")
    assert question["x"] + question["width"] <= size.width and question["width"] >= 340
    eyes.page.keyboard.press("Escape")
    expect(eyes.page.locator(".over")).to_have_count(0)


def test_a_low_screen_holds_a_question_and_its_answers(windows: Windows, api: Api) -> None:
    """Nine answers and the hand, on a laptop, without scrolling."""
    eyes = windows(LOW)
    seat = api.create(["here", "greedy"]).seat(0)
    dice = random.Random(3)
    while not 6 <= len((state := seat.my_turn())["decision"]["options"]) <= 9:
        seat.answer(any_option(state, dice), state)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.shot("question")
    seen = eyes.page.evaluate(INSIDE, ["button.option", ".options"])
    assert min(seen) > 0.95, seen
    assert min(eyes.page.evaluate(INSIDE, [".panel.hand li", ".panel.hand"])) > 0.95
    assert box(eyes, ".map svg")["height"] > 480


def test_a_phone_on_its_side_shows_map_and_question(windows: Windows, api: Api) -> None:
    """The whole map on the left, question and answers on the right of it."""
    eyes = windows(LYING)
    seat = api.create(["here", "greedy"]).seat(0)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    eyes.judge("question")
    table, answers = box(eyes, ".view svg"), box(eyes, ".options")
    assert table["height"] > 320 and table["y"] + table["height"] <= 390
    assert answers["x"] >= table["x"] + table["width"]
    assert answers["height"] > 90 and answers["y"] + answers["height"] <= 390
    for tab in ("Hand", "Boards", "Supplies", "Log"):
        eyes.page.get_by_role("tab", name=tab).click()
        assert box(eyes, ".view")["height"] > 320
    eyes.judge()
