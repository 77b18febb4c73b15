"""`undergrowth`: running a command, and its errors in a line."""

from __future__ import annotations

import io
import re
import sys
from typing import Final, NoReturn

import typer

from undergrowth.cli.commands import COMMANDS, program_for
from undergrowth.cli.environment import of_environment, problem
from undergrowth.engine.errors import UndergrowthError
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


def run(arguments: list[str] | None = None) -> None:
    """Run the program.  Errors that a person can correct become one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        print_what_is_lacking(stream)
    given = sys.argv[1:] if arguments is None else arguments
    try:
        program = program_for(given)  # its flags are described in English
        with speaking(of_environment()):
            code = program(with_values(given), prog_name="undergrowth", standalone_mode=False)
    except _USAGE as error:
        misused(error, given)
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
    command = " ".join(["undergrowth", *(word for word in given[:1] if word in COMMANDS)])
    fail(f"{words.rstrip('.')}; `{command} --help` lists what there is")


def fail(reason: str) -> NoReturn:
    """Report an error in one line, and end the program."""
    print(f"Error: {' '.join(reason.split())}", file=sys.stderr)
    raise SystemExit(WRONG)
