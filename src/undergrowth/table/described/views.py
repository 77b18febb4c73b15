"""Descriptions of boards for user interfaces: parts with words and numbers, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

View: TypeAlias = dict[str, object]
"""Plain data for JSON that a viewer may see."""

CHOSEN: Final = "chosen"
OPEN: Final = "open"
SPENT: Final = "spent"
"""States of a `Portrait`: in force, still to be chosen, and no choice any more."""


@dataclass
class Space:
    """One space of a track."""

    label: str = ""
    """Print on the space, such as `cost 2` or `+1 card`, if there is any."""
    filled: bool = False
    """Whether the piece still stands on it."""
    cost: dict[str, int] = field(default_factory=dict)
    """Cost of placing its piece: the number of each piece, card or other thing, by name."""
    points: int = 0
    bonus: dict[str, int] = field(default_factory=dict)
    """Permanent gain once it is uncovered, such as cards drawn in Evening, by name."""
    next: bool = False
    """Whether its piece is the next to be placed."""
    holder: str = ""
    """Owner that has taken the thing that lay there."""
    affordable: bool | None = None
    """Whether its piece can be paid for and placed somewhere now; None if the viewer cannot know,
    or it is not the next."""

    def data(self) -> View:
        """Return the space as plain data."""
        shown: View = {
            "filled": self.filled,
            "placed": not self.filled,
            "cost": self.cost,
            "points": self.points,
            "bonus": self.bonus,
            "next": self.next,
            "affordable": self.affordable,
        }
        if self.label:
            shown["label"] = self.label
        if self.holder:
            shown["holder"] = self.holder
        return shown


@dataclass
class ItemView:
    """One item on a board."""

    item: str
    exhausted: bool = False
    damaged: bool = False

    def data(self) -> dict[str, object]:
        """Return the item as plain data."""
        return {"item": self.item, "exhausted": self.exhausted, "damaged": self.damaged}


@dataclass
class PieceView:
    """Pieces of one kind on a board."""

    owner: str
    piece: str
    count: int

    def data(self) -> dict[str, object]:
        """Return the pieces as plain data."""
        return {"owner": self.owner, "piece": self.piece, "count": self.count}


@dataclass
class Portrait:
    """A card of a faction's own that is not in a deck, such as a minister or a Captain."""

    id: str
    state: str = OPEN
    """CHOSEN, OPEN or SPENT."""
    rank: str = ""
    """Id of its rank among those of its part, if there are any."""
    items: list[str] = field(default_factory=list)
    """Items printed on it."""

    def data(self) -> View:
        """Return the card as plain data."""
        return {
            "id": self.id,
            "state": self.state,
            "rank": self.rank,
            "items": self.items,
        }


@dataclass
class Rank:
    """A rank of portraits: what choosing one of them costs and gives, and how many still can be."""

    id: str
    """Also the id of the picture of its marks, among the tracks of the owner's look."""
    title: str
    cost: dict[str, int]
    points: int
    left: int
    """Number that can still be chosen."""
    spaces: int
    """Number that could be chosen at the beginning."""

    def data(self) -> View:
        """Return the rank as plain data."""
        return {
            "id": self.id,
            "title": self.title,
            "cost": self.cost,
            "points": self.points,
            "left": self.left,
            "spaces": self.spaces,
        }


@dataclass
class Part:
    """One part of a board; `kind` determines which fields are used.

    track: spaces · cards: cards (None if the viewer may not see them: then only `count`) · items:
    items, and spaces if it has printed ones · pieces: pieces, and slots if they are numbered ·
    value: value, and amounts if pictures can say it · choice: value, of `among`, and spaces that
    say what each costs and gives · portraits: portraits, and ranks if they have any.
    """

    kind: str
    id: str
    title: str
    law: str
    spaces: list[Space] = field(default_factory=list)
    cards: list[str] | None = None
    count: int = 0
    items: list[ItemView] = field(default_factory=list)
    value: str = ""
    among: list[str] = field(default_factory=list)
    pieces: list[PieceView] = field(default_factory=list)
    short: str = ""
    """Title for narrow screens."""
    glance: int = 0
    """Rank of importance to others, from 1; 0 for parts that can be hidden."""
    group: str = ""
    """Parts of one group belong together, such as the columns of a Decree."""
    states: list[str] = field(default_factory=list)
    """State of each card if they are used in order: done, now or to come."""
    spent: list[str] = field(default_factory=list)
    """Words of `among` that cannot be chosen any more."""
    along: str = ""
    """Track to whose spaces these labels belong: `score`."""
    known: list[str] = field(default_factory=list)
    """Face-down cards that the viewer knows to be there."""
    portraits: list[Portrait] = field(default_factory=list)
    ranks: list[Rank] = field(default_factory=list)
    of: str = ""
    """Kind of thing that portraits or words of a choice name, as in `undergrowth.lore.about`."""
    subject: str = ""
    """Faction that the part is about, such as that of a relationship."""
    picture: str = ""
    """Word whose picture says the value, such as `hated`."""
    amounts: dict[str, int] = field(default_factory=dict)
    """The numbers in `value`, by what they count: a piece, a suit, `card`, `vp`."""
    slots: int = 0
    """Number of spaces for pieces."""
    explained: bool = False
    """Whether each piece is shown with its name and what it does."""

    def named_as(self, of: str) -> Part:
        """Set the kind of thing that the words of a choice name, and return the part."""
        self.of = of
        return self

    def drawn_as(self, picture: str) -> Part:
        """Set the word whose picture says the value, and return the part."""
        self.picture = picture
        return self

    def counting(self, amounts: dict[str, int]) -> Part:
        """Set the numbers in the value by what they count, and return the part."""
        self.amounts = amounts
        return self

    def seen_first(self, rank: int, short: str = "", group: str = "") -> Part:
        """Mark this part to be shown at a glance, and return it."""
        self.glance, self.short, self.group = rank, short, group
        return self

    def data(self) -> dict[str, object]:
        """Return the part as plain data: the fields of every part, and those of its kind."""
        shown: dict[str, object] = {
            "kind": self.kind,
            "id": self.id,
            "title": self.title,
            "law": self.law,
        }
        if self.short:
            shown["short"] = self.short
        if self.glance > 0:
            shown["glance"] = self.glance
        if self.group:
            shown["group"] = self.group
        if self.kind == "track":
            shown["spaces"] = [space.data() for space in self.spaces]
            if self.along:
                shown["along"] = self.along
        elif self.kind == "cards":
            shown["cards"], shown["count"] = self.cards, self.count
            if self.states:
                shown["states"] = self.states
            if self.known:
                shown["known"] = self.known
        elif self.kind == "items":
            shown["items"] = [item.data() for item in self.items]
            self._add_spaces(shown)
        elif self.kind == "pieces":
            shown["pieces"] = [piece.data() for piece in self.pieces]
            if self.slots:
                shown["slots"] = self.slots
            if self.explained:
                shown["explained"] = True
        elif self.kind == "portraits":
            shown["portraits"] = [each.data() for each in self.portraits]
            if self.ranks:
                shown["ranks"] = [each.data() for each in self.ranks]
        else:
            shown["value"] = self.value
            if self.among:
                shown["among"] = self.among
            if self.spent:
                shown["spent"] = self.spent
            if self.amounts:
                shown["amounts"] = self.amounts
            self._add_spaces(shown)
        if self.of:
            shown["of"] = self.of
        if self.subject:
            shown["subject"] = self.subject
        if self.picture:
            shown["picture"] = self.picture
        return shown

    def _add_spaces(self, shown: View) -> None:
        """Add the printed spaces of items or of a choice, if it has any."""
        if self.spaces:
            shown["spaces"] = [space.data() for space in self.spaces]


@dataclass
class Allowance:
    """A limit on actions, moves, cards of a Decree and the like, and how much of it is used.

    It contains only public information.
    """

    id: str
    """Name of the counted thing for `engine.messages.title`: `action`, `move`."""
    law: str
    used: int
    """Amount used, counting an action in progress."""
    of: int


@dataclass
class Ahead:
    """One step of a forced sequence: the action, its places, and its state."""

    id: str
    """Name of the required action for `engine.messages.title`."""
    law: str
    suits: list[str]
    """Suits it is limited to, by name; empty if it is not."""
    places: list[str]
    """Places where it can be done now."""
    state: str
    """done, now or to come."""

    def data(self) -> View:
        """Return it as plain data; `possible` says whether it can be done anywhere."""
        return {
            "id": self.id,
            "law": self.law,
            "suits": self.suits,
            "places": self.places,
            "possible": bool(self.places),
            "state": self.state,
        }


@dataclass
class Forecast:
    """A forced sequence: the steps that must follow, and the penalty for failing."""

    law: str
    ahead: list[Ahead]
    fails: int
    """Points lost if something cannot be done."""
    fails_law: str
    kind: str
    """Kind of thing that the ids of `ahead` name: `column`."""


def track(id: str, title: str, law: str, labels: list[str], on_board: int) -> Part:
    """Return a track whose rightmost `on_board` spaces still hold their piece (G.20, G.24)."""
    return track_of(id, title, law, [Space(label) for label in labels], on_board)


def track_of(
    id: str,
    title: str,
    law: str,
    spaces: list[Space],
    on_board: int,
    affordable: bool | None = None,
) -> Part:
    """Return a track of spaces with costs and gains; `affordable` is for the next space."""
    empty = len(spaces) - on_board
    for i, space in enumerate(spaces):
        space.filled = i >= empty
        space.next = i == empty
        space.affordable = affordable if i == empty else None
    return Part("track", id, title, law, spaces=spaces)


def pile(id: str, title: str, law: str, cards: list[str], visible: bool) -> Part:
    """Return cards on a board; a viewer who may not see them sees only their number."""
    return Part("cards", id, title, law, cards=cards if visible else None, count=len(cards))


def value(id: str, title: str, law: str, shown: str | int, among: list[str] | None = None) -> Part:
    """Return a number, or one of some words, as a part."""
    kind = "choice" if among else "value"
    return Part(kind, id, title, law, value=str(shown), among=among or [])


def items(id: str, title: str, law: str, shown: list[ItemView]) -> Part:
    """Return items in a box or on a track of the board as a part."""
    return Part("items", id, title, law, items=shown)


def pieces(id: str, title: str, law: str, shown: list[PieceView]) -> Part:
    """Return pieces that lie on the board as a part."""
    return Part("pieces", id, title, law, pieces=shown)


def portraits(id: str, title: str, law: str, of: str, shown: list[Portrait]) -> Part:
    """Return cards of the faction's own as a part; `of` is their kind, such as `minister`."""
    return Part("portraits", id, title, law, portraits=shown, of=of)


def amount(id: str, title: str, law: str, word: str, n: int) -> Part:
    """Return a number as a part, with what it counts."""
    return value(id, title, law, n).counting({word: n})
