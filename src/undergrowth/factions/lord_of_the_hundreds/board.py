"""The Hundreds' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase
from undergrowth.factions.lord_of_the_hundreds.evening import oppressed, oppression
from undergrowth.factions.lord_of_the_hundreds.hoard import track
from undergrowth.factions.lord_of_the_hundreds.pieces import (
    CARDS_OF_MOOD,
    MOODS,
    NO_MOOD,
    HundredsPieces,
)
from undergrowth.law.positions import existing_items, one_by_one, ruin_items
from undergrowth.law.possible import at_most_one, impossible, spot
from undergrowth.table.described.entries import Entry, a_word, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import ItemView, Part, Space, items, value
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import PLACE


def describe(g: Game, me: HundredsPieces, viewer: int) -> list[Part]:
    """Return the board for a viewer: mood, tracks of the Hoard and their values, points to come.

    Only the Hundreds' own player sees what they have looked at under ruins (9.7.3).
    """
    board = me.board(g)
    named = MOODS.text(board.mood) if board.mood != NO_MOOD else ""
    mood = value("mood", phrase("part-mood"), "14.7", named, MOODS.names())
    held = me.hoard(g)
    mood.spent = [MOODS.text(n) for n, card in enumerate(CARDS_OF_MOOD) if card.item in held]
    command, prowess = me.command(g), me.prowess(g)
    parts = [
        mood.named_as("mood").seen_first(1),
        _hoard(me, "command", board.command, command),
        _hoard(me, "prowess", board.prowess, prowess),
    ]
    points, count = oppression(g, me), len(oppressed(g, me))
    words = phrase("part-oppress.value", {"points": points, "count": count})
    oppress = value("oppress", phrase("part-oppress"), "14.6.2", words)
    parts.append(oppress.counting({"vp": points, "clearing": count}).seen_first(3))
    return parts + (_seen(g, me) if viewer == me.seat else [])


def _hoard(me: HundredsPieces, name: str, lying: list[int], worth: int) -> Part:
    """14.2.4 Return a track of the Hoard, titled with its value, and the values of its spaces."""
    shown = [ItemView(ITEMS.text(item)) for item in lying]
    words = phrase(f"part-{name}", {"count": worth})
    part = items(name, words, "14.2.4", shown).seen_first(2, group="hoard")
    part.spaces = [Space(str(me.values[n])) for n in range(1, me.spaces + 1)]
    return part


def _seen(g: Game, me: HundredsPieces) -> list[Part]:
    """9.7.3 Return the items that they know to lie under ruins."""
    found: list[Part] = []
    for place in me.seen_ruins(g):
        name = PLACE.text(place)
        under = [ItemView(ITEMS.text(item)) for item in g.ruins[place]]
        words = phrase("part-ruin", {"place": f"place:{name}"})
        found.append(items(f"ruin_{name}", words, "9.7.3", under))
    return found


def board_entries(me: HundredsPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        a_word("mood", "the mood (14.4)", [*MOODS.names(), "none"], MOODS.text(me.first_mood)),
        list_of("command", "items on the Command track (14.2.4)", ITEMS),
        list_of("prowess", "items on the Prowess track (14.2.4)", ITEMS),
        list_of("gained", "items just gained that have found no space (14.2.4.I)", ITEMS),
        list_of("ruin_items", 'which of its items are marked "R" (9.7.3)', ITEMS),
        list_of("looked", "ruins whose items they have seen (9.7.3)", PLACE),
    ]


def read_board(g: Game, me: HundredsPieces, doc: Reader) -> None:
    """Read `mood`, `command` and `prowess` (items), `gained` (items without a space), `looked`.

    `ruin_items` are those marked "R" among the items.
    """
    board = me.board(g)
    mood = doc.word("mood")
    board.mood = NO_MOOD if mood == "none" else MOODS.parse(mood)
    board.command = _track(g, me, doc, "command", me.command_items)
    board.prowess = _track(g, me, doc, "prowess", me.prowess_items)
    everywhere = one_by_one(existing_items(g))
    board.gained = doc.values("gained", ITEMS, everywhere, "in the game (5.1.5)")
    marked = doc.values("ruin_items", ITEMS, ruin_items(g), 'marked "R" (9.3.4)')
    board.marked = sorted(marked)
    board.looked = doc.values("looked", PLACE, g.clearings, "on this map (2.2)")


def _track(g: Game, me: HundredsPieces, doc: Reader, key: str, kinds: list[int]) -> list[int]:
    there = [item for item in one_by_one(existing_items(g)) if item in kinds]
    lying = doc.values(key, ITEMS, there, "for this track (14.2.4)")
    if len(lying) > me.spaces:
        raise doc.wrong(key, f"at most {me.spaces} items (14.2.4)")
    return lying


def check_position(g: Game, me: HundredsPieces) -> None:
    """Raise `BadPosition` for mobs, items or a mood that no game leads to."""
    at_most_one(g, me.mob, "14.4.1, 14.6.1")
    for forest in g.box.woodland.forest_places:
        if g.count(me.warlord, forest) > 0:
            raise impossible(spot(g, me.warlord, forest), "no warlord in a forest", "14.2.2")
    if any(g.crafted[me.seat]):
        wanted = "nothing: what they gain is in `command` and `prowess`"
        raise impossible(f"{me.name}.crafted", wanted, "14.2.4")
    board = me.board(g)
    for item in set(board.marked):
        if board.marked.count(item) > (me.hoard(g) + board.gained).count(item):
            wanted = f"no more {ITEMS.text(item)} than there are in the Hoard"
            raise impossible(f"{me.name}.ruin_items", wanted, "9.7.3")
    for item in board.gained:
        if len(track(g, me, item)) < me.spaces:
            wanted = f"{ITEMS.text(item)} on its track, where a space is empty"
            raise impossible(f"{me.name}.gained", wanted, "14.2.4.I")
    for place in board.looked:
        if not g.ruins[place]:
            raise impossible(f"{me.name}.looked", "ruins with items under them", "9.7.3")


def write_board(g: Game, me: HundredsPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    doc: dict[str, object] = {
        "mood": "none" if board.mood == NO_MOOD else MOODS.text(board.mood),
        "command": [ITEMS.text(item) for item in board.command],
        "prowess": [ITEMS.text(item) for item in board.prowess],
    }
    if board.marked:
        doc["ruin_items"] = [ITEMS.text(item) for item in board.marked]
    if board.gained:
        doc["gained"] = [ITEMS.text(item) for item in board.gained]
    if me.seen_ruins(g):
        doc["looked"] = [PLACE.text(place) for place in me.seen_ruins(g)]
    return doc
