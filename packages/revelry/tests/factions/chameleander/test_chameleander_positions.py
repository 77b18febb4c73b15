"""C.5.2.V Tables that only cajoling makes are described and read back, for every player it may
cajole."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undergrowth import BadPosition, Game, Setup, position
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.library import automated_factions, played_factions
from undergrowth.table.book import book

OTHERS = [
    name
    for name in [*played_factions(), *automated_factions()]
    if not sheet(f"factions/{name}").has("same_as")
    and name not in ("chameleander", "chameleandroid")
]
EAGER = ("cajole with", "accept")


def eager(options: Sequence[Action], chance: Chance) -> Action:
    """Any answer, but rather one by which something is placed in spite of limits."""
    found = [each for each in options if each.verb in EAGER] or options
    return found[chance.below(len(found))]


@pytest.mark.parametrize("other", OTHERS)
def test_described_tables_are_read_back(other: str) -> None:
    """G.20 Two bases, plots, assemblies in a clearing, and pieces in clearings of other suits."""
    g = Game.new(Setup(seats=["chameleander", other]), seed=len(other))
    chance = seeded(len(other))
    for number in range(300):
        if g.decision is None:
            break
        g.take(eager(g.decision.options, chance))
        if number % 29 == 28 and g.decision is not None and g.turns > 0:
            document = position.describe(g)
            assert position.describe(position.game(document)) == document


LAID = {
    "woodland_alliance": "base_fox, base_mouse, 2 sympathy",
    "lizard_cult": "garden_fox, garden_mouse",
    "riverfolk_company": "trade_post_fox, trade_post_mouse",
    "corvid_conspiracy": "bomb, snare",
    "eyrie_dynasties": "2 roost",
    "lilypad_diaspora": "2 peaceful_enclave",
    "underground_duchy": "2 tunnel",
}
"""Pieces in a rabbit clearing."""


@pytest.mark.parametrize("other", LAID)
def test_limits_hold_only_while_nobody_waives_them(other: str) -> None:
    """G.20 Beside others the same table is refused."""
    lying: dict[str, dict[str, str]] = {"10": {other: LAID[other]}}
    document: dict[str, object] = {"map": "autumn", "ruins": {}, "clearings": lying}
    leader = {"leader": "despot"} if other == "eyrie_dynasties" else {}
    document |= {"phase": "daylight", other: leader}
    seats = ["chameleander", other]
    lying["12"] = {"chameleander": "warrior"}
    position.game(document | {"seats": seats, "turn": seats[0]})
    del lying["12"]
    seats[0] = "marquise_de_cat"
    with pytest.raises(BadPosition, match=r"clearings\.10"):
        position.game(document | {"seats": seats, "turn": seats[0]})


@pytest.mark.parametrize("seat", ["chameleander", "chameleandroid"])
def test_ego_come_beside_the_keep_by_moves(seat: str) -> None:
    """C.2.5, CHMD.2.3, 6.2.2 The keep keeps ego from being placed; with the warrior they come."""
    lying = {"5": {"marquise_de_cat": "keep, 2 warrior", seat: "warrior, 2 ego, superego"}}
    document: dict[str, object] = {"map": "autumn", "ruins": {}, "clearings": lying}
    document |= {"seats": ["marquise_de_cat", seat], "turn": "marquise_de_cat"}
    g = position.game(document | {"phase": "daylight"})
    mine = book(g).faction(1)
    assert all(mine.comes_by_moves(kind) for kind in mine.kinds)
    described = position.describe(g)
    assert position.describe(position.game(described)) == described
    clearings = described["clearings"]
    assert isinstance(clearings, dict)
    assert sorted(clearings["5"][seat]) == ["1 superego", "1 warrior", "2 ego"]
