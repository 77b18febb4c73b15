"""Folders that hold a person's games, shared by the terminal and the server.

Earlier releases kept the terminal's games in another folder than the server's, except on Linux.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "undergrowth"


def data_folder() -> Path:
    """Return the folder of all saved data; it need not exist yet."""
    folder = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return folder if folder.is_absolute() else _share() / NAME


def made_data_folder() -> Path:
    """Make `data_folder()` if it is not there, and return it.  Raises `OSError`.

    Only its owner can look into it: hands and addresses for notices are in the files there.
    """
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    if os.name == "posix":
        folder.chmod(0o700)
    return folder


def data_folders() -> list[Path]:
    """Return `data_folder()` and the folders of earlier releases, without duplicates."""
    told = os.environ.get("XDG_DATA_HOME", "")
    terminal = Path(told) if told and Path(told).is_absolute() else _share()
    server = Path(platformdirs.user_data_dir(NAME, appauthor=False)).absolute()
    return list(dict.fromkeys([data_folder(), terminal / NAME, server]))


def _share() -> Path:
    return Path.home() / ".local" / "share"
