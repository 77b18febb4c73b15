"""Owners without a seat, places of factions and pieces on paths in the terminal."""

from __future__ import annotations

import pytest

from kit.madeup.strays import (
    HILL,
    MOLES,
    ROBBERS,
    WANDERERS,
    install_moles_and_robbers,
    install_wanderers,
)
from undergrowth import Game, position
from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.marks import marks_of
from undergrowth.library import installed_factions
from undergrowth.server.documents.catalogue import catalogue

ONE, OTHER = installed_factions()[:2]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    install_moles_and_robbers(monkeypatch)
    install_wanderers(monkeypatch)
    return position.game(
        {
            "seats": [ONE, OTHER, MOLES],
            "hirelings": [WANDERERS, ROBBERS],
            "clearings": {"5": {WANDERERS: "2 wanderers"}, HILL: {MOLES: "3 moles"}},
            "paths": {"p3": {ROBBERS: "1 robber"}, "p8": {ROBBERS: "2 robbers"}},
            "ruins": {},
            WANDERERS: {"controller": OTHER},
        }
    )


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("plain", [False, True])
def test_the_map_shows_every_piece(game: Game, width: int, plain: bool) -> None:
    """By letters of their own: in clearings, on the middle of paths, in a hill below the map."""
    marks = marks_of(game.setup, plain)
    view = screen.view_of(game, 0)
    rows = [line.plain for line in screen.map_lines(game, view, width, marks)]
    drawn = "\n".join(rows)
    letters = [marks.letters[name] for name in (ONE, OTHER, MOLES, WANDERERS, ROBBERS)]
    assert len(set(letters)) == len(letters)
    robber = marks.letters[ROBBERS]
    for words in (f"p3 {robber}1", f"p8 {robber}2", f" {HILL} ", f" {marks.letters[WANDERERS]}2 "):
        assert drawn.count(words) == 1, words
    assert max(len(row) for row in rows) <= width


def test_boards_say_who_decides(game: Game) -> None:
    """H.1 Each owner in the summary, and among the boards."""
    marks = marks_of(game.setup)
    told = "\n".join(line.plain for line in screen.table(game, 0, 100, marks, keyed=True))
    assert "nobody decides for it" in told
    assert "camp" in told and f"{marks.letters[ROBBERS]}3 three warriors" in told
    boards = screen.boards(screen.view_of(game, 0), 100, marks, [WANDERERS])
    shown = "\n".join(line.plain for line in boards)
    assert "wanderers" in shown and "decides for it" in shown and "Controller" in shown


@pytest.mark.usefixtures("game")
def test_the_catalogue_has_them() -> None:
    """With a look that nobody had to write."""
    known = {each["id"]: each for each in catalogue()["owners"]}
    assert [known[name]["title"] for name in (WANDERERS, ROBBERS)] == ["Wanderers", "Robbers"]
    look = known[WANDERERS]["look"]
    assert look["letter"] == "W"
    assert look["color"].startswith("#")
    assert [piece["id"] for piece in known[WANDERERS]["pieces"]] == ["wanderer", "camp"]
