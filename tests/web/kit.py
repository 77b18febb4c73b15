"""Eyes and hands before the page: looking at it, clicking and typing as a person would."""

from __future__ import annotations

import os
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from server.kit import Seat

SHOTS: Final = Path(__file__).parent / "screenshots"
PICTURES: Final = "UNDERGROWTH_PICTURES"
"""Set in the environment by `--pictures`, for all processes."""
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
HERE: Final = ".here button:not(:disabled)"
"""On phones, what can be done at the place that is picked."""
READ: Final = "dialog .choose button"
"""The button that chooses the card that is being read."""
READY: Final = f"button.option:not(:disabled), {HERE}, .ending, .curtain"
"""There when the reader can do something, or the game is over."""

LOOK: Final = """() => {
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && (each.contains(top) || top.closest("[data-place]") === each) ? [[x, y]] : [];
  };
  const all = (what) => [...document.querySelectorAll(what)].flatMap(seen);
  return {
    over: !!document.querySelector(".ending"),
    curtain: !!document.querySelector(".curtain"),
    options: document.querySelectorAll("button.option:not(:disabled)").length,
    here: document.querySelectorAll(".here button:not(:disabled)").length,
    targets: all("g.place.pick, button.target.pick, .popover button"),
    battle: !!document.querySelector(".battle"),
    chips: document.querySelectorAll("button.chip").length,
    problem: document.querySelector(".note.problem")?.textContent ?? "",
  };
}"""
"""Elements that can be clicked now; targets by the point at which they are not covered."""

SPILLS: Final = """() => {
  const width = document.documentElement.clientWidth;
  const spilled = document.documentElement.scrollWidth - width;
  return spilled > 0 ? [`the page is ${spilled} pixels wider than the window`] : [];
}"""

MISPLACED: Final = """() => {
  const areas = [".map svg", ".score", ".seats", ".panel.ask", ".own", ".panel.hand", ".others",
    ".record.beside"];
  const boxes = (document.querySelector(".room") ? areas : []).flatMap((what) => {
    const found = document.querySelector(what);
    const box = found?.getBoundingClientRect();
    return found?.checkVisibility() && box.width && box.height ? [[what, box]] : [];
  });
  const out = ([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1
    || box.bottom > innerHeight + 1;
  const meet = ([, one], [, other]) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return [
    ...boxes.filter(out).map(([what]) => `${what} leaves the window`),
    ...boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => meet(one, other))
      .map((other) => `${one[0]} and ${other[0]} lie on each other`)),
  ];
}"""
"""Areas of a game that are not whole in the window, or lie on each other."""

AT_REST: Final = """() => !navigator.onLine || !document.querySelector(
  "button.option:disabled, button.offer:disabled, .numbers button:disabled"
)"""
"""No answer is on its way; one that was given offline stays so."""

SETTLED: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null)))
)"""
"""Whether all observers of sizes have looked and drawn."""

IN_ORDER: Final = f"""async ([width, height]) => {{
  await ({SETTLED})();
  return innerWidth === width && innerHeight === height && !({SPILLS})().length
    && !({MISPLACED})().length;
}}"""
"""The window has its size, and everything in it its place."""


@dataclass(frozen=True)
class Size:
    """A window."""

    name: str
    width: int
    height: int
    touch: bool = False


SIZES: Final = (Size("wide", 1280, 800), Size("narrow", 390, 844))
DESK: Final = Size("desk", 1440, 900)
LOW: Final = Size("low", 1366, 650)
TABLET: Final = Size("tablet", 1180, 820, touch=True)
PHONE: Final = Size("phone", 390, 844, touch=True)
LYING: Final = Size("lying", 844, 390, touch=True)
"""A phone on its side."""
UPRIGHT: Final = Size("upright", 820, 1180, touch=True)
"""A tablet held upright."""
LAPTOP: Final = Size("laptop", 1280, 720)
FULL_HD: Final = Size("full-hd", 1920, 1080)
WIDE_QHD: Final = Size("wide-qhd", 2560, 1440)
ULTRA_WIDE: Final = Size("ultra-wide", 3440, 1440)
SCREENS: Final = (DESK, LOW, TABLET, PHONE, LYING, LAPTOP, FULL_HD, WIDE_QHD, ULTRA_WIDE)
"""The screens on which the page is tried; the first five are those on which games are played."""
MICE: Final = (DESK, LOW, LAPTOP, FULL_HD, WIDE_QHD, ULTRA_WIDE)
FINGERS: Final = (TABLET, UPRIGHT, PHONE, LYING)
"""With those, all screens on which the layout is judged; one page takes all sizes of a kind."""
DESKS: Final = (LAPTOP, FULL_HD, WIDE_QHD, ULTRA_WIDE)
"""Screens of a desk on which every moment is judged that is judged on one of a desk."""
SMALLEST: Final = 1280
"""The width from which a window without fingers is that of a desk."""
Look = dict[str, Any]

INSIDE: Final = """([what, within]) => {
  const frame = document.querySelector(within).getBoundingClientRect();
  return [...document.querySelectorAll(what)].map((each) => {
    const box = each.getBoundingClientRect();
    const seen = Math.min(box.bottom, frame.bottom, innerHeight) - Math.max(box.top, frame.top, 0);
    return Math.max(0, seen) / box.height;
  });
}"""
"""The visible part of each element in a box that scrolls."""


def turn_of(name: str) -> int:
    """Return which of the screens of a desk it is the turn of, the same one in every run."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    return zlib.crc32(f"{test} {name}".encode()) % len(DESKS)


def size_of(size: Size) -> tuple[int, int]:
    """Return the width and height of a window."""
    return size.width, size.height


class Eyes:
    """Somebody before a page of their own."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page, self.size = page, size
        self._resizes = False
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(f"script: {error}"))
        page.on("console", self._console)
        page.on("dialog", lambda dialog: dialog.accept())

    def _console(self, message: Any) -> None:
        # A refused or broken request is told to the reader; the browser's own line is no news.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.errors.append(f"console: {message.text}")

    def check_quiet(self) -> None:
        """Nothing has gone wrong in the page's own code."""
        assert not self.errors, "\n".join(self.errors)

    # ---- going somewhere

    def open(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_attached()

    def sit(self, seat: Seat) -> None:
        """Open a game by the link of a seat; without a token as a spectator."""
        self.page.goto(f"/game/{seat.game}" + (f"#seat={seat.token}" if seat.token else ""))
        self.page.locator(".game, .curtain").first.wait_for()

    def each(self, sizes: Sequence[Size]) -> Iterator[Size]:
        """Give the window one size after the other."""
        self._resizes = True
        for size in sizes:
            self.resize(size)
            yield size
        self._resizes = False

    def resize(self, size: Size) -> None:
        """Give the window another size."""
        self.size = size
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.until("([w, h]) => innerWidth === w && innerHeight === h", *size_of(size))
        self.page.evaluate(SETTLED)

    def hide_hint(self) -> None:
        """Close the hint for beginners, and point at nothing."""
        self.page.get_by_role("button", name="Got it").first.click()
        self.page.mouse.move(2, 2)

    def in_bar(self) -> Locator:
        """The buttons of the bar; where they are folded to a menu, it is opened."""
        self.page.locator(".bar").first.wait_for()
        menu = self.page.get_by_role("button", name="Menu", exact=True)
        if menu.count() and menu.get_attribute("aria-expanded") == "false":
            menu.click()
        return self.page.locator(".bar")

    @property
    def tabs(self) -> list[str]:
        """The titles of what can be laid over the table."""
        titles = self.in_bar().locator(".views button").all_inner_texts()
        self.page.keyboard.press("Escape")
        return titles

    def tab(self, title: str) -> None:
        """Lay the boards, the supplies or the log over the table; `Map` puts them away."""
        if title != "Map":
            self.in_bar().locator(".views").get_by_role("button", name=title).click()
        elif self.page.locator(".above, .record .close").count():
            self.page.get_by_role("button", name="Close", exact=True).click()

    # ---- what is there

    def look(self) -> Look:
        """Return what can be done now."""
        found: Look = self.page.evaluate(LOOK)
        return found

    def wait(self) -> Look:
        """Until something can be done."""
        self.page.locator(READY).first.wait_for()
        return self.look()

    def until(self, what: str, *given: object) -> None:
        """Wait until a function in the page is true."""
        self.page.wait_for_function(what, arg=list(given))

    @property
    def question(self) -> str:
        """The open question's words."""
        found: str = self.page.evaluate(
            "() => document.querySelector('#question-title').firstChild.textContent.trim()"
        )
        return found

    @property
    def game(self) -> str:
        """The id of the game on the page."""
        return self.page.url.split("/game/")[1].split("#")[0]

    # ---- judging

    def shot(self, name: str) -> None:
        """Keep a picture for people to look at; with `--pictures` on every screen of a desk."""
        self._photograph(name)
        if PICTURES in os.environ:
            for size in self._others(DESKS):
                self.until(IN_ORDER, *size_of(size))
                self._photograph(name)

    def _photograph(self, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.size.name}.png")

    def _others(self, screens: Sequence[Size]) -> Iterator[Size]:
        """Show a moment of a desk on other screens of one; afterwards it is as before."""
        own = self.size
        if own.touch or own.width < SMALLEST or own in DESKS or self._resizes:
            return
        for size in screens:
            self.size = size
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            yield size
        self.resize(own)

    def judge(self, name: str = "") -> None:
        """No violations by axe-core's rules, and nothing runs out of the window.

        What is judged on one screen of a desk has to be in order on all of them: each moment is
        looked at on one more, with `--pictures` on all.
        """
        # What an answer brings must not come between axe-core's first look and its last.
        self.until(AT_REST)
        if name:
            self.shot(name)
        spilled = self.page.evaluate(SPILLS)
        assert not spilled, spilled
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document)")
        wrong = [_said(each) for each in found["violations"]]
        assert not wrong, "\n".join(wrong)
        screens = DESKS if PICTURES in os.environ else DESKS[turn_of(name) :][:1]
        for size in self._others(screens):
            with suppress(TimeoutError):
                self.until(IN_ORDER, *size_of(size))
                continue
            wrong = [*self.page.evaluate(SPILLS), *self.page.evaluate(MISPLACED)]
            assert not wrong, (size, wrong)


def _said(violation: dict[str, Any]) -> str:
    where = [
        f"{node['html'][:160]} ({node['failureSummary'][:300]})" for node in violation["nodes"]
    ]
    return f"{violation['id']}: {violation['help']}: " + "; ".join(where[:3])


# ---- three ways to play


Acts = Callable[[Eyes, Look, random.Random], None]


def by_mouse(eyes: Eyes, look: Look, dice: random.Random) -> None:
    """Click something that glows, or an option of the list; a card that is read is chosen."""
    read = eyes.page.locator(READ)
    if read.count():
        read.nth(dice.randrange(read.count())).click()
    elif look["here"]:
        eyes.page.locator(HERE).nth(dice.randrange(look["here"])).click()
    elif look["targets"] and look["chips"] == 0 and dice.random() < 0.6:
        x, y = dice.choice(look["targets"])
        eyes.page.mouse.click(x, y)
    else:
        options = eyes.page.locator("button.option:not(:disabled)")
        click_or_read(eyes, options.nth(dice.randrange(look["options"])), dice)


def click_or_read(eyes: Eyes, option: Locator, dice: random.Random) -> None:
    """Click an option, or choose the card to be read that has just opened over it."""
    try:
        option.click(timeout=5000)
    except TimeoutError:
        read = eyes.page.locator(READ)
        if not read.count():
            raise
        read.nth(dice.randrange(read.count())).click()


def by_finger(eyes: Eyes, look: Look, dice: random.Random) -> None:
    """Tap something that glows, or an option; a card that is shown to be read is chosen."""
    read = eyes.page.locator(READ)
    if read.count():
        read.nth(dice.randrange(read.count())).tap()
    elif look["here"]:
        eyes.page.locator(HERE).nth(dice.randrange(look["here"])).tap()
    elif look["targets"] and look["chips"] == 0 and dice.random() < 0.6:
        x, y = dice.choice(look["targets"])
        eyes.page.touchscreen.tap(x, y)
    else:
        options = eyes.page.locator("button.option:not(:disabled)")
        options.nth(dice.randrange(look["options"])).tap()


def press_keys_of(eyes: Eyes, at: int) -> None:
    """Type what chooses an option; Enter after it where a longer number begins alike."""
    option = eyes.page.locator("button.option:not(:disabled)").nth(at)
    typed = (option.get_attribute("aria-keyshortcuts") or "").replace(" ", "")
    others = eyes.page.eval_on_selector_all(
        "button.option",
        "all => all.map((each) => (each.getAttribute('aria-keyshortcuts') ?? '').replace(' ', ''))",
    )
    for key in typed:
        eyes.page.keyboard.press(key)
    if typed and any(each.startswith(typed) and each != typed for each in others):
        eyes.page.keyboard.press("Enter")


def by_keys(eyes: Eyes, look: Look, dice: random.Random) -> None:
    """Press an option's key, or go along the list with arrows."""
    keys = eyes.page.keyboard
    at = dice.randrange(min(look["options"], 26))
    if dice.random() < 0.7:
        press_keys_of(eyes, at)
        return
    keys.press("ArrowDown")
    for _ in range(at % 8):
        keys.press("ArrowDown")
    keys.press("Enter")


def play(
    eyes: Eyes,
    act: Acts,
    dice: random.Random,
    most: int,
    seen: Callable[[Look, int], None] = lambda look, turn: None,
) -> Look:
    """Play until the game is over or `most` things were done; what is there then."""
    for turn in range(most):
        look = eyes.wait()
        assert look["problem"] == ""
        if look["over"] or look["curtain"]:
            return look
        seen(look, turn)
        if look["options"] or look["here"]:
            act(eyes, look, dice)
    return eyes.wait()


def tab_to(eyes: Eyes, name: str, key: str = "Tab", most: int = 120) -> None:
    """Press Tab until something with this name has the focus."""
    here = """() => {
      const on = document.activeElement;
      return (on.getAttribute("aria-label") || on.labels?.[0]?.textContent || on.textContent || "")
        .trim();
    }"""
    for _ in range(most):
        eyes.page.keyboard.press(key)
        if eyes.page.evaluate(here).startswith(name):
            return
    raise AssertionError(f"{name!r} is not reached by {key}")
