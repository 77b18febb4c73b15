"""Rootlog, the community's notation: games written in it, and read from it."""

from undergrowth.rootlog.checking import Impossible, first_impossible
from undergrowth.rootlog.described import described
from undergrowth.rootlog.notation.errors import Contradiction, NoLetters
from undergrowth.rootlog.reading import Reading, read
from undergrowth.rootlog.writing import to_rootlog

__all__ = [
    "Contradiction",
    "Impossible",
    "NoLetters",
    "Reading",
    "described",
    "first_impossible",
    "read",
    "to_rootlog",
]
