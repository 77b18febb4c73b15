"""`undergrowth content check` names the file and the entry of a fault in the data."""

from __future__ import annotations

from pathlib import Path

import pytest

import undergrowth
from kit.madeup.thicket import FACTION_FILE, HOME, MAP_FILE, change
from kit.terminal import Run
from undergrowth.checking.folder import check_file, words_of_code
from undergrowth.checking.map_keys import BEND, CLEARING, FOREST, MAP, keys_table
from undergrowth.data import sheets

GENERAL = "is no key that anything reads"


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
        (FACTION_FILE, 'law_section = "B"', "", "law_section: is missing: its chapter"),
        (FACTION_FILE, "count = 7", 'count = 7\nlooks_like = "lump"', "looks lump: is missing"),
        (FACTION_FILE, '"#7d4f8f"', '"purple"', "look hex: 'purple' is no colour such as #dd5a43"),
        (
            FACTION_FILE,
            'body = "round"',
            'body = "rund"',
            "look body: is 'rund'; expected path data, or cloak, wings, armour, tail, round, pack",
        ),
        (
            FACTION_FILE,
            "[look.pieces]\n",
            '[look.pieces]\nwarrior = "foxx"\n',
            "look pieces warrior: 'foxx' is no picture of the page; did you mean fox?",
        ),
        (
            FACTION_FILE,
            'tone = "shape"',
            'tone = "shade"',
            "look head stroke 1 tone: is 'shade'; expected shape, detail, line",
        ),
        (
            FACTION_FILE,
            "M24 12V40",
            "M24 12 up",
            "look pieces bramble stroke 2 d: 'M24 12 up",
        ),
        (
            FACTION_FILE,
            'name = "bramble"',
            'name = "Bramble"',
            "piece bramble name: is 'Bramble', so sentences write it like that; expected 'bramble'",
        ),
        (
            FACTION_FILE,
            'rule = "map_edge"',
            'rule = "edge"',
            "advanced_setup homelands rule: is 'edge'; expected any,",
        ),
        (
            FACTION_FILE,
            "distance = 2",
            "distanse = 2",
            "advanced_setup homelands distanse: " + GENERAL + "; did you mean distance?",
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


def test_the_difficulties_of_an_opponent_have_the_same_numbers(tmp_path: Path) -> None:
    """A number that one of them lacks would stop a game with it."""
    home = Path(undergrowth.__file__).parent
    page = (home / "data/factions/mechanical_marquise.toml").read_text(encoding="utf-8")
    path = tmp_path / "factions" / "mechanical_marquise.toml"
    path.parent.mkdir()
    path.write_text(
        page.replace("evening_vp = 1\n", "")
        .replace("[difficulty.easy]", "[difficulty.simple]")
        .replace("recruits = 2\n", 'recruits = "2"\n', 1)
        .replace('reveal = "R.4.4.1"', 'reveal = "R.4.4.1"\ndiscard = "R.4.6"'),
        encoding="utf-8",
    )
    said = [str(each) for each in check_file(path, "mm.toml", set())]
    assert "mm.toml: rules discard: is no key that anything reads" in said
    assert [each for each in said if each.startswith("mm.toml: difficulty")] == [
        "mm.toml: difficulty simple recruits: is '2'; expected a whole number",
        "mm.toml: difficulty nightmare evening_vp: is missing; the other difficulties have it",
        "mm.toml: difficulty easy: is missing; a seat_option names it",
    ]
