"""A phone: what is longer than its room opens as a sheet, and makes way for the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import FOUR, Api, Json
from web.kit import INSIDE, LYING, PHONE, Eyes, Size
from web.table.test_answering import asks, dealt_to, led_to
from web.table.test_screens import box, far

Windows = Callable[[Size], Eyes]
BOTH: Final = pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)


@BOTH
def test_a_long_list_opens_as_a_sheet(windows: Windows, api: Api, size: Size) -> None:
    """To the foot of the window; Escape closes it, and so does an answer."""
    eyes = windows(size)
    seat = api.create(["here", "greedy"]).seat(0)
    led_to(seat, asks("move.origin"), ("march",))  # from any of many clearings
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    opens, question = eyes.page.locator("button.whole"), eyes.page.locator(".panel.ask")
    low = box(eyes, ".panel.ask")["height"]
    opens.tap()
    expect(opens).to_have_attribute("aria-expanded", "true")
    sheet = box(eyes, ".panel.ask")
    assert sheet["height"] > 1.5 * low
    assert sheet["y"] + sheet["height"] == size.height
    eyes.judge("sheet")
    eyes.page.keyboard.press("Escape")
    expect(opens).to_have_attribute("aria-expanded", "false")
    assert box(eyes, ".panel.ask")["height"] == low
    opens.tap()
    question.locator("button.option").first.tap()
    eyes.wait()
    expect(eyes.page.locator(".question.whole")).to_have_count(0)


@BOTH
def test_a_board_makes_way_for_the_map(windows: Windows, api: Api, size: Size) -> None:
    """Once a verb asks for a place, nothing lies over the map any more."""
    eyes = windows(size)
    eyes.sit(far(api))
    eyes.wait()
    eyes.hide_hint()
    sheet = eyes.page.locator(".above")
    eyes.page.locator("button.fold").tap()
    expect(sheet).to_be_visible()
    places = eyes.page.locator(".ask button.option", has_text="place")
    places.first.tap()
    expect(sheet).to_have_count(0)


def crafts_one_of_few(state: Json) -> bool:
    """Whether one of at most three cards may be crafted, or none."""
    decision = state["decision"]
    return decision["prompt"] == "craft.step" and 2 < len(decision["options"]) < 5


def test_answers_and_ends_of_a_list_are_seen_at_once(windows: Windows, api: Api) -> None:
    """4.1 On its side a phone has no line for the ends alone: they stand beside the answers."""
    eyes = windows(LYING)
    seat = dealt_to(api, ["corvid_conspiracy", *FOUR[:2]], crafts_one_of_few)
    eyes.sit(seat)
    eyes.wait()
    eyes.hide_hint()
    expect(eyes.page.locator(".ends button.option")).to_be_visible()
    assert min(eyes.page.evaluate(INSIDE, [".ask .ends .option", ".panel.ask"])) == 1
    assert eyes.page.evaluate(INSIDE, [".ask .rows .option", ".panel.ask"])[0] == 1
