"""Words that nobody lists beforehand, in a row of fixed width: the hashing trick.

Sources make up words for what they remember.  A word adds to two columns that follow from its
letters, the same in every process; two words seldom share both.
"""

from __future__ import annotations

from zlib import crc32


def columns_of_word(word: str, width: int) -> tuple[int, int]:
    """Return the two columns of a word, among so many."""
    return crc32(word.encode()) % width, crc32(word[::-1].encode()) % width


def add_word(word: str, value: int, row: bytearray, at: int, width: int) -> None:
    """Add a value, which is no less than 0, to the two columns of a word."""
    one, other = columns_of_word(word, width)
    row[at + one] = min(255, row[at + one] + value)
    row[at + other] = min(255, row[at + other] + value)
