"""Beginning a game at the terminal: from flags, from a file, or from a person's choices."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.text import Text

from undergrowth.ai import player_names
from undergrowth.cli import files
from undergrowth.cli.drawing.marks import faction_title
from undergrowth.cli.options import SEATS, Given, read_word, setup_of
from undergrowth.cli.playing.about import asked_about, nothing
from undergrowth.cli.results.simulate import players_by_seat
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.messages import Arg, fragment, phrase
from undergrowth.law.setup.fan import fan_package
from undergrowth.law.setup.seats import humans, is_automated
from undergrowth.maps import map_names
from undergrowth.session import PERSON, Session
from undergrowth.table.game import library
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import Setup

PLAYER = "greedy"
NO_ONE = "none"
YES = ("", "y", "yes", "j", "ja")
"""Words of consent, in every language."""

HELP = ("h", "help", "?")
QUIT = ("q", "quit", "exit")


def begun(
    terminal: Terminal,
    options: Given,
    seats: str | None,
    me: list[str] | None,
    player: str | None,
    seed: int | None,
) -> Session:
    """Return a new game as the flags say, or as a person without flags chooses.

    Without a seed nobody can predict chance.
    """
    if terminal.interactive and not options and all(e is None for e in (seats, me, player)):
        options, seats, me, player = pick(terminal)
    setup = library().complete(setup_of(seats, options))
    players = seated(setup.seats, me, player)
    return Session.new(setup, players, seed)


def resumed(path: Path, me: list[str] | None, player: str | None) -> Session:
    """Return the session in a file; a game saved without players gets them from the flags."""
    opened = files.open_game(path)
    if opened.session is not None and me is None and player is None:
        return opened.session
    seats = seated(opened.game.setup.seats, me, player)
    return Session(opened.game, seats, opened.game.seed if opened.game.stream is None else None)


def seated(seats: list[str], me: list[str] | None, player: str | None) -> list[str]:
    """Return the players by seat, with a person on each seat in `me`.  Raises `BadSetup`."""
    players = players_by_seat(player or PLAYER, seats)
    if me is None:
        me = humans(seats)[:1]
    for name in me:
        if name == NO_ONE:
            continue
        try:
            faction = FACTIONS.text(FACTIONS.parse(name))
        except BadText as error:
            raise BadSetup(f"--me: {error}, or {NO_ONE}") from None
        if faction not in seats:
            raise BadSetup(f"--me: {faction} has no seat; there are {', '.join(seats)}")
        if is_automated(faction):
            raise BadSetup(f"--me: {faction} plays by itself; there are {', '.join(humans(seats))}")
        players[seats.index(faction)] = PERSON
    return players


Picked = tuple[Given, str | None, list[str] | None, str | None]


def pick(terminal: Terminal) -> Picked:
    """Ask a person who gave no flags; Enter accepts the defaults."""
    setup = library().complete(Setup(seats=SEATS.split(",")))
    first, *others = [faction_title(name) for name in setup.seats]
    args: dict[str, Arg] = {
        "seat": f"text:{first}",
        "others": f"text:{', '.join(others)}",
        "player": f"player:{PLAYER}",
        "map": f"map:{setup.map}",
    }
    terminal.say(phrase("cli-you_play", args))
    known: dict[str, Arg] = {
        "maps": f"text:{', '.join(_marked(name) for name in map_names())}",
        "players": f"text:{', '.join(player_names())}",
    }
    terminal.say(phrase("cli-enter_begins", known))
    while True:
        line = _asked(terminal, "> ")
        try:
            return picked(line.split())
        except BadSetup as error:
            terminal.say(str(error), "yellow")


def _marked(map: str) -> str:
    """Return a map's name as it is typed, marked if it is fan content."""
    marked = fan_package("maps", map) != ""
    return fragment("cli-fan_name", {"name": f"text:{map}"}) if marked else map


def _asked(terminal: Terminal, prompt: str) -> str:
    """Return an answer given before there is a game; help is shown, and quitting ends the
    program."""
    while True:
        line = terminal.ask(prompt)
        command, _, rest = (line or "").partition(" ")
        if line is None or line.lower() in QUIT:
            raise typer.Exit(0)
        if command.lower() not in HELP:
            return line
        if rest.strip():
            terminal.show(asked_about(rest, terminal.width) or [Text(nothing(rest), "yellow")])
        else:
            terminal.say(phrase("cli-first_help"))


def picked(words: list[str]) -> Picked:
    """Return the choices in some words: setup options, seats, own faction, players.

    Raises `BadSetup`.
    """
    options: Given = {}
    seats: str | None = None
    me: list[str] | None = None
    player: str | None = None
    for word in words:
        chosen = read_word(word)
        if chosen is not None:
            options[chosen[0]] = chosen[1]
        elif word.split(":")[0] in player_names():
            player = word
        elif "," in word:
            seats = word
        elif FACTIONS.knows(word) or word == NO_ONE:
            me = [*(me or []), word]
        else:
            raise BadSetup(
                f"{word!r} is no faction, map, player or setup option, nor a list of seats"
            )
    seated(library().complete(setup_of(seats, options)).seats, me, player)
    return options, seats, me, player


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
        terminal.say(phrase("cli-unfinished", {"turn": game.turns, "seats": f"text:{names}"}))
        answer = _asked(terminal, phrase("cli-play_on") + " ")
        return path if answer.lower() in YES else None
    return None
