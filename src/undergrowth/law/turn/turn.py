"""1.4 The turn: three phases, and what begins and ends them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.piles import spend
from undergrowth.law.setup.seats import human_seats
from undergrowth.law.turn.daylight import BetweenSteps, why_not_daylight
from undergrowth.law.victory.dominance import check_dominance
from undergrowth.law.victory.score import end_unwon
from undergrowth.law.windows.windows import open_window
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.book import book, number_in
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import (
    BIRDSONG,
    BIRDSONG_END,
    BIRDSONG_START,
    DAYLIGHT,
    DAYLIGHT_START,
    EVENING,
    EVENING_START,
    IN_BIRDSONG,
    IN_EVENING,
    PHASES,
    TURN_END,
)
from undergrowth.table.numbers import CARDS_KEPT

HAND_LIMIT: Final = sheet("setup").number("game.hand_limit")
MOST_TURNS_ALONE: Final = 500
"""Most turns of a game of automated factions alone; dealt ones take under 100."""
OFFERS_SHOWN: Final = [1]
"""Result of a step whose last question also offered effects between steps."""
_PHASE_OVER: Final = Prompt("turn.phase_over", "1.4.1")
_TURN_BEGINS: Final = Prompt("turn.begins", "1.4.1")
_ALL: Final = 1 << 20
"""More than the number of steps of any phase: all are done."""


class DiscardCard(WithCard):
    """`discard cobbler`: discard a card at the end of Evening."""

    verb: ClassVar[str] = "discard"
    picture: ClassVar[str] = "discard"


_DISCARD: Final = OneOfEach(DiscardCard)


@dataclass
class Play(Frame):
    """1.4.1 Take turns clockwise until a player has won."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.take_turn, self.pass_on)

    def take_turn(self, g: Game) -> None:
        """1.4.1 Begin the next turn.

        R.2.6, 3.1 A game of automated factions alone that does not end is stopped after many turns.
        """
        if g.turns >= MOST_TURNS_ALONE and g.automated and not human_seats(g):
            end_unwon(g)
            return
        g.turn = self.seat
        g.turns += 1
        g.push(Turn(self.seat))
        if g.begins_turns:
            g.push(TurnStart(self.seat))

    def pass_on(self, g: Game) -> None:
        """1.4.1 Go on with the next player clockwise."""
        self.seat = (self.seat + 1) % g.seats
        g.back_to("take_turn")


@dataclass
class Turn(Frame):
    """1.4.1 Birdsong, Daylight and Evening of one player.

    A phase consists of its faction's steps in order.  Between these nothing is in progress, and
    effects of the phase may be used (1.4.2): the turn offers them for all factions.
    """

    seat: int
    step: int = 0
    """Number of steps of the phase that have been begun or skipped."""
    rested: bool = False
    """Whether effects before the next step have been offered."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.begin,  # 3.3.1
            self.start_birdsong,  # 1.4.1
            self.birdsong,
            self.rest_of_birdsong,
            self.start_daylight,
            self.daylight,
            self.start_evening,
            self.evening,
            self.end,
        )

    def begin(self, g: Game) -> None:
        """3.3.1 Begin Birdsong; a dominance victory comes before anything else."""
        self._enter(g, BIRDSONG)
        g.activated = [0] * g.places
        g.power = None
        g.used.clear()
        check_dominance(g, self.seat)

    def start_birdsong(self, g: Game) -> None:
        """1.4.1 Open the window at the start of Birdsong."""
        open_window(g, self.seat, BIRDSONG_START)

    def birdsong(self, g: Game) -> None:
        """1.4.1, 1.4.2 Take the faction's next step, or offer effects before it."""
        if self._advance(g, book(g).faction(self.seat).birdsong(g)):
            g.back_to("birdsong")

    def rest_of_birdsong(self, g: Game) -> None:
        """1.4.1 Open the last windows of Birdsong, after everything else in it."""
        self._end_phase(g)  # pushed first, so carried out last
        open_window(g, self.seat, BIRDSONG_END)
        open_window(g, self.seat, IN_BIRDSONG)

    def start_daylight(self, g: Game) -> None:
        """1.4.1 Begin Daylight, and open the window at its start."""
        self._enter(g, DAYLIGHT)
        open_window(g, self.seat, DAYLIGHT_START)

    def daylight(self, g: Game) -> None:
        """1.4.1, 1.4.2 Take the faction's next step, or offer effects around it."""
        if self._advance(g, book(g).faction(self.seat).daylight(g)):
            g.back_to("daylight")
        else:
            self._end_phase(g)

    def start_evening(self, g: Game) -> None:
        """1.4.1 Begin Evening, and open the window at its start."""
        self._enter(g, EVENING)
        open_window(g, self.seat, EVENING_START)

    def evening(self, g: Game) -> None:
        """1.4.1, 1.4.3 Take the faction's next step, or offer effects before it."""
        if self._advance(g, book(g).faction(self.seat).evening(g)):
            g.back_to("evening")

    def end(self, g: Game) -> None:
        """1.4.1, 1.4.3 Open the window at the end of the turn, then end the turn."""
        self._end_phase(g)  # pushed first, so carried out last
        for source in book(g).hooks.ends_turn:
            g.push_all(source.ends_turn(g, self.seat))
        open_window(g, self.seat, TURN_END)

    def holds_stages(self) -> bool:
        return True

    def _end_phase(self, g: Game) -> None:
        """1.4.1 Stop at the end of the phase, if the game does that."""
        if g.ends_phases:
            g.push(PhaseEnd(self.seat))

    def _enter(self, g: Game, phase: int) -> None:
        self.step = 0
        self.rested = False
        enter_phase(g, self.seat, phase)

    def _advance(self, g: Game, steps: list[Frame]) -> bool:
        """1.4.2 Offer effects before the next step, or begin it.

        Returns whether more of the phase is to come after that.
        """
        if not self.rested:
            if self._is_through(g, steps):
                return False
            self.rested = True
            if self._offer_between(g, steps):
                return True
        self.step = _next_step(g, steps, self.step)
        if self.step == len(steps):
            return False
        g.push(steps[self.step])
        self.step += 1
        self.rested = False
        return self.step < len(steps) or g.phase == DAYLIGHT

    def _is_through(self, g: Game, steps: list[Frame]) -> bool:
        """1.4.3 Whether the phase is over, with no windows left in it."""
        if self.step >= len(steps) and (g.phase != DAYLIGHT or self.step == _ALL):
            return True  # Birdsong's last windows are opened by `rest_of_birdsong`
        return (
            g.phase == BIRDSONG and self.step > 0 and _next_step(g, steps, self.step) == len(steps)
        )

    def _offer_between(self, g: Game, steps: list[Frame]) -> bool:
        """1.4.2 Offer effects before the next step; return whether there are any."""
        if g.phase == DAYLIGHT:
            return self._offer_between_in_daylight(g, steps)
        window = IN_BIRDSONG if g.phase == BIRDSONG else IN_EVENING
        if self.step == 0:
            return open_window(g, self.seat, window)
        return g.told != OFFERS_SHOWN and open_window(g, self.seat, window, True)

    def _offer_between_in_daylight(self, g: Game, steps: list[Frame]) -> bool:
        """1.4.2 Offer effects between steps; return whether it did.

        A free step offers such effects before and after its actions itself.
        """
        before = self.step > 0 and steps[self.step - 1].is_free()
        after = self.step < len(steps) and steps[self.step].is_free()
        if before or after:
            return False
        g.push(BetweenSteps(self.seat))
        return True

    def end_steps(self) -> None:
        """7.7.4 Skip the remaining steps of the phase."""
        self.step = _ALL
        self.rested = False

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why something every faction may do in Daylight is not offered."""
        decision = g.decision
        seat = decision.seat if decision is not None and decision.seat >= 0 else self.seat
        return why_not_daylight(g, seat, action)

    def speaks_to(self, seat: int) -> bool:
        """Return True: any seat may be told these reasons."""
        return True

    def tells_facts(self) -> bool:
        return True


@dataclass
class PhaseEnd(Frame):
    """1.4.1 The end of a phase, as a question with a single option."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pause,)

    def pause(self, g: Game) -> None:
        """1.4.1 Ask, when the phase is over and the next has not begun."""
        g.ask(self.seat, _PHASE_OVER, [PASS])


@dataclass
class TurnStart(Frame):
    """1.4.1 The moment before a turn, as a question with a single option."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pause,)

    def pause(self, g: Game) -> None:
        """1.4.1 Ask, when the last turn is over and nothing of this one has been done."""
        g.ask(self.seat, _TURN_BEGINS, [PASS])


# Steps of a turn at which its phases begin: positions start there.
PHASE_STEP: Final = {BIRDSONG: "begin", DAYLIGHT: "start_daylight", EVENING: "start_evening"}


def _next_step(g: Game, steps: list[Frame], at: int) -> int:
    """1.4.1 Return the index of the next step that applies, or the number of steps."""
    while at < len(steps) and not steps[at].applies(g):
        at += 1
    return at


def enter_phase(g: Game, seat: int, phase: int) -> None:
    """Begin a phase, and log that."""
    g.phase = phase
    if g.log is not None:
        g.begin_deed()
        g.note("phase", "1.4.1", seat, {"phase": PHASES[phase]})


def last_step_begun(g: Game, seat: int) -> bool:
    """1.4.3 Whether only effects of the end of the turn may still be used."""
    turn = g.within(Turn)
    return (
        g.phase == EVENING
        and turn is not None
        and turn.step >= len(book(g).faction(seat).evening(g))
    )


def finish_after_offers(g: Game) -> None:
    """1.4.2 End a step, reporting that effects between steps have just been offered."""
    g.finish_with(OFFERS_SHOWN)


def end_phase(g: Game) -> None:
    """7.7.4, V.3.2 End the phase in progress at once; the turn goes on with the next."""
    g.unwind(Turn)
    turn = g.within(Turn)
    if turn is not None:
        turn.end_steps()


@dataclass
class DiscardDown(Frame):
    """9.6.3 etc. Discard down to five cards."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.discard)

    def applies(self, g: Game) -> bool:
        """Whether the hand has too many cards; their number is public (1.2.1)."""
        return len(g.hands[self.seat]) > hand_limit(g, self.seat)

    def choose(self, g: Game) -> None:
        """Ask for a card to discard while there are more than five."""
        _ask_discard(g, self.seat)

    def discard(self, g: Game) -> None:
        if _discards(g, self.seat):
            g.back_to("choose")

    def allowances(self, g: Game) -> list[Allowance]:
        return _to_discard(g, self.seat)


@dataclass
class DrawAndDiscard(Frame):
    """6.6 etc. Draw, then discard down to five cards."""

    seat: int
    count: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.choose_discard, self.discard)

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.count))

    def choose_discard(self, g: Game) -> None:
        """Ask for a card to discard while there are more than five."""
        _ask_discard(g, self.seat)

    def discard(self, g: Game) -> None:
        if _discards(g, self.seat):
            g.back_to("choose_discard")

    def allowances(self, g: Game) -> list[Allowance]:
        return _to_discard(g, self.seat)


def hand_limit(g: Game, seat: int) -> int:
    """6.6 etc. Return how many cards a seat keeps at the end of its Evening."""
    return number_in(g, CARDS_KEPT, seat, HAND_LIMIT)


def _to_discard(g: Game, seat: int) -> list[Allowance]:
    """6.6 etc. Return how many cards must still be discarded, for views."""
    over = len(g.hands[seat]) - hand_limit(g, seat)
    asks = g.decision is not None and g.decision.prompt == "turn.discard"
    law = book(g).faction(seat).hand_limit_law()
    return [Allowance("discard", law, 0, over)] if asks and over > 0 else []


def _ask_discard(g: Game, seat: int) -> None:
    if len(g.hands[seat]) > hand_limit(g, seat):
        asked = Prompt("turn.discard", book(g).faction(seat).hand_limit_law())
        g.ask(seat, asked, _DISCARD.each(g.hand_kinds(seat)))


def _discards(g: Game, seat: int) -> bool:
    answer = g.answer
    if not isinstance(answer, DiscardCard):
        return False
    spend(g, seat, answer.card)
    return True


verbs(DiscardCard)
frames(Play, Turn, TurnStart, PhaseEnd, DiscardDown, DrawAndDiscard)
