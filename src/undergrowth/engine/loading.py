"""Owner of the package whose modules are being imported: names registered meanwhile are its own."""

from __future__ import annotations

from typing import Final

OURS: Final = ""
"""The owner of what our own package names."""

_LOADING: Final[list[str]] = []
"""The owner whose modules are being loaded, if any."""


def begin_loading(owner: str) -> None:
    """Register names under this owner from now on."""
    _LOADING.append(owner)


def end_loading() -> None:
    """Register names under the previous owner again."""
    _LOADING.pop()


def loading() -> str:
    """Return the owner under which names are registered now."""
    return _LOADING[-1] if _LOADING else OURS
