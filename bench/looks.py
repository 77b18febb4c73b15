"""`python -m bench.looks`: the lookahead needed to tell which option is best.

Positions are drawn from games of one player against three others.  Each option is taken in several
worlds and played on greedily through two of the seat's own turns, with the chance to win estimated
at the end of each turn.  Half of the worlds choose an option by the estimate up to some turn; its
value at the end, in the other half, is compared with the mean of all options.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from bench.balance import setups
from bench.factions import factions
from bench.tuning.playing import drawn
from undergrowth import Game
from undergrowth.ai import ask, make_player
from undergrowth.ai.finishing import finish_turn
from undergrowth.ai.judging import Learned, judgement_named
from undergrowth.ai.search.race import FIRST_PHASE_ERROR, LEAST_ERROR, Candidate, surviving
from undergrowth.ai.search.tree import Node
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.chance import Chance, seeded
from undergrowth.table.hidden.determinize import determinize

MOST = 16
"""The most options of a question that is evaluated."""
TIMES = 10
"""The number of random divisions of the worlds into halves."""
WORTH = 4000.0
"""The value of a certain win in a search, in hundredths of a point."""
World = list[list[float]]
"""The chances to win by option, and then by turn: at the end of this turn and the later ones."""


@dataclass
class Position:
    """The results of one question."""

    seats: int
    worlds: list[World]

    @property
    def options(self) -> range:
        return range(len(self.worlds[0]))

    def ends(self) -> dict[str, int]:
        """Return the turns that are compared, by name."""
        last = max(len(turns) for world in self.worlds for turns in world) - 1
        return {"this turn": 0, "own next turn": last - self.seats, "the one after": last}


def seen(world: World, option: int, turn: int) -> float:
    """Return the chance to win at the end of a turn, or at an earlier end of the game."""
    turns = world[option]
    return turns[min(turn, len(turns) - 1)]


def mean(worlds: list[World], option: int, turn: int) -> float:
    """Return its mean over several worlds."""
    return sum(seen(world, option, turn) for world in worlds) / len(worlds)


# ---- rollouts


def looked_at(g: Game, seat: int, worlds: int, chance: Chance) -> Position:
    """Take each option of the open question in several worlds and play on."""
    learned = judgement_named("learned")
    assert isinstance(learned, Learned) and g.decision is not None
    last = g.turns + ((seat - g.turn) % g.seats or g.seats) + g.seats
    found: list[World] = []
    for _ in range(worlds):
        world, luck = determinize(g, seat, chance.next()), chance.next()
        options: World = []
        for option in g.decision.offered:
            after = world.copy()
            after.chance = seeded(luck)
            after.take(option)
            turns: list[float] = []
            for turn in range(g.turns, last + 1):
                after = finish_turn(after, turn, seeded(luck + turn))
                turns.append(learned.chances(after)[seat])
            options.append(turns)
        found.append(options)
    return Position(g.seats, found)


def positions(given: argparse.Namespace) -> Iterator[Position]:
    """Yield questions of one player against three others, in games with each faction."""
    cells, names = setups(), factions()
    for number in range(given.games):
        faction = names[number % len(names)]
        game = drawn(
            number, given.seed, [each for each in cells if faction in each.seats], ["greedy"]
        )
        mine = game.setup.seats.index(faction)
        game.players[mine] = given.player
        g = Game.new(game.setup, game.seed, log=False)
        players = [make_player(name, at, game.seed + at) for at, name in enumerate(game.players)]
        chance = seeded(game.seed)
        while g.decision is not None:
            asked = g.decision
            is_mine = asked.seat == mine and g.turns > 0 and 1 < len(asked.offered) <= MOST
            if is_mine and chance.below(given.each) == 0:
                yield looked_at(g, mine, given.worlds, chance)
            g.take(ask(players[asked.seat], g))


# ---- choosing


def halves(found: Position, chance: Chance) -> Iterator[tuple[list[World], list[World]]]:
    """Yield several random divisions of the worlds into halves."""
    for _ in range(TIMES):
        order = list(range(len(found.worlds)))
        chance.shuffle(order)
        worlds = [found.worlds[at] for at in order]
        yield worlds[: len(order) // 2], worlds[len(order) // 2 :]


def gain(found: Position, chosen: int, others: list[World]) -> float:
    """Return an option's value in other worlds above the mean of all, in thousandths of a
    chance."""
    last = found.ends()["the one after"]
    brought = [mean(others, option, last) for option in found.options]
    return 1000.0 * (brought[chosen] - sum(brought) / len(brought))


def by_looking(found: Position, turn: int, worlds: int, chance: Chance) -> float:
    """Return the gain of the option that looks best at the end of a turn, in some worlds."""
    gains = [
        gain(found, max(found.options, key=lambda at: mean(mine[:worlds], at, turn)), others)
        for mine, others in halves(found, chance)
    ]
    return sum(gains) / len(gains)


def after_first_look(found: Position, near: float, chance: Chance) -> tuple[float, float]:
    """Return how many options the first phase leaves, and the gain of the best of them by the next
    turn."""
    left, gains = 0, 0.0
    for mine, others in halves(found, chance):
        candidates = [Candidate(Node(Shuffle(at), 0.0)) for at in found.options]
        at_hand = candidates
        for rounds, world in enumerate(mine, 1):
            for candidate in at_hand:
                candidate.add(WORTH * seen(world, candidates.index(candidate), 0))
            at_hand = surviving(at_hand, rounds, near)
        options = [candidates.index(candidate) for candidate in at_hand]
        turn = found.ends()["own next turn"]
        left += len(options)
        gains += gain(found, max(options, key=lambda at: mean(mine, at, turn)), others)
    return left / TIMES, gains / TIMES


def table(found: list[Position], worlds: int) -> Iterator[str]:
    """Yield the results as text."""
    chance = seeded(1)
    numbers = [n for n in (1, 2, 4, 8, 12, 16, 24) if n <= worlds // 2]
    yield f"{len(found)} positions; gains in thousandths of a chance to win"
    yield "| best at the end of | " + " | ".join(f"{n} worlds" for n in numbers) + " |"
    yield "|---|" + "---:|" * len(numbers)
    for name in found[0].ends():
        gains = [
            sum(by_looking(each, each.ends()[name], n, chance) for each in found) / len(found)
            for n in numbers
        ]
        yield f"| {name} | " + " | ".join(f"{each:.1f}" for each in gains) + " |"
    yield ""
    yield "| a standard error believed by the first look | options left | gain |"
    yield "|---:|---:|---:|"
    for near in (
        LEAST_ERROR,
        FIRST_PHASE_ERROR / 8,
        FIRST_PHASE_ERROR / 4,
        FIRST_PHASE_ERROR / 2,
        FIRST_PHASE_ERROR,
        FIRST_PHASE_ERROR * 2,
    ):
        both = [after_first_look(each, near, chance) for each in found]
        left = sum(each[0] for each in both) / len(both)
        yield f"| {near:g} | {left:.2f} | {sum(each[1] for each in both) / len(both):.1f} |"


def main() -> None:
    found = argparse.ArgumentParser(
        prog="python -m bench.looks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--player", default="plan:1", help="the one among three greedy")
    found.add_argument("--games", type=int, default=26)
    found.add_argument("--worlds", type=int, default=24)
    found.add_argument("--each", type=int, default=12, help="one question in so many is looked at")
    found.add_argument("--seed", type=int, default=7)
    given = found.parse_args()
    print("\n".join(table([*positions(given)], given.worlds)))


if __name__ == "__main__":
    main()
