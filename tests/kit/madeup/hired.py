"""Made-up hirelings: two cards whose hirelings do what every hireling may (H.2)."""

from __future__ import annotations

from typing import Final

import pytest

from kit.madeup.installing import install_owner, piece
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.deeds import MoveAndBattle, PostPieces, may_move_or_battle
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.hirelings.using import Employed
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import EVENING_START

BAND: Final = "wayfarers"
GUARD: Final = "sentries"


class Wayfarers(Employed):
    """Once a Daylight they move and battle; when hired one of them is placed."""

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        return [PostPieces(seat, [self.warrior], [1], list(g.clearings))]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        return [PostPieces(seat, [self.warrior], [1], list(g.clearings))]

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if may_move_or_battle(g, self.index):
            return None
        return ("H.2.4", because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(MoveAndBattle(seat, self.index))


class Nightwatch(Wayfarers):
    """They move and battle as Evening begins, by a section of their own."""

    def acts_by(self) -> str:
        return "NW.1"

    def moment(self) -> int:
        return EVENING_START


class Sentries(Hireling):
    """They only stand there."""


def install_hirelings(patch: pytest.MonkeyPatch) -> None:
    """H Two hireling cards: `wayfarers` and `sentries`."""
    own = [piece("wayfarer", "warrior", 8), piece("cart", "token", 2)]
    install_owner(patch, BAND, Wayfarers, *own, pack="made_up", excludes=["vagabond"])
    posts = [piece("sentry", "warrior", 4), piece("gate", "building", 2)]
    install_owner(patch, GUARD, Sentries, *posts, pack="made_up", excludes=[])


def install_nightwatch(patch: pytest.MonkeyPatch) -> str:
    """H A hireling that acts in the Evening: `nightwatch`."""
    own = [piece("watcher", "warrior", 4)]
    return install_owner(patch, "nightwatch", Nightwatch, *own, pack="made_up", excludes=[])
