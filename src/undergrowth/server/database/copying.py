"""Copies of an SQLite database while people play."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from undergrowth.engine.errors import UndergrowthError

_PAGES: Final = 2000
"""The pages of a database that are copied before answers may go on: some milliseconds."""


class CannotCopy(UndergrowthError):
    """A copy that cannot be made."""


def copy_database(file: str, to: Path) -> None:
    """Copy a database into a new file that only its owner may read: all hands are in it.

    The copy is complete and consistent, whatever is answered meanwhile.  Raises `CannotCopy`.
    """
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise CannotCopy(f"{to}: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(file)) as games, closing(sqlite3.connect(to)) as copy:
            games.backup(copy, pages=_PAGES)
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        to.unlink()
        raise CannotCopy(f"{file}: {error}") from None
    if found != "ok":
        to.unlink()
        raise CannotCopy(f"{file} is damaged: {found}")
