"""Players written by others: loaded from a file, or from installed packages."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from undergrowth.ai.players import Player, players
from undergrowth.engine.errors import BadContent
from undergrowth.engine.given import given_path

PLAYERS: Final = "undergrowth.players"
"""The group of entry points of players: each names a player and its class."""
_LOADED: Final[set[Path]] = set()


def load_code(path: str | Path) -> None:
    """Run a Python file that registers players.  Raises `BadContent` when that fails.

    The file runs with all rights, like any program: load only code that you trust.
    """
    path = given_path("code", path, BadContent).resolve()
    if path in _LOADED:
        return
    name = f"undergrowth_code_{len(_LOADED)}_{path.stem}"
    if not path.is_file():
        raise BadContent(f"{path}: No such file")
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadContent(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadContent(f"{path}: {type(error).__name__}: {error}") from error
    _LOADED.add(path)


def load_installed() -> list[tuple[EntryPoint, str]]:
    """Register the players that installed packages offer; return those that failed, and why."""
    wrong: list[tuple[EntryPoint, str]] = []
    for each in sorted(entry_points(group=PLAYERS), key=lambda entry: (entry.name, entry.value)):
        try:
            _take_in(each)
        except (Exception, SystemExit) as error:
            ours = isinstance(error, BadContent)
            wrong.append((each, str(error) if ours else f"{type(error).__name__}: {error}"))
    return wrong


def _take_in(entry: EntryPoint) -> None:
    kind = entry.load()
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise TypeError(f"{entry.value} is no Player")
    lines = (kind.__doc__ or "").strip().splitlines()
    players(entry.name, kind, lines[0] if lines else f"a player of {entry.module}")
