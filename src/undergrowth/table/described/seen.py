"""Types of the plain data that `Game.observe` returns.

A map, a landmark or a faction may add keys of its own; its documentation describes them.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from undergrowth.table.described.seen_battle import (
    BattleView,
    ExpectedView,
    LossesView,
    ShareView,
    SideView,
    WindowView,
)
from undergrowth.table.described.seen_parts import (
    ItemPart,
    PartView,
    PiecePart,
    PortraitPart,
    RankPart,
    SpaceView,
)

__all__ = [
    "AheadView",
    "AllowanceView",
    "BattleView",
    "BoardView",
    "DecisionView",
    "ExpectedView",
    "FailsView",
    "ForecastView",
    "GameView",
    "ItemPart",
    "LandmarkView",
    "LossesView",
    "OutcomeView",
    "OwnerView",
    "PartView",
    "PhaseView",
    "PiecePart",
    "PiecesView",
    "PlaceView",
    "PortraitPart",
    "RankPart",
    "SeatView",
    "SetupView",
    "ShareView",
    "SideView",
    "SpaceView",
    "StepView",
    "TurnView",
    "WindowView",
]


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
