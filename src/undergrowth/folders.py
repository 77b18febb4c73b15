"""Where games are kept on a person's machine: one folder for the terminal and the server.

Earlier releases kept those of the terminal elsewhere than those of the server, except on Linux.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "undergrowth"


def data_folder() -> Path:
    """The folder of everything that is kept; it need not be there yet."""
    folder = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return folder if folder.is_absolute() else _share() / NAME


def data_folders() -> list[Path]:
    """That folder, and those in which earlier releases kept games, without repetition."""
    told = os.environ.get("XDG_DATA_HOME", "")
    terminal = Path(told) if told and Path(told).is_absolute() else _share()
    server = Path(platformdirs.user_data_dir(NAME, appauthor=False)).absolute()
    return list(dict.fromkeys([data_folder(), terminal / NAME, server]))


def _share() -> Path:
    return Path.home() / ".local" / "share"
