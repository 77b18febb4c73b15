"""Every page of the application by axe-core, in light and dark; how much script there is."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from server.kit import Api
from web.kit import DESK, PHONE, Eyes, Size
from web.table.test_answering import asks, led_to

PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/lessons",
    "/puzzles",
    "/about",
    "/account",
    "/privacy",
    "/rules",
)
QUESTIONS: Final = (
    "marquise.starting_building",
    "marquise.daylight",
    "move.origin",
    "move.warriors",
)
"""A few answers by buttons, verbs, places, and a number."""
WHOLE: Final = 450_000
"""Bytes over the wire until the first page stands with all its pictures."""
MOST: Final = 200_000
"""Bytes of compressed script before the first question."""

Windows = Callable[..., Eyes]
LOOKS = pytest.mark.parametrize(
    ("size", "dark"),
    [(DESK, False), (DESK, True), (PHONE, False), (PHONE, True)],
    ids=["desk-light", "desk-dark", "phone-light", "phone-dark"],
)


@LOOKS
def test_pages_are_in_order(windows: Windows, size: Size, dark: bool) -> None:
    """Every page that can be opened without a game."""
    eyes = windows(size, dark=dark)
    for page in PAGES:
        eyes.open(page)
        eyes.page.wait_for_load_state("networkidle")
        eyes.judge()


@LOOKS
def test_questions_and_a_replay_are_in_order(
    windows: Windows, api: Api, size: Size, dark: bool
) -> None:
    """A game at several questions, and that game as a replay."""
    eyes = windows(size, dark=dark)
    seat = api.create(["here", "greedy", "greedy"]).seat(0)
    eyes.sit(seat)
    for question in QUESTIONS:
        led_to(seat, asks(question), ("march", "from", "to"))
        eyes.sit(seat)
        eyes.wait()
        eyes.judge()
    eyes.page.goto(f"/replay/{seat.game}#seat={seat.token}")
    eyes.page.get_by_label("Moment").wait_for()
    eyes.judge()


def test_the_first_question_needs_little_script(windows: Windows, api: Api) -> None:
    """All bytes that the browser has fetched until it can be answered, compressed."""
    eyes = windows(DESK)
    scripts: dict[str, Response] = {}

    def fetched(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = response

    eyes.page.on("response", fetched)
    eyes.sit(api.create(["here", "greedy"]).seat(0))
    eyes.wait()
    sizes = {url: len(gzip.compress(each.body(), 6)) for url, each in scripts.items()}
    assert sizes and sum(sizes.values()) < MOST, sizes


def test_the_first_page_is_small(windows: Windows) -> None:
    """All that comes over the wire, compressed as it is; texts come when somebody reads them."""
    eyes = windows(DESK)
    wire = eyes.page.context.new_cdp_session(eyes.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    asked: list[str] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    eyes.page.on("request", lambda request: asked.append(request.url))
    eyes.open("/")
    eyes.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) < WHOLE, sizes
    assert not [url for url in asked if url.endswith("/lore")]
    eyes.open("/cards/cobbler")
    expect(eyes.page.get_by_role("dialog")).to_contain_text("move")
    assert [url for url in asked if url.endswith("/lore")]
