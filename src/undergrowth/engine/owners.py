"""Whose names are whose: content may come from packages other than ours.

What our own package names has that name alone.  What another package names has the name of that
package, its owner, before it where everybody's names meet: `acme:dig`, `acme:Raid`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.loading import OURS as OURS
from undergrowth.engine.loading import begin_loading, end_loading, loading
from undergrowth.engine.registries import by_name

_PACKAGES: Final[dict[str, str]] = by_name({})
"""By the name of their package in Python, the owners there are besides us, in order."""


def begin(owner: str, module: str) -> None:
    """The modules of a package are loaded from now on: what they name is this owner's."""
    _PACKAGES[module] = owner
    begin_loading(owner)


def end() -> None:
    """All modules of the package have been loaded."""
    end_loading()


def owners() -> list[str]:
    """Every owner, ourselves first."""
    return [OURS, *_PACKAGES.values()]


def owner_of(kind: type[object]) -> str:
    """The owner of a class, by the module that defines it."""
    if len(_PACKAGES) == 0:
        return OURS
    module = kind.__module__
    for package, owner in _PACKAGES.items():
        if within(module, package):
            return owner
    return OURS


def defined_in(kind: type[object], package: str) -> bool:
    """Whether a class is defined in a package or one of its modules."""
    return within(kind.__module__, package)


def within(module: str, package: str) -> bool:
    """Whether a module is a package or one of those in it."""
    return module == package or module.startswith(f"{package}.")


def named(name: str) -> str:
    """The full name of what a module that is being loaded calls `name`."""
    return full_name(loading(), name)


def class_name(kind: type[object]) -> str:
    """What a class is called in saves."""
    return full_name(owner_of(kind), kind.__name__)


def full_name(owner: str, name: str) -> str:
    """A name with its owner, unless that is us or it stands there already."""
    if owner == OURS or name.startswith(f"{owner}:"):
        return name
    return f"{owner}:{name}"
