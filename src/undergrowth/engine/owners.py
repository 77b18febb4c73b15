"""Owners of names: content may come from several packages.

Names of our own package stand alone.  Wherever names of all packages meet, a name of another
package has that package's name, its owner, before it: `acme:dig`, `acme:Raid`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.loading import OURS as OURS
from undergrowth.engine.loading import begin_loading, end_loading, loading
from undergrowth.engine.registries import registry

_PACKAGES: Final[dict[str, str]] = registry({})
"""Owners besides us by the name of their Python package, in order of loading."""


def begin(owner: str, module: str) -> None:
    """Import a package's modules from now on: names they register get this owner."""
    _PACKAGES[module] = owner
    begin_loading(owner)


def end() -> None:
    """End the import of the package's modules."""
    end_loading()


def owners() -> list[str]:
    """Return every owner, ourselves first."""
    return [OURS, *_PACKAGES.values()]


def owner_of(kind: type[object]) -> str:
    """Return the owner of a class, by the module that defines it."""
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
    """Whether a module is `package` itself or inside it."""
    return module == package or module.startswith(f"{package}.")


def named(name: str) -> str:
    """Return the full name of `name` in the package that is being imported."""
    return full_name(loading(), name)


def class_name(kind: type[object]) -> str:
    """Return the name of a class in saves."""
    return full_name(owner_of(kind), kind.__name__)


def full_name(owner: str, name: str) -> str:
    """Return a name with its owner before it, unless that is us or it is there already."""
    if owner == OURS or name.startswith(f"{owner}:"):
        return name
    return f"{owner}:{name}"
