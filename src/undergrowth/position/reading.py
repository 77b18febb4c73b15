"""Reading a described position onto a table."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.chance import seeded
from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadPosition, BadSetup, BadText
from undergrowth.engine.setup import Setup
from undergrowth.law.pieces.atoms import hide_items, place_ruin, shift, weigh
from undergrowth.law.positions import owner_named, pieces_named, take_card, take_pieces
from undergrowth.law.setup.landmarks import place_landmark
from undergrowth.law.setup.map import suit_markers, unsuited
from undergrowth.law.turn.turn import PHASE_STEP, Play, Turn
from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.table.book import book
from undergrowth.table.game import Game, library
from undergrowth.table.kinds import BUILDING
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, LANDMARKS, NO_SUIT, PIECES, SUITS
from undergrowth.table.places import MOST_CLEARINGS, NOWHERE, PLACE, is_path, path_place
from undergrowth.table.reader import Reader
from undergrowth.table.sources import Source

Document = dict[str, object]
_SETUP: Final = ("map", "deck", "seats")


def load(path: str | Path) -> Document:
    """A position from a TOML or JSON file.  Raises `BadPosition` for a file that is neither."""
    text = Path(path).read_text(encoding="utf-8")
    try:
        document = json.loads(text) if str(path).endswith(".json") else tomllib.loads(text)
    except (ValueError, tomllib.TOMLDecodeError) as error:
        raise BadPosition(f"{path}: not a TOML or JSON document: {error}") from None
    if not isinstance(document, dict):
        raise BadPosition(f"{path}: expected a table of entries")
    return document


def game(
    document: Document,
    seed: int = 0,
    log: bool = True,
    scripted: bool = False,
    asks_all: bool = False,
) -> Game:
    """The game a position describes, at its first question.

    Raises `BadPosition` naming the entry that is wrong.  `seed` deals what is not named.
    """
    g = table(document, seed)
    g.scripted, g.asks_all = scripted, asks_all
    if log:
        g.log, g.answers = [], []
        g.opening = json.dumps(document)
    g.push_at(Play(g.turn), "pass_on")
    g.push_at(Turn(g.turn), PHASE_STEP[g.phase])
    g.run()
    return g


def table(document: Document, seed: int = 0) -> Game:
    """The table a position describes, with no procedure in progress.  Raises `BadPosition`."""
    if not isinstance(document, dict):
        raise BadPosition(f"a position is a table of entries, not {type(document).__name__}")
    doc = Reader("position", document)
    landmarks = doc.table("landmarks")
    g = _empty_game(doc, seed, landmarks.entries())
    _lay_boards(g, doc, [book(g).map_rules])
    _lay_suits(g, doc.table("suits"))
    _lay_landmarks(g, landmarks)
    _lay_ruins(g, doc)
    _lay_supply(g, doc)
    _lay_pieces(g, doc)
    g.discard = _from_deck(g, doc, "discard")
    g.available = _from_deck(g, doc, "available")
    for card in g.available:
        if g.box.cards[card].kind != "dominance":
            raise BadPosition(f"position.available: {CARDS.text(card)} is no dominance card")
    top = _from_deck(g, doc, "deck_top")
    for seat in range(g.seats):
        _lay_seat(g, seat, _seat_table(doc, g.seat_name(seat)))
    _lay_boards(g, doc, [*book(g).others])
    _lay_boards(g, doc, [*book(g).general])
    weigh(g)
    _lay_boards(g, doc, [source for source in book(g).effects if source is not None])
    g.chance.shuffle(g.deck)
    _lay_boards(g, doc, [*book(g).landmarks])
    g.deck += reversed(top)
    _lay_hidden_items(g)
    _set_turn(g, doc)
    doc.finish()
    return g


def _empty_game(doc: Reader, seed: int, landmarks: list[str]) -> Game:
    seats = doc.words("seats")
    setup = Setup(doc.word("map", "autumn"), doc.word("deck", "base"), seats, in_play=landmarks)
    setup.advanced = doc.flag("advanced", False)
    setup.hirelings = doc.words("hirelings")
    for name in landmarks:
        _parse(LANDMARKS, name, "position.landmarks")
    try:
        setup = library().complete(setup)
    except BadSetup as error:
        raise BadPosition(f"position: {error}") from None
    g = Game(setup, library().rulebook(setup), seeded(seed))
    g.seed = seed
    g.deck = g.box.deck + g.box.added
    if g.seats == 2 and not doc.flag("dominance_cards", True):
        g.deck = [card for card in g.deck if g.box.cards[card].kind != "dominance"]
    return g


def _lay_suits(g: Game, doc: Reader) -> None:
    """2.2.2 Suits of clearings; the printed ones, or markers at random, where none is named."""
    markers = suit_markers(len(g.clearings))
    for key in doc.entries():
        place = _clearing(g, key)
        g.suits[place] = 0
        for suit in doc.words(key):
            g.suits[place] |= 1 << _parse(SUITS, suit, f"suits.{key}")
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
    """A.5, M Landmarks in the clearings named, as `ferry = 4`, or where the map has them.

    Towns of the marsh that are not named stand in clearings without a suit (M.5.1.II).
    """
    named = {key: _clearing(g, str(doc.number(key, 0, 1))) for key in doc.entries()}
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
    """What lies on boards, such as `landmark_cards = {legendary_forge = {items = "2 boot"}}`."""
    sections: dict[str, Reader] = {}
    for source in sources:
        if not source.is_out(g):
            continue
        entry = source.position_entry()
        if not entry:
            source.read_board(g, doc)
            continue
        *within, key = entry
        around = doc
        for section in within:
            if section not in sections:
                sections[section] = doc.table(section)
            around = sections[section]
        own = around.table(key)
        source.read_board(g, own)
        own.finish()
    for left in sections.values():
        left.finish()


def _lay_ruins(g: Game, doc: Reader) -> None:
    """2.2.4 Ruins: all of the map's, or those in `ruins`, with the items named there."""
    if not doc.has("ruins"):
        for place in book(g).map_rules.ruins(g):
            place_ruin(g, place)
        return
    ruins = doc.table("ruins")
    for key in ruins.entries():
        place = _clearing(g, key)
        if place not in book(g).map_rules.ruins(g):
            raise BadPosition(f"ruins.{key}: this clearing has no slot for a ruin")
        place_ruin(g, place)
        hide_items(g, place, ruins.items(key))


def _lay_supply(g: Game, doc: Reader) -> None:
    """5.1.5 The item supply: the box's, or what `items` says."""
    for item, n in sheet("setup").counts("item_supply").items():
        g.items[ITEMS.parse(item)] = n
    if doc.has("items"):
        supply = doc.table("items")
        g.items = [supply.number(item, 0, 0, 20) for item in ITEMS.names()]
        supply.finish()


def _lay_pieces(g: Game, doc: Reader) -> None:
    """1.5 Pieces in clearings and forests, such as `marquise = "3 warriors, sawmill"`."""
    for section in ("clearings", "forests", "paths"):
        places = doc.table(section)
        for key in places.entries():
            place = _place(g, section, key)
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
    """A seat's entries, under its full name or a short form."""
    for key in doc.entries():
        if key != name and FACTIONS.knows(key) and FACTIONS.text(FACTIONS.parse(key)) == name:
            return doc.table(key)
    return doc.table(name)


def _lay_seat(g: Game, seat: int, doc: Reader) -> None:
    """A player's cards, items, score, and board."""
    g.hands[seat] = sorted(_from_deck(g, doc, "hand"))
    g.play[seat] = sorted(_from_deck(g, doc, "play"))
    for card in g.play[seat]:
        if g.box.cards[card].kind != "persistent":
            raise BadPosition(f"{doc.where}.play: {CARDS.text(card)} is no persistent effect")
        if g.play[seat].count(card) > 1:
            raise BadPosition(f"{doc.where}.play: {CARDS.text(card)} is there twice (4.1.4)")
    for item in doc.items("crafted"):
        if g.items[item] == 0:
            raise BadPosition(f"{doc.where}.crafted: no {ITEMS.text(item)} is left in the supply")
        g.items[item] -= 1
        crafted = g.crafted[seat][:]
        crafted[item] += 1
        g.crafted[seat] = crafted
    g.score[seat] = doc.number("score", 0, 0, POINTS_TO_WIN - 1)
    dominance = _from_deck(g, doc, "dominance")
    if dominance:
        if len(dominance) > 1 or g.box.cards[dominance[0]].kind != "dominance":
            raise doc.wrong("dominance", "one dominance card")
        g.dominance[seat] = dominance[0]
    for source in book(g).hooks.read_seat:
        source.read_seat(g, seat, doc)
    g.homes[seat] = PLACE.parse(str(doc.number("home", 0, 0, MOST_CLEARINGS)))
    book(g).faction(seat).read_board(g, doc)
    doc.finish()


def _from_deck(g: Game, doc: Reader, key: str) -> list[int]:
    cards = doc.cards(key)
    for card in cards:
        take_card(g, card, f"{doc.where}.{key}")
    return cards


def _lay_hidden_items(g: Game) -> None:
    """9.3.4 With a Vagabond in play, ruins without named items get theirs at random."""
    vagabonds = sum(1 for faction in book(g).factions if faction.pawn >= 0)
    bare = [place for place in g.ruin_places() if not g.ruins[place]]
    if vagabonds == 0 or not bare:
        return
    left: list[int] = []
    for item, n in sheet("setup").counts("ruins.items").items():
        left += [ITEMS.parse(item)] * (n * vagabonds)
    for pile in g.ruins:
        for item_number in pile:
            if item_number in left:
                left.remove(item_number)
    g.chance.shuffle(left)
    for place in bare:
        taken = left[:vagabonds]
        del left[:vagabonds]
        hide_items(g, place, taken)


def _set_turn(g: Game, doc: Reader) -> None:
    """1.4.1 Whose turn it is, and which phase is about to begin."""
    g.turn = _seat(g, doc.word("turn", g.seat_name(0)), "position.turn")
    g.phase = PHASES.index(doc.word("phase", "birdsong", list(PHASES)))
    _lay_boards(g, doc, book(g).brought)
    g.turns = doc.number("turns", 1, 1, 100000)


def _place(g: Game, section: str, key: str) -> int:
    """A place by the section it stands in; holdings of factions stand among the clearings."""
    if section == "forests":
        return _forest(g, key)
    if section == "paths":
        return _path(g, key)
    return _clearing(g, key)


def _path(g: Game, key: str) -> int:
    place = _parse(PLACE, key, "paths")
    if not is_path(place) or place >= path_place(len(g.box.woodland.path_ends) + 1):
        raise BadPosition(f"{key!r} is no path of this map")
    if not g.has_place(place):
        raise BadPosition(f"paths.{key}: nothing in this game stands on paths")
    return place


def _clearing(g: Game, key: str) -> int:
    place = _parse(PLACE, key, "clearings")
    if place not in g.clearings and place not in g.box.holdings:
        shown = ", ".join(PLACE.text(each) for each in g.clearings)
        raise BadPosition(f"{key!r} is no clearing: expected one of {shown}")
    return place


def _forest(g: Game, key: str) -> int:
    place = _parse(PLACE, key, "forests")
    if place not in g.box.woodland.forest_places:
        raise BadPosition(f"{key!r} is no forest of this map")
    return place


def _seat(g: Game, name: str, where: str) -> int:
    seat = owner_named(g, name, where)
    if seat >= g.seats:
        raise BadPosition(f"{where}: {name} has no seat in this game")
    return seat


def _parse(domain: Domain, word: str, where: str) -> int:
    try:
        return domain.parse(str(word))
    except BadText as error:
        raise BadPosition(f"{where}: {error}") from None
