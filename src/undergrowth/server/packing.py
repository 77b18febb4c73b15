"""Moments of a game as they lie on disk: a few whole, the others as what differs from those.

The moments of a game are much alike.  One in `EVERY` is compressed by itself; the others with that
one as the dictionary (RFC 1950, 2.2), which takes a quarter of the room.  A moment that was written
by an earlier release is whole.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from typing import Final

from undergrowth.engine.errors import BadSave
from undergrowth.server.rows import AnswerRow

EVERY: Final = 32
"""Moments from one that is whole to the next."""
LARGEST: Final = 4 * 2**20
"""Bytes of one game's state, unpacked; ours are a thousandth of it."""
_LEVEL: Final = 6
_HAS_DICTIONARY: Final = 0x20
"""The bit in the second byte that says so."""


def base_of(revision: int) -> int:
    """Return the moment that a moment is told by; itself for one that is whole."""
    return revision - revision % EVERY


def needs_base(packed: bytes) -> bool:
    """Whether a moment is told by what differs from another."""
    return len(packed) > 1 and bool(packed[1] & _HAS_DICTIONARY)


def whole(text: bytes) -> bytes:
    """Return a moment compressed by itself."""
    return zlib.compress(text, _LEVEL)


def plain(packed: bytes, base: bytes | None = None) -> bytes:
    """Return the text of a moment; `base` is that which it needs, packed.  Raises `BadSave`."""
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
    packer = zlib.compressobj(_LEVEL, zdict=plain(base))
    return packer.compress(plain(packed)) + packer.flush()


def thinned(rows: list[AnswerRow]) -> list[AnswerRow]:
    """Return the answers of a game from its beginning with their moments as they are kept."""
    return [
        row
        if base_of(at) == at
        else replace(row, state=difference(row.state, rows[base_of(at)].state))
        for at, row in enumerate(rows)
    ]


def weight(rows: list[AnswerRow]) -> int:
    """Return the bytes that answers take on disk, without what a database adds."""
    return sum(
        len(row.state) + len(row.text) + len(json.dumps(row.events)) + len(json.dumps(row.record))
        for row in rows
    )
