"""The catalogue: all static content as one document, such as maps, decks, cards and players."""

from __future__ import annotations

from typing import Any

from undergrowth import content
from undergrowth._version import __version__
from undergrowth.ai import player_names
from undergrowth.data import sheet
from undergrowth.data.pieces import looks, owner_sheet, piece_entries
from undergrowth.decks import ALL_CARDS, QUESTS, deck, deck_names
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.messages import details, printed_title, title
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
from undergrowth.lore import Choice, about, choice_kinds, seat_choices
from undergrowth.maps import map_names, woodland
from undergrowth.server.documents.levels import players_offered
from undergrowth.server.wire.asked import PACES, USUAL_PACE, USUAL_PLAYER
from undergrowth.server.wire.lore import told_of
from undergrowth.shown.question import verb_view
from undergrowth.table.cards import Card
from undergrowth.table.layout.geography import geography
from undergrowth.table.layout.woodland import Woodland
from undergrowth.table.names import CARDS, ITEMS, LANDMARKS, SUITS
from undergrowth.table.setup import SetupOption
from undergrowth.words import language, language_title, languages, titles_of

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
"""The kinds of names that have no list of their own in the document."""


def catalogue() -> dict[str, Any]:
    """Return the whole document."""
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
        "players": players_offered(),
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
            # Numbers on boards need no names; these would be names of places.
            **titles_of(choice_kinds()),
            **{id: name for id, name in titles_of(list(_WORDS)).items() if not id.isdigit()},
            **_unprinted(),
        },
        "sources": titles_of(["source"]),
        "entries": titles_of(["service", "rank", "entry"]),
        "counts": {
            "least_seats": game.number("game.players.least"),
            "most_seats": game.number("game.players.most"),
        },
        "first_game": first_game(),
        **told_of(),
    }


def _unprinted() -> dict[str, str]:
    """Return the titles of things among the cards that are in no deck."""
    printed = {card.name for card in ALL_CARDS}
    return {id: name for id, name in titles_of(["card"]).items() if id not in printed}


def _capital(name: str, kind: str) -> str:
    words = title(name, kind)
    return words[:1].upper() + words[1:]


def _map(printed: Woodland) -> dict[str, Any]:
    """Return a map; lines are derived from paths and rivers if its data has none."""
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
