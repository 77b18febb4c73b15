"""Whose modules are being loaded: what they name meanwhile is that owner's."""

from __future__ import annotations

from typing import Final

OURS: Final = ""
"""The owner of what our own package names."""

_LOADING: Final[list[str]] = []
"""The owner whose modules are being loaded, if any."""


def begin_loading(owner: str) -> None:
    """What is named from now on is this owner's."""
    _LOADING.append(owner)


def end_loading() -> None:
    """All modules of that owner have been loaded."""
    _LOADING.pop()


def loading() -> str:
    """The owner of what is being named now."""
    return _LOADING[-1] if _LOADING else OURS
