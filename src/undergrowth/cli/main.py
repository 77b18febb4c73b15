"""`undergrowth`: all commands."""

from __future__ import annotations

import io
import re
import sys
from typing import Annotated, Final, NoReturn

import typer

from undergrowth._version import __version__
from undergrowth.cli.admin import commands as admin
from undergrowth.cli.beside.companion import companion
from undergrowth.cli.content import commands as content
from undergrowth.cli.files import problem
from undergrowth.cli.playing.about import about_command
from undergrowth.cli.playing.analysing import analyse
from undergrowth.cli.playing.byfile import choose, new, show
from undergrowth.cli.playing.lessons import commands as lesson
from undergrowth.cli.playing.puzzles import commands as puzzle
from undergrowth.cli.playing.replaying import replay
from undergrowth.cli.playing.reviewing import review
from undergrowth.cli.playing.rootlog import commands as rootlog
from undergrowth.cli.playing.sitting import terminal
from undergrowth.cli.readers import of_environment
from undergrowth.cli.results.export import export
from undergrowth.cli.results.ladder import ladder
from undergrowth.cli.results.simulate import simulate
from undergrowth.cli.results.stats import stats
from undergrowth.cli.results.train import train
from undergrowth.cli.schema import schema
from undergrowth.cli.serve import play, serve
from undergrowth.cli.verify import verify
from undergrowth.cli.words import words
from undergrowth.content import problems
from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.procedures import COMPILED
from undergrowth.words import speaking

WRONG = 2
"""The exit code for flags, files and answers that cannot be used."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as in shells."""

_USAGE: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""The exception for any flag or argument that cannot be used."""

_PLAINLY: Final = {
    "Input should be a valid integer.*": "expected a whole number",
    "Input should be a valid number.*": "expected a number",
    r"Input should be greater than or equal to (\S+)": r"expected \1 or more",
    r"Input should be less than or equal to (\S+)": r"expected \1 or less",
}
"""Messages of the checks of numbers, with our wording."""

_MAY_STAND_ALONE: Final = ("--ray",)

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
app.command("play")(play)
app.command("serve")(serve)
app.command("terminal")(terminal)
app.command("companion")(companion)
app.command("replay")(replay)
app.command("review")(review)
app.command("analyse")(analyse)
app.command("verify")(verify)
app.command("simulate")(simulate)
app.command("ladder")(ladder)
app.command("stats")(stats)
app.command("export")(export)
app.command("train")(train)
app.command("new")(new)
app.command("show")(show)
app.command("choose")(choose)
app.command("words")(words)
app.command("schema")(schema)
app.command("about")(about_command)
app.add_typer(puzzle, name="puzzle")
app.add_typer(lesson, name="lesson")
app.add_typer(rootlog, name="rootlog")
app.add_typer(content, name="content")
app.add_typer(admin, name="admin")


def _version(asked: bool) -> None:
    if asked:
        core = "compiled" if COMPILED else "interpreted"
        typer.echo(f"undergrowth {__version__} ({core} core)")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show version and core.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """The board game Root, exactly by the Law.  Unofficial fan project.

    `undergrowth play` and `undergrowth serve` show the documentation under /docs/.
    """
    for each in problems():
        print(f"Note: {each}", file=sys.stderr)


def run(arguments: list[str] | None = None) -> None:
    """Run the program.  Errors that a person can correct become one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        print_what_is_lacking(stream)
    try:
        with speaking(of_environment()):
            given = sys.argv[1:] if arguments is None else arguments
            code = app(with_values(given), prog_name="undergrowth", standalone_mode=False)
    except _USAGE as error:
        misused(error, sys.argv[1:] if arguments is None else arguments)
    except typer.Abort:
        raise SystemExit(1) from None
    except UndergrowthError as error:
        fail(str(error))
    except OSError as error:
        fail(problem(error))
    except KeyboardInterrupt:  # at any time, also outside the command
        raise SystemExit(INTERRUPTED) from None
    else:
        raise SystemExit(code if isinstance(code, int) else 0)


def print_what_is_lacking(stream: object) -> None:
    """Print `?` for a character that an encoding lacks: on Windows, files and pipes have few."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def with_values(given: list[str]) -> list[str]:
    """Return the arguments, with an empty value after each flag whose value was left out."""
    found: list[str] = []
    for at, word in enumerate(given):
        found.append(word)
        alone = at + 1 == len(given) or given[at + 1].startswith("-")
        if word in _MAY_STAND_ALONE and alone:
            found.append("")
    return found


def misused(error: Exception, given: list[str]) -> NoReturn:
    """Report an error in flags or arguments, and point to the help; end the program."""
    words = str(error.format_message())  # type: ignore[attr-defined]
    if words.startswith("Usage:"):  # without arguments: the list of commands
        print(words, file=sys.stderr)
        raise SystemExit(WRONG)
    for theirs, ours in _PLAINLY.items():
        words = re.sub(theirs, ours, words)
    known = {each.name for each in app.registered_commands}
    known |= {each.name for each in app.registered_groups}
    command = " ".join(["undergrowth", *(word for word in given[:1] if word in known)])
    fail(f"{words.rstrip('.')}; `{command} --help` lists what there is")


def fail(reason: str) -> NoReturn:
    """Report an error in one line, and end the program."""
    print(f"Error: {' '.join(reason.split())}", file=sys.stderr)
    raise SystemExit(WRONG)
