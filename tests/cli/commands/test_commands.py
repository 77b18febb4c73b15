"""Commands are loaded when they are asked for, and listed without being loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest
import typer.main
from typer.testing import CliRunner

from kit.terminal import Run
from undergrowth.cli.commands import COMMANDS, SUMMARIES, every_command, program_for


def test_the_help_lists_commands_in_their_own_words() -> None:
    """The list that is shown without loading anything is the one that all commands would give."""
    whole = CliRunner().invoke(every_command(), ["--help"], prog_name="undergrowth").output
    listed = CliRunner().invoke(program_for(["--help"]), ["--help"], prog_name="undergrowth").output
    assert listed == whole
    assert list(SUMMARIES) == list(COMMANDS)


@pytest.mark.parametrize("name", SUMMARIES)
def test_the_summary_begins_the_help_of_a_command(name: str) -> None:
    """As far as the sentence of the help goes: what the list has room for is the same."""
    command = typer.main.get_command(every_command()).commands[name]  # type: ignore[attr-defined]
    told = " ".join(command.help.split())
    assert told.startswith(SUMMARIES[name].rstrip(".")[:60])


def test_a_command_is_found_beside_flags(ug: Run) -> None:
    """The program's own flags may stand before a command."""
    assert ug("--version").out.startswith("undergrowth ")
    assert "Usage: undergrowth [OPTIONS] COMMAND" in ug("--help", "schema").out
    assert "Usage: undergrowth schema" in ug("schema", "--help").out
    assert "save" in ug("--", "schema", "save").out


def test_a_command_that_is_not_there_is_refused(ug: Run) -> None:
    """The error names the nearest command."""
    wrong = ug("shema")
    assert wrong.code == 2 and "schema" in wrong.err and wrong.out == ""


def loaded(*words: str) -> set[str]:
    """The modules that the program has loaded when a command is over."""
    program = (
        "import sys\nfrom undergrowth.cli.main import run\n"
        f"try: run({list(words)!r})\nexcept SystemExit: pass\n"
        "print('loaded', *sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(done.stdout.rpartition("loaded ")[2].split())


def test_the_list_of_commands_loads_none_of_them() -> None:
    """No message is read, no screen is drawn, and nothing of a server is there."""
    there = loaded("--help")
    for name in ("server", "sim", "rootlog", "session", "cli.playing", "cli.results", "stats"):
        assert f"undergrowth.{name}" not in there, name
    assert not there & {"fluent", "babel", "rich", "multiprocessing"}


def test_a_command_loads_no_other() -> None:
    there = loaded("schema", "save")
    assert "undergrowth.cli.schema" in there
    for name in ("server", "sim", "rootlog", "cli.playing", "cli.results"):
        assert f"undergrowth.{name}" not in there, name
