"""What the commands that learn from games share: their flags, checks and progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.usual import usual_factions
from undergrowth.table.names import FACTIONS

STOPPED: Final = 130
"""The exit code of a command that was interrupted."""
Factions = Annotated[
    str | None,
    typer.Option(
        help="Factions that meet, with commas.", show_default="all but those of fan packages"
    ),
]


def chosen_factions(named: str | None) -> list[str]:
    """Return the named factions, or all that are not fan content."""
    if named is None:
        return usual_factions()
    try:
        return [FACTIONS.text(FACTIONS.parse(word.strip())) for word in named.split(",")]
    except BadText as error:
        raise BadSetup(f"--factions: {error}") from None


def check_writable(out: Path) -> None:
    """Raise `BadOutput` for an unusable file before the games, which take long."""
    if out.suffix != ".json" or out.is_dir() or not out.resolve().parent.is_dir():
        raise BadOutput(f"{out}: expected a file that ends in .json, in a folder that is there")


@contextmanager
def progress(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar in terminals; yield a function that takes the amount done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda finished: bar.update(task, completed=finished)
