"""The installed content: the maps, decks, cards and factions that games are made from."""

from __future__ import annotations

from undergrowth.law.hirelings.cards import shut_out_by_hirelings
from undergrowth.law.setup.fan import (
    fan_content,
    fan_package,
    fan_packages,
    is_fan,
    may_be_dealt_unnamed,
)
from undergrowth.library.beginning import first_game
from undergrowth.library.completing import check_option, check_possible
from undergrowth.library.hiring import hirelings_offered
from undergrowth.library.installed import InstalledLibrary
from undergrowth.library.names import (
    automated_factions,
    installed_factions,
    installed_maps,
    installed_owners,
    played_factions,
)
from undergrowth.library.options import setup_options

__all__ = [
    "InstalledLibrary",
    "automated_factions",
    "check_option",
    "check_possible",
    "fan_content",
    "fan_package",
    "fan_packages",
    "first_game",
    "hirelings_offered",
    "installed_factions",
    "installed_maps",
    "installed_owners",
    "is_fan",
    "may_be_dealt_unnamed",
    "played_factions",
    "setup_options",
    "shut_out_by_hirelings",
]
