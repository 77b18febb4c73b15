"""`python -m bench.page`: the size of the browser page's scripts, and its response time.

Plays one seat of a game in Chromium, with a click for each question, and prints the compressed size
of all scripts before the first question and the time from a click to the next question.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.kit import Api, killable
from web.conftest import FLAGS, NO_STORY, chromium
from web.kit import DESK, READY, Eyes

CLICK: Final = """() => new Promise((done) => {
  const title = () => document.querySelector("#question-title");
  const shown = () => [title()?.textContent,
    ...[...document.querySelectorAll("button.option")].map((each) => each.textContent)].join();
  const options = [...document.querySelectorAll("button.option:not(:disabled)")];
  const before = shown(), began = performance.now();
  const look = () => {
    const ready = document.querySelector("button.option:not(:disabled), .ending");
    if (ready && shown() !== before) done(performance.now() - began);
    else if (performance.now() - began > 5000) done(-1);
    else requestAnimationFrame(look);
  };
  options[Math.floor(options.length / 2)].click();
  requestAnimationFrame(look);
})"""
"""A script that clicks an option and returns the milliseconds until the next question is ready."""


def script_size(page: Page, play: Eyes, api: Api) -> int:
    """Return the bytes of compressed scripts until the first question."""
    scripts: list[Response] = []
    page.on("response", lambda each: scripts.append(each))
    play.sit(api.create(["here", "greedy"]).seat(0))
    play.wait()
    bodies = [each.body() for each in scripts if each.request.resource_type == "script"]
    return sum(len(gzip.compress(body, 6)) for body in bodies)


def times(page: Page, answers: int) -> list[float]:
    """Return the milliseconds from each click to the next question."""
    found: list[float] = []
    for _ in range(answers):
        page.locator(READY).first.wait_for()
        if page.locator("button.option:not(:disabled)").count() == 0:
            break
        taken = float(page.evaluate(CLICK))
        if taken >= 0:
            found.append(taken)
    return found


def measure(browser: Browser, api: Api, answers: int) -> dict[str, float]:
    context = browser.new_context(
        viewport={"width": DESK.width, "height": DESK.height},
        base_url=api.url,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(NO_STORY)
    page = context.new_page()
    size = script_size(page, Eyes(page, DESK), api)
    taken = times(page, answers)
    context.close()
    return {
        "script before the first question, kB": size / 1000,
        "questions": len(taken),
        "question to question, median ms": statistics.median(taken),
        "question to question, nine of ten, ms": statistics.quantiles(taken, n=10)[-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        killable(f"sqlite:///{folder}/games.sqlite") as server,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(json.dumps(measure(browser, server.api, asked.answers), indent=1))
        browser.close()


if __name__ == "__main__":
    main()
