"""16.4 The Diaspora's Birdsong after crafting: rally or reconcile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.enclaves import make_peaceful, send_warriors
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, diaspora
from undergrowth.law.cards.draw import Draw
from undergrowth.law.pieces.rule import ruler, why_not_flip
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class RallyAll(Action):
    """`rally`: place a warrior at each Militant enclave."""

    verb: ClassVar[str] = "rally"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "16.4.2.I"


class Reconcile(Action):
    """`reconcile`: flip Militant enclaves."""

    verb: ClassVar[str] = "reconcile"
    law: ClassVar[str] = "16.4.2.II"


class ReconcileIn(AtPlace):
    """`reconcile in 5`: the Militant enclave to flip to Peaceful."""

    verb: ClassVar[str] = "reconcile in"
    law: ClassVar[str] = "16.4.2.II"


_EITHER: Final = Prompt("diaspora.rally_or_reconcile", "16.4.2")
_RECONCILE: Final = Prompt("diaspora.reconcile", "16.4.2.II")


def flippable_places(g: Game, me: DiasporaPieces) -> list[int]:
    """16.4.2.II Return the clearings with a Militant enclave that the Diaspora can flip."""
    return [place for place in me.militant_places(g) if me.may_turn(g, me.militant, place, me.seat)]


@dataclass
class RallyOrReconcile(Frame):
    """16.4.2 Place warriors at the Militant enclaves, or flip any number of them."""

    seat: int

    def applies(self, g: Game) -> bool:
        """16.4.2 Whether a Militant enclave is on the map: without one both do nothing."""
        return g.on_map(diaspora(g, self.seat).militant) > 0

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose,  # 16.4.2
            self.rally,  # 16.4.2.I
            self.choose_enclave,  # 16.4.2.II
            self.reconcile,
        )

    def choose(self, g: Game) -> None:
        """16.4.2 Ask for one of the two."""
        me = diaspora(g, self.seat)
        options: list[Action] = [RallyAll()]
        if flippable_places(g, me):
            options.append(Reconcile())
        g.settle(self.seat, _EITHER, options)

    def rally(self, g: Game) -> None:
        """16.4.2.I Place a warrior at each Militant enclave."""
        if isinstance(g.answer, RallyAll):
            g.finish()
            send_warriors(g, self.seat, diaspora(g, self.seat).militant_places(g))

    def choose_enclave(self, g: Game) -> None:
        """16.4.2.II Ask for the next enclave to flip; any number is allowed."""
        places = flippable_places(g, diaspora(g, self.seat))
        if places:
            g.ask(self.seat, _RECONCILE, [*(ReconcileIn(place) for place in places), PASS])

    def reconcile(self, g: Game) -> None:
        """16.4.2.II Flip the enclave; its ruler draws a card."""
        answer = g.answer
        if not isinstance(answer, ReconcileIn):
            return
        make_peaceful(g, self.seat, answer.place)
        g.back_to("choose_enclave")
        drawer = ruler(g, answer.place)
        if g.has_seat(drawer):
            g.push(Draw(drawer, diaspora(g, self.seat).reconciled_draws))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.4.2 Return why an enclave cannot be flipped, or none can."""
        me = diaspora(g, self.seat)
        if isinstance(action, Reconcile):
            held = me.militant_places(g)
            return why_not_flip(g, me.militant, held[0], self.seat) if held else None
        if not isinstance(action, ReconcileIn):
            return None
        if not g.has_place(action.place) or g.count(me.militant, action.place) == 0:
            name = f"place:{PLACE.text(action.place)}"
            return ("16.4.2.II", because("why-no_militant_enclave", {"place": name}))
        return why_not_flip(g, me.militant, action.place, self.seat)


answers(_EITHER, RallyAll, Reconcile)
answers(_RECONCILE, ReconcileIn)
verbs(RallyAll, Reconcile, ReconcileIn)
frames(RallyOrReconcile)
