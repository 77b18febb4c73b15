"""11.2.1, 11.5.3 Crafting with funds, and exporting instead of crafting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.funds import (
    Fund,
    fund_kind,
    fund_options,
    funds,
    why_not_fund,
)
from undergrowth.factions.riverfolk_company.pieces import (
    FUNDS,
    PAYMENTS,
    TRACKS,
    RiverfolkPieces,
    bank,
    riverfolk,
    shift_fund,
)
from undergrowth.law.cards.hands import lose_card
from undergrowth.law.cards.piles import discard
from undergrowth.law.crafting.craft import Activate, Craft, crafts
from undergrowth.law.crafting.craftable import why_not_craft
from undergrowth.law.crafting.paying import borrow_icon
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.names import CARDS, NO_SUIT, SUITS
from undergrowth.table.refusals import answers
from undergrowth.twins.trade import note_paid


class Export(WithCard):
    """`export cobbler`: discard a card that could be crafted, for a payment (11.5.3.I)."""

    verb: ClassVar[str] = "export"
    picture: ClassVar[str] = "coins"
    law: ClassVar[str] = "11.5.3.I"


_TRACK: Final = Prompt("riverfolk.track", "11.5.3")
_FUND: Final = Prompt("riverfolk.craft_fund", "11.5.3")


def power(g: Game, me: RiverfolkPieces) -> Power:
    """11.5.3 Return the icons that funds can make: of a suit, as many as its track has empty
    spaces."""
    found = Power()
    spaces = 0
    for i, suit in enumerate(me.posts.suits):
        found.by_suit[suit] = me.free_spaces(g, i)
        spaces += found.by_suit[suit]
    found.total = min(spaces, funds(g, me))
    return found


def exports(g: Game, me: RiverfolkPieces) -> list[Action]:
    """11.5.3.I Return the cards that could be crafted now (4.1.2, 4.1.4)."""
    if not g.hands[me.seat]:
        return []
    return [Export(option.card) for option in crafts(g, me.seat) if isinstance(option, Craft)]


def why_not_export(g: Game, me: RiverfolkPieces, card: int) -> Reason:
    """11.5.3.I Return why a card cannot be exported: the reason why it cannot be crafted."""
    law, why = why_not_craft(g, me.seat, card)
    return (law, because("why-export_as_craft", {"why": why}))


@dataclass
class CommitToCraft(Frame):
    """11.5.3 Put a fund for each icon on an empty space of a track of its suit."""

    seat: int
    due: list[int]
    """Icons still to pay for, by suit."""
    any_due: int
    """Icons of any suit still to pay for."""
    track: int = NO_SUIT
    """The suit of the track that the next fund goes to."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_track, self.take_track, self.choose_fund, self.commit)

    def choose_track(self, g: Game) -> None:
        """4.1.1 Take the next suit listed; for an icon of any suit ask for the track."""
        self.track = self._next()
        if self.track != NO_SUIT:
            return
        if self.any_due == 0:
            g.finish()
            return
        me = riverfolk(g, self.seat)
        options: list[Action] = [
            Activate(suit) for i, suit in enumerate(me.posts.suits) if me.free_spaces(g, i) > 0
        ]
        g.settle(self.seat, _TRACK, options)

    def take_track(self, g: Game) -> None:
        """4.1.1 Use the track, chosen or listed."""
        answer = g.answer
        if isinstance(answer, Activate):
            self.track = answer.suit
            self.any_due -= 1
        else:
            self.due[self.track] -= 1

    def choose_fund(self, g: Game) -> None:
        """11.5.3 Ask for the owner of the warrior to use."""
        g.settle(self.seat, _FUND, fund_options(g, riverfolk(g, self.seat)))

    def commit(self, g: Game) -> None:
        """11.5.3 Move it to the track instead of the Committed box."""
        me = riverfolk(g, self.seat)
        kind = fund_kind(g, me, g.chose(Fund).faction)
        shift_fund(g, me, kind, FUNDS, TRACKS + me.posts.suits.index(self.track))
        note_paid(g, me.seat, kind, 1, "committed", "11.5.3")
        g.back_to("choose_track")

    def _next(self) -> int:
        """Return the suit of the next icon; NO_SUIT when only icons of any suit are left."""
        for suit in range(len(self.due)):
            if self.due[suit] > 0:
                return suit
        return NO_SUIT

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.5.3 Return why a track or a fund is not offered."""
        if isinstance(action, Activate):
            name = f"suit:{SUITS.text(action.suit)}"
            return ("11.5.3", because("why-no_empty_space", {"suit": name}))
        return why_not_fund(g, riverfolk(g, self.seat), action)


@dataclass
class ExportCard(Frame):
    """11.5.3.I Pay for a card and discard it for a payment.  Only begun where it can be crafted."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.borrow, self.pay, self.export)

    def borrow(self, g: Game) -> None:
        """4.1.1 Ask whether to borrow an icon, as for crafting."""
        borrow_icon(g, self.seat, self.card)

    def pay(self, g: Game) -> None:
        """11.5.3 Pay for the icons, as for crafting."""
        card = g.box.cards[self.card]
        due = g.told or [*card.cost, card.any_cost]
        g.push(CommitToCraft(self.seat, due[:-1], due[-1]))

    def export(self, g: Game) -> None:
        """11.5.3.I Discard the card without its effect and put an own warrior into Payments."""
        me = riverfolk(g, self.seat)
        lose_card(g, self.seat, self.card)
        discard(g, self.seat, self.card)
        if g.log is not None:
            g.note("exported", "11.5.3.I", self.seat, {"card": CARDS.text(self.card)})
        n = bank(g, me, PAYMENTS, me.warrior, me.export)
        note_paid(g, me.seat, me.warrior, n, "earned", "11.5.3.I")


answers(_TRACK, Activate)
answers(_FUND, Fund)
verbs(Export)
frames(CommitToCraft, ExportCard)
