"""1.4.1, 1.4.2 Windows: moments at which effects may be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, WithCard, verbs
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS


class Use(WithCard):
    """`use cobbler`: use the effect of a card in the play area."""

    verb: ClassVar[str] = "use"


_WINDOWS: Final = (
    Prompt("window.birdsong_start", "1.4.1"),
    Prompt("window.birdsong", "1.4.1"),
    Prompt("window.daylight_start", "1.4.1"),
    Prompt("window.daylight", "1.4.1"),
    Prompt("window.evening_start", "1.4.1"),
    Prompt("window.evening", "1.4.1"),
    Prompt("window.turn_end", "1.4.1"),
)


def offers(g: Game, seat: int, window: int) -> list[Action]:
    """1.4.1, 4.1.3 What a seat may use in a window of its turn; cards only from its play area."""
    found: list[Action] = []
    for source in g.tables.hooks.offers:
        more = source.offers(g, seat, window)
        if more:
            found += more
    for card in g.play[seat]:
        effect = g.tables.effects[card]
        if effect is not None:
            more = effect.offers(g, seat, window)
            if more:
                found += more
    return found


def use_offer(g: Game, seat: int, action: Action) -> bool:
    """Let the source that offered an action carry it out; False when none did."""
    for source in g.tables.hooks.use:
        if source.use(g, seat, action):
            return True
    return False


def why_not_use(g: Game, seat: int, action: Action) -> tuple[str, str] | None:
    """1.4.2, 4.1.3 Why the effect of a card cannot be used now; None for any other action."""
    if not isinstance(action, Use):
        return None
    card = action.card
    name = CARDS.text(card)
    if card not in g.play[seat]:
        return ("2.1.4", f"{name} is not in your play area")
    if card in g.used and seat == g.turn:
        return ("4.1.3", f"{name} has been used this turn")
    effect = g.tables.effects[card]
    reason = effect.why_not(g, seat) if effect is not None else None
    if reason is not None:
        return (reason[0], f"{name}: {reason[1]}")
    return ("1.4.2", f"{name} cannot be used at this moment")


@dataclass
class Window(Frame):
    """1.4.1 A seat may use what is offered at a moment of its turn, one effect after another."""

    seat: int
    window: int

    def copy(self) -> Frame:
        return Window(self.seat, self.window)

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.use)

    def offer(self, g: Game) -> None:
        """1.1.3 The player whose turn it is orders effects of the same moment."""
        found = offers(g, self.seat, self.window)
        if found:
            g.ask(self.seat, _WINDOWS[self.window], [*found, PASS])

    def use(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.again()

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """1.4.2 Why an effect is not offered in this window."""
        return why_not_use(g, self.seat, action)


def open_window(g: Game, seat: int, window: int) -> None:
    """1.4.1 Open a window, if anything is offered in it."""
    if offers(g, seat, window):
        g.push(Window(seat, window))


verbs(Use)
frames(Window)
