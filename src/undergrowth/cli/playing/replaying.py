"""`undergrowth replay`: steps through a played game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from undergrowth.cli import files
from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.lines import rule
from undergrowth.cli.drawing.log import event_lines
from undergrowth.cli.drawing.marks import Marks, faction_title, marks_of
from undergrowth.cli.readers import Width
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.actions import Action, Shuffle
from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import BadSave, BadSetup, BadText, UndergrowthError
from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.labels import label
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.saving.replay import Replay

ALL = "all"
PUBLIC = "public"
HIDDEN = "..."
KEYS = "Enter next, b back, t next turn, t 5 turn 5, 120 answer 120, e end, q quit"


def replay(
    file: Annotated[Path, typer.Argument(help="A replay, or a saved game.")],
    as_: Annotated[
        str,
        typer.Option("--as", help="Who looks: a faction, public, or all with every hand open."),
    ] = PUBLIC,
    to: Annotated[
        int | None, typer.Option(min=0, help="Print the position after so many answers, and end.")
    ] = None,
    list_: Annotated[bool, typer.Option("--list", help="Print the answers, and end.")] = False,
    width: Width = None,
) -> None:
    """Step through a game: Enter goes on, `b` back, `t 5` to turn 5, `e` to the end."""
    terminal = Terminal(width)
    viewing = Viewing(files.open_replay(file), as_, terminal, file)
    if list_:
        viewing.list_answers()
    elif to is not None:
        viewing.at = viewing.checked(to)
        viewing.show()
    else:
        viewing.step_through()


class Viewing:
    """A replay at one of its positions, with its viewer."""

    def __init__(self, replay: Replay, who: str, terminal: Terminal, path: Path) -> None:
        self.terminal = terminal
        self.answers = replay.answers
        self.games: list[Game] = []
        self.lengths: list[int] = []
        """The number of events at each position; the last game has them all."""
        try:
            for game in replay.steps():
                self.games.append(game.copy())
                self.lengths.append(len(game.log or []))
        except UndergrowthError as error:
            raise BadSave(f"{path}: {error}") from None
        except DAMAGE as error:
            raise BadSave(
                f"{path}: the game cannot go on like that: {error_text(error)}"
            ) from error
        self.log = list(game.log or [])
        self.marks: Marks = marks_of(game.setup, terminal.plain)
        self.everything = who == ALL
        self.viewer = viewer_of(game, who)
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last position, which is the number of answers."""
        return len(self.answers)

    def checked(self, number: int) -> int:
        """Return a position's number.  Raises `BadSetup` when there is no such position."""
        if number > self.last:
            raise BadSetup(f"there are {self.last} answers, not {number}")
        return number

    # ---- showing

    def show(self) -> None:
        """Print the position: the events before it, the table, the open question."""
        game, width, marks = self.games[self.at], self.terminal.width, self.marks
        self.terminal.say(rule(self._place(), width, marks))
        self.terminal.show(self._events(self.at))
        self.terminal.show(screen.table(game, self.viewer, width, marks))
        if self.everything:
            self.terminal.say(rule("All hands", width, marks))
            self.terminal.show(screen.all_hands(game, width, marks))
        if game.over:
            self.terminal.show(screen.result_lines(game, marks))
        else:
            self.terminal.say(screen.asked_of(game, marks))
            if game.decision is not None:
                self.terminal.show(screen.question_lines(game, game.decision, width, marks))

    def _place(self) -> str:
        if self.at == 0:
            return f"The beginning of {self.last} answers"
        return f"Answer {self.at} of {self.last}: {self.told(self.at - 1)}"

    def _events(self, position: int) -> list[Text]:
        """Return the events that the answer before a position set off."""
        start = self.lengths[position - 1] if position else 0
        events = self.log[start : self.lengths[position]]
        return event_lines(
            self.games[position], events, self.viewer, self.marks, self.terminal.width
        )

    def told(self, number: int) -> str:
        """Return an answer in words, without anything the viewer may not know."""
        seat, text = self.answers[number]
        name = faction_title(seat) if FACTIONS.knows(seat) else seat.capitalize()
        action = self.games[number].meant(text)
        if self._may_read(number, action):
            return f"{name}: {label(self.games[number], action)}"
        return f"{name}: {action.verb} {HIDDEN}"

    def _may_read(self, number: int, action: Action) -> bool:
        """Whether the viewer may read an answer; not shuffles and other players' cards."""
        decision = self.games[number].decision
        own = decision is not None and self.viewer >= 0 and decision.seat == self.viewer
        if self.everything or own:
            return True
        return not isinstance(action, Shuffle) and all(each is not CARDS for each in action.domains)

    def list_answers(self) -> None:
        """Print every answer on a line."""
        for number, (seat, text) in enumerate(self.answers, start=1):
            action = self.games[number - 1].meant(text)
            shown = text if self._may_read(number - 1, action) else f"{action.verb} {HIDDEN}"
            self.terminal.say(f"{number:>5} {seat}: {shown}")

    # ---- stepping

    def step_through(self) -> None:
        """Show positions as the person at the terminal asks for them."""
        self.show()
        while (line := self.terminal.ask(f"{KEYS} > ")) is not None:
            if line == "q":
                return
            try:
                self.at = self._target(line)
            except BadText as error:
                self.terminal.say(str(error), "yellow")
                continue
            if self.terminal.interactive:
                self.terminal.console.clear()
            self.show()

    def _target(self, line: str) -> int:
        """Return the position that a line asks for.  Raises `BadText`."""
        word, _, number = line.partition(" ")
        if word == "" or word == "n":
            return min(self.last, self.at + 1)
        if word == "b":
            return max(0, self.at - 1)
        if word == "e":
            return self.last
        if word == "t" and not number:
            return self._turn(self.games[self.at].turns + 1)
        if word == "t" and number.isascii() and number.isdigit():
            return self._turn(int(number))
        if word.isascii() and word.isdigit() and int(word) <= self.last:
            return int(word)
        raise BadText(f"{line!r} is none of: {KEYS}")

    def _turn(self, turn: int) -> int:
        """Return the first position of a turn, or the last position."""
        for position, game in enumerate(self.games):
            if game.turns >= turn:
                return position
        return self.last


def viewer_of(game: Game, who: str) -> int:
    """Return the viewer's seat; NOBODY for `public` and `all`.  Raises `BadSetup`."""
    if who in (PUBLIC, ALL):
        return NOBODY
    try:
        seat = game.box.owner_of(FACTIONS.parse(who))
    except BadText as error:
        raise BadSetup(f"--as: {error}, {PUBLIC} or {ALL}") from None
    if seat == NOBODY:
        raise BadSetup(f"--as: {who} has no seat; there are {', '.join(game.setup.seats)}")
    return seat
