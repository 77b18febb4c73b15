"""Map facts for the computer Keepers, computed once for a position: warriors, rule, relics."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.pieces import RECOVER, KeeperPieces
from undergrowth.factions.keepers_in_iron.retinue import suits_of
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.turn.turn import hand_limit
from undergrowth.table.cards import suit_mask
from undergrowth.table.game import Game

_CARD_LOST: Final = 76
_SPARE_LOST: Final = 15
"""Cost of discarding a card of the Retinue; and while more cards are drawn than the hand holds, so
that another one replaces it."""


class Ground:
    """Types that waystations show or could show, clearings ruled, and relics, by place."""

    def __init__(self, g: Game, me: KeeperPieces) -> None:
        self.shown: Final = [0] * g.places
        """15.5.2.IIIa Types of relic that waystations show, as a mask."""
        self.turned: Final = [0] * g.places
        """15.2.2 Types on the other sides of these waystations."""
        self.pitched: Final = [0] * g.places
        """15.4.1 Types that waystations still on the board could show beside relics they hold."""
        self.ruled: Final = [False] * g.places
        self.rich: Final = [0] * g.places
        """Points of relics in the forests next to a clearing."""
        self.here: Final[list[int]] = []
        """Clearings with warriors of theirs."""
        self.acting: Final = _acting(g, me)
        """15.5.2.III Suits of clearings in which they can recover, as a mask."""
        self.lost: Final = card_lost(g, me)
        for place in ruled_by(g, me.seat):
            self.ruled[place] = True
        for place in g.stands_in(me.seat):
            if g.warriors_at(me.seat, place) > 0:
                self.here.append(place)
            for kind in me.camps(g, place):
                self.shown[place] |= 1 << me.shows(kind)
                self.turned[place] |= 1 << me.shows(g.box.other_side[kind])
        self._pitch(g, me)
        self._look_into_forests(g, me)

    def _pitch(self, g: Game, me: KeeperPieces) -> None:
        """15.4.1 Plan for each waystation on the board the clearing with the most points of
        relics."""
        sides = [kind for kind in me.waystations if g.supply[kind] > 0]
        places = [place for place in self.here if g.slots[place] > 0 and me.has_relic(g, place)]
        while sides and places:
            most, best, at = 0, -1, -1
            for place in places:
                for kind in sides:
                    points = self._beside(g, me, kind, place)
                    if points > most:
                        most, best, at = points, kind, place
            if most == 0:
                break
            self.pitched[at] |= 1 << me.shows(best)
            places.remove(at)
            sides = [each for each in sides if each not in (best, g.box.other_side[best])]

    def _beside(self, g: Game, me: KeeperPieces, kind: int, place: int) -> int:
        """Return the points of relics in a clearing that only a new waystation would show."""
        row = me.shows(kind)
        if self.shown[place] >> row & 1:
            return 0
        points = 0
        for relic in me.relics_at(g, place):
            points += g.count(relic, place) * me.value_of(relic) if me.type_of(relic) == row else 0
        return points

    def _look_into_forests(self, g: Game, me: KeeperPieces) -> None:
        for forest in g.box.woodland.forest_places:
            points = points_in(g, me, forest)
            if points > 0:
                for place in g.paths[forest]:
                    self.rich[place] += points

    def ruled_alike(self, g: Game, place: int) -> int:
        """15.5.2.IIIc Return how many clearings of the suit of a clearing they rule."""
        suits = g.suits[place]
        return sum([1 for each in g.clearings if self.ruled[each] and g.suits[each] & suits])


def points_in(g: Game, me: KeeperPieces, forest: int) -> int:
    """Return the points of relics in a forest, as far as known."""
    points = 0
    for kind in me.relics_at(g, forest):
        points += g.count(kind, forest) * me.known_points(kind)
    return points


def card_lost(g: Game, me: KeeperPieces) -> int:
    """15.5.2.IIb, 15.5.2.IIIc Return the cost of discarding a card of the Retinue."""
    over = len(g.hands[me.seat]) + me.to_draw(g) > hand_limit(g, me.seat)
    return _SPARE_LOST if over else _CARD_LOST


def _acting(g: Game, me: KeeperPieces) -> int:
    board = me.board(g)
    suits = suit_mask(me.retainer_suit) if board.retainers[RECOVER] > 0 else 0
    for card in board.retinue[RECOVER]:
        suits |= suits_of(g, me, card)
    return suits


def places_worth_delving(g: Game, me: KeeperPieces) -> list[int]:
    """Return the clearings next to relics in forests, with warriors there or one path away."""
    return [place for place in g.clearings if _in_reach(g, me, place) and _is_rich(g, me, place)]


def _in_reach(g: Game, me: KeeperPieces, place: int) -> bool:
    if g.warriors_at(me.seat, place) > 0:
        return True
    return any(g.warriors_at(me.seat, other) > 0 for other in g.paths[place])


def _is_rich(g: Game, me: KeeperPieces, place: int) -> bool:
    return any(points_in(g, me, forest) > 0 for forest in g.box.woodland.forests[place])
