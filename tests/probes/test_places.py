"""Places beyond clearings and forests: a faction's own, and paths that pieces stand on.

The moles here stand for the Duchy and its Burrow (12.2.2), the robbers for Highway Bandits (H).
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit.checks import check_all
from kit.fuzz import random_game
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from kit.madeup.strays import HILL, MOLES, ROBBERS, install_moles_and_robbers
from kit.madeup.strays import Robbers as Bandits
from undergrowth import BadPosition, BadText, Game, Setup, position
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.law.battle.hits import Lose
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import destinations, has_origin, origins
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.removing.triggers import Trigger
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.places import HOLDINGS, NOWHERE, PLACE, holding_place, is_forest, path_place
from undergrowth.table.records import Moved

ONE, OTHER = installed_factions()[:2]
_TOLL = Prompt("robbers.toll", "H")


class Runners(Plain):
    """18.2.4 Warriors that move in and out of forests without regard for rule."""

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """2.4.1 From a clearing also into the forests that touch it; back lead a forest's paths."""
        if owner != self.seat or is_forest(place):
            return there
        return [*there, *g.box.woodland.forests[place]]

    def enters_forests(self, g: Game, kind: int) -> bool:
        return kind in self.kinds

    def moves_from(self, g: Game, owner: int, places: list[int]) -> list[int]:
        return [*places, *g.box.woodland.forest_places] if owner == self.seat else places

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        return needs and owner != self.seat


@dataclass
class Toll(Trigger):
    """H One of the pieces that moved past a robber is removed; the mover picks it."""

    seat: int
    destination: int
    kinds: list[int]

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        g.settle(self.seat, _TOLL, [Lose(g.box.kinds[kind].piece) for kind in self.kinds])

    def pay(self, g: Game) -> None:
        kind = g.box.kind_at[self.seat][g.chose(Lose).piece]
        remove(g, removal(g, NOBODY, kind, self.destination))


frames(Toll)


class Robbers(Bandits):
    """H A player who moves along a path where one stands pays with a piece."""

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """4.2 Told of both ends and the kinds that went, once for each move."""
        ends = [m.origin, m.destination]
        for number, link in enumerate(g.box.woodland.path_ends):
            if sorted(link) == sorted(ends) and g.has_pieces(self.index, path_place(number + 1)):
                return [Toll(m.owner, m.destination, m.kinds)]
        return []


@pytest.fixture(autouse=True)
def _content(monkeypatch: pytest.MonkeyPatch) -> None:
    install_moles_and_robbers(monkeypatch, Robbers)


def test_a_holding_is_a_place_and_nowhere_is_none() -> None:
    """12.2.2 Place 0 is the first faction's own; names read back; nowhere is another number."""
    hill = holding_place(HILL)
    assert holding_place(HOLDINGS.names()[0]) == 0
    assert hill != NOWHERE
    assert PLACE.text(hill) == HILL and PLACE.parse(HILL) == hill
    assert PLACE.text(NOWHERE) == "0" and PLACE.parse("0") == NOWHERE
    assert hill in PLACE.values()


@pytest.mark.parametrize("word", ["", "c", "f", "cat", "f\u00b2", "c-1", "0005", "9" * 5000])
def test_what_is_no_place_is_refused(word: str) -> None:
    """A letter and a number of at most three digits, or a holding's name."""
    with pytest.raises(BadText, match="is not a place"):
        PLACE.parse(word)


def test_a_holding_holds_pieces_and_is_moved_to_and_ruled() -> None:
    """12.2.2 An unsuited clearing that its owner always rules, adjacent where its rule says so."""
    g = position.game(
        {"seats": [MOLES, OTHER], "clearings": {HILL: {MOLES: "2 moles"}, "5": {}}, "ruins": {}}
    )
    hill = holding_place(HILL)
    assert g.warriors_at(0, hill) == 2
    assert ruler(g, hill) == 0
    assert destinations(g, 0, hill) == [5]
    assert hill in destinations(g, 0, 5)
    shown = g.observe(1)["places"]
    assert isinstance(shown, list) and HILL in [each["id"] for each in shown]
    assert position.describe(position.game(position.describe(g))) == position.describe(g)
    check_all(g, 3)


def test_warriors_that_run_through_forests(monkeypatch: pytest.MonkeyPatch) -> None:
    """18.2.4 They move out of forests and into them, without rule; others stay in clearings."""
    install_faction(monkeypatch, "runners", Runners, piece("warrior", "warrior", WARRIORS))
    forest = {"f1": {"runners": "2 warriors", OTHER: "1 warrior"}}
    laid: dict[str, object] = {"seats": ["runners", OTHER], "forests": forest, "ruins": {}}
    g = position.table(laid, seed=1, possible=False)
    place = PLACE.parse("f1")
    assert origins(g, 0) == [place]
    assert not has_origin(g, 1)
    there = g.paths[place][0]
    assert destinations(g, 0, place) == g.paths[place]
    g.push(Move(0))
    g.run()
    g.choose(f"to {PLACE.text(there)}")
    g.choose("take 1")
    assert origins(g, 0) == [there, place]
    assert place in destinations(g, 0, there)


def test_pieces_stand_on_paths() -> None:
    """H A path is a place where pieces can stand, by its number on the map."""
    g = position.game(
        {"seats": [ONE, OTHER], "hirelings": [ROBBERS], "paths": {"p3": {ROBBERS: "1 robber"}}}
    )
    robber = book(g).owner(2).kind("robber")
    assert g.count(robber, path_place(3)) == 1
    assert put(g, robber, path_place(1), 1) == 1
    assert g.box.woodland.path_ends[0] in ([a, b] for a in g.clearings for b in g.paths[a])
    places = [shown["id"] for shown in g.observe(0)["places"]]
    assert "p1" in places and "p3" in places and "p2" not in places
    assert position.describe(g)["paths"] == {
        "p1": {ROBBERS: ["1 robber"]},
        "p3": {ROBBERS: ["1 robber"]},
    }
    check_all(g, 5)


def test_who_moves_along_a_path_pays_what_stands_there() -> None:
    """H A trigger knows the way and the pieces: the mover chooses which of them it costs."""
    ends = [[1, 5], [1, 9]]
    g = position.table(
        {
            "seats": [MOLES, OTHER],
            "hirelings": [ROBBERS],
            "clearings": {"1": {MOLES: "3 moles, shrew"}},
            "ruins": {},
        },
        seed=1,
    )
    at = [list(link) for link in g.box.woodland.path_ends].index(ends[0])
    put(g, book(g).owner(2).kind("robber"), path_place(at + 1), 1)
    g.push(Move(0))
    g.run()
    for answer in ("to 5", "also shrew", "take 1", "lose shrew"):
        g.choose(answer)
    mole, shrew = (book(g).faction(0).kind(name) for name in ("mole", "shrew"))
    assert (g.count(mole, 5), g.count(shrew, 5), g.supply[shrew]) == (1, 0, 1)
    g.push(Move(0))
    g.run()
    for answer in ("from 1", "to 9", "take 1"):
        g.choose(answer)
    assert g.count(mole, 9) == 1


def test_a_path_the_map_does_not_have_is_refused() -> None:
    """H Positions name paths of their map, where somebody can stand on them."""
    with pytest.raises(BadPosition, match="is no path of this map"):
        position.game({"seats": [ONE, OTHER], "hirelings": [ROBBERS], "paths": {"p40": {}}})
    with pytest.raises(BadPosition, match="nothing in this game stands on paths"):
        position.game({"seats": [ONE, OTHER], "paths": {"p1": {}}})
    with pytest.raises(BadText):
        PLACE.parse("p41")


def test_random_games_with_a_holding_hold_the_invariants() -> None:
    """12.2.2 Other factions, cards and setups live with one more clearing beyond the map."""
    for seed in range(3):
        random_game(Setup(seats=[*installed_factions()[:3], MOLES]), seed, 500, 60, 1)
