"""Games with other numbers, in a process whose package reads them from lists.

A request comes as one line of JSON on standard input, and an answer as one line; lines before it
report numbers of finished games.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from bench.balance import setups
from bench.tuning.effects import Effects, shaken
from bench.tuning.numbers import LIST
from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.engine.chance import Chance, seeded

GREEDY = "greedy"
LIMIT = 20_000
"""The decisions after which a game counts as without winner."""
_STEP = 50
"""The games between two reports of progress."""
_FARTHEST = 0.5
_LEAD = 60.0
"""The lead in points over the best other seat that is worth a win; counted up to half a win."""
Values = dict[str, list[int]]
"""The numbers of each faction's heuristic."""


def table(faction: str, package: str = "undergrowth") -> list[int]:
    """Return the list from which a faction's heuristic reads its numbers."""
    found: list[int] = getattr(import_module(f"{package}.factions.{faction}.heuristics"), LIST)
    return found


@dataclass
class Drawn:
    """A random game: its setup, seed and players."""

    setup: Setup
    seed: int
    players: list[str]
    chance: Chance


def drawn(number: int, seed: int, cells: list[Setup], pool: list[str]) -> Drawn:
    """Return the game of a number; the same number and seed give the same game."""
    chance = seeded(seed * 1_000_003 + number)
    cell = cells[chance.below(len(cells))]
    order = list(range(len(cell.seats)))
    chance.shuffle(order)
    seats = [cell.seats[at] for at in order]
    players = [pool[chance.below(len(pool))] for _ in seats]
    return Drawn(Setup(map=cell.map, seats=seats), chance.next(), players, chance)


@dataclass
class Ending:
    """The result of a game for a seat."""

    won: bool
    ahead: float
    """The lead over the best other seat, as a fraction of a win."""

    @property
    def worth(self) -> float:
        """The value of the result: mainly the win, and a little the lead."""
        return self.won + self.ahead


def endings(found: Drawn) -> list[Ending]:
    """Play a game; return its result for each seat."""
    g = Game.new(found.setup, found.seed, log=False)
    seats = [make_player(name, at, found.seed + at) for at, name in enumerate(found.players)]
    play(g, seats, LIMIT, Tally(g.seats))
    return [_ending(g, seat) for seat in range(g.seats)]


def _ending(g: Game, seat: int) -> Ending:
    best = max(g.score[other] for other in range(g.seats) if other != seat)
    ahead = (g.score[seat] - best) / _LEAD
    return Ending(seat in g.winners, max(-_FARTHEST, min(_FARTHEST, ahead)))


def shake(values: Values, numbers: range, seed: int, pool: list[str]) -> dict[str, Effects]:
    """Return the effects of each faction's numbers, from games with all of them perturbed."""
    cells = setups()
    found = {faction: Effects() for faction in values}
    for done, number in enumerate(numbers):
        game = drawn(number, seed, cells, pool)
        signs: dict[str, list[int]] = {}
        for faction in game.setup.seats:
            own = [1 - 2 * game.chance.below(2) for _ in values[faction]]
            signs[faction] = own
            table(faction)[:] = [
                shaken(value, sign) for value, sign in zip(values[faction], own, strict=True)
            ]
        for seat, ending in enumerate(endings(game)):
            faction = game.setup.seats[seat]
            if game.players[seat] == GREEDY:
                found[faction].add(signs[faction], ending.worth)
        _tell(done)
    return found


def compare(
    old: Values, new: Values, numbers: range, seed: int, pool: list[str], player: str
) -> list[Any]:
    """Return by faction the games and wins of a player with old and with new numbers."""
    cells = setups()
    rows = {faction: [0, 0, 0, 0] for faction in old}
    for done, number in enumerate(numbers):
        game = drawn(number, seed, cells, pool)
        renewed = [game.chance.below(2) for _ in game.setup.seats]
        for seat, faction in enumerate(game.setup.seats):
            table(faction)[:] = (new if renewed[seat] else old)[faction]
        for seat, ending in enumerate(endings(game)):
            if game.players[seat] == player:
                row = rows[game.setup.seats[seat]]
                row[2 * renewed[seat]] += 1
                row[2 * renewed[seat] + 1] += ending.won
        _tell(done)
    return [[faction, *row] for faction, row in rows.items()]


def _tell(done: int) -> None:
    if done % _STEP == _STEP - 1:
        print(done + 1, flush=True)


def answered(asked: dict[str, Any]) -> Any:
    """Return the answer to a request."""
    numbers, seed = range(*asked["numbers"]), asked["seed"]
    if asked["what"] == "shake":
        effects = shake(asked["values"], numbers, seed, asked["pool"])
        return {name: asdict(each) for name, each in effects.items()}
    old, new = asked["old"], asked["new"]
    return compare(old, new, numbers, seed, asked["pool"], asked["player"])


def main() -> None:
    print(json.dumps(answered(json.loads(sys.stdin.readline()))))


if __name__ == "__main__":
    main()
