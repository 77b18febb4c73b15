"""The conversation with a person at the terminal: questions, answers, and commands."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from undergrowth.cli.drawing import panels, screen
from undergrowth.cli.drawing.cards import counted_cards, hand
from undergrowth.cli.drawing.lines import hanging, with_law, word
from undergrowth.cli.drawing.marks import Marks, marks_of
from undergrowth.cli.drawing.scene import View
from undergrowth.cli.playing.about import asked_about, nothing
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.actions import PASS
from undergrowth.engine.errors import BadText, UndergrowthError
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.engine.messages import Arg, fragment, phrase
from undergrowth.law.setup.seats import automated_seats
from undergrowth.session import Session
from undergrowth.table.labels import label, law_of
from undergrowth.table.names import FACTIONS

COMMANDS: Final = ("number", "?", "h", "m", "k", "c", "b", "d", "l", "u", "s", "q")
"""The commands; `cli-help-<command>` explains each."""
_LOG_LINES: Final = 30
"""The log entries that `l` shows without a number; news shows twice as many lines at most."""
SAVE: Final = "save"
QUIT: Final = "quit"
ANSWERED: Final = "answered"
UNDONE: Final = "undone"


class Talk:
    """Prints a game at the terminal and carries out what a person types there.

    It remembers what each viewer has been shown.
    """

    def __init__(self, terminal: Terminal, session: Session) -> None:
        self.terminal = terminal
        self.session = session
        self._marks = marks_of(session.game.setup, terminal.plain)
        self._seats = session.game.setup.seats
        self.told: dict[int, int] = {}
        """By viewer, the number of events that have been printed."""
        self._drawn: tuple[int, int, int] | None = None
        """The viewer, turn and phase for which the map was last drawn."""
        self._seen: View = {}
        self._keyed = False
        self._scores = session.game.score[:]

    @property
    def marks(self) -> Marks:
        """The players' letters and colours; a draft changes them as factions are chosen (A.8.3)."""
        seats = self.session.game.setup.seats
        if seats != self._seats:
            self._seats = seats
            self._marks = marks_of(self.session.game.setup, self.terminal.plain)
        return self._marks

    @property
    def width(self) -> int:
        """The columns of the terminal."""
        return self.terminal.width

    # ---- showing

    def news(self, viewer: int) -> None:
        """Print the events that this viewer has not been shown; of very many, only the last."""
        g = self.session.game
        log = g.log or []
        since = min(self.told.get(viewer, 0), len(log))
        lines = screen.log_lines(g, since, viewer, self.marks, self.width)
        if len(lines) > 2 * _LOG_LINES:
            self.terminal.say(phrase("cli-lines_before", {"count": len(lines) - 2 * _LOG_LINES}))
            lines = lines[-2 * _LOG_LINES :]
        self.terminal.show(lines)
        self.told[viewer] = len(log)

    def picture(self, viewer: int) -> None:
        """Print the whole table as the viewer sees it, without the question."""
        g = self.session.game
        lines = screen.table(g, viewer, self.width, self.marks, keyed=not self._keyed)
        self._keyed = True
        self._drawn = (viewer, g.turns, g.phase)
        self._seen = _on_screen(screen.view_of(g, viewer))
        self.terminal.say()
        self.terminal.show(lines)

    def open_question(self, viewer: int) -> bool:
        """Print the news and the open question; at a new phase of the viewer's turn also the table.

        Of a table that looks as when it was last drawn only the headline is printed.  Returns
        whether the table or its headline was printed; if not, scores that have changed are.
        """
        g = self.session.game
        self.news(viewer)
        fresh = self._drawn != (viewer, g.turns, g.phase)
        drawn = self._drawn is None or (fresh and g.turn in (viewer, NOBODY))
        view = screen.view_of(g, viewer)
        if drawn and _on_screen(view) == self._seen:
            self._drawn = (viewer, g.turns, g.phase)
            self.terminal.say()
            self.terminal.say(panels.headline(view, self.width, self.marks))
        elif drawn:
            self.picture(viewer)
        self.terminal.say()
        if g.score != self._scores and not drawn:
            self.terminal.say(screen.scores(screen.view_of(g, NOBODY), self.marks))
        self._scores = g.score[:]
        self.question()
        return drawn

    def question(self) -> None:
        """Print the open question with its options."""
        g = self.session.game
        if g.decision is None:
            return
        self.terminal.show(screen.question_lines(g, g.decision, self.width, self.marks))
        self.terminal.show(screen.option_lines(g, g.decision, self.width, self.marks))

    def goes_by_itself(self, decision: Decision) -> None:
        """Print the only option of a question, which is taken unasked; print nothing for a pass."""
        action = decision.options[0]
        if action == PASS:
            return
        words = word(phrase("cli-only_one") + " ", "dim")
        words.append_text(screen.option_words(self.session.game, action, self.marks))
        law = law_of(decision, action)
        self.terminal.show(with_law(words, law, self.width, indent=2))

    # ---- listening

    def listen(self, seat: int) -> str | None:
        """Read lines and carry them out until one does more than show something.

        Returns what it did, as `obey` does, or None at the end of input.
        """
        while True:
            line = self.terminal.ask("> ")
            if line is None:
                return None
            done = self.obey(line, seat)
            if done:
                return done

    def obey(self, line: str, seat: int) -> str:
        """Carry out a line; return QUIT, SAVE, ANSWERED or UNDONE, or "" if it did none."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command in ("q", "quit"):
            return QUIT
        if command == "s":
            return SAVE
        if command == "u":
            return self._undo()
        if not line:
            self.question()
        elif command.startswith("?"):
            self._explain(seat, line[1:].strip())
        elif not self._show(command, rest, seat):
            return self._answer(line)
        return ""

    def _show(self, command: str, rest: str, seat: int) -> bool:
        """Carry out a command that shows something; return False if the line is no such command."""
        g, view = self.session.game, screen.view_of(self.session.game, seat)
        if command in ("h", "help"):
            self._tell(rest)
        elif command == "m":
            self.picture(seat)
            self.terminal.say()
            self.question()
        elif command == "k":
            self.terminal.show(panels.key(view, self.width, self.marks))
        elif command == "c":
            own = [each for each in view["seats"] if each["faction"] == view["viewer"]]
            self.terminal.show(hand(own[0]["hand"] if own else [], self.width, self.marks))
        elif command == "b":
            self._boards(rest, seat)
        elif command == "d":
            words = counted_cards(view["discard"], self.marks)
            self.terminal.show(hanging(Text(phrase("cli-discarded")), words, self.width, 11))
        elif command == "l":
            lines = screen.log_lines(g, 0, seat, self.marks, self.width)
            count = int(rest) if rest.isascii() and rest.isdigit() else _LOG_LINES
            self.terminal.show(lines[-count:] if count else [])
        else:
            return False
        return True

    def _tell(self, rest: str) -> None:
        """Print the commands, or the description of the card, faction or other thing named."""
        if not rest:
            self._help()
            return
        lines = asked_about(rest, self.width)
        if not lines:
            self.terminal.say(nothing(rest), "yellow")
        self.terminal.show(lines)

    def _answer(self, line: str) -> str:
        """Answer by number or words: return ANSWERED, or "" after printing why it is refused."""
        decision = self.session.game.decision
        if decision is None:
            return ""
        try:
            self.session.answer(self._option(decision, line))
        except UndergrowthError as error:
            self.terminal.say(f"{str(error)[:1].upper()}{str(error)[1:]}", "yellow")
            self.terminal.say(phrase("cli-h_lists"), "dim")
            return ""
        return ANSWERED

    def _option(self, decision: Decision, line: str) -> str:
        """Return the text of the option of that number, or the line itself if it is no number."""
        if line.isascii() and line.isdigit():
            number = int(line)
            if not 1 <= number <= len(decision.options):
                raise BadText(f"there are options 1 to {len(decision.options)}, not {number}")
            return decision.text(decision.options[number - 1])
        return line

    def _explain(self, seat: int, text: str) -> None:
        """Print why an answer is not offered, or its number if it is; without text, list all."""
        g, decision = self.session.game, self.session.game.decision
        if decision is None:
            return
        if not text:
            self.terminal.show(screen.question_lines(g, decision, self.width, self.marks))
            texts = ", ".join(decision.texts())
            self.terminal.say(phrase("cli-in_words", {"texts": f"text:{texts}"}))
            self.terminal.say(phrase("cli-ask_why"))
            return
        about, text = self._about(seat, text)
        try:
            reason = g.why_not(about, self._option(decision, text))
        except UndergrowthError as error:
            reason = str(error)
        if reason:
            self.terminal.say(f"{reason[:1].upper()}{reason[1:]}")
            return
        action = g.meant(self._option(decision, text))
        number = decision.options.index(action) + 1
        args: dict[str, Arg] = {
            "number": number,
            "label": f"text:{label(g, action)}",
            "law": f"text:{law_of(decision, action)}",
        }
        self.terminal.say(phrase("cli-option", args))

    def _about(self, seat: int, text: str) -> tuple[int, str]:
        """Return the seat that `? <text>` is about, and the text without its name.

        That is an automated faction's after `faction:`, else the person's own.
        """
        name, colon, rest = text.partition(":")
        for other in automated_seats(self.session.game) if colon and FACTIONS.knows(name) else []:
            if self.session.game.seat_name(other) == FACTIONS.text(FACTIONS.parse(name)):
                return other, rest.strip()
        return seat, text

    def _undo(self) -> str:
        """Take back the last answer and say so: return UNDONE, or "" if there is none."""
        if self.session.undo():
            events = len(self.session.game.log or [])
            self.told = {viewer: min(n, events) for viewer, n in self.told.items()}
            self.terminal.say(phrase("cli-taken_back"), "dim")
            return UNDONE
        self.terminal.say(phrase("cli-nothing_to_take_back"), "yellow")
        return ""

    def _boards(self, rest: str, seat: int) -> None:
        """Print the boards of the faction with a letter or name; without one, all boards."""
        view = screen.view_of(self.session.game, seat)
        names = [*view["setup"]["seats"], *(each["id"] for each in view.get("owners", []))]
        if rest:
            found = [name for name in names if self.marks.letters[name].lower() == rest.lower()]
            try:
                names = found or [FACTIONS.text(FACTIONS.parse(rest))]
            except UndergrowthError as error:
                self.terminal.say(str(error), "yellow")
                return
        self.terminal.show(screen.boards(view, self.width, self.marks, names))

    def _help(self) -> None:
        """Print what each command does."""
        for typed in COMMANDS:
            name = "question" if typed == "?" else typed
            shown = fragment("cli-a_number") if typed == "number" else typed
            meaning = Text(fragment(f"cli-help-{name}"))
            self.terminal.show(hanging(word(f"  {shown}", "bold"), meaning, self.width, 13))


def _on_screen(view: View) -> View:
    """Return the parts of a view that the table shows below its headline, to compare them."""
    return {key: part for key, part in view.items() if key not in ("turn", "decision")}
