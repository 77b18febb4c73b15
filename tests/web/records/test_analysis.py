"""The analysis board: opened, played by all seats, changed by hand, kept, shared."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from undergrowth import position
from undergrowth.puzzles import puzzle
from web.kit import DESK, PHONE, Eyes, Size

Windows = Callable[..., Eyes]
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: size.name)
BEGINS = 90_000
"""Milliseconds in which the first position is looked at: a process begins for it."""


def link(document: Any) -> str:
    """An address as another program makes it."""
    packer = zlib.compressobj(9, wbits=-15)
    small = packer.compress(json.dumps(document).encode()) + packer.flush()
    return f"/analysis#a={base64.urlsafe_b64encode(small).decode().rstrip('=')}"


def laid() -> Any:
    return position.describe(puzzle("duchy_banker").game(log=False))


def opened(eyes: Eyes, address: str) -> None:
    eyes.open(address)
    eyes.page.locator("button.option").first.wait_for(timeout=BEGINS)


def tree(eyes: Eyes) -> Locator:
    """The lines of the tree; on a phone it is laid over the map."""
    lines = eyes.page.get_by_role("treeitem")
    if not lines.count():
        eyes.page.locator("button.fold").click()
    return lines


@BOTH
def test_answering_otherwise_makes_a_branch(windows: Windows, size: Size) -> None:
    eyes = windows(size)
    opened(eyes, link(laid()))
    eyes.page.locator("button.option").first.click()
    lines = tree(eyes)
    expect(lines).to_have_count(2)
    lines.first.click()
    expect(lines.first).to_have_attribute("aria-selected", "true")
    if size is PHONE:
        eyes.page.locator(".above").get_by_role("button", name="Close").click()
    eyes.page.locator("button.option").nth(1).click()
    lines = tree(eyes)
    expect(lines).to_have_count(3)
    eyes.judge("analysis-tree")
    lines.last.focus()
    eyes.page.keyboard.press("Delete")
    expect(lines).to_have_count(2)
    eyes.page.reload()
    eyes.page.locator("button.option").first.wait_for(timeout=BEGINS)
    expect(tree(eyes)).to_have_count(2)


@BOTH
def test_a_position_is_changed_by_hand(windows: Windows, size: Size) -> None:
    """Pieces by keyboard; then the text, whose wrong line is named."""
    eyes = windows(size)
    opened(eyes, link(laid()))
    eyes.page.get_by_role("button", name="Change").click()
    edit = eyes.page.locator(".edit")
    edit.get_by_label("Place").select_option(label="Clearing 5")
    more = edit.get_by_role("button", name="More: Duchy warrior")
    more.press("Enter")
    expect(edit.get_by_role("status", name="Duchy warrior")).to_have_text("1")
    eyes.judge("analysis-pieces")
    edit.get_by_role("tab", name="Text").click()
    text = edit.get_by_role("textbox")
    expect(text).to_have_value(re.compile('phase = "daylight"'))
    text.fill(text.input_value().replace('phase = "daylight"', 'phase = "noon"'))
    expect(edit.locator(".problem")).to_contain_text("Line 5")
    eyes.judge("analysis-text")


def test_a_link_that_was_cut_says_so(windows: Windows) -> None:
    eyes = windows(DESK)
    eyes.open("/analysis#a=AAAA")
    expect(eyes.page.get_by_role("alert")).to_contain_text("may have been cut")
    eyes.page.get_by_label("Text or link").fill('seats = ["marquise", "eyrie"]\nphase = "noon"')
    eyes.page.get_by_role("button", name="Open", exact=True).click()
    expect(eyes.page.get_by_role("alert")).to_contain_text("Line 2", timeout=BEGINS)
    eyes.judge("analysis-open")


@BOTH
def test_chances_of_all_seats_are_told_and_grow(windows: Windows, size: Size) -> None:
    eyes = windows(size)
    opened(eyes, link(laid()))
    tree(eyes)
    eyes.page.get_by_role("button", name="Chances").click()
    chances = eyes.page.get_by_role("region", name="Chances")
    expect(chances.locator(".chances li")).to_have_count(len(laid()["seats"]), timeout=BEGINS)
    grown = re.compile("after (50|100|200|400) tries")
    expect(chances).to_contain_text(grown, timeout=BEGINS)
    expect(chances.locator("ol li").first).to_contain_text("%")
