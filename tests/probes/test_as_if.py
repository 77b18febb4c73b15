"""2.5, 4.3.5 Acting as if one ruled, for everything but moving; battles without hits."""

from __future__ import annotations

import pytest

import kit.madeup.plain
from kit.madeup.installing import install_faction, piece
from kit.table import Table
from undergrowth import Game
from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.law.battle.account import extras
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import deal_none
from undergrowth.law.moving.move import To
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.rule import ruled_by, ruler, rules, rules_to_move
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight

NAME = "dreamers"


class Dreamers(kit.madeup.plain.Plain):
    """They act as if they ruled wherever they are, and may let an enemy go."""

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        return mine or (seat == self.seat and g.has_pieces(seat, place))

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        if window != AFTER_ROLL or seat != self.seat or b.effects:
            return NO_ACTIONS
        return [To(b.place)]

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if seat != self.seat or not isinstance(action, To):
            return False
        deal_none(g.innermost(Fighting).record(), seat, "dream")
        return True


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up faction."""
    install_faction(monkeypatch, NAME, Dreamers, piece("warrior", "warrior", 15))


def beside_cats() -> Table:
    """Outnumbered in clearing 5."""
    return Table(NAME, "marquise").put(NAME, 5, "1 warrior").put("marquise", 5, "3 warriors")


def test_acting_as_if_one_ruled_moves_nobody() -> None:
    """2.5, 4.2.1 It counts for every effect, and leaves moves and everybody else's rule alone."""
    g = beside_cats().begins(NAME, "daylight").game
    assert rules(g, 0, 5) and ruled_by(g, 0) == [5]
    assert not rules_to_move(g, 0, 5) and destinations(g, 0, 5) == []
    assert ruler(g, 5) == 1 and rules(g, 1, 5)


def test_a_side_may_deal_no_hits_at_all() -> None:
    """4.3.5 Neither rolled nor extra ones; the account of the battle says by what."""
    t = Table(NAME, "marquise").put(NAME, 5, "2 warriors").put("marquise", 5, "1 wood")
    t.battle(NAME, against="marquise", at=5).rolls(2, 0)
    fight = t.game.innermost(Fighting).record()
    assert [(each.source, each.hits) for each in extras(t.game, fight, 0)] == [("defenseless", 1)]
    t.says(NAME, "to 5")
    assert ("dream", -3) in [(each.source, each.hits) for each in extras(t.game, fight, 0)]
    assert t.at(5) == f"{NAME} 2 warriors, marquise 1 wood" and t.done()
