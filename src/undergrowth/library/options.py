"""What is decided before a game besides the seats, described for whoever asks people for it.

What options and their values are called stands in the message files of this folder.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undergrowth.data import sheet
from undergrowth.decks import deck_names
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.messages import details, title
from undergrowth.engine.setup import REACH, Setup, SetupOption
from undergrowth.landmarks import landmark_names
from undergrowth.law.hirelings.cards import demoted_side, hireling_cards
from undergrowth.law.hirelings.control import CONTROL_DICE
from undergrowth.law.setup.draft import check_draft
from undergrowth.law.setup.fan import fan_package
from undergrowth.library.names import automated_factions, played_factions
from undergrowth.maps import map_names

_MOST: Final = sheet("setup").number("game.players.most")
_MOST_LANDMARKS: Final = sheet("setup").number("advanced.landmarks")


def setup_options() -> list[SetupOption]:
    """What is decided before a game besides the seats, for whoever asks people for it.

    The first value of a choice is its default.
    """
    return [
        *_places_and_cards(),
        *_landmark_options(),
        *_hireling_options(),
        *_advanced_options(),
        *_automated(),
    ]


def _option(
    id: str,
    kind: str,
    default: bool | int | str | list[str],
    values: list[tuple[str, str, str]] | None = None,
    most: int = 0,
    drafts: bool = False,
    only_with: str = "",
    folder: str = "",
) -> SetupOption:
    """An option in the language that is being read; its values stand in a folder of data."""
    words, about = title(id, "option"), details(id, "option")
    found = values or []
    made = SetupOption(id, words, about, kind, default, found, 0, most, drafts, only_with)
    return replace(made, fan=_fan(folder, found)) if folder else made


def _fan(folder: str, values: list[tuple[str, str, str]]) -> dict[str, str]:
    """Which of some things are fan content, and of which package."""
    packages = {name: fan_package(folder, name) for name, _, _ in values}
    return {name: package for name, package in packages.items() if package}


def _values(kind: str, names: list[str]) -> list[tuple[str, str, str]]:
    """Things to choose from: what they are called, and what stands on them."""
    return [(name, title(name, kind), details(name, kind)) for name in names]


def _places_and_cards() -> list[SetupOption]:
    return [
        _option("map", "choice", "autumn", _values("map", map_names()), folder="maps"),
        _option("deck", "choice", "base", _values("deck", deck_names()), folder="decks"),
        _option("reach", "choice", "any", _values("reach", list(REACH))),
        _option("fan_content", "flag", False),
    ]


def _landmark_options() -> list[SetupOption]:
    names = _values("landmark", landmark_names())
    return [
        _option("landmarks", "number", 0, most=_MOST_LANDMARKS),
        _option("landmark_cards", "many", [], names, only_with="landmarks", folder="landmarks"),
        _option("map_landmarks", "flag", True),
    ]


def _hireling_options() -> list[SetupOption]:
    cards = hireling_cards()
    sides = [side for card in cards for side in (card, demoted_side(card))]
    dice = _values("control_die", list(CONTROL_DICE))
    options = [
        _option("with_hirelings", "flag", False),
        _option(
            "hireling_cards",
            "many",
            [],
            _values("faction", cards),
            only_with="with_hirelings",
            folder="hirelings",
        ),
        _option("hirelings", "many", [], _values("faction", sides), folder="hirelings"),
        _option("control_die", "choice", "threes", dice),
        _option("insurgents", "flag", False, only_with="draft"),
    ]
    return [replace(option, group="hirelings") for option in options]


def _names(owners: list[str]) -> list[tuple[str, str, str]]:
    return [(name, title(name, "faction"), "") for name in owners]


def _automated() -> list[SetupOption]:
    names = _names(automated_factions())
    return [
        replace(_option("automated", "many", [], names, folder="factions"), seats=True),
        _option("cooperative", "flag", False, only_with="automated"),
    ]


def _advanced_options() -> list[SetupOption]:
    names = _names(played_factions())
    return [
        _option("advanced", "flag", False),
        replace(_option("draft", "number", 0, most=_MOST, drafts=True), room=_room_to_draft()),
        _option("omit", "many", [], names, only_with="draft", folder="factions"),
        _option("second_cards", "flag", False, only_with="draft"),
    ]


def _room_to_draft() -> dict[str, int]:
    """A.8.2 How many can draft from the setup cards there are, without and with the second ones."""
    return {
        "": _most_who_draft(Setup(seats=[])),
        "second_cards": _most_who_draft(Setup(seats=[], second_cards=True)),
        "fan_content": _most_who_draft(Setup(seats=[], fan_content=True)),
    }


def _most_who_draft(setup: Setup) -> int:
    for players in range(_MOST, 0, -1):
        try:
            check_draft(replace(setup, draft=players))
        except BadSetup:
            continue
        return players
    return 0
