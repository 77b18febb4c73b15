"""Setting up a table from a described position."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth.data import sheet
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
from undergrowth.engine.seeds import checked_seed
from undergrowth.law.pieces.atoms import hide_items, place_ruin, shift, weigh
from undergrowth.law.positions import (
    existing_items,
    game_items,
    owner_named,
    pieces_named,
    ruin_items,
    seat_named,
    supply_items,
    take_cards,
    take_pieces,
)
from undergrowth.law.possible import check_position, items_in_play
from undergrowth.law.setup.landmarks import place_landmark
from undergrowth.law.setup.map import suit_markers, unsuited
from undergrowth.law.setup.seats import human_seats
from undergrowth.law.setup.standard import is_removed, removed_kinds
from undergrowth.law.turn.turn import PHASE_STEP, Play, Turn
from undergrowth.law.victory.score import POINTS_TO_WIN, victory_by_points
from undergrowth.position.entries import seat_entries
from undergrowth.position.marks import read_marks
from undergrowth.position.naming import clearing, parsed, place_in
from undergrowth.position.progress import Progress, read_progress
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game, library
from undergrowth.table.kinds import BUILDING
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, LANDMARKS, NO_SUIT, PIECES, SUITS
from undergrowth.table.places import MOST_CLEARINGS, NOWHERE
from undergrowth.table.setup import Setup
from undergrowth.table.sources import Source

Document = dict[str, object]
_LARGEST: Final = 2**20
"""The most bytes of a file."""
_MOST_POINTS: Final = 999
"""The most points of a seat that waits for others to win."""
_MOST_ENTRIES: Final = 20_000
_LONGEST_TEXT: Final = 2_000
"""The most characters of one entry: a list may be a text with commas."""


def load(path: str | Path) -> Document:
    """Return a position from a TOML or JSON file.  Raises `BadPosition` for any other file."""
    try:
        text = read_file(path, _LARGEST)
        document = read_json(text) if str(path).endswith(".json") else _read_toml(text)
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
    _set_turn(g, doc)
    _lay_boards(g, doc, [book(g).map_rules])
    _lay_suits(g, doc.table("suits"))
    _lay_landmarks(g, landmarks)
    _lay_ruins(g, doc)
    _lay_supply(g, doc)
    _lay_pieces(g, doc)
    g.discard = take_cards(g, doc, "discard")
    g.available = take_cards(g, doc, "available")
    for card in g.available:
        if g.box.cards[card].kind != "dominance":
            raise BadPosition(
                f"position.available: {CARDS.text(card)} is no dominance card (3.3.3)"
            )
    top = take_cards(g, doc, "deck_top")
    for seat in range(g.seats):
        _lay_seat(g, seat, _seat_table(doc, g.seat_name(seat)))
    _check_points(g)
    _lay_boards(g, doc, [*book(g).others])
    _lay_boards(g, doc, [*book(g).general])
    weigh(g)
    _lay_boards(g, doc, [source for source in book(g).effects if source is not None])
    g.chance.shuffle(g.deck)
    if removed_kinds(g.setup) and not told:
        _leave_out_dominance(g)
    _lay_boards(g, doc, [*book(g).landmarks])
    _lay_hidden_items(g)
    _lay_boards(g, doc, book(g).brought)
    read_marks(g, doc)
    progress = read_progress(g, doc)
    _take_held(g, progress)
    g.deck += reversed(top)
    doc.finish()
    if not supply_told:
        _take_from_supply(g)
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


def _most_points(g: Game, seat: int) -> int:
    """3.1, R.3 Return the most points of a seat in a game that goes on.

    More than enough to win is possible in a cooperative game, where people win together.
    """
    waits = g.setup.cooperative and len(human_seats(g)) > 1 and seat in human_seats(g)
    return _MOST_POINTS if waits else POINTS_TO_WIN - 1


def _check_points(g: Game) -> None:
    """3.1, R.3 Raise `BadPosition` if the game is already won by points."""
    for seat in range(g.seats):
        if victory_by_points(g, seat):
            raise BadPosition(f"position: {g.seat_name(seat)} has won with these points (3.1)")


def _lay_suits(g: Game, doc: Reader) -> None:
    """2.2.2 Set the suits of clearings: those named, else printed ones, else random markers."""
    markers = suit_markers(len(g.clearings))
    for key in doc.entries():
        place = clearing(g, key)
        g.suits[place] = 0
        for suit in doc.words(key):
            g.suits[place] |= 1 << parsed(SUITS, suit, f"suits.{key}")
    bare = [place for place in g.clearings if g.suits[place] == 0]
    for place in g.clearings:
        for suit_number in (0, 1, 2):
            if g.suits[place] >> suit_number & 1 and suit_number in markers:
                markers.remove(suit_number)
                break
    g.chance.shuffle(markers)
    for place in bare:
        suit_number = markers.pop()
        g.suits[place] = 1 << suit_number if suit_number != NO_SUIT else 0


def _lay_landmarks(g: Game, doc: Reader) -> None:
    """A.5, M Place landmarks in the clearings named, as `ferry = 4`, or in the map's own.

    Towns of the marsh that are not named go to clearings without a suit (M.5.1.II).
    """
    named = {key: clearing(g, str(doc.number(key, 0, 1))) for key in doc.entries()}
    for i, landmark in enumerate(book(g).landmarks):
        place = named.get(landmark.name, NOWHERE)
        if place == NOWHERE and landmark.name in g.box.woodland.landmarks:
            place = g.box.woodland.landmarks[landmark.name]
        if place == NOWHERE and landmark.name in g.box.woodland.landmarks:
            bare = [each for each in unsuited(g) if each not in named.values()]
            place = bare[0] if bare else NOWHERE
        if place != NOWHERE:
            place_landmark(g, i, place)


def _lay_boards(g: Game, doc: Reader, sources: list[Source]) -> None:
    """Set up boards, such as `landmark_cards = {legendary_forge = {items = "2 boot"}}`."""
    sections: dict[str, Reader] = {}
    for source in sources:
        if not source.is_out(g):
            continue
        entry = source.position_entry()
        if not entry:
            doc.declare(source.board_entries())
            source.read_board(g, doc)
            continue
        *within, key = entry
        around = doc
        for section in within:
            if section not in sections:
                sections[section] = doc.table(section)
            around = sections[section]
        own = around.board(key, source.board_entries())
        source.read_board(g, own)
        own.finish()
    for left in sections.values():
        left.finish()


def _lay_ruins(g: Game, doc: Reader) -> None:
    """2.2.4 Place ruins: all of the map's, or those in `ruins`, with the items named there."""
    if not doc.has("ruins"):
        for place in book(g).map_rules.ruins(g):
            place_ruin(g, place)
        return
    ruins = doc.table("ruins")
    left = ruin_items(g)
    for key in ruins.entries():
        place = clearing(g, key)
        if place not in book(g).map_rules.ruins(g):
            raise BadPosition(f"ruins.{key}: this clearing has no slot for a ruin (2.2.4)")
        place_ruin(g, place)
        hidden = ruins.values(key, ITEMS, left, "left to lie under ruins (9.3.4)")
        for item in hidden:
            left.remove(item)
        hide_items(g, place, hidden)


def _lay_supply(g: Game, doc: Reader) -> None:
    """5.1.5 Set the item supply: the default one, or the numbers in `items`."""
    for item, n in sheet("setup").counts("item_supply").items():
        g.items[ITEMS.parse(item)] = n
    if doc.has("items"):
        supply, most = doc.table("items"), existing_items(g)
        g.items = [supply.number(item, 0, 0, most[n]) for n, item in enumerate(ITEMS.names())]
        supply.finish()


def _lay_pieces(g: Game, doc: Reader) -> None:
    """1.5 Place pieces in clearings and forests, such as `marquise = "3 warriors, sawmill"`."""
    for section in ("clearings", "forests", "paths"):
        places = doc.table(section)
        for key in places.entries():
            place = place_in(g, section, key)
            spot = places.table(key)
            for name in spot.entries():
                owner = owner_named(g, name, f"{section}.{key}")
                where = f"{section}.{key}.{name}"
                for kind, n in pieces_named(g, owner, spot.words(name), where):
                    _lay_piece(g, kind, place, n, where)


def _lay_piece(g: Game, kind: int, place: int, n: int, where: str) -> None:
    take_pieces(g, kind, n, where)
    if g.box.kinds[kind].sort == BUILDING and g.slots[place] < n:
        raise BadPosition(
            f"{where}: {n} {PIECES.text(g.box.kinds[kind].piece)} does not fit:"
            f" {g.slots[place]} open slots there (2.2.3)"
        )
    shift(g, kind, place, n)


def _seat_table(doc: Reader, name: str) -> Reader:
    """Return a seat's entries, under its full name or a short form."""
    for key in doc.entries():
        if key != name and FACTIONS.knows(key) and FACTIONS.text(FACTIONS.parse(key)) == name:
            return doc.table(key)
    return doc.table(name)


def _lay_seat(g: Game, seat: int, doc: Reader) -> None:
    """Set up a player's cards, items, score, and board."""
    doc.declare(seat_entries(g, seat))
    g.hands[seat] = sorted(take_cards(g, doc, "hand"))
    if g.hands[seat] and not book(g).faction(seat).holds_cards(g):
        raise BadPosition(f"{doc.where}.hand: this faction holds no cards (R.2.8.1)")
    g.play[seat] = sorted(take_cards(g, doc, "play"))
    for card in g.play[seat]:
        if g.box.cards[card].kind != "persistent":
            raise BadPosition(
                f"{doc.where}.play: {CARDS.text(card)} is no persistent effect (4.1.3)"
            )
        if g.play[seat].count(card) > 1:
            raise BadPosition(f"{doc.where}.play: {CARDS.text(card)} is there twice (4.1.4)")
    for item in supply_items(g, doc, "crafted"):
        g.items[item] -= 1
        crafted = g.crafted[seat][:]
        crafted[item] += 1
        g.crafted[seat] = crafted
    g.score[seat] = doc.number("score", 0, 0, _most_points(g, seat))
    dominance = take_cards(g, doc, "dominance")
    if dominance:
        if len(dominance) > 1 or g.box.cards[dominance[0]].kind != "dominance":
            raise doc.wrong("dominance", "one dominance card (3.3.1, 3.3.2)")
        g.dominance[seat] = dominance[0]
    for source in book(g).hooks.read_seat:
        source.read_seat(g, seat, doc)
    if doc.has("home"):
        g.homes[seat] = clearing(g, str(doc.number("home", 0, 1, MOST_CLEARINGS)))
    book(g).faction(seat).read_board(g, doc)
    doc.finish()


def _take_from_supply(g: Game) -> None:
    """4.1.2 Take items that are elsewhere from the supply, as far as they came from there."""
    most, lying = game_items(g), items_in_play(g)
    for item in range(len(ITEMS)):
        g.items[item] -= max(0, min(lying[item] - most[item], g.items[item]))


def _lay_hidden_items(g: Game) -> None:
    """9.3.4, 14.3.3 Deal items to ruins without named ones, if an owner in play hides items."""
    bare = [place for place in g.ruin_places() if not g.ruins[place]]
    if not bare or not any(owner.hides_items() for owner in book(g).owners):
        return
    left = ruin_items(g)
    each = len(left) // sheet("setup").number("ruins.count")
    for pile in g.ruins:
        for item_number in pile:
            if item_number in left:
                left.remove(item_number)
    g.chance.shuffle(left)
    for place in bare:
        taken = left[:each]
        del left[:each]
        hide_items(g, place, taken)


def _set_turn(g: Game, doc: Reader) -> None:
    """1.4.1 Set the seat on turn, and the phase."""
    g.turn = seat_named(g, doc.word("turn", g.seat_name(0)), "position.turn")
    g.phase = PHASES.index(doc.word("phase", "birdsong", list(PHASES)))
    g.turns = doc.number("turns", 1, 1, 100000)
