"""15.2.4 Pieces that go along with moved warriors because their owner's rules let them."""

from __future__ import annotations

import pytest

from kit.madeup.plain import Plain
from kit.madeup.probes import made_up
from kit.table import Table
from undergrowth import Game
from undergrowth.cards.exiles_and_partisans.false_orders import FalseOrders
from undergrowth.law.moving.move import Move
from undergrowth.table.records import Intent, Moved

PIECES = ("warrior 10", "urn token 3", "harp token 1")


class Bearers(Plain):
    """One urn or harp goes along with each warrior."""

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        if m.owner != self.seat:
            return []
        things = [self.kind("urn"), self.kind("harp")]
        borne = [m.counts[m.kinds.index(k)] if k in m.kinds else 0 for k in things]
        if sum(borne) >= m.warriors:
            return []
        return [kind for i, kind in enumerate(things) if g.count(kind, m.origin) > borne[i]]


class Careless(Bearers):
    """Urns go along with each warrior; it does not ask what is left, and holds them in 2."""

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        return [self.kind("urn")] if m.owner == self.seat else []

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return i.origin == 2 and i.kind == self.kind("urn")


@pytest.fixture
def bearers(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> Table:
    """Three bearers with two urns and a harp, and somebody who gives false orders."""
    made_up(monkeypatch, "bearers", Bearers, *PIECES)
    made_up(monkeypatch, "others", Plain, "warrior 10")
    return table("bearers", "others").put("bearers", 5, "3 warriors, 2 urn, harp")


def test_so_many_things_go_along(bearers: Table) -> None:
    """4.2, 15.2.4 One by one in the order of their kinds; no more than warriors go."""
    t = bearers.does(Move(0)).says("bearers", "to 1", "take 2")
    assert t.options("bearers") == ["bring urn", "bring harp", "pass"]
    t.says("bearers", "bring urn", "bring harp")
    assert t.at(1) == "bearers 2 warriors, bearers 1 urn, bearers 1 harp"
    assert t.at(5) == "bearers 1 warrior, bearers 1 urn" and t.done()


def test_nothing_has_to_go_along(bearers: Table) -> None:
    """4.2 Passing leaves the rest behind; no set is reached in two ways."""
    t = bearers.does(Move(0)).says("bearers", "to 1", "take 3", "bring harp")
    assert t.done() and t.at(1) == "bearers 3 warriors, bearers 1 harp"


def test_the_player_who_gives_orders_chooses(bearers: Table) -> None:
    """1.5.5, 15.2.4 A forced move is made as if its owner chose to, by who forces it."""
    t = bearers.does(FalseOrders(1)).says("others", "to 1")
    t.refuses("others", "bring warrior", "4.2")
    t.says("others", "bring urn", "pass")
    assert t.at(1) == "bearers 2 warriors, bearers 1 urn"
    assert t.at(5) == "bearers 1 warrior, bearers 1 urn, bearers 1 harp" and t.done()


def test_what_is_not_there_or_held_back_stays(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """4.2, 1.1.2 The law counts what is left, and asks whether a rule forbids it to go."""
    made_up(monkeypatch, "careless", Careless, *PIECES)
    t = table("careless", "marquise_de_cat").put("careless", 5, "3 warriors, 1 urn")
    t.does(Move(0)).says("careless", "to 1", "take 2", "bring urn")
    assert t.done() and t.at(1) == "careless 2 warriors, careless 1 urn"
    t.put("careless", 2, "3 warriors, 1 urn").does(Move(0))
    t.says("careless", "from 2", "to 5", "take 2")
    assert t.done() and t.at(2) == "careless 1 warrior, careless 1 urn"
