"""Types of the parts of a board in a view (`table.described.seen`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SpaceView(TypedDict):
    """A space of a track: its cost and what it gives."""

    label: NotRequired[str]
    filled: bool
    """Whether its piece still stands on it."""
    placed: bool
    cost: dict[str, int]
    """What placing it costs, by name."""
    points: int
    bonus: dict[str, int]
    """What it gives for good once uncovered, by name."""
    next: bool
    affordable: bool | None
    """Of the next space: whether that can be done now; null where it is not known."""
    holder: NotRequired[str]
    """Who has taken what lay there."""


class ItemPart(TypedDict):
    """An item on a board."""

    item: str
    exhausted: bool
    damaged: bool


class PiecePart(TypedDict):
    """Pieces on a board."""

    owner: str
    piece: str
    count: int


class PortraitPart(TypedDict):
    """A card of a faction's own that is not in a deck, such as a minister."""

    id: str
    state: str
    """chosen, open or spent"""
    rank: str
    """Id of its rank; empty without one."""
    items: list[str]
    """Printed on it."""


class RankPart(TypedDict):
    """A rank of such cards; `id` is also the picture of the piece that marks a chosen one."""

    id: str
    title: str
    cost: dict[str, int]
    """What choosing one costs, by name."""
    points: int
    """Scored when one is chosen."""
    left: int
    """How many more can be chosen."""
    spaces: int
    """How many could be chosen at the beginning."""


class PartView(TypedDict):
    """A part of a board; `kind` determines which of the fields from `spaces` on it has."""

    kind: str
    """track, cards, items, pieces, value, choice or portraits"""
    id: str
    title: str
    law: str
    short: NotRequired[str]
    """Its title in little room."""
    glance: NotRequired[int]
    """1 for what others look at first."""
    group: NotRequired[str]
    """Parts of one group belong together."""
    spaces: NotRequired[list[SpaceView]]
    """Of a track; printed ones for items; or, in the order of `among`, of a choice."""
    along: NotRequired[str]
    """`score`: the spaces are those of the score track, by label."""
    cards: NotRequired[list[str] | None]
    """Null: the viewer may not see them."""
    count: NotRequired[int]
    states: NotRequired[list[str]]
    """Per card: done, now or to come."""
    known: NotRequired[list[str]]
    """Of cards that lie face down, those the viewer knows."""
    items: NotRequired[list[ItemPart]]
    pieces: NotRequired[list[PiecePart]]
    slots: NotRequired[int]
    """How many spaces there are for pieces."""
    explained: NotRequired[bool]
    """Whether to show each piece with its name and what it does."""
    portraits: NotRequired[list[PortraitPart]]
    ranks: NotRequired[list[RankPart]]
    of: NotRequired[str]
    """Kind of thing that portraits or words of a choice name, as in the catalogue's `about`."""
    subject: NotRequired[str]
    """Faction that the part is about."""
    value: NotRequired[str]
    picture: NotRequired[str]
    """Word whose picture says the value, such as `hated`."""
    amounts: NotRequired[dict[str, int]]
    """The numbers in `value`, by what they count."""
    among: NotRequired[list[str]]
    spent: NotRequired[list[str]]
    """Of `among`: no choice any more."""
