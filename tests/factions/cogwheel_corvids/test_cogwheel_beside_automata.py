"""R.11.8 Plots of either Corvids beside all automated opponents, in games at random."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from second.opponents import is_automated
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.engine.events import Event
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE

BOMBS = ("R.11.7.1", "13.7.1")
BETWEEN = ("scored", "damaged", "initiated")
"""Verbs of the log between the pieces that one bomb removes."""
GAMES = [
    ["corvids", "logical_lizards:fanatics", "riverfolk_robots", "automated_alliance"],
    ["electric_eyrie", "cogwheel_corvids:challenging:vendetta", "drillbit_duchy", "vagabond"],
    ["vagabot", "corvids", "mechanical_marquise", "logical_lizards:challenging"],
    ["alliance", "cogwheel_corvids:mastermind:vendetta", "mechanical_marquise", "vagabot"],
]


def snares(g: Game) -> set[str]:
    """R.11.7.2 The clearings with a snare that lies face up."""
    found = [n for n, k in enumerate(g.box.kinds) if PIECES.text(k.piece) == "snare"]
    return {PLACE.text(c) for c in g.clearings if any(g.count(kind, c) for kind in found)}


def lying(g: Game, owner: int, place: str) -> int:
    """R.11.7.1 Return how many pieces of an owner a bomb could remove."""
    kinds = [n for n, k in enumerate(g.box.kinds) if k.owner == owner]
    sorts = (WARRIOR, TOKEN, BUILDING)
    there = PLACE.parse(place)
    return sum(g.count(kind, there) for kind in kinds if g.box.kinds[kind].sort in sorts)


def held(news: list[Event], snared: set[str]) -> None:
    """R.11.8.2 Nothing of an automated opponent came to a snare, or left it while it lay there."""
    for event in news:
        owner, place = str(event.fields.get("owner", "")), event.fields.get("place")
        if event.verb == "removed" and event.fields.get("piece") == "snare":
            snared -= {str(place)}
        stuck = event.fields.get("from") if event.verb == "moved" else place
        if event.verb in ("placed", "moved") and "corvid" not in owner and is_automated(owner):
            assert stuck not in snared, event


def bombed(news: list[Event]) -> Iterator[tuple[str, list[Event]]]:
    """R.11.7.1 The clearing of each bomb, and what it removed."""
    for at, event in enumerate(news):
        if event.verb == "cleared" and event.law in BOMBS:
            removed: list[Event] = []
            for each in news[at + 1 :]:
                if each.verb == "removed" and each.law == "G.24":
                    removed.append(each)
                elif each.verb not in BETWEEN:
                    break
            yield str(event.fields["places"]), removed


def play(seats: list[str], seed: int) -> int:
    """A game at random, with a look at each answer; how many bombs have gone off."""
    g = Game.new(Setup(seats=seats), seed, asks_all=True)
    chance, bombs = seeded(seed), 0
    names = [g.seat_name(seat) for seat in range(g.seats)]
    while g.decision is not None and g.turns < 50:
        assert g.log is not None
        read, snared = len(g.log), snares(g)
        before = g.copy()
        g.take(g.decision.options[chance.below(len(g.decision.options))])
        held(g.log[read:], snared)
        for place, removed in bombed(g.log[read:]):
            bombs += 1
            for seat, name in enumerate(names):
                n = sum(int(e.fields["count"]) for e in removed if e.fields["owner"] == name)
                there = lying(before, seat, place)
                gone = min(there, 2) if is_automated(name) else there
                assert "corvid" in name or n == gone
    return bombs


def test_bombs_and_snares() -> None:
    """R.11.8.1, R.11.8.2 Two pieces of each, all of people's; nothing comes to a snare unseen."""
    assert sum(play(seats, seed) for seats in GAMES for seed in range(1)) > 3


@pytest.mark.long
def test_bombs_and_snares_in_many_games() -> None:
    """R.11.8.1, R.11.8.2 Over and over."""
    assert sum(play(seats, seed) for seats in GAMES for seed in range(1, 13)) > 60
