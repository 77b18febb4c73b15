"""`undergrowth terminal`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undergrowth.cli import files
from undergrowth.cli.drawing import screen
from undergrowth.cli.environment import problem
from undergrowth.cli.options import AUTOMATED_SEATS, SEATS, SEED, Given, with_setup_options
from undergrowth.cli.playing.begin import PLAYER, YES, begun, offer_unfinished, resumed
from undergrowth.cli.playing.talk import ANSWERED, QUIT, SAVE, UNDONE, Talk
from undergrowth.cli.readers import Language, Width, read
from undergrowth.cli.terminal import Stopped, Terminal, catch_signals
from undergrowth.engine.errors import BadSave
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Arg, phrase
from undergrowth.folders import data_folders
from undergrowth.session import FORMAT as SESSION
from undergrowth.session import Session
from undergrowth.table.saving.replay import FORMAT as REPLAY
from undergrowth.table.saving.replay import to_lines


@with_setup_options
def terminal(
    options: Given,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"Factions in clockwise order, with commas [default: {SEATS}, or none in a draft]."
            f" {AUTOMATED_SEATS}"
        ),
    ] = None,
    me: Annotated[
        list[str] | None,
        typer.Option(
            help="A faction you play; more than once to share the screen; none to watch"
            " [default: the first seat]."
        ),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(
            help="Who plays the others: a name for all, names by seat with commas,"
            f" or faction=name with commas [default: {PLAYER}]."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help=SEED)] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Play on from a saved game, a replay or a position saved.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is saved [default: your data folder].")
    ] = None,
    replay: Annotated[
        Path | None, typer.Option(help="Write the replay here when the game is over.")
    ] = None,
    width: Width = None,
    lang: Language = None,
) -> None:
    """Play in the terminal against computer players; what you type is explained by `h`."""
    read(lang)
    catch_signals()
    here = Terminal(width)
    _check_targets(save, replay)
    given = [seats, me, player, seed]
    try:
        if resume is None and here.interactive and not options and all(e is None for e in given):
            resume = offer_unfinished(here)
        if resume is not None:
            _refuse({**options, "seats": seats, "seed": seed}, "a resumed game keeps its own")
            session = resumed(resume, me, player)
            target = save or _kept_at(resume, here)
        else:
            session = begun(here, options, seats, me, player, seed)
            target = save or files.free_file()
    except Stopped as stopped:
        raise typer.Exit(stopped.code) from None
    raise typer.Exit(Sitting(here, session, target, replay).run())


def _check_targets(save: Path | None, replay: Path | None) -> None:
    """Check the files for the game and its replay: two files, that hold nothing else."""
    if save is not None and replay is not None and save.resolve() == replay.resolve():
        raise typer.BadParameter("the game and its replay need a file each", param_hint="--replay")
    for path, kind in ((save, SESSION), (replay, REPLAY)):
        if path is not None:
            files.check_holds(path, kind)


def _kept_at(path: Path, here: Terminal) -> Path:
    """Return the file for a resumed game: its own if it is a session, else a new one."""
    if files.format_of(path) == SESSION:
        return path
    kept = files.free_file()
    names: dict[str, Arg] = {"file": f"text:{path}", "path": f"text:{kept}"}
    here.say(phrase("cli-stays_as_it_is", names), "dim")
    return kept


def _refuse(flags: Given, reason: str) -> None:
    for name, value in flags.items():
        if value is not None:
            shown = f"--{name.replace('_', '-')}"
            raise typer.BadParameter(f"{reason}: leave {shown} out", param_hint="--resume")


# ---- the game


class Sitting:
    """A session that is played until it is over or the person leaves."""

    def __init__(
        self, terminal: Terminal, session: Session, path: Path, replay: Path | None
    ) -> None:
        self.terminal = terminal
        self.session = session
        self.path = path
        self.replay = replay
        self.talk = Talk(terminal, session)
        if session.game.turns > 0:
            everybody = range(NOBODY, session.game.seats)
            self.talk.told = dict.fromkeys(everybody, len(session.game.log or []))
        self._viewer = session.people[0] if session.people else NOBODY

    def run(self) -> int:
        """Play; return the exit code.  However it ends, the game is saved first."""
        try:
            return self._play()
        except Stopped as stopped:
            self.terminal.say()
            self._leave()
            return stopped.code

    def _play(self) -> int:
        self.terminal.say(phrase("cli-welcome"), "dim")
        proof = self.session.proof
        if proof is not None:
            said: dict[str, Arg] = {"commitment": f"text:{proof.commitment}"}
            self.terminal.say(phrase("cli-committed", said), "dim")
        elif self.session.game.seed:
            self.terminal.say(phrase("cli-game", {"seed": f"text:{self.session.game.seed}"}), "dim")
        if not self.session.people:
            return self._watch()
        while not self.session.game.over:
            self._go_on()
            seat = self.session.asked
            if seat is not None and not self._decide(seat):
                self._leave()
                return 0
        return self._finish()

    def _go_on(self) -> None:
        """Let the others play, and take a person's single options."""
        while True:
            seat, decision = self.session.asked, self.session.game.decision
            alone = decision is not None and len(decision.options) == 1 and self.session.plays_alone
            if decision is not None and alone and seat is not None and seat == self._viewer:
                self.talk.news(seat)
                self.talk.goes_by_itself(decision)
            if self.session.step() is None:
                return

    def _decide(self, seat: int) -> bool:
        """Ask a person for one choice; return False when they leave."""
        if seat != self._viewer and not self._hand_over(seat):
            return False
        if self.talk.open_question(seat):
            self._saved()
        while True:
            done = self.talk.listen(seat)
            if done is None or (done == QUIT and self._saved()):
                return False
            if done == SAVE and self._saved():
                self.terminal.say(phrase("cli-saved_to", {"path": f"text:{self.path}"}), "dim")
            if done in (ANSWERED, UNDONE):
                return True

    def _hand_over(self, seat: int) -> bool:
        """Let another person take over the screen, without showing a hand to the wrong one."""
        self._viewer = seat
        name: dict[str, Arg] = {"seat": f"faction:{self.session.game.seat_name(seat)}"}
        if self.terminal.interactive:
            self.terminal.console.clear()
            return self.terminal.ask(phrase("cli-now_plays.ask", name) + " ") is not None
        self.terminal.say(phrase("cli-now_plays", name), "bold")
        return True

    def _watch(self) -> int:
        """Show the game turn by turn, if no person plays."""
        asking = self.terminal.interactive
        while not self.session.game.over:
            turns = self.session.game.turns
            while self.session.game.turns == turns and self.session.step() is not None:
                pass
            self.talk.news(NOBODY)
            if asking:
                self.talk.picture(NOBODY)
                word = self.terminal.ask(phrase("cli-watch") + " > ")
                if word is None or word == "q":
                    self._leave()
                    return 0
                asking = word != "e"
        return self._finish()

    # ---- leaving

    def _save(self) -> None:
        files.write(self.path, self.session.to_json() + "\n")

    def _saved(self) -> bool:
        """Save; return False and report the reason when that fails."""
        try:
            self._save()
        except OSError as error:
            self.terminal.say(phrase("cli-not_saved", {"why": f"text:{problem(error)}"}), "yellow")
            return False
        return True

    def _leave(self) -> None:
        """Save, and print the command to resume."""
        if self.session.game.over:
            return
        self._save()
        self.terminal.say(phrase("cli-saved.ours" if self._is_ours() else "cli-saved"))
        self.terminal.console.print(f"undergrowth terminal --resume {self.path}", soft_wrap=True)

    def _finish(self) -> int:
        self.talk.news(self._viewer)
        self.talk.picture(self._viewer)
        self.terminal.say()
        self.terminal.show(screen.result_lines(self.session.game, self.talk.marks))
        self._write_replay()
        if self._is_ours():
            self.path.unlink(missing_ok=True)  # it was kept only to be resumed
        else:
            self._save()
        return 0

    def _is_ours(self) -> bool:
        """Whether the file was named by this program, to be offered at the next start."""
        return self.path.parent in data_folders()

    def _write_replay(self) -> None:
        text = to_lines(self.session.replay)
        path = self.replay
        if path is None and self.terminal.interactive:
            path = self._asked_path(text)
        if path is not None:
            files.write(path, text)
            self.terminal.say(phrase("cli-replay_written", {"path": f"text:{path}"}))

    def _asked_path(self, text: str) -> Path | None:
        """Ask for the replay's file; a file with other content is refused."""
        game = self.session.game
        proof = self.session.proof
        mark = str(game.seed) if proof is None else proof.commitment[:8]
        usual = files.free_name(Path(f"undergrowth-{game.setup.map}-{mark}.jsonl"))
        asked = phrase("cli-write_replay", {"path": f"text:{usual}"}) + " "
        while (words := self.terminal.ask(asked)) is not None:
            if words.lower() in ("n", "no", "nein"):
                return None
            path = Path(words) if words.lower() not in YES else usual
            try:
                files.check_new(path, text)
                return path
            except (BadSave, OSError) as error:
                said = problem(error) if isinstance(error, OSError) else str(error)
                self.terminal.say(said, "yellow")
        return None
