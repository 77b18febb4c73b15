"""Everything static, as one document: maps, decks, cards, factions, players, setup options."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from undergrowth import content
from undergrowth._version import __version__
from undergrowth.ai import player_names
from undergrowth.data import sheet
from undergrowth.data.pieces import looks, owner_sheet, piece_entries
from undergrowth.decks import ALL_CARDS, QUESTS, deck, deck_names
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.messages import details, printed_title, title
from undergrowth.engine.setup import SetupOption
from undergrowth.library import (
    fan_package,
    first_game,
    hirelings_offered,
    installed_factions,
    installed_owners,
    is_fan,
    setup_options,
)
from undergrowth.looks import CANVAS, Look, Picture, look
from undergrowth.lore import Choice, about, seat_choices
from undergrowth.maps import map_names, woodland
from undergrowth.server.wire.asked import PACES, USUAL_PACE, USUAL_PLAYER
from undergrowth.server.wire.common import Wire
from undergrowth.server.wire.lore import CatalogueAbout, CatalogueSection, told_of
from undergrowth.server.wire.seen import Open
from undergrowth.shown.question import verb_view
from undergrowth.table.cards import Card
from undergrowth.table.geography import geography
from undergrowth.table.names import CARDS, ITEMS, LANDMARKS, SUITS
from undergrowth.table.woodland import Woodland
from undergrowth.words import DEFAULT, language, language_title, languages, titles_of

_WORDS = (
    "character",
    "item",
    "phase",
    "victory",
    "condition",
    "pile",
    "relationship",
    "column",
    "leader",
    "kind",
    "place",
)
"""What names without a list are names of."""


class Item(Wire):
    """A name and how people write it."""

    id: str
    title: str


class About(Item):
    """A name, how people write it, and what it means."""

    about: str


class CataloguePiece(Item):
    """A kind of faction piece."""

    kind: str
    count: int


class CatalogueStroke(Wire):
    """A part of a picture: its tone (shape, detail or line) and its path data."""

    tone: str
    d: str


class CataloguePicture(Wire):
    """A picture of the page by name, or strokes on a square canvas."""

    name: str
    size: int
    strokes: list[CatalogueStroke]


class CataloguePieceLook(Wire):
    """What is on a piece that is no figure, and the suit printed there."""

    picture: CataloguePicture
    suit: str | None


class CatalogueLook(Wire):
    """How an owner of pieces looks; an empty word leaves it to whoever shows it."""

    color: str
    ink: str
    letter: str
    head: CataloguePicture
    body: str
    pieces: dict[str, CataloguePieceLook]


_FAN: Final = "The package of which it is fan content, or null."


class FanItem(Item):
    """Something that may be fan content."""

    fan: str | None = Field(description=_FAN)


class CatalogueOwner(FanItem):
    """Whoever owns pieces: how they look, and of which kinds there are how many."""

    look: CatalogueLook
    pieces: list[CataloguePiece]


class CatalogueSeatOption(About):
    """Something chosen for a seat, such as a difficulty: one of some words, or any of them."""

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
    """A shared deck: how many of each card."""

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
    """A verb of options: what it is called, in little room too, and its picture."""

    short: str
    picture: str


class CatalogueQuest(Wire):
    """A quest; `id` is as in a view, `name` as in options."""

    id: int | str
    name: str
    title: str
    suit: str
    items: list[str]


class CatalogueLandmark(FanItem):
    """A landmark and what it does."""

    text: str


class CatalogueHireling(Wire):
    """A hireling card: its two sides, which are owners, and who does not play beside it (A.6.5)."""

    id: str = Field(description="As options call it: its promoted side.")
    sides: list[str] = Field(description="The promoted side, and the demoted one.")
    excludes: list[str]


class CatalogueHirelings(Wire):
    """A.6 What a group that plays with hirelings chooses from."""

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

    kind: str = Field(description="choice, flag, number or many")
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
    """A package of other people's content; `problem` is empty, or why it was left out."""

    fan: bool = Field(description="Whether it is fan content: what no game has unasked.")
    distribution: str
    version: str
    problem: str


class CataloguePace(Item):
    """How fast computer players go on."""

    seconds: float


class CatalogueMap(Open):
    """A map, on a canvas of 1000 by 1000."""

    id: str
    name: str
    fan: str | None = Field(description=_FAN)
    look: str = Field(description="Season and ground, for drawing; empty where it names none.")
    places: list[dict[str, Any]]
    paths: list[dict[str, Any]] = Field(description="Places between two clearings: id and ends.")
    lines: list[dict[str, Any]]
    areas: list[dict[str, Any]]


class Counts(Wire):
    """How many may play."""

    least_seats: int
    most_seats: int


class Catalogue(BaseModel):
    """Everything that never changes while the server runs."""

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
    players: list[About]
    options: list[CatalogueOption]
    paces: list[CataloguePace]
    usual_pace: str
    usual_player: str
    packages: list[CataloguePackage]
    words: dict[str, str] = Field(
        description="What things of no list here are called, such as phases and leaders, by id."
    )
    sources: dict[str, str] = Field(
        description="What caps, adds or takes away hits in battles, by the `source` of the log."
    )
    counts: Counts
    first_game: list[str] = Field(
        description="The seats of a first game for one person: a faction to play, and automated"
        " ones against it. Empty where none are installed."
    )
    about: list[CatalogueAbout] = Field(
        description="What things are and do: factions, leaders, characters, cards and the like."
    )
    sections: list[CatalogueSection] = Field(description="The Law in our words, by section.")
    introduces: list[str] = Field(
        description="Prompts at which to show what `about` says of the things to choose from."
    )


def catalogue() -> dict[str, Any]:
    """The whole document."""
    game = sheet("setup")
    return {
        "version": __version__,
        "language": language(),
        "languages": [{"id": code, "title": language_title(code)} for code in languages()],
        "maps": [_map(woodland(name)) for name in map_names()],
        "decks": [_deck(name) for name in deck_names()],
        "cards": [_card(card) for card in ALL_CARDS],
        "factions": [_faction(name) for name in installed_factions()],
        "owners": [_owner(name, "hirelings") for name in installed_owners()],
        "hirelings": hirelings_offered(),
        "suits": [{"id": name, "title": _capital(name, "suit")} for name in SUITS.names()],
        "items": [{"id": name, "title": title(name, "item")} for name in ITEMS.names()],
        "quests": [_quest(number) for number in range(len(QUESTS))],
        "verbs": [verb_view(kind) for _, kind in sorted(all_verbs().items())],
        "landmarks": [_landmark(name) for name in LANDMARKS.names()],
        "players": [
            {"id": name, "title": title(name, "player"), "about": details(name, "player")}
            for name in player_names()
        ],
        "options": [_option(option) for option in setup_options()],
        "paces": [
            {"id": id, "title": title(id, "pace"), "seconds": seconds}
            for id, seconds in PACES.items()
        ],
        "usual_pace": USUAL_PACE,
        "usual_player": USUAL_PLAYER if USUAL_PLAYER in player_names() else player_names()[0],
        "packages": [
            *(_package(each, "") for each in content.packages()),
            *(_package(each.package, each.reason) for each in content.problems()),
        ],
        "words": {
            **titles_of(list(_WORDS)),
            **_unprinted(),
        },
        "sources": titles_of(["source"]),
        "counts": {
            "least_seats": game.number("game.players.least"),
            "most_seats": game.number("game.players.most"),
        },
        "first_game": first_game(),
        **told_of(),
    }


def _unprinted() -> dict[str, str]:
    """What lies among cards and is no card of any deck."""
    printed = {card.name for card in ALL_CARDS}
    return {id: name for id, name in titles_of(["card"]).items() if id not in printed}


class Page:
    """The document as it is sent, with a tag that changes when it does."""

    def __init__(self) -> None:
        self.body = to_json(catalogue())
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


class Shelves:
    """The document in each language, written when somebody first reads it."""

    def __init__(self) -> None:
        self._pages = {DEFAULT: Page()}

    def page(self) -> Page:
        """In the language that is being read."""
        code = language()
        if code not in self._pages:
            self._pages[code] = Page()
        return self._pages[code]


def _capital(name: str, kind: str) -> str:
    words = title(name, kind)
    return words[:1].upper() + words[1:]


def _map(printed: Woodland) -> dict[str, Any]:
    """A map; lines are made from paths and rivers where its data draws none."""
    shown: dict[str, Any] = geography(printed)
    shown["name"] = title(printed.name, "map")
    shown["fan"] = _fan("maps", printed.name)
    shown["look"] = sheet(f"maps/{printed.name}").word("look")
    shown.setdefault("lines", _lines(shown["places"]))
    shown.setdefault("areas", [])
    return shown


def _lines(places: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for kind, key in (("path", "paths"), ("river", "rivers")):
        for place in places:
            if place["kind"] == "forest":
                continue
            for other in place[key]:
                if int(place["id"]) < int(other):
                    found.append({"kind": kind, "ends": [place["id"], other], "via": []})
    return found


def _deck(name: str) -> dict[str, Any]:
    counts: dict[str, int] = {}
    for card in deck(name):
        counts[CARDS.text(card)] = counts.get(CARDS.text(card), 0) + 1
    fan = _fan("decks", name)
    return {"id": name, "title": title(name, "deck"), "fan": fan, "cards": counts}


def _fan(folder: str, name: str) -> str | None:
    return fan_package(folder, name) or None


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.name,
        "title": printed_title(card.name, "card"),
        "suit": SUITS.text(card.suit),
        "kind": card.kind,
        "cost": {SUITS.text(suit): n for suit, n in enumerate(card.cost) if n > 0},
        "any_cost": card.any_cost,
        "item": ITEMS.text(card.item) if card.item >= 0 else None,
        "points": card.points,
        "text": details(card.name, "card"),
        "short": about("card", card.name, language()).short,
        "picture": card.picture,
    }


def _faction(name: str) -> dict[str, Any]:
    page = sheet(f"factions/{name}")
    return {
        **_owner(name, "factions"),
        "reach": page.number("reach"),
        "needs": page.word("same_as") or None,
        "automates": page.word("automates") or None,
        "seat_options": [_seat_option(choice) for choice in seat_choices(name)],
    }


def _seat_option(choice: Choice) -> dict[str, Any]:
    return {
        "id": choice.id,
        "title": choice.title,
        "about": choice.about,
        "values": _values(choice.values),
        "many": choice.many,
        "usual": choice.usual or None,
    }


def _values(values: list[tuple[str, str, str]]) -> list[dict[str, str]]:
    return [{"id": id, "title": words, "about": more} for id, words, more in values]


def _owner(name: str, folder: str) -> dict[str, Any]:
    page = owner_sheet(name)
    called = _capital(name, "faction")
    return {
        "id": name,
        "title": called,
        "fan": _fan(folder, name),
        "look": _look(look(name), called[:1]),
        "pieces": [
            {
                "id": piece.id,
                "title": title(piece.id, name),
                "kind": piece.kind,
                "count": piece.count,
            }
            for piece in [*piece_entries(page), *looks(page)]
        ],
    }


def _look(shown: Look, letter: str) -> dict[str, Any]:
    return {
        "color": shown.color,
        "ink": shown.ink,
        "letter": shown.letter or letter,
        "head": _picture(shown.head),
        "body": shown.body,
        "pieces": {
            name: {"picture": _picture(piece.picture), "suit": piece.suit or None}
            for name, piece in shown.pieces.items()
        },
    }


def _picture(picture: Picture) -> dict[str, Any]:
    strokes = [{"tone": tone, "d": d} for tone, d in picture.strokes]
    return {"name": picture.name, "size": CANVAS, "strokes": strokes}


def _package(package: content.Entry, problem: str) -> dict[str, Any]:
    fan = not problem and is_fan(package.name)
    return {
        "id": package.name,
        "title": title(package.name, "content"),
        "about": about("content", package.name, language()).short if fan else "",
        "fan": fan,
        "distribution": package.distribution,
        "version": package.version,
        "problem": problem,
    }


def _quest(number: int) -> dict[str, Any]:
    quest = QUESTS[number]
    return {
        "id": number,
        "name": quest.name,
        "title": printed_title(quest.name, "quest"),
        "suit": SUITS.text(quest.suit),
        "items": [ITEMS.text(item) for item in quest.items],
    }


def _landmark(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "fan": _fan("landmarks", name),
        "title": title(name, "landmark"),
        "text": details(name, "landmark"),
    }


def _option(option: SetupOption) -> dict[str, Any]:
    return {
        "id": option.id,
        "title": option.title,
        "about": option.about,
        "kind": option.kind,
        "values": [
            {**value, "fan": option.fan.get(value["id"])} for value in _values(option.values)
        ],
        "default": option.default,
        "least": option.least,
        "most": option.most,
        "drafts": option.drafts,
        "room": option.room,
        "group": option.group or None,
        "only_with": option.only_with or None,
        "seats": option.seats,
    }
