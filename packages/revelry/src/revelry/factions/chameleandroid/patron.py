"""CHMD.9.1 Patron: an ego with a draw icon brings its remover a card instead of a point."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.ego.track import SUPER
from revelry.factions.chameleandroid.pieces import PATRON, AndroidPieces
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.law.battle.hits import Lose
from undergrowth.law.cards.draw import Draw
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed


@dataclass
class DrawForIcons(Trigger):
    """CHMD.9.1 A card for each of them."""

    seat: int
    count: int

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.count))


def rewards(g: Game, me: AndroidPieces, r: Removed) -> list[Frame]:
    """CHMD.9.1 Return what other players draw that have removed any."""
    if not me.has_trait(PATRON):
        return []
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        remover = r.removers[i]
        if kind == me.ego.kinds[SUPER] and g.has_seat(remover) and remover != me.seat:
            found.append(DrawForIcons(remover, r.counts[i] * me.patron_cards))
    return found


def hit_first(g: Game, me: AndroidPieces, options: list[Action]) -> list[Action]:
    """CHMD.9.1 In battle those with a draw icon go first.

    Without the trait all ego are the same to everybody: which of them goes is not asked.
    """
    icon = Lose(g.box.kinds[me.ego.kinds[SUPER]].piece)
    if me.has_trait(PATRON) and icon in options:
        return [icon]
    return options[:1]


frames(DrawForIcons)
