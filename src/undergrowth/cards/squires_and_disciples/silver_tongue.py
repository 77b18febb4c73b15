"""Silver-Tongue: treat a clearing as ruled, for one effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.payment import ask_payment, take_payment, why_not_pay
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.lasting import Lasting, lasting
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.cards.effects import CardEffect, note_use
from undergrowth.law.cards.suits import payers
from undergrowth.law.pieces.rule import rules_to_move
from undergrowth.law.turn.lasting import compound_action, last_for_one_effect
from undergrowth.law.turn.turn import Turn
from undergrowth.law.windows.windows import Window, in_force
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import TURN_END
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Moved
from undergrowth.table.refusals import answers
from undergrowth.table.uses import mark_used, was_used


class Flatter(AtPlace):
    """`flatter 5`: the clearing to treat as ruled."""

    verb: ClassVar[str] = "flatter"


_PLACE: Final = Prompt("cards.flatter", "4.1.3")


def persuadable(g: Game, seat: int) -> list[int]:
    """2.5 Return the clearings with a piece of the seat's that it does not rule."""
    return [
        place
        for place in g.clearings
        if g.suits[place] and g.has_pieces(seat, place) and not rules_to_move(g, seat, place)
    ]


@dataclass
class Flattered(Lasting):
    """2.5 Treat a clearing as ruled by a player."""

    seat: int
    place: int


@dataclass
class SilverTongue(Frame):
    """2.5 Choose a clearing to treat as ruled for one effect, and pay.

    The clearing comes first and then a card that matches it: the choices are the same as in the
    other order, and every card offered works.
    """

    seat: int
    card: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_payment, self.pay)

    def choose_place(self, g: Game) -> None:
        """Ask for the clearing."""
        places = persuadable(g, self.seat)
        g.settle(self.seat, _PLACE, [Flatter(place) for place in places])

    def choose_payment(self, g: Game) -> None:
        """G.31 Ask for a card that matches it, or for this one, which is a bird."""
        self.place = g.chose(Flatter).place
        cards = payers(g, self.seat, g.suits[self.place])
        ask_payment(g, self.seat, self.card, cards)

    def pay(self, g: Game) -> None:
        """G.31 Pay: from now on the clearing counts as ruled."""
        last_for_one_effect(g, Flattered(self.seat, self.place))
        take_payment(g, self.seat, self.card, g.suits[self.place])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.5 Return why a clearing or a card is not offered."""
        if isinstance(action, Flatter):
            name = PLACE.text(action.place)
            return ("2.5", because("why-rule_already_or", {"place": f"place:{name}"}))
        return why_not_pay(g, self.seat, action)


class SilverTongueCard(CardEffect):
    """Once in its turn the owner may treat a clearing as ruled, for one effect.

    1.4.2 It is used before that effect: where a faction chooses an action in its Daylight or
    Evening, or in a window for other effects; or within that effect, between the moves of a
    compound action.
    """

    def speaks_in(self, window: int) -> bool:
        """1.4.3 Whether it can be used in a window: not at the end of the turn."""
        return window != TURN_END

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        if window == TURN_END or not self.ready(g, seat) or not persuadable(g, seat):
            return []  # 1.4.3: only effects that say so are used at the end of the turn
        if isinstance(g.stack[g.running], (Turn, Window)):
            return [self.option] if self._beside_others(g, seat, window) else []
        return [self.option] if self._opens_anything(g, seat) else []

    def _beside_others(self, g: Game, seat: int, window: int) -> bool:
        """1.4.2 Whether another effect can be used in this window."""
        for source in in_force(g, seat, book(g).hooks.offers[window]):
            if source is not self and source.offers(g, seat, window):
                return True
        return False

    def _opens_anything(self, g: Game, seat: int) -> bool:
        """1.4.2 Whether any option but passing exists here, with a clearing treated as ruled.

        It repeats the current step in a copy of the game with the effect in force.
        """
        at = g.running
        for place in persuadable(g, seat):
            twin = g.copy()
            mark_used(twin, self)
            twin.lasts_within(at, Flattered(seat, place))
            twin.running = at
            twin.stack[at].take_step(twin, g.stack[at].next_step - 1)
            decision = twin.decision
            if decision is None:
                if twin.settled:
                    return True
            elif any(option != PASS for option in decision.options):
                return True
        return False

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        """1.4.2 Return the offer between the moves of a compound action of its own turn."""
        if (
            g.turn == m.owner
            and self.ready(g, m.owner)
            and compound_action(g) >= 0
            and g.within(Fighting) is None
            and persuadable(g, m.owner)
        ):
            return [self.option]
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not self.is_mine(action):
            return False
        mark_used(g, self)
        note_use(g, seat, self.card)
        g.push(SilverTongue(seat, self.card))
        return True

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5 Whether a seat rules a place: changed only for the owner and the chosen clearing."""
        if mine or not was_used(g, self):
            return mine
        flattered = g.in_force(Flattered)
        return flattered is not None and flattered.seat == seat and flattered.place == place

    def may_lend_rule(self, g: Game, owner: int) -> bool:
        return was_used(g, self)

    def why_not(self, g: Game, seat: int) -> Reason | None:
        return ("2.5", because("why-used_before_another"))


answers(_PLACE, Flatter)
verbs(Flatter)
frames(SilverTongue)
lasting(Flattered)
EFFECTS: dict[str, type[CardEffect]] = {"silver_tongue": SilverTongueCard}
