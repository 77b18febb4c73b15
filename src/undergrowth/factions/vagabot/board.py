"""The Vagabot's board, as shown and in described positions."""

from __future__ import annotations

from undergrowth.automata.automaton import order_parts
from undergrowth.characters.commons import NO_QUEST, QUEST_NAMES
from undergrowth.decks import QUESTS
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.messages import phrase
from undergrowth.factions.vagabot.items import in_satchel, settle_track, undamaged
from undergrowth.factions.vagabot.pieces import VAGABOTS, VagabotPieces
from undergrowth.factions.vagabot.setup import chosen_character
from undergrowth.factions.vagabot.state import NO_CHARACTER, board
from undergrowth.law.crafting.items import take_from_supply
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
from undergrowth.law.pieces.ground import cover_slot
from undergrowth.law.positions import existing_items
from undergrowth.law.possible import impossible
from undergrowth.table.book import book
from undergrowth.table.described.entries import Entry, a_flag, a_name, a_word, list_like
from undergrowth.table.described.reader import Reader, counted
from undergrowth.table.described.views import ItemView, Part, items, pile, value
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE, PLACE


def describe(g: Game, me: VagabotPieces) -> list[Part]:
    """Return the order card, character, Battle Track, Satchel, Damaged box and quest: all
    public."""
    b = board(g, me.seat)
    parts = order_parts(g, me)
    if b.character == NO_CHARACTER:
        return parts
    named = VAGABOTS.text(b.character)
    character = value("character", phrase("part-character"), "R.7.3.1", named)
    parts.append(character.named_as("vagabot"))
    track = [_shown(each) for each in b.track]
    parts.append(
        items("battle_track", phrase("part-battle_track"), "R.7.2.4", track).seen_first(
            1, group="items"
        )
    )
    parts.append(
        items("satchel", phrase("part-satchel"), "R.7.2.3", _satchel(g, me)).seen_first(
            1, group="items"
        )
    )
    parts.append(
        items("damaged", phrase("part-damaged"), "R.7.2.5", _damaged(g, me)).seen_first(
            1, group="items"
        )
    )
    quest = [QUESTS[b.quest].name] if b.quest != NO_QUEST else []
    parts.append(pile("quest", phrase("part-quest"), "R.7.3.3", quest, True))
    if b.covered:
        left = [ItemView(ITEMS.text(item)) for item in b.covering]
        parts.append(items("covering", phrase("part-covering"), "R.7.7.5", left))
    return parts


def _shown(at: int) -> ItemView:
    condition = at % 4
    return ItemView(
        ITEMS.text(at // 4),
        exhausted=condition in (EXHAUSTED, DAMAGED_EXHAUSTED),
        damaged=condition in (DAMAGED, DAMAGED_EXHAUSTED),
    )


def _satchel(g: Game, me: VagabotPieces) -> list[ItemView]:
    return _in_conditions(g, me, [READY, EXHAUSTED])


def _damaged(g: Game, me: VagabotPieces) -> list[ItemView]:
    return _in_conditions(g, me, [DAMAGED, DAMAGED_EXHAUSTED])


def _in_conditions(g: Game, me: VagabotPieces, conditions: list[int]) -> list[ItemView]:
    """Return the items off the Battle Track in these conditions, kind by kind."""
    shown: list[ItemView] = []
    for item in range(KINDS_OF_ITEM):
        for condition in conditions:
            n = in_satchel(board(g, me.seat), item, condition)
            shown += [_shown(item * 4 + condition)] * n
    return shown


# ---- described positions


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        a_word("character", "the character (R.7.2)", VAGABOTS.names(), "", "that of its options"),
        list_like(
            "items", "items, with their condition (R.7.2.4)", "2 tea exhausted", "the character's"
        ),
        list_like("track", "which of them are on the Battle Track, in order (R.7.2.4)", "sword"),
        list_like("completed", "quests it has discarded (R.7.5.2)", "errand"),
        a_name(
            "quest", "its quest, or an empty word for none (R.7.3.3)", "errand", "one that is free"
        ),
        list_like("covered", "items in open slots, with their clearing (R.7.7.5)", "boot 5"),
        a_flag("slipped", "whether Daylight is skipped this turn (R.7.4.3)"),
    ]


def read_board(g: Game, me: VagabotPieces, doc: Reader) -> None:
    """Read a described board.

    Such as `character = "thief"`, `items = ["boot", "2 tea exhausted"]`, `track = ["sword"]` (of
    the items), `quest`, `completed`, `covered = ["boot 5"]`, `slipped`.
    """
    b = board(g, me.seat)
    first = VAGABOTS.text(chosen_character(me.options)[0])
    b.character = VAGABOTS.parse(doc.word("character", first))
    starting = [ITEMS.text(item) for item in me.starting[: me.cards[b.character].items]]
    for word in doc.words("items") if doc.has("items") else starting:
        at, times = _read_item(word, "items", doc)
        b.items[at] += times
        most = existing_items(g)[at // 4]
        if owned(b.items, at // 4) > most:
            name = ITEMS.text(at // 4)
            raise doc.wrong("items", f"at most {most} {name}, all there are (9.3.5)")
    _read_track(g, me, doc)
    _read_quests(g, me, doc)
    _read_covered(g, me, doc)
    b.slipped = doc.flag("slipped")


def _read_item(word: str, key: str, doc: Reader) -> tuple[int, int]:
    """Return an item with its condition, and how many of it."""
    times, thing = counted(word)
    name, _, state = thing.replace("_", " ").partition(" ")
    try:
        return ITEMS.parse(name) * 4 + condition_named(state), times
    except BadText as error:
        raise BadPosition(f"{doc.where}.{key}: {error}") from None


def _read_track(g: Game, me: VagabotPieces, doc: Reader) -> None:
    """R.7.2.4 Read the items on the Battle Track, then fill it as the rules do."""
    b = board(g, me.seat)
    for word in doc.words("track"):
        at, times = _read_item(word, "track", doc)
        b.track += [at] * times
        if b.track.count(at) > b.items[at] or at % 4 not in (READY, EXHAUSTED):
            raise doc.wrong("track", "undamaged ones of its `items` (R.7.2.4)")
    told = b.track[:]
    settle_track(me, b)
    if b.track[: len(told)] != told:
        raise doc.wrong("track", f"at most {len(b.track)} items with so many undamaged (R.7.2.4)")


def _read_quests(g: Game, me: VagabotPieces, doc: Reader) -> None:
    """R.7.3.3 Read its quest: the last spare one if none is named; an empty word for none."""
    b = board(g, me.seat)
    others = [quest for each in book(g).factions for quest in each.quests_kept(g)]
    for word in doc.words("completed"):
        b.completed.append(_quest(word, others + b.completed, "completed", doc))
    spare = [n for n in QUEST_NAMES.values() if n not in others + b.completed]
    if doc.has("quest"):
        word = doc.word("quest", "")
        b.quest = _quest(word, others + b.completed, "quest", doc) if word else NO_QUEST
    elif spare:
        b.quest = spare[-1]


def _quest(word: str, taken: list[int], key: str, doc: Reader) -> int:
    name = word if word.startswith("quest_") else f"quest_{word}"
    if not QUEST_NAMES.knows(name) or QUEST_NAMES.parse(name) in taken:
        raise doc.wrong(key, f"every quest there is once, not {word!r} (R.7.3.3)")
    return QUEST_NAMES.parse(name)


def _read_covered(g: Game, me: VagabotPieces, doc: Reader) -> None:
    """R.7.7.5 Read the items in clearings, taken from the supply and added to those it has."""
    b = board(g, me.seat)
    wanted = "items of the supply and where they cover open slots, as `boot 5` (R.7.7.5)"
    for word in doc.words("covered"):
        name, _, where = word.partition(" ")
        try:
            item, place = ITEMS.parse(name), PLACE.parse(where)
        except BadText:
            raise doc.wrong("covered", wanted) from None
        if place not in g.clearings or g.slots[place] == 0 or not take_from_supply(g, item):
            raise doc.wrong("covered", wanted)
        b.covered.append(place)
        b.covering.append(item)
        cover_slot(g, place)


def write_board(g: Game, me: VagabotPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads, without its order card."""
    b = board(g, me.seat)
    if b.character == NO_CHARACTER:
        return {}
    doc: dict[str, object] = {
        "character": VAGABOTS.text(b.character),
        "items": [
            f"{n} {ITEMS.text(at // 4)} {CONDITIONS.text(at % 4)}"
            for at, n in enumerate(b.items)
            if n > 0
        ],
        "track": [f"{ITEMS.text(at // 4)} {CONDITIONS.text(at % 4)}" for at in b.track],
        "quest": QUESTS[b.quest].name if b.quest != NO_QUEST else "",
        "completed": [QUESTS[quest].name for quest in b.completed],
    }
    if b.covered:
        doc["covered"] = [
            f"{ITEMS.text(item)} {PLACE.text(place)}"
            for item, place in zip(b.covering, b.covered, strict=True)
        ]
    if b.slipped:
        doc["slipped"] = True
    return doc


def check_position(g: Game, me: VagabotPieces) -> None:
    """Raise `BadPosition` for a board or pawn that no game leads to."""
    name = g.seat_name(me.seat)
    if me.place(g) == NOWHERE:
        raise impossible(name, "its pawn in a clearing or forest", "R.7.2.1, R.7.3.2")
    if any(g.crafted[me.seat]):
        raise impossible(f"{name}.crafted", "nothing: what it crafts is among `items`", "R.7.2.3")
    if g.hands[me.seat]:
        raise impossible(f"{name}.hand", "no cards", "R.2.8.1")
    b = board(g, me.seat)
    hides = g.turn == me.seat and undamaged(b) <= me.slips_with
    if b.slipped and not hides:
        wanted = "nothing but in its own turn, with hardly an item that is not damaged"
        raise impossible(f"{name}.slipped", wanted, "R.7.4.3")
