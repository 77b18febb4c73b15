"""Black Market: swap a card of the hand for one of three unseen cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because, phrase
from undergrowth.landmarks.visit import Visited
from undergrowth.law.cards.draw import top_card
from undergrowth.law.cards.hands import gain_card, lose_card_unseen, see_card, witnesses_of
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import impossible
from undergrowth.law.setup.standard import form_deck, shuffle_deck
from undergrowth.table.answers import WithCard, WithCount
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_like, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers

_STALL: Final = Prompt("landmarks.stall", "L.1")
_SWAP: Final = Prompt("landmarks.swap", "L.1")


class Stall(WithCount):
    """`stall 2`: the face-down card to take, by its place."""

    verb: ClassVar[str] = "stall"


class Swap(WithCard):
    """`swap cobbler`: the card of the hand to leave for it."""

    verb: ClassVar[str] = "swap"


@dataclass
class MarketBoard(Board):
    """The face-down cards, a pile each, and the player who put each of them there."""

    cards: list[list[int]] = field(default_factory=list)
    sellers: list[int] = field(default_factory=list)
    """The seat that knows a card because it put it there, or NOBODY."""

    def copy(self) -> Board:
        return MarketBoard([stall[:] for stall in self.cards], self.sellers[:])

    def hidden(self) -> list[list[int]]:
        return self.cards

    def unknown_to(self, viewer: int, owner: int) -> list[list[int]]:
        return [
            self.cards[i]
            for i in range(len(self.cards))
            if viewer == NOBODY or self.sellers[i] != viewer
        ]


def market_board(g: Game, index: int) -> MarketBoard:
    """Return the state of the market."""
    board = g.boards[book(g).landmarks[index].board_at]
    assert isinstance(board, MarketBoard)
    return board


@dataclass
class StockMarket(Frame):
    """A.5.3 Put three unseen cards of the deck into the market."""

    index: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.deal)

    def shuffle(self, g: Game) -> None:
        """A.5.3 Shuffle the deck, the same that hands will be drawn from."""
        form_deck(g)
        g.ask_shuffle()

    def deal(self, g: Game) -> None:
        """A.5.3 Put the cards there, unseen."""
        shuffle_deck(g, g.chose(Shuffle).seed)
        stock(g, self.index, self.count)


def stock(g: Game, index: int, count: int) -> None:
    """A.5.3 Fill the market from the top of the deck."""
    board = market_board(g, index)
    while len(board.cards) < count and g.deck:
        board.cards.append([top_card(g)])
        board.sellers.append(NOBODY)


@dataclass
class SwapUnseen(Frame):
    """L.1 Choose a face-down card by its place, and a card to leave for it."""

    seat: int
    index: int
    stall: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose_stall, self.choose_card, self.swap)

    def choose_stall(self, g: Game) -> None:
        """L.1 Ask for a place, without showing the cards."""
        stalls = len(market_board(g, self.index).cards)
        g.settle(self.seat, _STALL, [Stall(n) for n in range(1, stalls + 1)])

    def choose_card(self, g: Game) -> None:
        """L.1 Ask for the card to leave."""
        self.stall = g.chose(Stall).count
        g.ask(self.seat, _SWAP, [Swap(card) for card in g.hand_kinds(self.seat)])

    def swap(self, g: Game) -> None:
        """L.1 Swap the cards; only the player who left the taken card knows it."""
        board = market_board(g, self.index)
        at = self.stall - 1
        taken, left = board.cards[at][0], g.chose(Swap).card
        lose_card_unseen(g, self.seat, left, [])
        gain_card(g, self.seat, taken)
        seller = board.sellers[at]
        if seller not in (NOBODY, self.seat):
            see_card(g, seller, self.seat, taken)
        board.cards[at] = [left]
        board.sellers[at] = self.seat
        if g.log is not None:
            fields: dict[str, int | str] = {"stall": self.stall}
            secret: dict[str, int | str] = {"card": CARDS.text(taken), "left": CARDS.text(left)}
            g.note("swapped", "L.1", self.seat, fields, secret, witnesses_of(g, self.seat))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """L.1 Return why a card cannot be left."""
        if isinstance(action, Swap):
            return ("L.1", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
        if isinstance(action, Stall):
            return ("L.1", because("why-no_card_lies"))
        return None


class BlackMarket(Visited):
    """L.1 Used once in a player's own turn, with a faction piece there."""

    def __init__(self, name: str, index: int) -> None:
        windows = [IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING]
        super().__init__(name, index, windows, "when-turn_before_end")
        self.count = sheet(f"landmarks/{name}").number("cards")

    def new_board(self) -> Board:
        return MarketBoard()

    def set_up(self, g: Game) -> list[Frame]:
        return [StockMarket(self.index, self.count)]

    def prevented(self, g: Game, seat: int) -> Reason | None:
        place = self.place(g)
        if not g.has_pieces(seat, place):
            return (
                "L.1",
                because("why-have_no_faction_piece", {"place": f"place:{PLACE.text(place)}"}),
            )
        return None if g.hands[seat] else ("L.1", because("why-have_no_card_swap"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(SwapUnseen(seat, self.index))

    def describe(self, g: Game, viewer: int) -> list[Part]:
        board = market_board(g, self.index)
        return [
            pile(
                f"stall_{i + 1}",
                phrase("part-stall", {"number": i + 1}),
                "L.1",
                [CARDS.text(card) for card in board.cards[i]],
                viewer != NOBODY and board.sellers[i] == viewer,
            )
            for i in range(len(board.cards))
        ]

    def board_entries(self) -> list[Entry]:
        return [
            list_of("cards", "cards face down on it, in order", CARDS, "from the deck"),
            list_like("sellers", "who knows each of them, or `nobody`", "faction", "nobody"),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read `cards`, and `sellers` who know them; missing cards come from the shuffled deck."""
        board = market_board(g, self.index)
        board.cards += [[card] for card in take_cards(g, doc, "cards")]
        for word in doc.words("sellers"):
            seat = g.box.owner_of(FACTIONS.parse(word)) if FACTIONS.knows(word) else NOBODY
            if word != "nobody" and not g.has_seat(seat):
                raise BadPosition(f"{doc.where}.sellers: {word!r} has no seat in this game")
            board.sellers.append(seat)
        board.sellers += [NOBODY] * (len(board.cards) - len(board.sellers))
        if len(board.sellers) > len(board.cards) or len(board.cards) > self.count:
            raise doc.wrong("cards", f"at most {self.count} cards, and no more sellers than cards")
        stock(g, self.index, self.count)

    def check_position(self, g: Game) -> None:
        """L.1 Raise `BadPosition` unless each stall has a card."""
        if len(market_board(g, self.index).cards) < self.count:
            raise impossible("landmark_cards.black_market", f"{self.count} cards on it", "L.1")

    def write_board(self, g: Game) -> dict[str, object]:
        board = market_board(g, self.index)
        sellers = [g.seat_name(seat) if seat != NOBODY else "nobody" for seat in board.sellers]
        return {"cards": [CARDS.text(stall[0]) for stall in board.cards], "sellers": sellers}


answers(_STALL, Stall)
answers(_SWAP, Swap)
verbs(Stall, Swap)
frames(StockMarket, SwapUnseen)
boards(MarketBoard)
LANDMARK = BlackMarket
