"""Friend of the Foxes, Rabbits and Mice: once in every turn a card of a suit counts as any."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.records import Intent
from undergrowth.table.uses import mark_of, set_mark


class Friend(CardEffect):
    """2.1.1 Once in every turn a card of its suit may be spent or revealed as any other."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        for who in FACTIONS.names():
            mark_of(self, who)  # registered now: described positions may name them

    def _mark(self, g: Game, seat: int) -> int:
        """Return the mark in `g.used` for a seat's use: it works on other players' turns, too."""
        return mark_of(self, g.seat_name(seat))

    def any_suit(self, g: Game, seat: int, card: int) -> bool:
        return (
            self.has(g, seat)
            and g.box.cards[card].suit == g.box.cards[self.card].suit
            and self._mark(g, seat) not in g.used
        )

    def count_as_any(self, g: Game, seat: int, card: int) -> None:
        set_mark(g, self._mark(g, seat))
        note_use(g, seat, self.card)

    def forbids_crafting(self, g: Game, i: Intent) -> bool:
        """4.1.4 Forbid crafting a second Friend."""
        return self.has(g, i.by) and isinstance(book(g).effects[i.card], Friend)

    def cannot(self, i: Intent) -> Reason:
        return ("1.1.1", because("why-have_friend_play"))

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("4.1.3", because("why-works_itself_when"))


EFFECTS: dict[str, type[CardEffect]] = {
    "friend_of_the_foxes": Friend,
    "friend_of_the_rabbits": Friend,
    "friend_of_the_mice": Friend,
}
