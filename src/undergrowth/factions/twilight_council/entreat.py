"""17.2.4 Entreat: an enemy closes an assembly, and the Council gains Loyalists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.loyalists import (
    SendLoyalists,
    gain_loyalists,
    room,
    send_loyalists,
    sendings,
)
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.turn.turn import last_step_begun
from undergrowth.law.windows.windows import LAST_STEP
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class Entreat(AtPlace):
    """`entreat 5`: the clearing of the Governing assembly to close."""

    verb: ClassVar[str] = "entreat"
    law: ClassVar[str] = "17.2.4"


class WinLoyalist(Action):
    """`win loyalist`: a warrior of the supply becomes a Loyalist."""

    verb: ClassVar[str] = "win loyalist"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "17.2.4"


_ENTREATED: Final = Prompt("council.entreated", "17.2.4")
_WIN: Final = WinLoyalist()


def entreaties(g: Game, me: CouncilPieces, seat: int) -> list[Action]:
    """17.2.4 Return the Governing assemblies an enemy can entreat to close on its turn."""
    if seat != g.turn or seat == me.seat or not g.places_of(me.governing):
        return NO_ACTIONS
    if not is_enemy(g, seat, me.seat):
        return NO_ACTIONS
    return [Entreat(place) for place in g.places_of(me.governing) if me.may_close(g, place)]


def is_entreated(g: Game, me: CouncilPieces, seat: int) -> bool:
    """17.2.4 Whether an automated seat, which always entreats, has an assembly to close now."""
    if not book(g).faction(seat).always_petitions():
        return False
    return len(entreaties(g, me, seat)) > 0


def why_no_entreaty(g: Game, me: CouncilPieces, seat: int, place: int) -> Reason:
    """17.2.4 Return why a seat cannot entreat for an assembly now."""
    if seat != g.turn:
        return ("17.2.4", because("why-entreat_on_own_turn"))
    if not is_enemy(g, seat, me.seat):
        return ("17.2.4", because("why-entreat_enemies"))
    if place not in g.clearings or not me.governs(g, place):
        name = f"place:{PLACE.text(place)}"
        return ("17.2.4", because("why-no_governing_assembly", {"place": name}))
    if last_step_begun(g, seat):
        return LAST_STEP
    return ("1.4.2", because("why-wait"))


@dataclass
class Closing(Frame):
    """17.2.4 Close the assembly; then the Council chooses its gain."""

    seat: int
    """The Council's seat."""
    by: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.close, self.choose, self.gain)

    def close(self, g: Game) -> None:
        """17.2.4, 1.5.5 Flip the assembly: the Council is forced to."""
        if g.log is not None:
            fields: dict[str, int | str] = {"place": PLACE.text(self.place)}
            g.note("entreated", "17.2.4", self.by, fields)
        flip(g, council(g, self.seat).governing, self.place)

    def choose(self, g: Game) -> None:
        """17.2.4 Ask for the gain: Loyalists sent there, one more Loyalist, or neither.

        Against an automated opponent no Loyalists are sent.
        """
        me = council(g, self.seat)
        options = sendings(g, me, self.place)
        if book(g).faction(self.by).always_petitions():
            options = NO_ACTIONS
        if room(g, me, me.entreated) > 0:
            options = [*options, _WIN]
        if options:
            g.ask(self.seat, _ENTREATED, [*options, PASS])

    def gain(self, g: Game) -> None:
        me, answer = council(g, self.seat), g.answer
        if isinstance(answer, SendLoyalists):
            send_loyalists(g, me, self.place, answer.count)
        elif isinstance(answer, WinLoyalist):
            gain_loyalists(g, me, me.entreated, "17.2.4")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.2.4 Return why Loyalists cannot be sent, or none can be gained."""
        me = council(g, self.seat)
        if isinstance(action, SendLoyalists):
            if book(g).faction(self.by).always_petitions():
                return ("17.2.4", because("why-entreated_for_loyalists"))
            return ("17.2.1", because("why-so_many_loyalists", {"count": me.board(g).loyalists}))
        if isinstance(action, WinLoyalist):
            if g.supply[me.warrior] == 0:
                return ("1.5.1", because("why-no_warrior_in_supply"))
            return ("17.2.1", because("why-loyalists_full", {"most": me.most_loyalists}))
        return None


answers(_ENTREATED, SendLoyalists, WinLoyalist)
verbs(Entreat, WinLoyalist)
frames(Closing)
