"""Answering is steady: nothing is lost by one press, and what is needed is in view."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api
from web.kit import AT_REST, DESK, LOW, MICE, PHONE, TABLET, Eyes, Size
from web.table.test_answering import asks, led_to
from web.table.test_onmap import at_actions, middle, place, score

Windows = Callable[[Size], Eyes]

COVERED: Final = """() => {
  const boxes = (what, inside) => [...inside.querySelectorAll(what)].map((each) =>
    each.getBoundingClientRect());
  const lies = (a, b) => {
    const far = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2,
      a.y + a.height / 2 - b.y - b.height / 2);
    return far < (a.width + b.width) / 2 - 1;
  };
  return [...document.querySelectorAll("[data-art]")].flatMap((art) => {
    const offers = boxes("circle[fill='#ffd45e']", art);
    const counts = boxes("[data-figure] > g > circle[stroke-width='1.4']", art);
    return offers.flatMap((offer) => counts.filter((count) => lies(offer, count)));
  }).length;
}"""
"""Number of counts of pieces that lie below an offer; both are circles."""


@pytest.mark.parametrize("sizes", [MICE, (TABLET, PHONE)], ids=["mouse", "finger"])
def test_offers_cover_no_count(windows: Windows, api: Api, sizes: tuple[Size, ...]) -> None:
    """Offers at a clearing stand outside of its pieces."""
    eyes, _, _ = at_actions(windows, api, sizes[0])
    for _ in eyes.each(sizes):
        expect(eyes.page.locator("[data-art] circle[fill='#ffd45e']").first).to_be_attached()
        eyes.shot("offers-and-counts")
        assert eyes.page.evaluate(COVERED) == 0


def test_one_gesture_is_one_undo(windows: Windows, api: Api) -> None:
    """6.5.4 A building takes one gesture and several answers; Undo takes back all of them."""
    eyes, seat, ahead = at_actions(windows, api, DESK)
    before = seat.state()
    line = ahead["lines"]["build"][0]
    eyes.page.mouse.click(*middle(place(eyes, line["place"]), 0.12))
    eyes.page.locator("button.offer", has_text=line["label"]).click()
    seat.wait(lambda state: score(state) > score(before))
    eyes.until(AT_REST)
    eyes.in_bar().get_by_role("button", name="Undo").click()
    places, steps = before["view"]["places"], before["decision"]["steps"]
    seat.wait(
        lambda state: (state["view"]["places"], state["decision"]["steps"]) == (places, steps)
    )


def test_pass_is_in_view_and_lists_begin_at_their_top(windows: Windows, api: Api) -> None:
    """Below a list of any length stands the answer that ends the question."""
    eyes = windows(LOW)
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)
    led_to(seat, asks("eyrie.decree"))
    eyes.sit(seat)
    eyes.wait()
    ends = eyes.page.locator(".options .ends button.option")
    rows = eyes.page.locator(".options .rows")
    for _ in range(2):
        if ends.count():
            expect(ends.last).to_be_in_viewport()
        rows.evaluate("(box) => box.scrollTo(0, 400)")
        eyes.page.locator(".options .rows button.option").first.click()
        eyes.wait()
        if rows.count():
            assert rows.evaluate("(box) => box.scrollTop") == 0


def test_enter_takes_the_highlighted_number(windows: Windows, api: Api) -> None:
    """4.2 Arrows move the highlight; Enter takes what is highlighted."""
    eyes = windows(DESK)
    seat = api.create(["here", "greedy"]).seat(0)
    before = led_to(seat, asks("move.warriors"), ("march", "from", "to"))
    eyes.sit(seat)
    eyes.wait()
    numbers = eyes.page.locator(".numbers.options button")
    assert numbers.count() == len(before["decision"]["options"])
    expect(numbers.last).to_have_class(re.compile("most"))
    numbers.last.focus()
    eyes.page.keyboard.press("ArrowLeft")
    lit = eyes.page.locator(".numbers.options button.most")
    expect(lit).to_have_text("1")
    expect(lit).to_have_count(1)
    expect(lit).to_be_focused()
    eyes.page.keyboard.press("Enter")
    seat.wait(lambda state: state["revision"] > before["revision"])
    assert any("moves a warrior" in entry["text"] for entry in seat.log()[-4:])
