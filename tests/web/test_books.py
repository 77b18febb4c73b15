"""The two books of the page: the rules in our words, and all cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.kit import Api
from web.kit import DESK, PHONE, Eyes, Size

Windows = Callable[..., Eyes]
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
NIGHT = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@BOTH
@NIGHT
def test_the_rules_open_at_a_section_and_are_searched(
    windows: Windows, size: Size, dark: bool
) -> None:
    """Its chapter lies open with the section in view; a search finds others."""
    eyes = windows(size, dark=dark)
    eyes.open("/rules/7-5-2-II")
    cited = eyes.page.locator('[data-section="7.5.2.II"]')
    expect(cited).to_be_focused()
    expect(cited).to_be_in_viewport()
    expect(eyes.page.locator("nav a[aria-current=page]", has_text="Eyrie")).to_be_visible()
    expect(eyes.page.locator(".opening ol > li")).to_have_count(3)
    eyes.judge("rules")
    eyes.page.get_by_role("searchbox").fill("outrage")
    hits = eyes.page.locator(".hits > li")
    expect(hits.first).to_contain_text("Outrage")
    hits.first.get_by_role("link").click()
    expect(eyes.page.locator(".hits")).to_have_count(0)
    expect(eyes.page.locator("h2", has_text="Woodland Alliance")).to_be_visible()


def test_a_section_that_is_cited_leads_into_the_book(windows: Windows, api: Api) -> None:
    """The tag of a section opens it; from there the book is one press away."""
    seat = api.create(["here", "greedy"]).seat(0)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.page.locator(".panel.ask .law").first.click()
    eyes.page.get_by_role("link", name="Read on in the book of rules").click()
    expect(eyes.page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    expect(eyes.page.locator("[data-section]").first).to_be_visible()
    eyes.page.go_back()
    eyes.wait()


@BOTH
@NIGHT
def test_all_cards_are_filtered_and_read(windows: Windows, size: Size, dark: bool) -> None:
    """By words, sort, deck and suit; one that is opened has an address, says all, and closes."""
    eyes = windows(size, dark=dark)
    eyes.open("/cards")
    cards = eyes.page.locator("ul.cards > li")
    expect(cards.first).to_be_visible()
    assert cards.count() > 150
    box = cards.first.bounding_box()
    assert box is not None and box["width"] >= 140
    eyes.shot("cards")
    eyes.page.get_by_label("Suit", exact=True).select_option("fox")
    eyes.page.get_by_label("Sort of card").select_option("quest")
    expect(cards.first).to_contain_text("quest")
    assert 0 < cards.count() < 10
    eyes.judge()
    eyes.page.get_by_role("button", name="Show all again").click()
    eyes.page.get_by_role("searchbox").fill("false orders")
    expect(cards).to_have_count(1)
    cards.first.get_by_role("button").click()
    eyes.page.wait_for_url("**/cards/false_orders")
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("False Orders")
    expect(dialog).to_contain_text("Exiles and Partisans")
    eyes.judge("card-of-the-book")
    eyes.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for address, title in (("black_market", "Black Market"), ("the_exile", "Exile")):
        eyes.open(f"/cards/{address}")
        expect(dialog).to_contain_text(title)
