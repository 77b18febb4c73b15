"""`undergrowth lesson`: list lessons, take one, check a file."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.text import Text

from undergrowth.cli.playing.talk import ANSWERED, QUIT, Talk
from undergrowth.cli.readers import Language, read
from undergrowth.cli.terminal import Stopped, Terminal, catch_signals
from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.messages import Arg, Message, phrase
from undergrowth.lessons import Course, Lesson, lesson, lessons, load
from undergrowth.lessons.course import check

HINT: Final = "hint"

commands = typer.Typer(
    help="Short lessons: a position, and what to do in it step by step.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@commands.command("list")
def list_(lang: Language = None) -> None:
    """List the lessons in the order in which they are taken."""
    read(lang)
    here = Terminal()
    for id in lessons():
        try:
            told = (str(lesson(id).title), "")
        except UndergrowthError as error:
            told = (str(error), "red")
        here.say(Text.assemble((f"{id}  ", "bold"), told))


@commands.command()
def take(
    name: Annotated[str, typer.Argument(help="A lesson's id, or a file.")], lang: Language = None
) -> None:
    """Take a lesson; a wrong answer is explained, `hint` asks for the hint."""
    read(lang)
    catch_signals()
    try:
        raise typer.Exit(Classroom(Terminal(), opened(name)).run())
    except Stopped as stopped:
        raise typer.Exit(stopped.code) from None


@commands.command("check")
def check_(names: Annotated[list[str], typer.Argument(help="Files, or ids of lessons.")]) -> None:
    """Check that each lesson can be taken on every path that it accepts."""
    for name in names:
        found = opened(name)
        check(found)
        typer.echo(f"{name}: right; {len(found.steps)} steps")


def opened(name: str) -> Lesson:
    """Return a lesson by its id or from a file.  Raises `BadText` and `BadPosition`."""
    return load(name) if name.endswith((".toml", ".json")) else lesson(name)


class _Pupil(Talk):
    """A conversation in which a lesson checks each answer before it is given."""

    def __init__(self, terminal: Terminal, course: Course) -> None:
        super().__init__(terminal, course.session)
        self.course = course

    def _answer(self, line: str) -> str:
        decision = self.session.game.decision
        if decision is None:
            return ""
        try:
            reaction = self.course.answer(self._option(decision, line))
        except UndergrowthError as error:
            self.terminal.say(str(error), "yellow")
            return ""
        if reaction.said is not None:
            tell(self.terminal, reaction.said, "yellow")
        return ANSWERED if reaction.given else ""

    def _undo(self) -> str:
        """Refuse: each step builds on the one before."""
        self.terminal.say(phrase("cli-nothing_to_take_back"), "yellow")
        return ""


class Classroom:
    """A lesson at the terminal."""

    def __init__(self, terminal: Terminal, lesson: Lesson) -> None:
        self.terminal = terminal
        self.lesson = lesson
        self.course = Course(lesson)
        self.talk = _Pupil(terminal, self.course)
        log = self.course.session.game.log
        self.talk.told = {self.course.seat: len(log or [])}

    def run(self) -> int:
        """Take the steps; return 0 when all were taken, 1 when the learner leaves before."""
        self.terminal.say(str(self.lesson.title), "bold")
        tell(self.terminal, self.lesson.said("text"))
        while not self.course.over:
            self.talk.open_question(self.course.seat)
            self.terminal.say()
            count: dict[str, Arg] = {"number": self.course.at + 1, "of": len(self.lesson.steps)}
            self.terminal.say(phrase("lessons-step", count), "dim")
            tell(self.terminal, self.lesson.asks(self.course.at), "bold")
            if self._listen() == QUIT:
                return 1
        self.talk.news(self.course.seat)
        tell(self.terminal, self.lesson.said("closing"), "bold")
        return 0

    def _listen(self) -> str:
        """Read lines until one of them is an accepted answer."""
        while True:
            line = self.terminal.ask("> ")
            if line is None:
                return QUIT
            if line == HINT:
                tell(self.terminal, self.lesson.hint(self.course.at))
                continue
            done = self.talk.obey(line, self.course.seat)
            if done in (ANSWERED, QUIT):
                return done


def tell(terminal: Terminal, message: Message, style: str = "") -> None:
    """Print a message, unless it is empty."""
    words = str(message).strip()
    if words:
        terminal.say(words, style)
