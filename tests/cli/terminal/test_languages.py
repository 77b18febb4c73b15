"""The terminal speaks the language of its user."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kit.lineups import sparing
from kit.opinions.foreign import untold
from kit.terminal import SEATS, Run, random_answers, session

GAME = ("terminal", "--seats", "marquise,eyrie", "--seed", "3")


def test_a_game_in_german(ug: Run) -> None:
    """Questions, options, boards, log, and what the program says itself."""
    shown = ug(*GAME, "--lang", "de", stdin="1\nh\nm\n").out
    for words in (
        "Wähle eine Ecke für den Bergfried",
        "Den Bergfried in Lichtung 1",
        "Karte Herbst · Aufbau",
        "Die Marquise de Katz platziert einen Bergfried in Lichtung 1",
        "der ganze Bildschirm",
        "Deine Hand (3)",
        "Gespeichert. Beim nächsten `terminal` wartet es auf dich; oder:",
    ):
        assert words in shown, words
    assert "Choose" not in shown and "clearing" not in shown


@pytest.mark.long
@pytest.mark.parametrize("me", sparing(SEATS, most=2))
def test_a_whole_game_in_german(ug: Run, me: str) -> None:
    """Nothing that is shown to any faction is English; answers and commands are what one types."""
    typed = [*random_answers(session(me), 60), "b", "h", "q"]
    flags = ("--me", me, "--seed", "5", "--player", "random")
    shown = ug("terminal", *flags, "--lang", "de", stdin="\n".join(typed) + "\n").out
    assert len(shown) > 20_000
    told = shown.partition("undergrowth terminal")[0]  # a command, and a file of this machine
    lines = {line for line in told.splitlines() if not line.startswith("> ")}
    signs = str.maketrans("", "", "<>")  # of the map
    assert [line for line in sorted(lines) if untold(line.translate(signs), "de")] == []


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"}, True),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, False),
        ({"LC_ALL": "fr_FR.UTF-8"}, False),
    ],
)
def test_the_locale_decides_where_no_flag_does(
    ug: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], german: bool
) -> None:
    for name in ("LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Wähle eine Ecke" in ug(*GAME).out) == german
    assert "Choose a corner" in ug(*GAME, "--lang", "en").out


def test_an_unknown_language_is_refused(ug: Run) -> None:
    ran = ug(*GAME, "--lang", "tlh")
    assert ran.code == 2 and "there are en, de" in ran.err


def test_a_terminal_without_unicode_writes_letters_without_marks(ug: Run) -> None:
    shown = ug(*GAME, "--lang", "de", encoding="ascii").out
    assert "Wahle eine Ecke fur den Bergfried" in shown


@pytest.mark.long
def test_coverage_is_reported() -> None:
    """A process of its own knows no players that other tests have made known."""
    lines = "from undergrowth.cli.main import run; run(['words', '--missing'])"
    ran = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[0] == "en  English"
    assert ran.stdout.splitlines()[1].startswith("de  Deutsch: 100 % (")
    assert "lacks" not in ran.stdout and ran.stderr == ""
