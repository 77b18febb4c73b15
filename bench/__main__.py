"""`python -m bench`: random games with the compiled and the interpreted core, side by side.

Each core is measured in a process of its own.  The interpreted one is a copy of the sources without
compiled files; the compiled one is the package as it is imported here.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import undergrowth
import undergrowth.table.game

ROOT = Path(__file__).parent.parent
PACKAGE = Path(undergrowth.__file__).parent

Figures = dict[str, float]


def is_compiled() -> bool:
    """Whether there is a compiled core to measure."""
    return not str(undergrowth.table.game.__file__).endswith(".py")


def run(sources: Path, asked: argparse.Namespace) -> Figures:
    """Measure the package below a folder, in a process of its own."""
    words = ["--seats", asked.seats, "--map", asked.map, "--seconds", str(asked.seconds)]
    done = subprocess.run(
        [sys.executable, "-m", "bench.measure", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(sources)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: Figures = json.loads(done.stdout)["figures"]
    return figures


def run_interpreted(asked: argparse.Namespace) -> Figures:
    """Measure a copy of the sources without compiled files."""
    with tempfile.TemporaryDirectory() as folder:
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PACKAGE, Path(folder, PACKAGE.name), ignore=leave)
        return run(Path(folder), asked)


def table(columns: dict[str, Figures]) -> str:
    """Return the figures as lines of text, with the ratio of the two columns."""
    heads = [f"{name:>14}" for name in columns]
    lines = [" " * 28 + "".join(heads) + ("         ratio" if len(columns) > 1 else "")]
    for name in next(iter(columns.values())):
        values = [figures[name] for figures in columns.values()]
        shown = "".join(
            f"{value:>14,.1f}" if value < 1000 else f"{value:>14,.0f}" for value in values
        )
        lines.append(f"{name:<28}{shown}{_ratio(name, values)}")
    return "\n".join(lines)


def _ratio(name: str, values: list[float]) -> str:
    if len(values) < 2 or name == "decisions per game":
        return ""
    compiled, interpreted = values
    ratio = interpreted / compiled if name.endswith("µs") else compiled / interpreted
    return f"{ratio:>14.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seats", default="marquise,eyrie,alliance,vagabond")
    parser.add_argument("--map", default="autumn")
    parser.add_argument("--seconds", type=float, default=10.0, help="of games, for each core")
    asked = parser.parse_args()
    columns: dict[str, Figures] = {}
    if is_compiled():
        columns["compiled"] = run(PACKAGE.parent, asked)
    else:
        print("There is no compiled core here: `make compile` builds it.")
    columns["interpreted"] = run_interpreted(asked)
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"Random games of {asked.seats} on {asked.map}, one process of {interpreter}:")
    print(table(columns))


if __name__ == "__main__":
    main()
