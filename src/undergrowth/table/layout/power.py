"""4.1.1 Crafting power: the crafting pieces a player can still use."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr

_MIXED: Final = -1
_MASKS: Final = 32
"""Number of masks of suits."""
_PLACES: Final = 1 << 16
"""Upper bound of place numbers."""
_SUIT_OF: Final = [{1: 0, 2: 1, 4: 2, 8: 3, 16: 4}.get(mask, _MIXED) for mask in range(32)]
"""The suit of a clearing by its mask, or _MIXED."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """4.1.1 The crafting pieces a player may still activate."""

    def __init__(self) -> None:
        self.by_suit: list[int] = [0, 0, 0, 0, 0]
        """Number of pieces that can make an icon of each suit; a piece in a clearing of several
        suits counts for each."""
        self.total = 0
        self.mixed = False
        """Whether any of them stands in a clearing of several suits."""
        self.groups: list[int] = []
        """Mask of suits, clearing and number of pieces, packed into one int each (`unpacked`)."""

    def add(self, suits: int, place: int, n: int) -> None:
        """Count `n` pieces in a clearing of these suits."""
        if n <= 0 or suits == 0:
            return
        self.total += n
        self.groups.append((n * _PLACES + place) * _MASKS + suits)
        one = _SUIT_OF[suits]
        if one != _MIXED:
            self.by_suit[one] += n
            return
        self.mixed = True
        for suit in range(5):
            if suits >> suit & 1:
                self.by_suit[suit] += n

    def distinct_groups(self) -> list[tuple[int, int]]:
        """Return (suits, first clearing) once for each distinct set of suits.

        Pieces in clearings of the same suits are interchangeable.
        """
        found: dict[int, int] = {}
        for each in self.groups:
            suits, place, _ = unpacked(each)
            found.setdefault(suits, place)
        return list(found.items())

    def after_spending(self, suits: int) -> Power:
        """Return what remains once a piece in a clearing of exactly these suits is activated."""
        left = Power()
        spent = 0
        for each in self.groups:
            mask, place, n = unpacked(each)
            takes = 1 if mask == suits and spent == 0 else 0
            spent += takes
            left.add(mask, place, n - takes)
        return left


def unpacked(number: int) -> tuple[int, int, int]:
    """Return (suits as a mask, clearing, number of pieces) of one of a power's `groups`."""
    rest = number // _MASKS
    return number % _MASKS, rest % _PLACES, rest // _PLACES
