"""`python -m bench.tune`: tuning of all heuristics' numbers together by games.

A copy of the package whose heuristics read their numbers from lists is compiled in a folder
(`--workshop`).  In rounds of games every number is perturbed at random, and numbers with a
significant effect are moved in its direction; players of all kinds (`--pool`) take part.  Then old
and new numbers are compared in games of other seeds, and a table shows the win rates of each
faction with either, for greedy players or another player of the pool (`--player`).  With `--write`,
the new numbers of factions that win significantly more are written into the sources.  Results are
stored in the folder after each round: the same command continues.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

from bench.factions import factions, folder
from bench.tuning.effects import Effects
from bench.tuning.numbers import listed, numbers, written

ROOT = Path(__file__).parent.parent
POOL = "greedy,greedy,greedy,greedy,greedy,greedy,plan:1,random"
HELD_OUT = 1_000_000
"""The offset of the seed for held-out games."""
SURE = 1.96
"""The standard errors of improvement required to keep new numbers."""
Values = dict[str, list[int]]


def source(faction: str) -> Path:
    """Return the file of a faction's heuristic."""
    return folder() / "factions" / faction / "heuristics.py"


def standing() -> Values:
    """Return the numbers in the present sources."""
    return {
        name: [each.value for each in numbers(source(name).read_text("utf-8"))]
        for name in factions()
    }


# ---- the workshop


def prepare(workshop: Path) -> None:
    """Prepare a compiled copy of the package that reads its numbers from lists, unless there is
    one."""
    if (workshop / "ready").exists():
        return
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, workshop / name, ignore=leave, dirs_exist_ok=True)
    for name in ("setup.py", "pyproject.toml"):  # it has the settings of the type checker
        shutil.copy(ROOT / name, workshop)
    if (ROOT / "build" / "core").is_dir() and not (workshop / "build").exists():
        shutil.copytree(ROOT / "build" / "core", workshop / "build" / "core")
    for name in factions():
        place = workshop / source(name).relative_to(ROOT)
        place.write_text(listed(source(name).read_text("utf-8")), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(
        command, cwd=workshop, env={**os.environ, "UNDERGROWTH_COMPILE": "1"}, check=True
    )
    (workshop / "ready").touch()


def asked(workshop: Path, request: dict[str, Any], games: int, workers: int) -> list[Any]:
    """Return the workshop's answers to a request, one from each process for its part of the games.

    Games are numbered from the request's `first` on, or from 0.
    """
    each, first = -(-games // workers), request.get("first", 0)
    parts = [range(at, min(games, at + each)) for at in range(0, games, each)]
    done = dict.fromkeys(range(len(parts)), 0)

    def ask(at: int) -> Any:
        numbers = [first + parts[at].start, first + parts[at].stop]
        words = json.dumps({**request, "numbers": numbers})
        answer = ""
        for line in _lines(workshop, words):
            answer = line
            if line.strip().isdigit():
                done[at] = int(line)
                told = f"\r{sum(done.values()):,} of {games:,} games"
                print(told, end="", file=sys.stderr, flush=True)
        if answer.strip().isdigit() or not answer:
            raise SystemExit("a process in which games were played has failed: see above")
        return json.loads(answer)

    with ThreadPoolExecutor(len(parts)) as threads:
        found = list(threads.map(ask, range(len(parts))))
    print(file=sys.stderr)
    return found


def _lines(workshop: Path, words: str) -> Iterator[str]:
    environment = {**os.environ, "PYTHONPATH": str(workshop / "src")}
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.tuning.playing"],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(words + "\n")
        process.stdin.close()
        yield from process.stdout
    finally:
        process.kill()
        process.wait()


# ---- tuning and comparison


def tuned(workshop: Path, given: argparse.Namespace) -> Values:
    """Return the numbers after all rounds; the result of each round is stored."""
    kept = workshop / "tuned.json"
    values = standing()
    first = 0
    if kept.exists():
        told = json.loads(kept.read_text("utf-8"))
        values, first = told["values"], told["rounds"]
    for number in range(first, given.rounds):
        request = {"what": "shake", "values": values, "seed": given.seed + number}
        found = asked(workshop, {**request, "pool": given.pool}, given.games, given.workers)
        values = {name: _merged(found, name).next(values[name]) for name in values}
        kept.write_text(json.dumps({"values": values, "rounds": number + 1}), "utf-8")
        print(f"round {number + 1} of {given.rounds}: {_differing(values)} differ", flush=True)
    return values


def _differing(values: Values) -> int:
    """Return how many numbers differ from the sources."""
    before = standing()
    return sum(
        new != old for name in values for new, old in zip(values[name], before[name], strict=True)
    )


def _merged(found: list[Any], faction: str) -> Effects:
    whole = Effects()
    for each in found:
        if each[faction]["games"]:
            whole.merge(Effects(**each[faction]))
    return whole


def compared(workshop: Path, new: Values, given: argparse.Namespace) -> dict[str, list[int]]:
    """Return by faction: games and wins with old numbers, games and wins with new ones (held
    out)."""
    request = {"what": "compare", "old": standing(), "new": new, "pool": given.pool}
    request |= {"seed": given.seed + HELD_OUT, "player": given.player}
    found = asked(workshop, request, given.check, given.workers)
    rows: dict[str, list[int]] = {}
    for part in found:
        for faction, *row in part:
            before = rows.get(faction, [0, 0, 0, 0])
            rows[faction] = [a + b for a, b in zip(before, row, strict=True)]
    return rows


def table(rows: dict[str, list[int]]) -> Iterator[str]:
    """Yield a table of win rates before and after."""
    yield "| faction | games | wins before | wins after | difference |"
    yield "|---|---:|---:|---:|---:|"
    every = [sum(column) for column in zip(*rows.values(), strict=True)]
    for name, row in {**rows, "all": every}.items():
        before, after = row[1] / max(1, row[0]), row[3] / max(1, row[2])
        change = f"{after - before:+.1%} ± {SURE * _error(row):.1%}"
        yield f"| {name} | {row[0] + row[2]:,} | {before:.1%} | {after:.1%} | {change} |"


def _error(row: list[int]) -> float:
    """Return the standard error of the difference between two win rates."""
    spread = 0.0
    for games, wins in (row[:2], row[2:]):
        share = wins / max(1, games)
        spread += share * (1 - share) / max(1, games)
    return sqrt(spread)


def is_better(row: list[int]) -> bool:
    """Whether a faction wins significantly more often with the new numbers."""
    before, won, after, now = row
    return before > 0 and after > 0 and now / after - won / before > SURE * _error(row)


def write(new: Values, rows: dict[str, list[int]]) -> None:
    """Write the new numbers of significantly improved factions into their sources."""
    for faction, row in rows.items():
        if is_better(row):
            text = source(faction).read_text("utf-8")
            source(faction).write_text(written(text, new[faction]), "utf-8")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command's arguments."""
    found = argparse.ArgumentParser(
        prog="python -m bench.tune",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--workshop", type=Path, required=True, help="a folder outside the package")
    found.add_argument("--rounds", type=int, default=6)
    found.add_argument("--games", type=int, default=10_000, help="in each round")
    found.add_argument("--check", type=int, default=20_000, help="games that are held out")
    found.add_argument("--pool", default=POOL, help="players, with commas; each is as likely")
    found.add_argument("--player", default="greedy", help="of the pool: who is held out")
    found.add_argument("--workers", type=int, default=1)
    found.add_argument("--seed", type=int, default=2026)
    found.add_argument("--write", action="store_true", help="into the sources")
    return found


def main() -> None:
    given = parser().parse_args()
    given.pool = given.pool.split(",")
    try:
        prepare(given.workshop)
        new = tuned(given.workshop, given)
        rows = compared(given.workshop, new, given)
    except KeyboardInterrupt:
        raise SystemExit("Stopped; what was found is kept: say the same again to go on.") from None
    print("\n".join(table(rows)))
    if given.write:
        write(new, rows)


if __name__ == "__main__":
    main()
