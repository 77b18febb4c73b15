"""CHMD Claims that reasons of Chameleandroid make."""

from __future__ import annotations

from kit.opinions.claims import always, claim
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book
from undergrowth.table.uses import STANDS_IN, mark_of

always(
    "why-android_ego_go_along why-android_moves_itself why-half_are_abducted",
)


@claim("why-android_stays")
def _stays(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """CHMD.2.3 None is there, or one has done so this turn."""
    me = next(each for each in book(g).factions if each.name == "chameleandroid")
    ego = sum(g.on_map(me.kind(sort)) for sort in ("ego", "superego"))
    return ego == 0 or mark_of(me, STANDS_IN) in g.used
