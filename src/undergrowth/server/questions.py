"""What the open question means for the server: who is waited for, and what silence would tell."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.session import Session
from undergrowth.table import labels
from undergrowth.table.game import Game

_CARDS: Final = ("card", "cards")


def is_reaction(game: Game) -> bool:
    """Whether somebody is asked, and may pass, because of what another has done.

    That is on others' turns, and on one's own when the other side of a battle has just answered.
    Made from what everybody knows: it must not differ by what a hand holds.
    """
    decision = game.decision
    if decision is None or PASS not in decision.options:
        return False
    if decision.seat != game.turn:
        return True
    return decision.prompt.startswith("battle.") and not answered_last(game, decision.seat)


def may_tell_a_hand(option: Action) -> bool:
    """Whether that there is no other option may tell what a hand holds: to pass, or a card.

    Where everybody can see that there is one option, the engine takes it and asks nobody.
    """
    return option == PASS or any(key in labels.targets(option) for key in _CARDS)


def answered_last(game: Game, seat: int) -> bool:
    """Whether the last answer, chance's aside, was a seat's own."""
    for line in reversed(game.answers or []):
        if not line.startswith("chance: "):
            return line.startswith(f"{game.seat_name(seat)}: ")
    return False


def waits_for(session: Session) -> int | None:
    """The seat of the person without whom a game does not go on."""
    seat, decision = session.asked, session.game.decision
    if decision is not None and len(decision.options) == 1:
        return seat if may_tell_a_hand(decision.options[0]) else None
    return seat
