"""What is decided before a game besides the seats, described for whoever asks people for it."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.decks import deck_names, deck_title
from undergrowth.engine.setup import REACH, SetupOption
from undergrowth.factions import faction_names
from undergrowth.landmarks import landmark_names
from undergrowth.maps import map_names

_MOST: Final = sheet("setup").number("game.players.most")
_MOST_LANDMARKS: Final = sheet("setup").number("advanced.landmarks")


def setup_options() -> list[SetupOption]:
    """What is decided before a game besides the seats, for whoever asks people for it.

    The first value of a choice is its default.
    """
    return [*_places_and_cards(), *_landmark_options(), *_advanced_options()]


def _places_and_cards() -> list[SetupOption]:
    maps = [
        (name, sheet(f"maps/{name}").text("name"), sheet(f"maps/{name}").text("about"))
        for name in map_names()
    ]
    decks = [(name, deck_title(name), "") for name in deck_names()]
    reaches = {
        "any": "Any line-up.",
        "adventurous": "A reach of 17, whatever the number of players.",
        "recommended": "The reach the Law recommends for the number of players.",
    }
    shown = [(name, name.capitalize(), reaches[name]) for name in REACH]
    return [
        SetupOption("map", "Map", "Where the game is played (A.1).", "choice", "autumn", maps),
        SetupOption("deck", "Deck", "The shared deck (A.2).", "choice", "base", decks),
        SetupOption(
            "reach",
            "Reach",
            "How much reach a line-up must have (5.2); a draft asks for none.",
            "choice",
            "any",
            shown,
        ),
    ]


def _landmark_options() -> list[SetupOption]:
    pages = [(name, sheet(f"landmarks/{name}")) for name in landmark_names()]
    names = [(name, page.text("name"), page.text("text")) for name, page in pages]
    return [
        SetupOption(
            "landmarks",
            "Landmarks",
            "How many landmarks are dealt (A.5.1).",
            "number",
            0,
            most=_MOST_LANDMARKS,
        ),
        SetupOption(
            "landmark_cards",
            "Landmark cards",
            "The landmarks that may be dealt (A.5.1); none named means all of them.",
            "many",
            [],
            names,
            only_with="landmarks",
        ),
        SetupOption(
            "map_landmarks",
            "Landmarks of the map",
            "Whether the landmark that belongs to the map stands there (A.5).",
            "flag",
            True,
        ),
    ]


def _advanced_options() -> list[SetupOption]:
    names = [(name, sheet(f"factions/{name}").text("name"), "") for name in faction_names()]
    return [
        SetupOption(
            "advanced",
            "Advanced setup",
            "Everybody draws five cards and keeps three (A).",
            "flag",
            False,
        ),
        SetupOption(
            "draft",
            "Draft",
            "How many players choose their factions from setup cards (A.8); 0 when they agree"
            " on them beforehand.",
            "number",
            0,
            most=_MOST,
            drafts=True,
        ),
        SetupOption(
            "omit",
            "Omit",
            "Factions left out of a draft (A.8.1).",
            "many",
            [],
            names,
            only_with="draft",
        ),
        SetupOption(
            "second_cards",
            "Second cards",
            "Whether a draft has the second setup card of a faction that two may play (A.8.1).",
            "flag",
            False,
            only_with="draft",
        ),
    ]
