"""`undergrowth play`: a game in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from undergrowth.ai import player_names
from undergrowth.cli import files, screen
from undergrowth.cli.marks import faction_title, make_marks
from undergrowth.cli.simulate import players_by_seat
from undergrowth.cli.talk import ANSWERED, QUIT, SAVE, UNDONE, Talk
from undergrowth.cli.terminal import NARROWEST, WIDEST, Stopped, Terminal, catch_signals
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.names import FACTIONS
from undergrowth.engine.records import NOBODY
from undergrowth.engine.replay import to_lines
from undergrowth.engine.setup import Setup, library
from undergrowth.maps import map_names
from undergrowth.session import PERSON, Session

SEATS = "marquise,eyrie,alliance,vagabond"
PLAYER = "greedy"
NO_ONE = "none"


def play(
    map: Annotated[str | None, typer.Option(help="The map [default: autumn].")] = None,
    deck: Annotated[str | None, typer.Option(help="The deck [default: base].")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help=f"Factions in clockwise order, with commas [default: {SEATS}]."),
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
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    reach: Annotated[
        str | None, typer.Option(help="Reach asked for: any, adventurous or recommended.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Play on from a saved game, a replay or a position saved.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is saved [default: your data folder].")
    ] = None,
    replay: Annotated[
        Path | None, typer.Option(help="Write the replay here when the game is over.")
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(min=NARROWEST, max=WIDEST, help="Columns [default: the terminal's]."),
    ] = None,
) -> None:
    """Play in the terminal against computer players; what you type is explained by `h`."""
    catch_signals()
    terminal = Terminal(width)
    given = [map, deck, seats, me, player, seed, reach]
    try:
        if resume is None and terminal.interactive and all(each is None for each in given):
            resume = offer_unfinished(terminal)
        if resume is not None:
            _refuse([map, deck, seats, seed, reach], "a resumed game keeps its own")
            session = _resumed(resume, me, player)
            path = save or resume
        else:
            session = _begun(terminal, map, deck, seats, me, player, seed, reach)
            path = save or files.free_file()
    except Stopped as stopped:
        raise typer.Exit(stopped.code) from None
    raise typer.Exit(Table(terminal, session, path, replay).run())


def _refuse(flags: list[object], reason: str) -> None:
    names = ("--map", "--deck", "--seats", "--seed", "--reach")
    for name, value in zip(names, flags, strict=True):
        if value is not None:
            raise typer.BadParameter(f"{reason}: leave {name} out", param_hint="--resume")


# ---- beginning and resuming


def _begun(
    terminal: Terminal,
    map: str | None,
    deck: str | None,
    seats: str | None,
    me: list[str] | None,
    player: str | None,
    seed: int | None,
    reach: str | None,
) -> Session:
    """A new game as the flags say, or as a person picks who gave none."""
    if terminal.interactive and all(each is None for each in (map, seats, me, player)):
        map, seats, me, player = pick(terminal)
    named = [seat.strip() for seat in (seats or SEATS).split(",") if seat.strip()]
    setup = Setup(map=map or "autumn", deck=deck or "base", seats=named, reach=reach or "any")
    setup = library().complete(setup)
    players = seated(setup.seats, me, player)
    if seed is None:
        seed = random.SystemRandom().randrange(10**6)
    return Session.new(setup, players, seed)


def _resumed(path: Path, me: list[str] | None, player: str | None) -> Session:
    """The session in a file; a game saved without players gets them from the flags."""
    opened = files.open_game(path)
    if opened.session is not None:
        if me is None and player is None:
            return opened.session
        seats = opened.game.setup.seats
        return Session(opened.game, seated(seats, me, player), opened.game.seed)
    return Session(opened.game, seated(opened.game.setup.seats, me, player), opened.game.seed)


def seated(seats: list[str], me: list[str] | None, player: str | None) -> list[str]:
    """Who plays each seat.  Raises `BadSetup`."""
    players = players_by_seat(player or PLAYER, seats)
    if me is None:
        me = [seats[0]]
    for name in me:
        if name == NO_ONE:
            continue
        try:
            faction = FACTIONS.text(FACTIONS.parse(name))
        except BadText as error:
            raise BadSetup(f"--me: {error}, or {NO_ONE}") from None
        if faction not in seats:
            raise BadSetup(f"--me: {faction} has no seat; there are {', '.join(seats)}")
        players[seats.index(faction)] = PERSON
    return players


Picked = tuple[str | None, str | None, list[str] | None, str | None]


def pick(terminal: Terminal) -> Picked:
    """Ask a person who gave no flags; Enter takes what there is."""
    setup = library().complete(Setup(seats=SEATS.split(",")))
    first, *others = [faction_title(name) for name in setup.seats]
    terminal.say(f"You play {first} against {', '.join(others)} ({PLAYER}), on the autumn map.")
    terminal.say(
        "Enter begins. Or say what you want instead, in a few words: a faction to play, "
        f"a map ({', '.join(map_names())}), who plays against you ({', '.join(player_names())}), "
        "the seats (eyrie,vagabond,alliance)."
    )
    while True:
        line = terminal.ask("> ")
        if line is None:
            raise typer.Exit(0)
        try:
            return picked(line.split())
        except BadSetup as error:
            terminal.say(str(error), "yellow")


def picked(words: list[str]) -> Picked:
    """What some words choose: map, seats, own faction, players.  Raises `BadSetup`."""
    map: str | None = None
    seats: str | None = None
    me: list[str] | None = None
    player: str | None = None
    for word in words:
        if word in map_names():
            map = word
        elif word.split(":")[0] in player_names():
            player = word
        elif "," in word:
            seats = word
        elif FACTIONS.knows(word) or word == NO_ONE:
            me = [*(me or []), word]
        else:
            raise BadSetup(f"{word!r} is no faction, map or player, nor a list of seats")
    named = [seat for seat in (seats or SEATS).split(",") if seat]
    seated(library().complete(Setup(seats=named)).seats, me, player)
    return map, seats, me, player


def offer_unfinished(terminal: Terminal) -> Path | None:
    """Offer the latest unfinished game that can be read."""
    for path in files.unfinished():
        try:
            game = files.open_game(path).game
        except (ValueError, OSError):
            continue
        if game.over:
            continue
        names = ", ".join(faction_title(name) for name in game.setup.seats)
        terminal.say(f"There is an unfinished game, turn {game.turns}: {names}.")
        answer = terminal.ask("Play on? Enter for yes, n for a new game: ")
        return path if answer is not None and answer.lower() in ("", "y", "yes") else None
    return None


# ---- the game


class Table:
    """One sitting: a session played until it is over or somebody leaves."""

    def __init__(
        self, terminal: Terminal, session: Session, path: Path, replay: Path | None
    ) -> None:
        self.terminal = terminal
        self.session = session
        self.path = path
        self.replay = replay
        self.talk = Talk(terminal, session, make_marks(session.game.setup.seats, terminal.plain))
        self.talk.told = len(session.game.log or []) if session.game.turns else 0
        self._viewer = session.people[0] if session.people else NOBODY

    def run(self) -> int:
        """Play; returns the exit code.  However it ends, the game is saved first."""
        try:
            return self._play()
        except Stopped as stopped:
            self.terminal.say()
            self._leave()
            return stopped.code

    def _play(self) -> int:
        self.terminal.say("undergrowth: the board game Root. Unofficial fan project.", "dim")
        if self.session.game.seed:
            self.terminal.say(f"Game {self.session.game.seed}. h lists what you can type.", "dim")
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
        """Let the others play, and take the steps that leave a person no choice."""
        while True:
            seat, decision = self.session.asked, self.session.game.decision
            if seat is not None and decision is not None and len(decision.options) == 1:
                if seat == self._viewer:
                    self.talk.news(seat)
                    self.talk.goes_by_itself(decision)
            if self.session.step() is None:
                return

    def _decide(self, seat: int) -> bool:
        """One choice of a person; False when they leave."""
        if seat != self._viewer and not self._hand_over(seat):
            return False
        if self.talk.open_question(seat):
            self._save()
        while True:
            done = self.talk.listen(seat)
            if done is None or done == QUIT:
                return False
            if done == SAVE:
                self._save()
                self.terminal.say(f"Saved to {self.path}", "dim")
            if done in (ANSWERED, UNDONE):
                return True

    def _hand_over(self, seat: int) -> bool:
        """Several people share the screen: nobody reads another's hand on the way."""
        self._viewer = seat
        name = faction_title(self.session.game.seat_name(seat))
        if self.terminal.interactive:
            self.terminal.console.clear()
            return self.terminal.ask(f"Now {name} plays. Enter when you are there: ") is not None
        self.terminal.say(f"Now {name} plays.", "bold")
        return True

    def _watch(self) -> int:
        """Nobody plays here: show the game turn by turn."""
        asking = self.terminal.interactive
        while not self.session.game.over:
            turns = self.session.game.turns
            while self.session.game.turns == turns and self.session.step() is not None:
                pass
            self.talk.news(NOBODY)
            if asking:
                self.talk.picture(NOBODY)
                word = self.terminal.ask("Enter: next turn, e: to the end, q: save and quit > ")
                if word is None or word == "q":
                    self._leave()
                    return 0
                asking = word != "e"
        return self._finish()

    # ---- leaving

    def _save(self) -> None:
        files.write(self.path, self.session.to_json() + "\n")

    def _leave(self) -> None:
        """Save and say how to come back."""
        if self.session.game.over:
            return
        self._save()
        self.terminal.say(f"Saved. Play on with: undergrowth play --resume {self.path}")

    def _finish(self) -> int:
        self.talk.news(self._viewer)
        self.talk.picture(self._viewer)
        self.terminal.say()
        self.terminal.show(screen.result_lines(self.session.game, self.talk.marks))
        self._write_replay()
        if self.path.parent == files.data_folder():
            self.path.unlink(missing_ok=True)  # it was kept only to be played on
        else:
            self._save()
        return 0

    def _write_replay(self) -> None:
        path = self.replay
        if path is None and self.terminal.interactive:
            usual = Path(
                f"undergrowth-{self.session.game.setup.map}-{self.session.game.seed}.jsonl"
            )
            words = self.terminal.ask(f"Write the replay? Enter for {usual}, another name, or n: ")
            if words is None or words.lower() in ("n", "no"):
                return
            path = Path(words) if words.lower() not in ("", "y", "yes") else usual
        if path is not None:
            files.write(path, to_lines(self.session.replay))
            self.terminal.say(f"Replay written: undergrowth replay {path}")
