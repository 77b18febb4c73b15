"""The two books of the page: the rules in our words, and all cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Api
from web.kit import DESK, PHONE, Eyes, Size
from web.table.test_answering import asks, led_to

Windows = Callable[..., Eyes]
OPENINGS: Final = """(() => {
  if (location.protocol === "about:") return;
  const name = "undergrowth.preferences";
  const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
  localStorage.setItem(name, JSON.stringify({ ...kept, openings: true }));
})()"""
"""A person who plays a faction for the first time."""
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
NIGHT = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def test_from_a_book_one_goes_back_to_ones_game(windows: Windows, api: Api) -> None:
    """From every page, and after a reload; on the first page it is not offered."""
    seat = api.create(["here", "greedy"]).seat(0)
    eyes = windows(DESK)
    eyes.sit(seat)
    eyes.wait()
    eyes.page.locator(".panel.ask .law").first.click()
    eyes.page.get_by_role("link", name="Read on in the book of rules").click()
    back = eyes.page.get_by_role("link", name="Back to your game")
    expect(back).to_be_visible()
    eyes.page.get_by_role("link", name="Cards", exact=True).click()
    eyes.page.reload()
    back.click()
    eyes.wait()
    eyes.in_bar().get_by_role("link", name="Replay").click()
    back.click()
    eyes.wait()
    eyes.page.get_by_role("link", name="First page").click()
    expect(back).to_have_count(0)


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


@BOTH
@NIGHT
def test_a_faction_is_told_of_at_its_first_turn(
    windows: Windows, api: Api, size: Size, dark: bool
) -> None:
    """Its goal, how it scores, a first turn in three pictures, what to fear; once, and behind ?."""
    seat = api.create(["here", "greedy"]).seat(0)
    led_to(seat, asks("marquise.daylight"))
    eyes = windows(size, dark=dark)
    eyes.page.add_init_script(OPENINGS)
    eyes.sit(seat)
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("First to 30 points wins")
    expect(dialog.locator("ol > li .disc")).to_have_count(3)
    for heading in ("How it scores", "A first turn", "What to watch for"):
        expect(dialog.get_by_role("heading", name=heading)).to_be_attached()
    eyes.judge("opening")
    dialog.get_by_role("button", name="Let me play").click()
    expect(dialog).to_have_count(0)
    eyes.page.reload()
    eyes.wait()
    expect(dialog).to_have_count(0)
    eyes.page.keyboard.press("Shift+?")
    eyes.page.get_by_role("button", name="How Eyrie Dynasties plays").click()
    expect(dialog).to_contain_text("Decree")


def test_a_faction_is_told_of_before_its_setup(windows: Windows, api: Api) -> None:
    """A player who has placed the first pieces without knowing what they are for has half played
    already."""
    eyes = windows(DESK)
    eyes.page.add_init_script(OPENINGS)
    shorter = {"house_rules": ["points_20"]}
    eyes.sit(api.create(["here", "greedy"], setup=shorter).seat(0))
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("First to 20 points wins")
    dialog.get_by_role("button", name="Let me play").click()
    expect(eyes.page.get_by_text("Choose a corner for the keep").first).to_be_visible()


def test_a_faction_is_told_of_where_it_is_chosen(windows: Windows) -> None:
    """Beside a seat, and over the pictures to choose from."""
    eyes = windows(DESK)
    eyes.open("/new")
    eyes.page.get_by_role("button", name="How Eyrie Dynasties plays").click()
    dialog = eyes.page.get_by_role("dialog")
    expect(dialog).to_contain_text("How it scores")
    eyes.page.keyboard.press("Escape")
    eyes.page.get_by_role("button", name="Look at the factions for seat 1").click()
    dialog.get_by_role("button", name="How Lizard Cult plays").click()
    expect(dialog.last).to_contain_text("Lizard Cult")
    eyes.page.keyboard.press("Escape")
    expect(dialog).to_have_count(1)
