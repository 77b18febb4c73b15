"""What a computer Marquise thinks of a position.  Units: hundredths of a victory point."""

from __future__ import annotations

from undergrowth.engine.actions import Action, Pass
from undergrowth.engine.game import Game
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.law.battle import Battle
from undergrowth.law.rule import ruled_by


def value(g: Game, me: MarquisePieces) -> int:
    """Points, then an economy that can build: wood, sawmills, ruled clearings, cards."""
    wood = g.on_map(me.wood)
    ruled = ruled_by(g, me.seat)
    open_slots = sum(min(1, g.slots[place]) for place in ruled)
    worth = g.score[me.seat] * 100
    worth += min(wood, 6) * 30 + me.placed(g, me.sawmill) * 60
    worth += me.placed(g, me.workshop) * 25 + me.placed(g, me.recruiter) * 40
    worth += len(ruled) * 20 + min(open_slots, 3) * 15
    worth += g.on_map(me.warrior) * 6 + min(len(g.hands[me.seat]), 5) * 18
    if g.where(me.keep):
        worth += 80
    return worth


def bias(g: Game, me: MarquisePieces, action: Action) -> int:
    """Verbs that only lead to a choice look like nothing: say what they usually bring."""
    if isinstance(action, Pass) and g.within(Battle) is None:
        return -40
    return _BIAS.get(action.verb, 0)


_BIAS = {
    "build": 400,
    "craft": 200,
    "recruit": 60,
    "battle": 90,
    "overwork": 20,
    "march": 5,
    "extra": -30,
}
