"""A static site is the whole game, offline after the first visit; a closed page loses nothing."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from web.conftest import lacks
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
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/root/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def eyes(browser: Browser, site: str) -> Iterator[Eyes]:
    """A window of somebody who has opened the site once and is offline from then on."""
    size = {"width": DESK.width, "height": DESK.height}
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(30_000)
    eyes = Eyes(context.new_page(), DESK)
    eyes.page.goto(site)
    _started(eyes)
    eyes.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    yield eyes
    eyes.check_quiet()
    context.close()


def _started(eyes: Eyes) -> None:
    eyes.page.locator("h1:not(.starting h1)").first.wait_for(timeout=START)
    expect(eyes.page.locator(".starting")).to_have_count(0, timeout=START)


def test_a_lesson_and_a_game_without_a_network(eyes: Eyes, site: str) -> None:
    page = eyes.page
    page.get_by_role("link", name="Lessons").first.click()
    page.get_by_role("button", name="Begin: Moving and rule").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Step 1 of 4")
    page.locator("button.option:not(:disabled)", has_text="March").first.click()
    expect(coach).to_contain_text("Step 2 of 4")
    page.reload()
    expect(coach).to_contain_text("Step 2 of 4", timeout=START)
    page.locator("button.option:not(:disabled)", has_text="clearing 4").first.click()
    expect(coach).to_contain_text("Step 3 of 4")
    page.goto(f"{site}#/")
    page.get_by_role("button", name=re.compile("^First game")).click()
    for _ in range(5):
        eyes.wait()
        _answer(eyes)
    page.goto(f"{site}#/")
    expect(page.locator(".games li")).to_have_count(1)  # lessons are listed elsewhere


def _answer(eyes: Eyes) -> None:
    """Give the first answer there is, and wait until it is taken."""
    option = eyes.page.locator("button.option:not(:disabled)").first
    said = option.inner_text()
    option.click()
    first = 'document.querySelector("button.option:not(:disabled)")'
    eyes.until(f"([said]) => {first}?.innerText !== said", said)


def test_a_second_page_takes_over(eyes: Eyes, site: str) -> None:
    """One page plays at a time, and whoever wants to goes on in the other."""
    other = eyes.page.context.new_page()
    other.goto(site)
    other.get_by_role("button", name="Go on here").click()
    expect(eyes.page.get_by_role("alert")).to_contain_text("open in another tab")
    expect(other.get_by_role("link", name="Lessons").first).to_be_visible(timeout=START)
