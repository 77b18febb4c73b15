"""`python -m bench.page`: the size of the browser page's scripts, and its response time.

Plays one seat of a game in Chromium, with a click for each question, and prints what is fetched
before the first question, the time from a click to the next question, and how long the turns of the
other players take at pace `quick`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.kit import Api, killable
from web.conftest import FLAGS, NO_STORY, chromium
from web.kit import DESK, READY, Eyes

CLICK: Final = """() => new Promise((done) => {
  const title = () => document.querySelector("#question-title");
  const turn = () => document.querySelector(".whose b")?.textContent ?? "";
  const shown = () => [turn(), title()?.textContent,
    ...[...document.querySelectorAll("button.option")].map((each) => each.textContent)].join();
  const options = [...document.querySelectorAll("button.option:not(:disabled)")];
  const before = shown(), of = turn(), began = performance.now();
  const plays = () => [...document.querySelectorAll("h2")].some(
    (each) => / plays$|^Waiting for /.test(each.textContent.trim()));
  let others = false;
  const look = () => {
    others ||= turn() !== of || plays();
    const ready = document.querySelector("button.option:not(:disabled), .ending");
    const taken = performance.now() - began;
    if (ready && shown() !== before) done([taken, others]);
    else if (taken > 20000) done([-1, false]);
    else requestAnimationFrame(look);
  };
  options[Math.floor(options.length / 2)].click();
  requestAnimationFrame(look);
})"""
"""A script that clicks an option and returns the milliseconds until the next question is ready, and
whether others were asked in between: in their turns, or for a reaction in this one."""
_SEATS: Final = ["here", "greedy", "greedy", "greedy"]


def first_load(page: Page, play: Eyes, api: Api, seats: list[str]) -> dict[str, float]:
    """Return what is fetched until the first question, compressed, and how long that takes."""
    fetched: list[Response] = []
    page.on("response", lambda each: fetched.append(each))
    seat = api.create(seats, pace="quick").seat(0)
    began = time.perf_counter()
    play.sit(seat)
    play.wait()
    taken = time.perf_counter() - began
    scripts = [each.body() for each in fetched if each.request.resource_type == "script"]
    ended = [each for each in fetched if each.ok and not _is_stream(each)]
    wire = [each.request.sizes()["responseBodySize"] for each in ended]
    return {
        "script before the first question, kB": _kilobytes(scripts),
        "all that is fetched before it, kB": sum(wire) / 1000,
        "first question from cold, ms": taken * 1000,
    }


def _is_stream(response: Response) -> bool:
    """Whether a response has no end."""
    return "event-stream" in response.headers.get("content-type", "")


def _kilobytes(bodies: list[bytes]) -> float:
    return sum(len(gzip.compress(body, 6)) for body in bodies) / 1000


def times(page: Page, answers: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds from a click to the next question: in a turn, and over a round."""
    own: list[float] = []
    rounds: list[float] = []
    for _ in range(answers):
        page.locator(READY).first.wait_for()
        if page.locator("button.option:not(:disabled)").count() == 0:
            break
        taken, others = page.evaluate(CLICK)
        if taken >= 0:
            (rounds if others else own).append(float(taken))
    return own, rounds


def measure(browser: Browser, api: Api, answers: int, seats: list[str]) -> dict[str, float]:
    """Return the measures of one game from a window that has fetched nothing before."""
    context = browser.new_context(
        viewport={"width": DESK.width, "height": DESK.height},
        base_url=api.url,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(NO_STORY)
    page = context.new_page()
    found = first_load(page, Eyes(page, DESK), api, seats)
    own, rounds = times(page, answers)
    context.close()
    return {
        **found,
        "questions": len(own),
        "question to question, median ms": statistics.median(own),
        "question to question, nine of ten, ms": statistics.quantiles(own, n=10)[-1],
        "question to question, 19 of 20, ms": statistics.quantiles(own, n=20)[-1],
        "rounds of the others": len(rounds),
        "a round of the others, median ms": statistics.median(rounds) if rounds else 0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--others", type=int, default=3, help="greedy opponents, at pace `quick`")
    asked = parser.parse_args()
    seats = _SEATS[: 1 + asked.others]
    with (
        tempfile.TemporaryDirectory() as folder,
        killable(f"sqlite:///{folder}/games.sqlite") as server,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(json.dumps(measure(browser, server.api, asked.answers, seats), indent=1))
        browser.close()


if __name__ == "__main__":
    main()
