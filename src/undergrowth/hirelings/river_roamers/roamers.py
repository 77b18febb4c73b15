"""River Roamers: lilypads along the river, for battles and for crafting."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts_with
from undergrowth.law.crafting.craftable import may_activate, why_not_craft
from undergrowth.law.crafting.paying import pays
from undergrowth.law.hirelings.deeds import BattleAtEach, PostIn, why_not_posted
from undergrowth.law.hirelings.using import CHOICES, ChooseDeed, Employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.possible import at_most_one
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.layout.power import Power
from undergrowth.table.refusals import answers

_CRAFT: Final = Prompt("river_roamers.craft", "H.2.4")
_CAMP: Final = Prompt("river_roamers.camp", "H.2")
_BATTLE: Final = CHOICES.add("roamers_battle")
_POST: Final = CHOICES.add("roamers_post")


class RiverRoamers(Employed):
    """The River Roamers, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.lilypad: Final = self.kind("lilypad")
        self.party: Final = sheet(f"hirelings/{name}").number("party")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places them in one clearing on the river, or on a lake's
        coast."""
        return [Moor(seat, self.index)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places them, if no lilypad is on the map."""
        return [Moor(seat, self.index)] if g.on_map(self.lilypad) == 0 else []

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """1.2.1 Return why they can do nothing; a card to craft with them would be secret."""
        if g.hands[seat] and self.lilypads(g):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        """H.2.4 Let their controller craft, then take one of two actions."""
        g.push_all([CraftAtLilypads(seat, self.index), ChooseDeed(seat, self.index)])

    def choices(self, g: Game, seat: int) -> list[int]:
        found: list[int] = []
        if any(may_battle_at(g, self.index, place) for place in self.lilypads(g)):
            found.append(_BATTLE)
        return [*found, _POST] if self.moorings(g, seat) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _BATTLE:
            g.push(BattleAtEach(seat, self.index, self.lilypads(g)[:]))
        else:
            g.push(Moor(seat, self.index))

    def lilypads(self, g: Game) -> list[int]:
        """Return the clearings with a lilypad; not to be changed."""
        return g.places_of(self.lilypad)

    def moorings(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings on the river in which any of their pieces can be placed."""
        return [
            place
            for place in g.clearings
            if g.rivers[place]
            and (may_place_kind(g, self.warrior, place, seat) or self.may_moor(g, seat, place))
        ]

    def may_moor(self, g: Game, seat: int, place: int) -> bool:
        """H.2.4 Whether a lilypad can be placed: there is none yet."""
        return g.count(self.lilypad, place) == 0 and may_place_kind(g, self.lilypad, place, seat)

    def check_position(self, g: Game) -> None:
        """H.2.4 Raise `BadPosition` for two lilypads in a clearing."""
        super().check_position(g)
        at_most_one(g, self.lilypad, "H.2.4")

    # ---- 4.1.1 lilypads as crafting pieces

    def crafting_power(self, g: Game) -> Power:
        """H.2.4 Return the power of the lilypads: each makes an icon of its clearing's suit,
        once."""
        crafting = g.within(CraftAtLilypads)
        used = crafting.activated if crafting is not None else []
        power = Power()
        for place in self.lilypads(g):
            if may_activate(g, self.index, place):
                power.add(g.suits[place], place, g.count(self.lilypad, place) - used.count(place))
        return power

    def pays_icons(self, g: Game, card: int, due: list[int], any_due: int) -> bool:
        return pays(due, any_due, self.crafting_power(g))

    def activate(self, g: Game, suit: int) -> None:
        for suits, place in self.crafting_power(g).distinct_groups():
            if suits >> suit & 1:
                self.activate_in(g, place)
                return
        raise AssertionError("no lilypad left to activate")

    def activate_in(self, g: Game, place: int) -> None:
        g.innermost(CraftAtLilypads).activated.append(place)


@dataclass
class CraftAtLilypads(Frame):
    """H.2.4, 4.1 Let the controller craft any number of cards with lilypads only."""

    seat: int
    owner: int
    activated: list[int] = field(default_factory=list)
    """Clearings whose lilypad has made an icon."""

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.craft)

    def offer(self, g: Game) -> None:
        """4.1 Ask any hand that is not empty: the cards it could craft are secret (1.2.1)."""
        power = river_roamers(g, self.owner).crafting_power(g)
        if g.hands[self.seat] and power.total > 0:
            ask_hand(g, self.seat, _CRAFT, [*crafts_with(g, self.seat, power), PASS])

    def craft(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Craft):
            g.push(CraftCard(self.seat, answer.card, payer=self.owner))
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1 Return why a card cannot be crafted."""
        if isinstance(action, Craft):
            power = river_roamers(g, self.owner).crafting_power(g)
            return why_not_craft(g, self.seat, action.card, power)
        return None


@dataclass
class Moor(Frame):
    """A.6.3, H.2.4 Place warriors in one clearing on the river, and a lilypad if it has none."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        places = river_roamers(g, self.owner).moorings(g, self.seat)
        if places:
            g.settle(self.seat, _CAMP, [PostIn(place) for place in places])

    def place(self, g: Game) -> None:
        """1.5.4 Place as many as there are."""
        answer = g.answer
        if isinstance(answer, PostIn):
            me = river_roamers(g, self.owner)
            put(g, me.warrior, answer.place, me.party, self.seat)
            if me.may_moor(g, self.seat, answer.place):
                put(g, me.lilypad, answer.place, 1, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2 Return why a clearing is not offered."""
        if isinstance(action, PostIn):
            near = action.place in g.clearings and bool(g.rivers[action.place])
            kinds = [river_roamers(g, self.owner).warrior]
            kept = why_not_posted(g, self.seat, kinds, action.place) if near else None
            return kept or ("H.2", because("why-roamers_keep_to_the_river"))
        return None


def river_roamers(g: Game, owner: int) -> RiverRoamers:
    """Return the River Roamers, by their number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, RiverRoamers)
    return found


answers(_CRAFT, Craft)
answers(_CAMP, PostIn)
frames(CraftAtLilypads, Moor)
