"""1.4.1, 3.3, 4.1 Options of every faction in its Daylight besides its own actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts
from undergrowth.law.crafting.craftable import why_craft_is_off, why_not_craft
from undergrowth.law.victory.dominance import (
    dominance_options,
    may_activate,
    use_dominance,
    why_not_dominance,
)
from undergrowth.law.windows.windows import compelled, hides, offers, use_offer, why_not_use
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT

_BETWEEN: Final = Prompt("window.between", "1.4.2")
_CRAFT: Final = Prompt("craft.step", "4.1")


def daylight_options(g: Game, seat: int, crafting: bool) -> list[Action]:
    """Return a seat's options between the actions of its Daylight.

    `crafting` says whether its faction crafts at this moment.
    """
    options = crafts(g, seat) if crafting else []
    if g.hands[seat] or g.available:
        options += dominance_options(g, seat)
    options += offers(g, seat, IN_DAYLIGHT)
    return options


def hides_daylight(g: Game, seat: int) -> bool:
    """1.2.1 Whether a card in hand may give an option in Daylight: that is a secret."""
    if not g.hands[seat]:
        return False
    if g.available or may_activate(g, seat):
        return True
    return hides(g, seat, IN_DAYLIGHT)


def why_nowhere(law: str, battles: bool) -> Reason:
    """4.2, 4.3 Return why nobody can be battled anywhere, or nobody can move anywhere."""
    return (law, because("why-no_enemy_shares" if battles else "why-there_nowhere_move"))


def use_daylight(g: Game, seat: int, action: Action) -> bool:
    """Carry out one of `daylight_options`; return False for any other action."""
    if isinstance(action, Craft):
        g.push(CraftCard(seat, action.card))
        return True
    return use_dominance(g, seat, action) or use_offer(g, seat, action)


def why_not_daylight(g: Game, seat: int, action: Action) -> Reason | None:
    """Return why one of these is not offered now; true at any question."""
    if isinstance(action, Craft):
        return why_not_craft(g, seat, action.card)
    return why_not_use(g, seat, action) or why_not_dominance(g, seat, action)


@dataclass
class BetweenSteps(Frame):
    """1.4.2 Offer what every faction may do in Daylight, between two of its steps."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.use)

    def offer(self, g: Game) -> None:
        """1.4.2, 3.3 Ask if there are options, or if only the hand's owner can tell."""
        options = daylight_options(g, self.seat, False)
        if options and compelled(g, self.seat, IN_DAYLIGHT):
            g.settle(self.seat, _BETWEEN, options)
        elif options or hides_daylight(g, self.seat):
            g.ask(self.seat, _BETWEEN, [*options, PASS])

    def use(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("offer")


@dataclass
class CraftInDaylight(Frame):
    """4.1 Crafting as a step of Daylight of its own (14.5.1, 15.5.1)."""

    seat: int

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.craft)

    def offer(self, g: Game) -> None:
        """4.1 Ask every hand that is not empty: what it could craft is secret (1.2.1)."""
        options = daylight_options(g, self.seat, True)
        if options or g.hands[self.seat]:
            g.ask(self.seat, _CRAFT, [*options, PASS])

    def craft(self, g: Game) -> None:
        """4.1, 1.4.2 Craft a card or use an effect, then offer again."""
        if use_daylight(g, self.seat, g.answer):
            g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        return [Craft]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        return why_craft_is_off(g, self.seat)


frames(BetweenSteps, CraftInDaylight)
