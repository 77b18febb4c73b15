"""Enemies and shared victory are asked through hooks: here by a team, as humans against bots."""

from __future__ import annotations

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from kit.madeup.probes import made_up
from kit.table import Table
from undergrowth import Game
from undergrowth.law.battle.battlefield import defenders, has_defender
from undergrowth.law.pieces.enemies import is_enemy, is_enemy_piece
from undergrowth.law.removing.removal import enemy_pieces
from undergrowth.law.victory.score import win
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board
from undergrowth.table.sources import Source

OTHER = installed_factions()[0]


class Banner(Source):
    """A team counts once, however many are in it."""

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
    for name in ("hares", "stoats"):
        install_faction(monkeypatch, name, Team, piece(f"{name}_warrior", "warrior", WARRIORS))
    t = Table("hares", OTHER, "stoats").put("hares", 5, "2 hares_warrior")
    return t.put("stoats", 5, "1 stoats_warrior").begins("hares", "daylight")


def test_a_team_has_no_enemies_in_it(team: Table) -> None:
    """G.8 Nor does it battle itself."""
    g = team.game
    assert [is_enemy(g, 0, other) for other in range(3)] == [False, True, False]
    assert is_enemy(g, 1, 2) and not is_enemy(g, 2, 0)
    assert defenders(g, 0, 5) == []


def test_a_team_wins_together(team: Table) -> None:
    """3.1 A player named by `wins_with` wins, too."""
    win(team.game, 2, "points", "3.1")
    assert team.game.winners == [2, 0]


def test_others_win_alone(team: Table) -> None:
    win(team.game, 1, "points", "3.1")
    assert team.game.winners == [1]


def test_what_a_faction_brings_is_there_once(team: Table) -> None:
    """9.7.2 Two of a kind share it."""
    assert [type(source) for source in book(team.game).brought] == [Banner]
    assert team.game.box.board_names.count("banner") == 1


class Lenders(Plain):
    """11.2.7.III Their warriors are seat 0's own for rule and battle, but not against them."""

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        return is_one and (seat != 0 or kind != self.warrior)

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        return may or owner == 0

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        return does and (defender != self.seat or g.warriors_at(attacker, place) > 0)


@pytest.fixture
def lent(monkeypatch: pytest.MonkeyPatch) -> Table:
    made_up(monkeypatch, "lenders", Lenders, "warrior 10", "stall token 2")
    t = Table(OTHER, "lenders").put("lenders", 5, "2 warriors, stall")
    return t.put("lenders", 6, "1 warrior").put(OTHER, 6, "1 warrior").begins(OTHER, "daylight")


def test_pieces_treated_as_ones_own_are_no_enemy_pieces(lent: Table) -> None:
    """G.9 Effects that remove enemy pieces take the others of that owner."""
    g = lent.game
    them = book(g).faction(1)
    assert not is_enemy_piece(g, 0, them.warrior)
    assert is_enemy_piece(g, 0, them.kind("stall"))
    assert enemy_pieces(g, 0, [5]).kinds == [them.kind("stall")]


def test_who_has_nothing_of_its_own_cannot_battle_its_lender(lent: Table) -> None:
    """4.3, 11.2.7.III"""
    g = lent.game
    assert (defenders(g, 0, 5), defenders(g, 0, 6)) == ([], [1])
    assert not has_defender(g, 0, 5)
