"""Counting the tree of play; `python -m kit.perft` (from `tests`) counts every position anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undergrowth import Game, position

FILE = Path(__file__).parent.parent / "perft" / "perft.json"


def perft(g: Game, depth: int) -> int:
    """Return how many sequences of `depth` answers there are, ends of games counted where they
    come.

    Chance is left out of the tree: it answers by the generator, which is part of the state.
    """
    if depth == 0 or g.decision is None:
        return 1
    if depth == 1:
        return len(g.decision.options)
    total = 0
    for option in g.decision.options:
        twin = g.copy()
        twin.take(option)
        total += perft(twin, depth - 1)
    return total


def counts(entry: dict[str, Any]) -> list[int]:
    """The counts of a position on file, at each depth that is on file."""
    g = position.game(entry["position"], seed=1, log=False)
    return [perft(g, depth) for depth in range(1, len(entry["counts"]) + 1)]


def entries() -> dict[str, dict[str, Any]]:
    """The named positions with their counts."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def main() -> None:
    """Count every position anew."""
    known = entries()
    for entry in known.values():
        entry["counts"] = counts(entry)
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
