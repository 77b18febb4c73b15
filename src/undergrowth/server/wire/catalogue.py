"""The catalogue: all static content, as it is sent."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from undergrowth.server.wire.asked import Pace
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.lore import CatalogueAbout, CatalogueSection
from undergrowth.server.wire.maps import CatalogueMap

_FAN: Final = "The package of which it is fan content, or null."


class Item(Wire):
    """An id and its title."""

    id: str
    title: str


class About(Item):
    """An id, its title, and its meaning."""

    about: str


class CataloguePiece(Item):
    """A kind of faction piece."""

    kind: str
    count: int


class CatalogueStroke(Wire):
    """A part of a picture: its tone and its path data."""

    tone: Literal["shape", "detail", "line"]
    d: str


class CataloguePicture(Wire):
    """A picture of the page by name, or strokes on a square canvas."""

    name: str
    size: int
    strokes: list[CatalogueStroke]


class CataloguePieceLook(Wire):
    """The picture on a piece that is not a figure, and the suit printed there."""

    picture: CataloguePicture
    suit: str | None


class CatalogueLook(Wire):
    """The look of an owner of pieces; an empty word leaves it to the client."""

    color: str
    ink: str
    letter: str
    head: CataloguePicture
    body: str
    pieces: dict[str, CataloguePieceLook]


class FanItem(Item):
    """An item that may be fan content."""

    fan: str | None = Field(description=_FAN)


class CatalogueOwner(FanItem):
    """An owner of pieces: its look, and the kinds and numbers of its pieces."""

    look: CatalogueLook
    pieces: list[CataloguePiece]


class CatalogueSeatOption(About):
    """An option of a seat, such as a difficulty: one of some words, or several of them."""

    values: list[About]
    many: bool
    usual: str | None = Field(
        description="The value that counts where none is chosen; null: none of them."
    )


class CatalogueFaction(CatalogueOwner):
    """A faction: an owner with a seat.  `needs` names one that must play too."""

    reach: int
    needs: str | None
    automates: str | None = Field(
        description="The faction whose place it takes, if it plays by itself (R.3.2)."
    )
    seat_options: list[CatalogueSeatOption] = Field(
        description="What is chosen for its seat, written after it: `faction:word:word`."
    )


class CatalogueDeck(FanItem):
    """A shared deck: the number of each card."""

    cards: dict[str, int]


class CatalogueCard(Item):
    """A card as printed, its effect in our words; `short` has under 60 letters."""

    suit: str
    kind: str
    cost: dict[str, int]
    any_cost: int
    item: str | None
    points: int
    text: str
    short: str
    picture: str


class CatalogueVerb(Item):
    """A verb of options: its title, a short title, and its picture."""

    short: str
    picture: str


class CatalogueQuest(Wire):
    """A quest; `id` is as in a view, `name` as in options."""

    id: int
    name: str
    title: str
    suit: str
    items: list[str]


class CatalogueLandmark(FanItem):
    """A landmark and its effect."""

    text: str


class CatalogueHireling(Wire):
    """A hireling card: its two sides, which are owners, and the factions it excludes (A.6.5)."""

    id: str = Field(description="As options call it: its promoted side.")
    sides: list[str] = Field(description="The promoted side, and the demoted one.")
    excludes: list[str]


class CatalogueHirelings(Wire):
    """A.6 The choices of a group that plays with hirelings."""

    dealt: int = Field(description="How many are in a game that has any.")
    demoted: dict[str, int] = Field(
        description="By players, how many of those dealt show their demoted side (A.6.2)."
    )
    cards: list[CatalogueHireling]


class CatalogueValue(About):
    """A value of a setup option."""

    fan: str | None = Field(description=_FAN)


class CatalogueOption(About):
    """A setup option; its id is a key of a new game's setup."""

    kind: Literal["choice", "flag", "number", "many"]
    values: list[CatalogueValue]
    default: bool | int | str | list[str]
    least: int
    most: int
    drafts: bool = Field(description="Whether setting it leaves the seats' factions open.")
    only_with: str | None = Field(
        description="The option without which this one changes nothing; null: it always counts."
    )
    seats: bool = Field(
        description="Whether it names factions that sit on seats of their own: seats say it too."
    )
    group: str | None = Field(description="Options of one group are decided together.")
    room: dict[str, int] = Field(
        description="The most beside other options: beside none under an empty name, then by each."
    )


class CataloguePackage(About):
    """A package of content by others; `problem` is empty, or why it was left out."""

    fan: bool = Field(description="Whether it is fan content: what no game has unasked.")
    distribution: str
    version: str
    problem: str


class CataloguePace(Item):
    """A pace of computer players."""

    id: Pace
    seconds: float


class Counts(Wire):
    """The least and most numbers of players."""

    least_seats: int
    most_seats: int


class CatalogueBrief(BaseModel):
    """All content that never changes while the server runs, without its texts."""

    model_config = ConfigDict(extra="allow")
    version: str
    language: str = Field(description="In which this document is written.")
    languages: list[Item] = Field(description="In which everything can be said: `?lang=`.")
    maps: list[CatalogueMap]
    decks: list[CatalogueDeck]
    cards: list[CatalogueCard]
    factions: list[CatalogueFaction]
    owners: list[CatalogueOwner] = Field(description="Owners of pieces without a seat.")
    hirelings: CatalogueHirelings
    suits: list[Item]
    items: list[Item]
    quests: list[CatalogueQuest]
    verbs: list[CatalogueVerb]
    landmarks: list[CatalogueLandmark]
    players: list[About] = Field(
        description="Computer players as people choose them, the weakest of ours first; some with"
        " a budget behind the name."
    )
    options: list[CatalogueOption]
    paces: list[CataloguePace]
    usual_pace: Pace
    usual_player: str
    packages: list[CataloguePackage]
    words: dict[str, str] = Field(
        description="What things of no list here are called, such as phases and leaders, by id."
    )
    sources: dict[str, str] = Field(
        description="What caps, adds or takes away hits in battles, by the `source` of the log."
    )
    entries: dict[str, str] = Field(
        description="What the entries of a described seat are called, by their keys."
    )
    counts: Counts
    first_game: list[str] = Field(
        description="The seats of a first game for one person: a faction to play, and automated"
        " ones against it. Empty where none are installed."
    )
    moments: list[str] = Field(
        description="Events to dwell on for a moment, such as turmoil, by the `verb` of the log."
    )
    introduces: list[str] = Field(
        description="Prompts at which to show what `about` says of the things to choose from."
    )


class CatalogueLore(BaseModel):
    """Description of the content."""

    about: list[CatalogueAbout] = Field(
        description="What things are and do: factions, leaders, characters, cards and the like."
    )
    sections: list[CatalogueSection] = Field(description="The Law in our words, by section.")


class Catalogue(CatalogueBrief, CatalogueLore):
    """All content that never changes while the server runs."""
