"""4.1.3 Base classes of card effects."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason, because, title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.piles import discard
from undergrowth.law.windows.windows import Use, why_not_now
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.sources import Source
from undergrowth.table.uses import mark_used

_WHEN: Final = (
    "when-birdsong_start",
    "when-birdsong",
    "when-daylight_start",
    "when-daylight",
    "when-evening_start",
    "when-evening",
    "when-turn_end",
    "when-birdsong_end",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Source):
    """The effect of one card.  `undergrowth.cards` holds one module for each.

    A module defines a subclass per card and names it in `EFFECTS`: card id -> class.
    """

    def __init__(self, name: str) -> None:
        self.card = CARDS.parse(name)
        self.option: Action = Use(self.card)

    def board_name(self) -> str:
        return f"card {CARDS.text(self.card)}"

    def title(self) -> str:
        return title(CARDS.text(self.card), "card")

    def position_entry(self) -> list[str]:
        return ["cards", CARDS.text(self.card)]

    def has(self, g: Game, owner: int) -> bool:
        """4.1.3 Whether an owner has the effect; owners that are not players have none (H.3.5)."""
        return 0 <= owner < g.seats and self.card in g.play[owner]

    def ready(self, g: Game, seat: int) -> bool:
        """Whether a seat has the effect and has not used it this turn."""
        return self.has(g, seat) and self.use_mark not in g.used

    def is_mine(self, action: Action) -> bool:
        """Whether an action uses this effect."""
        return isinstance(action, Use) and action.card == self.card

    def on_crafted(self, g: Game, seat: int) -> None:
        """4.1.2 Carry out an immediate effect."""

    def put_away(self, g: Game, seat: int) -> None:
        """4.1.2 Discard the card once its immediate effect has been resolved."""
        discard(g, seat, self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnEffect(CardEffect):
    """1.4.1 An effect its owner may use once in a turn, in one window of it."""

    def __init__(self, name: str, window: int, compulsory: bool = False) -> None:
        super().__init__(name)
        self.window = window
        self.compulsory = compulsory
        """Whether it must be used if it can be."""

    def speaks_in(self, window: int) -> bool:
        """1.4.1 Whether this is its own window."""
        return window == self.window

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """Return (section, reason) if the effect could not be carried out now, else None."""
        return None

    def begin(self, g: Game, seat: int) -> None:
        """Carry out the effect, or push the procedure that does."""
        raise NotImplementedError

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """1.4.1 Return its option in its window, once in a turn."""
        if window == self.window and self.ready(g, seat) and self.prevented(g, seat) is None:
            return [self.option]
        return NO_ACTIONS

    def compels(self, g: Game, seat: int, window: int) -> bool:
        """1.4.1 Whether it must be used: it is compulsory and can be."""
        return self.compulsory and bool(self.offers(g, seat, window))

    def hides_a_move(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether a hidden card decides if it can move; for effects that move."""
        return (
            window == self.window and self.ready(g, seat) and book(g).faction(seat).hides_moves(g)
        )

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        mark_used(g, self)
        note_use(g, seat, self.card)
        self.begin(g, seat)
        return True

    def why_not(self, g: Game, seat: int) -> Reason | None:
        """1.4.1 Return that it is prevented, or that this is not its window."""
        return (
            self.prevented(g, seat)
            or why_not_now(g, seat, [self.window])
            or ("1.4.1", because("why-used", {"when": because(_WHEN[self.window])}))
        )


def note_use(g: Game, seat: int, card: int) -> None:
    """Log that a seat uses the effect of a card."""
    if g.log is not None:
        g.note("used", "4.1.3", seat, {"card": CARDS.text(card)})
