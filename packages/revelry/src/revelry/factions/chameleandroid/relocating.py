"""CHMD.2.1, CHMD.2.3 Moving directly, whatever the way and no matter who rules; ego go along."""

from __future__ import annotations

from typing import ClassVar

from revelry.factions.chameleandroid.pieces import android
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import Pick, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt
from undergrowth.engine.messages import Reason
from undergrowth.law.moving.move import moved_together
from undergrowth.law.pieces.atoms import carry, put
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.table.answers import AtPlace
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent, Moved


class Relocate(AtPlace):
    """`relocate to 5`: where it is about to be."""

    verb: ClassVar[str] = "relocate to"
    picture: ClassVar[str] = "move"


def announce_relocation(g: Game, seat: int, asked: Prompt, pick: Pick) -> None:
    """Tell where it is about to be, and why there, as a question with one answer."""
    tell_place(g, seat, asked.law, pick)
    g.ask(seat, asked, [Relocate(pick.target)])


def relocate(g: Game, seat: int, place: int, others: list[Moved]) -> None:
    """CHMD.2.1 It is there now, unless something stopped it that is gone now (R.11.8.2); others
    have moved along.  What that sets off resolves."""
    me = android(g, seat)
    origin = me.place(g)
    if origin == NOWHERE:
        put(g, me.warrior, place, 1, seat)
    elif origin != place and not stop_by_piece(g, Intent(MOVE, seat, place, origin=origin)):
        moves = [Moved(seat, origin, place, 1, True, [me.warrior], [1])]
        carry(g, me.warrior, origin, place, 1)
        moved_together(g, moves + carried(g, others))


def carried(g: Game, moves: list[Moved]) -> list[Moved]:
    """CHMD.9.2 Carry the warriors of others, at the same moment."""
    for m in moves:
        for i, kind in enumerate(m.kinds):
            carry(g, kind, m.origin, m.destination, m.counts[i])
    return moves


def why_not_there(asked: Prompt, action: Action, pick: Pick) -> Reason | None:
    """R.2.1, R.2.3 Return why it goes nowhere else."""
    if isinstance(action, Relocate) and pick.target != NOWHERE:
        return why_other_place(asked.law, action.place, pick)
    return None


verbs(Relocate)
