"""Beside a real table, on a phone: laid out, told, an opponent played and taken back by touch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.kit import LYING, PHONE, Eyes, Size

Windows = Callable[..., Eyes]
BEGINS = 90_000
"""Milliseconds in which the table is opened: a process begins for it."""
FINGER = 44
"""Pixels that a finger needs."""
SMALL = """(least) => [...document.querySelectorAll(".desk button:not(.law), .desk summary")]
  .filter((each) => each.checkVisibility() && !each.closest(".zoom") && !each.closest(".chip"))
  .map((each) => [each.getAttribute("aria-label") ?? each.textContent.trim(),
    each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


class Table:
    """Somebody with a phone beside the board."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes, self.page = eyes, eyes.page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def place(self, id: str) -> Locator:
        return self.page.locator(f'.desk [data-place="{id}"]')

    def lay_out(self, factions: list[str]) -> None:
        """Set up a person and opponents, and answer the questions of the setup by touch."""
        self.eyes.open("/companion")
        seats = self.page.locator("[id^=beside-faction]")
        while seats.count() > 2:
            self.page.locator("li button[aria-label^=Remove]").last.tap()
        for at, faction in enumerate(factions):
            if at == seats.count():
                self.button("Add an automated opponent").tap()
            if seats.nth(at).input_value() != faction:
                seats.nth(at).select_option(faction)
        self.button("Lay out the table").tap()
        self.page.locator(".desk").wait_for(timeout=BEGINS)
        self.until("End this turn")

    def step(self) -> None:
        """Take what the page offers: Next, a card or dice of its own, the first answer."""
        self.idle()
        for name in ("Next", "Roll here", "Without a deck: draw a card here", "Draw here"):
            if self.button(name).is_visible():
                self.button(name).tap()
                break
        else:
            self.page.locator("[aria-labelledby=beside-asked] li button").first.tap()
        self.idle()

    def until(self, name: str, most: int = 90) -> None:
        for _ in range(most):
            self.idle()
            if self.button(name).is_visible():
                return
            self.step()
        raise AssertionError(f"{name} was never offered")

    def idle(self) -> None:
        """Wait until no answer is on its way."""
        undo = self.page.locator(".desk[aria-busy=false]")
        expect(undo).to_be_attached()

    def points(self) -> list[str]:
        return self.page.locator(".desk .seats b").all_text_contents()


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: size.name)
def test_an_opponents_turn_is_played_and_taken_back(windows: Windows, size: Size) -> None:
    """Two opponents and a person: laid out, told, one turn played by touch, and undone."""
    table = Table(windows(size))
    table.lay_out(["marquise_de_cat", "electric_eyrie", "vagabot"])
    page = table.page
    assert table.points() == ["0", "0", "0"]
    table.eyes.judge("companion-turn")
    assert page.evaluate(SMALL, FINGER) == []

    # A clearing opens its sheet: one more, two more, and one of them goes on.
    table.place("5").tap()
    more = page.get_by_role("button", name="More: cat warrior")
    count = page.get_by_label("cat warrior", exact=True)
    before = int(count.text_content() or "")
    more.tap()
    more.tap()
    expect(count).to_have_text(str(before + 2))
    table.idle()
    assert page.evaluate(SMALL, FINGER) == []
    table.eyes.judge("companion-place")
    page.get_by_role("button", name="Move: cat warrior").tap()
    table.place("6").tap()
    expect(page.get_by_role("heading", name="Clearing 6")).to_be_visible()
    table.idle()
    table.button("Done").tap()

    # A faction opens its points and cards.
    page.get_by_role("button", name=re.compile("Marquise de Cat: 0 points")).tap()
    page.get_by_role("button", name="More: Victory points").tap()
    table.idle()
    table.eyes.judge("companion-seat")
    assert page.evaluate(SMALL, FINGER) == []
    table.button("A card was crafted").tap()
    page.get_by_role("button", name=re.compile("^Anvil")).first.tap()
    table.idle()
    table.button("Done").tap()
    assert table.points()[0] == "1"
    table.button("End this turn").tap()

    # The opponent: its order card is named, the dice are rolled, one tap a step.
    table.idle()
    lines = page.locator(".now .text")
    told: list[list[str]] = []
    while not told or "Turn: Vagabot" not in (page.locator("h1").text_content() or ""):
        asked = page.locator("[aria-labelledby=beside-asked]")
        card = asked.get_by_role("button", name=re.compile("^Root Tea")).first
        if card.is_visible():
            table.eyes.judge("companion-card")
            card.tap()
            table.idle()
            expect(page.locator(".now")).to_contain_text("Root Tea")
            table.eyes.judge("companion-step")
        else:
            table.step()
        told.append(lines.all_text_contents())
    assert sum(map(len, told)) > 3 and page.locator(".now .law, details .law").count()

    # All of it is taken back, tap by tap, to the crafted card.
    for _ in told:
        table.button("Undo").tap()
        table.idle()
    table.button("Undo").tap()
    table.idle()
    expect(table.button("End this turn")).to_be_visible()
    assert table.points()[0] == "1"

    # What was told is there after a reload.
    page.reload()
    page.locator(".desk").wait_for(timeout=BEGINS)
    expect(table.button("End this turn")).to_be_visible()
    assert table.points()[0] == "1"


def test_the_dark_table_is_as_legible(windows: Windows) -> None:
    """By keyboard: the page of the setup, and its first question."""
    eyes = windows(PHONE, dark=True)
    eyes.open("/companion")
    eyes.judge("companion-setup")
    eyes.page.get_by_role("button", name="Lay out the table").focus()
    eyes.page.keyboard.press("Enter")
    eyes.page.locator(".desk").wait_for(timeout=BEGINS)
    eyes.judge("companion-laying")
