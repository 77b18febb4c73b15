"""`undergrowth new`, `show` and `choose`: games in files, for scripts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from undergrowth import position
from undergrowth.cli import files
from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.marks import marks_of
from undergrowth.cli.options import (
    AUTOMATED_SEATS,
    SEATS,
    SEED,
    Given,
    setup_of,
    with_setup_options,
)
from undergrowth.cli.playing.replaying import ALL, viewer_of
from undergrowth.cli.readers import Width
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.chance import Stream, new_key, new_seed
from undergrowth.engine.errors import BadSetup, BadText, IllegalAction, UndergrowthError
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.table.game import Game
from undergrowth.table.labels import label, law_of, question, targets
from undergrowth.table.saving import replay
from undergrowth.table.saving import saves as codec

REPLAY_ENDING = ".jsonl"


@with_setup_options
def new(
    options: Given,
    file: Annotated[
        Path, typer.Argument(help="Where to write: a replay for .jsonl, otherwise a save.")
    ],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Factions in clockwise order, the starting player first, with commas"
            f" [default: {SEATS}, or none in a draft]. {AUTOMATED_SEATS}"
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help=SEED)] = None,
    start: Annotated[
        Path | None,
        typer.Option("--position", help="Begin from a described position, TOML or JSON."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> None:
    """Begin a game and write it to a file."""
    if file.exists() and not force:
        raise BadSetup(f"{file} is there already: --force replaces it")
    if start is not None:
        game = position.game(position.load(start), new_seed() if seed is None else seed)
        game.stream = Stream(new_key()) if seed is None else None
    elif seed is None:
        game = Game.new(setup_of(seats, options), key=new_key())
    else:
        game = Game.new(setup_of(seats, options), seed)
    kind = replay.FORMAT if file.suffix == REPLAY_ENDING else codec.FORMAT
    files.write(file, files.Opened(game, kind).text())
    Terminal().say(_next(game))


def show(
    file: Annotated[Path, typer.Argument(help="A save, a session or a replay.")],
    as_: Annotated[
        str | None,
        typer.Option(
            "--as",
            help="Who looks: a faction, public, or all [default: who is asked].",
        ),
    ] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    width: Width = None,
) -> None:
    """Print the position, the open question and its options."""
    game = files.open_game(file).game
    viewer = viewer_of(game, as_) if as_ is not None else _asked(game)
    if json_:
        typer.echo(json.dumps(document(game, viewer, as_ == ALL), indent=1))
        return
    terminal = Terminal(width)
    marks = marks_of(game.setup, terminal.plain)
    terminal.show(screen.table(game, viewer, terminal.width, marks, keyed=True))
    if as_ == ALL:
        terminal.show(screen.all_hands(game, terminal.width, marks))
    if game.decision is None:
        terminal.show(screen.result_lines(game, marks))
        return
    terminal.say()
    terminal.say(screen.asked_of(game, marks))
    terminal.show(screen.question_lines(game, game.decision, terminal.width, marks))
    if as_ == ALL or viewer == game.decision.seat:
        terminal.show(screen.option_lines(game, game.decision, terminal.width, marks))


def choose(
    file: Annotated[Path, typer.Argument(help="A save, a session or a replay.")],
    answers: Annotated[
        list[str],
        typer.Argument(
            help="Answers, one per argument: in their canonical words, 'from 3' 'to 7', or the"
            " numbers of options."
        ),
    ],
) -> None:
    """Answer the open question, and those after it, and write the file again.

    When an answer is refused the file stays as it was.
    """
    opened = files.open_game(file)
    for answer in _split(opened.game, answers):
        try:
            opened.answer(_in_words(opened.game, answer))
        except (BadText, IllegalAction) as error:
            raise type(error)(f"{file} is unchanged: {error}{_advice(answers, error)}") from None
    files.write(file, opened.text())
    Terminal().say(_next(opened.game))


def _split(game: Game, words: list[str]) -> list[str]:
    """Return the answers: one per argument, or all arguments together when they are one answer."""
    together = " ".join(words)
    if _is_offered(game, together):
        return [together]
    first = words[0]
    if " " in first or first.isdigit() or _is_offered(game, first):
        return words
    return words if _is_read(game, first) and not _is_read(game, together) else [together]


def _is_offered(game: Game, text: str) -> bool:
    try:
        return game.offers(game.meant(text))
    except UndergrowthError:
        return False


def _is_read(game: Game, text: str) -> bool:
    try:
        game.meant(text)
    except UndergrowthError:
        return False
    return True


def _advice(words: list[str], error: UndergrowthError) -> str:
    """Return advice for when the shell may have split one answer into several."""
    if len(words) == 1 or isinstance(error, IllegalAction) or any(" " in word for word in words):
        return ""
    return "; several answers need quotation marks: 'from 3' 'to 7'"


def _in_words(game: Game, answer: str) -> str:
    """Return an answer's text; a number stands for the option of that number."""
    decision = game.decision
    if decision is None or not (answer.isascii() and answer.isdigit()):
        return answer
    if not 1 <= int(answer) <= len(decision.options):
        raise BadText(f"there is no option {answer}: there are {len(decision.options)}")
    return decision.text(decision.options[int(answer) - 1])


def _asked(game: Game) -> int:
    return game.decision.seat if game.decision is not None else NOBODY


def _next(game: Game) -> Text:
    """Return the open question in words, or the result."""
    if game.decision is None:
        winners = " and ".join(game.seat_name(seat) for seat in game.winners)
        how = f"{winners} won by {game.victory}" if winners else "nobody has won"
        return Text(f"The game is over: {how}.")
    name = game.seat_name(game.decision.seat)
    asks = str(question(game, game.decision))
    return Text(f"{name} is asked: {asks} ({len(game.decision.options)} options)")


# ---- for programs


def document(game: Game, viewer: int, everything: bool = False) -> dict[str, object]:
    """Return a position for programs: the open question, and the viewer's view."""
    doc: dict[str, object] = {"decision": None}
    decision = game.decision
    if decision is not None:
        doc["decision"] = asked_document(game, decision, everything or viewer == decision.seat)
    doc["observation"] = game.observe(viewer)
    if everything:
        doc["observations"] = {
            game.seat_name(seat): game.observe(seat) for seat in range(game.seats)
        }
    doc["outcome"] = game.outcome
    return doc


def asked_document(game: Game, decision: Decision, with_options: bool) -> dict[str, object]:
    """Return a question, with its options if the reader may see them."""
    doc: dict[str, object] = {
        "seat": game.seat_name(decision.seat),
        "prompt": decision.prompt,
        "question": str(question(game, decision)),
        "law": decision.law,
    }
    if with_options:
        doc["options"] = [
            {
                "text": decision.text(option),
                "label": str(label(game, option)),
                "law": law_of(decision, option),
                "targets": targets(option),
            }
            for option in decision.options
        ]
    return doc
