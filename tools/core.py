"""Prints whether this checkout's core is compiled, interpreted or mixed, and fails when it is
stale.

With `--expect compiled` it also fails when the core is in any other state.  With `--playing` it
only tells players of an interpreted core what compiling would bring.
"""

import importlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = "undergrowth.engine"
ALWAYS_INTERPRETED = {"__init__", "optional"}


def kind() -> str:
    """Return the state of the engine's modules, found by importing them."""
    names = sorted({path.stem for folder in _folders(PACKAGE) for path in folder.glob("*.py")})
    compiled = [_is_compiled(name) for name in names if name not in ALWAYS_INTERPRETED]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "interpreted"


def stale() -> list[str]:
    """Return the sources changed or deleted since compilation: Python would run their old code."""
    return [
        str(source)
        for folder in _folders("undergrowth")
        for built in sorted(folder.rglob("*"))
        if built.name.endswith(tuple(EXTENSION_SUFFIXES))
        and _is_newer(source := built.with_name(built.name.split(".")[0] + ".py"), built)
    ]


def _is_newer(source: Path, built: Path) -> bool:
    return not source.exists() or source.stat().st_mtime > built.stat().st_mtime


def _folders(package: str) -> list[Path]:
    return [Path(folder) for folder in importlib.import_module(package).__path__]


def _is_compiled(name: str) -> bool:
    file = importlib.import_module(f"{PACKAGE}.{name}").__file__
    return str(file).endswith(tuple(EXTENSION_SUFFIXES))


def advice(state: str) -> str:
    """Return what to tell somebody who plays; nothing with the compiled core."""
    if state == "compiled":
        return ""
    return (
        "The core is interpreted: fine for people, and for players that look one answer ahead."
        " `make play FAST=1` compiles it first, once, in some minutes and with a C compiler;"
        " players that think then try some ten times as many moves in the same time."
    )


if __name__ == "__main__":
    if changed := stale():
        raise SystemExit(
            f"The compiled core is older than {', '.join(changed)}:"
            " run `make compile` again, or `make interpreted`."
        )
    state = kind()
    if sys.argv[1:] == ["--playing"]:
        print(advice(state), end="\n" if advice(state) else "")
        raise SystemExit
    print(f"The core is {state}.")
    if sys.argv[1:2] == ["--expect"] and sys.argv[2:] != [state]:
        raise SystemExit(f"Expected it to be {' '.join(sys.argv[2:])}.")
