"""R.11.4.4, R.11.7 Flipping plots: their points and their effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.interactions import RemoveEnemies
from undergrowth.automata.measures import PLAYER_MOST_PIECES, is_automated
from undergrowth.automata.targets import pick_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.cogwheel_corvids.pieces import (
    GAMBLE,
    VENDETTA,
    CogwheelPieces,
    cogwheels,
)
from undergrowth.law.cards.giving import DiscardAtRandom
from undergrowth.law.pieces.atoms import swap_with_supply
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers
from undergrowth.twins.plots import NO_PLOT


class Guess(OfPiece):
    """`guess bomb`: the type of plot that a human names."""

    verb: ClassVar[str] = "guess"
    guess: ClassVar[bool] = True


_GUESS: Final = Prompt("cogwheel.guess", "R.3.3.2")


def guesser(g: Game, me: CogwheelPieces, place: int) -> int:
    """R.3.3.2 Gamble: return the human with the most pieces at a plot, or NOBODY."""
    if not me.has_trait(GAMBLE):
        return NOBODY
    humans = [
        seat for seat in range(g.seats) if not is_automated(g, seat) and g.has_pieces(seat, place)
    ]
    return pick_player(g, me.seat, place, humans, [PLAYER_MOST_PIECES]).target


@dataclass
class BringToLight(Frame):
    """R.11.4.4 Flip a plot, score, and resolve its effect.  Only begun where that is possible."""

    seat: int
    place: int
    kind: int = NO_PLOT
    """The plot that has been flipped, face up."""
    foiler: int = NOBODY
    """R.3.3.2 Gamble: the human who has guessed right."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.ask_guess,  # R.3.3.2 Gamble
            self.hear_guess,
            self.turn_over,  # R.11.4.4
            self.resolve,  # R.11.7
            self.avenge,  # R.3.3.2 Vendetta
            self.draw_other,  # R.11.7.1
            self.swap_bomb,
            self.foil,  # R.3.3.2 Gamble
        )

    def ask_guess(self, g: Game) -> None:
        """R.3.3.2 Gamble: ask the human to name any type."""
        me = cogwheels(g, self.seat)
        seat = guesser(g, me, self.place)
        if seat != NOBODY:
            g.ask(seat, _GUESS, [Guess(g.box.kinds[kind].piece) for kind in me.plots.face_up])

    def hear_guess(self, g: Game) -> None:
        """R.3.3.2 Gamble: score for a wrong guess, or remember the player who guessed right."""
        answer = g.answer
        if not isinstance(answer, Guess):
            return
        me = cogwheels(g, self.seat)
        seat = guesser(g, me, self.place)
        hidden = g.box.other_side[me.plots.hidden_at(g, self.place)]
        right = hidden == g.box.kind_at[self.seat][answer.piece]
        g.reveals_hidden()  # the type it is, or is not
        if g.log is not None:
            fields: dict[str, int | str] = {
                "piece": PIECES.text(answer.piece),
                "place": PLACE.text(self.place),
                "right": int(right),
            }
            g.note("guessed_plot", "R.3.3.2", seat, fields)
        if right:
            self.foiler = seat
        else:
            score(g, self.seat, me.gambled, "R.3.3.2")

    def turn_over(self, g: Game) -> None:
        """R.11.4.4 Flip the plot and score a point for each face-up plot, this one included."""
        self.kind = cogwheels(g, self.seat).plots.turn_over(g, self.place, "R.11.4.4")

    def resolve(self, g: Game) -> None:
        """R.11.7.1, R.11.7.3 Resolve the effect of a bomb or an extortion."""
        me = cogwheels(g, self.seat)
        if self.foiler != NOBODY:
            return
        if self.kind == me.plots.bomb:
            g.push(Detonation(self.seat, self.place))
        elif self.kind == me.plots.extortion:
            g.push_all([DiscardAtRandom(each) for each in victims(g, me, self.place)])

    def avenge(self, g: Game) -> None:
        """R.3.3.2 Vendetta: remove pieces as a bomb does, after the effect of any other plot."""
        me = cogwheels(g, self.seat)
        if self.foiler == NOBODY and me.has_trait(VENDETTA) and self.kind != me.plots.bomb:
            g.push(Detonation(self.seat, self.place))

    def draw_other(self, g: Game) -> None:
        """R.11.7.1 Draw a random plot of the supply to replace a bomb, if there is one."""
        me = cogwheels(g, self.seat)
        if self.foiler == NOBODY and self.kind == me.plots.bomb and g.count(self.kind, self.place):
            others = me.in_supply(g, me.plots.face_up)
            if others:
                ask_which(g, others)

    def swap_bomb(self, g: Game) -> None:
        """R.11.7.1, G.33 Replace the bomb with it, face up and without its effect."""
        answer = g.answer
        if isinstance(answer, RandomPiece):
            other = g.box.kind_at[self.seat][answer.piece]
            swap_with_supply(g, self.kind, self.place, other)

    def foil(self, g: Game) -> None:
        """R.3.3.2 Gamble: remove the plot after a right guess."""
        if self.foiler == NOBODY or g.count(self.kind, self.place) == 0:
            return
        if may_remove(g, self.kind, self.place, self.foiler):
            remove(g, removal(g, self.foiler, self.kind, self.place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.11.7 Return why a guess is not offered: there are four types of plot."""
        if isinstance(action, Guess):
            return ("R.11.7", because("why-no_type_of_plot"))
        return None


@dataclass
class Detonation(RemoveEnemies):
    """R.11.7.1, R.11.8.1 A bomb removes all enemy pieces, of automated opponents two each."""

    def law(self) -> str:
        return "R.11.7.1"


def victims(g: Game, me: CogwheelPieces, place: int) -> list[int]:
    """R.11.7.3 Return the players with faction pieces in a clearing, clockwise from the Corvids."""
    seats = [(me.seat + i) % g.seats for i in range(1, g.seats)]
    return [seat for seat in seats if g.has_pieces(seat, place)]


answers(_GUESS, Guess)
verbs(Guess)
frames(BringToLight, Detonation)
