"""What the law tells its sources: windows, places pieces go, and records of what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.optional import mypyc_attr

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers for dice, shuffles and random cards."""
NO_CARD: Final = -1
USED_MAP: Final = -2
"""Stands in `g.used`, among the cards, for what the map allows once a turn (M.4.3)."""
USED_LANDMARK: Final = -3
"""Less a landmark's index, the same for what a landmark allows once a turn."""

# ---- kinds of piece
WARRIOR: Final = 0
PAWN: Final = 1
BUILDING: Final = 2
TOKEN: Final = 3
KINDS_OF_PIECE: Final = ("warrior", "pawn", "building", "token")

# ---- phases of a turn (1.4.1)
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASES: Final = ("birdsong", "daylight", "evening")

# ---- windows of a turn in which sources may offer something (1.4.1)
BIRDSONG_START: Final = 0
IN_BIRDSONG: Final = 1
DAYLIGHT_START: Final = 2
IN_DAYLIGHT: Final = 3
EVENING_START: Final = 4
IN_EVENING: Final = 5
TURN_END: Final = 6
BIRDSONG_END: Final = 7

# ---- windows of a battle (4.3)
BATTLE_START: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
AT_AMBUSH: Final = 3

# ---- where removed pieces go (G.24)
TO_SUPPLY: Final = 0
TO_NOWHERE: Final = 1
"""Out of the game for good."""
TO_BOARD: Final = 2
"""The owner's source takes them; it must put them somewhere in `on_removed`."""
TO_CARD: Final = 3
"""Onto a card in a play area: `g.on_card` counts them."""

# ---- where discarded cards go (G.5)
DISCARD_PILE: Final = 0
BESIDE_MAP: Final = 1
ELSEWHERE: Final = 2
POND: Final = 3
"""On top of the Pond (16.2.3)."""
POND_BOTTOM: Final = 4


@dataclass
class Removed:
    """1.5.4 Pieces removed together: parallel lists, one entry per kind and place."""

    remover: int
    """The seat whose effect this is, or NOBODY; both sides of a battle have their own entries."""
    in_battle: bool
    kinds: list[int]
    places: list[int]
    counts: list[int]
    removers: list[int]
    """Who removes, and scores, each entry; NOBODY for one's own pieces."""
    replaced: bool = False
    """G.23 Whether other pieces take their place."""


_ONE_SUIT: Final = {1 << suit: suit for suit in range(5)}


@mypyc_attr(acyclic=True)
class Power:
    """4.1.1 The crafting pieces a player may still activate."""

    def __init__(self) -> None:
        self.by_suit: list[int] = [0, 0, 0, 0, 0]
        """How many can make an icon of each suit; one in a clearing of several counts for each."""
        self.total = 0
        self.mixed = False
        """Whether any of them stands in a clearing of several suits."""
        self.groups: list[tuple[int, int, int]] = []
        """(suits as a mask, clearing, how many), a clearing at a time."""

    def add(self, suits: int, place: int, n: int) -> None:
        """Count `n` pieces in a clearing of these suits."""
        if n <= 0 or suits == 0:
            return
        self.total += n
        self.groups.append((suits, place, n))
        if suits in _ONE_SUIT:
            self.by_suit[_ONE_SUIT[suits]] += n
            return
        self.mixed = True
        for suit in range(5):
            if suits >> suit & 1:
                self.by_suit[suit] += n

    def unlike(self) -> list[tuple[int, int]]:
        """(suits, first clearing) of pieces that are not alike: those of equal suits are."""
        found: dict[int, int] = {}
        for suits, place, _ in self.groups:
            found.setdefault(suits, place)
        return list(found.items())

    def less(self, suits: int) -> Power:
        """What is left once a piece in a clearing of just these suits has been activated."""
        left = Power()
        spent = 0
        for mask, place, n in self.groups:
            takes = 1 if mask == suits and spent == 0 else 0
            spent += takes
            left.add(mask, place, n - takes)
        return left


@dataclass
class Bonus:
    """3.2 Points a rule in play adds to a seat's score."""

    seat: int
    points: int
    law: str


@dataclass
class Cleared:
    """9.2.2.I An effect removes all enemy pieces from some places."""

    remover: int
    places: list[int]


@dataclass
class Moved:
    """4.2 Pieces of one owner moved together."""

    owner: int
    """Whose pieces moved; a forced player counts as the mover (1.5.5)."""
    origin: int
    destination: int
    warriors: int
    """How many of them are warriors."""
    by_effect: bool = False
    """Whether an effect led there whatever the way (V.8.2)."""


@dataclass
class Fight:
    """4.3 What a battle tells the sources.  Lists of two are [attacker's, defender's]."""

    place: int
    attacker: int
    defender: int
    rolled: list[int] = field(default_factory=lambda: [0, 0])
    """Rolled hits that side will deal."""
    extra: list[int] = field(default_factory=lambda: [0, 0])
    """Extra hits from effects that side has used."""
    shielded: list[int] = field(default_factory=lambda: [0, 0])
    """1 when that side ignores all rolled hits."""
    lent: list[int] = field(default_factory=lambda: [0, 0])
    """What third parties add to that side's maximum rolled hits."""
    used: list[int] = field(default_factory=list)
    """Effects used, as `2 * card + side`; an effect works once in a battle for each side."""
    ally: int = NOBODY
    """Whose warriors the attacker treats as its own (9.2.9.IIc)."""
    ally_hits: int = 0
    """Hits the attacker took by removing those warriors."""
    own_hits: int = 0
    """Hits the attacker took on what is its own."""
    instigator: int = NOBODY
    """The seat for whom both sides' removals count (V.4.2), or NOBODY."""

    def side(self, seat: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1

    def other(self, seat: int) -> int:
        """The seat on the other side."""
        return self.defender if seat == self.attacker else self.attacker

    def copy(self) -> Fight:
        """An equal record that shares nothing that can change."""
        return Fight(
            self.place,
            self.attacker,
            self.defender,
            self.rolled[:],
            self.extra[:],
            self.shielded[:],
            self.lent[:],
            self.used[:],
            self.ally,
            self.ally_hits,
            self.own_hits,
            self.instigator,
        )
