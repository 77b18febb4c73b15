"""1.4 The turn: three phases, and what begins and ends them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.piles import spend
from undergrowth.law.turn.daylight import why_not_daylight
from undergrowth.law.victory.dominance import check_dominance
from undergrowth.law.windows.windows import open_window
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
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

HAND_LIMIT: Final = sheet("setup").number("game.hand_limit")


class DiscardCard(WithCard):
    """`discard cobbler`: a card given up at the end of Evening."""

    verb: ClassVar[str] = "discard"


@dataclass
class Play(Frame):
    """1.4.1 Turn after turn, clockwise, until someone has won."""

    seat: int

    def copy(self) -> Frame:
        return Play(self.seat)

    def script(self) -> tuple[Step, ...]:
        return (self.take_turn, self.pass_on)

    def take_turn(self, g: Game) -> None:
        g.turn = self.seat
        g.turns += 1
        g.push(Turn(self.seat))

    def pass_on(self, g: Game) -> None:
        """1.4.1 After Evening the next clockwise player begins."""
        self.seat = (self.seat + 1) % g.seats
        g.back_to("take_turn")


@dataclass
class Turn(Frame):
    """1.4.1 Birdsong, Daylight and Evening of one player."""

    seat: int

    def copy(self) -> Frame:
        return Turn(self.seat)

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
        """3.3.1 A dominance victory comes before anything else in Birdsong."""
        enter_phase(g, self.seat, BIRDSONG)
        g.activated = [0] * g.places
        g.used.clear()
        check_dominance(g, self.seat)

    def start_birdsong(self, g: Game) -> None:
        """1.4.1 What happens at the start of Birdsong."""
        open_window(g, self.seat, BIRDSONG_START)

    def birdsong(self, g: Game) -> None:
        g.push(book(g).faction(self.seat).birdsong(g))
        open_window(g, self.seat, IN_BIRDSONG)

    def rest_of_birdsong(self, g: Game) -> None:
        """1.4.1 What happens at the end of Birdsong comes after everything else in it."""
        open_window(g, self.seat, BIRDSONG_END)  # pushed first, so it comes last
        open_window(g, self.seat, IN_BIRDSONG)

    def start_daylight(self, g: Game) -> None:
        """1.4.1 What happens at the start of Daylight."""
        enter_phase(g, self.seat, DAYLIGHT)
        open_window(g, self.seat, DAYLIGHT_START)

    def daylight(self, g: Game) -> None:
        g.push(book(g).faction(self.seat).daylight(g))

    def start_evening(self, g: Game) -> None:
        """1.4.1 What happens at the start of Evening."""
        enter_phase(g, self.seat, EVENING)
        open_window(g, self.seat, EVENING_START)

    def evening(self, g: Game) -> None:
        g.push(book(g).faction(self.seat).evening(g))
        open_window(g, self.seat, IN_EVENING)

    def end(self, g: Game) -> None:
        """1.4.1 What happens at the end of Evening."""
        open_window(g, self.seat, TURN_END)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """Why something every faction may do in its Daylight is not offered to who decides now."""
        decision = g.decision
        seat = decision.seat if decision is not None and decision.seat >= 0 else self.seat
        return why_not_daylight(g, seat, action)

    def speaks_to(self, seat: int) -> bool:
        """It speaks to whoever decides."""
        return True


# Where each phase begins in the script of a turn: a position may start there.
PHASE_STEP: Final = {BIRDSONG: "begin", DAYLIGHT: "start_daylight", EVENING: "start_evening"}


def enter_phase(g: Game, seat: int, phase: int) -> None:
    """Begin a phase."""
    g.phase = phase
    if g.log is not None:
        g.note("phase", "1.4.1", seat, {"phase": PHASES[phase]})


def end_phase(g: Game) -> None:
    """7.7.4, V.3.2 End the phase in progress at once; the turn goes on with the next."""
    g.unwind(Turn)


@dataclass
class DrawAndDiscard(Frame):
    """6.6 and its like: draw, then discard down to five cards."""

    seat: int
    count: int

    def copy(self) -> Frame:
        return DrawAndDiscard(self.seat, self.count)

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.choose_discard, self.discard)

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.count))

    def choose_discard(self, g: Game) -> None:
        """Discard cards of one's choice while there are more than five."""
        if len(g.hands[self.seat]) > HAND_LIMIT:
            asked = Prompt("turn.discard", book(g).faction(self.seat).hand_limit_law())
            g.ask(self.seat, asked, [DiscardCard(card) for card in g.hand_kinds(self.seat)])

    def discard(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, DiscardCard):
            spend(g, self.seat, answer.card)
            g.back_to("choose_discard")


verbs(DiscardCard)
frames(Play, Turn, DrawAndDiscard)
