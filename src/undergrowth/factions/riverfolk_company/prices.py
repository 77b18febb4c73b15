"""11.3.5, 11.6.2 Prices of services."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.pieces import SERVICES, RiverfolkPieces, riverfolk
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class SetPrice(Action):
    """`price riverboats 3`: the space of a service marker."""

    verb: ClassVar[str] = "price"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "11.6.2"
    domains: ClassVar[tuple[Domain, ...]] = (SERVICES, COUNT)

    def __init__(self, service: int, price: int) -> None:
        self.service: Final = service
        self.price: Final = price

    def args(self) -> tuple[int, ...]:
        return (self.service, self.price)


_FIRST: Final = Prompt("riverfolk.first_price", "11.3.5")
_PRICES: Final = Prompt("riverfolk.prices", "11.6.2")


def set_price(g: Game, me: RiverfolkPieces, service: int, price: int, law: str) -> None:
    """11.6.2 Move a service marker."""
    me.board(g).prices[service] = price
    if g.log is not None:
        g.note("priced", law, me.seat, {"service": SERVICES.text(service), "price": price})


@dataclass
class SetFirstPrices(Frame):
    """11.3.5 Place a marker on any space of each track, one after another."""

    seat: int
    placed: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        """11.3.5 Ask for any space of the next track."""
        me = riverfolk(g, self.seat)
        g.ask(self.seat, _FIRST, [SetPrice(self.placed, price) for price in me.price_spaces])

    def place(self, g: Game) -> None:
        chosen = g.chose(SetPrice)
        set_price(g, riverfolk(g, self.seat), chosen.service, chosen.price, "11.3.5")
        self.placed += 1
        if self.placed < len(SERVICES):
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.3.5 Return why a price is not offered."""
        if isinstance(action, SetPrice):
            me = riverfolk(g, self.seat)
            if action.price not in me.price_spaces:
                return _why_no_space(me)
            name = f"service:{SERVICES.text(self.placed)}"
            return ("11.3.5", because("why-price_of_another", {"service": name}))
        return None


@dataclass
class SetPrices(Frame):
    """11.6.2 Move each marker to any space, optionally."""

    seat: int
    moved: list[int] = field(default_factory=list)
    """Services whose marker has been moved."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.move)

    def choose(self, g: Game) -> None:
        """11.6.2 Ask for another space for a marker that has not been moved."""
        me = riverfolk(g, self.seat)
        prices = me.board(g).prices
        options: list[Action] = [
            SetPrice(service, price)
            for service in SERVICES.values()
            if service not in self.moved
            for price in me.price_spaces
            if price != prices[service]
        ]
        if options:
            g.ask(self.seat, _PRICES, [*options, PASS])

    def move(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, SetPrice):
            set_price(g, riverfolk(g, self.seat), answer.service, answer.price, "11.6.2")
            self.moved.append(answer.service)
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.6.2 Return why a price is not offered."""
        if not isinstance(action, SetPrice):
            return None
        me = riverfolk(g, self.seat)
        name = f"service:{SERVICES.text(action.service)}"
        if action.price not in me.price_spaces:
            return _why_no_space(me)
        if action.service in self.moved:
            return ("11.6.2", because("why-price_moved", {"service": name}))
        return ("11.6.2", because("why-price_as_it_is", {"service": name, "price": action.price}))


def _why_no_space(me: RiverfolkPieces) -> Reason:
    least, most = min(me.price_spaces), max(me.price_spaces)
    return ("11.2.6.I", because("why-no_such_price", {"least": least, "most": most}))


answers(_FIRST, SetPrice)
answers(_PRICES, SetPrice)
verbs(SetPrice)
frames(SetFirstPrices, SetPrices)
