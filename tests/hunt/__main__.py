"""`python -m hunt`, in `tests`: search for dead ends and broken promises from dense positions.

HUNT    minutes to search; 5 if it is not said
SLICE   the number of the slice to search; else one read off the commit's tree
WORKERS how many processes search; else one for each core
FOLDER  where faults are written, and how far the search has come; else `build/hunt`

A hunt that was stopped, in whatever way, goes on in the same folder where it was: at most the pages
that were being searched are searched again.
`python -m hunt FILE` plays a fault that was found again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from hunt.hunting import LOST, Hunt, drawn_at, seed_at
from hunt.keeping import Catch, read
from hunt.looking import LOOKS
from hunt.playing import DRAWING, Fault, Found, Rarely, again, opened, play
from kit.rooms import HOME
from kit.slices import slice_number
from undergrowth import BadPosition


def hunt() -> int:
    """Search for as long as is wanted; return 1 where something was found."""
    number = slice_number()
    folder = Path(os.environ.get("FOLDER") or HOME / "build" / "hunt")
    workers = int(os.environ.get("WORKERS") or len(os.sched_getaffinity(0)))
    print(f"SLICE={number}, {workers} workers, into {folder}", flush=True)
    found = Hunt(folder, number, workers).run(60 * float(os.environ.get("HUNT") or 5))
    return int(found > 0)


def replay(path: Path) -> int:
    """Play a fault again, and tell it; return 1 where it is still there."""
    catch = read(path)
    looks = [look for look in LOOKS if look.name == catch.fault.look]
    if catch.fault.look in (DRAWING, LOST):
        return redraw(catch)
    try:
        opened(catch.document)
    except BadPosition as refused:
        print(f"the position is refused: {refused}")
        return 0
    fault, answers = again(catch.document, catch.answers, looks, catch.fault)
    print("\n".join(answers))
    if fault is None:
        return well()
    return ill(fault)


def redraw(catch: Catch) -> int:
    """Draw a position again, and play on from it; tell what is wrong."""
    try:
        drawn = drawn_at(catch.slice, catch.number)
        play(drawn.document, Random(seed_at(catch.slice, catch.number)), Rarely())
    except Found as found:
        return ill(found.fault)
    return well()


def well() -> int:
    print("nothing is wrong any more")
    return 0


def ill(fault: Fault) -> int:
    print(f"{fault.look}: {fault.kind} at {fault.where}\n{fault.message}")
    return 1


if __name__ == "__main__":
    sys.exit(replay(Path(sys.argv[1])) if len(sys.argv) > 1 else hunt())
