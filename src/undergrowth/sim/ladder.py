"""Balanced pairings for a ladder of players: line-ups, seats, maps and decks.

Games come in tables.  Within a table the setup stays and the players rotate by one seat from game
to game, so each player has each faction and each seat once.  Factions, players, maps and decks are
dealt like cards: each comes up equally often before any comes up again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from undergrowth.ai import load_code, make_player
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.law.setup.seats import MOST_PLAYERS, excluded
from undergrowth.sim.games import LIMIT, mix
from undergrowth.sim.usual import usual_decks, usual_factions, usual_maps
from undergrowth.table.game import library
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import Setup

_LINE_UPS, _TABLES, _MAPS, _DECKS, _ORDER = range(10, 15)
"""Labels for the random seeds of a ladder."""
_TRIES: Final = 200


@dataclass(frozen=True)
class Ladder:
    """A plan of games between players.  Plain data that can be sent to a worker."""

    players: list[str]
    """The names of players.  If there is only one and `against` is empty, it plays all seats, so
    that factions are compared."""
    against: str
    """The opponent on all seats of a table but one; empty if the players meet each other."""
    size: int
    """The number of seats."""
    factions: list[str]
    maps: list[str]
    decks: list[str]
    seed: int
    limit: int
    code: list[str] = field(default_factory=list)
    """Python files with players."""

    @property
    def width(self) -> int:
        """The number of games at a table: one for each seat, or one if the players cannot
        rotate."""
        return self.size if self.against or len(self.players) > 1 else 1

    def seating(self, number: int) -> tuple[Setup, list[str]]:
        """Return the setup of one game, and its players by seat."""
        table, turn = divmod(number, self.width)
        seats = _deal(self.factions, self.size, mix(self.seed, _LINE_UPS), table, True)
        setup = Setup(
            seats=list(seats),
            map=_deal(self.maps, 1, mix(self.seed, _MAPS), table)[0],
            deck=_deal(self.decks, 1, mix(self.seed, _DECKS), table)[0],
        )
        players = self.at_table(table)
        return library().complete(setup), players[turn:] + players[:turn]

    def at_table(self, table: int) -> list[str]:
        """Return the players of a table in the order of its first game."""
        if self.against:
            one = self.players[table % len(self.players)]
            return [one, *[self.against] * (self.size - 1)]
        each, more = divmod(self.size, len(self.players))
        found = self.players * each
        if more:
            found += _deal(self.players, more, mix(self.seed, _TABLES), table)
        return _shuffled(found, seeded(mix(mix(self.seed, _ORDER), table)))

    def metadata(self) -> dict[str, Any]:
        """Return the metadata of this ladder."""
        return {
            "ladder": {
                "players": self.players,
                "against": self.against,
                "seats": self.size,
                "factions": self.factions,
                "maps": self.maps,
                "decks": self.decks,
            }
        }


def _deal(names: list[str], each: int, seed: int, number: int, apart: bool = False) -> list[str]:
    """Return hand `number`: `each` different names; with `apart`, factions that may meet."""
    turn, at = divmod(number, len(names))
    return list(_round(tuple(names), each, mix(seed, turn), apart)[at])


@lru_cache(maxsize=64)
def _round(names: tuple[str, ...], each: int, seed: int, apart: bool) -> list[list[str]]:
    """Return as many hands as names, in which every name comes up equally often.

    Raises `BadSetup` when no such hands are found.
    """
    chance = seeded(seed)
    for _ in range(_TRIES):
        cards: list[str] = []
        for _ in range(each):
            cards += _shuffled(names, chance)
        hands = [_hand(cards, each, apart) for _ in names]
        if all(len(hand) == each for hand in hands):
            return hands
    raise BadSetup(f"no {each} of {', '.join(names)} can always be dealt together: name more")


def _shuffled(names: Sequence[str], chance: Chance) -> list[str]:
    order = list(range(len(names)))
    chance.shuffle(order)
    return [names[i] for i in order]


def _hand(cards: list[str], each: int, apart: bool) -> list[str]:
    """Take the first cards that go together; fewer than `each` if the rest does not."""
    hand: list[str] = []
    for name in cards[:]:
        if len(hand) < each and name not in hand and not (apart and _clashes(name, hand)):
            hand.append(name)
            cards.remove(name)
    return hand


def _clashes(name: str, others: list[str]) -> bool:
    return any(excluded(name, other) for other in others)


def make_ladder(
    players: list[str],
    against: str = "",
    size: int = 4,
    factions: Iterable[str] = (),
    maps: Iterable[str] = (),
    decks: Iterable[str] = (),
    seed: int = 0,
    limit: int = LIMIT,
    code: Iterable[str | Path] = (),
) -> Ladder:
    """Return a ladder of these players; factions, maps and decks default to all of ours.

    Raises `BadSetup` when it cannot be played, `BadContent` when a file cannot be used.
    """
    files = [str(Path(each).resolve()) for each in code]
    for each in files:
        load_code(Path(each))
    for name in [*players, against] if against else players:
        make_player(name, 0, 0)
    if len(set(players)) < len(players) or against in players:
        raise BadSetup(f"a player is named twice: {', '.join([*players, against])}")
    if not players:
        raise BadSetup("a ladder needs a player at least")
    if not 2 <= size <= MOST_PLAYERS:
        raise BadSetup(f"{size} seats: expected 2 to {MOST_PLAYERS}")
    named = [FACTIONS.text(FACTIONS.parse(name)) for name in factions]
    found = named or usual_factions()
    if len(found) < size:
        raise BadSetup(f"{len(found)} factions for {size} seats: name as many at least")
    made = Ladder(
        list(players),
        against,
        size,
        found,
        list(maps) or usual_maps(),
        list(decks) or usual_decks(),
        seed,
        limit,
        files,
    )
    for table in range(max(len(made.factions), len(made.maps), len(made.decks))):
        library().opening(made.seating(table * made.width)[0])
    return made
