"""1.4.1, 3.3, 4.1 What every faction may do in its Daylight besides its own actions."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts, why_not_craft
from undergrowth.law.victory.dominance import dominance_options, use_dominance, why_not_dominance
from undergrowth.law.windows.windows import offers, use_offer, why_not_use
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT


def daylight_options(g: Game, seat: int, crafting: bool) -> list[Action]:
    """What a seat may do now between the actions of its Daylight.

    `crafting` says whether this is a moment at which its faction crafts.
    """
    options = crafts(g, seat) if crafting else []
    if g.hands[seat] or g.available:
        options += dominance_options(g, seat)
    options += offers(g, seat, IN_DAYLIGHT)
    return options


def use_daylight(g: Game, seat: int, action: Action) -> bool:
    """Carry out one of `daylight_options`; False for any other action."""
    if isinstance(action, Craft):
        g.push(CraftCard(seat, action.card))
        return True
    return use_dominance(g, seat, action) or use_offer(g, seat, action)


def why_not_daylight(g: Game, seat: int, action: Action) -> tuple[str, str] | None:
    """Why one of these is not offered now."""
    if isinstance(action, Craft):
        return why_not_craft(g, seat, action.card)
    return why_not_use(g, seat, action) or why_not_dominance(g, seat, action)
