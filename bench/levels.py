"""`python -m bench.levels FILES`: rates the levels by ladders, and writes `data/ratings.toml`.

FILES are results of `undergrowth ladder level:1 level:2 ...`, in which every two levels meet, if
only through others.  Games of other players are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import undergrowth
from bench.measured import commit
from undergrowth.ai.graded import LEVELS, level_called
from undergrowth.sim import Row, read_results
from undergrowth.sim.ratings import Ratings, ratings

DATA: Final = Path(undergrowth.__file__).parent / "data" / "ratings.toml"


def games(files: list[Path]) -> list[Row]:
    """Return the rows of all games between levels, with the games numbered anew."""
    found: list[Row] = []
    for path in files:
        rows = read_results(path)[1]
        others = {row.game for row in rows if level_called(row.player) is None}
        first = 1 + max((row.game for row in found), default=-1)
        found += [replace(row, game=first + row.game) for row in rows if row.game not in others]
    return found


def document(found: Ratings[str], played: int, measured: str) -> Iterator[str]:
    """Yield the lines of the data file: each level's rating and the ends of its interval."""
    yield "# Ratings of the levels, made by `python -m bench.levels`; do not edit."
    yield "# The mean is 1500, and 400 points more win ten games for one; then the 95 % interval."
    yield ""
    yield f'version = "{undergrowth.__version__}"'
    yield f'commit = "{measured}"'
    yield f"games = {played}"
    yield ""
    yield "[levels]"
    for number, level in enumerate(LEVELS, 1):
        name = f"level:{number}"
        if name in found:
            each = found[name]
            yield f"{level.id} = [{each.value:.0f}, {each.low:.0f}, {each.high:.0f}]"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=DATA)
    parser.add_argument("--commit", default=commit(), help="the commit that played the games")
    given = parser.parse_args(words)
    rows = games(given.files)
    found = ratings(rows, lambda row: row.player)
    lines = document(found, len({row.game for row in rows}), given.commit)
    text = "\n".join(lines) + "\n"
    given.out.write_text(text, "utf-8", newline="\n")
    print(text)


if __name__ == "__main__":
    main()
