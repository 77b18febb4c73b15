"""A.6 The choices of a group that plays with hirelings."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.law.hirelings.cards import (
    DEALT,
    demoted_by,
    demoted_side,
    excluded_by,
    hireling_cards,
)


def hirelings_offered() -> dict[str, object]:
    """A.6 Return the hireling cards and the numbers dealt, as plain data.

    Each card has its sides and the factions it excludes (A.6.5); `demoted` says, by number of
    players, how many of the cards dealt show their demoted side (A.6.2).
    """
    game = sheet("setup")
    players = range(game.number("game.players.least"), game.number("game.players.most") + 1)
    return {
        "dealt": DEALT,
        "demoted": {str(count): demoted_by(count) for count in players},
        "cards": [
            {"id": card, "sides": [card, demoted_side(card)], "excludes": excluded_by(card)}
            for card in hireling_cards()
        ],
    }
