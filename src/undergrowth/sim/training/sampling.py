"""Games to learn weights from, and the positions sampled from them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from undergrowth.ai import PlayerFailed, ask, make_player
from undergrowth.ai.finishing import GREEDILY, finish_turn
from undergrowth.ai.judging.features import features
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.law.setup.seats import excluded
from undergrowth.sim.errors import FailedGame
from undergrowth.sim.games import LIMIT, game_seed
from undergrowth.table.book import book
from undergrowth.table.game import Game, library
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.setup import Setup

SEAT_COUNTS: Final = (3, 4, 4, 4, 5)
"""The numbers of seats to draw from, each entry with the same probability."""
_EXPLORATION: Final = 12
"""One choice in this many is replaced by another option, so that its outcome is seen, too."""
_KEPT: Final = (50, 4)
"""One in 50 of the player's own choices is kept, and one in 4 of the replaced ones: about fifteen
positions of a game of four, most of them replaced choices, since players that look ahead compare
what else could be done."""
_TRIES: Final = 100
_RESOLUTION: Final = 10_000
"""The resolution of a random share: one part in this many."""


@dataclass(frozen=True)
class Course:
    """A course: the games to learn from.  Plain data that can be sent to a worker."""

    player: str
    """The player on every seat."""
    factions: list[str]
    """The factions from which line-ups are drawn."""
    maps: list[str]
    """The maps to draw from."""
    decks: list[str]
    """The decks to draw from."""
    seed: int
    """The seed from which the seed of each game is derived."""
    code: list[str] = field(default_factory=list)
    """Python files with players."""

    def setup(self, chance: Chance) -> Setup:
        """Return a random line-up, map and deck.  Raises `BadSetup` if these factions cannot
        meet."""
        wrong: BadSetup | None = None
        for _ in range(_TRIES):
            seats = self._line_up(SEAT_COUNTS[chance.below(len(SEAT_COUNTS))], chance)
            chosen = Setup(
                seats=seats,
                map=self.maps[chance.below(len(self.maps))],
                deck=self.decks[chance.below(len(self.decks))],
            )
            try:
                made = library().complete(chosen)
                library().opening(made)
                return made
            except BadSetup as error:
                wrong = error
        raise BadSetup(f"these factions are in no game together: {wrong}")

    def _line_up(self, seats: int, chance: Chance) -> list[str]:
        """Return random factions that may meet: `seats` of them, or as many as there are."""
        order = list(range(len(self.factions)))
        chance.shuffle(order)
        found: list[str] = []
        for i in order:
            name = self.factions[i]
            if len(found) < seats and not any(excluded(name, other) for other in found):
                found.append(name)
        return found


def begin_game(course: Course, seed: int) -> tuple[Game, Chance]:
    """Return the game of a seed at its beginning, and the chance that draws what follows.

    Raises `BadSetup` if the factions of the course cannot meet.
    """
    chance = seeded(seed)
    return Game.new(course.setup(chance), chance.next(), log=False), chance


@dataclass
class Sample:
    """The sampled positions of one game, and its winners."""

    game: int
    """The number of the game, from 0."""
    seats: list[str]
    """The factions by seat."""
    won: list[float]
    """Each seat's share of the victory: they sum to 1, or are all 0 if nobody won."""
    positions: list[list[array[float]]]
    """The features by position and seat."""


def sample_game(course: Course, number: int, stop: Callable[[], bool]) -> list[Sample] | None:
    """Play one game and return its sample; None when `stop` returned True before its end.

    Raises `FailedGame` when the game or a player fails.
    """
    seed = game_seed(course.seed, number)
    with failures_named(number, seed):
        return _sampled(course, number, seed, stop)


@contextmanager
def failures_named(number: int, seed: int) -> Iterator[None]:
    """Raise `FailedGame`, with the number and the seed of a game, for whatever fails in it."""
    try:
        yield
    except (Exception, PlayerFailed) as error:
        what = f"{type(error).__name__}: {error}"
        raise FailedGame(f"game {number} (seed {seed}) failed: {what}") from error


def _sampled(
    course: Course, number: int, seed: int, stop: Callable[[], bool]
) -> list[Sample] | None:
    g, chance = begin_game(course, seed)
    seats = [make_player(course.player, seat, chance.next()) for seat in range(g.seats)]
    positions: list[list[array[float]]] = []
    for _ in range(LIMIT):
        decision = g.decision
        if decision is None:
            break
        if stop():
            return None
        answer = ask(seats[decision.seat], g)
        options = decision.offered
        if len(options) > 1 and g.turns > 0:
            explored = chance.below(_EXPLORATION) == 0
            if explored:
                answer = explored_option(g, decision.seat, options, chance)
            if chance.below(_KEPT[explored]) == 0:
                found = sampled_position(g, decision.seat, answer, chance)
                if found:
                    positions.append(found)
        g.take(answer)
    names = [g.seat_name(seat) for seat in range(g.seats)]
    return [Sample(number, names, victory_shares(g), positions)]


def explored_option(g: Game, seat: int, options: list[Action], chance: Chance) -> Action:
    """Return a random option; two times in three by its prior instead of uniformly."""
    if chance.below(3) == 0:
        return options[chance.below(len(options))]
    found = GREEDILY.priors(determinize(g, seat, chance.next()), seat)
    return options[drawn(found, chance)]


def drawn(found: list[float], chance: Chance) -> int:
    """Return the number of an option, drawn by the shares of all."""
    left = chance.below(_RESOLUTION) / _RESOLUTION
    for i, share in enumerate(found):
        left -= share
        if left < 0.0:
            return i
    return len(found) - 1


def sampled_position(g: Game, seat: int, answer: Action, chance: Chance) -> list[array[float]]:
    """Return the features by seat of a position as judgements see it: a determinization for a seat,
    at the end of its turn.

    The turn is finished by a greedy rollout.  Returns an empty list if the game is over by then, or
    if there is a coalition.
    """
    world = determinize(g, seat, chance.next())
    world.take(answer)
    world = finish_turn(world, g.turns, seeded(chance.next()))
    if world.over:
        return []
    for each in range(world.seats):
        if book(world).faction(each).bonds.partner(world) != NOBODY:
            return []
    seats = range(world.seats)
    return [array("d", [round(x, 3) for x in features(world, each)]) for each in seats]


def victory_shares(g: Game) -> list[float]:
    """Return each seat's share of the victory; coalition partners share their leader's and
    get 0."""
    alone = [seat for seat in g.winners if book(g).faction(seat).bonds.partner(g) == NOBODY]
    return [1.0 / len(alone) if seat in alone else 0.0 for seat in range(g.seats)]
