"""The table as a viewer sees it, in answers: the engine's `observe`.

The types are those of `table.described.seen`, with descriptions for readers of the API;
`tests/server/test_seen.py` checks that the two agree.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Open(BaseModel):
    """A part that the engine may extend."""

    model_config = ConfigDict(extra="allow")


class PiecesView(Open):
    """Pieces of one kind in one place."""

    owner: str
    piece: str
    kind: str
    count: int
    face_down: bool | None = Field(default=None, description="1.2.1 Where its kind is hidden.")


class PlaceView(Open):
    """2.2 The contents of a clearing, a forest, a path or a faction's own place.

    Forests and paths have no suits.
    """

    id: str
    pieces: list[PiecesView]
    suits: list[str] | None = None
    open_slots: int | None = None
    ruin: int | None = None
    ruler: str | None = Field(default=None, description="2.5 Who rules a clearing.")
    activated: int | None = Field(
        default=None, description="4.1.1 Crafting pieces activated there this turn."
    )
    flooded: bool | None = None


class SpaceView(Open):
    """A space of a track."""

    label: str
    filled: bool = Field(description="Whether its piece still stands on it.")
    placed: bool
    cost: dict[str, int] = Field(description="What placing it costs, by name.")
    points: int
    bonus: dict[str, int] = Field(description="What it gives for good once uncovered, by name.")
    next: bool
    affordable: bool | None = Field(
        description="Of the next space: whether that can be done now; null where it is not known."
    )
    holder: str | None = Field(default=None, description="Who has taken what lay there.")


class ItemPart(Open):
    """An item on a board."""

    item: str
    exhausted: bool
    damaged: bool


class PiecePart(Open):
    """Pieces on a board."""

    owner: str
    piece: str
    count: int


class PartView(Open):
    """A part of a board; `kind` says which further fields it has."""

    kind: str = Field(description="track, cards, items, pieces, value or choice")
    id: str
    title: str
    law: str
    short: str | None = Field(default=None, description="Its title in little room.")
    glance: int | None = Field(default=None, description="1 for what others look at first.")
    group: str | None = Field(default=None, description="Parts of one group belong together.")
    spaces: list[SpaceView] | None = None
    along: str | None = Field(
        default=None, description="`score`: the spaces are those of the score track, by label."
    )
    cards: list[str] | None = Field(default=None, description="Null: the viewer may not see them.")
    count: int | None = None
    states: list[str] | None = Field(default=None, description="Per card: done, now or to come.")
    known: list[str] | None = Field(
        default=None, description="Of cards that lie face down, those the viewer knows."
    )
    items: list[ItemPart] | None = None
    pieces: list[PiecePart] | None = None
    value: str | None = None
    among: list[str] | None = None
    spent: list[str] | None = Field(default=None, description="Of `among`: no choice any more.")


class SeatView(Open):
    """2.1 A player's area; `hand` only for the player who holds it."""

    faction: str
    score: int
    on_track: bool = Field(description="3.3.1 Whether its score marker is on the track.")
    hand: list[str] | None
    hand_count: int
    known: list[str]
    play: list[str]
    crafted: dict[str, int]
    face_down: dict[str, int] = Field(description="Of `crafted`, those turned face down.")
    homelands: list[str] = Field(description="A.8.3 In the order they were chosen.")
    dominance: str | None
    partner: str | None
    supply: dict[str, int]
    board: list[PartView]


class OwnerView(Open):
    """H An owner of pieces without a seat; `decider` decides for it now (null: nobody)."""

    id: str
    title: str
    decider: str | None
    supply: dict[str, int]
    board: list[PartView]


class LandmarkView(Open):
    """L A landmark and the contents of its card."""

    id: str
    title: str
    place: str | None
    board: list[PartView]


class BoardView(Open):
    """A board that belongs neither to an owner nor to a landmark."""

    id: str
    title: str
    board: list[PartView]


class SetupView(Open):
    """The setup of the game; `pool` and `beside` in a draft."""

    map: str
    deck: str
    seats: list[str]
    seat_options: dict[str, list[str]] | None = Field(
        default=None, description="What is chosen for a faction's seat, such as a difficulty."
    )
    cooperative: bool | None = Field(
        default=None, description="Whether people win together against automated factions."
    )
    with_hirelings: bool | None = Field(default=None, description="Whether three are dealt.")
    hireling_cards: list[str] | None = None
    hirelings: list[str] | None = Field(
        default=None, description="Those in the game, agreed on or dealt."
    )
    control_die: str | None = None
    fan_content: list[str] | None = Field(
        default=None, description="The packages of which the game uses fan content."
    )
    pool: list[str] | None = None
    beside: dict[str, list[str]] | None = None


class PhaseView(Open):
    """1.4.1 A phase of the turn: done, now or to come."""

    id: str
    title: str
    state: str


class StepView(Open):
    """1.4.1 A numbered step of the phase, by its section: done, now or to come."""

    law: str
    title: str
    state: str


class AllowanceView(Open):
    """A limit within a turn: actions, moves of a march, cards of a Decree."""

    id: str
    title: str
    law: str
    used: int = Field(description="What is in progress counts.")
    of: int


class AheadView(Open):
    """A step of a forced sequence, and the places where it can be done as things stand."""

    id: str
    title: str
    law: str
    suits: list[str]
    places: list[str]
    possible: bool
    state: str


class FailsView(Open):
    """The cost of failing in a forced sequence."""

    points: int
    law: str


class ForecastView(Open):
    """A forced sequence, and the cost of failing in it."""

    law: str
    ahead: list[AheadView]
    fails: FailsView


class TurnView(Open):
    """1.4 The turn: its seat, its phases and steps, its limits, and the effects used."""

    seat: str | None
    phase: str
    number: int
    phases: list[PhaseView]
    steps: list[StepView]
    allowances: list[AllowanceView] = Field(description="Outermost first.")
    forecast: ForecastView | None
    used: list[str] = Field(description="Effects used this turn, where once is the limit.")


class ShareView(Open):
    """A part of a sum of hits, with its source."""

    source: str
    title: str
    law: str
    hits: int


class LossesView(Open):
    """4.3.6 The pieces that a side is about to lose to the hits on it."""

    pieces: dict[str, int] = Field(description="For certain, by kind.")
    chooses: int = Field(description="Hits for which it still chooses a piece.")
    points: int = Field(description="3.2.1 Scored by the other side, whatever is chosen.")


class ExpectedView(Open):
    """4.3.6 The average losses of a side."""

    hits: float
    pieces: dict[str, float] = Field(description="Where it has no choice, by kind.")
    chooses: float = Field(description="Pieces or items it chooses.")
    points: float = Field(description="3.2.1 Scored by the other side.")


class SideView(Open):
    """4.3 A side of a battle; fields from `die` on only after the roll."""

    owner: str
    role: str
    warriors: int
    most: int = Field(description="4.3.3.I The most hits it can roll.")
    takes: str = Field(description="4.3.3 Which die is its own: higher or lower.")
    takes_law: str
    caps: list[ShareView]
    extra: list[ShareView]
    ignores: list[ShareView]
    odds: list[float] = Field(description="Of so many rolled hits, from 0 on.")
    dealt: list[float] | None = Field(
        default=None, description="Before the roll: of so many hits dealt in all, from 0 on."
    )
    expects: ExpectedView | None = Field(
        default=None, description="Before the roll: what it should lose."
    )
    die: int | None = None
    rolled: int | None = None
    hits: int | None = Field(
        default=None, description="4.3.5 What it deals; from when hits are counted on, for good."
    )
    loses: LossesView | None = None


class WindowView(Open):
    """4.3 A step of a battle: done, now or to come."""

    id: str
    title: str
    law: str
    state: str


class BattleView(Open):
    """4.3 The battle in progress."""

    place: str
    law: str
    rolled: bool
    sides: list[SideView] = Field(description="The attacker, then the defender.")
    windows: list[WindowView] | None = Field(default=None, description="Its steps.")
    ambush: float | None = Field(
        default=None,
        description="4.3.1 How likely the defender has an ambush to play, as far as the viewer"
        " can tell; null when that step is over.",
    )


class OutcomeView(Open):
    """3.1 The end of the game."""

    winners: list[str]
    how: str


class View(Open):
    """The table as the viewer sees it (`observe` of the engine)."""

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
    quests: list[int | str]
    seats: list[SeatView]
    owners: list[OwnerView] | None = None
    closed_paths: list[list[str]] | None = None
    flooded_paths: list[list[str]] | None = None
    landmarks: list[LandmarkView] | None = None
    boards: list[BoardView] | None = None
    battle: BattleView | None = None
    outcome: OutcomeView | None
