"""9.5.6 Strike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.pieces import TO_STRIKE, VagabondPieces, vagabond
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import PieceOf
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as, taken_for
from undergrowth.table.kinds import NO_PIECE, WARRIOR
from undergrowth.table.places import NOWHERE


class DoStrike(PieceOf):
    """`strike marquise_de_cat warrior`: the piece to remove (9.5.6)."""

    verb: ClassVar[str] = "strike"
    picture: ClassVar[str] = "strike"
    law: ClassVar[str] = "9.5.6"


def kind_of(g: Game, action: PieceOf) -> int:
    """Return the number, in this game, of the kind of piece an action names; -1 for none."""
    seat = g.box.owner_of(action.faction)
    return g.box.kind_at[seat][action.piece] if seat >= 0 else -1


def targets(g: Game, me: VagabondPieces, warriors_only: bool) -> list[int]:
    """9.5.6 Return enemy warriors in his clearing, and other pieces of enemies without warriors
    there.

    G.8, G.10 Hirelings may be enemies, but only their warriors are struck: they are no faction.
    """
    place = me.clearing(g)
    found: list[int] = []
    if place == NOWHERE:
        return found
    for other in range(g.owners):
        if not g.has_pieces(other, place) or not is_enemy(g, me.seat, other):
            continue
        has_warriors = g.warriors_at(other, place) > 0
        if not has_warriors and not g.has_seat(other):
            continue
        for kind in book(g).owner(other).kinds:
            is_warrior = g.box.kinds[kind].sort == WARRIOR
            if (
                g.count(kind, place) > 0
                and is_warrior == has_warriors
                and (is_warrior or not warriors_only)
                and may_remove(g, kind, place, me.seat)
            ):
                found.append(kind)
    return found


def strikes(g: Game, me: VagabondPieces) -> list[Action]:
    """9.5.6 Return the pieces he can strike here."""
    if not payable(g, me, TO_STRIKE):
        return []
    options: list[Action] = []
    for kind in targets(g, me, False):
        owner = g.box.kinds[kind].owner
        seen = seen_as(g, me.seat, kind, me.clearing(g))
        option = DoStrike(g.box.owner_numbers[owner], seen)
        if option not in options:  # face-down pieces that look alike are one option
            options.append(option)
    return options


def why_not_strike(g: Game, me: VagabondPieces, action: DoStrike) -> Reason:
    """9.5.6 Return why a piece cannot be struck now."""
    seat = g.box.owner_of(action.faction)
    if seat < 0 or not struck(g, me, seat, action.piece):
        return ("9.5.6", because("why-strike_enemy_warriors"))
    return ("9.5.6", why_not_payable(TO_STRIKE))


def struck(g: Game, me: VagabondPieces, owner: int, piece: int) -> list[int]:
    """9.5.6 Return the kinds that the named piece of an owner may stand for, one entry each
    piece."""
    found = targets(g, me, False)
    here = taken_for(g, me.seat, owner, piece, me.clearing(g)) if found else []
    return [kind for kind in here if kind in found]


@dataclass
class Strike(Frame):
    """9.5.6 Remove a piece from his clearing."""

    seat: int
    kind: int
    """The kind to strike, or -1 while that is not determined."""
    owner: int = NOBODY
    piece: int = NO_PIECE

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_crossbow, self.shoot)

    def exhaust_crossbow(self, g: Game) -> None:
        g.push(Pay(self.seat, TO_STRIKE[:]))

    def shoot(self, g: Game) -> None:
        """9.5.6 Remove the piece; relationships change by 9.2.9.III."""
        me = vagabond(g, self.seat)
        answer = g.answer
        kind = self.kind
        if kind < 0:
            alike = struck(g, me, self.owner, self.piece)
            if isinstance(answer, RandomPiece):
                kind = g.box.kind_at[self.owner][answer.piece]
            elif len(alike) > 1:
                ask_which(g, alike)
                g.back_to("shoot")
                return
            else:
                kind = alike[0]
        remove(g, removal(g, self.seat, kind, me.place(g)))


verbs(DoStrike)
frames(Strike)
