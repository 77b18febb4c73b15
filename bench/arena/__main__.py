"""`python -m bench.arena search:200 plan:4`: whether one player wins more than another.

The candidate sits on half of the seats, or with `--alone` on one.  Each deal is played with seats
exchanged.  A sequential test stops the games as soon as it knows whether the candidate wins at
least the share `--high` (accepted) or at most `--low` (refused).  Finished games are stored in
`--out`: the same command continues.  With `--before FOLDER` the baseline is a player of another
version, whose `src` is in that folder.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bench.arena.playing import Kept, play_exchange
from bench.arena.report import picture, summary, told
from bench.arena.sequential import OPEN, Bounds, states
from bench.arena.tables import Arena, make_arena, results
from bench.versions import Apart
from undergrowth import BadSetup
from undergrowth.engine.errors import BadContent
from undergrowth.sim import BadOutput, FailedGame, Row
from undergrowth.sim.errors import Enough
from undergrowth.sim.run import play_games

GAIN = 0.05
"""The gain of share that is looked for where nothing else is asked."""


def run(arena: Arena, bounds: Bounds, kept: Kept, tables: int, workers: int) -> None:
    """Play until the test has decided, all tables are played, or Ctrl-C."""

    def tell(rows: list[Row]) -> None:
        kept.add(rows)
        now = states(results(arena, kept.rows), bounds)
        games = len({row.game for row in kept.rows})
        print(f"\r{told(now[-1:], bounds)}, {games} games", end="", file=sys.stderr, flush=True)
        if now and now[-1].verdict != OPEN:
            raise Enough

    before = states(results(arena, kept.rows), bounds)
    if before and before[-1].verdict != OPEN:
        return
    done = {row.game for row in kept.rows}
    left = [number for number in range(tables * arena.width) if number not in done]
    play_games(arena, left, workers, tell, play=play_exchange)
    print(file=sys.stderr)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    found = argparse.ArgumentParser(
        prog="python -m bench.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("candidate", help="a player, with a budget of tries")
    found.add_argument("baseline", help="the player on the other seats")
    found.add_argument("--alone", action="store_true", help="one candidate against all others")
    found.add_argument("--before", type=Path, help="a folder with another version: the baseline's")
    found.add_argument("--low", type=float, help="H0: share of wins [default: the fair one]")
    found.add_argument("--high", type=float, help="H1: share of wins [default: 5 points more]")
    found.add_argument("--alpha", type=float, default=0.05, help="chance to accept under H0")
    found.add_argument("--beta", type=float, default=0.05, help="chance to refuse under H1")
    found.add_argument("--tables", type=int, default=500, help="most deals that are played")
    found.add_argument("--seats", type=int, default=4)
    found.add_argument("--factions", default="", help="those dealt, with commas [default: all]")
    found.add_argument("--code", type=Path, action="append", default=[], help="file with players")
    found.add_argument("--by-time", action="store_true", help="allow budgets of time")
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--out", type=Path, default=Path("build") / "arena.jsonl")
    return found


def main(words: list[str] | None = None) -> None:
    given = parser().parse_args(words)
    if given.out.suffix != ".jsonl":
        raise SystemExit(f"{given.out}: expected a file that ends in .jsonl")
    if given.before and not (given.before / "src" / "undergrowth").is_dir():
        raise SystemExit(f"{given.before}: expected a folder that holds src/undergrowth")
    try:
        arena = make_arena(
            given.candidate,
            given.baseline,
            given.alone,
            str(given.before.resolve()) if given.before else "",
            given.by_time,
            size=given.seats,
            factions=[name for name in given.factions.split(",") if name],
            code=given.code,
            seed=given.seed,
        )
        low = arena.fair if given.low is None else given.low
        high = low + GAIN if given.high is None else given.high
        bounds = Bounds(low, high, given.alpha, given.beta)
        kept = Kept(given.out, arena, given.tables)
        try:
            run(arena, bounds, kept, given.tables, given.workers)
        finally:
            kept.close()
    except (Apart, BadContent, BadOutput, BadSetup, FailedGame, ValueError) as error:
        raise SystemExit(str(error)) from None
    found = states(results(arena, kept.rows), bounds)
    print("\n".join(summary(arena, bounds, found, kept.rows)))
    if found:
        drawn = given.out.with_suffix(".svg")
        drawn.write_text(picture(arena, bounds, found), "utf-8", newline="\n")
        print(f"\nPicture: {drawn}")


if __name__ == "__main__":
    main()
