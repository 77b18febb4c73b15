"""A wrong word behind a command: one line says in plain words why it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.terminal import Run


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("terminal --sets x", "No such option: --sets"),
        ("terminal --map", "requires an argument"),
        ("terminal --width abc", "'--width': expected a whole number"),
        ("terminal --width 5", "'--width': expected 60 or more"),
        ("terminal --draft 9", "'--draft': expected 6 or less"),
        ("terminal --lang xx", "there are en, de"),
        ("terminal game.json", "unexpected extra argument"),
        ("simulate --games x", "'--games': expected a whole number"),
        ("simulate --games 0", "'--games': expected 1 or more"),
        ("simulate --code nofile.py", "nofile.py: No such file"),
        ("simulate --code text.txt", "text.txt is no Python file"),
        ("serve --reaction-delay a b", "'--reaction-delay': expected a number"),
        ("serve --port 99999", "'--port': expected 65535 or less"),
        ("replay", "Missing argument"),
        ("choose game.json", "Missing argument"),
        ("nocommand", "No such command 'nocommand'"),
    ],
)
def test_a_bad_flag_has_one_line_that_names_it(
    ug: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.txt").write_text("Buy milk.")
    ran = ug(*command.split())
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.startswith("Error: ") and ran.err.count("\n") == 1
    assert f"undergrowth {command.split()[0]} --help" in ran.err or "nocommand" in command
    assert ran.out == ""


def test_without_a_command_there_is_the_list(ug: Run) -> None:
    ran = ug()
    assert ran.code == 2
    assert "terminal" in ran.out + ran.err and "simulate" in ran.out + ran.err


def test_help_and_version_end_well(ug: Run) -> None:
    for words in (["--help"], ["--version"], ["terminal", "--help"]):
        assert ug(*words).code == 0
