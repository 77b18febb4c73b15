"""`undergrowth content`: checks for authors of packages with factions, maps, cards and the like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from undergrowth.checking import check_folder

_FAULTY: Final = 1
"""The exit code for a package that has faults."""

commands = typer.Typer(
    help="Packages of content: factions, maps, cards and the like that others make.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@commands.callback()
def _several() -> None:
    """Packages of content: factions, maps, cards and the like that others make."""


@commands.command("check")
def check(
    folder: Annotated[Path, typer.Argument(help="The folder of the project, or of the package.")],
    play: Annotated[
        bool,
        typer.Option(
            "--play/--no-play",
            help="Play a short game of each faction, map, hireling, landmark, deck and effect.",
        ),
    ] = True,
) -> None:
    """Check a package: its data, maps, looks, words and code, and that it has tests.

    Each fault is a line with the file and the entry.  Exit code 1 says that there are faults.
    """
    faults = 0
    for package in check_folder(folder, play):
        for each in package.findings:
            typer.echo(str(each))
        faults += len(package.findings)
        noun = "fault" if len(package.findings) == 1 else "faults"
        told = f"{len(package.findings)} {noun}" if package.findings else "no faults"
        typer.echo(f"{package.name}: {package.files} data files, {told}", err=True)
        if package.unoffered:
            answers = ", ".join(package.unoffered)
            told = f"never offered in the test games, so write scenarios: {answers}"
            typer.echo(f"{package.name}: {told}", err=True)
    raise typer.Exit(_FAULTY if faults else 0)
