"""CHMD.9.1, CHMD.10.1, CHMD.10.3 Ego that leave their clearing: as a price, or removed by
others."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.ego.track import PLAIN, SUPER
from revelry.factions.chameleandroid.birdsong import spare_ego
from revelry.factions.chameleandroid.pieces import PATRON, AndroidPieces, android
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.law.battle.hits import Lose
from undergrowth.law.cards.draw import Draw
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed


@dataclass
class SpendEgo(Frame):
    """CHMD.10.1 Remove an ego to pay for a service; the seller puts down the warriors."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay,)

    def pay(self, g: Game) -> None:
        me = android(g, self.seat)
        me.ego.take_own(g, spare_ego(g, me))


def spared(me: AndroidPieces, r: Removed, index: int) -> int:
    """CHMD.10.3 Return how many pieces of one entry stay: all ego but two, those with draw icons
    first; and the warrior, for which an ego stands in where fewer than two are to go."""
    kind, place, n = r.kinds[index], r.places[index], r.counts[index]
    lost = [_entry(r, each, place) for each in me.ego.kinds]
    if kind == me.warrior:
        return n if sum(lost) >= me.most_removed else 0
    if kind not in me.ego.kinds:
        return 0
    room = me.most_removed
    if me.ego.sort_of(kind) != PLAIN:
        room -= min(room, lost[PLAIN])
    return n - min(n, room)


def _entry(r: Removed, kind: int, place: int) -> int:
    """Return how many pieces of a kind a removal takes from a place."""
    return sum([n for i, n in enumerate(r.counts) if (r.kinds[i], r.places[i]) == (kind, place)])


@dataclass
class DrawForIcons(Trigger):
    """CHMD.9.1 Patron: draw a card for each removed ego with a draw icon, instead of scoring."""

    seat: int
    count: int

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.count))


def rewards(g: Game, me: AndroidPieces, r: Removed) -> list[Frame]:
    """CHMD.9.1 Return the draws of the other players who removed ego with draw icons."""
    if not me.has_trait(PATRON):
        return []
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        remover = r.removers[i]
        if kind == me.ego.kinds[SUPER] and g.has_seat(remover) and remover != me.seat:
            found.append(DrawForIcons(remover, r.counts[i] * me.patron_cards))
    return found


def hit_first(g: Game, me: AndroidPieces, options: list[Action]) -> list[Action]:
    """CHMD.9.1 Return the ego to lose in battle: with the trait, those with a draw icon go first.

    Without the trait all ego are the same to everybody, so nobody is asked which of them goes.
    """
    icon = Lose(g.box.kinds[me.ego.kinds[SUPER]].piece)
    if me.has_trait(PATRON) and icon in options:
        return [icon]
    return options[:1]


frames(DrawForIcons, SpendEgo)
