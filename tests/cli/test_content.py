"""`undergrowth content check`: each fault is a line that names the file and the entry."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import undergrowth
from kit.terminal import Run
from undergrowth import Game, Setup, content
from undergrowth.checking.folder import check_file, words_of_code
from undergrowth.checking.map_keys import BEND, CLEARING, FOREST, MAP, keys_table
from undergrowth.data import sheets
from undergrowth.library import installed_factions

HOME = Path(__file__).parents[2]
BRAMBLE = HOME / "examples" / "bramble"
MAP_FILE = "src/thicket/data/maps/hedgerow.toml"
FACTION_FILE = "src/thicket/data/factions/bramble_guard.toml"
GENERAL = "is no key that anything reads"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the example by another name, beside which the example may be installed."""
    folder = tmp_path / "thicket"
    shutil.copytree(BRAMBLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    (folder / "src" / "bramble").rename(folder / "src" / "thicket")
    for path in folder.rglob("*"):
        if path.suffix in (".py", ".toml"):
            text = path.read_text(encoding="utf-8")
            text = text.replace("from bramble", "from thicket").replace(
                "import bramble", "import thicket"
            )
            path.write_text(text, encoding="utf-8")
    project = folder / "pyproject.toml"
    project.write_text(
        project.read_text(encoding="utf-8").replace('bramble = "bramble"', 'thicket = "thicket"'),
        encoding="utf-8",
    )
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("folder", ["examples/bramble", "packages/revelry"])
def test_the_packages_we_ship_have_no_faults(ug: Run, folder: str) -> None:
    """Played, too: a short game of each faction and map, whatever was played before."""
    Game.new(Setup(seats=installed_factions()[:2]), 1)
    before = content.packages()
    ran = ug("content", "check", HOME / folder)
    assert (ran.code, ran.out) == (0, ""), ran.out
    assert "no faults" in ran.err
    assert content.packages() == before, "a package is taken in only while it is checked"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (MAP_FILE, "[1, 9],", "[1, 55],", "paths [1, 55]: 55 is no clearing; there are 1 to 12"),
        (MAP_FILE, "[1, 9],", "[1, 5],", "paths [1, 5]: is there twice"),
        (MAP_FILE, "[3, 6], [3, 7],", "", "clearing 3: no path leads there"),
        (MAP_FILE, "[[6, 10]", "[[6, 77]", "rivers [6, 77]: 77 is no clearing"),
        (MAP_FILE, "slots = 1", "slots = -1", "clearing 1 slots: is -1; expected 0 to 6"),
        (MAP_FILE, "slots = 1", 'slots = "1"', "clearing 1 slots: is '1'; expected a whole number"),
        (MAP_FILE, "x = 100", "x = 9000", "clearing 1 x: is 9000; expected 0 to 1000"),
        (
            MAP_FILE,
            "ruin = false",
            "ruins = false",
            "clearing 1 ruins: " + GENERAL + "; did you mean ruin?",
        ),
        (
            MAP_FILE,
            'suit = "fox"',
            'suit = "wolf"',
            "clearing 1 suit: is 'wolf'; expected fox, rabbit, mouse",
        ),
        (
            MAP_FILE,
            "corner = true",
            "corner = false",
            "clearing 1 corner: is false, but opposite_corners names it",
        ),
        (MAP_FILE, "id = 12\n", "id = 13\n", "clearing 12: is missing"),
        (MAP_FILE, "id = 12\n", "id = 11\n", "clearing 11: is there twice"),
        (
            MAP_FILE,
            'adjacent = ["f3", "f4"]',
            'adjacent = ["f9"]',
            "forest f1 adjacent: 'f9' is no forest",
        ),
        (MAP_FILE, "ring = [1, 5, 9]", "ring = [1, 5, 99]", "forest f1 ring: 99 is no clearing"),
        (
            MAP_FILE,
            "bends = []",
            "bends = [{ ends = [1, 2], via = [] }]",
            "bends number 1 ends: [1, 2] is no path and no river",
        ),
        (MAP_FILE, 'name = "Hedgerow"', "", "name: is missing; expected a text: its title"),
        (
            MAP_FILE,
            'id = "hedgerow"',
            'id = "hedge"',
            "id: is 'hedge'; expected 'hedgerow', as the file is called",
        ),
        (MAP_FILE, "paths = ", "paths = = ", "cannot be read"),
        (
            FACTION_FILE,
            'kind = "token"',
            'kind = "tokken"',
            "piece bramble kind: is 'tokken'; expected warrior, pawn, building, token",
        ),
        (FACTION_FILE, "count = 7", "count = -7", "piece bramble count: is -7; expected 1 or more"),
        (FACTION_FILE, "count = 7", "", "piece bramble count: is missing"),
        (
            FACTION_FILE,
            'birdsong = ["B.4"]\n',
            "",
            "steps birdsong: is missing; expected a list of texts",
        ),
        (FACTION_FILE, "reach = 6", "raech = 6", "raech: " + GENERAL + "; did you mean reach?"),
        (FACTION_FILE, "reach = 6", "raech = 6", "reach: is missing"),
        (FACTION_FILE, '"#7d4f8f"', '"purple"', "look hex: 'purple' is no colour such as #dd5a43"),
        (
            FACTION_FILE,
            'tone = "shape"',
            'tone = "shade"',
            "look head stroke 1 tone: is 'shade'; expected shape, detail, line",
        ),
        (
            FACTION_FILE,
            "[look.pieces]\nbramble",
            "[look.pieces]\nbrambles",
            "look pieces brambles: is no kind of piece",
        ),
    ],
)
def test_a_fault_in_the_data_is_named(
    ug: Run, package: Path, file: str, old: str, new: str, message: str
) -> None:
    change(package / file, old, new)
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert any(line.startswith(f"{file}: {message}") for line in ran.lines), ran.out


def test_a_part_of_the_map_that_is_cut_off_is_named(ug: Run, package: Path) -> None:
    """Clearings 7 and 12 keep the path between them, and lose all others."""
    for pair in ("[3, 7], ", "[4, 7], ", ", [11, 12]"):
        change(package / MAP_FILE, pair, "")
    ran = ug("content", "check", package, "--no-play")
    assert f"{MAP_FILE}: clearing 7: cannot be reached from clearing 1 by paths" in ran.lines


def test_what_shows_only_on_loading_and_playing_is_named(ug: Run, package: Path) -> None:
    faction = package / "src/thicket/factions/bramble_guard"
    change(faction / "en.ftl", "do-store = ", "do-hoard = ")
    change(faction / "de.ftl", "ask-guard-home", "ask-guard-house")
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert "has no sentence: do-store" in ran.out
    assert "de.ftl: ask-guard-home: is missing; English has it" in ran.lines
    assert "de.ftl: ask-guard-house: is there, and nobody says it" in ran.out
    (package / "src/thicket/maps/hedgerow/__init__.py").write_text("RULES = nothing\n")
    broken = ug("content", "check", package)
    assert broken.code == 1 and "NameError" in broken.out


GUARD = "src/thicket/factions/bramble_guard"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            f"{GUARD}/pieces.py",
            'self.kind("bramble")',
            'self.kind("brambel")',
            "the data file of bramble_guard has no piece 'brambel'; expected warrior, bramble",
        ),
        (
            f"{GUARD}/larder.py",
            "frames(GuardEvening)",
            "",
            "factions/bramble_guard/larder.py: GuardEvening: is not registered:"
            " expected frames(GuardEvening) in this module",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "about-faction-bramble_guard",
            "about-faction-guard",
            "about.en.ftl: about-faction-bramble_guard: is missing;"
            " data/factions/bramble_guard.toml speaks of it",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "    .watch-brittle",
            "    .watch-brittel",
            "about.en.ftl: about-faction-bramble_guard.watch-brittle: is missing",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "law-B_2_2 =",
            "law-B_2_9 =",
            "data/factions/bramble_guard.toml: sections abilities: B.2.2 has no paragraph",
        ),
        (
            "src/thicket/maps/about.en.ftl",
            "law-W =",
            "law-V =",
            "about.en.ftl: law-V: undergrowth itself has a chapter V;"
            " expected letters that nobody has",
        ),
        (
            "src/thicket/maps/hedgerow/reasons.en.ftl",
            "why-hedge_too_dense",
            "why-hedge_dense",
            "maps/hedgerow/__init__.py: because bramble:why-hedge_too_dense: has no sentence",
        ),
        (
            f"{GUARD}/turn.py",
            "frames(GuardBirdsong",
            "from undergrowth.table.described.views import Allowance\n"
            '_LIMIT = Allowance("deed", "B.5", 0, 3)\nframes(GuardBirdsong',
            "factions/bramble_guard/turn.py: Allowance deed: has no sentence: allowance-deed",
        ),
    ],
)
def test_what_the_code_and_the_texts_lack_is_named(
    ug: Run, package: Path, file: str, old: str, new: str, message: str
) -> None:
    change(package / file, old, new)
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert any(message in line for line in ran.lines), ran.out


def test_a_side_of_a_hireling_without_a_class_is_named(ug: Run, package: Path) -> None:
    """Whether `OWNERS` lacks it, or the folder is no package."""
    data = package / "src/thicket/data/hirelings/hedge_witch.toml"
    data.parent.mkdir()
    data.write_text('id = "hedge_witch"\nname = "Hedge Witch"\ntext = "She watches."\n')
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert (
        "data/hirelings/hedge_witch.toml has no class: expected 'hedge_witch'"
        " in the OWNERS of hirelings/hedge_witch/__init__.py"
    ) in ran.out


def test_a_package_without_tests_is_told(ug: Run, package: Path) -> None:
    shutil.rmtree(package / "tests")
    ran = ug("content", "check", package, "--no-play")
    assert (ran.code, ran.lines) == (1, ["tests: there are no tests (test_*.py)"])


def test_a_folder_without_a_package_is_refused(ug: Run, tmp_path: Path) -> None:
    for folder, message in (
        (tmp_path, "holds no package of content"),
        (tmp_path / "no", "is no folder"),
    ):
        ran = ug("content", "check", folder)
        assert ran.code == 2 and message in ran.err


def test_our_own_data_has_no_fault() -> None:
    """But for notes to readers, which nothing reads."""
    home = Path(undergrowth.__file__).parent
    words = words_of_code(home)
    faults = [
        str(each)
        for path in sorted((home / "data").rglob("*.toml"))
        for each in check_file(path, path.name, words)
        if GENERAL not in each.problem
    ]
    assert faults == []
    assert sheets("maps")


def test_the_keys_of_a_map_are_documented() -> None:
    """docs/maps.md has the tables that the check reads."""
    page = (HOME / "docs" / "maps.md").read_text(encoding="utf-8")
    for keys in (MAP, CLEARING, FOREST, BEND):
        assert keys_table(keys) in page, f"write this into docs/maps.md:\n{keys_table(keys)}"


def test_a_house_rule_states_numbers_that_there_are(tmp_path: Path) -> None:
    """Its keys and its numbers are compared with what the program reads."""
    path = tmp_path / "house_rules" / "acme_points.toml"
    path.parent.mkdir()
    page = 'id = "acme_points"\nname = "Acme"\ntext = "12 points win."\nbends = ["3.1"]\n'
    path.write_text(page + "[numbers]\npoints_to_win = 12\n", encoding="utf-8")
    assert check_file(path, "acme_points.toml", set()) == []
    path.write_text(page + "[numbers]\npoints = 12\npoints_to_win = -1\n", encoding="utf-8")
    told = [str(each) for each in check_file(path, "acme_points.toml", set())]
    assert told[0].startswith("acme_points.toml: numbers points: is no number; expected")
    assert told[1].endswith("points_to_win: is -1; expected a whole number, 0 or more")


@pytest.mark.parametrize("name", sheets("house_rules"))
def test_our_own_house_rules_have_no_faults(name: str) -> None:
    path = Path(undergrowth.__file__).parent / "data" / "house_rules" / f"{name}.toml"
    assert check_file(path, name, set()) == []
