"""Frog Tinkers: a card of the deck makes one icon for their controller."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, phrase
from undergrowth.law.cards.draw import may_renew
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.hirelings.hireling import HirelingCard
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed
from undergrowth.law.positions import take_cards
from undergrowth.law.possible import impossible
from undergrowth.table.bending.capabilities import IconLender
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import CARDS
from undergrowth.table.uses import was_used


@dataclass
class TinkersCard(HirelingCard):
    """Their card, and the card that is face up beside the deck."""

    turned: list[int] = field(default_factory=list)

    def open_cards(self) -> list[int]:
        return self.turned


class FrogTinkers(Employed):
    """The Frog Tinkers, the demoted side."""

    def new_board(self) -> Board:
        return TinkersCard()

    def tinkers_card(self, g: Game) -> TinkersCard:
        """Return their card: the face-up card, and their controller."""
        board = g.boards[self.board_at]
        assert isinstance(board, TinkersCard)
        return board

    # ---- at the start of Birdsong

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        """H.2.3 Return True: turning up the card is mandatory."""
        return True

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if g.deck or may_renew(g) else super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push(TurnCard(seat, self.index))

    # ---- until the end of Evening

    def icon_lender(self) -> IconLender:
        return TurnedCard(self)

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """H.2.3 Return the frame that discards an unused card."""
        card = self.tinkers_card(g)
        return [ClearAway(seat, self.index)] if card.controller == seat and card.turned else []

    def put_away(self, g: Game, seat: int) -> None:
        """G.5, G.31 Discard the card, used or not."""
        gone = self.tinkers_card(g).turned
        self.tinkers_card(g).turned = []
        for card in gone:
            discard(g, seat, card)

    # ---- views and descriptions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        names = [CARDS.text(card) for card in self.tinkers_card(g).turned]
        shown = pile("turned", phrase("part-tinkers_card"), "H.2.3", names, True)
        return [*super().describe(g, viewer), shown]

    def board_entries(self) -> list[Entry]:
        return [
            *super().board_entries(),
            list_of("turned", "the card face up beside the deck", CARDS),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        self.tinkers_card(g).turned = take_cards(g, doc, "turned")

    def check_position(self, g: Game) -> None:
        """H.2.3 Raise `BadPosition` for more than one card, or one outside the controller's
        turn."""
        super().check_position(g)
        card = self.tinkers_card(g)
        if not card.turned:
            return
        if len(card.turned) > 1:
            raise impossible(f"{self.name}.turned", "one card at most", "H.2.3")
        if card.controller != g.turn or (g.phase == BIRDSONG and not was_used(g, self)):
            wanted = "nothing but in the turn in which they were employed"
            raise impossible(f"{self.name}.turned", wanted, "H.2.3")

    def write_board(self, g: Game) -> dict[str, object]:
        names = [CARDS.text(card) for card in self.tinkers_card(g).turned]
        return super().write_board(g) | ({"turned": names} if names else {})


class TurnedCard(IconLender):
    """H.2.3 The face-up card, which makes an icon for their controller."""

    def __init__(self, tinkers: FrogTinkers) -> None:
        self._tinkers = tinkers

    def suits(self, g: Game, seat: int) -> int:
        """H.2.3 Return the suits of the icon, as a mask: a bird's is of any suit."""
        card = self._tinkers.tinkers_card(g)
        if card.controller != seat or not card.turned:
            return 0
        return g.box.cards[card.turned[0]].mask

    def spend(self, g: Game, seat: int) -> None:
        """H.2.3 Discard the card."""
        self._tinkers.put_away(g, seat)


@dataclass
class TurnCard(Frame):
    """H.2.3 Turn the top card of the deck face up beside it."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.turn_over, self.lay_down)

    def turn_over(self, g: Game) -> None:
        g.push(TurnOver(1))

    def lay_down(self, g: Game) -> None:
        found = list(g.told)
        card = frog_tinkers(g, self.owner).tinkers_card(g)
        card.turned = card.turned + found
        if g.log is not None:
            for each in found:
                g.note("revealed_card", "H.2.3", self.seat, {"card": CARDS.text(each)})


@dataclass
class ClearAway(Frame):
    """H.2.3 Discard the unused card at the end of Evening."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.put_away,)

    def put_away(self, g: Game) -> None:
        frog_tinkers(g, self.owner).put_away(g, self.seat)


def frog_tinkers(g: Game, owner: int) -> FrogTinkers:
    """Return the Frog Tinkers, by their number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, FrogTinkers)
    return found


boards(TinkersCard)
frames(TurnCard, ClearAway)
