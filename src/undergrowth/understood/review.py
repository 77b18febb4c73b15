"""The review of a game: sources of points, the course of the game, turning points, and luck.

A moment is a number of an answer or of a revision, as the caller stores games.  A review hides
nothing: it is for games that are over.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undergrowth.engine.errors import BadSave
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.given import given_as
from undergrowth.shown.deeds import beginning_of, deeds
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay
from undergrowth.understood.battles import battles, luck
from undergrowth.understood.sources import sources
from undergrowth.understood.standing import standing, swings

_MOST_TURNS: Final = 400
"""The most turns evaluated; of a longer game some are left out, evenly."""
_MOST_MOMENTS: Final = 90
"""The most moments evaluated to find a turning point."""


@dataclass
class Review:
    """A game to be reviewed: its end with the whole log, and a function that gives its moments."""

    game: Game
    """The game at its last moment, with its whole log."""
    numbers: list[int]
    """By event of the log, the moment it came with, in ascending order."""
    at: Callable[[int], Game]
    """The function that returns the game at a moment, by the moment's number."""
    last: int
    """The number of the last moment."""

    def view(self) -> View:
        """Return the review: `seats`, `sources`, `turns`, `turning`, `battles`, `luck`, `last`."""
        g = self.game
        log = g.log or []
        turns = self._turns(log)
        fought = battles(g, log, self.numbers)
        return {
            "seats": [g.seat_name(seat) for seat in range(g.seats)],
            "winners": [g.seat_name(seat) for seat in g.winners] if g.over else [],
            "last": self.last,
            "sources": sources(g, log, self.numbers),
            "turns": turns,
            "turning": self._turning(log, turns),
            "battles": fought,
            "luck": luck(fought),
        }

    # ---- the course of the game

    def _turns(self, log: list[Event]) -> list[View]:
        """Return each turn at its beginning, and the end: points, and the standings."""
        begins: dict[int, int] = {}
        for number, event in enumerate(log):
            if event.turn not in begins and event.turn > 0:
                begins[event.turn] = self.numbers[number]
        chosen = list(begins.items())
        every = len(chosen) // _MOST_TURNS + 1
        found = [self._turn(turn, moment) for turn, moment in chosen[::every]]
        return [*found, self._turn(self.game.turns, self.last)]

    def _turn(self, turn: int, moment: int) -> View:
        g = self.game if moment == self.last else self.at(moment)
        return {
            "turn": turn,
            "moment": moment,
            "seat": g.seat_name(g.turn) if g.turn >= 0 else None,
            "scores": g.score[:],
            "standing": standing(g),
        }

    # ---- turning points

    def _turning(self, log: list[Event], turns: list[View]) -> list[View]:
        """Return the turns after which the standings stayed different, with the most decisive
        deed."""
        found: list[View] = []
        for swing in swings([_numbers(turn, "standing") for turn in turns], self.game.seats):
            around = [turns[at]["turn"] for at in range(swing.at - 1, swing.at + 2)]
            decisive = self._decisive(log, around, swing.gains)
            if decisive is None:
                continue
            g, (moment, deed) = self.game, decisive
            found.append(
                {
                    "turn": deed["turn"],
                    "seat": deed["seat"],
                    "moment": moment,
                    "swing": round(swing.size, 3),
                    "gains": g.seat_name(swing.gains),
                    "loses": g.seat_name(swing.loses),
                    "before": round(swing.before, 3),
                    "after": round(swing.after, 3),
                    "deed": deed["text"],
                    "points": deed["points"],
                }
            )
        return found

    def _decisive(
        self, log: list[Event], around: list[object], seat: int
    ) -> tuple[int, View] | None:
        """Return the moment of some turns that gained a seat most, and the deed then."""
        within = [number for number, event in enumerate(log) if event.turn in around]
        moments = list(dict.fromkeys(self.numbers[number] for number in within))[:_MOST_MOMENTS]
        steps: list[tuple[float, int]] = []
        before: float | None = None
        for moment in moments:
            share = standing(self.at(moment))[seat]
            if before is not None:
                steps.append((before - share, moment))
            before = share
        for _, moment in sorted(steps):  # the largest gain first
            deed = self._deed(log, moment)
            if deed is not None and (deed["points"] or deed["losses"] or deed["places"]):
                return moment, deed
        return None

    def _deed(self, log: list[Event], moment: int) -> View | None:
        """Return the deed at a moment; None if the log has none."""
        first = bisect_left(self.numbers, moment)
        end = bisect_right(self.numbers, moment)
        told = deeds(self.game, NOBODY, beginning_of(log, first), end) if first < end else []
        return told[-1] if told else None


def review_of(replay: Replay) -> Review:
    """Return the review of a replay; its moments are numbers of answers.  Raises `BadSave`."""
    given_as("a replay", replay, Replay, BadSave)
    games: list[Game] = []
    numbers: list[int] = []
    for moment, game in enumerate(replay.steps()):
        games.append(game.copy())
        numbers += [moment] * (len(game.log or []) - len(numbers))
        last = game
    if not games:
        raise BadSave("the replay holds no game")
    return Review(last, numbers, lambda number: games[number], len(games) - 1)


def _numbers(view: View, key: str) -> list[float]:
    found = view[key]
    assert isinstance(found, list)
    return found
