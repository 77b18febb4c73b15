"""A static site is the whole game, offline after the first visit; a closed page loses nothing."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from kit.listening import listening
from web.conftest import NO_STORY, lacks
from web.kit import DESK, Eyes

TOP: Final = Path(__file__).parents[2]
START: Final = 240_000
"""Milliseconds that Python may take to start in the page, on a machine with much else to do."""


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a line for each."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a folder of another one."""
    files = tmp_path_factory.mktemp("files")
    words = [sys.executable, str(TOP / "tools/site.py"), str(files / "root")]
    built = subprocess.run(words, capture_output=True, text=True, check=False)
    if built.returncode:
        lacks(f"the site cannot be built: {built.stderr}")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=files))
    with listening(server):
        yield f"http://127.0.0.1:{server.server_port}/root/"


@pytest.fixture(scope="module")
def eyes(browser: Browser, site: str) -> Iterator[Eyes]:
    """A window of somebody who has opened the site once and is offline from then on."""
    size = {"width": DESK.width, "height": DESK.height}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(30_000)
    context.add_init_script(NO_STORY.replace("undergrowth.", "undergrowth.alone."))
    eyes = Eyes(context.new_page(), DESK)
    eyes.page.goto(site)
    eyes.page.locator("h1:not(.starting h1)").first.wait_for(timeout=START)
    expect(eyes.page.locator(".starting")).to_have_count(0, timeout=START)
    eyes.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    yield eyes
    eyes.check_quiet()
    context.close()


def test_a_game_and_the_analysis_of_it_without_a_network(eyes: Eyes, site: str) -> None:
    page = eyes.page
    page.get_by_role("button", name=re.compile("^First game")).click()
    for _ in range(4):  # the first three set the game up
        eyes.wait()
        _answer(eyes)
    eyes.in_bar().get_by_role("link", name="Analyse").click()
    eyes.wait()
    _answer(eyes)
    expect(page.locator(".tree .words")).to_have_count(2)  # the position, and what was tried
    page.goto(f"{site}#/")
    expect(page.locator(".games li")).to_have_count(1)


def _answer(eyes: Eyes) -> None:
    """Give the first answer there is, and wait until it is taken."""
    option = eyes.page.locator("button.option:not(:disabled)").first
    said = option.inner_text()
    option.click()
    first = 'document.querySelector("button.option:not(:disabled)")'
    eyes.until(f"([said]) => {first}?.innerText !== said", said)


def test_a_game_is_recorded_beside_a_table_without_a_network(eyes: Eyes, site: str) -> None:
    """The companion is laid out in the browser alone, and a turn of its people is recorded."""
    page = eyes.page
    page.goto(f"{site}#/companion")
    seats = page.locator("[id^=beside-faction]")
    seats.first.wait_for()
    while seats.count() > 2:
        page.locator("li button[aria-label^=Remove]").last.click()
    for at, faction in enumerate(("marquise_de_cat", "eyrie_dynasties")):
        if seats.nth(at).input_value() != faction:
            seats.nth(at).select_option(faction)
    page.get_by_role("button", name="Lay out the table").click()
    page.locator(".desk").wait_for(timeout=START)
    ends = page.get_by_role("button", name="End this turn")
    for _ in range(60):
        expect(page.locator(".desk[aria-busy=false]")).to_be_attached(timeout=START)
        if ends.is_visible():
            break
        rolls = page.get_by_role("button", name=re.compile("^(Next|Roll here|Draw here)$"))
        if rolls.first.is_visible():
            rolls.first.click()
        else:
            page.locator("[aria-labelledby=beside-asked] li button").first.click()
    page.locator('.desk [data-place="1"]').click()
    page.locator('.desk [data-place="10"]').click()
    expect(page.locator("ol .said")).to_contain_text("Clearing 1 → Clearing 10", timeout=START)


def test_another_page_goes_on_with_a_lesson(eyes: Eyes, site: str) -> None:
    """One page plays at a time; what was answered in the one is there in the other."""
    page = eyes.page
    page.goto(f"{site}#/")
    page.get_by_role("link", name="Lessons").first.click()
    page.get_by_role("button", name="Begin: Moving and rule").click()
    expect(page.locator(".coach")).to_contain_text("Step 1 of 4")
    page.locator("button.option:not(:disabled)", has_text="March").first.click()
    expect(page.locator(".coach")).to_contain_text("Step 2 of 4")
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Go on here").click()
    expect(page.get_by_role("alert")).to_contain_text("open in another tab")
    coach = other.locator(".coach")
    expect(coach).to_contain_text("Step 2 of 4", timeout=START)
    other.locator("button.option:not(:disabled)", has_text="clearing 4").first.click()
    expect(coach).to_contain_text("Step 3 of 4")
