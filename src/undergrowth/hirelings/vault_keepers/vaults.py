"""Vault Keepers: vaults that spread, and warriors who battle or are placed at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.hirelings.deeds import BattleAtEach, PostPieces
from undergrowth.law.hirelings.each import may_post_at_each, post_at_each
from undergrowth.law.hirelings.using import CHOICES, ChooseDeed, Employed, employed
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.rule import may_place_kind, placeable
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind

_BATTLE: Final = CHOICES.add("vaults_battle")
_GUARD: Final = CHOICES.add("vaults_guard")


class VaultKeepers(Employed):
    """The Vault Keepers, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.vault: Final = self.kind("vault")
        self.guards: Final = page.number("first_warriors")
        """A.6.3, H.2.1 Number of warriors placed with the first vault."""
        self.extra_guards: Final = page.number("far_warriors")
        """H.2.4 Number of warriors placed with a vault that is not near another one."""

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places two warriors and a vault where a slot is open."""
        return [self._settle(seat, self.guards, self._open(g, seat))]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return such a frame for any clearing, while they have no pieces on the map."""
        return [] if self.stands(g) else [self._settle(seat, self.guards, g.clearings[:])]

    def _settle(self, seat: int, guards: int, places: list[int], optional: bool = False) -> Frame:
        counts = [guards, 1]
        return PostPieces(seat, [self.warrior, self.vault], counts, places, optional=optional)

    def _open(self, g: Game, seat: int) -> list[int]:
        return placeable(g, self.vault, g.clearings, seat)

    # ---- in Daylight

    def begin(self, g: Game, seat: int) -> None:
        g.push(SpreadVaults(seat, self.index))

    def spread(self, g: Game, seat: int) -> Frame:
        """H.2.4 Return the frame for a vault at or next to another; if impossible, anywhere, with
        guards."""
        near = [place for place in self._open(g, seat) if self._is_near(g, place)]
        if near:
            return PostPieces(seat, [self.vault], [1], near, optional=True)
        return self._settle(seat, self.extra_guards, g.clearings[:], optional=True)

    def _is_near(self, g: Game, place: int) -> bool:
        """2.2.1 Whether a clearing holds a vault or is adjacent to one that does."""
        if g.count(self.vault, place) > 0:
            return True
        return any(g.count(self.vault, other) > 0 for other in adjacent(g, self.index, place))

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """H.2.4 Return why they can do nothing: no piece can be placed and no enemy battled."""
        for place in g.clearings:
            for kind in self.kinds:
                if may_place_kind(g, kind, place, seat):
                    return None
        return super().prevented(g, seat)

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_BATTLE] if self._fronts(g) else []
        if may_post_at_each(g, seat, self.warrior, self.vault):
            found.append(_GUARD)
        return found

    def _fronts(self, g: Game) -> list[int]:
        """4.3 Return the clearings with a vault in which they can battle."""
        return [
            place
            for place in g.clearings
            if g.count(self.vault, place) > 0 and may_battle_at(g, self.index, place)
        ]

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _BATTLE:
            g.push(BattleAtEach(seat, self.index, self._fronts(g), optional=True))
        else:
            g.push_all(post_at_each(seat, self.warrior, self.vault))


@dataclass
class SpreadVaults(Frame):
    """H.2.4 Place another vault, optionally; then battle at the vaults, or place warriors there."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.spread, self.then)

    def spread(self, g: Game) -> None:
        """H.2.4 Place the vault, or not."""
        me = employed(g, self.owner)
        assert isinstance(me, VaultKeepers)
        g.push(me.spread(g, self.seat))

    def then(self, g: Game) -> None:
        """H.2.4 Ask for battles or warriors, by the table as it is now."""
        g.push(ChooseDeed(self.seat, self.owner))


frames(SpreadVaults)
