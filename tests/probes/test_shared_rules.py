"""Rules that several chapters share, used by a made-up faction as those to come will.

The assembly here reveals cards until its Evening and crafts there (17.4, 17.6.1, 17.2.6), starts in
a corner (12.3.3), discards at random (10.2.5), and its relics are spread evenly (15.3.4).
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit.checks import check_all
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.engine.actions import PASS, verbs
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import because
from undergrowth.law.cards.giving import (
    DiscardAtRandom,
    TakeAtRandom,
    give_card,
    has_card_to_take,
)
from undergrowth.law.cards.revealed import (
    RevealingBoard,
    discard_revealed,
    return_all,
    reveal,
    revealed_part,
    revealing,
)
from undergrowth.law.crafting.step import CraftCards
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.place_evenly import PlaceEvenly
from undergrowth.law.removing.removal import replaceable
from undergrowth.law.setup.corners import starting_corners, why_not_corner
from undergrowth.law.setup.spread import spread
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.law.victory.score import score
from undergrowth.library import installed_factions
from undergrowth.table.answers import WithCard
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame, Step
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import BIRD, CARDS

NAME = "assembly"
OTHER = installed_factions()[0]
_REVEAL = Prompt("plain.reveal", "17.4")
_WHERE = Prompt("plain.where", "1.5.4")


class Reveal(WithCard):
    """`assembly reveal anvil`."""

    verb = "assembly reveal"


@dataclass
class AssemblyBoard(RevealingBoard):
    """Revealed cards, and nothing else."""


@dataclass
class RevealInBirdsong(Frame):
    """17.4 Reveal any number of cards."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.reveal)

    def offer(self, g: Game) -> None:
        if g.hands[self.seat]:
            g.ask(self.seat, _REVEAL, [*(Reveal(c) for c in g.hand_kinds(self.seat)), PASS])

    def reveal(self, g: Game) -> None:
        if isinstance(g.answer, Reveal):
            reveal(g, self.seat, g.answer.card, "17.4")
            g.back_to("offer")


@dataclass
class AssemblyEvening(Frame):
    """12.6.1, 17.6 Birds are discarded, other cards return; then craft, then draw."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.return_cards, self.craft, self.draw)

    def return_cards(self, g: Game) -> None:
        return_all(g, self.seat, "12.6.1", without=1 << BIRD)

    def craft(self, g: Game) -> None:
        g.push(CraftCards(self.seat))

    def draw(self, g: Game) -> None:
        g.push(DrawAndDiscard(self.seat, 1))


@dataclass
class Garrison(PlaceInEach):
    """13.4.3 A warrior in each clearing with one already."""

    def due(self, g: Game, place: int) -> int:
        return 1 if g.warriors_at(self.seat, place) > 0 else 0

    def question(self) -> Prompt:
        return _WHERE


class Assembly(Plain):
    """It reveals cards in Birdsong and crafts in Evening."""

    def new_board(self) -> Board:
        return AssemblyBoard()

    def birdsong(self, g: Game) -> list[Frame]:
        return [RevealInBirdsong(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        return [AssemblyEvening(self.seat)]

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return [revealed_part(g, self.seat, "17.4")]


class Handless(Plain):
    """2.8.1 It holds no cards: one given to it is worth a point."""

    def holds_cards(self, g: Game) -> bool:
        return False

    def miss_card(self, g: Game, giver: int) -> None:
        score(g, self.seat, 1, "2.8.1")


verbs(Reveal)
frames(RevealInBirdsong, AssemblyEvening, Garrison)
boards(AssemblyBoard)


@pytest.fixture(autouse=True)
def _assembly(monkeypatch: pytest.MonkeyPatch) -> None:
    install_faction(monkeypatch, NAME, Assembly, piece("speaker", "warrior", WARRIORS))


def at_home(*cards: str) -> Table:
    """Two crafting pieces in a clearing of foxes, and these cards in hand."""
    t = Table(NAME, OTHER, suits={5: "fox"}).put(NAME, 5, "2 speaker").board(NAME, home=5)
    return t.hand(NAME, *cards)


def test_revealed_cards_return_in_evening() -> None:
    """17.4, 12.6.1 They lie open and in no hand; birds are discarded when the others return."""
    t = at_home("anvil", "cobbler", "birdy_bindle").begins(NAME, "birdsong")
    t.says(NAME, "assembly reveal anvil", "assembly reveal birdy_bindle", "pass")
    g = t.game
    assert t.asked() == "plain.daylight"
    assert t.holds(NAME) == ["cobbler"]
    assert not t.offers(NAME, "craft anvil")
    part = revealed_part(g, 0, "17.4")
    assert part.cards is not None and sorted(part.cards) == ["anvil", "birdy_bindle"]
    assert Game.from_json(g.to_json()).to_json() == g.to_json()
    t.says(NAME, "pass")
    assert t.asked() == "craft.step"
    assert sorted(t.holds(NAME)) == ["anvil", "cobbler"]
    assert t.discard == ["birdy_bindle"]
    assert g.seen[g.seats] == [CARDS.parse("anvil")]


def test_crafting_in_evening() -> None:
    """17.2.6 As a step of its own, one card after another."""
    t = at_home("anvil", "cobbler").begins(NAME, "evening")
    assert t.options(NAME) == ["craft anvil", "pass"]
    t.refuses(NAME, "craft cobbler", "4.1.1")
    t.says(NAME, "craft anvil")
    assert t.crafts(NAME) == {"hammer": 1}


def test_a_revealed_card_may_be_discarded() -> None:
    """17.4.3 It goes where any card goes."""
    t = at_home("anvil", "cobbler").begins(NAME, "birdsong").says(NAME, "assembly reveal anvil")
    discard_revealed(t.game, 0, revealing(t.game, 0).revealed[0])
    assert t.discard == ["anvil"] and not revealing(t.game, 0).revealed


def test_random_games_hold_the_invariants() -> None:
    """Cards are conserved, and dealt anew, while they lie revealed."""
    g = Game.new(Setup(seats=[NAME, OTHER]), 3)
    chance = seeded(8)
    for number in range(250):
        if g.decision is None:
            break
        if number % 25 == 0:
            check_all(g, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])


def test_random_cards() -> None:
    """G.22, 1.5.4 Taken or discarded by chance, as many as there are."""
    t = Table(NAME, OTHER).hand(NAME, "anvil", "sword").hand(OTHER, "cobbler", "bake_sale")
    t.does(TakeAtRandom(0, 1)).takes("cobbler")
    assert "cobbler" in t.holds(NAME) and t.holds(OTHER) == ["bake_sale"]
    t = Table(NAME, OTHER).hand(NAME, "anvil", "sword").does(DiscardAtRandom(0, 3))
    t.takes("anvil").takes("sword")
    assert t.discard == ["anvil", "sword"] and t.holds(NAME) == []


def test_who_holds_no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """R.2.8.1 Given one it scores; a player who would take one draws instead."""
    install_faction(monkeypatch, "handless", Handless, piece("cog", "warrior", WARRIORS))
    t = Table(NAME, "handless").hand(NAME, "anvil").does(TakeAtRandom(0, 1))
    assert len(t.holds(NAME)) == 2
    assert has_card_to_take(t.game, 1)
    card = t.game.hands[0][0]
    give_card(t.game, 0, 1, card, "4.1.3")
    assert t.game.hands[1] == [] and t.vp == {"handless": 1}
    assert t.game.discard == [card]


def test_starting_corners() -> None:
    """12.3.3, 14.3.2 A corner that is nobody's, across from a starting corner if possible."""
    t = Table(NAME, OTHER).board(OTHER, home=1).begins(NAME, "daylight")
    g = t.game
    across = g.box.woodland.opposite[g.homes[1]]
    assert starting_corners(g, []) == [across]
    assert why_not_corner(g, g.homes[1], "12.3.3")[1] == because("why-another_player_starts")
    g.homes[0] = across
    free = starting_corners(g, [])
    assert free and not set(free) & set(g.homes)


def test_as_evenly_as_possible() -> None:
    """15.3.4 Forests that have fewer come first; no two differ by more than one for long."""
    for seed in range(20):
        there = [1, 1, 0, 2]
        for place in spread(there, 5, seed):
            there[place] += 1
        assert sorted(there) == [2, 2, 2, 3]
    assert len({tuple(spread([0] * 5, 3, seed)) for seed in range(20)}) > 5


def test_a_piece_in_each_clearing() -> None:
    """13.4.3, 1.5.4 If there are too few, their player chooses which clearings get one."""
    t = Table(NAME, OTHER).put(NAME, 1, "6 speaker").put(NAME, 5, "6 speaker")
    t.put(NAME, 9, "2 speaker").does(Garrison(0, 0))
    assert t.options(NAME) == ["at 1", "at 5", "at 9"]
    t.says(NAME, "at 9")
    assert t.at(9) == "assembly 3 speakers"


@pytest.mark.parametrize("places", [[5], [5, 9], [5, 9, 10], [5, 9, 10, 12]])
def test_among_several_clearings_as_evenly_as_possible(places: list[int]) -> None:
    """A.8.3 Three warriors among one to four clearings: never two more in one than in another."""
    t = Table(NAME, OTHER).does(PlaceEvenly(0, 0, 3, places))
    asked = 0
    while t.asked():
        t.refuses(NAME, "at 1", "A.8.3")
        t.says(NAME, t.options(NAME)[-1])
        asked += 1
    there = sorted(t.game.warriors_at(0, place) for place in places)
    assert sum(there) == 3
    assert there[-1] - there[0] <= 1
    assert asked == {1: 0, 2: 1, 3: 0, 4: 3}[len(places)]


def test_what_pays_for_a_replacement_may_be_what_is_placed() -> None:
    """10.4.3.II, G.23 The price comes into the supply before anything is placed."""
    t = Table(NAME, OTHER).put(NAME, 5, f"{WARRIORS} speaker").put(OTHER, 9, "1 warrior")
    g = t.does(PlaceEvenly(0, 0, 1, [9])).game
    warrior = g.box.kinds.index(next(k for k in g.box.kinds if k.owner == 1 and k.sort == WARRIOR))
    assert replaceable(g, 0, WARRIOR, -1, 0) == []
    assert replaceable(g, 0, WARRIOR, -1, 0, paid=1) == [(9, warrior)]
    assert replaceable(g, 0, WARRIOR, 0, 0, paid=1) == []
