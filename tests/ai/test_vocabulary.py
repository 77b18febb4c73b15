"""Numbers of answers for learners: whatever else is installed, they stay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import CHANCE, BadText, Game, Setup
from undergrowth.ai import Vocabulary, ask, make_player

HOME = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    """The vocabulary of our own content: it takes a while to write down."""
    return Vocabulary()


@pytest.mark.long
def test_every_option_has_a_number_that_gives_its_text_back(vocabulary: Vocabulary) -> None:
    g = Game.new(Setup(seats=few()), 3)
    rest = [make_player("random", seat, seat) for seat in range(g.seats)]
    while g.decision is not None:
        numbers = vocabulary.numbers(g.decision)
        assert len(set(numbers)) == len(numbers)
        assert [vocabulary.text(number) for number in numbers] == g.decision.texts()
        g.take(ask(rest[g.decision.seat], g))


@pytest.mark.long
def test_chance_is_no_player_and_numbers_have_an_end(vocabulary: Vocabulary) -> None:
    shuffled = Game.new(Setup(seats=few()), 3, scripted=True)
    assert shuffled.decision is not None
    assert shuffled.decision.seat == CHANCE
    assert not any(vocabulary.text(n).startswith("shuffle") for n in range(len(vocabulary)))
    with pytest.raises(BadText, match="is no answer: expected 0 to"):
        vocabulary.text(len(vocabulary))


_SAID = """
import sys
from undergrowth import content
from undergrowth.ai import Vocabulary
words = Vocabulary(sys.argv[1:])
print([each.name for each in content.packages()], words.fingerprint)
print(len(words), words.text(1000))
"""


def said(with_bramble: bool, *packages: str) -> list[str]:
    """Return what a fresh process says, with another package installed or without."""
    paths = [str(HOME / "src")]
    if with_bramble:
        paths.append(str(HOME / "examples" / "bramble" / "src"))
    program = f"import sys; sys.path[:0] = {paths!r}\n"
    if with_bramble:
        program += "from undergrowth import content\n"
        program += "content.load([content.Entry('bramble', 'bramble')])\n"
    done = subprocess.run(
        [sys.executable, "-c", program + _SAID, *packages],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.long
def test_what_else_is_installed_shifts_no_number() -> None:
    """A package adds its own answers after ours, and only where it is named."""
    alone, beside, named = said(False), said(True), said(True, "bramble")
    assert alone[0].split()[-1] == beside[0].split()[-1]
    assert "'bramble'" in beside[0] and "'bramble'" not in alone[0]
    assert alone[1] == beside[1]
    assert int(named[1].split()[0]) > int(alone[1].split()[0])
    assert named[1].split(" ", 1)[1] == alone[1].split(" ", 1)[1]
