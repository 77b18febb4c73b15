"""`python -m bench.balance`: games of greedy players with all factions, and their heuristics.

Plays every line-up of four factions equally often, on all maps in turn, with greedy players only,
and writes the page `docs/greedy.md`: the win rates, and the rules of thumb of each faction from the
docstring of its `heuristics`.  For a package of content (`--package`) it plays the line-ups with
one of its factions, and writes `docs/greedy.md` of the package.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from bench.factions import factions, folder, home, wrapped
from bench.measured import moment
from undergrowth import Setup
from undergrowth.data import sheet
from undergrowth.engine.owners import OURS
from undergrowth.library import installed_maps
from undergrowth.sim.rows import Row
from undergrowth.sim.run import make_plan, play_plan
from undergrowth.sim.statistics import Summary, summarize
from undergrowth.words.rendering import titled

PAGE = Path("docs") / "greedy.md"
SEATS = 4
LEAST, MOST = 0.08, 0.45
"""The range in which every faction's win rate should be."""


def setups(package: str = OURS) -> list[Setup]:
    """Return every valid line-up of four with a faction of a package, on the maps in turn."""
    maps, known = installed_maps(), [*factions(), *(factions(package) if package else [])]
    found = [each for each in combinations(known, SEATS) if set(each) & set(factions(package))]
    seats = [each for each in found if _may_sit(each)]
    return [Setup(map=maps[n % len(maps)], seats=list(each)) for n, each in enumerate(seats)]


def _may_sit(seats: tuple[str, ...]) -> bool:
    """A.8.1, 18.2.1 Whether no faction excludes another."""
    pages = {name: sheet(f"factions/{name}") for name in seats}
    return not any(
        page.has("excludes") and set(page.texts("excludes")) & set(seats) for page in pages.values()
    )


def played(
    games: int, workers: int, seed: int, most: int | None = None, package: str = OURS
) -> list[Row]:
    """Return the rows of at least `games` games of greedy players, with the seats drawn for each.

    Only the first `most` line-ups are played, if given.
    """
    cells = setups(package)[:most]
    each = -(-games // len(cells))
    total = each * len(cells)
    plan = make_plan([(setup, ["greedy"] * SEATS) for setup in cells], seed, shuffle_seats=True)

    def tell(done: int) -> None:
        if done % 50 == 0 or done == total:
            print(f"\r{done} of {total} games", end="", file=sys.stderr, flush=True)

    rows = play_plan(plan, each, workers, tell).rows
    print(file=sys.stderr)
    return rows


def rules_of_thumb(faction: str, package: str = OURS) -> str:
    """Return the docstring of a faction's heuristics after its first line, in lines of a page."""
    source = folder(package) / "factions" / faction / "heuristics.py"
    said = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    return wrapped(said.partition("\n\n")[2])


def page(rows: list[Row], command: str, package: str = OURS) -> Iterator[str]:
    """Yield the lines of the page."""
    which = "every line-up with one of these" if package else "every line-up of all factions"
    games = len({row.game for row in rows})
    yield "# What the greedy players go by"
    yield ""
    yield f"Made by `{command}`; do not edit. {moment()}, {games:,} games of four,"
    yield f"everybody `greedy`: {which} equally often, maps in turn, seats"
    yield f"drawn anew. A fair share is 25%; between {LEAST:.0%} and {MOST:.0%} is what we aim at."
    yield ""
    yield from table(summarize(rows, "faction"))
    for faction in factions(package):
        yield ""
        yield f"## {titled(faction, 'faction')}"
        yield ""
        yield rules_of_thumb(faction, package)


def table(found: list[Summary]) -> Iterator[str]:
    """Yield a table of win rates, best first."""
    yield "| faction | games | wins | 95% interval | mean points |"
    yield "|---|---:|---:|---|---:|"
    for each in sorted(found, key=lambda one: (-one.share, one.name)):
        interval = f"{each.low:.0%} to {each.high:.0%}"
        name = titled(each.name, "faction")
        yield f"| {name} | {each.games:,} | {each.share:.1%} | {interval} | {each.points:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--package", default=OURS, help="a package of content")
    parser.add_argument("--out", type=Path, help="the page that is written")
    asked = parser.parse_args()
    rows = played(asked.games, asked.workers, asked.seed, package=asked.package)
    command = f"python -m bench.balance --games {asked.games} --seed {asked.seed}"
    command += f" --package {asked.package}" if asked.package else ""
    out = asked.out or home(asked.package) / PAGE
    out.write_text("\n".join(page(rows, command, asked.package)) + "\n", "utf-8")
    print("\n".join(table(summarize(rows, "faction"))))


if __name__ == "__main__":
    main()
