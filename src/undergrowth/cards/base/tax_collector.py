"""Tax Collector: remove an own warrior for a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.removing.removal import may_remove, removal, remove, why_not_remove
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.places import NOWHERE, PLACE, is_holding


class Tax(AtPlace):
    """`tax 5`: the clearing of the warrior to remove."""

    verb: ClassVar[str] = "tax"


class TaxWarrior(OfPiece):
    """`tax warrior thief`: the kind of warrior to remove there."""

    verb: ClassVar[str] = "tax warrior"
    picture: ClassVar[str] = "loss"


_PLACE: Final = Prompt("cards.tax", "4.1.3")
_WARRIOR: Final = Prompt("cards.tax_warrior", "4.1.3")


def taxable(g: Game, seat: int) -> list[int]:
    """G.36 Return the clearings of the map with warriors of the seat's own faction.

    A clearing that a faction adds lies beside the map (12.3.2), and the card names the map.
    """
    return [
        place
        for place in g.stands_in(seat)
        if g.warriors_at(seat, place) > 0 and not is_holding(place) and taxable_in(g, seat, place)
    ]


def taxable_in(g: Game, seat: int, place: int) -> list[int]:
    """G.36, 1.1.2 Return the kinds of warriors of the seat's own faction that it may remove
    there."""
    return [
        kind
        for kind in g.box.warrior_kinds[seat]
        if g.count(kind, place) > 0 and may_remove(g, kind, place, seat)
    ]


def why_spared(g: Game, seat: int, place: int) -> Reason | None:
    """1.1.2 Return the rule that forbids removing warriors of the seat's own that stand there; None
    if none does or none stand there."""
    for kind in g.box.warrior_kinds[seat]:
        if g.count(kind, place) > 0 and not is_holding(place):
            reason = why_not_remove(g, kind, place, seat)
            if reason is not None:
                return reason
    return None


@dataclass
class TaxCollector(Frame):
    """Remove an own warrior, then draw a card."""

    seat: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_warrior, self.remove_warrior, self.draw)

    def choose_place(self, g: Game) -> None:
        """Ask for the clearing."""
        g.settle(self.seat, _PLACE, [Tax(place) for place in taxable(g, self.seat)])

    def choose_warrior(self, g: Game) -> None:
        """G.36 Ask for the kind of warrior, if some are of special kinds."""
        self.place = g.chose(Tax).place
        pieces = [g.box.kinds[kind].piece for kind in taxable_in(g, self.seat, self.place)]
        g.settle(self.seat, _WARRIOR, [TaxWarrior(piece) for piece in pieces])

    def remove_warrior(self, g: Game) -> None:
        """G.24 Remove the warrior; its effects resolve before the draw."""
        kind = g.box.kind_at[self.seat][g.chose(TaxWarrior).piece]
        remove(g, removal(g, self.seat, kind, self.place))

    def draw(self, g: Game) -> None:
        """G.6 Draw a card."""
        g.push(Draw(self.seat, 1))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a clearing is not offered."""
        place = action.place if isinstance(action, Tax) else self.place
        if isinstance(action, (Tax, TaxWarrior)):
            name = f"place:{PLACE.text(place)}"
            return why_spared(g, self.seat, place) or (
                "4.1.3",
                because("why-no_warrior_faction", {"place": name}),
            )
        return None


class TaxCollectorCard(TurnEffect):
    """Once in its Daylight the owner may remove a warrior of its faction to draw a card."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if taxable(g, seat):
            return None
        for place in g.stands_in(seat):
            reason = why_spared(g, seat, place)
            if reason is not None:
                return reason
        return ("G.36", because("why-have_no_faction"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(TaxCollector(seat))


verbs(Tax, TaxWarrior)
frames(TaxCollector)
EFFECTS: dict[str, type[CardEffect]] = {"tax_collector": TaxCollectorCard}
