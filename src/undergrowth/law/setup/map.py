"""A.1 Setting up the map: its own changes, then suit markers if no suits are printed."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.data import sheet
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.frames import frames
from undergrowth.law.cards.piles import shuffled
from undergrowth.law.pieces.ground import set_suits
from undergrowth.law.setup.landmarks import place_landmark
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import NO_SUIT, SUITS
from undergrowth.table.places import NOWHERE


@dataclass
class SetUpMap(Frame):
    """A.1 Set up the map before anything is placed on it."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.place_landmarks,  # M.3.1, M.4.1
            self.modify,  # M.5.1
            self.shuffle_suits,  # A.1
            self.lay_suits,
            self.finish_modification,  # M.5.1.II
        )

    def place_landmarks(self, g: Game) -> None:
        """M.3.1, M.4.1 Place the map's own landmarks, unless left out (A.5)."""
        for i, landmark in enumerate(book(g).landmarks):
            place = g.box.woodland.landmarks.get(landmark.name, NOWHERE)
            if place != NOWHERE and g.setup.map_landmarks:
                place_landmark(g, i, place)

    def modify(self, g: Game) -> None:
        """A.1 Begin the map's setup modification."""
        g.push_all(book(g).map_rules.set_up(g))

    def shuffle_suits(self, g: Game) -> None:
        """A.1 Shuffle suit markers, on maps without printed suits."""
        cover_suits(g)
        if unsuited(g):
            g.ask_shuffle()

    def lay_suits(self, g: Game) -> None:
        """A.1 Put a marker on each clearing; some get none if there are too few."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            bare = unsuited(g)
            suits = shuffled(suit_markers(len(bare)), answer.seed)
            for source in book(g).hooks.lays_suits:
                suits = source.lays_suits(g, bare, suits, answer.seed)
            for place, suit in zip(bare, suits, strict=True):
                if suit != NO_SUIT:
                    set_suits(g, place, 1 << suit)

    def finish_modification(self, g: Game) -> None:
        """A.1 Complete the part of the modification that needs suit markers."""
        g.push_all(book(g).map_rules.finish_setup(g))


def cover_suits(g: Game) -> None:
    """A.1, 1.1.1 Cover the suits that are printed on the map, if a rule says so.

    A clearing with several suits keeps them: they are a landmark's.
    """
    covers = False
    for source in book(g).hooks.covers_suits:
        covers = source.covers_suits(g, covers)
    if covers:
        for place in g.clearings:
            if g.suits[place].bit_count() == 1:
                set_suits(g, place, 0)


def unsuited(g: Game) -> list[int]:
    """2.2.2 Return the clearings without a suit."""
    return [place for place in g.clearings if g.suits[place] == 0]


def suit_markers(clearings: int) -> list[int]:
    """C.1.2 Return the suit markers, and NO_SUIT for each clearing that gets none."""
    found: list[int] = []
    for suit, n in sheet("setup").counts("suit_markers").items():
        found += [SUITS.parse(suit)] * n
    return found + [NO_SUIT] * (clearings - len(found))


frames(SetUpMap)
