"""Letters are data: ours, and those that a package brings for its own faction."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.madeup.strangers import diggers, lent, write
from kit.rootlogs import played, written
from undergrowth import Setup
from undergrowth.content import Entry
from undergrowth.data import keeper, sheet, sheets, sheets_with
from undergrowth.engine.owners import OURS
from undergrowth.rootlog import NoLetters, read, to_rootlog
from undergrowth.rootlog.notation.letters import FREE, Letters

ACME = Entry("acme", "acme")
OTHER = "eyrie_dynasties"
THEIRS = """
[rootlog]
letter = "{letter}"
pieces = {{ warrior = "w", spade_of_moles = "t" }}
"""

SIDE = """
id = "fireflies"
name = "Fireflies"
text = "They glow."
pack = "acme_pack"
excludes = []
[[piece]]
id = "firefly"
kind = "warrior"
count = 3
name = "firefly"
"""
OTHER_SIDE = """
id = "glow_worms"
name = "Glow-worms"
text = "They glow, too."
demotes = "fireflies"
pieces_of = "fireflies"
"""
HIRED = """
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.hirelings.deeds import PostPieces
class Glowing(Hireling):
    def set_up(self, g, seat):
        return [PostPieces(seat, [self.warrior], [2], g.clearings)]
OWNERS = {"fireflies": Glowing, "glow_worms": Glowing}
"""
PIECE = '[rootlog]\npiece = "l_s"\n'
STONE = """
id = "stone"
name = "Stone"
text = "It stands."
min_players = 2
adds_slots = 0
adds_suits = []
[setup]
where = "any"
beside = false
"""
LANDMARK = """
from undergrowth.table.landmark import Landmark
class Stone(Landmark):
    pass
LANDMARK = Stone
"""


def beside(letters: str, piece: str) -> dict[str, str]:
    """A hireling card and a landmark of another package, with these in their data."""
    return {
        "acme/data/hirelings/fireflies.toml": SIDE + letters,
        "acme/data/hirelings/glow_worms.toml": OTHER_SIDE,
        "acme/hirelings/fireflies.py": HIRED,
        "acme/data/landmarks/stone.toml": STONE + piece,
        "acme/landmarks/stone.py": LANDMARK,
        "acme/landmarks/en.ftl": "title-landmark-stone = Stone\n",
    }


def with_both(side: str) -> Setup:
    """A game with that side, and the landmark."""
    sides = [side, "popular_band", "highway_bandits"]
    seats = ["marquise", OTHER]
    return Setup(seats=seats, hirelings=sides, landmarks=1, landmark_cards=["stone"])


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


@pytest.mark.parametrize(("side", "letters"), [("fireflies", "h_Y"), ("glow_worms", "h_Yd")])
def test_hirelings_and_landmarks_of_a_package_have_their_own(
    tmp_path: Path, side: str, letters: str
) -> None:
    write(tmp_path, beside('[rootlog]\nletter = "Y"\npieces = { firefly = "w" }\n', PIECE))
    with lent(tmp_path, ACME):
        log = to_rootlog(played(with_both(side), 3, 200))
        reading = read(log)
        hired = next(line for line in log.splitlines() if line.startswith("Hirelings: "))
        assert f"2{letters}w->" in hired and "\nLandmarks: l_s->" in log
        assert reading.wrong is None
        assert (
            sum(n for (piece, _), n in reading.after(0).pieces.items() if piece == f"{letters}w")
            == 2
        )


@pytest.mark.parametrize("letter", ["", "J", "y", "Yd"])
def test_those_without_letters_are_named(tmp_path: Path, letter: str) -> None:
    """Nor has one whose letter is taken, or is no capital."""
    told = f'[rootlog]\nletter = "{letter}"\npieces = {{ firefly = "w" }}\n' if letter else ""
    write(tmp_path, beside(told, ""))
    with lent(tmp_path, ACME):
        replay = played(with_both("glow_worms"), 3, 20)
        with pytest.raises(NoLetters, match="the hireling glow_worms, the landmark stone"):
            to_rootlog(replay)


def test_what_is_only_proposed_is_named() -> None:
    sides = ["prosperous_farmers", "frog_tinkers", "popular_band"]
    setup = Setup(seats=["marquise", "eyrie"], hirelings=sides, landmarks=1)
    setup.landmark_cards = ["foxburrow"]
    replay = played(setup, 3, 60)
    missing = "the hireling prosperous_farmers, the hireling frog_tinkers, the landmark foxburrow"
    with pytest.raises(NoLetters, match=missing):
        to_rootlog(replay)
    assert "\nHirelings: h_Id/h_Jw->" in to_rootlog(replay, proposed=True)


def test_a_map_without_its_landmark_is_named() -> None:
    """A position always has it."""
    replay = played(Setup(map="lake", seats=["marquise", "eyrie"], map_landmarks=False), 3, 60)
    with pytest.raises(NoLetters, match="the map lake without ferry"):
        to_rootlog(replay)


def test_parts_without_letters_are_all_named() -> None:
    setup = Setup(map="marsh", deck="squires_and_disciples", seats=["eyrie", "alliance"])
    with pytest.raises(NoLetters, match="the map marsh, the deck squires_and_disciples"):
        to_rootlog(played(setup, 3, 5))


def test_each_faction_has_a_letter_of_its_own() -> None:
    scripts = Letters(proposed=True).scripts
    assert {*scripts} == {*sheets_with("factions", "rootlog")}
    assert {script.letter for script in scripts.values()} <= {*FREE}


def test_each_kind_of_piece_has_letters() -> None:
    for script in Letters(proposed=True).named.values():
        assert script.stocks.keys() == script.pieces.keys(), script.faction


def test_each_hireling_and_each_landmark_has_letters() -> None:
    """Of ours; both sides of a card have the same letter."""
    letters = Letters(proposed=True)
    ours = [name for name in sheets("hirelings") if keeper(f"hirelings/{name}") == OURS]
    assert {*letters.hirelings} == {*ours}
    assert {*letters.landmarks} == {*sheets("landmarks")}
    for name, script in letters.hirelings.items():
        other = sheet(f"hirelings/{name}").word("demotes")
        assert script.letter == (f"{letters.hirelings[other].letter}d" if other else script.letter)
