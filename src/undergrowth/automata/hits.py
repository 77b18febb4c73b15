"""R.1.2.1 Hits that an automated opponent takes."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.law.battle.hits import Lose
from undergrowth.table.game import Game
from undergrowth.table.kinds import TOKEN


def tokens_first(g: Game, seat: int, options: list[Action]) -> list[Action]:
    """R.1.2.1 Return only the tokens among its possible losses, while it has any there."""
    tokens: list[Action] = []
    for option in options:
        if isinstance(option, Lose) and _is_token(g, seat, option.piece):
            tokens.append(option)
    return tokens or options


def _is_token(g: Game, seat: int, piece: int) -> bool:
    """Whether a piece, or the piece it stands for, is a token."""
    for kind in g.box.kinds:
        if kind.owner == seat and piece in (kind.piece, kind.look):
            return kind.sort == TOKEN
    return False
