"""R.3 Cooperative games: people play together against automated factions."""

from __future__ import annotations

from undergrowth.law.setup.seats import human_seats, is_automated
from undergrowth.law.victory.score import points_to_win
from undergrowth.table.game import Game
from undergrowth.table.sources import Source


class Together(Source):
    """R.3 The source of rules for cooperative games."""

    def board_name(self) -> str:
        return "together"

    def victory_at_points(self, g: Game, seat: int, victory: str) -> str:
        """R.3 Let people win once each has enough points; automated factions as usual."""
        if is_automated(g.seat_name(seat)):
            return victory
        if any(g.score[other] < points_to_win(g, other) for other in human_seats(g)):
            return ""
        return "together"

    def wins_with(self, g: Game, winner: int) -> list[int]:
        """R.3 Return all people if one of them wins."""
        return [] if is_automated(g.seat_name(winner)) else human_seats(g)
