"""Setting up a table from a described position."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import (
    DAMAGE,
    abridged,
    check_plain,
    error_text,
    read_file,
    read_json,
)
from undergrowth.engine.errors import BadPosition, BadSetup, BadText
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.engine.given import given_path
from undergrowth.engine.seeds import checked_seed
from undergrowth.law.pieces.atoms import weigh
from undergrowth.law.positions import (
    take_cards,
)
from undergrowth.law.possible import check_position
from undergrowth.law.setup.standard import is_removed, removed_kinds
from undergrowth.law.turn.turn import PHASE_STEP, Play, Turn
from undergrowth.position.laying import (
    check_points,
    lay_boards,
    lay_hidden_items,
    lay_landmarks,
    lay_pieces,
    lay_ruins,
    lay_seat,
    lay_suits,
    lay_supply,
    seat_table,
    set_turn,
    take_from_supply,
)
from undergrowth.position.marks import read_marks
from undergrowth.position.naming import parsed
from undergrowth.position.progress import Progress, read_progress
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game, library
from undergrowth.table.names import CARDS, LANDMARKS
from undergrowth.table.setup import Setup

Document = dict[str, object]
"""A described position: `docs/api.md` lists its entries."""
_LARGEST: Final = 2**20
"""The most bytes of a file."""
_MOST_ENTRIES: Final = 20_000
_LONGEST_TEXT: Final = 2_000
"""The most characters of one entry: a list may be a text with commas."""


def load(path: str | Path) -> Document:
    """Return a position from a TOML or JSON file.  Raises `BadPosition` for any other file."""
    path = given_path("a position", path, BadPosition)
    try:
        text = read_file(path, _LARGEST)
        document = read_json(text) if path.suffix == ".json" else _read_toml(text)
    except OSError as error:
        raise BadPosition(f"{path} cannot be read: {error.strerror or error}") from error
    except BadText as error:
        raise BadPosition(f"{path}: not a TOML or JSON document: {error}") from None
    if not isinstance(document, dict):
        raise BadPosition(f"{path}: expected a table of entries")
    return document


def _read_toml(text: str) -> object:
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise BadText("it is nested too deep") from None
    except ValueError as error:
        raise BadText(str(error)) from None
    check_plain(document)
    return document


def game(
    document: Document,
    seed: int = 0,
    log: bool = True,
    scripted: bool = False,
    asks_all: bool = False,
    possible: bool = True,
    stops: list[str] | None = None,
) -> Game:
    """Return the game that a position describes, at its first question.

    Raises `BadPosition` naming the wrong entry.  `seed` deals everything that is not named; with
    `possible`, positions that no game can reach are refused; for the rest see `Game.new`.
    """
    g, progress = _laid(document, seed, possible)
    g.scripted, g.asks_all = bool(scripted), bool(asks_all)
    g.stop_at(stops or [])
    if log:
        g.log, g.answers = [], []
        g.opening = json.dumps(document)
    if progress is None:
        g.push_at(Play(g.turn), "pass_on")
        g.push_at(Turn(g.turn), PHASE_STEP[g.phase])
        g.run()
    else:
        _go_on(g, progress)
    return g


def _go_on(g: Game, progress: Progress) -> None:
    """Run a game from the middle of a turn.  Raises `BadPosition` if it cannot go on."""
    g.is_read = True
    try:
        progress.resume(g)
        g.run()
        for viewer in range(NOBODY, g.seats):
            g.observe(viewer)
        leads = [_is_answerable(g), *(_is_answerable(twin) for twin in _after_each(g))]
    except DAMAGE as damage:
        raise BadPosition(
            f"position.procedures: the game does not go on: {error_text(damage)}"
        ) from None
    if not all(leads):
        raise BadPosition("position.procedures: expected procedures that ask something")


def _after_each(g: Game) -> Iterator[Game]:
    """Yield the game after each answer to its open question, to check that it goes on."""
    for option in g.decision.options if g.decision is not None else ():
        twin = g.copy()
        twin.take(option)
        yield twin


def _is_answerable(g: Game) -> bool:
    decision = g.decision
    return g.over or (decision is not None and (bool(decision.offered) or decision.seat == CHANCE))


def table(document: Document, seed: int = 0, possible: bool = True) -> Game:
    """Return the table that a position describes, without procedures.  Raises `BadPosition`.

    With `possible`, positions that no game can reach are refused, with the section.
    """
    return _laid(document, seed, possible)[0]


def _laid(document: Document, seed: int, possible: bool) -> tuple[Game, Progress | None]:
    """Return the table and what is in progress; None if its phase is about to begin."""
    if not isinstance(document, dict):
        raise BadPosition(f"a position is a table of entries, not {abridged(document)}")
    try:
        check_plain(document, _MOST_ENTRIES, _LONGEST_TEXT)
    except BadText as error:
        raise BadPosition(f"position: {error}") from None
    doc = Reader("position", document)
    landmarks = doc.table("landmarks")
    told, supply_told = doc.has("dominance_cards"), doc.has("items")
    g = _empty_game(doc, seed, landmarks.entries())
    set_turn(g, doc)
    lay_boards(g, doc, [book(g).map_rules])
    lay_suits(g, doc.table("suits"))
    lay_landmarks(g, landmarks)
    lay_ruins(g, doc)
    lay_supply(g, doc)
    lay_pieces(g, doc)
    g.discard = take_cards(g, doc, "discard")
    g.available = take_cards(g, doc, "available")
    for card in g.available:
        if g.box.cards[card].kind != "dominance":
            raise BadPosition(
                f"position.available: {CARDS.text(card)} is no dominance card (3.3.3)"
            )
    top = take_cards(g, doc, "deck_top")
    for seat in range(g.seats):
        lay_seat(g, seat, seat_table(doc, g.seat_name(seat)))
    check_points(g)
    lay_boards(g, doc, [*book(g).others])
    lay_boards(g, doc, [*book(g).general])
    weigh(g)
    lay_boards(g, doc, [source for source in book(g).effects if source is not None])
    g.chance.shuffle(g.deck)
    if removed_kinds(g.setup) and not told:
        _leave_out_dominance(g)
    lay_boards(g, doc, [*book(g).landmarks])
    lay_hidden_items(g)
    lay_boards(g, doc, book(g).brought)
    read_marks(g, doc)
    progress = read_progress(g, doc)
    _take_held(g, progress)
    g.deck += reversed(top)
    doc.finish()
    if not supply_told:
        take_from_supply(g)
    if possible:
        check_position(g)
    return g, progress


def _take_held(g: Game, progress: Progress | None) -> None:
    """2.1 Take the cards that procedures hold from the deck."""
    for frame in progress.frames if progress is not None else []:
        for card in frame.cards():
            if card not in g.deck:
                name = CARDS.text(card) if 0 <= card < len(g.box.cards) else str(card)
                raise BadPosition(f"position.procedures: {name} is not left in the deck (2.1)")
            g.deck.remove(card)


def _empty_game(doc: Reader, seed: int, landmarks: list[str]) -> Game:
    seats = doc.words("seats")
    setup = Setup(doc.word("map", "autumn"), doc.word("deck", "base"), seats, in_play=landmarks)
    setup.advanced = doc.flag("advanced", False)
    setup.cooperative = doc.flag("cooperative", False)
    setup.hirelings = doc.words("hirelings")
    setup.with_hirelings = doc.flag("with_hirelings")
    setup.hireling_cards = doc.words("hireling_cards")
    setup.fan_content = doc.flag("fan_content", False)
    setup.house_rules = doc.words("house_rules")
    setup.control_die = doc.word("control_die", setup.control_die)
    for name in landmarks:
        parsed(LANDMARKS, name, "position.landmarks")
    try:
        setup = library().complete(setup)
    except BadSetup as error:
        raise BadPosition(f"position: {error}") from None
    g = Game(setup, library().rulebook(setup), seeded(checked_seed(seed)))
    g.seed = seed
    g.deck = g.box.deck + g.box.added
    if removed_kinds(g.setup) and not doc.flag("dominance_cards", True):
        _leave_out_dominance(g)
    return g


def _leave_out_dominance(g: Game) -> None:
    """5.1.3, R.3.4 Remove the dominance cards that small games leave out, except those named."""
    g.deck = [card for card in g.deck if not is_removed(g, card)]
