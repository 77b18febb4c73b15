"""1.4.1, 1.4.2 Windows: moments at which effects may be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action, Pass, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hooks import InPlay
from undergrowth.table.names import CARDS
from undergrowth.table.sources import Source
from undergrowth.table.uses import was_used


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
    Prompt("window.birdsong_end", "1.4.1"),
)


def in_force(g: Game, owner: int, hook: InPlay) -> list[Source]:
    """4.1.3, H.3.5 Whom to ask what an owner may use: all but cards, and those in its play area.

    The list is not to be changed.
    """
    found = hook.standing
    if hook.nobody or not g.has_seat(owner):
        return found
    for card in g.play[owner]:
        effect = hook.effects[card]
        if effect is not None:
            if found is hook.standing:
                found = found[:]
            found.append(effect)
    return found


def offers(g: Game, seat: int, window: int) -> list[Action]:
    """1.4.1 What a seat may use in a window of its turn; not to be changed."""
    found = NO_ACTIONS
    for source in in_force(g, seat, book(g).hooks.offers):
        more = source.offers(g, seat, window)
        if more:
            found = [*found, *more] if found else more
    return found


def hides(g: Game, seat: int, window: int) -> bool:
    """1.2.1 Whether a window must open although nothing may be offered: that is a secret."""
    hook = book(g).hooks.hides
    if hook.nobody or hand_is_open(g, seat):
        return False
    for source in in_force(g, seat, hook):
        if source.hides(g, seat, window):
            return True
    return False


def compelled(g: Game, seat: int, window: int) -> bool:
    """1.4.1 Whether a seat must use something that is offered in a window before it closes."""
    for source in in_force(g, seat, book(g).hooks.compels):
        if source.compels(g, seat, window):
            return True
    return False


def use_offer(g: Game, seat: int, action: Action) -> bool:
    """Let the source that offered an action carry it out; False when none did."""
    if isinstance(action, Pass):
        return False
    for source in book(g).hooks.use:
        if source.use(g, seat, action):
            return True
    return False


def why_not_use(g: Game, seat: int, action: Action) -> tuple[str, str] | None:
    """1.4.2, 4.1.3 Why what a source offers at times cannot be used now; None for other actions."""
    if not isinstance(action, Use):
        for source in book(g).hooks.why_not_offer:
            found = source.why_not_offer(g, seat, action)
            if found is not None:
                return found
        return None
    card = action.card
    name = CARDS.text(card)
    if card not in g.play[seat]:
        return ("2.1.4", f"{name} is not in your play area")
    effect = book(g).effects[card]
    if effect is not None and was_used(g, effect) and seat == g.turn:
        return ("4.1.3", f"{name} has been used this turn")
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
        if found and compelled(g, self.seat, self.window):
            g.settle(self.seat, _WINDOWS[self.window], found)
        elif found or hides(g, self.seat, self.window):
            g.ask(self.seat, _WINDOWS[self.window], [*found, PASS])

    def use(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """1.4.2 Why an effect is not offered in this window."""
        return why_not_use(g, self.seat, action)


def open_window(g: Game, seat: int, window: int) -> None:
    """1.4.1 Open a window, if anything is offered in it."""
    if offers(g, seat, window) or hides(g, seat, window):
        g.push(Window(seat, window))


verbs(Use)
frames(Window)
