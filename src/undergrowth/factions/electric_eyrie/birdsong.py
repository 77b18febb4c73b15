"""R.5.4 The Electric Eyrie's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.orders import discard_order, order_card
from undergrowth.automata.placing import SetDown, announce_placing, make_placing, place
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.electric_eyrie.pieces import NO_COLUMN, column_of, electric, tuck
from undergrowth.factions.electric_eyrie.turmoil import fall, fall_if_noble
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class AddOrderToDecree(Frame):
    """R.5.4.3 Put the order card into the column of its suit."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.add,)

    def applies(self, g: Game) -> bool:
        return order_card(g, self.seat) != NO_CARD

    def add(self, g: Game) -> None:
        """R.5.4.3 Add the card; one whose suit no column has, such as a frog (16.2.1), is
        discarded."""
        board = electric(g, self.seat).board(g)
        card = board.order
        board.called = card
        column = column_of(g, card)
        if column == NO_COLUMN:
            discard_order(g, self.seat)
        else:
            board.order = NO_CARD
            tuck(g, self.seat, card, column, "R.5.4.3")


@dataclass
class ElectricNewRoost(Frame):
    """R.5.4.4 Place a new roost and four warriors, with no roost on the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.place_roost)

    def applies(self, g: Game) -> bool:
        return g.on_map(electric(g, self.seat).roost) == 0

    def announce(self, g: Game) -> None:
        """R.5.4.4 Announce the ordered clearing of highest priority; R.5.7 without any, turmoil."""
        pick = pick_place(g, self.seat, new_roost_places(g, self.seat), [])
        if pick.target == NOWHERE:
            g.finish()
            fall(g, self.seat)
            return
        tell_place(g, self.seat, "R.5.4.4", pick)
        announce_placing(g, self.seat, "R.5.4.4", electric(g, self.seat).roost, pick.target, 1)

    def place_roost(self, g: Game) -> None:
        me = electric(g, self.seat)
        where = g.chose(SetDown).place
        if make_placing(g, self.seat) == 0:
            fall(g, self.seat)
        elif place(g, self.seat, me.warrior, where, me.new_warriors) < me.new_warriors:
            fall_if_noble(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.5.4.4 Return why another clearing gets no roost."""
        if isinstance(action, SetDown):
            pick = pick_place(g, self.seat, new_roost_places(g, self.seat), [])
            return why_other_place("R.5.4.4", action.place, pick)
        return None


def new_roost_places(g: Game, seat: int) -> list[int]:
    """R.5.4.4 Return the ordered clearings where the roost and its warriors can be placed.

    When the supply holds too few warriors for any clearing, as many as there are go (1.5.4).
    """
    me = electric(g, seat)
    called = me.board(g).called
    if called == NO_CARD:
        return []
    suits = g.box.cards[called].mask
    ordered = [each for each in g.clearings if g.suits[each] & suits]
    return me.roost_places(g, ordered)


frames(AddOrderToDecree, ElectricNewRoost)
