"""5 Standard setup."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import Frame, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import ITEMS, SUITS
from undergrowth.engine.records import NOBODY
from undergrowth.engine.setup import REACH, Setup
from undergrowth.law.cards import draw_now, shuffled
from undergrowth.law.table import place_ruin, set_suits
from undergrowth.law.turn import Play

STARTING_HAND: Final = sheet("setup").number("game.starting_hand")


@dataclass
class StandardSetup(Frame):
    """5.1 Everything before the first turn, then the game itself."""

    waiting: list[int] = field(default_factory=list)
    """Seats whose factions are still to be set up, in setup order."""

    def copy(self) -> Frame:
        return StandardSetup(self.waiting[:])

    def script(self) -> tuple[Step, ...]:
        return (
            self.shuffle_suits,  # A.1
            self.lay_suits,
            self.shuffle_deck,  # 5.1.3
            self.deal,
            self.place_ruins,  # 5.1.4
            self.form_supply,  # 5.1.5
            self.shuffle_twins,  # 9.7.1
            self.order_factions,  # 5.1.7
            self.set_up_factions,
            self.begin,
        )

    def shuffle_suits(self, g: Game) -> None:
        """A.1 Maps without printed suits get their markers at random."""
        if self._unsuited(g):
            g.ask_shuffle()

    def lay_suits(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Shuffle):
            markers: list[int] = []
            for suit, n in sheet("setup").counts("suit_markers").items():
                markers += [SUITS.parse(suit)] * n
            for place, suit_number in zip(
                self._unsuited(g), shuffled(markers, answer.seed), strict=True
            ):
                set_suits(g, place, 1 << suit_number)

    def shuffle_deck(self, g: Game) -> None:
        """5.1.3 With two players the dominance cards are left out."""
        g.deck = g.tables.deck[:]
        if g.seats == 2:
            g.deck = [card for card in g.deck if g.tables.cards[card].kind != "dominance"]
        g.ask_shuffle()

    def deal(self, g: Game) -> None:
        """5.1.3 Each player draws three cards."""
        g.deck = shuffled(g.deck, g.chose(Shuffle).seed)
        for seat in range(g.seats):
            draw_now(g, seat, STARTING_HAND)

    def place_ruins(self, g: Game) -> None:
        """5.1.4 A ruin in each slot marked for one."""
        for place in g.tables.woodland.ruins:
            place_ruin(g, place)

    def form_supply(self, g: Game) -> None:
        """5.1.5 The items beside the map."""
        for item, n in sheet("setup").counts("item_supply").items():
            g.items[ITEMS.parse(item)] = n

    def shuffle_twins(self, g: Game) -> None:
        """9.7.1 Chance says which of two factions that are alike sets up first."""
        if _twins(g):
            g.ask_shuffle()

    def order_factions(self, g: Game) -> None:
        """5.1.7 Factions set up in the order of their letters."""
        letters = [sheet(f"factions/{f.name}").text("setup_letter") for f in g.tables.factions]
        self.waiting = sorted(range(g.seats), key=letters.__getitem__)
        answer = g.answer
        if isinstance(answer, Shuffle):
            alike = _twins(g)
            spots = sorted(self.waiting.index(seat) for seat in alike)
            for spot, seat in zip(spots, shuffled(alike, answer.seed), strict=True):
                self.waiting[spot] = seat

    def set_up_factions(self, g: Game) -> None:
        """5.1.7 One faction after another."""
        if self.waiting:
            g.push(g.faction(self.waiting.pop(0)).setup(g))
            g.repeat()

    def begin(self, g: Game) -> None:
        """5.1.1 The starting player is the first seat."""
        if g.log is not None:
            g.note("began", "5.1", NOBODY, {"map": g.setup.map, "deck": g.setup.deck})
        g.push(Play(0))

    def _unsuited(self, g: Game) -> list[int]:
        return [
            place for place in g.tables.woodland.clearings if g.tables.woodland.suits[place] == 0
        ]


def _twins(g: Game) -> list[int]:
    """9.7.1 The seats of two factions of which one is the other's second."""
    names = [faction.name for faction in g.tables.factions]
    for seat, name in enumerate(names):
        page = sheet(f"factions/{name}")
        if page.has("same_as") and page.text("same_as") in names:
            return [names.index(page.text("same_as")), seat]
    return []


def reach(seats: list[str]) -> int:
    """5.2 The reach of a line-up, given full faction names."""
    return sum(sheet(f"factions/{name}").number("reach") for name in seats)


def reach_needed(players: int) -> int:
    """5.2 The reach recommended for a number of players."""
    return sheet("setup").number(f"reach.minimum_by_players.{players}")


def check_reach(setup: Setup) -> None:
    """5.2 Raise `BadSetup` when a line-up has less reach than the setup asks for."""
    if setup.reach not in REACH:
        raise BadSetup(f"reach is {setup.reach!r}: expected one of {', '.join(REACH)}")
    needed = {
        "any": 0,
        "adventurous": sheet("setup").number("reach.adventurous"),
        "recommended": reach_needed(len(setup.seats)),
    }[setup.reach]
    total = reach(setup.seats)
    if total < needed:
        raise BadSetup(
            f"this line-up has a reach of {total}; {len(setup.seats)} players need {needed}"
            " (law 5.2)"
        )


frames(StandardSetup)
