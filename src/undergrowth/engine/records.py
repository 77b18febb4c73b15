"""What the law tells its sources: windows, places pieces go, and records of what happened.

Records of what happens often write their `__init__` out: the one a dataclass makes itself stays
interpreted when all else is compiled, and costs up to ten times as much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers for dice, shuffles and random cards."""
NO_CARD: Final = -1

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

# ---- windows of a battle (4.3)
BATTLE_START: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2

# ---- where removed pieces go (G.24)
TO_SUPPLY: Final = 0
TO_NOWHERE: Final = 1
"""Out of the game for good."""
TO_BOARD: Final = 2
"""The owner's source takes them; it must put them somewhere in `on_removed`."""

# ---- where discarded cards go (G.5)
DISCARD_PILE: Final = 0
BESIDE_MAP: Final = 1
ELSEWHERE: Final = 2


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

    def __init__(
        self,
        remover: int,
        in_battle: bool,
        kinds: list[int],
        places: list[int],
        counts: list[int],
        removers: list[int],
    ) -> None:
        self.remover = remover
        self.in_battle = in_battle
        self.kinds = kinds
        self.places = places
        self.counts = counts
        self.removers = removers


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

    def __init__(self, owner: int, origin: int, destination: int, warriors: int) -> None:
        self.owner = owner
        self.origin = origin
        self.destination = destination
        self.warriors = warriors


@dataclass
class Fight:
    """4.3 What a battle tells the sources.  Lists of two are [attacker's, defender's]."""

    place: int
    attacker: int
    defender: int
    rolled: list[int]
    """Rolled hits that side will deal."""
    extra: list[int]
    """Extra hits from effects that side has used."""
    shielded: list[int]
    """1 when that side ignores all rolled hits."""
    lent: list[int]
    """What third parties add to that side's maximum rolled hits."""
    used: list[int]
    """Effects used, as `2 * card + side`; an effect works once in a battle for each side."""
    ally: int
    """Whose warriors the attacker treats as its own (9.2.9.IIc)."""
    ally_hits: int
    """Hits the attacker took by removing those warriors."""
    own_hits: int
    """Hits the attacker took on what is its own."""
    instigator: int
    """The seat for whom both sides' removals count (V.4.2), or NOBODY."""

    def __init__(
        self,
        place: int,
        attacker: int,
        defender: int,
        rolled: list[int] | None = None,
        extra: list[int] | None = None,
        shielded: list[int] | None = None,
        lent: list[int] | None = None,
        used: list[int] | None = None,
        ally: int = NOBODY,
        ally_hits: int = 0,
        own_hits: int = 0,
        instigator: int = NOBODY,
    ) -> None:
        self.place = place
        self.attacker = attacker
        self.defender = defender
        self.rolled = [0, 0] if rolled is None else rolled
        self.extra = [0, 0] if extra is None else extra
        self.shielded = [0, 0] if shielded is None else shielded
        self.lent = [0, 0] if lent is None else lent
        self.used = [] if used is None else used
        self.ally = ally
        self.ally_hits = ally_hits
        self.own_hits = own_hits
        self.instigator = instigator

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
