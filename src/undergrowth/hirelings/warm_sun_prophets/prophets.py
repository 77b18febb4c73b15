"""Warm Sun Prophets: players in their clearings can be forced to battle or to move."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.warm_sun_prophets.exhorting import Exhort, exhortations, hides_exhorting
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.using import CHOICES, Employed
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game

_EXHORT: Final = CHOICES.add("prophets_exhort")
_COME: Final = CHOICES.add("prophets_come")


class WarmSunProphets(Employed):
    """The Warm Sun Prophets, the promoted side."""

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places a warrior in each clearing with a ruin (1.5.4)."""
        ruins = g.ruin_places()
        return [PostPieces(seat, [self.warrior], [1], ruins, len(ruins), apart=True)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places a warrior in any clearing, with none on the map."""
        return [] if self.stands(g) else [PostPieces(seat, [self.warrior], [1], g.clearings[:])]

    # ---- in Daylight

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_EXHORT] if exhortations(g, self.index) else []
        return [*found, _COME] if self._free(g, seat) else found

    def hides_choices(self, g: Game, seat: int) -> bool:
        """1.2.1 Whether hidden cards decide the choices: its controller may have to pay for
        battles."""
        return hides_exhorting(g, self.index)

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _EXHORT:
            g.push(Exhort(seat, self.index))
        else:
            g.push(PostPieces(seat, [self.warrior], [1], self._free(g, seat)))

    def _free(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings without a Prophet in which one can be placed."""
        return [
            place
            for place in g.clearings
            if g.warriors_at(self.index, place) == 0
            and may_place_kind(g, self.warrior, place, seat)
        ]
