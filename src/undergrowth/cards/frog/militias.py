"""Militias: turn an enclave Militant, or place one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.frog.enclaves import NO_KIND, enclave_owner, enclaves_at, militant, peaceful
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.pieces.atoms import flip, put
from undergrowth.law.pieces.rule import may_flip, may_place_kind, why_kept_out, why_not_flip
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class CallToArms(AtPlace):
    """`call to arms in 5`: the Peaceful enclave to flip."""

    verb: ClassVar[str] = "call to arms in"


class Entrench(AtPlace):
    """`entrench in 5`: the clearing in which a Militant enclave is placed."""

    verb: ClassVar[str] = "entrench in"


_WASTED: Final = -200
"""Value of crafting it when it has no effect."""
_ENCLAVE: Final = Prompt("cards.militias", "4.1.2")


def levies(g: Game, seat: int) -> list[Action]:
    """G.20 Return the Peaceful enclaves a seat can flip, and where it can place a Militant one."""
    calm, armed = peaceful(g), militant(g)
    if NO_KIND in (calm, armed):
        return []
    options: list[Action] = [
        CallToArms(place) for place in g.clearings if may_flip(g, calm, place, seat)
    ]
    for place in g.clearings:
        if enclaves_at(g, place) == 0 and may_place_kind(g, armed, place, seat):
            options.append(Entrench(place))
    return options


@dataclass
class Militias(Frame):
    """1.5.3 Flip an enclave or place one; it belongs to its owner in any case."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.arm)

    def choose(self, g: Game) -> None:
        """1.5.4 Ask for one of the options, if there are any."""
        options = levies(g, self.seat)
        if options:
            g.settle(self.seat, _ENCLAVE, options)

    def arm(self, g: Game) -> None:
        """16.2.1 Flip or place the enclave; no warriors are placed with it."""
        answer = g.answer
        if isinstance(answer, CallToArms):
            flip(g, peaceful(g), answer.place)
        elif isinstance(answer, Entrench):
            put(g, militant(g), answer.place, 1, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1.2 Return why a clearing is not offered."""
        if isinstance(action, CallToArms):
            return _why_not_flipped(g, self.seat, action.place)
        if isinstance(action, Entrench):
            return _why_not_placed(g, self.seat, action.place)
        return None


def _why_not_flipped(g: Game, seat: int, place: int) -> Reason:
    """1.1.2, 16.2.1 Return why no enclave can be turned Militant in a clearing."""
    calm = peaceful(g)
    there = g.has_place(place) and g.count(calm, place) > 0
    kept = why_not_flip(g, calm, place, seat) if there else None
    name = f"place:{PLACE.text(place)}"
    return kept or ("16.2.1", because("why-no_peaceful_enclave_flips", {"place": name}))


def _why_not_placed(g: Game, seat: int, place: int) -> Reason:
    """1.1.2, 16.2.1 Return why no Militant enclave can be placed in a clearing."""
    armed = militant(g)
    empty = place in g.clearings and enclaves_at(g, place) == 0
    kept = why_kept_out(g, enclave_owner(g), place, armed, seat) if empty else None
    name = f"place:{PLACE.text(place)}"
    return kept or ("16.2.1", because("why-no_enclave_fits", {"place": name}))


class MilitiasCard(CardEffect):
    """4.1.2 It takes effect as soon as it is crafted."""

    def on_crafted(self, g: Game, seat: int) -> None:
        g.push(Militias(seat))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        wasted = isinstance(action, Craft) and action.card == self.card and not levies(g, seat)
        return _WASTED if wasted else 0


answers(_ENCLAVE, CallToArms, Entrench)
verbs(CallToArms, Entrench)
frames(Militias)
EFFECTS: dict[str, type[CardEffect]] = {"militias": MilitiasCard}
