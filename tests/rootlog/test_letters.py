"""Letters are data: ours, and those that a package brings for its own faction."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.rootlogs import played, written
from kit.strangers import diggers, lent, write
from undergrowth import Setup
from undergrowth.content import Entry
from undergrowth.data import sheets_with
from undergrowth.rootlog import NoLetters, read, to_rootlog
from undergrowth.rootlog.letters import FREE, Letters

ACME = Entry("acme", "acme")
OTHER = "eyrie_dynasties"
THEIRS = """
[rootlog]
letter = "{letter}"
pieces = {{ warrior = "w", spade_of_moles = "t" }}
"""


def moles(letter: str) -> dict[str, str]:
    """A faction of another package that has this letter, or none."""
    files = diggers("acme", "moles")
    page = next(name for name in files if name.endswith(".toml"))
    return {**files, page: files[page] + (THEIRS.format(letter=letter) if letter else "")}


def test_a_faction_of_a_package_has_its_own_letter(tmp_path: Path) -> None:
    write(tmp_path, moles("W"))
    with lent(tmp_path, ACME):
        log = written(played(Setup(seats=["moles", OTHER]), 3, 120)).text
        reading = read(log, proposed=True)
        assert "\nW: The moles\n" in log and reading.wrong is None
        assert any(piece == "Ww" for piece, _ in reading.after(3).pieces)


@pytest.mark.parametrize("letter", ["", "E", "B", "w"])
def test_a_faction_without_a_letter_is_named(tmp_path: Path, letter: str) -> None:
    """Nor has one whose letter is taken, or means something else."""
    write(tmp_path, moles(letter))
    with lent(tmp_path, ACME):
        replay = played(Setup(seats=["moles", OTHER]), 3, 20)
        with pytest.raises(NoLetters, match="no letters for the faction moles"):
            to_rootlog(replay)


def test_parts_without_letters_are_all_named() -> None:
    setup = Setup(map="marsh", deck="squires_and_disciples", seats=["eyrie", "alliance"])
    with pytest.raises(NoLetters, match="the map marsh, the deck squires_and_disciples"):
        to_rootlog(played(setup, 3, 5))


def test_each_faction_has_a_letter_of_its_own() -> None:
    scripts = Letters().scripts
    assert {*scripts} == {*sheets_with("factions", "rootlog")}
    assert {script.letter for script in scripts.values()} <= {*FREE}


def test_each_kind_of_piece_has_letters() -> None:
    for script in Letters().scripts.values():
        assert script.stocks.keys() == script.pieces.keys(), script.faction
