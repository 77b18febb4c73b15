"""C.2.4 Blending In."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.owners import named
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.cards.giving import give_card
from undergrowth.law.cards.hands import ask_hand
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand


class Expose(WithCard):
    """`single out with cobbler`: the card that makes it take rolled hits."""

    verb: ClassVar[str] = "single out with"
    picture: ClassVar[str] = "battle"


_EXPOSE: Final = Prompt("chameleander.expose", "C.2.4")
_BLENDED: Final = named("blended_in")
_SINGLED: Final = named("singled_out")


@dataclass
class BlendIn(Frame):
    """C.2.4 Rolled hits on it are ignored, unless its enemy gives it a matching card."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.blend)

    def choose_card(self, g: Game) -> None:
        """C.2.4 Asked of every hand that is not empty; hirelings and automata never give one."""
        b = g.innermost(Fighting).record()
        enemy = b.other(self.seat)
        if may_give(g, enemy) and g.hands[enemy]:
            cards = [Expose(card) for card in g.matching(enemy, b.place)]
            ask_hand(g, enemy, _EXPOSE, [*cards, PASS])

    def blend(self, g: Game) -> None:
        """C.2.4 The card goes into its hand."""
        b = g.innermost(Fighting).record()
        answer = g.answer
        if isinstance(answer, Expose):
            give_card(g, b.other(self.seat), self.seat, answer.card, "C.2.4")
            _tell(g, _SINGLED, b.other(self.seat))
            return
        b.shielded[b.side(self.seat)] = 1
        _tell(g, _BLENDED, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.2.4 Return why a card cannot be given."""
        if isinstance(action, Expose):
            b = g.innermost(Fighting).record()
            missing = not_in_hand(g, b.other(self.seat), action.card, "C.2.4")
            told = {
                "card": f"card:{CARDS.text(action.card)}",
                "place": f"place:{PLACE.text(b.place)}",
            }
            return missing or ("C.2.4", because("why-does_not_match", dict(told)))
        return None


def may_give(g: Game, enemy: int) -> bool:
    """C.2.4 Whether an enemy is a player at the table with a hand."""
    if not g.has_seat(enemy):
        return False
    faction = book(g).faction(enemy)
    return faction.holds_cards(g) and not faction.answers_itself()


def _tell(g: Game, verb: str, seat: int) -> None:
    if g.log is not None:
        g.note(verb, "C.2.4", seat, {})


answers(_EXPOSE, Expose)
verbs(Expose)
frames(BlendIn)
