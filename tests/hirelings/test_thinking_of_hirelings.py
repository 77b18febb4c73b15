"""Computer players of every faction think of battles with hirelings, which have no score."""

from __future__ import annotations

import pytest

from undergrowth import position
from undergrowth.data import sheet
from undergrowth.data.pieces import owner_sheet, piece_entries
from undergrowth.law.battle.battle import Against, BattleIn, InitiateBattle
from undergrowth.library import played_factions
from undergrowth.table.book import book

NAME = "bandit_gangs"
PEOPLE = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]


def has_pawn(name: str) -> bool:
    """G.18 A faction with a pawn has it on the map from the beginning."""
    return any(piece.kind == "pawn" for piece in piece_entries(owner_sheet(name)))


@pytest.mark.parametrize("name", PEOPLE)
def test_whom_to_battle_is_thought_of(name: str) -> None:
    """H.3.2 An enemy without a seat is weighed like any other."""
    other = next(each for each in PEOPLE[:2] if each != name)
    pawns = {each: "1 pawn" for each in (name, other) if has_pawn(each)}
    g = position.table(
        {
            "seats": [name, other],
            "hirelings": [NAME],
            "clearings": {"5": {NAME: "1 bandit"} | pawns},
            "ruins": {},
        },
        seed=1,
        possible=False,  # some have pieces on the map from the beginning
    )
    g.push(InitiateBattle(0, place=5))
    for action in (Against(g.box.owner_numbers[2]), BattleIn(5)):
        assert isinstance(book(g).faction(0).bias(g, action), int)
