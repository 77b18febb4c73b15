"""Base class of factions that follow the general law in moving, battle and crafting."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import i64, mypyc_attr
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import has_battlefield
from undergrowth.law.crafting.craftable import may_activate
from undergrowth.law.crafting.paying import pays
from undergrowth.law.crafting.step import CraftCards
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import has_origin
from undergrowth.table.book import book
from undergrowth.table.faction import Faction
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.layout.power import Power

_CRAFTING: Final = frozenset(("crafting_at", "activate", "activate_in"))
"""Methods that crafting power depends on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneralFaction(Faction):
    """A faction that moves warriors, battles with them, and crafts with pieces in clearings."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.crafters: list[int] = []
        """Kinds of its crafting pieces (4.1.1)."""

    def may_move(self, g: Game, suits: int) -> bool:
        """4.2 Whether it can take a move, from a clearing of one of these suits (0 for any)."""
        return has_origin(g, self.seat, suits)

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.2 Return the procedure of taking a move."""
        return Move(self.seat, suits, optional)

    def may_battle(self, g: Game, suits: int) -> bool:
        """4.3 Whether it can initiate a battle, in a clearing of one of these suits."""
        return has_battlefield(g, self.seat, suits)

    def battle(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.3 Return the procedure of initiating a battle."""
        return InitiateBattle(self.seat, suits, optional)

    def crafting_at(self, g: Game, place: int) -> int:
        """4.1.1 Return how many crafting pieces in a clearing may be activated."""
        places: i64 = g.places
        here: i64 = place
        if g.presence[self.seat * places + here] == 0:
            return 0
        ready: i64 = -g.activated[here]
        for kind in self.crafters:
            ready += g.pieces[kind * places + here]
        return ready if ready > 0 and may_activate(g, self.seat, place) else 0

    def has_crafter(self, g: Game, place: int) -> bool:
        """4.1.1 Whether a crafting piece stands in a clearing, activated or not."""
        for kind in self.crafters:
            if g.pieces[kind * g.places + place] > 0:
                return True
        return False

    def crafters_at(self, g: Game, place: int) -> int:
        """4.1.1 Return how many crafting pieces stand in a clearing."""
        return sum([g.count(kind, place) for kind in self.crafters])

    def crafting_power(self, g: Game) -> Power:
        """4.1.1 Return the crafting pieces it may activate, by suits of clearing.

        Not to be changed: the result is cached if it depends on pieces on the map alone.
        """
        if g.power is not None and g.power_of == self.seat:
            return g.power
        power = Power()
        by_pieces = self.seat in book(g).crafts_by_pieces
        places = g.stands_in(self.seat)
        if by_pieces and len(self.crafters) == 1:
            places = g.places_of(self.crafters[0])
        for place in places:
            power.add(g.suits[place], place, self.crafting_at(g, place))
        if by_pieces:
            g.power = power
            g.power_of = self.seat
        return power

    def pays_icons(self, g: Game, card: int, due: list[int], any_due: int) -> bool:
        """4.1.1 Whether `crafting_power` pays for these icons."""
        return pays(due, any_due, self.crafting_power(g))

    def crafts_by_pieces(self) -> bool:
        """4.1.1 Whether its class overrides nothing that `crafting_power` uses."""
        for each in type(self).__mro__:
            if each is GeneralFaction:
                return True
            if not _CRAFTING.isdisjoint(vars(each)):
                return False
        return False

    def crafting_step(self) -> Frame:
        """4.1 Return its crafting as a step (12.6, 13.4.1, 16.4.1, 17.6)."""
        return CraftCards(self.seat)

    def activate(self, g: Game, suit: int) -> None:
        """4.1.1 Activate a piece in the first clearing of a suit that has one left.

        Pieces in clearings of one suit are interchangeable for crafting, so there is no question.
        """
        for place in g.clearings:
            if g.suits[place] >> suit & 1 and self.crafting_at(g, place) > 0:
                self.activate_in(g, place)
                return
        raise AssertionError("no crafting piece left to activate")

    def activate_in(self, g: Game, place: int) -> None:
        """4.1.1 Activate a piece in a clearing."""
        g.activated[place] += 1
        g.power = None
