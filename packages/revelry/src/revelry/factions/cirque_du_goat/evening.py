"""CDG.6.2 to CDG.6.4 The Cirque's Evening after the performance: critics, praise, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.accolades import honor, honorable
from revelry.factions.cirque_du_goat.pieces import cirque
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.owners import named
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.answers import OfFaction, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class Honor(OfFaction):
    """`honor marquise_de_cat`: CDG.6.3 who is given an accolade."""

    verb: ClassVar[str] = "honor"
    picture: ClassVar[str] = "score"
    law: ClassVar[str] = "CDG.6.3"


class HonorWith(WithCard):
    """`honor with cobbler`: CDG.6.3 the card spent for another one."""

    verb: ClassVar[str] = "honor with"
    picture: ClassVar[str] = "spend"
    law: ClassVar[str] = "CDG.6.3"


_WHO: Final = Prompt("cirque.praise", "CDG.6.3")
_CARD: Final = Prompt("cirque.praise_card", "CDG.6.3")
_CHEERED: Final = named("cheered")
_JEERED: Final = named("jeered")


@dataclass
class AdjustCritics(Frame):
    """CDG.6.2 Cheers where nobody has more points, else jeers."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.adjust,)

    def adjust(self, g: Game) -> None:
        """CDG.2.6 Players without a marker on the score track are ignored."""
        me = cirque(g, self.seat)
        board = me.board(g)
        before = board.jeers
        board.jeers = any(me.is_behind(g, seat) for seat in range(g.seats))
        if g.log is not None and board.jeers != before:
            g.note(_JEERED if board.jeers else _CHEERED, "CDG.6.2", self.seat, {})


@dataclass
class PraiseAudience(Frame):
    """CDG.6.3 An accolade for nothing, and one for each matching card, to the audience."""

    seat: int
    owed: int = 0
    """Accolades that have to be given now."""

    def applies(self, g: Game) -> bool:
        """CDG.6.3 Without a performance there is no praise."""
        me = cirque(g, self.seat)
        stage = me.board(g).stage
        return stage != NOWHERE and len(honorable(g, me, stage)) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.begin, self.choose_player, self.give, self.choose_card, self.pay)

    def begin(self, g: Game) -> None:
        """CDG.6.3 The first comes for nothing, and must be given."""
        self.owed = cirque(g, self.seat).free_accolades

    def choose_player(self, g: Game) -> None:
        """CDG.6.3 Anybody in the audience who has fewer than four."""
        me = cirque(g, self.seat)
        found = honorable(g, me, me.board(g).stage) if self.owed > 0 else []
        if found:
            options: list[Action] = [Honor(g.box.owner_numbers[seat]) for seat in found]
            g.settle(self.seat, _WHO, options)

    def give(self, g: Game) -> None:
        """CDG.2.9 It scores the player who receives it."""
        answer = g.answer
        if isinstance(answer, Honor):
            self.owed -= 1
            g.back_to("choose_player")
            honor(g, cirque(g, self.seat), g.box.owner_of(answer.faction))

    def choose_card(self, g: Game) -> None:
        """CDG.6.3 Another one for a card that matches, while somebody can be given one."""
        me = cirque(g, self.seat)
        stage = me.board(g).stage
        if g.hands[self.seat] and honorable(g, me, stage):
            cards = payers(g, self.seat, g.suits[stage])
            ask_hand(g, self.seat, _CARD, [*(HonorWith(card) for card in cards), PASS])

    def pay(self, g: Game) -> None:
        """CDG.6.3 Then it has to be given."""
        answer = g.answer
        if isinstance(answer, HonorWith):
            stage = cirque(g, self.seat).board(g).stage
            spend_for(g, self.seat, answer.card, g.suits[stage])
            self.owed = 1
            g.back_to("choose_player")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.6.3 Return why somebody cannot be praised, or a card does not do."""
        if isinstance(action, HonorWith):
            missing = not_in_hand(g, self.seat, action.card, "CDG.6.3")
            return missing or ("CDG.6.3", because("revelry:why-cirque_card_matches_not"))
        if not isinstance(action, Honor):
            return None
        me = cirque(g, self.seat)
        board, owner = me.board(g), g.box.owner_of(action.faction)
        who = {"faction": f"faction:{g.seat_name(owner)}"}
        if owner in me.audience(g, board.stage):
            return ("CDG.2.9", because("revelry:why-cirque_has_four", {**who}))
        name = f"place:{PLACE.text(board.stage)}"
        return ("CDG.6.3", because("revelry:why-cirque_no_audience", {**who, "place": name}))


@dataclass
class CirqueDraw(Frame):
    """CDG.6.4 Draw and discard; the performance is over."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        """CDG.6.4 One card, and one for each draw icon that shows."""
        me = cirque(g, self.seat)
        me.board(g).stage = NOWHERE
        g.push(DrawAndDiscard(self.seat, me.to_draw(g)))


answers(_WHO, Honor)
answers(_CARD, HonorWith)
verbs(Honor, HonorWith)
frames(AdjustCritics, PraiseAudience, CirqueDraw)
