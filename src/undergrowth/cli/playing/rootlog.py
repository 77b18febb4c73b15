"""`undergrowth rootlog`: games written in the community's notation, and read from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from undergrowth.cli import files
from undergrowth.cli.readers import Language, read
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.documents import read_file
from undergrowth.engine.errors import BadSave, BadSetup, BadText, UndergrowthError
from undergrowth.engine.messages import Arg, phrase
from undergrowth.rootlog import Reading, described, first_impossible, to_rootlog
from undergrowth.rootlog import read as read_log
from undergrowth.rootlog.described import Described
from undergrowth.rootlog.notation.grammar import LARGEST

CONTRADICTED = 1
"""The exit code for a log that contradicts the rules."""

commands = typer.Typer(
    help="Rootlog, the community's notation: write games in it, and read them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Out = Annotated[Path | None, typer.Option("--out", "-o", help="The file to write.")]
Proposed = Annotated[
    bool, typer.Option("--proposed", help="Also use letters that are only proposed as yet.")
]


@commands.command("export")
def export(
    file: Annotated[Path, typer.Argument(help="A replay, or a saved game.")],
    out: Out = None,
    proposed: Proposed = False,
    for_parser: Annotated[
        bool,
        typer.Option(
            "--for-parser",
            help="Only what the community's parser on npm reads; the rest becomes comments.",
        ),
    ] = False,
) -> None:
    """Write a game as Rootlog, into a file or here."""
    replay = files.open_replay(file)
    try:
        text = to_rootlog(replay, proposed=proposed, for_parser=for_parser)
    except UndergrowthError as error:
        raise BadSave(f"{file}: {error}") from None
    if out is None:
        typer.echo(text, nl=False)
    else:
        files.write_new(out, text)


@commands.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A game written as Rootlog.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Write the position to this file, as JSON."),
    ] = None,
    turn: Annotated[
        int | None, typer.Option(min=0, help="The position after so many turns [default: all].")
    ] = None,
    seed: Annotated[int, typer.Option(help="Deals the cards that the log does not name.")] = 0,
    proposed: Proposed = False,
    lenient: Annotated[
        bool, typer.Option("--lenient", help="Go on past what cannot be, and list it.")
    ] = False,
    lang: Language = None,
) -> None:
    """Read a game as far as it can have happened, and say where it first cannot.

    Exit code 1 says that somewhere it cannot; with --lenient, that it was not read to its end.
    """
    read(lang)
    reading = _read(file, proposed, lenient)
    try:
        found = described(reading, turn, seed)
    except ValueError as error:
        raise BadSetup(f"--turn: {error}") from None
    here = Terminal()
    _tell(here, reading, found)
    contradicted = _tell_wrong(here, reading, found.turns)
    if lenient:
        _tell_slips(here, reading)
        contradicted = reading.wrong is not None
    if out is not None:
        files.write_new(out, json.dumps(found.document(), indent=1, ensure_ascii=False) + "\n")
        here.say(phrase("cli-rootlog_written", {"path": f"text:{out}"}))
    raise typer.Exit(CONTRADICTED if contradicted else 0)


def _read(file: Path, proposed: bool, lenient: bool) -> Reading:
    """Return a log from a file.  Raises `BadSave` naming the file, or `OSError`."""
    if file.is_dir():
        raise BadSave(f"{file} is a directory: expected a game written as Rootlog")
    try:
        return read_log(read_file(file, LARGEST), proposed, lenient)
    except (BadText, BadSave) as error:
        raise BadSave(f"{file}: {error}") from None


def _tell(here: Terminal, reading: Reading, found: Described) -> None:
    """Report the game, how far it was read, and what the log leaves open."""
    world = reading.world
    names: dict[str, Arg] = {"map": f"map:{world.map}", "deck": f"deck:{world.deck_name}"}
    here.say(phrase("cli-rootlog_game", names))
    for letter in reading.order:
        seat: dict[str, Arg] = {
            "seat": f"faction:{reading.letters.by_letter[letter].faction}",
            "score": found.told.score[letter],
            "cards": len(found.told.cards.at(letter)),
            "dealt": found.dealt.get(letter, 0),
        }
        here.say("  " + phrase("cli-rootlog_seat", seat))
    turns: dict[str, Arg] = {"turn": found.turns, "turns": len(reading.log.turns) - reading.setups}
    here.say(phrase("cli-rootlog_turns", turns))


def _tell_slips(here: Terminal, reading: Reading) -> None:
    """List the contradictions that the reader has skipped, with the sections of the Law."""
    here.say(phrase("cli-rootlog_slips", {"count": len(reading.slips)}))
    for slip in reading.slips:
        key = "cli-rootlog_slip" if slip.section else "cli-rootlog_slip_form"
        here.say("  " + phrase(key, {"reason": f"text:{slip}"}), "yellow")


def _tell_wrong(here: Terminal, reading: Reading, turns: int) -> bool:
    """Report the first contradiction; return whether there is one."""
    impossible = first_impossible(reading, turns)
    if impossible is not None:
        where: dict[str, Arg] = {
            "turn": impossible.turns,
            "line": impossible.line,
            "reason": f"text:{impossible.reason}",
        }
        here.say(phrase("cli-rootlog_impossible", where), "yellow")
    if reading.wrong is not None:
        here.say(phrase("cli-rootlog_wrong", {"reason": f"text:{reading.wrong}"}), "yellow")
    return impossible is not None or reading.wrong is not None
