"""Prosperous Farmers: farms that bring cards and more farms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.hirelings.prosperous_farmers.farms import Farmers
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.draw import Draw
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.each import may_post_at_each, post_at_each
from undergrowth.law.hirelings.front import BattleAtOne
from undergrowth.law.hirelings.using import CHOICES, ChooseDeed, employed
from undergrowth.law.pieces.rule import placeable, rules
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind

_BATTLE: Final = CHOICES.add("farms_battle")
_WORK: Final = CHOICES.add("farms_work")


class ProsperousFarmers(Farmers):
    """The Prosperous Farmers, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.first_farms: Final = sheet(f"hirelings/{name}").number("first_farms")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places a farm and a warrior in each of two clearings."""
        places = self._open(g, seat)
        return [self._settle(seat, places, self.first_farms)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places a warrior and a farm with the controller, without a
        farm."""
        if g.on_map(self.farm) > 0:
            return []
        return [self._settle(seat, g.stands_in(seat)[:])]

    def _settle(self, seat: int, places: list[int], times: int = 1) -> Frame:
        return PostPieces(seat, [self.warrior, self.farm], [1, 1], places, times, apart=True)

    def _open(self, g: Game, seat: int) -> list[int]:
        return placeable(g, self.farm, g.clearings, seat)

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """H.2.4 Return why they can do nothing; they can while the controller rules a farm."""
        return None if self.is_ruled(g, seat) else super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push(WorkFarms(seat, self.index))

    def is_ruled(self, g: Game, seat: int) -> bool:
        """2.5, H.3.1 Whether the controller rules any clearing with a farm."""
        return any(g.count(self.farm, place) > 0 and rules(g, seat, place) for place in g.clearings)

    def sites(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings with fewest warriors, of those that can get a farm."""
        places = self._open(g, seat)
        fewest = min([warriors_in(g, place) for place in places], default=0)
        return [place for place in places if warriors_in(g, place) == fewest]

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_BATTLE] if self._fronts(g) else []
        if may_post_at_each(g, seat, self.warrior, self.farm):
            found.append(_WORK)
        return found

    def _fronts(self, g: Game) -> list[int]:
        """4.3 Return the clearings with a farm in which they can battle."""
        return [
            place
            for place in g.clearings
            if g.count(self.farm, place) > 0 and may_battle_at(g, self.index, place)
        ]

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _BATTLE:
            g.push(BattleAtOne(seat, self.index, self._fronts(g)))
        else:
            g.push_all(post_at_each(seat, self.warrior, self.farm))


def warriors_in(g: Game, place: int) -> int:
    """G.36 Return the warriors of all owners in a clearing."""
    return sum([g.warriors_at(owner, place) for owner in range(g.owners)])


@dataclass
class WorkFarms(Frame):
    """H.2.4 Draw a card and place a farm if the controller rules one; then one of two actions."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.harvest, self.then)

    def harvest(self, g: Game) -> None:
        """H.2.4 Draw the card, even if no farm can be placed (1.5.4)."""
        me = employed(g, self.owner)
        assert isinstance(me, ProsperousFarmers)
        if me.is_ruled(g, self.seat):
            sites = me.sites(g, self.seat)
            farm = PostPieces(self.seat, [me.farm], [1], sites)
            g.push_all([Draw(self.seat, me.cards), farm])

    def then(self, g: Game) -> None:
        """H.2.4 Ask for a battle, or warriors at the farms, by the table as it is now."""
        g.push(ChooseDeed(self.seat, self.owner))


frames(WorkFarms)
