"""The options of a setup besides its seats, described for programs that show them to people.

The titles of options and of their values are in the message files of this folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from undergrowth.data import sheet
from undergrowth.decks import deck_names
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.messages import details, title
from undergrowth.house_rules import house_rule_names
from undergrowth.landmarks import landmark_names
from undergrowth.law.hirelings.cards import demoted_side, hireling_cards
from undergrowth.law.hirelings.control import CONTROL_DICE
from undergrowth.law.setup.draft import check_draft
from undergrowth.law.setup.fan import fan_package
from undergrowth.library.names import automated_factions, played_factions
from undergrowth.maps import map_names
from undergrowth.table.setup import REACH, Setup, SetupOption

_MOST: Final = sheet("setup").number("game.players.most")
_MOST_LANDMARKS: Final = sheet("setup").number("advanced.landmarks")
_KINDS: Final = {
    "map": "map",
    "deck": "deck",
    "reach": "reach",
    "landmark_cards": "landmark",
    "hireling_cards": "faction",
    "hirelings": "faction",
    "control_die": "control_die",
    "automated": "faction",
    "omit": "faction",
    "house_rules": "house_rule",
}
"""The kind of thing of an option's values, as in message ids."""
_TITLES_ONLY: Final = ("automated", "omit")
"""Options whose values are factions that are described elsewhere."""


def setup_options() -> list[SetupOption]:
    """Return the options of a setup besides its seats, in the current language.

    The first value of a choice is its default.
    """
    return [_in_words(option) for option in options_without_words()]


def setup_option(id: str) -> SetupOption:
    """Return the option of an id, in the current language.  Raises `BadText` for an unknown id."""
    for option in options_without_words():
        if option.id == id:
            return _in_words(option)
    raise BadText(f"{id!r} is not an option")


def options_without_words() -> list[SetupOption]:
    """Return the same options with ids only, for checks of setups, without reading message
    files."""
    return [
        *_places_and_cards(),
        *_landmark_options(),
        *_hireling_options(),
        *_advanced_options(),
        *_automated(),
        *_house_rules(),
    ]


def _in_words(option: SetupOption) -> SetupOption:
    kind = _KINDS.get(option.id, "")
    values = [
        (name, title(name, kind), "" if option.id in _TITLES_ONLY else details(name, kind))
        for name, _, _ in option.values
    ]
    return replace(
        option, title=title(option.id, "option"), about=details(option.id, "option"), values=values
    )


def _option(
    id: str,
    kind: str,
    default: bool | int | str | list[str],
    names: Iterable[str] = (),
    most: int = 0,
    drafts: bool = False,
    only_with: str = "",
    folder: str = "",
) -> SetupOption:
    """Return an option without words; its values are in a data folder."""
    values = [(name, "", "") for name in names]
    made = SetupOption(id, "", "", kind, default, values, 0, most, drafts, only_with)
    return replace(made, fan=_fan(folder, names)) if folder else made


def _fan(folder: str, names: Iterable[str]) -> dict[str, str]:
    """Return the packages of those things that are fan content."""
    packages = {name: fan_package(folder, name) for name in names}
    return {name: package for name, package in packages.items() if package}


def _places_and_cards() -> list[SetupOption]:
    return [
        _option("map", "choice", "autumn", map_names(), folder="maps"),
        _option("deck", "choice", "base", deck_names(), folder="decks"),
        _option("reach", "choice", "any", REACH),
        _option("fan_content", "flag", False),
    ]


def _landmark_options() -> list[SetupOption]:
    names = landmark_names()
    return [
        _option("landmarks", "number", 0, most=_MOST_LANDMARKS),
        _option("landmark_cards", "many", [], names, only_with="landmarks", folder="landmarks"),
        _option("map_landmarks", "flag", True),
    ]


def _hireling_options() -> list[SetupOption]:
    cards = hireling_cards()
    sides = [side for card in cards for side in (card, demoted_side(card))]
    options = [
        _option("with_hirelings", "flag", False),
        _option(
            "hireling_cards",
            "many",
            [],
            cards,
            only_with="with_hirelings",
            folder="hirelings",
        ),
        _option("hirelings", "many", [], sides, folder="hirelings"),
        _option("control_die", "choice", "threes", CONTROL_DICE),
        _option("insurgents", "flag", False, only_with="draft"),
    ]
    return [replace(option, group="hirelings") for option in options]


def _automated() -> list[SetupOption]:
    names = automated_factions()
    return [
        replace(_option("automated", "many", [], names, folder="factions"), seats=True),
        _option("cooperative", "flag", False, only_with="automated"),
    ]


def _house_rules() -> list[SetupOption]:
    names = house_rule_names()
    option = _option("house_rules", "many", [], names, folder="house_rules")
    return [replace(option, group="house_rules")]


def _advanced_options() -> list[SetupOption]:
    names = played_factions()
    return [
        _option("advanced", "flag", False),
        replace(_option("draft", "number", 0, most=_MOST, drafts=True), room=_room_to_draft()),
        _option("omit", "many", [], names, only_with="draft", folder="factions"),
        _option("second_cards", "flag", False, only_with="draft"),
    ]


def _room_to_draft() -> dict[str, int]:
    """A.8.2 Return how many can draft from the setup cards, without and with the second ones."""
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
