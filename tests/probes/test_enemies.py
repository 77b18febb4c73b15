"""Enemies and shared victory are asked through hooks: here by a team, as humans against bots."""

from __future__ import annotations

import pytest

from kit.installing import install_faction, piece
from kit.plain import WARRIORS, Plain
from kit.table import Table
from undergrowth import Game
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.victory.score import win
from undergrowth.library import installed_factions
from undergrowth.table.boards import Board
from undergrowth.table.book import book
from undergrowth.table.sources import Source

OTHER = installed_factions()[0]


class Banner(Source):
    """What a team brings: one of it, however many are in the team."""

    def new_board(self) -> Board:
        return Board()

    def board_name(self) -> str:
        return "banner"


class Team(Plain):
    """A player of a team: the others of it are no enemies, and win together."""

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        seats = [each.seat for each in book(g).factions if isinstance(each, Team)]
        return are and not (one in seats and other in seats)

    def wins_with(self, g: Game, winner: int) -> list[int]:
        return [self.seat] if not is_enemy(g, self.seat, winner) else []

    def brings(self) -> list[Source]:
        return [Banner()]


@pytest.fixture
def team(monkeypatch: pytest.MonkeyPatch) -> Table:
    for name in ("hares", "otters"):
        install_faction(monkeypatch, name, Team, piece(f"{name}_warrior", "warrior", WARRIORS))
    t = Table("hares", OTHER, "otters").put("hares", 5, "2 hares_warrior")
    return t.put("otters", 5, "1 otters_warrior").begins("hares", "daylight")


def test_a_team_has_no_enemies_in_it(team: Table) -> None:
    """G.8 Nor does it battle itself."""
    g = team.game
    assert [is_enemy(g, 0, other) for other in range(3)] == [False, True, False]
    assert is_enemy(g, 1, 2) and not is_enemy(g, 2, 0)
    assert defenders(g, 0, 5) == []


def test_a_team_wins_together(team: Table) -> None:
    """3.1 Whoever is named by `wins_with` wins, too."""
    win(team.game, 2, "points", "3.1")
    assert team.game.winners == [2, 0]


def test_others_win_alone(team: Table) -> None:
    win(team.game, 1, "points", "3.1")
    assert team.game.winners == [1]


def test_what_a_faction_brings_is_there_once(team: Table) -> None:
    """9.7.2 Two of a kind share it."""
    assert [type(source) for source in book(team.game).brought] == [Banner]
    assert team.game.box.board_names.count("banner") == 1
