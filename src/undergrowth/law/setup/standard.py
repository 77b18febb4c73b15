"""5 Standard setup."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.law.cards.draw import draw_now
from undergrowth.law.cards.piles import shuffled
from undergrowth.law.hirelings.setup import push_hirelings
from undergrowth.law.pieces.ground import place_ruin
from undergrowth.law.setup.house_rules import kinds_left_out, note_house_rules
from undergrowth.law.setup.landmark_cards import push_landmarks
from undergrowth.law.setup.landmarks import cards_on_boards
from undergrowth.law.setup.map import SetUpMap
from undergrowth.law.setup.seats import humans, is_automated
from undergrowth.law.turn.turn import Play
from undergrowth.law.victory.score import points_to_win
from undergrowth.table.book import book, number_in
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.numbers import CARDS_DEALT
from undergrowth.table.setup import REACH, Setup

STARTING_HAND: Final = sheet("setup").number("game.starting_hand")
_AFTER_ITS_KIN: Final = "+"
"""R.2.2 Sorts after one letter and before the next."""


@dataclass
class StandardSetup(Frame):
    """5.1 Everything before the first turn, then the game itself."""

    waiting: list[int] = field(default_factory=list)
    """Seats whose factions are still to be set up, in setup order."""

    def script(self) -> tuple[Step, ...]:
        return (  # saves of release 0.1.0 give a step by its index: keep their number
            self.set_up_map,  # A.1
            self.place_ruins,  # 5.1.4
            self.form_supply,  # 5.1.5
            self.set_up_landmarks,  # A.5, A.6
            self.shuffle_deck,  # 5.1.3
            self.deal,
            self.shuffle_twins,  # 9.7.1
            self.order_factions,  # 5.1.7
            self.set_up_factions,
            self.begin,
        )

    def set_up_map(self, g: Game) -> None:
        """A.1 Set up the map before anything else."""
        note_house_rules(g)
        g.push(SetUpMap())

    def place_ruins(self, g: Game) -> None:
        """5.1.4 Place a ruin in each slot marked for one."""
        lay_ruins(g)

    def form_supply(self, g: Game) -> None:
        """5.1.5 Lay out the items beside the map."""
        lay_supply(g)

    def set_up_landmarks(self, g: Game) -> None:
        """A.5, A.6 Set up landmarks, then hirelings, before cards are dealt."""
        push_hirelings(g)  # pushed first, so carried out last
        push_landmarks(g)

    def shuffle_deck(self, g: Game) -> None:
        """5.1.3 Shuffle the deck, with two players without dominance cards."""
        form_deck(g)
        g.ask_shuffle()

    def deal(self, g: Game) -> None:
        """5.1.3 Deal three cards to each player."""
        count = number_in(g, CARDS_DEALT, NOBODY, STARTING_HAND)
        deal_hands(g, g.chose(Shuffle).seed, count)
        follow_deal(g)

    def shuffle_twins(self, g: Game) -> None:
        """9.7.1 Ask chance which of two identical factions sets up first."""
        if twins(g):
            g.ask_shuffle()

    def order_factions(self, g: Game) -> None:
        """5.1.7 Order the factions by their letters."""
        answer = g.answer
        self.waiting = setup_order(g, answer.seed if isinstance(answer, Shuffle) else 0)

    def set_up_factions(self, g: Game) -> None:
        """5.1.7 Set up one faction after another."""
        if self.waiting:
            g.begin_deed()
            g.push(book(g).faction(self.waiting.pop(0)).setup(g))
            g.back_to("set_up_factions")

    def begin(self, g: Game) -> None:
        """5.1.1 Begin play with the first seat."""
        begin_play(g)


def form_deck(g: Game) -> None:
    """5.1.3, A.7 Form the deck; with few players some kinds of card are left out.

    Cards already on boards, such as a landmark's, stay there, and so do cards that an automated
    faction has discarded in its setup (A.3).
    """
    left_out = removed_kinds(g.setup)
    g.deck = [card for card in g.box.deck if g.box.cards[card].kind not in left_out]
    for card in cards_on_boards(g) + g.discard + g.available:
        g.deck.remove(card)


def removed_kinds(setup: Setup) -> list[str]:
    """5.1.3, R.3, R.3.4 Return the kinds of card left out of the shared deck."""
    without = removed_kinds_added(setup)
    few = without + _few_players_remove() if _few_people(setup) else without
    return kinds_left_out(setup, few)


def is_removed(g: Game, card: int) -> bool:
    """5.1.3, R.3.4 Whether a card of the shared deck is left out with few players."""
    return card not in g.box.added and g.box.cards[card].kind in removed_kinds(g.setup)


def removed_kinds_added(setup: Setup) -> list[str]:
    """16.3.3, R.3 Return the kinds of card left out of those that factions add.

    They are left out with two players, counting automated ones (R.2.6), and in a cooperative game,
    which is won by points alone.
    """
    left_out = len(setup.seats) == 2 or setup.cooperative
    return kinds_left_out(setup, _few_players_remove() if left_out else [])


def _few_players_remove() -> list[str]:
    return sheet("setup").texts("game.two_players_remove")


def _few_people(setup: Setup) -> bool:
    """R.3.4 Whether few people play against automated factions."""
    people = len(humans(setup.seats))
    return people < len(setup.seats) and people <= sheet("setup").number("game.few_humans")


def shuffle_deck(g: Game, seed: int) -> None:
    """2.1 Put the deck into the order given by a seed."""
    g.deck = shuffled(g.deck, seed)


def deal_hands(g: Game, seed: int, count: int) -> None:
    """5.1.3, A.7 Shuffle the deck and deal `count` cards to everybody with a hand.

    Raises `BadSetup` for a deck with too few cards.
    """
    shuffle_deck(g, seed)
    dealt = [seat for seat in range(g.seats) if book(g).faction(seat).holds_cards(g)]
    if len(g.deck) < count * len(dealt):
        raise BadSetup(
            f"deck: {g.setup.deck} has {len(g.deck)} cards here, too few to deal {count} to each of"
            f" {len(dealt)} players (law 5.1.3)"
        )
    for seat in dealt:
        draw_now(g, seat, count)


def follow_deal(g: Game) -> None:
    """5.1.3, A.10 Begin what rules add once the starting hands are dealt."""
    for source in book(g).hooks.on_dealt:
        g.push_all(source.on_dealt(g))


def lay_ruins(g: Game) -> None:
    """5.1.4 Place a ruin in each slot the map has one for."""
    for place in book(g).map_rules.ruins(g):
        place_ruin(g, place)


def lay_supply(g: Game) -> None:
    """5.1.5 Lay out the items beside the map."""
    for item, n in sheet("setup").counts("item_supply").items():
        g.items[ITEMS.parse(item)] = n


def setup_order(g: Game, seed: int) -> list[int]:
    """5.1.7, 9.7.1 Return the seats by setup letter.

    The seed decides the order of two identical factions.
    """
    letters = [setup_letter(faction.name) for faction in book(g).factions]
    order = sorted(range(g.seats), key=letters.__getitem__)
    alike = twins(g)
    spots = sorted(order.index(seat) for seat in alike)
    for spot, seat in zip(spots, shuffled(alike, seed), strict=True):
        order[spot] = seat
    return order


def setup_letter(name: str) -> str:
    """5.1.7, R.2.2 Return the letter that orders a faction in setup and in bots' choices.

    An automated faction has its human version's letter, and comes right after it.
    """
    letter = sheet(f"factions/{name}").word("setup_letter")  # none before it is drafted
    return letter + _AFTER_ITS_KIN if is_automated(name) else letter


def begin_play(g: Game) -> None:
    """5.1.1 Begin play with the first seat."""
    if g.log is not None:
        g.begin_deed()
        g.note("began", "5.1", NOBODY, {"map": g.setup.map, "deck": g.setup.deck})
        if g.setup.cooperative:
            g.note("plays_together", "3.1", NOBODY, {"points": points_to_win(g)})
    g.push(Play(0))


def twins(g: Game) -> list[int]:
    """9.7.1 Return the seats of a faction and its second copy, or []."""
    names = [faction.name for faction in book(g).factions]
    for seat, name in enumerate(names):
        page = sheet(f"factions/{name}")
        if page.has("same_as") and page.text("same_as") in names:
            return [names.index(page.text("same_as")), seat]
    return []


def corner_starters(seats: list[str]) -> list[str]:
    """5 Return the factions that start in corners in the standard setup."""
    return [name for name in seats if sheet(f"factions/{name}").flag("standard_setup.corner")]


def reach(seats: list[str]) -> int:
    """5.2 Return the total reach of a line-up, given full faction names."""
    return sum(sheet(f"factions/{name}").number("reach") for name in seats)


def reach_needed(players: int) -> int:
    """5.2 Return the reach recommended for a number of players."""
    return sheet("setup").number(f"reach.minimum_by_players.{players}")


def check_reach(setup: Setup) -> None:
    """5.2 Raise `BadSetup` if a line-up has less reach than the setup requires."""
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
