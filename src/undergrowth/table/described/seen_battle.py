"""Types of a battle in a view (`table.described.seen`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ShareView(TypedDict):
    """A contribution to a sum of hits, with its source and section."""

    source: str
    title: str
    law: str
    hits: int


class LossesView(TypedDict):
    """4.3.6 Losses a side is about to take, and points the other side scores for them."""

    pieces: dict[str, int]
    """For certain, by kind."""
    chooses: int
    """Hits for which it still chooses a piece."""
    points: int
    """3.2.1 Scored by the other side, whatever is chosen."""


class ExpectedView(TypedDict):
    """4.3.6 Average losses of a side, and average points the other side scores for them."""

    hits: float
    pieces: dict[str, float]
    """Where it has no choice, by kind."""
    chooses: float
    """Pieces or items it chooses."""
    points: float
    """3.2.1 Scored by the other side."""


class SideView(TypedDict):
    """4.3 A side of a battle.

    `dealt` and `expects` are there only before the roll, the fields from `die` on only after it.
    `takes` says whether it gets the `higher` or the `lower` die, by section `takes_law`.
    """

    owner: str
    role: str
    warriors: int
    most: int
    """4.3.3.I The most hits it can roll."""
    takes: str
    """4.3.3 Which die is its own: higher or lower."""
    takes_law: str
    caps: list[ShareView]
    extra: list[ShareView]
    ignores: list[ShareView]
    odds: list[float]
    """Of so many rolled hits, from 0 on."""
    dealt: NotRequired[list[float]]
    """Before the roll: of so many hits dealt in all, from 0 on."""
    expects: NotRequired[ExpectedView]
    """Before the roll: what it should lose."""
    die: NotRequired[int]
    rolled: NotRequired[int]
    hits: NotRequired[int]
    """4.3.5 What it deals; from when hits are counted on, for good."""
    loses: NotRequired[LossesView]


class WindowView(TypedDict):
    """4.3 A step of a battle, with its state: done, now or to come."""

    id: str
    title: str
    law: str
    state: str


class BattleView(TypedDict):
    """4.3 The battle in progress: the attacker's side, then the defender's."""

    place: str
    law: str
    rolled: bool
    sides: list[SideView]
    """The attacker, then the defender."""
    windows: NotRequired[list[WindowView]]
    """Its steps."""
    ambush: NotRequired[float]
    """4.3.1 How likely the defender has an ambush to play, as far as the viewer can tell; null when
    that step is over."""
