"""What the law tells its sources: where things go, what is about to happen, what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.cards import NO_CARD
from undergrowth.table.places import NOWHERE

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

# ---- what an `Intent` is about
MOVE: Final = 0
PLACE: Final = 1
REMOVE: Final = 2
"""Outside battle."""
TAKE_HIT: Final = 3
"""Removing in battle (4.3.6)."""
CRAFT: Final = 4
ACTIVATE: Final = 5
"""Using a crafting piece (4.1.1)."""
BATTLE: Final = 6
USE_DOMINANCE: Final = 7
FLIP: Final = 8
"""Turning a piece to its other side (17.2.3)."""
TAKE_ITEM: Final = 9
"""Taking an item from under a ruin (17.2.3)."""
LEAVE_ITEM: Final = 10
"""Placing an item, which nobody owns, in a clearing for good (V.6.2)."""
REPLACE: Final = 11
"""Removing it for another piece that takes its place (G.23)."""
ANY_KIND: Final = -1
"""Stands for the pieces of an owner where their kind is not what matters."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Intent:
    """1.1.2 What somebody is about to do, as whoever may forbid it sees it.

    One record serves a whole loop: `place` or `origin` then change from one question to the next.
    """

    def __init__(
        self,
        how: int,
        owner: int,
        place: int = NOWHERE,
        kind: int = ANY_KIND,
        origin: int = NOWHERE,
        by: int = NOBODY,
        card: int = NO_CARD,
    ) -> None:
        self.how = how
        """MOVE, PLACE and so on."""
        self.owner = owner
        """Whose pieces or card it is about."""
        self.place = place
        """Where it happens, or where a move ends; NOWHERE for a move wherever it leads."""
        self.kind = kind
        self.origin = origin
        """Where a move begins; NOWHERE where nothing can hold back what moves (9.4.2)."""
        self.by = by if by != NOBODY else owner
        """Who does it: their owner, unless somebody else is named."""
        self.card = card


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
    instead: int = ANY_KIND
    """G.23 The kind of the piece that stands there now, where one has been replaced."""
    overrides: list[str] = field(default_factory=list)
    """1.1.1 Sections that the card behind it overrides: who acts by one of them does not."""


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

    def copy(self) -> Moved:
        """An equal record that shares nothing that can change."""
        return Moved(
            self.owner,
            self.origin,
            self.destination,
            self.warriors,
            self.by_effect,
            self.kinds[:],
            self.counts[:],
        )


@dataclass
class Captured:
    """Pieces of one kind that have left the map for a board: they were not removed."""

    kind: int
    place: int
    count: int
    onto: int
    """That board, or a pile there: see `Source.pile`."""


# ---- what becomes of a hit (4.3.6)
TAKE: Final = 0
"""Its piece is removed."""
IGNORE: Final = 1
MOVE_AWAY: Final = 2
"""Its piece is moved instead (17, 18.2.6)."""
CAPTURE: Final = 3
"""Its piece goes to a board instead."""


@dataclass
class Fate:
    """4.3.6 What becomes of a hit.  Never changed once it is made: hits share them."""

    how: int
    to: int = NOWHERE
    """The place a piece is moved to, or the board that takes it (`Source.pile`)."""
    otherwise: int = TAKE
    """What becomes of it where its piece cannot be moved there: it is removed as normal (18.2.6),
    or the hit is ignored (17.6.1.I)."""


TAKEN: Final = Fate(TAKE)
IGNORED: Final = Fate(IGNORE)


@dataclass
class Hit:
    """4.3.6 A hit that a side has dealt, and the piece that meets it."""

    owner: int
    """The side that takes it; the piece may be of another owner that fights beside it."""
    kind: int
    fate: Fate = field(default_factory=lambda: TAKEN)

    def copy(self) -> Hit:
        """An equal hit that shares nothing that can change."""
        return Hit(self.owner, self.kind, self.fate)


_IGNORED_BESIDE: Final = "ignored beside"
"""How notes of a battle begin that count the hits ignored by who fights beside a side."""


@dataclass
class Share:
    """4.3.3, 4.3.5 A part of the hits that a side deals, or what caps or ignores some of them."""

    source: str
    """What it comes from, a name that `texts.title` writes for people."""
    law: str
    hits: int


@dataclass
class Tally:
    """4.3.3, 4.3.5 The sums of a battle as they were when they were counted, whatever is lost to
    its hits.  Lists of two are [attacker's, defender's].  Never changed once it is made."""

    lower: list[Share] = field(default_factory=list)
    """4.3.3 Why the attacker took the lower die; empty where it took the higher."""
    caps: list[list[Share]] = field(default_factory=list)
    """4.3.3.I What the most hits come from that each side could roll; empty before the roll."""
    extra: list[list[Share]] = field(default_factory=list)
    """4.3.5.I, 4.3.5.II The extra hits that each side deals; empty until hits are counted."""
    hits: list[int] = field(default_factory=list)
    """4.3.5 How many hits each side deals; empty until they are counted."""


NO_TALLY: Final = Tally()


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
    used: list[int] = field(default_factory=list)
    """Effects used, as `2 * card + side`; an effect works once in a battle for each side."""
    notes: dict[str, int] = field(default_factory=dict)
    """What sources remember of this battle, by words of their own; replaced, never changed."""
    ignored: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that side has ignored so far (4.3.5.III)."""
    hits: list[Hit] = field(default_factory=list)
    """Hits whose piece has been chosen and that have not been carried out yet."""
    attacker_die: int = -1
    """What has been rolled for each side before any cap (4.3.3); -1 before the roll."""
    defender_die: int = -1
    tally: Tally = field(default_factory=lambda: NO_TALLY)
    """What was counted so far, for views and the log; replaced, never changed."""

    def note(self, word: str, value: int) -> None:
        """Remember something for as long as the battle lasts."""
        self.notes = {**self.notes, word: value}

    def side(self, seat: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1

    def ignored_by(self, owner: int) -> int:
        """4.3.5.III How many hits an owner has ignored so far: a side, or who fights beside one."""
        if owner in (self.attacker, self.defender):
            return self.ignored[self.side(owner)]
        return self.notes.get(f"{_IGNORED_BESIDE} {owner}", 0)

    def ignore(self, owner: int, hits: int) -> None:
        """4.3.5.III An owner ignores so many hits more."""
        if owner in (self.attacker, self.defender):
            self.ignored[self.side(owner)] += hits
        else:
            self.note(f"{_IGNORED_BESIDE} {owner}", self.ignored_by(owner) + hits)

    def marks(self, owner: int) -> list[int]:
        """The kinds of the pieces that a side's hits have been put on, one entry per hit."""
        return [hit.kind for hit in self.hits if hit.owner == owner]

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
            self.ignored[:],
            [hit.copy() for hit in self.hits] if self.hits else [],
            self.attacker_die,
            self.defender_die,
            self.tally,
        )
