"""A Vagabond's board as data, for drawing and for described positions."""

from __future__ import annotations

from undergrowth.characters import CHARACTERS
from undergrowth.decks import QUESTS
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import phrase, title
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
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.law.items.held import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    condition_named,
    owned,
)
from undergrowth.law.positions import existing_items, ruin_items
from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.table.described.entries import (
    Entry,
    a_flag,
    a_name,
    a_number,
    a_word,
    list_like,
    list_of,
    table_by_faction,
)
from undergrowth.table.described.reader import Reader, counted
from undergrowth.table.described.views import ItemView, Part, Space, pile, value
from undergrowth.table.described.views import items as item_part
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS, ITEMS
from undergrowth.table.places import PLACE


def describe(g: Game, me: VagabondPieces, viewer: int) -> list[Part]:
    """Return the board for a viewer: character, tracks, boxes, relationships and quests are public.

    Only the Vagabond's own player sees what he has looked at under ruins (9.7.3).
    """
    b = board(g, me.seat)
    if b.character < 0:
        return []
    played = value("character", phrase("part-character"), "9.3.1", CHARACTERS.text(b.character))
    parts = [played.named_as("character")]
    for item in TRACK_ITEMS:
        shown = [ItemView(ITEMS.text(item))] * on_track(me, b, item)
        name = ITEMS.text(item)
        words = phrase("part-item_track", {"item": f"item:{name}"})
        part = item_part(f"{name}_track", words, "9.2.5.I", shown)
        part.spaces = [Space() for _ in range(me.spaces[item])]
        parts.append(part.seen_first(1, title(name, "item").capitalize(), "items"))
    satchel = item_part("satchel", phrase("part-satchel"), "9.2.5.II", _satchel(g, me))
    damaged = item_part("damaged", phrase("part-damaged"), "9.2.7", _damaged(g, me))
    parts += [satchel.seen_first(1, group="items"), damaged.seen_first(1, group="items")]
    held = phrase("part-capacity_held", {"count": carried(me, b), "most": item_limit(g, me)})
    parts.append(value("capacity", phrase("part-capacity"), "9.6.4", held))
    for other in range(len(b.markers)):
        if b.markers[other] != NO_MARKER:
            name = g.seat_name(other)
            space = RELATIONSHIPS.text(b.markers[other])
            words = phrase("part-relationship", {"faction": f"faction:{name}"})
            part = value(f"relationship_{name}", words, "9.2.9", space, RELATIONSHIPS.names())
            part.subject, part.spaces = name, _chart(me)
            parts.append(part.seen_first(2, title(name, "faction"), "relationships"))
    done = [QUESTS[quest].name for quest in b.completed]
    parts.append(pile("quests", phrase("part-quests"), "9.5.5", done, True))
    if viewer == me.seat:
        for place in b.looked:
            if g.ruins[place]:
                name = PLACE.text(place)
                under = [ItemView(ITEMS.text(item)) for item in g.ruins[place]]
                parts.append(
                    item_part(
                        f"ruin_{name}",
                        phrase("part-ruin", {"place": f"place:{name}"}),
                        "9.7.3",
                        under,
                    )
                )
    return parts


def _chart(me: VagabondPieces) -> list[Space]:
    """9.2.9 Return the spaces of the chart, with the aids to reach each and its points.

    The steps between the first space and the last have no name on it.
    """
    shown: list[Space] = []
    for n, name in enumerate(RELATIONSHIPS.names()):
        between = 0 < n < len(me.aids_needed)
        space = Space("" if between else title(name, "relationship"))
        if n in range(1, len(me.aids_needed) + 1):
            space.cost, space.points = {"card": me.aids_needed[n - 1]}, me.improvement[n - 1]
        shown.append(space)
    return shown


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


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    relationship = a_word("", "", RELATIONSHIPS.names(), "")
    return [
        a_word(
            "character", "the character (9.7)", CHARACTERS.names(), "", "the first that is free"
        ),
        list_like(
            "items", "items of the board (9.2.5)", "sword damaged_exhausted", "the character's"
        ),
        table_by_faction(
            "relationships", "relationships that are not indifferent (9.2.9)", relationship
        ),
        table_by_faction(
            "aids", "aids this turn towards the next relationship (9.2.9)", a_number("", "")
        ),
        list_like("completed", "completed quests (9.5.5)", "errand"),
        list_of(
            "ruin_items",
            'which of the items are marked "R", beside a second Vagabond (9.7.3)',
            ITEMS,
        ),
        list_of("looked", "ruins whose items he has seen (9.7.3)", PLACE),
        a_flag("used", "whether the special action has been used this turn"),
        a_number("owed", "points to lose after the action in progress (V.12.2)", POINTS_TO_WIN),
        a_number("paid", "crafting icons paid for already, while a card is crafted (9.5.8)"),
        a_name("partner", "whom he is in a coalition with (9.2.8)", "faction"),
    ]


def read_board(g: Game, me: VagabondPieces, doc: Reader) -> None:
    """Take a described board: `items = ["boot", "2 tea", "sword damaged_exhausted"]` and so on."""
    b = board(g, me.seat)
    b.character = CHARACTERS.parse(doc.word("character", _spare(g)))
    words = doc.words("items") if doc.has("items") else _starting_items(b.character)
    for word in words:
        _read_item(g, me, word, doc)
    set_markers(g, me.seat)
    _read_relationships(g, me, doc)
    _read_completed(g, me, doc)
    marked = sorted(set(ruin_items(g)))
    for item in doc.values("ruin_items", ITEMS, marked, 'marked "R" for him (9.7.3)'):
        b.marked[item] += 1
    b.looked = doc.values("looked", PLACE, g.clearings, "on this map (2.2)")
    b.used = doc.flag("used")
    b.owed = doc.number("owed")
    b.paid = doc.number("paid", most=sum(b.items))
    with_whom = doc.word("partner", "")
    if with_whom:
        b.partner = _partner(g, me, with_whom, doc)


def _spare(g: Game) -> str:
    """9.3.1 Return the first character that no Vagabond before him plays."""
    played = [each.character for each in g.boards if isinstance(each, VagabondBoard)]
    names = ["thief", *CHARACTERS.names()]
    spare = [name for name in names if CHARACTERS.parse(name) not in played]
    return spare[0]


def _starting_items(character: int) -> list[str]:
    return [ITEMS.text(item) for item in MADE[character].items]


def _read_item(g: Game, me: VagabondPieces, word: str, doc: Reader) -> None:
    times, thing = counted(word)
    name, _, state = thing.replace("_", " ").partition(" ")
    try:
        item, condition = ITEMS.parse(name), condition_named(state)
    except BadText as error:
        raise BadPosition(f"{doc.where}.items: {error}") from None
    items, most = board(g, me.seat).items, existing_items(g)[item]
    items[item * 4 + condition] += times
    if owned(items, item) > most:
        raise doc.wrong("items", f"at most {most} {ITEMS.text(item)}, all there are (9.3.5)")


def _read_relationships(g: Game, me: VagabondPieces, doc: Reader) -> None:
    b = board(g, me.seat)
    for key, numbers in (("relationships", b.markers), ("aids", b.aids)):
        table = doc.table(key)
        for name in table.entries():
            other = g.box.owner_of(FACTIONS.parse(name)) if FACTIONS.knows(name) else NOBODY
            if not g.has_seat(other) or b.markers[other] == NO_MARKER:
                raise table.wrong(name, "a faction in this game that is no Vagabond (9.2.9)")
            if key == "aids":
                needed = [*me.aids_needed, *([1] * len(RELATIONSHIPS))]  # none counts for allies
                numbers[other] = table.number(name, 0, 0, needed[b.markers[other]] - 1)
            else:
                numbers[other] = RELATIONSHIPS.parse(table.word(name, "", RELATIONSHIPS.names()))


def _partner(g: Game, me: VagabondPieces, name: str, doc: Reader) -> int:
    """9.2.8 Return the seat he is in a coalition with."""
    known = FACTIONS.knows(name)
    seat = g.box.owner_of(FACTIONS.parse(name)) if known else NOBODY
    if not g.has_seat(seat) or seat == me.seat:
        raise doc.wrong("partner", f"another faction in this game, not {name!r}")
    return seat


def _read_completed(g: Game, me: VagabondPieces, doc: Reader) -> None:
    """9.5.5 Read the completed quests; raise if two Vagabonds have the same one."""
    b = board(g, me.seat)
    boards = [each for each in g.boards if isinstance(each, VagabondBoard)]
    for word in doc.words("completed"):
        quest = _quest(word, doc)
        if any(quest in each.completed for each in boards):
            raise doc.wrong("completed", f"every quest once, not {word!r} again (9.5.5)")
        b.completed.append(quest)


def _quest(word: str, doc: Reader) -> int:
    names = [quest.name for quest in QUESTS]
    name = word if word.startswith("quest_") else f"quest_{word}"
    if name not in names:
        raise doc.wrong("completed", f"quests, not {word!r}")
    return names.index(name)


def write_board(g: Game, me: VagabondPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
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
    if b.owed:
        doc["owed"] = b.owed
    if b.paid:
        doc["paid"] = b.paid
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
