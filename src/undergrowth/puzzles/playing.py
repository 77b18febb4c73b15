"""Turns of a game that was played: where their seats had a choice, and what came of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.automata.measures import is_automated
from undergrowth.engine.errors import BadSave, BadText, IllegalAction
from undergrowth.engine.given import given_as
from undergrowth.session import PERSON
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay


@dataclass
class Moment:
    """A choice of the seat on turn, with the answer that it gave."""

    game: Game
    """The game before the answer."""
    answer: str
    """The text of the answer."""
    score: int
    """The highest score of the seat from here to the end of the turn."""


@dataclass
class PlayedTurn:
    """A turn of a game that was played."""

    number: int
    """The number of the turn, counted over all seats."""
    seat: int
    """The seat on turn."""
    player: str
    """The name of its player; empty if unknown."""
    moments: list[Moment] = field(default_factory=list)
    """The choices of the seat, in order."""
    won: bool = False
    """Whether the seat won in this turn."""
    lost: bool = False
    """Whether another seat won by dominance before the next turn of this one."""


def turns_of(replay: Replay) -> list[PlayedTurn]:
    """Return the turns of a game in which their seat had a choice.

    Raises `BadSave` for what is no replay, and where it cannot be played on.
    """
    played = given_as("a replay", replay, Replay, BadSave)
    found: list[PlayedTurn] = []
    g, is_open = played.start(), False
    for at, g in enumerate(played.steps()):
        if is_open:
            _note_score(found[-1], g)
            is_open = g.turns == found[-1].number
        if at < len(played.answers) and _is_choice(g):
            if not found or found[-1].number != g.turns:
                found.append(PlayedTurn(g.turns, g.turn, _player(played, g.turn)))
                is_open = True
            text = _text(g, played.answers[at][1])
            found[-1].moments.append(Moment(g.copy(), text, g.score[g.turn]))
    _note_end(found, g)
    return found


def _is_choice(g: Game) -> bool:
    """Whether the seat on turn chooses, and nothing that others chose in secret waits."""
    decision = g.decision
    if decision is None or g.turns == 0 or decision.seat != g.turn or len(decision.offered) < 2:
        return False
    if is_automated(g, g.turn):
        return False
    frames = [frame for frame in g.stack if isinstance(frame, Frame)]
    return all(holder == g.turn for frame in frames for holder, _ in frame.hand_cards())


def _text(g: Game, text: str) -> str:
    """Return the text of an answer as the open question writes it."""
    assert g.decision is not None
    try:
        return g.decision.text(g.meant(text))
    except (BadText, IllegalAction):
        return text  # playing on says in which line it is wrong


def _player(replay: Replay, seat: int) -> str:
    name = replay.players[seat] if seat < len(replay.players) else ""
    return "" if name == PERSON else name


def _note_score(turn: PlayedTurn, g: Game) -> None:
    """Note the score after an answer."""
    for moment in turn.moments:
        moment.score = max(moment.score, g.score[turn.seat])


def _note_end(turns: list[PlayedTurn], g: Game) -> None:
    """Note the turn in which the game was won, and those after which dominance won it."""
    if not g.over:
        return
    by_dominance = any(g.dominance[seat] != NO_CARD for seat in g.winners)
    for turn in turns:
        last = turn.number < g.turns < turn.number + g.seats
        turn.won = turn.number == g.turns and turn.seat in g.winners
        turn.lost = by_dominance and last and turn.seat not in g.winners
