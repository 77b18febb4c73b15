"""Serious games: their results count for ratings, so nothing in them may help one side in secret.

A serious game is by the Law alone.  Its seed is drawn by the server and published at its end; no
seat gets advice or plays on from a moment of it while it runs; each person has an account.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.errors import BadSetup
from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.errors import Refused
from undergrowth.server.people.clocks import COMPUTER
from undergrowth.server.people.hands import has_resigned, is_person
from undergrowth.server.ratings.scale import is_available, level_rating
from undergrowth.server.wire.asked import HERE, INVITED, GameAsked
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.setup import Setup

OPEN: Final = "open"
COUNTED: Final = "counted"
"""The two states of a serious game: its result is still to come, or is counted."""


def check_serious(asked: GameAsked, setup: Setup) -> None:
    """Check that a game may be serious.  Raises `BadSetup`, which names all that is wrong."""
    players = [each.player for each in asked.setup.seats]
    people = [each for each in players if each in (HERE, INVITED)]
    others = [each for each in players if each not in (HERE, INVITED)]
    wrong = {
        "serious games need openskill: pip install 'undergrowth[accounts]'": not is_available(),
        "a serious game takes no seed: the server draws it": asked.seed is not None,
        "a serious game gives no advice": asked.hints is True,
        "a serious game has no house rules": bool(setup.house_rules),
        "a serious game needs a clock, with a computer player at its end": asked.clock is None
        or asked.clock.at_zero != COMPUTER,
        "one person plays a serious game from here; invite the others": people.count(HERE) > 1,
        "a serious game needs a person": not people,
        "other players of a serious game are levels: level:1, level:2, ...": any(
            level_rating(each) is None for each in others
        ),
    }
    problems = [problem for problem, holds in wrong.items() if holds]
    if problems:
        raise BadSetup("; ".join(problems))


def is_open(row: GameRow) -> bool:
    """Whether a game is serious and goes on."""
    return row.serious is not None and not row.over


def check_not_open(row: GameRow, why: str) -> None:
    """Refuse what a serious game does not allow while it goes on, saying why."""
    if is_open(row):
        raise Refused(403, "serious", f"this game is serious: {why}")


def check_account(row: GameRow, seat: SeatRow) -> None:
    """Refuse answers of somebody who has no account in a serious game."""
    if is_open(row) and seat.account is None:
        raise Refused(
            409,
            "no_account",
            "this game is serious: sign in, and let your account keep the seat",
        )


def places_of(game: Game, seats: list[SeatRow]) -> list[int]:
    """Return the place of each seat, 1 the best: winners, then the others by points.

    3.3.1 Who has activated a dominance card has no points.  Who has resigned comes last.
    """
    worth = [_worth(game, seat) for seat in seats]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def _worth(game: Game, seat: SeatRow) -> tuple[int, int]:
    """Return a value by which seats are ordered at the end of a game."""
    if is_person(seat) and has_resigned(seat):
        return (0, 0)
    if seat.seat in game.winners:
        return (2, 0)
    played = game.dominance[seat.seat] != NO_CARD
    return (1, -1 if played else game.score[seat.seat])
