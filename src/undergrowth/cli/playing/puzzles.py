"""`undergrowth puzzle`: list puzzles, play one, check a file, and look for new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from undergrowth.ai import make_player
from undergrowth.cli import files
from undergrowth.cli.drawing import screen
from undergrowth.cli.options import SEATS, Given, setup_of, with_setup_options
from undergrowth.cli.playing.cutting import cut_, goal_of
from undergrowth.cli.playing.talk import ANSWERED, QUIT, UNDONE, Talk
from undergrowth.cli.readers import Language, read
from undergrowth.cli.terminal import Stopped, Terminal, catch_signals
from undergrowth.engine.errors import BadText, UndergrowthError
from undergrowth.engine.messages import Message, fragment, phrase
from undergrowth.puzzles import OutOfBudget, Puzzle, Solver, check, load, puzzle, puzzles
from undergrowth.puzzles.files import to_document
from undergrowth.puzzles.finding import BUDGET as SMALL
from undergrowth.puzzles.finding import find
from undergrowth.puzzles.goals import GOALS
from undergrowth.puzzles.solving import BUDGET
from undergrowth.puzzles.writing import to_toml
from undergrowth.session import PERSON, Session

HINT: Final = "hint"
ANSWER: Final = "answer"
WATCHED: Final = 4000
"""The tries of the solver after each answer, to notice when the goal is out of reach."""

commands = typer.Typer(
    help="Puzzles: a position, a goal for this turn, and hints.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@commands.command("list")
def list_(lang: Language = None) -> None:
    """List the puzzles that are installed, by their ids."""
    read(lang)
    here = Terminal()
    for id in puzzles():
        try:
            each = puzzle(id)
            told = f"  {goal_of(each)}"
        except UndergrowthError as error:
            here.say(Text.assemble((f"{id}  ", "bold"), (str(error), "red")))
            continue
        here.say(Text.assemble((f"{id}  ", "bold"), str(each.title), (told, "dim")))


@commands.command()
def play(
    name: Annotated[str, typer.Argument(help="A puzzle's id, or a file.")], lang: Language = None
) -> None:
    """Play a puzzle; `hint` gives a hint, `answer` shows the line."""
    read(lang)
    catch_signals()
    try:
        raise typer.Exit(Riddle(Terminal(), opened(name)).run())
    except Stopped as stopped:
        raise typer.Exit(stopped.code) from None


@commands.command("check")
def check_(
    names: Annotated[list[str], typer.Argument(help="Files, or ids of puzzles.")],
    budget: Annotated[
        int, typer.Option(min=1, help="Answers that the solver tries in each deal.")
    ] = BUDGET,
) -> None:
    """Check that each puzzle can be read and its answer is right."""
    for name in names:
        found = check(opened(name), budget)
        keeping = ", ".join(found.first)
        typer.echo(
            f"{name}: right; {len(found.first)} of {found.of} first answers keep the goal"
            f" ({keeping}); {found.tried} answers tried"
        )


@commands.command("find")
@with_setup_options
def find_(
    options: Given,
    folder: Annotated[Path, typer.Argument(help="Where candidates are written.")],
    seats: Annotated[
        str | None, typer.Option(help=f"Factions, with commas [default: {SEATS}].")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games are looked through.")] = 1,
    goals: Annotated[str, typer.Option(help=f"Goals, with commas: {', '.join(GOALS)}.")] = "score",
    player: Annotated[str, typer.Option(help="Who plays the games.")] = "greedy",
    budget: Annotated[
        int, typer.Option(min=1, help="Answers that are tried for one moment.")
    ] = SMALL,
) -> None:
    """Look through games of computer players for turns that could bring more than greedy play."""
    wanted = goals.split(",")
    if not set(wanted) <= set(GOALS):
        raise BadText(f"--goals: expected some of {', '.join(GOALS)}, not {goals!r}")
    setup = setup_of(seats, options)
    make_player(player, 0, 0)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        for count, found in enumerate(find(setup, seed + number, wanted, budget, player)):
            path = folder / f"{found.puzzle.id}-{seed + number}-{count}.toml"
            files.write_new(path, to_toml(to_document(found.puzzle)))
            typer.echo(f"{path}: {goal_of(found.puzzle)} {' | '.join(found.puzzle.answers)}")


commands.command("cut")(cut_)


def opened(name: str) -> Puzzle:
    """Return a puzzle by its id or from a file.  Raises `BadText` and `BadPosition`."""
    return load(name) if name.endswith((".toml", ".json")) else puzzle(name)


class Riddle:
    """A puzzle at the terminal: a person plays the seat on turn, greedy players the others."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle) -> None:
        self.terminal = terminal
        self.puzzle = puzzle
        g = puzzle.game()
        self.seat = g.turn
        players = [PERSON if seat == self.seat else "greedy" for seat in range(g.seats)]
        self.session = Session(g, players, puzzle.seed)
        self.solver = Solver(g, puzzle.goal, WATCHED)
        self.talk = Talk(terminal, self.session)
        self.talk.told = {self.seat: len(g.log or [])}
        self.hints = 0

    def run(self) -> int:
        """Play; return 0 when the goal is reached, 1 when it is missed or the person leaves."""
        self._open()
        while True:
            self.session.advance()
            reached = self.solver.aim.reached(self.session.game)
            if reached is not None:
                self.talk.news(self.seat)
                self.terminal.say(phrase("puzzles-solved" if reached else "puzzles-missed"), "bold")
                return 0 if reached else 1
            self.talk.open_question(self.seat)
            done = self._listen()
            if done == QUIT:
                return 1

    def _open(self) -> None:
        """Show the title, text, goal, and every hand: they are open in a puzzle."""
        self.terminal.say(str(self.puzzle.title), "bold")
        self._say(self.puzzle.text)
        self.terminal.say(goal_of(self.puzzle), "bold")
        g = self.session.game
        self.terminal.show(screen.all_hands(g, self.terminal.width, self.talk.marks))
        self.terminal.say(phrase("puzzles-typed"), "dim")

    def _say(self, message: Message) -> None:
        words = str(message).strip()
        if words:
            self.terminal.say(words)

    def _listen(self) -> str:
        """Read lines until one of them is an answer, an undo or the end."""
        while True:
            line = self.terminal.ask("> ")
            if line is None:
                return QUIT
            if line == HINT:
                self._hint()
            elif line == ANSWER:
                self.terminal.say(" | ".join(self.puzzle.answers))
            else:
                done = self.talk.obey(line, self.seat)
                if done == ANSWERED:
                    self._watch()
                if done in (ANSWERED, UNDONE, QUIT):
                    return done

    def _hint(self) -> None:
        """Show the next hint, or the last one again."""
        self.hints = min(self.hints + 1, self.puzzle.hints)
        if self.hints == 0:
            self.terminal.say(phrase("puzzles-no_hint"))
        else:
            self._say(self.puzzle.hint(self.hints))

    def _watch(self) -> None:
        """Report when the goal is no longer certain."""
        self.solver.left = WATCHED
        try:
            sure = self.solver.proves(self.session.game)
        except OutOfBudget:
            return
        if not sure and self.solver.aim.reached(self.session.game) is None:
            self.terminal.say(fragment("puzzles-out_of_reach"), "yellow")
