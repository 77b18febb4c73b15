"""A browser, the real server with the built pages, and windows of the two sizes we care for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import undergrowth.server
from server.kit import Api, Process, killable
from web.kit import AXE, PICTURES, SCREENS, SIZES, Eyes, Size

PAGES = Path(undergrowth.server.__file__).parent / "pages"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--font-render-hinting=none",  # letters are as wide as in a window
]
NO_STORY = """(() => {
  if (location.protocol === "about:") return; // An empty page has no storage.
  const name = "undergrowth.preferences";
  const usual = '{"recap": false, "openings": false}';
  if (!localStorage.getItem(name)) localStorage.setItem(name, usual);
})()"""
"""Settings of most tests: no story of what happened, and the player knows how factions play."""
Opens = Callable[[], Eyes]
PATIENCE = 20_000
"""Milliseconds in which a page shows what it should, on a machine that has much else to do."""
expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    """Tell those who take pictures how many are wanted."""
    if config.getoption("pictures"):
        os.environ[PICTURES] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests here as long: they need a browser."""
    for item in items:
        if item.nodeid.startswith("tests/web/"):
            item.add_marker(pytest.mark.long)


def lacks(what: str) -> None:
    """Leave a test out where something is missing; on the build server nothing may be."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def chromium() -> str | None:
    """Return where the browser is, on this machine."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, one for all tests: without windows a page opens much faster."""
    program = chromium()
    if program is None:
        lacks("there is no chromium on the PATH (Debian: apt install chromium-headless-shell)")
    if not (PAGES / "index.html").is_file():
        lacks("the browser pages are not built: make pages")
    if not AXE.is_file():
        lacks("axe-core is not installed: npm ci in web/")
    with sync_playwright() as player:
        opened = player.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests, in a process of its own."""
    folder = tmp_path_factory.mktemp("server")
    with killable(f"sqlite:///{folder / 'games.sqlite'}") as process:
        yield process


@pytest.fixture
def api(server: Process) -> Api:
    """Makes games without clicking them together."""
    return server.api


@pytest.fixture(params=SIZES, ids=lambda size: size.name)
def size(request: pytest.FixtureRequest) -> Size:
    """Both sizes, one after the other."""
    found = request.param
    assert isinstance(found, Size)
    return found


@pytest.fixture(params=SCREENS, ids=lambda size: size.name)
def screen(request: pytest.FixtureRequest) -> Size:
    """The screens that people have, one after the other."""
    found = request.param
    assert isinstance(found, Size)
    return found


@pytest.fixture
def wide() -> Size:
    """The larger size, for what does not depend on it."""
    return SIZES[0]


@pytest.fixture
def windows(browser: Browser, server: Process) -> Iterator[Callable[..., Eyes]]:
    """Opens windows: each is somebody's own browser, which knows nothing of the others."""
    contexts: list[BrowserContext] = []
    eyes: list[Eyes] = []

    def window(size: Size, dark: bool = False) -> Eyes:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            base_url=server.url,
            has_touch=size.touch,
            is_mobile=size.touch,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_STORY)
        contexts.append(context)
        eyes.append(Eyes(context.new_page(), size))
        return eyes[-1]

    yield window
    for each in eyes:
        each.check_quiet()
    for context in contexts:
        context.close()
