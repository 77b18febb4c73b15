"""`python -m bench.match search:200ms`: one player against others, each faction in turn.

The subject has one of four seats in random line-ups, `--against` has the others.  With `--before
REVISION` these use the numbers of the heuristics in an earlier revision, to measure the progress
since then.  Games are played in the workshop of `bench.tune`, which also stores finished games: the
same command continues, and Ctrl-C shows the results so far.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.factions import factions
from bench.tune import ROOT, Values, asked, prepare, source, standing
from bench.tuning.numbers import numbers
from undergrowth.sim.statistics import wilson


def standing_in(revision: str) -> Values:
    """Return the numbers of the heuristics in a revision.

    A heuristic that had a different number of them keeps its present ones, which is reported.
    """
    found: Values = {}
    for faction, now in standing().items():
        place = source(faction).relative_to(ROOT).as_posix()
        command = ["git", "show", f"{revision}:{place}"]
        text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        found[faction] = [each.value for each in numbers(text)]
        if len(found[faction]) != len(now):
            found[faction] = now
            print(f"{faction} weighed other things in {revision}: it has its numbers of now")
    return found


def played(given: argparse.Namespace, kept: Path) -> list[Any]:
    """Return the games of a match, round by round through all factions; stored ones first."""
    found: list[Any] = json.loads(kept.read_text("utf-8")) if kept.exists() else []
    names = factions()
    request = {"what": "match", "new": standing(), "subject": given.subject, "seed": given.seed}
    request |= {"old": standing_in(given.before) if given.before else standing()}
    with suppress(KeyboardInterrupt):
        while len(found) < given.games:
            step = min(len(names), given.games - len(found))
            asks = {**request, "rest": given.against, "first": len(found)}
            for part in asked(given.workshop, asks, step, given.workers):
                found += part
            kept.write_text(json.dumps(found), "utf-8")
    return found


def table(games: list[Any]) -> Iterator[str]:
    """Yield the wins by faction, and the total with its interval."""
    yield "| faction | games | wins |"
    yield "|---|---:|---:|"
    for faction in factions():
        own = [won for name, won, *_ in games if name == faction]
        if own:
            yield f"| {faction} | {len(own)} | {sum(own)} |"
    won = sum(each[1] for each in games)
    low, high = wilson(won, len(games))
    choices, seconds = sum(each[2] for each in games), sum(each[3] for each in games)
    yield f"| all | {len(games)} | {won}: {won / len(games):.0%} [{low:.0%}, {high:.0%}] |"
    yield f"\n{1000 * seconds / max(1, choices):.1f} ms for a choice, {choices:,} choices"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    found = argparse.ArgumentParser(
        prog="python -m bench.match",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("subject", help="a player")
    found.add_argument("--against", default="greedy", help="the player on the other seats")
    found.add_argument("--before", default="", help="a revision: the others' numbers")
    found.add_argument("--workshop", type=Path, required=True, help="that of bench.tune")
    found.add_argument("--games", type=int, default=130)
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--seed", type=int, default=7)
    return found


def main() -> None:
    given = parser().parse_args()
    prepare(given.workshop)
    words = (given.subject, given.against, given.before, str(given.seed))
    games = played(given, given.workshop / f"match {' '.join(words)}.json".replace("/", "_"))
    if games:
        print("\n".join(table(games)))


if __name__ == "__main__":
    main()
