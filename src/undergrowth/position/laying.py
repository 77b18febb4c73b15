"""Laying the table that a position describes: suits, pieces, cards, items and boards."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.messages import Arg, because
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.ground import hide_items, place_ruin
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
from undergrowth.law.possible import items_in_play
from undergrowth.law.setup.landmarks import place_landmark
from undergrowth.law.setup.map import suit_markers, unsuited
from undergrowth.law.setup.seats import human_seats
from undergrowth.law.victory.score import points_to_win, victory_by_points
from undergrowth.position.entries import seat_entries
from undergrowth.position.naming import clearing, parsed, place_in
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, NO_SUIT, PIECES, SUITS
from undergrowth.table.places import MOST_CLEARINGS, NOWHERE, PLACE
from undergrowth.table.sources import Source


class NoRoom(BadPosition):
    """A clearing has fewer slots than a position describes buildings for it (2.2.3)."""

    def __init__(self, where: str, piece: str, n: int, place: int, slots: int) -> None:
        super().__init__(f"{where}: {n} {piece} does not fit: {slots} open slots there (2.2.3)")
        at = f"place:{PLACE.text(place)}"
        told: dict[str, Arg] = {"piece": f"piece:{piece}", "number": n, "place": at, "count": slots}
        self.meaning: Final = because("why-too_few_slots", told)
        """The reason for somebody who has described nothing."""


_MOST_POINTS: Final = 999
"""The most points of a seat that waits for others to win."""


def _most_points(g: Game, seat: int) -> int:
    """3.1, R.3 Return the most points of a seat in a game that goes on.

    More than enough to win is possible in a cooperative game, where people win together.
    """
    waits = g.setup.cooperative and len(human_seats(g)) > 1 and seat in human_seats(g)
    return _MOST_POINTS if waits else points_to_win(g, seat) - 1


def check_points(g: Game) -> None:
    """3.1, R.3 Raise `BadPosition` if the game is already won by points."""
    for seat in range(g.seats):
        if victory_by_points(g, seat):
            raise BadPosition(f"position: {g.seat_name(seat)} has won with these points (3.1)")


def lay_suits(g: Game, doc: Reader) -> None:
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


def lay_landmarks(g: Game, doc: Reader) -> None:
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


def lay_boards(g: Game, doc: Reader, sources: list[Source]) -> None:
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


def lay_ruins(g: Game, doc: Reader) -> None:
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


def lay_supply(g: Game, doc: Reader) -> None:
    """5.1.5 Set the item supply: the default one, or the numbers in `items`."""
    for item, n in sheet("setup").counts("item_supply").items():
        g.items[ITEMS.parse(item)] = n
    if doc.has("items"):
        supply, most = doc.table("items"), existing_items(g)
        g.items = [supply.number(item, 0, 0, most[n]) for n, item in enumerate(ITEMS.names())]
        supply.finish()


def lay_pieces(g: Game, doc: Reader) -> None:
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
        piece = PIECES.text(g.box.kinds[kind].piece)
        raise NoRoom(where, piece, n, place, g.slots[place])
    shift(g, kind, place, n)


def seat_table(doc: Reader, name: str) -> Reader:
    """Return a seat's entries, under its full name or a short form."""
    for key in doc.entries():
        if key != name and FACTIONS.knows(key) and FACTIONS.text(FACTIONS.parse(key)) == name:
            return doc.table(key)
    return doc.table(name)


def lay_seat(g: Game, seat: int, doc: Reader) -> None:
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


def take_from_supply(g: Game) -> None:
    """4.1.2 Take items that are elsewhere from the supply, as far as they came from there."""
    most, lying = game_items(g), items_in_play(g)
    for item in range(len(ITEMS)):
        g.items[item] -= max(0, min(lying[item] - most[item], g.items[item]))


def lay_hidden_items(g: Game) -> None:
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


def set_turn(g: Game, doc: Reader) -> None:
    """1.4.1 Set the seat on turn, and the phase."""
    g.turn = seat_named(g, doc.word("turn", g.seat_name(0)), "position.turn")
    g.phase = PHASES.index(doc.word("phase", "birdsong", list(PHASES)))
    g.turns = doc.number("turns", 1, 1, 100000)
