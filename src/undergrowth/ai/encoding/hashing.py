"""The hashing trick: words that are not listed in advance, in a row of fixed width.

Sources choose words for what they remember.  A word adds to two columns that follow from its
letters, the same in every process; two words seldom share both.
"""

from __future__ import annotations

from zlib import crc32


def columns_of_word(word: str, width: int) -> tuple[int, int]:
    """Return the two columns of a word in a row of `width` columns."""
    return crc32(word.encode()) % width, crc32(word[::-1].encode()) % width


def add_word(word: str, value: int, row: bytearray, at: int, width: int) -> None:
    """Add a value of at least 0 to the two columns of a word."""
    one, other = columns_of_word(word, width)
    row[at + one] = min(255, row[at + one] + value)
    row[at + other] = min(255, row[at + other] + value)
