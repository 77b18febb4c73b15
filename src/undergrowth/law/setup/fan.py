"""Fan content: content of packages that mark it as not part of the board game.

A package's `data/content.toml` says `fan = true`.  Such content may always be named in a setup; it
is dealt only if the setup allows it (`Setup.fan_content`), and a game lists the fan content it
uses.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import keeper, sheet
from undergrowth.engine.owners import OURS, owners
from undergrowth.engine.registries import registry
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.table.setup import Setup

_WHOSE: Final[dict[str, str]] = registry({})
"""Cache of the packages of things, by folder and name."""
_IS_FAN: Final[dict[str, bool]] = registry({})
"""Cache of the packages' own flags."""


def package_of(folder: str, name: str) -> str:
    """Return the package of a thing in `factions`, `hirelings`, `maps`, `landmarks` or `decks`.

    Raises FileNotFoundError if no package has it.
    """
    thing = f"{folder}/{name}"
    if thing not in _WHOSE:
        _WHOSE[thing] = keeper(folder, name) if folder == "decks" else keeper(thing)
    return _WHOSE[thing]


def is_fan(owner: str) -> bool:
    """Whether the content of a package is fan content; ours is not."""
    if owner == OURS:
        return False
    if owner not in _IS_FAN:
        _IS_FAN[owner] = _says_fan(owner)
    return _IS_FAN[owner]


def _says_fan(owner: str) -> bool:
    """Return the flag in a package's own file; False if it has no such file."""
    try:
        return sheet(f"{owner}:content").flag("fan")
    except FileNotFoundError:
        return False


def fan_packages() -> list[str]:
    """Return the loaded packages with fan content, in order."""
    return [owner for owner in owners() if is_fan(owner)]


def fan_package(folder: str, name: str) -> str:
    """Return the package of which a thing is fan content, or ""."""
    if len(owners()) == 1:
        return ""
    owner = package_of(folder, name)
    return owner if is_fan(owner) else ""


def may_be_dealt_unnamed(setup: Setup, folder: str, name: str) -> bool:
    """A.5.1, A.6.1, A.8.1 Whether a thing may be dealt without being named in the setup."""
    return setup.fan_content or fan_package(folder, name) == ""


def fan_content(setup: Setup) -> list[str]:
    """Return the packages of which a completed setup uses fan content, in order."""
    if len(owners()) == 1:
        return []
    used = [fan_package("maps", setup.map), fan_package("decks", setup.deck)]
    used += [fan_package("factions", name) for name in setup.seats if not is_undrafted(name)]
    used += [fan_package("hirelings", name) for name in setup.hirelings]
    used += [fan_package("landmarks", name) for name in setup.in_play]
    used += [fan_package("house_rules", name) for name in setup.house_rules]
    return [owner for owner in owners() if owner != OURS and owner in used]
