"""The data files as they are written, for tests that hold them against the Law."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import undergrowth

DATA = Path(undergrowth.__file__).parent / "data"
Record = dict[str, Any]


@cache
def data(name: str) -> Record:
    """A data file by its path, such as `maps/lake`."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def files(folder: str) -> list[str]:
    """The names of the files in a folder of data."""
    return sorted(path.stem for path in (DATA / folder).glob("*.toml"))


def deck(name: str) -> list[Record]:
    """The deck's cards, each as often as the deck holds it."""
    names = data("decks")[name]["files"]
    cards = [card for file in names for card in data(f"cards/{file}")["card"]]
    return [card for card in cards for _ in range(card["copies"].get(name, 0))]


def pairs(links: Iterable[Iterable[int]]) -> set[frozenset[int]]:
    """Links between two clearings, whichever way round."""
    return {frozenset(link) for link in links}


def count(faction: str, piece: str) -> int:
    """Return how many there are of a piece, or of all its kinds (`base` for the three bases)."""
    return sum(
        p["count"]
        for p in data(f"factions/{faction}")["piece"]
        if p["id"] == piece or p["id"].startswith(f"{piece}_")
    )
