"""Bandit Gangs: safe beside their controller, and a source of its warriors."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.each import may_post_at_each, post_at_each
from undergrowth.law.hirelings.using import CHOICES, Employed
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game

_RALLY: Final = CHOICES.add("gangs_rally")
_GROW: Final = CHOICES.add("gangs_grow")


class BanditGangs(Employed):
    """The Bandit Gangs, the demoted side."""

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places one with the controller, with none on the map."""
        return [] if self.stands(g) else [self._grow(g, seat)]

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """H.2.2 Whether a defender can be attacked: not a Gang beside its controller's pieces."""
        if not does or defender != self.index:
            return does
        seat = self.decider(g)
        return seat == NOBODY or not g.has_pieces(seat, place)

    # ---- in Daylight

    def choices(self, g: Game, seat: int) -> list[int]:
        warrior = book(g).faction(seat).warrior
        rallies = warrior >= 0 and may_post_at_each(g, seat, warrior, self.warrior)
        found = [_RALLY] if rallies else []
        return [*found, _GROW] if self._haunts(g, seat) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _RALLY:
            g.push_all(post_at_each(seat, book(g).faction(seat).warrior, self.warrior))
        else:
            g.push(self._grow(g, seat))

    def _grow(self, g: Game, seat: int) -> Frame:
        return PostPieces(seat, [self.warrior], [1], self._haunts(g, seat))

    def _haunts(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings with the controller's pieces in which one can be placed."""
        return [
            place
            for place in g.clearings
            if g.has_pieces(seat, place) and may_place_kind(g, self.warrior, place, seat)
        ]
