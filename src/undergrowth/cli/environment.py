"""The environment of the program: the language it asks for, and errors of the system."""

from __future__ import annotations

import os

from undergrowth.words import DEFAULT, negotiated


def of_environment() -> str:
    """Return the locale's language, as GNU reads `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(name, "")
        if locale:
            if locale.split(".")[0] in ("C", "POSIX"):
                return DEFAULT
            return negotiated([*os.environ.get("LANGUAGE", "").split(":"), locale])
    return DEFAULT


def problem(error: OSError) -> str:
    """Return a system error in one line, with the file's name."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason
