"""R.1.2.1 How an automated opponent takes hits."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.law.battle.hits import Lose
from undergrowth.table.game import Game
from undergrowth.table.kinds import TOKEN


def tokens_first(g: Game, seat: int, options: list[Action]) -> list[Action]:
    """R.1.2.1 Of what it may lose, its tokens as long as there are any."""
    tokens: list[Action] = []
    for option in options:
        if isinstance(option, Lose) and _is_token(g, seat, option.piece):
            tokens.append(option)
    return tokens or options


def _is_token(g: Game, seat: int, piece: int) -> bool:
    """Whether a piece, or what it is taken for, is a token."""
    for kind in g.box.kinds:
        if kind.owner == seat and piece in (kind.piece, kind.look):
            return kind.sort == TOKEN
    return False
