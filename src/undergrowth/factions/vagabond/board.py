"""A Vagabond's board as data, for drawing and for described positions."""

from __future__ import annotations

from undergrowth.characters import CHARACTERS
from undergrowth.decks import QUESTS
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.factions.vagabond.character import MADE
from undergrowth.factions.vagabond.evening import item_limit
from undergrowth.factions.vagabond.items import carried, on_track
from undergrowth.factions.vagabond.pieces import (
    NO_MARKER,
    RELATIONSHIPS,
    TRACK_ITEMS,
    VagabondPieces,
)
from undergrowth.factions.vagabond.relationships import set_markers
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
)
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS, ITEMS
from undergrowth.table.places import PLACE
from undergrowth.table.reader import Reader, is_count
from undergrowth.table.views import ItemView, Part, pile, value
from undergrowth.table.views import items as item_part


def describe(g: Game, me: VagabondPieces, viewer: int) -> list[Part]:
    """Character, tracks, Satchel and Damaged box, relationships, quests: all of it is public.

    Only he himself is told what he has seen under ruins (9.7.3).
    """
    b = board(g, me.seat)
    if b.character < 0:
        return []
    parts = [value("character", "Character", "9.3.1", CHARACTERS.text(b.character))]
    for item in TRACK_ITEMS:
        shown = [ItemView(ITEMS.text(item))] * on_track(me, b, item)
        title = f"{ITEMS.text(item).capitalize()} track"
        parts.append(item_part(f"{ITEMS.text(item)}_track", title, "9.2.5.I", shown))
    parts.append(item_part("satchel", "Satchel", "9.2.5.II", _satchel(g, me)))
    parts.append(item_part("damaged", "Damaged", "9.2.7", _damaged(g, me)))
    held = f"{carried(me, b)} of {item_limit(g, me)}"
    parts.append(value("capacity", "Item limit", "9.6.4", held))
    for other in range(len(b.markers)):
        if b.markers[other] != NO_MARKER:
            name = g.seat_name(other)
            space = RELATIONSHIPS.text(b.markers[other])
            title = "Relationship with {0}"
            parts.append(
                value(f"relationship_{name}", title.format(name), "9.2.9", space, _spaces())
            )
    done = [QUESTS[quest].name for quest in b.completed]
    parts.append(pile("quests", "Completed quests", "9.5.5", done, True))
    if viewer == me.seat:
        for place in b.looked:
            if g.ruins[place]:
                name = PLACE.text(place)
                under = [ItemView(ITEMS.text(item)) for item in g.ruins[place]]
                parts.append(item_part(f"ruin_{name}", f"Ruin in {name}", "9.7.3", under))
    return parts


def _spaces() -> list[str]:
    return RELATIONSHIPS.names()


def _satchel(g: Game, me: VagabondPieces) -> list[ItemView]:
    b = board(g, me.seat)
    shown: list[ItemView] = []
    for item in range(KINDS_OF_ITEM):
        face_up = b.items[item * 4 + READY] - on_track(me, b, item)
        shown += [ItemView(ITEMS.text(item))] * face_up
        shown += [ItemView(ITEMS.text(item), exhausted=True)] * b.items[item * 4 + EXHAUSTED]
    return shown


def _damaged(g: Game, me: VagabondPieces) -> list[ItemView]:
    b = board(g, me.seat)
    shown: list[ItemView] = []
    for item in range(KINDS_OF_ITEM):
        name = ITEMS.text(item)
        shown += [ItemView(name, damaged=True)] * b.items[item * 4 + DAMAGED]
        n = b.items[item * 4 + DAMAGED_EXHAUSTED]
        shown += [ItemView(name, exhausted=True, damaged=True)] * n
    return shown


# ---- described positions


def read_board(g: Game, me: VagabondPieces, doc: Reader) -> None:
    """Take a described board: `items = ["boot", "2 tea", "sword damaged exhausted"]` and so on."""
    b = board(g, me.seat)
    b.character = CHARACTERS.parse(doc.word("character", "thief", CHARACTERS.names()))
    words = doc.words("items") if doc.has("items") else _starting_items(b.character)
    for word in words:
        _read_item(g, me, word, doc)
    set_markers(g, me.seat)
    _read_relationships(g, me, doc)
    b.completed = [_quest(word, doc) for word in doc.words("completed")]
    for item in doc.items("ruin_items"):
        b.marked[item] += 1
    b.looked = doc.values("looked", PLACE)
    b.used = doc.flag("used")
    with_whom = doc.word("partner", "")
    if with_whom:
        b.partner = _player(g, with_whom, doc)


def _starting_items(character: int) -> list[str]:
    return [ITEMS.text(item) for item in MADE[character].items]


def _read_item(g: Game, me: VagabondPieces, word: str, doc: Reader) -> None:
    parts = word.replace("_", " ").split()
    times = int(parts.pop(0)) if len(parts) > 1 and is_count(parts[0]) else 1
    damaged, exhausted = "damaged" in parts[1:], "exhausted" in parts[1:]
    if not parts or any(part not in ("ready", "damaged", "exhausted") for part in parts[1:]):
        raise doc.wrong("items", f"an item, then damaged or exhausted, not {word!r}")
    try:
        item = ITEMS.parse(parts[0])
    except BadText as error:
        raise BadPosition(f"{doc.where}.items: {error}") from None
    condition = (DAMAGED if damaged else READY) + (EXHAUSTED if exhausted else READY)
    board(g, me.seat).items[item * 4 + condition] += times


def _read_relationships(g: Game, me: VagabondPieces, doc: Reader) -> None:
    b = board(g, me.seat)
    for key, numbers in (("relationships", b.markers), ("aids", b.aids)):
        table = doc.table(key)
        for name in table.entries():
            other = g.box.owner_of(FACTIONS.parse(name)) if FACTIONS.knows(name) else NOBODY
            if not g.has_seat(other) or b.markers[other] == NO_MARKER:
                raise table.wrong(name, "a faction in this game that is no Vagabond")
            if key == "aids":
                numbers[other] = table.number(name, 0, 0, 3)
            else:
                numbers[other] = RELATIONSHIPS.parse(table.word(name, "", RELATIONSHIPS.names()))


def _player(g: Game, name: str, doc: Reader) -> int:
    known = FACTIONS.knows(name)
    seat = g.box.owner_of(FACTIONS.parse(name)) if known else NOBODY
    if not 0 <= seat < g.seats:
        raise doc.wrong("partner", f"a faction in this game, not {name!r}")
    return seat


def _quest(word: str, doc: Reader) -> int:
    names = [quest.name for quest in QUESTS]
    name = word if word.startswith("quest_") else f"quest_{word}"
    if name not in names:
        raise doc.wrong("completed", f"quests, not {word!r}")
    return names.index(name)


def write_board(g: Game, me: VagabondPieces) -> dict[str, object]:
    """The board as `read_board` reads it."""
    b = board(g, me.seat)
    if b.character < 0:
        return {}
    doc: dict[str, object] = {
        "character": CHARACTERS.text(b.character),
        "items": [
            f"{b.items[item * 4 + condition]} {ITEMS.text(item)} {CONDITIONS.text(condition)}"
            for item in range(KINDS_OF_ITEM)
            for condition in range(4)
            if b.items[item * 4 + condition] > 0
        ],
        "relationships": {
            g.seat_name(other): RELATIONSHIPS.text(space)
            for other, space in enumerate(b.markers)
            if space != NO_MARKER
        },
        "completed": [QUESTS[quest].name for quest in b.completed],
    }
    if any(b.aids):
        doc["aids"] = {g.seat_name(other): n for other, n in enumerate(b.aids) if n}
    if any(b.marked):
        doc["ruin_items"] = [f"{n} {ITEMS.text(item)}" for item, n in enumerate(b.marked) if n]
    if b.looked:
        doc["looked"] = [PLACE.text(place) for place in b.looked]
    if b.used:
        doc["used"] = True
    if b.partner != NOBODY:
        doc["partner"] = g.seat_name(b.partner)
    return doc
