"""What the law tells its sources: windows, places pieces go, and records of what happened.

Records of what happens often write their `__init__` out: the one a dataclass makes itself stays
interpreted when all else is compiled, and costs up to ten times as much.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

NOBODY: Final = -1

CHANCE: Final = -2
"""The seat that answers for dice, shuffles and random cards."""

# ---- where removed pieces go (G.24)
TO_SUPPLY: Final = 0

TO_NOWHERE: Final = 1
"""Out of the game for good."""

# ---- where discarded cards go (G.5)
DISCARD_PILE: Final = 0

BESIDE_MAP: Final = 1

# ---- where both may go
ON_BOARDS: Final = 16
"""From here on the piles on boards: see `Source.pile`."""

MOST_PILES: Final = 16
"""How many piles there can be on a board."""


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

    def __init__(
        self,
        remover: int,
        in_battle: bool,
        kinds: list[int],
        places: list[int],
        counts: list[int],
        removers: list[int],
        replaced: bool = False,
    ) -> None:
        self.remover = remover
        self.in_battle = in_battle
        self.kinds = kinds
        self.places = places
        self.counts = counts
        self.removers = removers
        self.replaced = replaced


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
    kinds: list[int] = field(default_factory=list)
    """The kinds of piece that moved."""
    counts: list[int] = field(default_factory=list)
    """How many of each kind."""

    def __init__(
        self,
        owner: int,
        origin: int,
        destination: int,
        warriors: int,
        by_effect: bool = False,
        kinds: list[int] | None = None,
        counts: list[int] | None = None,
    ) -> None:
        self.owner = owner
        self.origin = origin
        self.destination = destination
        self.warriors = warriors
        self.by_effect = by_effect
        self.kinds = [] if kinds is None else kinds
        self.counts = [] if counts is None else counts


NO_NOTES: Final[dict[str, int]] = {}


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
    used: list[int]
    """Effects used, as `2 * card + side`; an effect works once in a battle for each side."""
    notes: dict[str, int]
    """What sources remember of this battle, by words of their own; replaced, never changed."""
    ally: int
    """Whose warriors the attacker treats as its own (9.2.9.IIc)."""
    ally_hits: int
    """Hits the attacker took by removing those warriors."""
    own_hits: int
    """Hits the attacker took on what is its own."""

    def __init__(
        self,
        place: int,
        attacker: int,
        defender: int,
        rolled: list[int] | None = None,
        extra: list[int] | None = None,
        shielded: list[int] | None = None,
        used: list[int] | None = None,
        notes: dict[str, int] = NO_NOTES,
        ally: int = NOBODY,
        ally_hits: int = 0,
        own_hits: int = 0,
    ) -> None:
        self.place = place
        self.attacker = attacker
        self.defender = defender
        self.rolled = [0, 0] if rolled is None else rolled
        self.extra = [0, 0] if extra is None else extra
        self.shielded = [0, 0] if shielded is None else shielded
        self.used = [] if used is None else used
        self.notes = notes
        self.ally = ally
        self.ally_hits = ally_hits
        self.own_hits = own_hits

    def note(self, word: str, value: int) -> None:
        """Remember something for as long as the battle lasts."""
        self.notes = {**self.notes, word: value}

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
            self.used[:],
            self.notes,
            self.ally,
            self.ally_hits,
            self.own_hits,
        )
