"""Discarded and removed things can be sent to a board, and a hand can be open to all.

The keepers of a pile stand for Lost Souls (10.2.3), the hawkers for a public hand (11.2.1), the
gaolers for prisoners (14.2.4): pieces of other owners on a board.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from kit.checks import check_all, check_table
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth import Game, Setup, position
from undergrowth.cli.drawing import panels
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.law.battle.battle import Battle
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.giving import give_card
from undergrowth.law.cards.hands import lose_card_unseen
from undergrowth.law.cards.piles import discard, discard_after_all, spend
from undergrowth.law.pieces.on_boards import read_pieces, shown, write_pieces
from undergrowth.library import installed_factions
from undergrowth.table.bending.capabilities import DrawPile
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, PieceBoard, boards
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pieces, pile
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game as Table
from undergrowth.table.hidden.learned import _told_cards
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import CARDS
from undergrowth.table.records import DISCARD_PILE, ON_BOARDS, TO_SUPPLY, Fight, Removed

OTHER = installed_factions()[0]
SEATS = ["souls", "hawkers", "gaolers", OTHER]


@dataclass
class SoulsBoard(Board):
    """10.2.3 A pile that everybody sees."""

    cards: list[int] = field(default_factory=list)

    def open_cards(self) -> list[int]:
        return self.cards

    def take_card(self, card: int, pile: int) -> None:
        self.cards.append(card)


boards(SoulsBoard)


class Souls(Plain):
    """10.2.3 Pile to which others discard."""

    def new_board(self) -> Board:
        return SoulsBoard()

    def cards(self, g: Table) -> list[int]:
        board = g.boards[self.seat]
        assert isinstance(board, SoulsBoard)
        return board.cards

    def discarded_to(self, g: Table, seat: int, card: int, pile: int, played: bool) -> int:
        return self.pile() if pile == DISCARD_PILE and seat != self.seat else pile

    def draw_pile(self) -> DrawPile:
        return SoulsPile(self)

    def describe(self, g: Table, viewer: int) -> list[Part]:
        names = [CARDS.text(card) for card in self.cards(g)]
        return [pile("souls", "Souls", "10.2.3", names, True)]


class SoulsPile(DrawPile):
    """Its pile goes into a new deck."""

    def __init__(self, souls: Souls) -> None:
        self.souls = souls

    def cards(self, g: Table) -> list[int]:
        return self.souls.cards(g)


class Hawkers(Plain):
    """11.2.1 A hand that everybody sees."""

    def hand_is_open(self, g: Table) -> bool:
        return True


class Gaolers(Plain):
    """14.2.4 Warriors that it removes in battle are its prisoners."""

    def new_board(self) -> Board:
        return PieceBoard()

    def prisoners(self, g: Table) -> PieceBoard:
        board = g.boards[self.seat]
        assert isinstance(board, PieceBoard)
        return board

    def removed_to(self, g: Table, r: Removed, index: int, to: int) -> int:
        taken = r.in_battle and r.removers[index] == self.seat and to == TO_SUPPLY
        return self.pile() if taken and g.box.kinds[r.kinds[index]].sort == WARRIOR else to

    def off_map(self, g: Table, kind: int) -> int:
        return self.prisoners(g).count(kind)

    def describe(self, g: Table, viewer: int) -> list[Part]:
        return [pieces("prisoners", "Prisoners", "14.2.4", shown(g, self.prisoners(g)))]

    def read_board(self, g: Table, doc: Reader) -> None:
        read_pieces(g, self.pile(), doc.table("prisoners"))

    def write_board(self, g: Table) -> dict[str, object]:
        return {"prisoners": write_pieces(g, self.prisoners(g))}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, faction in (("souls", Souls), ("hawkers", Hawkers), ("gaolers", Gaolers)):
        install_faction(monkeypatch, name, faction, piece(f"{name}_fighter", "warrior", WARRIORS))


def laid(**entries: Any) -> Game:
    """A table of all of them on which nothing goes on."""
    doc = {"seats": SEATS, "turn": OTHER, "phase": "daylight", **entries}
    g = position.table(doc, seed=3)
    g.log = []
    return g


def do(g: Game, frame: Frame) -> None:
    """Only this goes on."""
    g.push(frame)
    g.run()


def plain_cards(g: Game, n: int) -> list[int]:
    """Cards of the deck that are discarded like any other."""
    return [card for card in g.deck if g.box.cards[card].kind not in ("dominance", "ambush")][:n]


def give(g: Game, seat: int, cards: list[int]) -> None:
    """Cards of the deck, into a hand."""
    for card in cards:
        g.deck.remove(card)
    g.hands[seat] = sorted(g.hands[seat] + cards)


# ---- a pile of discards


def test_a_redirected_discard_arrives_on_the_board() -> None:
    """10.2.3, G.5 By the engine's own hand: the faction only says where it goes."""
    g = laid()
    souls = book(g).faction(0)
    assert isinstance(souls, Souls)
    mine, theirs = plain_cards(g, 2)
    give(g, 0, [mine])
    give(g, 3, [theirs])
    spend(g, 0, mine)
    spend(g, 3, theirs)
    assert (g.discard, souls.cards(g)) == ([mine], [theirs])
    check_table(g)
    assert g.observe(NOBODY)["seats"][0]["board"][0]["cards"] == [CARDS.text(theirs)]
    assert souls.cards(g.copy()) == [theirs]


def test_a_pile_may_go_into_the_new_deck() -> None:
    """2.1 With the discard pile, or alone."""
    g = laid()
    discard(g, 3, g.deck.pop())
    g.deck, g.hands[3] = g.deck[-1:], sorted(g.hands[3] + g.deck[:-1])
    do(g, Draw(3, 1))
    assert len(g.deck) == 1
    check_table(g)


def test_a_pile_is_discarded_after_all() -> None:
    """10.4.2, 3.3.3 Past the player who sent its cards there; dominance cards lie beside the
    map."""
    g = laid()
    souls = book(g).faction(0)
    assert isinstance(souls, Souls)
    card = plain_cards(g, 1)[0]
    dominance = next(c for c in g.deck if g.box.cards[c].kind == "dominance")
    for each in (card, dominance):
        g.deck.remove(each)
        discard_after_all(g, 0, each, souls)
    assert (g.discard, g.available, souls.cards(g)) == ([card], [dominance], [])
    check_table(g)


def test_what_a_board_does_not_take_is_not_lost() -> None:
    """A source that sends something to a board without room for it is told so at once."""
    g = laid()
    with pytest.raises(AssertionError, match="takes no pieces"):
        g.boards[0].take_pieces(0, 1, 0)
    with pytest.raises(AssertionError, match="takes no cards"):
        g.boards[2].take_card(0, 0)
    with pytest.raises(AssertionError, match="fewer"):
        g.boards[2].give_pieces(0, 1)
    assert book(g).faction(2).pile(1) == ON_BOARDS + 2 * 16 + 1


# ---- an open hand


def test_everybody_sees_an_open_hand() -> None:
    """11.2.1 In every view, in what is dealt anew, and in the log."""
    g = laid()
    cards = plain_cards(g, 2)
    give(g, 1, cards)
    for viewer in (NOBODY, 0, 1, 3):
        seat = g.observe(viewer)["seats"][1]
        assert seat["hand"] == [CARDS.text(card) for card in sorted(cards)]
        assert g.determinize(viewer, 5).hands[1] == g.hands[1]
    do(g, Draw(1, 2))
    assert g.log is not None
    assert "cards" in g.log[-1].as_seen_by(NOBODY).fields
    give_card(g, 1, 3, cards[0], "11.2")
    assert "card" in g.log[-1].as_seen_by(0).fields
    assert [g.seen[viewer * g.seats + 3] for viewer in (0, 1, 2)] == [[cards[0]]] * 3
    give_card(g, 3, 1, cards[0], "11.2")
    assert "card" in g.log[-1].as_seen_by(NOBODY).fields


def test_what_leaves_an_open_hand_tells_nothing_new() -> None:
    """An answer that makes a card of an open hand go may be taken back, if that is all it did."""
    before = laid()
    give(before, 1, plain_cards(before, 1))
    after = before.copy()
    lose_card_unseen(after, 1, after.hands[1][0], [])
    assert not _told_cards(before, after, 3, [])
    give(before, 0, plain_cards(before, 1))
    after = before.copy()
    lose_card_unseen(after, 0, after.hands[0][0], [])
    assert _told_cards(before, after, 3, [])


def test_what_goes_into_an_open_hand_is_seen_by_all() -> None:
    """1.2.1 It was not one of the others that somebody knew of: those are still known."""
    g = laid()
    cards = plain_cards(g, 2)
    give(g, 0, cards)
    g.seen[3 * g.seats] = cards[:1]
    give_card(g, 0, 1, cards[1], "11.2")
    assert g.seen[3 * g.seats] == cards[:1]


def test_an_open_hand_without_an_ambush_is_not_asked_for_one() -> None:
    """4.3.1 Silence tells nothing that is not seen."""
    for seat, prompt in ((1, "battle.roll"), (0, "battle.ambush")):
        there = {OTHER: "3 warriors", SEATS[seat]: f"3 {SEATS[seat]}_fighter"}
        g = laid(clearings={"1": there})
        give(g, seat, plain_cards(g, 2))
        g.scripted = True
        do(g, Battle(Fight(1, 3, seat)))
        assert g.decision is not None
        assert g.decision.prompt == prompt


# ---- pieces of others


def test_prisoners_lie_on_the_board_of_their_captor() -> None:
    """14.2.4 They are conserved, shown, saved and described, and nobody's supply has them."""
    g = laid(clearings={"1": {OTHER: "2 warriors", "gaolers": "4 gaolers_fighter"}})
    warrior = book(g).faction(3).warrior
    supply = g.supply[warrior]
    do(g, Battle(Fight(1, 2, 3, rolled=[0, 0], extra=[2, 0])))
    while g.count(warrior, 1) > 0:
        assert g.decision is not None
        g.take(g.decision.options[0])
    me = book(g).faction(2)
    assert isinstance(me, Gaolers)
    assert (me.off_map(g, warrior), g.supply[warrior]) == (2, supply)
    check_table(g)
    part = g.observe(NOBODY)["seats"][2]["board"][0]
    assert part["pieces"] == [{"owner": OTHER, "piece": "warrior", "count": 2}]
    assert position.describe(g)["gaolers"]["prisoners"] == {OTHER: ["2 warrior"]}  # type: ignore[index]
    again = position.game(position.describe(g), seed=1)
    assert position.describe(again)["gaolers"] == position.describe(g)["gaolers"]


def test_the_terminal_shows_them() -> None:
    """With their owner, kind and number."""
    g = laid(gaolers={"prisoners": {OTHER: "2 warriors"}})
    seat = g.observe(NOBODY)["seats"][2]
    lines = panels.board(seat, 100, make_marks(g.setup.seats))
    assert any("Prisoners" in line.plain and "2 " in line.plain for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_of_all_of_them(seed: int) -> None:
    """Everything is conserved, saved and kept secret wherever cards and pieces go."""
    g = Game.new(Setup(seats=SEATS), seed)
    chance = seeded(seed)
    for number in range(400):
        if g.decision is None:
            break
        check_table(g)
        if number % 40 == 7:
            check_all(g, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    souls = book(g).faction(0)
    assert isinstance(souls, Souls)
    assert souls.cards(Game.from_json(g.to_json())) == souls.cards(g)
