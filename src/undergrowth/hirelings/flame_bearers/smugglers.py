"""Rat Smugglers: their controller discards an item card for a move or a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.appraise import led_to
from undergrowth.law.cards.piles import spend
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.hirelings.using import CHOICES, IN_THE_DAY, Choose
from undergrowth.law.turn.daylight import why_nowhere
from undergrowth.law.windows.windows import why_not_now
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers, not_in_hand

_RUN: Final = Prompt("smugglers.run", "H.2.2")
_MOVE: Final = CHOICES.add("smugglers_move")
_BATTLE: Final = CHOICES.add("smugglers_battle")
_RISK: Final = 20
"""Least value of a move or battle beyond the card, in hundredths of a point: rolls may be bad."""


class Smuggle(WithCard):
    """`smuggle cobbler`: the card with an item to discard."""

    verb: ClassVar[str] = "smuggle"
    picture: ClassVar[str] = "coins"


_SMUGGLE: Final = OneOfEach(Smuggle)


class RatSmugglers(Hireling):
    """The Rat Smugglers, the demoted side."""

    def speaks_in(self, window: int) -> bool:
        return window == IN_DAYLIGHT

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """H.2.2 Return the cards to discard, any number of times, while a move or battle is
        possible."""
        if not self.serves(g, seat, window) or not runs(g, seat):
            return []
        return [_SMUGGLE.of(card) for card in g.hand_kinds(seat) if shows_item(g, card)]

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether a hidden card could be used now."""
        if not self.serves(g, seat, window) or not g.hands[seat]:
            return False
        return bool(runs(g, seat)) or book(g).faction(seat).hides_moves(g)

    def serves(self, g: Game, seat: int, window: int) -> bool:
        """H.2.2 Whether it is its controller's own Daylight."""
        return window == IN_DAYLIGHT and seat == g.turn and self.decider(g) == seat

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not isinstance(action, Smuggle):
            return False
        spend(g, seat, action.card)
        g.push(Run(seat))
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Smuggle):
            return None
        if self.decider(g) != seat:
            return ("H.2.2", because("why-hireling_not_controlled"))
        missing = not_in_hand(g, seat, action.card, "H.2.2")
        if missing is not None:
            return missing
        if not shows_item(g, action.card):
            told: dict[str, Arg] = {"card": f"card:{CARDS.text(action.card)}"}
            return ("H.2.2", because("why-shows_no_item", told))
        if not runs(g, seat):
            return ("H.2.2", because("why-no_move_or_battle"))
        busy = why_not_now(g, seat, [IN_DAYLIGHT])
        return busy or (IN_THE_DAY, because("why-hireling_daylight"))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of the move or battle, less that of the card."""
        return led_to(g, seat, action) - _RISK if isinstance(action, Smuggle) else 0


def shows_item(g: Game, card: int) -> bool:
    """4.1.2 Whether a card shows an item, craftable or not."""
    return g.box.cards[card].item >= 0


def runs(g: Game, seat: int) -> list[int]:
    """H.2.2 Return the actions possible for a card, by number in `CHOICES`."""
    me = book(g).faction(seat)
    found = [_MOVE] if me.may_move(g, 0) else []
    return [*found, _BATTLE] if me.may_battle(g, 0) else found


@dataclass
class Run(Frame):
    """H.2.2 Move or battle with the controller's own faction."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.begin)

    def choose(self, g: Game) -> None:
        """H.2.2 Ask for one of the two."""
        found = runs(g, self.seat)
        if found:
            g.settle(self.seat, _RUN, [Choose(choice) for choice in found])

    def begin(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Choose):
            me = book(g).faction(self.seat)
            if answer.choice == _MOVE:
                g.push(me.move(g, 0, False))
            else:
                g.push(me.battle(g, 0, False))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.2 Return why a move or a battle is not offered."""
        if isinstance(action, Choose):
            return why_nowhere("H.2.2", action.choice != _MOVE)
        return None


answers(_RUN, Choose)
verbs(Smuggle)
frames(Run)
