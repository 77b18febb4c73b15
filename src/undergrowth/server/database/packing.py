"""Storage of the moments of a game: a few in full, the others as differences.

The moments of a game are much alike.  One in `EVERY` is compressed by itself; the others with that
one as the dictionary (RFC 1950, 2.2), which takes a quarter of the space.  Moments written by
earlier releases are all complete.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from typing import Final

from undergrowth.engine.errors import BadSave
from undergrowth.server.database.rows import AnswerRow

EVERY: Final = 32
"""The number of moments from one stored in full to the next."""
LARGEST: Final = 4 * 2**20
"""The most bytes of one unpacked state; ours take a thousandth of it."""
_LEVEL: Final = 6
_HAS_DICTIONARY: Final = 0x20
"""The bit in the second byte that says whether a dictionary is needed."""


def base_of(revision: int) -> int:
    """Return the revision whose moment serves as dictionary; itself for one stored in full."""
    return revision - revision % EVERY


def needs_base(packed: bytes) -> bool:
    """Whether a moment is stored as a difference."""
    return len(packed) > 1 and bool(packed[1] & _HAS_DICTIONARY)


def whole(text: bytes) -> bytes:
    """Return a moment compressed by itself."""
    return zlib.compress(text, _LEVEL)


def plain(packed: bytes, base: bytes | None = None) -> bytes:
    """Return the text of a moment; `base` is the packed moment it depends on.  Raises `BadSave`."""
    try:
        if not needs_base(packed):
            return zlib.decompressobj().decompress(packed, LARGEST)
        if base is None or needs_base(base):
            raise BadSave("the game lacks the moment that another is told by")
        return zlib.decompressobj(zdict=plain(base)).decompress(packed, LARGEST)
    except zlib.error:
        raise BadSave("the game is damaged") from None


def difference(packed: bytes, base: bytes) -> bytes:
    """Return a whole moment as what differs from another.  Raises `BadSave`."""
    return told_by(plain(base), plain(packed))


def told_by(base: bytes, text: bytes) -> bytes:
    """Return the text of a moment as what differs from that of another."""
    packer = zlib.compressobj(_LEVEL, zdict=base)
    return packer.compress(text) + packer.flush()


def thinned(rows: list[AnswerRow]) -> list[AnswerRow]:
    """Return the answers of a whole game with their moments in stored form."""
    return [
        row
        if base_of(at) == at
        else replace(row, state=difference(row.state, rows[base_of(at)].state))
        for at, row in enumerate(rows)
    ]


def weight(rows: list[AnswerRow]) -> int:
    """Return the bytes that answers take on disk, without a database's overhead."""
    return sum(
        len(row.state) + len(row.text) + len(json.dumps(row.events)) + len(json.dumps(row.record))
        for row in rows
    )
