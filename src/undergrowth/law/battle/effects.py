"""4.3.2, 4.3.4 Base class of card effects that are used in a battle."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.battle.battle import Battle
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleEffect(CardEffect):
    """4.3.2, 4.3.4 An effect a side may use once in a battle, in one window of it."""

    def __init__(self, name: str, window: int, when: str, compulsory: bool = False) -> None:
        super().__init__(name)
        self.window = window
        self.when = when
        """Message id that says when it is used, for a refusal."""
        self.compulsory = compulsory
        """Whether it must be used if it can be."""

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        """Whether this side may use the effect."""
        return True

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        """Carry out the effect."""
        raise NotImplementedError

    def mark(self, b: Fight, seat: int) -> int:
        """Return the mark in `Fight.used` for this side having used the effect."""
        return 2 * self.card + b.side(seat)

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """4.3.2, 4.3.4 Return its option in its window, once in a battle."""
        if (
            window == self.window
            and self.has(g, seat)
            and self.mark(b, seat) not in b.used
            and self.possible_in(g, b, seat)
        ):
            return [self.option]
        return NO_ACTIONS

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """4.3.2, 4.3.4 Whether it must be used: it is compulsory and can be."""
        return self.compulsory and bool(self.battle_effects(g, b, seat, window))

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        b = g.innermost(Battle).fight
        b.used.append(self.mark(b, seat))
        note_use(g, seat, self.card)
        self.begin_in(g, b, seat)
        return True

    def why_not(self, g: Game, seat: int) -> Reason | None:
        """4.3.2, 4.3.4 Return that it has been used, or that this is not its window."""
        battle = g.within(Battle)
        if battle is not None and self.mark(battle.fight, seat) in battle.fight.used:
            return ("4.1.3", because("why-has_been_used"))
        return ("4.3.4", because("why-used", {"when": because(self.when)}))
