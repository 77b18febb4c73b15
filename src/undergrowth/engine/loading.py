"""Owner of the package whose modules are being imported: names registered meanwhile are its own."""

from __future__ import annotations

from typing import Final

OURS: Final = ""
"""Owner of the names of our own package."""

_LOADING: Final[list[str]] = []
"""Owners whose modules are being imported, the innermost last."""


def begin_loading(owner: str) -> None:
    """Register names under this owner from now on."""
    _LOADING.append(owner)


def end_loading() -> None:
    """Register names under the previous owner again."""
    _LOADING.pop()


def loading() -> str:
    """Return the owner under which names are registered now."""
    return _LOADING[-1] if _LOADING else OURS
