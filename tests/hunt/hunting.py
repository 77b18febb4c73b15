"""The hunt itself: pages of positions, handed out to as many workers as there are cores.

What a page comes to depends on its slice and number alone, whoever plays it.
"""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Final

from hunt.describing import Unreadable, draw
from hunt.keeping import Catch, file_name, read, resumed, write
from hunt.playing import Fault, Found, Rarely, play
from hunt.shrinking import MOST_TRIES, small
from kit.covering import number as number_of

PAGE: Final = 8
"""The positions of one page."""
SECONDS: Final = 60.0
"""The processor time for one position: what takes longer does not end."""


@dataclass
class Page:
    """What came of some positions."""

    positions: int = 0
    tried: int = 0
    refused: int = 0
    questions: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    catches: list[Catch] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)


class Endless(Exception):
    """A position on which play does not end."""


def search(
    slice_number: int,
    page: int,
    known: list[Fault],
    size: int = PAGE,
    tries: int = MOST_TRIES,
) -> Page:
    """Play on from the positions of a page.  Faults that are `known` are only counted.

    This runs in a worker.
    """
    found, rarely = Page(), Rarely()
    for number in range(page * size, (page + 1) * size):
        _search_one(found, rarely, slice_number, number, known, tries)
    found.prompts = rarely.asked
    found.questions = rarely.asked.total()
    return found


def _search_one(
    page: Page,
    rarely: Rarely,
    slice_number: int,
    number: int,
    known: list[Fault],
    tries: int,
) -> None:
    seed = number_of(f"{slice_number} {number}")
    try:
        drawn = draw(seed)
    except Unreadable as unreadable:
        drawn = unreadable.drawn  # play on finds the error again, and it is written down
    page.positions += 1
    page.tried += drawn.tried
    page.refused += drawn.refused
    seen: list[Fault] = []
    try:
        with _Limit(SECONDS):
            seen = play(drawn.document, random.Random(seed), rarely, known).seen
    except Found as found:
        seen = [found.fault]
        if not any(found.fault.is_like(other) for other in known):
            known.append(found.fault)
            made = small(drawn.document, found.answers, found.fault, tries=tries)
            page.catches.append(
                Catch(made.fault, made.document, made.answers, slice_number, number)
            )
    page.faults.update({file_name(fault) for fault in seen})


class _Limit:
    """Raises `Endless` in what takes too much time of the processor."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        signal.signal(signal.SIGVTALRM, _too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def __exit__(self, *error: object) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise Endless("this takes too long: it may have no end")


# ---- all of it


class Hunt:
    """A search of one slice, which goes on where it was left."""

    def __init__(self, folder: Path, slice_number: int, workers: int) -> None:
        self.folder, self.slice, self.workers = folder, slice_number, workers
        folder.mkdir(parents=True, exist_ok=True)
        self.progress = resumed(folder, slice_number)
        self.written: list[Path] = []
        self._shown = 0.0

    def run(self, seconds: float) -> int:
        """Search for so long; return how many kinds of faults were written down."""
        began = time.monotonic()
        before = self.progress.seconds
        waiting: set[Future[Page]] = set()
        page = self.progress.pages
        with ProcessPoolExecutor(self.workers, get_context("spawn")) as pool:
            while waiting or time.monotonic() - began < seconds:
                while len(waiting) <= self.workers and time.monotonic() - began < seconds:
                    waiting.add(pool.submit(search, self.slice, page, self._known()))
                    page += 1
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    self._take(each.result())
                self.progress.seconds = before + time.monotonic() - began
                self.progress.write(self.folder, self.slice)
                self._show()
        self._show(last=True)
        return len(self.written)

    def take_page(self, page: int, size: int, tries: int) -> None:
        """Search one page here, and keep what came of it."""
        self._take(search(self.slice, page, self._known(), size, tries))
        self.progress.write(self.folder, self.slice)

    def _known(self) -> list[Fault]:
        return [read(path).fault for path in sorted(self.folder.glob("*.json"))]

    def _take(self, page: Page) -> None:
        all_of_it = self.progress
        all_of_it.pages += 1
        all_of_it.positions += page.positions
        all_of_it.tried += page.tried
        all_of_it.refused += page.refused
        all_of_it.questions += page.questions
        all_of_it.prompts += page.prompts
        all_of_it.faults += page.faults
        for catch in page.catches:
            if not (self.folder / catch.name).exists():
                self.written.append(write(self.folder, catch))
                print(f"FOUND {self.written[-1]}\n      {catch.fault.message[:500]}", flush=True)

    def _show(self, last: bool = False) -> None:
        now = time.monotonic()
        if now - self._shown < 15 and not last:
            return
        self._shown = now
        done = self.progress
        minutes = max(done.seconds, 1) / 60
        print(
            f"slice {self.slice}: {done.positions} positions, {done.questions} questions"
            f" of {len(done.prompts)} prompts, {done.faults.total()} failures of"
            f" {len(done.faults)} kinds; {done.positions / minutes:.0f} positions and"
            f" {done.questions / minutes:.0f} questions a minute",
            flush=True,
        )
