"""Takes the pictures of docs/table.md: moments of the browser page, on common screen sizes.

Run it after the page has changed: `python tools/table.py`, or with the names of some pictures.
With `--screens` those of a desk are taken on each of its screens too, into tests/web/screenshots.
It needs the same as the browser tests: the built pages, and Debian's Chromium.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

HERE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE / "tests"))

from server.kit import Api, Seat, killable  # noqa: E402  (the kit of the tests)
from web.conftest import FLAGS, NO_STORY, chromium  # noqa: E402
from web.kit import DESK, DESKS, LOW, LYING, PHONE, SHOTS, TABLET, Eyes, Size  # noqa: E402
from web.records.test_understood import about_to_battle, finished  # noqa: E402
from web.table.test_answering import asks, led_to  # noqa: E402
from web.table.test_onmap import middle, place, starts  # noqa: E402
from web.table.test_screens import far  # noqa: E402

TARGET: Final = HERE / "docs" / "table"
QUALITIES: Final = (82, 72, 60, 45, 30)
EVERY: Final = "--screens"
LARGEST: Final = 150_000
"""The most bytes of a picture of a desk; the finest quality within it is used."""
Scene = Callable[[Eyes, Api], None]


@dataclass(frozen=True)
class Shot:
    """A moment, with the screen on which it is shown."""

    name: str
    scene: Scene
    size: Size = DESK
    dark: bool = False
    locale: str = "en-GB"
    story: bool = False
    """Whether it begins with the events while the player waited."""


# ---- scenes


def _seated(eyes: Eyes, seat: Seat) -> None:
    eyes.sit(seat)
    eyes.wait()
    hint = eyes.page.locator(".hint button").last
    if hint.count():
        hint.click()
    eyes.page.mouse.move(2, 2)


def _led(eyes: Eyes, api: Api, prompt: str, *first: str) -> Seat:
    seat = api.create(["here", "greedy", "greedy", "greedy"], seed=5).seat(0)
    led_to(seat, asks(prompt), first)
    _seated(eyes, seat)
    return seat


@cache
def _late(api: Api) -> Seat:
    """Return a game in progress at its main question; the same one for all its pictures."""
    seat = far(api)
    led_to(seat, asks("marquise.daylight"))
    return seat


def choosing(eyes: Eyes, api: Api) -> None:
    """Show the main question."""
    _seated(eyes, _late(api))


def clearing(eyes: Eyes, api: Api) -> None:
    """Show the actions in a clearing."""
    seat = _led(eyes, api, "marquise.daylight")
    ahead = api.get(f"{seat.path}/ahead", seat.token)
    spot = place(eyes, starts(ahead)[-1])
    eyes.page.locator("g.place.pick").first.wait_for()
    eyes.page.mouse.click(*middle(spot, 0.12))
    eyes.page.locator(".popover button").first.wait_for()


def moving(eyes: Eyes, api: Api) -> None:
    """Show a move's destinations, with the arrow of the hovered one."""
    _led(eyes, api, "move.destination", "march", "from")
    eyes.page.locator("button.option").first.hover()


def numbers(eyes: Eyes, api: Api) -> None:
    """Show the choice of a number of warriors."""
    _led(eyes, api, "move.warriors", "march", "from", "to")


def battle(eyes: Eyes, api: Api) -> None:
    """Show the dice of the player's own attack."""
    seat = api.create(["here", "greedy"], seed=11).seat(0)
    led_to(
        seat,
        lambda state: "battle" in [each["text"] for each in state["decision"]["options"]],
        ("march", "from", "to"),
    )
    _seated(eyes, seat)
    eyes.page.locator("button.option", has_text="Battle").first.click()
    for _ in range(12):
        eyes.wait()
        if eyes.page.locator(".battle .dice svg").count() == 2:
            break
        eyes.page.locator("button.option:not(:disabled)").first.click()
        eyes.page.wait_for_timeout(300)


def decree(eyes: Eyes, api: Api) -> None:
    """Show a card on its way to a column of the board."""
    seat = api.create(["here", "greedy"], ["eyrie_dynasties", "marquise_de_cat"]).seat(0)
    led_to(seat, asks("eyrie.decree"))
    _seated(eyes, seat)
    eyes.page.locator(".panel.hand button.pick").first.click()
    eyes.page.locator(".own .lit").first.wait_for()


def odds(eyes: Eyes, api: Api) -> None:
    """Show the odds of a battle, before it is chosen."""
    _seated(eyes, about_to_battle(api))
    eyes.page.locator(".tile.option").filter(has_text="Battle").click()
    eyes.page.locator("button.option").filter(has_text="Battle in").first.focus()
    eyes.page.locator(".odds").first.wait_for()


def waited(eyes: Eyes, api: Api) -> None:
    """Show the turns of the other players."""
    eyes.sit(_late(api))
    eyes.page.locator("#recap-title").wait_for()
    hint = eyes.page.locator(".hint button").last
    if hint.count():
        hint.click()


def log(eyes: Eyes, api: Api) -> None:
    """Show the log with its consequences."""
    _seated(eyes, _late(api))
    eyes.tab("Log")


def law(eyes: Eyes, api: Api) -> None:
    """Show the text of a section."""
    _seated(eyes, _late(api))
    eyes.page.locator("#question-title .law").click()
    eyes.page.get_by_role("dialog").wait_for()


def advice(eyes: Eyes, api: Api) -> None:
    """Show a computer player's advice with its reasons."""
    _seated(eyes, about_to_battle(api))
    eyes.page.locator("button.advice").click()
    eyes.page.get_by_role("dialog").locator(".best li").first.wait_for()


def coach(eyes: Eyes, api: Api) -> None:
    """Show a first game, whose coach explains the open question."""
    eyes.open("/")
    eyes.page.get_by_role("button", name="First game").click()
    eyes.page.locator(".coach .why li").first.wait_for()


def review(eyes: Eyes, api: Api) -> None:
    """Show the review of a finished game."""
    eyes.open(f"/review/{finished(api).id}")
    eyes.page.get_by_role("region", name="Where the points came from").wait_for()


def analysis(eyes: Eyes, api: Api) -> None:
    """Show a position on the analysis board."""
    _seated(eyes, _late(api))
    eyes.in_bar().get_by_role("link", name="Analyse").click()
    eyes.page.wait_for_url("**/analysis*")
    eyes.wait()


def boards(eyes: Eyes, api: Api) -> None:
    """Show all boards over the map."""
    _seated(eyes, _late(api))
    eyes.tab("Boards")


def lesson(eyes: Eyes, api: Api) -> None:
    """Show a lesson with its coach."""
    _opened(eyes, "/lessons")


def puzzle(eyes: Eyes, api: Api) -> None:
    """Show a puzzle with its goal."""
    _opened(eyes, "/puzzles")


def _opened(eyes: Eyes, path: str) -> None:
    eyes.open(path)
    eyes.page.get_by_role("button", name="Begin:").first.click()
    eyes.page.locator(".coach").wait_for()


def replay(eyes: Eyes, api: Api) -> None:
    """Show a replay."""
    seat = _late(api)
    eyes.page.goto(f"/replay/{seat.game}#seat={seat.token}")
    eyes.page.get_by_label("Moment").wait_for()


def home(eyes: Eyes, api: Api) -> None:
    """Show the first page."""
    eyes.open("/")


SCENES: Final = (
    Shot("choose", choosing),
    Shot("choose-dark", choosing, dark=True),
    Shot("choose-low", choosing, LOW),
    *(Shot(f"choose-{size.name}", choosing, size) for size in DESKS),
    Shot("choose-tablet", choosing, TABLET),
    Shot("choose-phone", choosing, PHONE),
    Shot("choose-lying", choosing, LYING),
    Shot("choose-german", choosing, locale="de-DE"),
    Shot("clearing", clearing),
    Shot("move", moving),
    Shot("numbers", numbers),
    Shot("odds", odds),
    Shot("battle", battle),
    Shot("decree", decree),
    Shot("boards", boards),
    Shot("waited", waited, story=True),
    Shot("log", log),
    Shot("lesson", lesson),
    Shot("coach", coach),
    Shot("law", law),
    Shot("puzzle", puzzle),
    Shot("advice", advice),
    Shot("review", review),
    Shot("analysis", analysis),
    Shot("replay", replay),
    Shot("home", home),
    Shot("home-phone", home, PHONE, dark=True),
)


# ---- taking pictures


def picture(page: Page, size: Size) -> bytes:
    """Return the window as WebP, as fine as the size limit allows."""
    session = page.context.new_cdp_session(page)
    taken = b""
    for quality in QUALITIES:
        asked = {"format": "webp", "quality": quality}
        taken = base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])
        if len(taken) <= LARGEST * max(1, size.width * size.height / (DESK.width * DESK.height)):
            break
    return taken


def take(browser: Browser, api: Api, shot: Shot, every: bool) -> None:
    """Play a scene, and save its picture; with `every` also one on each screen of a desk."""
    context = browser.new_context(
        viewport={"width": shot.size.width, "height": shot.size.height},
        base_url=api.url,
        has_touch=shot.size.touch,
        is_mobile=shot.size.touch,
        reduced_motion="reduce",
        color_scheme="dark" if shot.dark else "light",
        locale=shot.locale,
    )
    context.set_default_timeout(20_000)
    if not shot.story:
        context.add_init_script(NO_STORY)
    eyes = Eyes(context.new_page(), shot.size)
    shot.scene(eyes, api)
    eyes.page.wait_for_timeout(600)
    taken = picture(eyes.page, shot.size)
    (TARGET / f"{shot.name}.webp").write_bytes(taken)
    for size in DESKS if every and shot.size == DESK else ():
        eyes.resize(size)
        eyes.page.wait_for_timeout(600)
        SHOTS.mkdir(exist_ok=True)
        (SHOTS / f"table-{shot.name}-{size.name}.webp").write_bytes(picture(eyes.page, size))
    print(f"{shot.name:<16}{len(taken) / 1000:>6.0f} kB")
    context.close()


def main() -> None:
    """Take the named pictures, or all."""
    every = EVERY in sys.argv
    wanted = [name for name in sys.argv[1:] if name != EVERY]
    TARGET.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        killable(f"sqlite:///{folder}/games.sqlite") as server,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for shot in SCENES:
            if not wanted or shot.name in wanted:
                take(browser, server.api, shot, every)
        browser.close()


if __name__ == "__main__":
    main()
