"""`undergrowth`: the commands."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from undergrowth._version import __version__
from undergrowth.cli.byfile import choose, new, show
from undergrowth.cli.files import problem
from undergrowth.cli.replaying import replay
from undergrowth.cli.serve import play, serve
from undergrowth.cli.simulate import simulate
from undergrowth.cli.sitting import terminal
from undergrowth.content import problems
from undergrowth.engine.errors import UndergrowthError

WRONG = 2
"""The exit code for flags, files and answers that cannot be used."""

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
app.command("play")(play)
app.command("serve")(serve)
app.command("terminal")(terminal)
app.command("replay")(replay)
app.command("simulate")(simulate)
app.command("new")(new)
app.command("show")(show)
app.command("choose")(choose)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"undergrowth {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """The board game Root, exactly by the Law.  Unofficial fan project."""
    for each in problems():
        print(f"Note: {each}", file=sys.stderr)


def run(arguments: list[str] | None = None) -> None:
    """The entry point.  What a person can put right becomes one line and exit code 2."""
    try:
        app(arguments, prog_name="undergrowth")
    except UndergrowthError as error:
        fail(str(error))
    except OSError as error:
        fail(problem(error))


def fail(words: str) -> None:
    """Say what is wrong in one line, and end."""
    print(f"Error: {' '.join(words.split())}", file=sys.stderr)
    raise SystemExit(WRONG)
