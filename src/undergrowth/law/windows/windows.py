"""1.4.1, 1.4.2 Windows: moments at which effects may be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action, Pass, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.order import InPlay
from undergrowth.table.moments import (
    BIRDSONG,
    DAYLIGHT,
    EVENING,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    TURN_END,
)
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import WAIT
from undergrowth.table.saving.first_release import asked_since
from undergrowth.table.sources import Source
from undergrowth.table.uses import was_used

LAST_STEP: Final[Reason] = ("1.4.3", because("why-last_step_begun"))
_THROUGHOUT: Final = {IN_BIRDSONG: BIRDSONG, IN_DAYLIGHT: DAYLIGHT, IN_EVENING: EVENING}
"""Phase during all of which a window opens repeatedly."""


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
_BETWEEN: Final = Prompt("window.between", "1.4.2")


def in_force(g: Game, owner: int, hook: InPlay) -> list[Source]:
    """4.1.3, H.3.5 Return the sources of an owner's options: cards only in its play area.

    The list must not be changed.
    """
    found = hook.always_in_force
    if hook.is_empty or not g.has_seat(owner):
        return found
    for card in g.play[owner]:
        effect = hook.effects[card]
        if effect is not None:
            if found is hook.always_in_force:
                found = found[:]
            found.append(effect)
    return found


def takes_offers(g: Game, seat: int, window: int) -> bool:
    """1.4.1 Whether a seat is offered optional effects; automated ones may not be."""
    if not g.box.automated or not g.has_seat(seat):
        return True
    return book(g).faction(seat).takes_offers(g, window)


def offers(g: Game, seat: int, window: int) -> list[Action]:
    """1.4.1 Return a seat's options in a window of its turn; not to be changed."""
    found = NO_ACTIONS
    hook = book(g).hooks.offers[window]
    if hook.is_empty:
        return found
    if g.box.automated and not takes_offers(g, seat, window):
        return _compulsory_offers(g, seat, window)
    for source in hook.always_in_force:  # like `in_force`, without building its list
        more = source.offers(g, seat, window)
        if more:
            found = [*found, *more] if found else more
    for card in g.play[seat]:
        effect = hook.effects[card]
        if effect is not None:
            more = effect.offers(g, seat, window)
            if more:
                found = [*found, *more] if found else more
    return found


def _compulsory_offers(g: Game, seat: int, window: int) -> list[Action]:
    """1.4.1 Return those of a seat's options that it must use."""
    found: list[Action] = []
    for source in in_force(g, seat, book(g).hooks.compels[window]):
        if source.compels(g, seat, window):
            found += source.offers(g, seat, window)
    return found


def between_actions(g: Game, seat: int) -> list[Action]:
    """1.4.2 Return a seat's options between the actions of a step of Birdsong or Evening."""
    return offers(g, seat, IN_BIRDSONG if g.phase == BIRDSONG else IN_EVENING)


def hides_between(g: Game, seat: int) -> bool:
    """1.2.1 Whether a step asks between its actions even without options, for secrecy."""
    return hides(g, seat, IN_BIRDSONG if g.phase == BIRDSONG else IN_EVENING)


def hides(g: Game, seat: int, window: int) -> bool:
    """1.2.1 Whether a window opens even without options, because a hand decides them."""
    hook = book(g).hooks.hides[window]
    if hook.is_empty or hand_is_open(g, seat) or not takes_offers(g, seat, window):
        return False
    for source in in_force(g, seat, hook):
        if source.hides(g, seat, window):
            return True
    return False


def record_hand_reveal(g: Game, seat: int, window: int) -> None:
    """1.2.1 Record that a hand decides what must be used in a window, if it does."""
    hook = book(g).hooks.betrays[window]
    if hook.is_empty or hand_is_open(g, seat):
        return
    for source in in_force(g, seat, hook):
        if source.betrays(g, seat, window):
            g.reveals_hidden()


def compelled(g: Game, seat: int, window: int) -> bool:
    """1.4.1 Whether a seat must use one of its options in a window before it closes."""
    for source in in_force(g, seat, book(g).hooks.compels[window]):
        if source.compels(g, seat, window):
            return True
    return False


def use_offer(g: Game, seat: int, action: Action) -> bool:
    """Let the source that offered an action carry it out; return False if none did."""
    if isinstance(action, Pass):
        return False
    for source in book(g).hooks.use:
        if source.use(g, seat, action):
            return True
    return False


def why_not_use(g: Game, seat: int, action: Action) -> Reason | None:
    """1.4.2, 4.1.3 Return why an offer cannot be used now; None for other actions."""
    if not isinstance(action, Use):
        for source in book(g).hooks.why_not_offer:
            found = source.why_not_offer(g, seat, action)
            if found is not None:
                return found
        return None
    card = action.card
    name = CARDS.text(card)
    if card not in g.play[seat]:
        return ("2.1.4", because("why-not_play_area", {"card": f"card:{name}"}))
    effect = book(g).effects[card]
    if effect is not None and was_used(g, effect) and seat == g.turn:
        return ("4.1.3", because("why-has_been_used_this", {"card": f"card:{name}"}))
    reason = effect.why_not(g, seat) if effect is not None else None
    if reason is not None:
        return (reason[0], because("why-of", {"card": f"card:{name}", "why": reason[1]}))
    return ("1.4.2", because("why-cannot_used_at", {"card": f"card:{name}"}))


def why_not_now(g: Game, seat: int, windows: list[int]) -> Reason | None:
    """1.4.2, 1.4.3 Return why an effect of a whole phase is not offered during that phase.

    Another procedure is in progress, or the last step of the turn has begun.  None in other phases.
    """
    if seat != g.turn or not any(_THROUGHOUT.get(window, -1) == g.phase for window in windows):
        return None
    opened = g.within(Window)
    if opened is not None and opened.window == TURN_END:
        return LAST_STEP
    return WAIT


@dataclass
class Window(Frame):
    """1.4.1 Let a seat use effects in a window of its turn, one after another."""

    seat: int
    window: int
    between: bool = False
    """Whether it opens between two steps of a phase."""

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.use)

    def offer(self, g: Game) -> None:
        """1.1.3 Ask for the next effect; the player whose turn it is chooses their order."""
        record_hand_reveal(g, self.seat, self.window)
        found = offers(g, self.seat, self.window)
        asked = _BETWEEN if self.between else _WINDOWS[self.window]
        if found and compelled(g, self.seat, self.window):
            g.settle(self.seat, asked, found)
        elif found or hides(g, self.seat, self.window):
            g.ask(self.seat, asked, [*found, PASS])

    def use(self, g: Game) -> None:
        if use_offer(g, self.seat, g.answer):
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """1.4.2 Return why an effect is not offered in this window."""
        return why_not_use(g, self.seat, action)

    def tells_facts(self) -> bool:
        return True


def open_window(g: Game, seat: int, window: int, between: bool = False) -> bool:
    """1.4.1, 1.4.2 Open a window if it has options; return whether it does.

    `between` says that it opens between two steps of a phase.
    """
    hooks = book(g).hooks
    if not hooks.betrays[window].is_empty:
        record_hand_reveal(g, seat, window)
    if not offers(g, seat, window) and (hooks.hides[window].is_empty or not hides(g, seat, window)):
        return False
    g.push(Window(seat, window, between))
    return True


asked_since(_BETWEEN)
verbs(Use)
frames(Window)
