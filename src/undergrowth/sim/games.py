"""One simulated game: its seeds, its players, its rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from time import monotonic
from typing import Any, Final, Protocol, runtime_checkable

from undergrowth.ai import AUTOMATED, Player, PlayerFailed, Tally, make_player, play
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.given import given_as, given_number
from undergrowth.engine.renamed import renamed
from undergrowth.law.setup.fan import fan_content
from undergrowth.sim.errors import FailedGame
from undergrowth.sim.rows import Row
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.setup import Setup

LIMIT: Final = 50_000
"""The number of decisions after which a game is given up as unfinished; random games take a few
thousand."""
UNFINISHED: Final = "unfinished"
"""The ending of a game that was given up, or that nobody could win."""
FAILED: Final = "failed"
"""The ending of a game in which a computer player failed to give a legal answer."""
_SLICE: Final = 64
"""The most decisions between two checks whether to stop."""
_MOMENT: Final = 0.1
"""The seconds between two such checks, roughly."""
_GAME, _SEATING, _PLAYER = 0, 1, 2


@dataclass(frozen=True)
class Cell:
    """A setup with its players: one of the cells that a simulation compares."""

    setup: dict[str, Any]
    """The fields of a `Setup`."""
    players: list[str]
    """The names of the players, parallel to the seats of the setup."""


@runtime_checkable
class Schedule(Protocol):
    """A schedule: all games of a simulation by number, as plain data that can be sent to a
    worker."""

    @property
    def seed(self) -> int:
        """The seed from which the seed of each game is derived."""

    @property
    def limit(self) -> int:
        """The number of decisions after which a game is given up."""

    @property
    def code(self) -> list[str]:
        """Python files with players."""

    @property
    def width(self) -> int:
        """The number of games that belong together: a simulation plays a multiple of it."""

    def seating(self, number: int) -> tuple[Setup, list[str]]:
        """Return the setup of one game, and its players by seat."""

    def metadata(self) -> dict[str, Any]:
        """Return what metadata says of this kind of schedule besides its seed, limit and code."""


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation: all that its games share.  Plain data that can be sent to a
    worker."""

    cells: list[Cell]
    """The cells take turns: game 0 is of the first, game 1 of the second, and so on."""
    seed: int
    """The seed from which the seed of each game is derived."""
    shuffle_seats: bool
    """Whether the seating is drawn anew for each game."""
    limit: int
    """The number of decisions after which a game is given up."""
    code: list[str] = field(default_factory=list)
    """Python files with players."""

    @property
    def width(self) -> int:
        """The number of games of one round: one of each cell."""
        return len(self.cells)

    def metadata(self) -> dict[str, Any]:
        """Return what metadata says of a plan besides its seed, limit and code."""
        return {
            "shuffle_seats": self.shuffle_seats,
            "cells": [asdict(cell) for cell in self.cells],
        }

    def said(self) -> dict[str, Any]:
        """Do what `metadata` does, and warn: this name goes."""
        renamed("Plan.said", "metadata")
        return self.metadata()

    def seating(self, number: int) -> tuple[Setup, list[str]]:
        """Return the setup of one game, and its players by seat."""
        cell = self.cells[number % len(self.cells)]
        order = list(range(len(cell.players)))
        if self.shuffle_seats:
            seeded(mix(game_seed(self.seed, number), _SEATING)).shuffle(order)
        seats = [cell.setup["seats"][i] for i in order]  # a draft renames its seats
        return Setup(**{**cell.setup, "seats": seats}), [cell.players[i] for i in order]


class Played:
    """A simulated game in progress or at its end, with its players."""

    def __init__(self, plan: Schedule, number: int, log: bool = False) -> None:
        self.number: Final = number
        self.seed: Final = game_seed(plan.seed, number)
        setup, self.names = plan.seating(number)
        self.game: Final = Game.new(setup, self.seed, log=log)
        self.tally: Final = Tally(self.game.seats)
        self.problem = ""
        """The error of the player who is asked, if it has failed."""
        self._seats: Final[list[Player]] = [
            make_player(name, i, mix(self.seed, _PLAYER + i)) for i, name in enumerate(self.names)
        ]
        self._left = plan.limit
        self._slice = 1

    def play(self, stop: Callable[[], bool]) -> bool:
        """Play to the end, to the limit or until a player fails; then return True.

        Returns False as soon as `stop` returns True; it is asked every tenth of a second or so.
        """
        while self._left > 0 and not self.game.over:
            if stop():
                return False
            began = monotonic()
            try:
                self._left -= play(self.game, self._seats, min(self._left, self._slice), self.tally)
            except PlayerFailed as error:
                self.problem = str(error)
                break
            quick = monotonic() - began < _MOMENT
            self._slice = min(2 * self._slice, _SLICE) if quick else max(self._slice // 2, 1)
        return True

    def rows(self) -> list[Row]:
        """Return a row for each seat."""
        return [self._row(seat) for seat in range(self.game.seats)]

    def _row(self, seat: int) -> Row:
        """Return the row of a seat; the row of a player that has failed has its error."""
        g = self.game
        failed = g.decision.seat if self.problem and g.decision is not None else NOBODY
        how = FAILED if self.problem else UNFINISHED
        row = row_of(g, seat, self.names[seat], self.tally, self.number, self.seed, how)
        return replace(row, problem=self.problem) if seat == failed else row


def row_of(
    g: Game, seat: int, player: str, tally: Tally, number: int, seed: int, how: str = UNFINISHED
) -> Row:
    """Return a seat's row of results; `how` is the ending if nobody has won."""
    dominance, partner = g.dominance[seat], book(g).faction(seat).bonds.partner(g)
    return Row(
        game=number,
        seed=seed,
        map=g.setup.map,
        deck=g.setup.deck,
        seat=seat,
        faction=g.seat_name(seat),
        character=_character(g, seat),
        player=AUTOMATED if book(g).faction(seat).answers_itself() else player,
        score=g.score[seat],
        dominance=CARDS.text(dominance) if dominance != NO_CARD else "",
        partner=g.seat_name(partner) if partner != NOBODY else "",
        won=seat in g.winners,
        how=g.victory or how,
        turns=g.turns,
        decisions=tally.decisions[seat],
        choices=tally.choices[seat],
        hirelings=" ".join(g.setup.hirelings),
        fan_content=" ".join(fan_content(g.setup)),
        house_rules=" ".join(g.setup.house_rules),
        points=_points(g, seat, tally),
    )


def _points(g: Game, seat: int, tally: Tally) -> str:
    """Return a seat's score after each round and at the end, as text; empty without a turn."""
    if g.turns == 0:
        return ""
    return " ".join(map(str, [*(scores[seat] for scores in tally.rounds), g.score[seat]]))


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a simulation; it depends on these two numbers only.

    Raises `BadSetup` when an argument has the wrong type.
    """
    given_as("the seed", seed, int, BadSetup)
    given_number("the number of a game", number, 0, BadSetup)
    return mix(mix(seed, _GAME), number)


def mix(seed: int, number: int) -> int:
    """Return a hash of two numbers, below 2**53 so that every JSON reader keeps it exactly.

    This is the output function of SplitMix64.
    """
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) % 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return (z ^ z >> 31) >> 11


def play_game(plan: Schedule, number: int, stop: Callable[[], bool]) -> list[Row] | None:
    """Play one game and return its rows by seat; None if `stop` ended it early.

    A player that fails ends its game, and the row of its seat says how.  Raises `FailedGame` when
    the game itself fails.
    """
    played = _begun(plan, number)
    try:
        return played.rows() if played.play(stop) else None
    except Exception as error:
        raise _failed(plan, number, error) from error


def replay_game(plan: Schedule, number: int) -> Played:
    """Play a game of a simulation again and return it, with log and answers.

    Raises `FailedGame` when the game fails, and `BadSetup` when an argument has the wrong type.
    """
    if not _is_schedule(plan):
        raise BadSetup(f"the plan: expected one of `make_plan`, not {abridged(plan)}")
    given_number("the number of a game", number, 0, BadSetup)
    played = _begun(plan, number, log=True)
    try:
        played.play(_never)
    except Exception as error:
        raise _failed(plan, number, error) from error
    return played


def _is_schedule(value: object) -> bool:
    """Whether a value has all that a schedule needs."""
    return isinstance(value, Schedule)


def _never() -> bool:
    """Return False: a `stop` for games that are played to their end."""
    return False


def _begun(plan: Schedule, number: int, log: bool = False) -> Played:
    """Set up a game and its players.  Raises `FailedGame` for any error."""
    try:
        return Played(plan, number, log)
    except Exception as error:
        raise _failed(plan, number, error) from error


def _failed(plan: Schedule, number: int, error: Exception) -> FailedGame:
    """Return the error for a game that failed; it names the setup and the seed."""
    setup, _ = plan.seating(number)
    return FailedGame(
        f"game {number} failed: {type(error).__name__}: {error}"
        f" (map {setup.map}, deck {setup.deck}, seats {','.join(setup.seats)},"
        f" seed {game_seed(plan.seed, number)})"
    )


def _character(g: Game, seat: int) -> str:
    """Return the character that a seat plays; empty for a faction without characters."""
    for part in book(g).faction(seat).describe(g, seat):
        if part.id == "character":
            return part.value
    return ""
