"""Playing many games for a command: earlier results, progress, and files kept meanwhile."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from undergrowth.cli.results.stats import show_files
from undergrowth.cli.terminal import Terminal
from undergrowth.sim import (
    BadOutput,
    Results,
    Row,
    about,
    check_new_output,
    check_output,
    check_same,
    play_plan,
    read_results,
    write_results,
)
from undergrowth.sim.games import Schedule
from undergrowth.sim.ladder import Ladder
from undergrowth.sim.parts import Parts, is_folder
from undergrowth.sim.run import play_games

# Flags of every command that plays many games.
Code = Annotated[
    list[Path] | None,
    typer.Option(help="A Python file that makes computer players known; may be repeated."),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Processes to play in.", show_default="one per processor"),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: the one at this address, or the one that RAY_ADDRESS names"
        " or that runs here; without any, on this machine.",
    ),
]
_KEEP: Final = 60.0
"""The seconds between two intermediate writes of the results."""
_SHARE: Final = 20
"""Writing takes at most one part in this many of the time."""


def finished(plan: Schedule, games: int, out: Path | None, resume: bool) -> list[Row]:
    """Return the existing rows with which a run goes on."""
    if not resume:
        return []
    if out is None:
        raise typer.BadParameter("say with --out which file to go on with", param_hint="--resume")
    if not out.exists():
        return []
    try:
        before, rows = read_results(out)
        check_same(before, about(plan, games))
    except BadOutput as error:
        raise typer.BadParameter(str(error), param_hint="--resume") from None
    last = max((row.game for row in rows), default=-1)
    if last >= games * plan.width:
        least = last // plan.width + 1
        if isinstance(plan, Ladder):
            least *= plan.width  # a ladder counts games, not tables
        raise typer.BadParameter(
            f"{out} holds more games, which would be lost: ask for {least} or more",
            param_hint="--games",
        )
    return rows


def check_out(out: Path | None, resume: bool) -> None:
    """Raise `BadParameter` if results cannot be written, or would replace others."""
    try:
        if out is not None and not is_folder(out):
            check_output(out) if resume else check_new_output(out)
    except BadOutput as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None


class _Speed(ProgressColumn):
    """A column with the games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f} games/s" if speed else "")


class _Minutely:
    """A writer of intermediate results, so that little is lost however a run ends."""

    def __init__(self) -> None:
        self._due = monotonic() + _KEEP

    def __call__(self, write: Callable[[], None]) -> None:
        """Write, if it is time to."""
        began = monotonic()
        if began >= self._due:
            write()
            took = monotonic() - began
            self._due = began + max(_KEEP, _SHARE * took)


@contextmanager
def _progress(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar in terminals; yield a function that takes the number of finished
    games."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("Playing", total=total, completed=done)
        yield lambda finished: bar.update(task, completed=finished)


def play_on(
    plan: Schedule,
    games: int,
    workers: int | None,
    finished: list[Row],
    out: Path | None,
    cluster: str | None = None,
) -> Results:
    """Play the missing games, showing progress and writing intermediate results to a file."""
    kept, played = _Minutely(), said(plan, games)

    def keep(rows: list[Row]) -> None:
        if out is not None:
            kept(partial(write_results, out, rows, played))

    with _progress(games * plan.width, len({row.game for row in finished})) as tell:
        return play_plan(
            plan, games, workers or processors(), tell, finished, keep, cluster=cluster
        )


def play_into(
    plan: Schedule,
    games: int,
    workers: int | None,
    folder: Path,
    resume: bool,
    cluster: str | None = None,
) -> None:
    """Play into a folder of Parquet files and show the results; full files leave memory.

    A run that was stopped ends with 130, as in shells.  Raises the errors of `play_plan`.
    """
    total = games * plan.width
    try:
        parts = Parts(folder, total, said(plan, games), resume)
    except BadOutput as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None
    left = [number for number in range(total) if number not in parts.done]
    kept = _Minutely()
    with _progress(total, total - len(left)) as tell:

        def told(rows: list[Row]) -> None:
            parts.add(rows)
            kept(parts.keep)
            tell(len(parts.done))

        try:
            complete = play_games(plan, left, workers or processors(), told, cluster)
        finally:
            parts.keep()
    if not complete:
        typer.echo(f"Stopped: {len(parts.done)} of {total} games are finished.", err=True)
    if parts.done:
        show_files(Terminal(), [folder])
    if not complete:
        raise typer.Exit(130)


def said(plan: Schedule, games: int) -> dict[str, object]:
    """Return the metadata of files: the games and the command."""
    return {**about(plan, games), "command": command()}


def command() -> str:
    """Return the command as a shell reads it, with absolute paths reduced to file names, since
    folders are private."""
    return shlex.join(["undergrowth", *map(_without_folders, sys.argv[1:])])


def _without_folders(word: str) -> str:
    flag, equals, value = word.partition("=") if word.startswith("-") else ("", "", word)
    return flag + equals + (Path(value).name if Path(value).is_absolute() else value)


def write_and_say(results: Results, out: Path | None) -> None:
    """Write the file, and report a run that was stopped."""
    results.about["command"] = command()
    if out is not None and results.rows:
        try:
            write_results(out, results.rows, results.about)
        except BadOutput as error:
            typer.echo(f"Error: {error}", err=True)
            raise typer.Exit(1) from None
    if results.interrupted:
        typer.echo(f"Stopped: {results.finished} of {results.games} games are finished.", err=True)


def end(results: Results, out: Path | None) -> None:
    """Report the file; a run that was stopped ends with 130, as in shells."""
    if out is not None and results.rows:
        typer.echo(f"Wrote {len(results.rows)} rows to {out}", err=True)
    if results.interrupted:
        raise typer.Exit(130)


def processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
