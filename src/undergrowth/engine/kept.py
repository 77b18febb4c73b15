"""Results computed from texts, kept between starts beside Python's bytecode.

They are found by the text itself, so they can never be out of date.  Where Python keeps no bytecode
they are not kept either, and are computed again.
"""

from __future__ import annotations

import marshal
import os
import sys
from pathlib import Path
from typing import Any, Final

MOST_KEPT: Final = 4000
"""The results that one file holds; the ones added last stay."""


class KeptResults:
    """Plain values computed from texts: tables, lists, numbers, words and bytes."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        """The file they are kept in; it need not exist."""
        self._changed = False
        self._found: dict[str, Any] | None = None

    def get(self, text: str) -> Any:
        """Return what was computed from a text, or None."""
        return self._all().get(text)

    def put(self, text: str, value: Any) -> None:
        """Add what has been computed from a text; `save` keeps it."""
        self._all()[text] = value
        self._changed = True

    def save(self) -> None:
        """Write the results into their file at once, if there are new ones and it is possible."""
        if not self._changed or sys.dont_write_bytecode:
            return
        self._changed = False
        latest = dict(list(self._all().items())[-MOST_KEPT:])
        part = self.path.with_suffix(f".{os.getpid()}")
        try:
            part.write_bytes(marshal.dumps(latest))
            part.replace(self.path)
        except OSError:
            part.unlink(missing_ok=True)

    def _all(self) -> dict[str, Any]:
        """Return all results by text; those in the file are read once."""
        if self._found is None:
            self._found = _read(self.path)
        return self._found


def beside_bytecode(module: str, name: str) -> KeptResults:
    """Return the results by a name that belong to the module with this file."""
    return KeptResults(Path(module).parent / "__pycache__" / f"{name}.{_python()}.kept")


def _python() -> str:
    """Return the name of this Python's bytecode, such as `cpython-311`."""
    return sys.implementation.cache_tag or "none"


def _read(path: Path) -> dict[str, Any]:
    """Return the results in a file; none if it is not there, or damaged."""
    try:
        found = marshal.loads(path.read_bytes())
    except (OSError, EOFError, ValueError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}
