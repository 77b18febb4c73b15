"""9.5.4 Aid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, spare_cards, why_not_payable
from undergrowth.factions.vagabond.pieces import TO_AID, VagabondPieces, vagabond
from undergrowth.factions.vagabond.relationships import aided
from undergrowth.law.cards.giving import give_card
from undergrowth.law.crafting.items import take_from_box
from undergrowth.law.items.answers import TakeItem
from undergrowth.table.answers import OfFaction, WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers


class DoAid(OfFaction):
    """`aid marquise_de_cat`: give that faction a card (9.5.4)."""

    verb: ClassVar[str] = "aid"
    law: ClassVar[str] = "9.5.4"


class AidWith(WithCard):
    """`aid with cobbler`: the card that is given."""

    verb: ClassVar[str] = "aid with"


_CARD: Final = Prompt("vagabond.aid_card", "9.5.4")
_ITEM: Final = Prompt("vagabond.aid_item", "9.5.4")


def gifts(g: Game, me: VagabondPieces) -> list[int]:
    """9.5.4 Return the cards he can give in his clearing and still pay for the Aid."""
    place = me.clearing(g)
    if place == NOWHERE or not g.hands[me.seat]:
        return []
    return spare_cards(g, me, TO_AID, g.matching(me.seat, place))


def aids(g: Game, me: VagabondPieces) -> list[Action]:
    """9.5.4 Return the Aid actions he can take now: one for each player with pieces in his
    clearing."""
    if not gifts(g, me):
        return []
    place = me.place(g)
    return [
        DoAid(g.box.owner_numbers[other])
        for other in range(g.seats)
        if other != me.seat and g.has_pieces(other, place)
    ]


def why_not_aid(g: Game, me: VagabondPieces, faction: int) -> Reason:
    """9.5.4 Return why a faction cannot be aided now."""
    place = me.clearing(g)
    if place == NOWHERE:
        return ("9.5.4", because("why-no_clearing_2"))
    other = g.box.owner_of(faction)
    if other in (NOBODY, me.seat) or not g.has_pieces(other, place):
        return ("9.5.4", because("why-no_other_player"))
    if not g.matching(me.seat, place):
        return ("9.5.4", because("why-have_no_card"))
    return ("9.5.4", why_not_payable(TO_AID))


@dataclass
class Aid(Frame):
    """9.5.4 Give a card, then take one of their crafted items."""

    seat: int
    other: int
    card: int = NO_CARD

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.exhaust_item, self.give, self.choose_item, self.take_item)

    def choose_card(self, g: Game) -> None:
        """9.5.4 Ask for the card to give: it matches his clearing."""
        g.ask(self.seat, _CARD, [AidWith(card) for card in gifts(g, vagabond(g, self.seat))])

    def exhaust_item(self, g: Game) -> None:
        """9.5.4 Exhaust any one item."""
        self.card = g.chose(AidWith).card
        g.push(Pay(self.seat, TO_AID[:], self.card))

    def give(self, g: Game) -> None:
        """9.5.4, 9.2.9.I Give the card and update the relationship."""
        give_card(g, self.seat, self.other, self.card, "9.5.4")
        aided(g, vagabond(g, self.seat), self.other)

    def choose_item(self, g: Game) -> None:
        """9.5.4 Ask which item to take from the player's Crafted Items box; none is possible
        too."""
        box = g.crafted[self.other]
        options: list[Action] = [TakeItem(item) for item in range(len(box)) if box[item] > 0]
        if options:
            options.append(PASS)
            g.ask(self.seat, _ITEM, options)

    def take_item(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, TakeItem):
            take_from_box(g, self.seat, self.other, answer.item, "9.5.4")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.5.4 Return why a card cannot be given or an item cannot be taken."""
        if isinstance(action, AidWith):
            name = CARDS.text(action.card)
            if action.card not in g.hands[self.seat]:
                return ("9.5.4", because("why-not_hand", {"card": f"card:{name}"}))
            return ("9.5.4", because("why-does_not_match_clearing", {"card": f"card:{name}"}))
        if isinstance(action, TakeItem):
            return (
                "9.5.4",
                because("why-there_no_their", {"item": f"item:{ITEMS.text(action.item)}"}),
            )
        return None


answers(_CARD, AidWith)
answers(_ITEM, TakeItem)
verbs(DoAid, AidWith)
frames(Aid)
