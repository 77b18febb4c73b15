"""Owners of pieces without a seat: they stand, rule, are seen, saved and described.

The wanderers here stand for hirelings with and without a controller (H.1, H.3).
"""

from __future__ import annotations

import pytest

from kit.checks import check_all, check_table
from kit.madeup.strays import WANDERERS as NAME
from kit.madeup.strays import install_wanderers
from undergrowth import BadPosition, BadSetup, Game, Setup, position
from undergrowth.engine.chance import seeded
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.moving.move import Move, moved
from undergrowth.law.pieces.atoms import carry, put
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.removing.removal import removal, remove
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.described.views import value
from undergrowth.table.records import Moved

ONE, OTHER = installed_factions()[:2]


@pytest.fixture(autouse=True)
def _wanderers(monkeypatch: pytest.MonkeyPatch) -> None:
    install_wanderers(monkeypatch)


def described(controller: str = "nobody") -> Game:
    """One warrior of a player and two of theirs in clearing 5, a camp of theirs in clearing 6."""
    return position.game(
        {
            "seats": [ONE, OTHER],
            "hirelings": [NAME],
            "clearings": {
                "5": {ONE: "1 warrior", NAME: "2 wanderers"},
                "6": {NAME: "1 camp"},
            },
            "ruins": {},
            NAME: {"controller": controller},
        }
    )


def test_an_owner_without_a_seat_rules_like_a_player() -> None:
    """H.3.1, 2.5 Uncontrolled hirelings can rule clearings."""
    g = described()
    assert ruler(g, 5) == ruler(g, 6) == 2
    assert g.seat_name(2) == NAME


def test_its_controller_rules_with_its_pieces() -> None:
    """H.3.1 The controller treats hireling pieces as its own for rule, even alone."""
    g = described(ONE)
    assert ruler(g, 5) == ruler(g, 6) == 0


def test_it_is_an_enemy_that_can_be_battled() -> None:
    """H.3.2 Uncontrolled hirelings are enemies of all."""
    g = described()
    assert defenders(g, 0, 5) == [2]


def test_it_is_observed_saved_and_described() -> None:
    """H A view, a save and a position hold what it owns and what lies on its board."""
    g = described(OTHER)
    seen = g.observe(0)
    assert seen["owners"] == [
        {
            "id": NAME,
            "title": NAME,
            "decider": OTHER,
            "supply": {"wanderer": 6, "camp": 1},
            "board": [value("controller", "Controller", "H.1", OTHER).data()],
        }
    ]
    assert Game.from_json(g.to_json()).observe(0) == seen
    again = position.game(position.describe(g))
    assert position.describe(again) == position.describe(g)
    assert ruler(again, 6) == 1


def test_its_pieces_are_moved_and_removed_and_the_log_names_it() -> None:
    """H.3.4, H.3.7 Another seat may move it; what falls goes to its own supply."""
    g = described()
    kind = book(g).owner(2).kind("wanderer")
    destination = g.paths[5][0]
    carry(g, kind, 5, destination, 1)
    moved(g, Moved(2, 5, destination, 1))
    remove(g, removal(g, 0, kind, 5))
    assert g.log is not None
    assert [event.fields["owner"] for event in g.log[-2:]] == [NAME, NAME]
    assert g.count(kind, destination) == 1
    assert g.supply[kind] == 7


def test_its_decider_moves_it_and_nothing_else() -> None:
    """H.3.4 Only the hireling's pieces go, by what the hireling rules; its decider chooses."""
    g = position.table(
        {
            "seats": [ONE, OTHER],
            "hirelings": [NAME],
            "clearings": {
                "5": {NAME: "2 wanderers"},
                "6": {OTHER: "3 warriors"},
                "8": {NAME: "1 wanderer"},
            },
            "ruins": {},
            NAME: {"controller": OTHER},
        },
        seed=1,
    )
    g.push(Move(1, owner=2))
    g.run()
    again = Game.from_json(g.to_json()).copy()
    for game in (g, again):
        assert game.decision is not None and game.decision.seat == 1
        assert game.decision.texts() == ["from 5", "from 8"]
        assert "4.2" in game.why_not(1, "from 6")
        destination = game.paths[5][0]
        for answer in ("from 5", f"to {destination}", "take 2"):
            game.choose(answer)
        assert game.count(book(game).owner(2).kind("wanderer"), destination) == 2


def test_random_games_beside_it_hold_the_invariants() -> None:
    """H Copies, saves, views dealt anew and conservation, with one more owner at the table."""
    for seed in range(3):
        g = Game.new(Setup(seats=installed_factions()[:3], hirelings=[NAME]), seed)
        owner = book(g).owner(3)
        chance = seeded(seed)
        for number in range(400):
            if g.decision is None:
                break
            if number == 40:
                for place in g.clearings:
                    put(g, owner.kind("wanderer"), place, 1)
            if number % 60 == 1:
                check_all(g, number)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        check_table(g)


def test_wrong_owners_are_refused() -> None:
    """H Unknown ones, one twice, and a turn of somebody without a seat."""
    with pytest.raises(BadSetup, match="'giants' is no hireling"):
        Game.new(Setup(seats=[ONE, OTHER], hirelings=["giants"]))
    with pytest.raises(BadSetup, match="'giants' is no hireling"):
        Game.new(Setup(seats=[ONE, OTHER], hirelings=["forest_patrol", "giants"]))
    with pytest.raises(BadSetup, match="there twice"):
        Game.new(Setup(seats=[ONE, OTHER], hirelings=[NAME, NAME]))
    with pytest.raises(BadPosition, match="has no seat"):
        position.game({"seats": [ONE, OTHER], "hirelings": [NAME], "turn": NAME})
