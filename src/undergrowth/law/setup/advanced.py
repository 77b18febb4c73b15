"""A Advanced setup."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import put_on_deck, shuffle_deck
from undergrowth.law.hirelings.setup import push_hirelings
from undergrowth.law.setup.draft import DraftFactions
from undergrowth.law.setup.homelands import add_homeland
from undergrowth.law.setup.house_rules import note_house_rules
from undergrowth.law.setup.landmark_cards import push_landmarks
from undergrowth.law.setup.map import SetUpMap
from undergrowth.law.setup.seats import automated_seats, human_seats
from undergrowth.law.setup.standard import (
    begin_play,
    corner_starters,
    deal_hands,
    follow_deal,
    form_deck,
    lay_ruins,
    lay_supply,
    setup_order,
    twins,
)
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

DEALT: Final = sheet("setup").number("advanced.dealt")
KEPT: Final = sheet("setup").number("advanced.kept")


class Return(WithCard):
    """`return ambush_fox`: put a card of the starting hand back."""

    verb: ClassVar[str] = "return"


_RETURN: Final = Prompt("advanced.return", "A.10")


@dataclass
class AdvancedSetup(Frame):
    """A Everything before the first turn, then the game itself.

    Map, deck and seats (A.1, A.2, A.4) are given by the game's setup.
    """

    def script(self) -> tuple[Step, ...]:
        return (
            self.set_up_map,  # A.1
            self.lay_out,  # A.1, A.3
            self.set_up_landmarks,  # A.5, A.6
            self.shuffle_cards,  # A.7
            self.deal,
            self.set_up_factions,  # A.8
            self.finish_factions,  # A.9
            self.choose_hands,  # A.10
            self.shuffle_back,
            self.renew,
            self.begin,
        )

    def set_up_map(self, g: Game) -> None:
        """A.1 Set up the map, and suit markers."""
        note_house_rules(g)
        g.push(SetUpMap())

    def lay_out(self, g: Game) -> None:
        """A.1 Lay ruins and items as in the standard setup; A.3 set up automated factions."""
        lay_ruins(g)
        lay_supply(g)
        if automated_seats(g):
            g.push(SetUpAutomated())

    def set_up_landmarks(self, g: Game) -> None:
        """A.5, A.6 Set up landmarks, then hirelings, if the game has any."""
        push_hirelings(g)  # pushed first, so carried out last
        push_landmarks(g)

    def shuffle_cards(self, g: Game) -> None:
        """A.7, R.3.4 Shuffle the deck, with few players without dominance cards."""
        form_deck(g)
        g.ask_shuffle()

    def deal(self, g: Game) -> None:
        """A.7 Deal five cards to each player; automated ones get none (R.3.4)."""
        deal_hands(g, g.chose(Shuffle).seed, DEALT)

    def set_up_factions(self, g: Game) -> None:
        """A.8 Draft factions, or set up those agreed on (5.1.7)."""
        g.push(DraftFactions() if g.setup.draft else AgreedFactions())

    def finish_factions(self, g: Game) -> None:
        """A.9 Complete what had to wait until every faction was known."""
        for seat in range(g.seats - 1, -1, -1):
            g.push_all(book(g).faction(seat).finish_setup(g))

    def choose_hands(self, g: Game) -> None:
        """A.10 Ask everybody which cards to keep, in secret."""
        waiting: list[Frame] = [
            KeepCards(seat) for seat in range(g.seats) if book(g).faction(seat).holds_cards(g)
        ]
        g.push_all(waiting)

    def shuffle_back(self, g: Game) -> None:
        """A.10 Shuffle the deck when all have chosen."""
        g.ask_shuffle()

    def renew(self, g: Game) -> None:
        shuffle_deck(g, g.chose(Shuffle).seed)
        follow_deal(g)

    def begin(self, g: Game) -> None:
        """A.4 Begin play with the first seat."""
        begin_play(g)


@dataclass
class SetUpAutomated(Frame):
    """A.3 Set up automated factions before all others, by letter (5.1.7).

    They may need cards for it (R.8.3.5), so the deck is there; it is shuffled anew later (A.7).
    """

    waiting: list[int] = field(default_factory=list)
    """Seats that are still to be set up, in that order."""

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle_cards, self.order_factions, self.set_up, self.make_homes)

    def shuffle_cards(self, g: Game) -> None:
        """R.3.4 Shuffle the deck, without the cards left out with few players."""
        form_deck(g)
        g.ask_shuffle()

    def order_factions(self, g: Game) -> None:
        shuffle_deck(g, g.chose(Shuffle).seed)
        seats = automated_seats(g)
        self.waiting = [seat for seat in setup_order(g, 0) if seat in seats]

    def set_up(self, g: Game) -> None:
        """A.3 Set up one faction after another."""
        if self.waiting:
            g.begin_deed()
            g.push(book(g).faction(self.waiting.pop(0)).setup(g))
            g.back_to("set_up")

    def make_homes(self, g: Game) -> None:
        """A.8.3 Count their starting clearings as homelands in later choices."""
        for seat in automated_seats(g):
            if g.homes[seat] != NOWHERE:
                add_homeland(g, seat, g.homes[seat])


@dataclass
class AgreedFactions(Frame):
    """A.8, 5.1.7 Set up factions agreed on beforehand, except automated ones (A.3).

    They set up as in the standard setup, by letter.  If too many of them would start in corners (5)
    they set up by their setup cards, the last player in turn order first (A.8.3).
    """

    waiting: list[int] = field(default_factory=list)
    """Seats whose factions are still to be set up, in that order."""
    by_card: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle_twins, self.order_factions, self.set_up_factions)

    def shuffle_twins(self, g: Game) -> None:
        """9.7.1 Ask chance which of two identical factions sets up first."""
        names = [faction.name for faction in book(g).factions]
        self.by_card = len(corner_starters(names)) > sheet("setup").number("game.corner_factions")
        if twins(g) and not self.by_card:
            g.ask_shuffle()

    def order_factions(self, g: Game) -> None:
        """5.1.7, A.8.3 Order them by letter, or from the last player."""
        answer = g.answer
        people = human_seats(g)
        if self.by_card:
            self.waiting = people[::-1]
        else:
            order = setup_order(g, answer.seed if isinstance(answer, Shuffle) else 0)
            self.waiting = [seat for seat in order if seat in people]

    def set_up_factions(self, g: Game) -> None:
        """5.1.7 Set up one faction after another."""
        if self.waiting:
            faction = book(g).faction(self.waiting.pop(0))
            g.begin_deed()
            g.push(faction.set_up_drafted(g) if self.by_card else faction.setup(g))
            g.back_to("set_up_factions")


@dataclass
class KeepCards(Frame):
    """A.10 Keep three of the five cards; put the others face down on the deck."""

    seat: int
    back: int = DEALT - KEPT
    """Cards still to be put back."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.put_back)

    def choose(self, g: Game) -> None:
        """A.10 Ask for one card after another."""
        g.ask(self.seat, _RETURN, [Return(card) for card in g.hand_kinds(self.seat)])

    def put_back(self, g: Game) -> None:
        put_on_deck(g, self.seat, g.chose(Return).card, "A.10")
        self.back -= 1
        if self.back > 0:
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.10 Return why a card is not offered."""
        if isinstance(action, Return):
            return ("A.10", because("why-only_card_own"))
        return None


verbs(Return)
frames(AdvancedSetup, AgreedFactions, KeepCards, SetUpAutomated)
