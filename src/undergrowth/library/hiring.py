"""A.6 What a group that plays with hirelings chooses from."""

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
    """A.6 The cards with their sides and the factions they exclude (A.6.5), how many are dealt,
    and by players how many of those show their demoted side (A.6.2), as plain data."""
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
