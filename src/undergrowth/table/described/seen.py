"""Types of the plain data that `Game.observe` returns.

A map, a landmark or a faction may add keys of its own; its documentation describes them.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class PiecesView(TypedDict):
    """Pieces of one kind in one place, as they appear to the viewer."""

    owner: str
    piece: str
    kind: str
    count: int
    face_down: NotRequired[bool]
    """1.2.1 Where its kind is hidden."""


class PlaceView(TypedDict):
    """2.2 A place and the pieces there; forests and paths have only `id` and `pieces`."""

    id: str
    pieces: list[PiecesView]
    suits: NotRequired[list[str]]
    open_slots: NotRequired[int]
    ruin: NotRequired[int | None]
    ruler: NotRequired[str | None]
    """2.5 Who rules a clearing."""
    activated: NotRequired[int]
    """4.1.1 Crafting pieces activated there this turn."""
    flooded: NotRequired[bool]


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
    amounts: NotRequired[dict[str, int]]
    """The numbers in `value`, by what they count."""
    among: NotRequired[list[str]]
    spent: NotRequired[list[str]]
    """Of `among`: no choice any more."""


class SeatView(TypedDict):
    """2.1.4 A player's area; `hand` is None for viewers who may not see it."""

    faction: str
    score: int
    on_track: bool
    """3.3.1 Whether its score marker is on the track."""
    hand: list[str] | None
    hand_count: int
    known: list[str]
    play: list[str]
    crafted: dict[str, int]
    face_down: dict[str, int]
    """Of `crafted`, those turned face down."""
    homelands: list[str]
    """A.8.3 In the order they were chosen."""
    dominance: str | None
    partner: str | None
    supply: dict[str, int]
    board: list[PartView]


class OwnerView(TypedDict):
    """H An owner without a seat."""

    id: str
    title: str
    decider: str | None
    supply: dict[str, int]
    board: list[PartView]


class LandmarkView(TypedDict):
    """L A landmark and what lies on its card."""

    id: str
    title: str
    place: str | None
    board: list[PartView]


class BoardView(TypedDict):
    """A board of neither an owner nor a landmark."""

    id: str
    title: str
    board: list[PartView]


class SetupView(TypedDict):
    """The setup; `pool` and `beside` only in a draft."""

    map: str
    deck: str
    seats: list[str]
    seat_options: NotRequired[dict[str, list[str]]]
    """R.3.3 Options chosen for a faction's seat."""
    cooperative: NotRequired[bool]
    """R.3 Whether people win together or not at all."""
    with_hirelings: NotRequired[bool]
    """A.6 Whether three hirelings are dealt, or have been."""
    hireling_cards: NotRequired[list[str]]
    hirelings: NotRequired[list[str]]
    """Those in the game, agreed on or dealt."""
    control_die: NotRequired[str]
    house_rules: NotRequired[list[str]]
    """House rules that the players have agreed on."""
    fan_content: NotRequired[list[str]]
    """Packages whose fan content the game uses."""
    pool: NotRequired[list[str]]
    beside: NotRequired[dict[str, list[str]]]


class PhaseView(TypedDict):
    """1.4.1 A phase, with its state: done, now or to come."""

    id: str
    title: str
    state: str


class StepView(TypedDict):
    """1.4.1 A numbered step of the phase, with its state: done, now or to come."""

    law: str
    title: str
    state: str


class AllowanceView(TypedDict):
    """A limit on an action: `used` of `of`, counting an action in progress as used."""

    id: str
    title: str
    law: str
    used: int
    """What is in progress counts."""
    of: int


class AheadView(TypedDict):
    """One step of a forced sequence, with its state: done, now or to come."""

    id: str
    title: str
    law: str
    suits: list[str]
    places: list[str]
    possible: bool
    state: str


class FailsView(TypedDict):
    """Points lost by failing in a forced sequence, and the section."""

    points: int
    law: str


class ForecastView(TypedDict):
    """A forced sequence: the steps that must follow, and the penalty for failing."""

    law: str
    ahead: list[AheadView]
    fails: FailsView


class TurnView(TypedDict):
    """1.4 The turn: its seat, its phases and steps, its limits, and used effects."""

    seat: str | None
    phase: str
    number: int
    phases: list[PhaseView]
    steps: list[StepView]
    allowances: list[AllowanceView]
    """Outermost first."""
    forecast: ForecastView | None
    used: list[str]
    """Effects used this turn, where once is the limit."""


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


class DecisionView(TypedDict):
    """The open question; `options` only for the seat that is asked."""

    seat: str
    prompt: str
    law: str
    options: NotRequired[list[str]]


class OutcomeView(TypedDict):
    """3.1 The winners and the kind of victory: points, dominance or coalition.

    R.2.6 There may be no winners.
    """

    winners: list[str]
    how: str


class GameView(TypedDict):
    """The game as a viewer sees it."""

    viewer: str | None
    setup: SetupView
    turn: TurnView
    places: list[PlaceView]
    items: dict[str, int]
    deck: int
    discard: list[str]
    available: list[str]
    pond: list[str]
    on_card: list[PiecePart]
    quests: list[int]
    seats: list[SeatView]
    decision: DecisionView | None
    outcome: OutcomeView | None
    owners: NotRequired[list[OwnerView]]
    closed_paths: NotRequired[list[list[str]]]
    flooded_paths: NotRequired[list[list[str]]]
    landmarks: NotRequired[list[LandmarkView]]
    battle: NotRequired[BattleView]
    boards: NotRequired[list[BoardView]]
    points_to_win: NotRequired[int]
    """3.1 The points that win, where house rules change them."""
