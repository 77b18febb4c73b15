"""Levels for people: players from first-timer to master, as `data/levels.toml` defines them.

All budgets are numbers of tries, so a level plays the same on every machine.  The weakest make the
mistakes that people make: they take an option that looks nearly as good as the best, and miss
chances to react in the turn of another seat.  They never pass up a win they see.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undergrowth.ai.greedy import worths
from undergrowth.ai.players import LEVEL, Insider, make_player, players
from undergrowth.ai.seats import Seat
from undergrowth.ai.thoughts import Thought
from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.chance import Chance
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.messages import printed
from undergrowth.law.appraise import WIN
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize

_PARTS: Final = 1_000_000
"""The parts of 1 in which chances are drawn."""


_SOFT: Final = ("temperature", "limit", "overlooks")
"""The numbers that soften a choice, as the data names them."""


class Level:
    """A level of play."""

    def __init__(self, id: str, player: str, soft: list[int], rating: list[int]) -> None:
        """`soft` are temperature, limit and overlooks; `rating` is a rating with its interval."""
        self.id: Final = id
        self.player: Final = player
        """The player it stands for, with a budget of tries."""
        self.temperature: Final = soft[0]
        """The softmax temperature of its choice, in hundredths of a point; 0 takes the best."""
        self.limit: Final = soft[1]
        """The most that an option may look worse than the best, in hundredths of a point."""
        self.overlooks: Final = soft[2]
        """The per cent of chances to react to others that it misses."""
        self.rating: Final = rating
        """The rating among all levels, and the ends of its 95% interval; empty if not measured."""


def _read() -> list[Level]:
    page, rated = sheet("levels"), sheet("ratings")
    found: list[Level] = []
    for id in page.names():
        entry = page.table(id)
        soft = [entry.number(name) if entry.has(name) else 0 for name in _SOFT]
        rating = rated.numbers(f"levels.{id}") if rated.has(f"levels.{id}") else []
        found.append(Level(id, entry.text("player"), soft, rating))
        printed("player", id, entry.text("title"), entry.text("about"))
    return found


LEVELS: Final = _read()
"""All levels, the weakest first."""


def level_called(name: str) -> Level | None:
    """Return the level with a player's name such as `level:3`; None for other players."""
    for number in range(len(LEVELS)):
        if name == f"{LEVEL}:{number + 1}":
            return LEVELS[number]
    return None


class LevelPlayer(Insider):
    """A player of a level: asks the player that its level stands for, or softens its choice.

    It keeps no state between questions, except its generator.
    """

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.level: Level = LEVELS[0]
        self.seconds = 0.0
        """The limit of time for each answer; 0 for none."""

    def configure(self, options: list[str]) -> None:
        """Read the number of the level: `level:3`."""
        if not options:
            return
        found = level_called(":".join([LEVEL, *options]))
        if found is None:
            raise BadSetup(f"expected {LEVEL}:1 to {LEVEL}:{len(LEVELS)}: {':'.join(options)!r}")
        self.level = found

    def thinks(self) -> bool:
        return self._inner(0).thinks()

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds

    def answers_within(self, setup: bool) -> float:
        return self._inner(0).answers_within(setup)

    def look(self, g: Game) -> Action:
        if self.level.temperature:
            return soft_answer(g, self.seat, self.level, self.chance)
        return self._inner(self.chance.next()).look(g)

    def think(self, seat: Seat, seconds: float) -> list[Thought]:
        """Return what the level's player thinks, without its slips."""
        return self._inner(self.chance.next()).think(seat, seconds)

    def _inner(self, seed: int) -> Insider:
        """Return the player that the level stands for, made anew."""
        made = make_player(self.level.player, self.seat, seed)
        assert isinstance(made, Insider)
        if self.seconds > 0.0:
            made.hurry(self.seconds)
        return made


def soft_answer(g: Game, seat: int, level: Level, chance: Chance) -> Action:
    """Return an option that looks nearly as good as the best, or a missed reaction.

    A win at hand is always taken.  Raises `IllegalAction` when the game is over.
    """
    guess = determinize(g, seat, chance.next())
    found = worths(guess, seat)
    decision = guess.decision
    if decision is None:
        raise IllegalAction("the game is over: there is no open question")
    options = decision.offered
    most = max(found)
    if most >= WIN // 2:
        return options[found.index(most)]
    if g.turn != seat and PASS in options and chance.below(100) < level.overlooks:
        return PASS
    weights = [_weight(worth - most, level) for worth in found]
    drawn = sum(weights) * chance.below(_PARTS) / _PARTS
    for i in range(len(options)):
        drawn -= weights[i]
        if drawn < 0.0:
            return options[i]
    return options[found.index(most)]


def _weight(behind: int, level: Level) -> float:
    """Return how likely an option is, compared with the best; `behind` is at most 0."""
    return exp(behind / level.temperature) if -behind <= level.limit else 0.0


players(LEVEL, LevelPlayer, "plays one of eight levels for people; level:1 is the weakest")
