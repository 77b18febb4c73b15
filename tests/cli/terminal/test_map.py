"""The map is drawn whole: every clearing in its own box, whatever stands there, at every width."""

from __future__ import annotations

from typing import Any

import pytest

from kit.terminal import SEATS
from undergrowth import Game, Setup
from undergrowth.ai import ask, make_player
from undergrowth.cli.drawing.atlas import draw_map
from undergrowth.cli.drawing.clearings import contents_of
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.cli.drawing.scene import View, scene
from undergrowth.library import installed_maps
from undergrowth.table.layout.geography import geography
from undergrowth.table.places import PLACE

WIDTHS = (60, 80, 100, 120, 160)
CROWD: list[dict[str, Any]] = [
    {"owner": owner, "piece": piece, "kind": kind, "count": count}
    for owner, piece, kind, count in (
        ("marquise_de_cat", "warrior", "warrior", 12),
        ("marquise_de_cat", "sawmill", "building", 2),
        ("marquise_de_cat", "recruiter", "building", 1),
        ("marquise_de_cat", "wood", "token", 8),
        ("marquise_de_cat", "keep", "token", 1),
        ("eyrie_dynasties", "warrior", "warrior", 20),
        ("eyrie_dynasties", "roost", "building", 1),
        ("woodland_alliance", "warrior", "warrior", 10),
        ("woodland_alliance", "base_fox", "building", 1),
        ("woodland_alliance", "sympathy", "token", 1),
        ("vagabond", "pawn", "pawn", 1),
    )
]


def game_at(map: str, answers: int) -> Game:
    g = Game.new(Setup(map=map, seats=SEATS), seed=8)
    players = [make_player("random", seat, 1) for seat in range(g.seats)]
    for _ in range(answers):
        if g.decision is not None:
            g.take(ask(players[g.decision.seat], g))
    return g


def drawn(g: Game, view: View, width: int, plain: bool = False) -> list[str]:
    marks = make_marks(g.setup.seats, plain)
    return [line.plain for line in draw_map(scene(geography(g.box.woodland), view), marks, width)]


def box(rows: list[str], id: str) -> tuple[int, int, int, int]:
    """Return where a clearing's box stands, after checking that its border is whole."""
    found = [(row.index(f"╭ {id} "), y) for y, row in enumerate(rows) if f"╭ {id} " in row]
    assert len(found) == 1, f"clearing {id} is drawn {len(found)} times"
    x, y = found[0]
    right = rows[y].index("╮", x)
    bottom = next(row for row in range(y, len(rows)) if rows[row][x : x + 1] == "╰")
    for row in range(y + 1, bottom):
        assert rows[row][x] == rows[row][right] == "│"
    assert rows[bottom][x : right + 1] == "╰" + "─" * (right - x - 1) + "╯"
    return x, y, right, bottom


@pytest.mark.parametrize("map", installed_maps())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("crowded", [False, True])
def test_every_clearing_has_a_box_of_its_own(map: str, width: int, crowded: bool) -> None:
    g = game_at(map, 300)
    view: Any = g.observe(0)
    if crowded:
        view["places"] = [{**each, "pieces": CROWD} for each in view["places"] if "suits" in each]
        view["places"].append({"id": "f3", "pieces": CROWD[-1:]})
    rows = drawn(g, view, width)
    assert max(len(row) for row in rows) <= width
    cells: set[tuple[int, int]] = set()
    places = scene(geography(g.box.woodland), view).spots
    for spot in places:
        if spot.is_clearing:
            x, y, right, bottom = box(rows, spot.id)
            inside = [rows[row][x + 2 : right].rstrip() for row in range(y + 1, bottom)]
            wanted = contents_of(spot, make_marks(g.setup.seats), right - x - 2)
            assert inside == ["".join(words for words, _ in line) for line in wanted]
            own = {(column, row) for column in range(x, right + 1) for row in range(y, bottom + 1)}
            assert not own & cells, f"clearing {spot.id} overlaps another"
            cells |= own
    if crowded:
        assert sum(row.count("f3 V@") for row in rows) == 1


@pytest.mark.parametrize("map", installed_maps())
def test_suits_are_told_apart_without_colour(map: str) -> None:
    g = game_at(map, 0)
    rows = drawn(g, g.observe(0), 80)
    for place in g.clearings:
        name = PLACE.text(place)
        x, y, *_ = box(rows, name)
        mark = ("F▲", "R●", "M■")[g.suits[place].bit_length() - 1]
        assert rows[y][x:].startswith(f"╭ {name} {mark} ")


@pytest.mark.parametrize("map", installed_maps())
def test_every_forest_is_named(map: str) -> None:
    g = game_at(map, 0)
    words = " ".join(drawn(g, g.observe(0), 80)).split()
    forests = [PLACE.text(place) for place in g.box.woodland.forest_places]
    assert [forest for forest in forests if words.count(forest) != 1] == []


def test_closed_paths_look_otherwise_until_they_are_opened() -> None:
    """M.4.2 The six closed paths of the mountain are drawn with a sign of their own."""
    g = game_at("mountain", 0)
    view: Any = g.observe(0)
    assert any("\u2573" in row for row in drawn(g, view, 80))
    view["closed_paths"] = []
    assert not any("\u2573" in row for row in drawn(g, view, 80))


@pytest.mark.parametrize("width", WIDTHS)
def test_flooded_clearings_are_named_but_have_no_box(width: int) -> None:
    """M.5.2 A flooded clearing is a number on the water where paths run on."""
    g = game_at("marsh", 0)
    rows = drawn(g, g.observe(0), width)
    flooded = [place for place in g.box.woodland.clearings if g.is_flooded(place)]
    assert len(flooded) == 3
    for place in flooded:
        name = PLACE.text(place)
        assert sum(row.count(f"≈{name}≈") for row in rows) == 1
        assert not any(f"╭ {name} " in row for row in rows)


def test_the_lake_is_water_without_lines_across() -> None:
    """M.3.2 The lake is an area, not six rivers."""
    g = game_at("lake", 0)
    assert sum(row.count("≈") for row in drawn(g, g.observe(0), 80)) > 20
    kinds = {link.kind for link in scene(geography(g.box.woodland), g.observe(0)).links}
    assert kinds == {"path"}


def test_slots_show_what_is_full_open_and_under_a_ruin() -> None:
    g = game_at("autumn", 0)
    view: Any = g.observe(0)
    spot = next(each for each in view["places"] if each["id"] == "11")
    spot["open_slots"] = 1
    rows = drawn(g, view, 80)
    assert "╭ 11 M■ ▣▒□ ─" in "\n".join(rows)


def test_a_terminal_of_plain_letters_gets_plain_letters() -> None:
    g = game_at("autumn", 200)
    assert all(row.isascii() for row in drawn(g, g.observe(0), 80, plain=True))


def test_letters_of_players_and_pieces_differ() -> None:
    seats = ["marquise_de_cat", "vagabond", "second_vagabond", "woodland_alliance"]
    marks = make_marks(seats)
    assert [marks.letters[name] for name in seats] == ["M", "V", "S", "A"]
    assert len(set(marks.colors.values())) == 4
    for pieces in marks.pieces.values():
        assert len({mark.lower() for mark in pieces.values()}) == len(pieces)
