"""Propaganda Bureau: spend a card to replace an enemy warrior with an own one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import replace, replaceable, why_not_replace
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.answers import PieceAt
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers


class WinOver(PieceAt):
    """`win over 5 eyrie_dynasties warrior`: the clearing, and the warrior to replace."""

    verb: ClassVar[str] = "win over"


_CARD: Final = Prompt("cards.propaganda_card", "4.1.3")
_WARRIOR: Final = Prompt("cards.propaganda", "G.23")


def recruits(g: Game, seat: int, suits: int) -> list[Action]:
    """G.23 Return the enemy warriors in clearings of these suits that can be replaced."""
    own = book(g).faction(seat).warrior
    if own < 0:
        return []
    found: list[Action] = []
    for place, kind in replaceable(g, seat, WARRIOR, suits, own):
        k = g.box.kinds[kind]
        found.append(WinOver(place, g.box.owner_numbers[k.owner], k.piece))
    return found


def recruited_suits(g: Game, seat: int) -> int:
    """Return the suits of the clearings with such a warrior, as a mask."""
    suits = 0
    for action in recruits(g, seat, -1):
        assert isinstance(action, WinOver)
        suits |= g.suits[action.place]
    return suits


@dataclass
class PropagandaBureau(Frame):
    """Spend a card, then replace an enemy warrior in a clearing of its suit."""

    seat: int
    suits: int = 0
    """Suits that the spent card counts as, as a mask."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.spend, self.choose_warrior, self.replace)

    def choose_card(self, g: Game) -> None:
        """2.1.1 Ask for a card; a bird is good for any clearing."""
        suits = recruited_suits(g, self.seat)
        cards = payers(g, self.seat, suits)
        g.ask(self.seat, _CARD, [Spend(card) for card in cards])

    def spend(self, g: Game) -> None:
        """G.31 Spend the card."""
        card = g.chose(Spend).card
        wanted = recruited_suits(g, self.seat)
        mask = g.box.mask[card]
        self.suits = mask if mask & wanted else wanted
        spend_for(g, self.seat, card, wanted)

    def choose_warrior(self, g: Game) -> None:
        """G.23 Ask for an enemy warrior that can be replaced."""
        g.settle(self.seat, _WARRIOR, recruits(g, self.seat, self.suits))

    def replace(self, g: Game) -> None:
        """G.23 Replace it with one of the owner's faction."""
        chosen = g.chose(WinOver)
        enemy = g.box.owner_of(chosen.faction)
        kind = g.box.kind_at[enemy][chosen.piece]
        replace(g, self.seat, kind, chosen.place, book(g).faction(self.seat).warrior)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why a card or a warrior is not offered."""
        if isinstance(action, Spend):
            name = CARDS.text(action.card)
            if action.card not in g.hands[self.seat]:
                return ("G.31", because("why-not_hand", {"card": f"card:{name}"}))
            return ("G.23", because("why-no_clearing_matches", {"card": f"card:{name}"}))
        if isinstance(action, WinOver):
            if action.place not in g.clearings or not g.suits[action.place] & self.suits:
                return ("4.1.3", because("why-clearing_must_match"))
            return self._why_not_replaced(g, action) or ("G.23", because("why-enemy_warrior_must"))
        return None

    def _why_not_replaced(self, g: Game, action: WinOver) -> Reason | None:
        """G.23 Return the rule that spares an enemy warrior that is there, or None."""
        enemy = g.box.owner_of(action.faction)
        kind = g.box.kind_at[enemy][action.piece] if enemy != NOBODY else -1
        if kind < 0 or g.count(kind, action.place) == 0 or not is_enemy_piece(g, self.seat, kind):
            return None
        own = book(g).faction(self.seat).warrior
        return why_not_replace(g, self.seat, kind, action.place, own)


class PropagandaBureauCard(TurnEffect):
    """Once in its Daylight the owner may spend a card to replace an enemy warrior."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if book(g).faction(seat).warrior < 0:
            return ("G.36", because("why-faction_has_no"))
        suits = recruited_suits(g, seat)
        if not suits:
            return ("G.23", because("why-there_no_enemy_warrior"))
        if has_payer(g, seat, suits):
            return None
        return ("G.31", because("why-have_no_card_for"))

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether hidden cards decide if it can be used."""
        return (
            window == self.window
            and self.ready(g, seat)
            and bool(g.hands[seat])
            and recruited_suits(g, seat) != 0
        )

    def begin(self, g: Game, seat: int) -> None:
        g.push(PropagandaBureau(seat))


answers(_CARD, Spend)
answers(_WARRIOR, WinOver)
verbs(WinOver)
frames(PropagandaBureau)
EFFECTS: dict[str, type[CardEffect]] = {"propaganda_bureau": PropagandaBureauCard}
