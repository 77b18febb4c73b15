"""3.1, 3.2 Victory points, and the end of the game."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.optional import i64
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.book import book, number_in
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.numbers import WINNING_SCORE

POINTS_TO_WIN: Final = sheet("setup").number("game.victory_points")
"""3.1 The printed number; `points_to_win` is that of a game."""


OFF_TRACK: Final = -1
"""3.3.1, R.2.2 Points of a seat whose marker has left the score track: fewer than all others'."""


def points_to_win(g: Game, seat: int = NOBODY) -> int:
    """3.1 Return the points with which a seat wins; for NOBODY those of most seats."""
    return number_in(g, WINNING_SCORE, seat, POINTS_TO_WIN)


def may_score(g: Game, seat: int) -> bool:
    """3.3.1 Whether a seat's marker is still on the score track."""
    if g.dominance[seat] == NO_CARD:
        return True
    for source in book(g).hooks.still_scores:
        if source.still_scores(g, seat):
            return True
    return False


def points_on_track(g: Game, seat: int) -> int:
    """3.3.1, R.2.2 Return a seat's points, to compare with others'; OFF_TRACK without a marker."""
    return g.score[seat] if may_score(g, seat) else OFF_TRACK


def leads_by_points(g: Game, seat: int) -> bool:
    """3.3.1, R.2.2 Whether no seat has more points than this one."""
    mine = points_on_track(g, seat)
    return all(points_on_track(g, other) <= mine for other in range(g.seats))


def score(g: Game, seat: int, points: int, law: str) -> None:
    """3.2 Score points, or lose them; no score falls below 0.  The points of 3.1 win at once."""
    gain(g, seat, points, law)
    settle_victory(g)


def gain(g: Game, seat: int, points: int, law: str) -> None:
    """Move a score marker without checking for a winner: for points scored together (3.1.1)."""
    if points == 0 or not may_score(g, seat):
        return
    before = g.score[seat]
    g.score[seat] = max(0, before + points)
    change = g.score[seat] - before
    if g.log is not None and change != 0:
        fields: dict[str, int | str] = {"points": abs(change), "score": g.score[seat]}
        g.note("scored" if change > 0 else "lost_points", law, seat, fields)
    if change > 0:
        for source in book(g).hooks.on_points:
            source.on_points(g, seat, before)


def settle_victory(g: Game) -> None:
    """3.1, 3.1.1 Let a seat with enough points win; of several, the next one from the turn on."""
    if not COMPILED and max(g.score) < POINTS_TO_WIN and not book(g).hooks.law_number:
        return  # what follows says the same, with more bytecodes
    seats: i64 = g.seats
    seat: i64 = max(g.turn, 0)
    for _ in range(g.seats):
        victory = victory_by_points(g, seat) if g.score[seat] >= points_to_win(g, seat) else ""
        if victory:
            win(g, seat, victory, "3.1")
            return
        seat = (seat + 1) % seats


def victory_by_points(g: Game, seat: int) -> str:
    """3.1 Return the kind of a seat's victory if it wins by its points now, or ""."""
    if g.score[seat] < points_to_win(g, seat) or not may_score(g, seat):
        return ""
    victory = "points"
    for source in book(g).hooks.victory_at_points:
        victory = source.victory_at_points(g, seat, victory)
    return victory


def win(g: Game, seat: int, victory: str, law: str) -> None:
    """3.1, 9.2.8 End the game with a seat's victory, and that of all who win with it."""
    if g.over:
        return
    winners = [seat]
    for winner in winners:  # grows: a winner's partners win too
        for source in book(g).hooks.wins_with:
            for other in source.wins_with(g, winner):
                if other not in winners:
                    winners.append(other)
    if g.log is not None:
        names = " ".join(g.seat_name(winner) for winner in winners)
        g.note("won", law, seat, {"how": victory, "winners": names})
    g.end(winners, victory)


def end_unwon(g: Game) -> None:
    """R.2.6, 3.1 End the game without a winner."""
    if g.log is not None:
        g.note("nobody_won", "R.2.6", NOBODY, {"turns": g.turns})
    g.end([], "")
