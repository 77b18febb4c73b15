"""R.5.3 The Electric Eyrie's setup."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.corners import ask_corner, random_corner
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.frames import frames
from undergrowth.factions.electric_eyrie.pieces import electric, tuck
from undergrowth.law.cards.piles import shuffle_deck, take_out_of_deck
from undergrowth.law.pieces.atoms import put
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpElectricEyrie(Frame):
    """R.5.3 Place a roost with six warriors in a random corner, and the Loyal Viziers."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # R.5.3.2
            self.place_roost,
            self.take_ambushes,  # R.5.3.3, R.3.3.1
            self.shuffle,
        )

    def choose_corner(self, g: Game) -> None:
        """R.5.3.2 Choose a random corner, diagonally opposite another faction if possible."""
        ask_corner(g, self.seat, "R.5.3.2", [electric(g, self.seat).roost])

    def place_roost(self, g: Game) -> None:
        corner = random_corner(g, self.seat)
        me = electric(g, self.seat)
        put(g, me.roost, corner, 1)
        put(g, me.warrior, corner, me.start_warriors)

    def take_ambushes(self, g: Game) -> None:
        """R.3.3.1 At the harder difficulties, move a bird ambush from the deck into the Decree.

        Hands have been dealt by then, so no such card may be left in the deck (1.5.4).
        """
        me = electric(g, self.seat)
        wanted = me.level("bird_ambush_in_decree")
        if wanted > 0:
            g.reveals_hidden()
            for _ in range(wanted):
                card = _bird_ambush(g)
                if card != NO_CARD:
                    take_out_of_deck(g, card)
                    tuck(g, self.seat, card, me.vizier_column, "R.3.3.1")
            g.ask_shuffle()

    def shuffle(self, g: Game) -> None:
        """2.1 Shuffle the deck after looking through it."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            shuffle_deck(g, answer.seed)


def _bird_ambush(g: Game) -> int:
    """R.3.3.1 Return a bird ambush card in the deck, or NO_CARD."""
    for card in sorted(g.deck):
        if g.box.cards[card].kind == "ambush" and g.is_bird(card):
            return card
    return NO_CARD


frames(SetUpElectricEyrie)
