"""The hunt itself: pages of positions, handed out to as many workers as there are cores.

A page depends on its slice and number alone, not on who plays it.  Everything that goes wrong
on a page is written down, and the hunt goes on.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from hunt.describing import Drawn, Unreadable, draw
from hunt.keeping import Catch, file_name, read, resumed, write
from hunt.limits import Limit
from hunt.playing import DRAWING, Fault, Found, Rarely, fault_of, play
from hunt.shrinking import MOST_TRIES, small
from kit.covering import number as number_of

PAGE: Final = 8
"""The positions of one page."""
Drawing = Callable[[int], Drawn]
"""Returns the position of a seed."""
LOST: Final = "lost"
"""The name of the look that is none: a page has ended its worker."""


@dataclass
class Page:
    """Results of some positions."""

    positions: int = 0
    tried: int = 0
    refused: int = 0
    questions: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    catches: list[Catch] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)


def search(
    slice_number: int,
    page: int,
    known: list[Fault],
    size: int = PAGE,
    tries: int = MOST_TRIES,
    drawing: Drawing = draw,
) -> Page:
    """Play on from the positions of a page.  Faults that are `known` are only counted.

    This runs in a worker.
    """
    found, rarely = Page(), Rarely()
    for number in range(page * size, (page + 1) * size):
        _search_one(found, rarely, slice_number, number, known, tries, drawing)
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
    drawing: Drawing,
) -> None:
    """Draw one position and play on from it; note in the page what is found."""
    page.positions += 1
    seen: list[Fault] = []
    drawn = Drawn({})
    try:
        drawn = drawn_at(slice_number, number, drawing)
        seed = seed_at(slice_number, number)
        seen = play(drawn.document, random.Random(seed), rarely, known).seen
    except Found as found:
        seen = [found.fault]
        if not any(found.fault.is_like(other) for other in known):
            known.append(found.fault)
            made = small(drawn.document, found.answers, found.fault, tries=tries)
            page.catches.append(
                Catch(made.fault, made.document, made.answers, slice_number, number)
            )
    page.tried += drawn.tried
    page.refused += drawn.refused
    page.faults.update({file_name(fault) for fault in seen})


def seed_at(slice_number: int, number: int) -> int:
    """Return the seed of a position and of the play from it."""
    return number_of(f"{slice_number} {number}")


def drawn_at(slice_number: int, number: int, drawing: Drawing = draw) -> Drawn:
    """Return a position of a slice.  Raises `Found` where drawing it ends with an error."""
    try:
        with Limit():
            return drawing(seed_at(slice_number, number))
    except Unreadable as unreadable:
        return unreadable.drawn  # play on finds the error again, and it is written down
    except Exception as error:
        raise Found(fault_of(DRAWING, None, error, "a game on the way")) from error


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
        waiting: dict[Future[Page], int] = {}
        page = 0
        pool = self._pool(self.workers)
        while waiting or time.monotonic() - began < seconds:
            while len(waiting) <= self.workers and time.monotonic() - began < seconds:
                page = self.progress.next(page)
                waiting[pool.submit(search, self.slice, page, self._known())] = page
                page += 1
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            if any(isinstance(each.exception(), BrokenProcessPool) for each in done):
                self._one_by_one(waiting)
                pool = self._pool(self.workers)
                waiting = {}
            for each in done & waiting.keys():
                self._take(waiting.pop(each), each.result())
            self.progress.seconds = before + time.monotonic() - began
            self.progress.write(self.folder, self.slice)
            self._show()
        pool.shutdown()
        self._show(last=True)
        return len(self.written)

    def take_page(self, page: int, size: int, tries: int) -> None:
        """Search one page here, and keep what came of it."""
        self._take(page, search(self.slice, page, self._known(), size, tries))
        self.progress.write(self.folder, self.slice)

    def _known(self) -> list[Fault]:
        return [read(path).fault for path in sorted(self.folder.glob("*.json"))]

    def _pool(self, workers: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(workers, get_context("spawn"))

    def _one_by_one(self, waiting: dict[Future[Page], int]) -> None:
        """Search pages again of which one has ended its worker, each in a worker of its own."""
        for page in sorted(waiting.values()):
            with self._pool(1) as pool:
                asked = pool.submit(search, self.slice, page, self._known())
                try:
                    self._take(page, asked.result())
                except BrokenProcessPool as error:
                    self._take(page, self._lost(page, error))

    def _lost(self, page: int, error: BrokenProcessPool) -> Page:
        """Return what is known of a page that has ended its worker."""
        fault = Fault(LOST, type(error).__name__, f"page {page}", str(error))
        return Page(catches=[Catch(fault, {}, [], self.slice, page * PAGE)])

    def _take(self, number: int, page: Page) -> None:
        all_of_it = self.progress
        all_of_it.done(number)
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
