"""Taking cards, items and pieces from deck and supply, for described positions."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.engine.documents import with_article
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.atoms import stock
from undergrowth.table.book import book, number_in
from undergrowth.table.described.reader import Reader, counted
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, PIECES
from undergrowth.table.numbers import SETS_IN_RUINS


def take_cards(g: Game, doc: Reader, key: str) -> list[int]:
    """Take cards by name, such as `["anvil", "2 cobbler"]`, out of the deck.

    Raises `BadPosition` if too few copies are left there.
    """
    cards = doc.values(key, CARDS, g.deck, "left in the deck (2.1)")
    for card in cards:
        g.deck.remove(card)
    return cards


def supply_items(g: Game, doc: Reader, key: str) -> list[int]:
    """Read items by name, such as `["boot", "2 tea"]`, without taking them off the supply.

    `take_from_supply` does that.  Raises `BadPosition` if the supply has too few.
    """
    return doc.values(key, ITEMS, one_by_one(g.items), f"left in the supply{_hint(g, doc, key)}")


def _hint(g: Game, doc: Reader, key: str) -> str:
    """5.1.5 Return the section, and what a faction lacks that stores items of the supply."""
    seated = [faction for faction in book(g).factions if doc.where.endswith(f".{faction.name}")]
    if key != "crafted" and any(_declares_none(faction) for faction in seated):
        return " (5.1.5; a faction that stores items of the supply overrides items_of_supply)"
    return " (5.1.5)"


def _declares_none(faction: Faction) -> bool:
    return type(faction).items_of_supply is Faction.items_of_supply


def existing_items(g: Game) -> list[int]:
    """5.1.5, 9.3.4, 9.3.5 Return the most items of each kind that a game can have."""
    most = [0] * len(ITEMS)
    for item, n in sheet("setup").counts("item_supply").items():
        most[ITEMS.parse(item)] += n
    for marked in ruin_items(g):
        most[marked] += 1
    for owner in book(g).owners:
        for number, n in enumerate(owner.brings_items()):
            most[number] += n
    return most


def game_items(g: Game) -> list[int]:
    """5.1.5, 9.3.4, 9.3.5 Return the items of each kind that this game was begun with."""
    most = existing_items(g)
    for owner in book(g).owners:
        all_there_are, brought = owner.brings_items(), owner.brought_items(g)
        for number in range(len(all_there_are)):
            most[number] += brought[number] - all_there_are[number]
    return most


def ruin_items(g: Game) -> list[int]:
    """9.3.4, 9.7.1 Return the items marked "R": one set, or one for each Vagabond."""
    found: list[int] = []
    sets = max(1, sum(1 for faction in book(g).factions if faction.pawn >= 0))
    sets = number_in(g, SETS_IN_RUINS, NOBODY, sets)
    for item, n in sheet("setup").counts("ruins.items").items():
        found += [ITEMS.parse(item)] * (n * sets)
    return found


def one_by_one(counts: list[int]) -> list[int]:
    """Return items, counted by kind, as a list with an entry for each item."""
    return [item for item, n in enumerate(counts) for _ in range(n)]


def take_pieces(g: Game, kind: int, n: int, where: str) -> None:
    """Take pieces out of their supply.  Raises `BadPosition` if there are too few."""
    if g.supply[kind] < n:
        raise BadPosition(f"{where}: {n} wanted, only {g.supply[kind]} left in the supply (1.5.1)")
    stock(g, kind, -n)


def owner_named(g: Game, name: str, where: str) -> int:
    """Return the owner of this name.  Raises `BadPosition` if it is not in the game."""
    if not FACTIONS.knows(name):
        known = ", ".join([one.name for one in book(g).owners])
        raise BadPosition(
            f"{where}: {name!r} is not {with_article(FACTIONS.label)}: expected {known}"
        )
    owner = g.box.owner_of(FACTIONS.parse(name))
    if owner == NOBODY:
        raise BadPosition(f"{where}: {name} is not in this game")
    return owner


def seat_named(g: Game, name: str, where: str) -> int:
    """Return the seat of the faction with this name.  Raises `BadPosition` if it has none."""
    seat = owner_named(g, name, where)
    if not g.has_seat(seat):
        raise BadPosition(f"{where}: {name} has no seat in this game")
    return seat


def pieces_named(g: Game, owner: int, words: list[str], where: str) -> list[tuple[int, int]]:
    """Return (kind, number) for words such as `3 warriors` or `sawmill`.

    Raises `BadPosition`.
    """
    found: list[tuple[int, int]] = []
    for word in words:
        n, name = counted(word)
        found.append((_kind(g, owner, name.strip(), where), n))
    return found


def _kind(g: Game, owner: int, name: str, where: str) -> int:
    singular = name[:-1] if name.endswith("s") else name
    own = [PIECES.text(g.box.kinds[kind].piece) for kind in book(g).owner(owner).kinds]
    for word in (name, singular):
        if word in own:
            return book(g).owner(owner).kind(word)
    expected = f"expected {', '.join(own)}" if own else "its data has none, and no pieces_of"
    raise BadPosition(f"{where}: {name!r} is no piece of this faction: {expected}")
