"""Seeds and keys of chance that callers give."""

from __future__ import annotations

from undergrowth.engine.chance import KEY_BYTES
from undergrowth.engine.documents import GREATEST, abridged
from undergrowth.engine.errors import BadSetup


def checked_seed(seed: object) -> int:
    """Return a seed within the range that JSON holds exactly.  Raises `BadSetup` otherwise."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not -GREATEST <= seed <= GREATEST:
        raise BadSetup(f"the seed is a whole number up to {GREATEST}, not {abridged(seed)}")
    return seed


def checked_key(key: object) -> bytes:
    """Return the key of a stream.  Raises `BadSetup` for anything else."""
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise BadSetup(f"the key is {KEY_BYTES} bytes, not {abridged(key)}")
    return key
