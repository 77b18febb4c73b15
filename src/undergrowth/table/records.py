"""Records the rules pass to sources: destinations, intended actions, things that happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.notes import FightNote
from undergrowth.table.cards import NO_CARD
from undergrowth.table.places import NOWHERE

N = TypeVar("N", bound=FightNote)

# ---- where removed pieces go (G.24)
TO_SUPPLY: Final = 0
TO_NOWHERE: Final = 1
"""Out of the game for good."""

# ---- where discarded cards go (G.5)
DISCARD_PILE: Final = 0
BESIDE_MAP: Final = 1

# ---- where both may go
ON_BOARDS: Final = 16
"""Destinations from here on are piles on boards: see `Source.pile`."""
MOST_PILES: Final = 16
"""Most piles on a board."""

# ---- actions of an `Intent`
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
"""Placing an item, which has no owner, in a clearing for good (V.6.2)."""
REPLACE: Final = 11
"""Removing a piece for another one that takes its place (G.23)."""
ANY_KIND: Final = -1
"""Stands for any of an owner's pieces, where the kind does not matter."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Intent:
    """1.1.2 An intended action, for the sources that may forbid it.

    A loop reuses one record and changes `place` or `origin` between calls.
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
        """Owner of the pieces or the card."""
        self.place = place
        """Place of the action, or the end of a move; NOWHERE for a move to anywhere."""
        self.kind = kind
        self.origin = origin
        """Start of a move; NOWHERE if nothing can hold the pieces back (9.4.2)."""
        self.by = by if by != NOBODY else owner
        """Owner that acts: the pieces' own, unless another is named."""
        self.card = card


@dataclass
class Removed:
    """1.5.4 Pieces removed together: parallel lists, one entry per kind and place."""

    remover: int
    """Seat whose effect this is, or NOBODY; each side of a battle has its own entries."""
    in_battle: bool
    kinds: list[int]
    places: list[int]
    counts: list[int]
    removers: list[int]
    """Owner that removes, and scores, each entry; NOBODY for one's own pieces."""
    replaced: bool = False
    """G.23 Whether other pieces take their place."""
    instead: int = ANY_KIND
    """G.23 Kind of the piece that stands there now, if one has been replaced."""
    overrides: list[str] = field(default_factory=list)
    """1.1.1 Sections that the card behind it overrides: effects by these do not apply."""
    suits: list[int] = field(default_factory=list)
    """2.2.2 Suits of each place before any of them left: pieces may give a clearing its suit
    (16.2.1.I)."""


@dataclass
class Bonus:
    """3.2 Points that a rule in play adds to a seat's score."""

    seat: int
    points: int
    law: str


@dataclass
class Cleared:
    """9.2.2.I An effect that removes all enemy pieces from some places."""

    remover: int
    places: list[int]


@dataclass
class Moved:
    """4.2 Pieces of one owner that moved together."""

    owner: int
    """Owner of the pieces; a forced player counts as the mover (1.5.5)."""
    origin: int
    destination: int
    warriors: int
    """Number of warriors among them."""
    by_effect: bool = False
    """Whether an effect moved them there without a way being needed (V.8.2)."""
    kinds: list[int] = field(default_factory=list)
    """Kinds of piece that moved."""
    counts: list[int] = field(default_factory=list)
    """Number of pieces of each kind."""

    def copy(self) -> Moved:
        """Return an equal record that shares no mutable state."""
        return Moved(
            self.owner,
            self.origin,
            self.destination,
            self.warriors,
            self.by_effect,
            self.kinds[:],
            self.counts[:],
        )


# ---- outcomes of a hit (4.3.6)
TAKE: Final = 0
"""Its piece is removed."""
IGNORE: Final = 1
MOVE_AWAY: Final = 2
"""Its piece is moved instead (17, 18.2.6)."""


@dataclass
class Fate:
    """4.3.6 The outcome of a hit.  Never changed once made: hits share it."""

    how: int
    to: int = NOWHERE
    """Place a piece is moved to."""
    otherwise: int = TAKE
    """Outcome if its piece cannot be moved there: it is removed as normal (18.2.6), or the hit is
    ignored (17.6.1.I)."""


TAKEN: Final = Fate(TAKE)
IGNORED: Final = Fate(IGNORE)


@dataclass
class Hit:
    """4.3.6 A hit that a side has dealt, and the piece that takes it."""

    owner: int
    """Side that takes it; the piece may belong to another owner that fights beside it."""
    kind: int
    fate: Fate = field(default_factory=lambda: TAKEN)

    def copy(self) -> Hit:
        """Return an equal hit that shares no mutable state."""
        return Hit(self.owner, self.kind, self.fate)


# ---- what effects do to a side's hits (4.3.4): see `Fight.note_share`
EXTRA: Final = "extra"
"""It deals more hits."""
FEWER: Final = "fewer"
"""K.12.2 It deals fewer hits."""
NONE: Final = "none"
"""4.3.5 It deals no hits."""
SHIELD: Final = "shield"
"""4.3.5.III It ignores all rolled hits."""


@dataclass
class Share:
    """4.3.3, 4.3.5 A contribution to the hits a side deals, or to their limit or ignoring."""

    source: str
    """Its source: a name for `engine.messages.title`."""
    law: str
    hits: int


@dataclass
class Effect:
    """4.3.4 Change that an effect makes to a side's hits.  Never changed once made."""

    what: str
    """EXTRA, FEWER, NONE or SHIELD."""
    side: int
    share: Share


@dataclass
class Beside:
    """4.3.5.III Hits ignored by an owner that fights beside a side.  Never changed once made."""

    owner: int
    hits: int


@dataclass
class Tally:
    """4.3.3, 4.3.5 The sums of a battle when they were counted, unaffected by later losses.

    Lists of two are [attacker's, defender's].  Never changed once made.
    """

    lower: list[Share] = field(default_factory=list)
    """4.3.3 Reasons why the attacker took the lower die; empty if it took the higher."""
    caps: list[list[Share]] = field(default_factory=list)
    """4.3.3.I Contributions to the most hits each side could roll; empty before the roll."""
    extra: list[list[Share]] = field(default_factory=list)
    """4.3.5.I, 4.3.5.II Extra hits that each side deals; empty until hits are counted."""
    hits: list[int] = field(default_factory=list)
    """4.3.5 Number of hits each side deals; empty until they are counted."""


NO_TALLY: Final = Tally()


@dataclass
class Fight:
    """4.3 State of a battle, as sources see it.  Lists of two are [attacker's, defender's]."""

    place: int
    attacker: int
    defender: int
    rolled: list[int] = field(default_factory=lambda: [0, 0])
    """Rolled hits that side will deal."""
    extra: list[int] = field(default_factory=lambda: [0, 0])
    """Extra hits from effects that side has used."""
    shielded: list[int] = field(default_factory=lambda: [0, 0])
    """1 if that side ignores all rolled hits."""
    used: list[int] = field(default_factory=list)
    """Effects used, as `2 * card + side`; an effect works once in a battle for each side."""
    called_off: bool = False
    """1.1.1 Whether it does not take place: its attacker could not pay its costs."""
    effects: list[Effect] = field(default_factory=list)
    """4.3.4 Changes of hits by effects, in order of use; replaced on change."""
    beside: list[Beside] = field(default_factory=list)
    """4.3.5.III Hits that owners beside the sides have ignored; replaced on change."""
    notes: list[FightNote] = field(default_factory=list)
    """Records of sources about this battle, one of a class; replaced on change."""
    ignored: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that side has ignored so far (4.3.5.III)."""
    hits: list[Hit] = field(default_factory=list)
    """Hits whose piece has been chosen and that have not been carried out yet."""
    attacker_die: int = -1
    """Die of each side before any limit (4.3.3); -1 before the roll."""
    defender_die: int = -1
    tally: Tally = field(default_factory=lambda: NO_TALLY)
    """Sums counted so far, for views and the log; replaced on change."""

    def noted(self, kind: type[N]) -> N | None:
        """Return the record of a class that a source has noted, or None."""
        for each in self.notes:
            if isinstance(each, kind):
                return each
        return None

    def note(self, record: FightNote) -> None:
        """Note a record for as long as the battle lasts, in place of one of its class."""
        kept = [each for each in self.notes if type(each) is not type(record)]
        self.notes = [*kept, record]

    def hits_remove(self) -> bool:
        """4.3.6 Whether hits remove pieces, and no note makes them do something else."""
        return all(each.removes() for each in self.notes)

    def note_share(self, what: str, side: int, share: Share) -> None:
        """4.3.4 Record for people what an effect does to a side's hits; `what`: one of those above.

        It changes no hits.  What an effect used in a window adds to `extra` is recorded by itself.
        It takes the place of what the same source has done before.
        """
        made = Effect(what, side, share)
        for i, each in enumerate(self.effects):
            if each.what == what and each.side == side and each.share.source == share.source:
                self.effects = [*self.effects[:i], made, *self.effects[i + 1 :]]
                return
        self.effects = [*self.effects, made]

    def shares(self, what: str, side: int) -> list[Share]:
        """4.3.4 Return what effects have done to a side's hits, in order of use."""
        return [each.share for each in self.effects if each.what == what and each.side == side]

    def side(self, seat: int) -> int:
        """Return 0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1

    def ignored_by(self, owner: int) -> int:
        """4.3.5.III Return how many hits an owner has ignored so far.

        The owner is a side, or fights beside one.
        """
        if owner in (self.attacker, self.defender):
            return self.ignored[self.side(owner)]
        return sum([each.hits for each in self.beside if each.owner == owner])

    def ignore(self, owner: int, hits: int) -> None:
        """4.3.5.III Count further hits that an owner ignores."""
        if owner in (self.attacker, self.defender):
            self.ignored[self.side(owner)] += hits
        else:
            others = [each for each in self.beside if each.owner != owner]
            self.beside = [*others, Beside(owner, self.ignored_by(owner) + hits)]

    def marks(self, owner: int) -> list[int]:
        """Return the kinds of the pieces chosen for a side's hits, one entry per hit."""
        return [hit.kind for hit in self.hits if hit.owner == owner]

    def other(self, seat: int) -> int:
        """Return the seat on the other side."""
        return self.defender if seat == self.attacker else self.attacker

    def copy(self) -> Fight:
        """Return an equal record that shares no mutable state."""
        return Fight(
            self.place,
            self.attacker,
            self.defender,
            self.rolled[:],
            self.extra[:],
            self.shielded[:],
            self.used[:],
            self.called_off,
            self.effects,
            self.beside,
            self.notes,
            self.ignored[:],
            [hit.copy() for hit in self.hits] if self.hits else [],
            self.attacker_die,
            self.defender_die,
            self.tally,
        )
