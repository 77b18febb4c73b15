"""What fits on a screen: nothing scrolls away, boards are seen, small screens hold a turn."""

from __future__ import annotations

import random
from collections.abc import Callable
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
    for tab in eyes.page.get_by_role("tab").all():
        tab.click()
        tall = eyes.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
        assert tall[0] <= tall[1], (tab.inner_text(), tall)


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


@pytest.mark.parametrize(
    ("size", "whole"), [(DESK, 4), (LOW, 2), (TABLET, 2)], ids=["desk", "low", "tablet"]
)
def test_boards_are_seen_together(windows: Windows, api: Api, size: Size, whole: int) -> None:
    """Four boards on a desk; elsewhere two of them, and the others begun."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    eyes.tab("Boards")
    expect(eyes.page.locator(".view > .all > .board")).to_have_count(4)
    eyes.shot("boards")
    seen: list[float] = eyes.page.evaluate(INSIDE, [".view > .all > .board", ".view"])
    assert len(seen) == 4 and all(seen), seen
    assert sum(part > 0.99 for part in seen) >= whole, seen
    question = box(eyes, ".ask")
    assert question["x"] + question["width"] <= size.width and question["width"] >= 340


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
    assert box(eyes, ".view svg")["height"] > 480


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
