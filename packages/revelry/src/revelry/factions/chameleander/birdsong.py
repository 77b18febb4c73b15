"""C.4 Slough and Skip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import spend
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.ways import neighbours, open_ways
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import not_in_hand


class SloughOff(WithCard):
    """`slough cobbler`: one of the cards that go."""

    verb: ClassVar[str] = "slough"
    picture: ClassVar[str] = "discard"
    law: ClassVar[str] = "C.4.1"


class SkipTo(AtPlace):
    """`skip to 5`: where it moves, no matter who rules or what holds it."""

    verb: ClassVar[str] = "skip to"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "C.4.2"
    role: ClassVar[str] = "to"


_SLOUGH: Final = Prompt("chameleander.slough", "C.4.1")
_SKIP: Final = Prompt("chameleander.skip", "C.4.2")


@dataclass
class Slough(Frame):
    """C.4.1 Cards for the leftmost ego, which goes onto the Id."""

    seat: int
    gone: int = 0
    """Cards discarded so far."""

    def applies(self, g: Game) -> bool:
        """C.4.1 Whether it holds enough cards, a public number, and an ego is left."""
        me = chameleander(g, self.seat)
        return len(g.hands[self.seat]) >= me.slough_cards and me.ego.left(g) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.discard, self.move)

    def choose(self, g: Game) -> None:
        """C.4.1 Any cards; once it has begun, as many as it takes."""
        options: list[Action] = [SloughOff(card) for card in g.hand_kinds(self.seat)]
        if self.gone == 0:
            options.append(PASS)
        g.ask(self.seat, _SLOUGH, options)

    def discard(self, g: Game) -> None:
        answer = g.answer
        if not isinstance(answer, SloughOff):
            g.finish()
            return
        spend(g, self.seat, answer.card)
        self.gone += 1
        if self.gone < chameleander(g, self.seat).slough_cards:
            g.back_to("choose")

    def move(self, g: Game) -> None:
        """C.4.1, C.2.6 It scores nothing."""
        chameleander(g, self.seat).ego.move_to_id(g, "C.4.1")

    def allowances(self, g: Game) -> list[Allowance]:
        if self.gone == 0:
            return []
        return [Allowance("discard", "C.4.1", self.gone, chameleander(g, self.seat).slough_cards)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.4.1 Only cards of its hand."""
        if isinstance(action, SloughOff):
            return not_in_hand(g, self.seat, action.card, "C.4.1")
        return None


def skips(g: Game, me: ChameleanderPieces) -> list[int]:
    """C.4.2 Return where it can move; where it is nowhere, anywhere."""
    here = me.place(g)
    if here == NOWHERE:
        return placeable(g, me.warrior, g.clearings)
    return open_ways(g, me.seat, NOWHERE, neighbours(g, me.seat, here))


@dataclass
class Skip(Frame):
    """C.4.2 Up to two moves for which nobody's rule and nothing that holds it counts."""

    seat: int
    taken: int = 0

    def applies(self, g: Game) -> bool:
        return len(skips(g, chameleander(g, self.seat))) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.go)

    def offer(self, g: Game) -> None:
        """C.4.2, 1.4.2 Between two moves nothing is in progress."""
        me = chameleander(g, self.seat)
        options: list[Action] = []
        if self.taken < me.skips:
            options += [SkipTo(place) for place in skips(g, me)]
            options += between_actions(g, self.seat)
        if options:
            g.ask(self.seat, _SKIP, [*options, PASS])

    def go(self, g: Game) -> None:
        """C.4.2 Its ego go with it (C.2.5)."""
        answer = g.answer
        if isinstance(answer, SkipTo):
            self.taken += 1
            g.back_to("offer")
            self._move(g, answer.place)
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def _move(self, g: Game, place: int) -> None:
        me = chameleander(g, self.seat)
        here = me.place(g)
        if here == NOWHERE:
            put(g, me.warrior, place, 1)
        else:
            move_pieces(g, self.seat, here, place, [me.warrior], [1], True)

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("move", "C.4.2", self.taken, chameleander(g, self.seat).skips)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.4.2 Return why it cannot move there."""
        me = chameleander(g, self.seat)
        if isinstance(action, SloughOff):
            return ("C.4.1", because("revelry:why-slough_takes", {"count": me.slough_cards}))
        if not isinstance(action, SkipTo):
            return None
        if self.taken >= me.skips:
            return ("C.4.2", because("revelry:why-no_skips_left"))
        place = f"place:{PLACE.text(action.place)}"
        return ("C.4.2", because("revelry:why-no_way_to", {"place": place}))


verbs(SloughOff, SkipTo)
frames(Slough, Skip)
