"""1.1.2 "Cannot": who acts, on what, where and how, with made-up factions for the coming ones."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.installing import install_faction, piece, side
from kit.madeup.probes import made_up
from undergrowth import Game
from undergrowth.engine.messages import Reason, because
from undergrowth.law.crafting.craftable import may_craft_free, why_not_activate
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import destinations, may_move_on, open_ways
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_flip, may_place, may_place_kind, why_not_place
from undergrowth.law.removing.removal import enemy_pieces, may_remove, may_replace
from undergrowth.table.book import book
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import ACTIVATE, FLIP, MOVE, PLACE, REMOVE, TAKE_HIT, Intent


class Plain(GeneralFaction):
    """A faction that crafts with its workshops, and has no rule of its own."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.crafters = [self.kind("workshop")]


class Governors(GeneralFaction):
    """17.2.3 At their assemblies enemies cannot activate, place or remove, except in battle."""

    def governs(self, g: Game, i: Intent) -> bool:
        return i.by != self.seat and g.count(self.kind("assembly"), i.place) > 0

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        return self.governs(g, i)

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        return i.how != TAKE_HIT and self.governs(g, i)

    def forbids_use(self, g: Game, i: Intent) -> bool:
        return self.governs(g, i)

    def cannot(self, i: Intent) -> Reason:
        words = {PLACE: "placed", REMOVE: "removed", ACTIVATE: "activated", FLIP: "flipped"}
        return ("17.2.3", because(f"nothing is {words[i.how]} at a Governing assembly"))


class Hundreds(GeneralFaction):
    """14.2.2 The warlord is not removed outside battle, moved outside their turn, nor placed."""

    def is_warlord(self, i: Intent) -> bool:
        return i.kind == self.kind("warlord")

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        return self.is_warlord(i) and i.how != TAKE_HIT

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return self.is_warlord(i) and g.turn != self.seat

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        return self.is_warlord(i)


@pytest.fixture
def horde(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, "horde", Hundreds, "mob warrior 10", "warlord warrior 1")


class Snares(GeneralFaction):
    """13.7.2 Enemy pieces cannot be placed in or moved from a clearing with a snare."""

    def snared(self, g: Game, owner: int, place: int) -> bool:
        return owner != self.seat and place != NOWHERE and g.count(self.kind("snare"), place) > 0

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        return self.snared(g, i.owner, i.place)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return self.snared(g, i.owner, i.origin)

    def cannot(self, i: Intent) -> Reason:
        return ("13.7.2", because("a snare holds that clearing"))


class Bandits(GeneralFaction):
    """H Nobody else moves along one path: between 5 and 1."""

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return i.owner != self.seat and {i.origin, i.place} == {1, 5}


class Singers(GeneralFaction):
    """H Enemies that come to 5 do not move on."""

    def holds_arrivals(self, g: Game, owner: int, place: int) -> bool:
        return owner != self.seat and place == 5


def test_where_enemies_that_come_stay(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """4.2, 1.1.2 Any source can hold them."""
    made_up(monkeypatch, "singers", Singers, "warrior 10")
    g = table("plain", "singers").put("plain", 5, "1 warrior").does(Move(0, optional=True)).game
    assert not may_move_on(g, 0, 5) and may_move_on(g, 0, 1) and may_move_on(g, 1, 5)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, "plain", Plain, "warrior 10", "workshop building 3")


def governed(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> Table:
    made_up(monkeypatch, "governors", Governors, "warrior 10", "assembly token 3")
    t = table("plain", "governors").put("governors", 5, "warrior, assembly")
    t.put("plain", 5, "2 warriors, workshop").put("plain", 1, "workshop")
    return t.does(Move(0, optional=True))


def test_governors_forbid_by_who_acts(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """17.2.3 Enemies place nothing there, nor for others; the Council places and lets others."""
    g = governed(table, monkeypatch).game
    assert not may_place(g, 0, 5)
    assert may_place(g, 0, 1)
    assert not may_place(g, 1, 5, by=0), "an enemy places a piece of the Council's"
    assert may_place(g, 0, 5, by=1), "the Council places a piece of an enemy's"
    assert why_not_place(g, 0, 5)[0] == "17.2.3"


def test_a_piece_is_placed_for_its_owner_by_another(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """17.2.3 The placing player counts: the Council itself may put an enemy's warrior there."""
    g = governed(table, monkeypatch).game
    warrior = book(g).faction(0).warrior
    assert put(g, warrior, 5, 1) == 0
    assert put(g, warrior, 5, 1, by=1) == 1
    assert may_place_kind(g, warrior, 5, by=1)


def test_governors_forbid_flipping_to_enemies(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """17.2.3 Enemies flip nothing at a Governing assembly; where nobody governs they may."""
    pieces = [piece("warrior", "warrior", 10), piece("assembly", "token", 3)]
    closed = side("closed_assembly", "token", of="assembly")
    install_faction(monkeypatch, "governors", Governors, *pieces, closed, type="militant")
    t = table("plain", "governors").put("governors", 5, "warrior, assembly")
    t.put("governors", 1, "closed_assembly").put("plain", 9, "2 warriors")
    g = t.does(Move(0, optional=True)).game
    assembly, shut = (book(g).faction(1).kind(name) for name in ("assembly", "closed_assembly"))
    assert not may_flip(g, assembly, 5, by=0)
    assert may_flip(g, assembly, 5, by=1)
    assert may_flip(g, shut, 1, by=0), "a closed one does not govern"
    assert not may_flip(g, assembly, 9, by=1), "none is there"
    assert not may_flip(g, book(g).faction(0).warrior, 9, by=0), "it has one side"


def test_governors_forbid_removing_but_in_battle(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """17.2.3 Neither their own pieces nor the Council's; hits are taken all the same."""
    t = governed(table, monkeypatch)
    g = t.game
    warrior, assembly = 2, 3
    assert not may_remove(g, warrior, 5, 0)
    assert may_remove(g, warrior, 5, 1)
    assert may_remove(g, warrior, 5, 0, TAKE_HIT)
    assert enemy_pieces(g, 0, [5]).kinds == []
    assert not may_replace(g, 0, assembly, 5, 0)
    t = table("plain", "governors").put("governors", 5, "warrior, assembly")
    t.put("plain", 5, "3 warriors").battle("plain", against="governors", at=5).rolls(2, 0)
    assert t.at(5) == "plain 3 warriors"


def test_governors_keep_crafting_pieces_idle(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """17.2.3 A workshop elsewhere still crafts."""
    t = governed(table, monkeypatch)
    faction = book(t.game).faction(0)
    assert isinstance(faction, Plain)
    assert faction.crafting_at(t.game, 5) == 0
    assert faction.crafting_at(t.game, 1) == 1
    assert faction.crafting_power(t.game).total == 1
    assert why_not_activate(t.game, 0, 5) == (
        "17.2.3",
        because("nothing is activated at a Governing assembly"),
    )
    assert may_craft_free(t.game, 0, CARDS.parse("armorers"))


def test_a_warlord_falls_only_in_battle(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """14.2.2 Removing all enemies spares him; he is not moved on others' turns, nor placed."""
    made_up(monkeypatch, "horde", Hundreds, "mob warrior 10", "warlord warrior 1")
    t = table("plain", "horde").put("horde", 5, "2 mobs, warlord").put("plain", 5, "warrior")
    t.does(Move(0, optional=True), turn="plain")
    g = t.game
    mob, warlord = 2, 3
    assert enemy_pieces(g, 0, [5]).kinds == [mob]
    assert not may_replace(g, 0, warlord, 5, 0)
    assert destinations(g, 1, 5, kind=mob)
    assert destinations(g, 1, 5, kind=warlord) == []
    g.turn = 1
    assert destinations(g, 1, 5, kind=warlord)
    g.supply[warlord] += 1
    assert may_place_kind(g, mob, 5)
    assert not may_place_kind(g, warlord, 5)
    t = table("plain", "horde").put("horde", 5, "warlord").put("plain", 5, "3 warriors")
    t.battle("plain", against="horde", at=5).rolls(1, 0)
    assert t.at(5) == "plain 3 warriors"


@pytest.mark.usefixtures("horde")
def test_a_piece_that_cannot_be_moved_stays_when_others_are_forced(table: type[Table]) -> None:
    """14.2.2, 1.5.5 Another player moves the Hundreds: their warlord is not among those who go."""
    t = table("plain", "horde").put("horde", 5, "2 mobs, warlord")
    t.does(Move(0, owner=1), turn="plain").says("plain", "to 1")
    assert t.options("plain") == ["take 1", "take 2"]
    t.says("plain", "take 2")
    assert t.at(5) == "horde 1 warlord"


@pytest.mark.usefixtures("horde")
def test_where_nobody_can_be_moved_no_move_begins(table: type[Table]) -> None:
    """14.2.2, 4.2 A warlord alone is no reason to ask; on the Hundreds' turn he is."""
    t = table("plain", "horde").put("horde", 5, "warlord")
    t.does(Move(0, owner=1, optional=True), turn="plain")
    assert t.done() and t.at(5) == "horde 1 warlord"
    assert open_ways(t.game, 1, 5, [1]) == []
    t = table("plain", "horde").put("horde", 5, "warlord")
    t.does(Move(1), turn="horde").says("horde", "to 1")
    assert t.at(1) == "horde 1 warlord"


@pytest.mark.usefixtures("horde")
def test_who_leads_a_move_must_be_able_to_go(table: type[Table]) -> None:
    """14.5.3, 14.2.2 A move with the warlord begins and ends where he can go."""
    warlord = 3
    t = table("plain", "horde").put("horde", 5, "mob, warlord")
    t.does(Move(1, also=[warlord], optional=True), turn="plain")
    assert t.done()
    t = table("plain", "horde").put("horde", 5, "mob, warlord")
    t.does(Move(1, also=[warlord]), turn="horde").says("horde", "to 1", "take 0")
    assert t.at(1) == "horde 1 warlord"


def test_a_snare_holds_what_stands_there(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """13.7.2 Nobody leaves or is placed; one may enter, and a slip leaves (9.4.2)."""
    made_up(monkeypatch, "snares", Snares, "warrior 10", "snare token 2")
    t = table("plain", "snares").put("snares", 5, "snare").put("plain", 5, "2 warriors")
    t.put("plain", 1, "2 warriors")
    t.does(Move(0, optional=True), turn="plain")
    g = t.game
    assert t.options("plain") == ["from 1", "pass"]
    t.refuses("plain", "from 5", "13.7.2")
    assert 5 in destinations(g, 0, 1)
    assert not may_place(g, 0, 5)
    assert may_place(g, 1, 5)
    assert open_ways(g, 0, 5, [1]) == []
    assert open_ways(g, 0, NOWHERE, [1]) == [1]


def test_a_path_can_be_forbidden(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """H, 1.1.2 A veto sees both ends of a move: other ways in and out stay open."""
    made_up(monkeypatch, "bandits", Bandits, "warrior 10")
    t = table("plain", "bandits").put("plain", 1, "2 warriors")
    t.does(Move(0, optional=True), turn="plain")
    free = [place for place in t.game.paths[1] if place != 5]
    assert 5 in t.game.paths[1]
    assert destinations(t.game, 0, 1) == free
    t.says("plain", "from 1")
    t.refuses("plain", "to 5", "1.1.2")


def test_one_intent_says_all_there_is_to_say() -> None:
    """1.1.2 The acting seat is the owner unless somebody else is named."""
    i = Intent(MOVE, 2, place=5, kind=7, origin=1)
    assert (i.how, i.owner, i.kind, i.origin, i.place, i.by) == (MOVE, 2, 7, 1, 5, 2)
    assert Intent(PLACE, 2, 5, by=0).by == 0
