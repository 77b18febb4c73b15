"""Taking described cards, items and pieces from where they wait, for positions."""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.atoms import stock
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS, PIECES
from undergrowth.table.reader import counted


def take_card(g: Game, card: int, where: str) -> None:
    """Take a copy of a card out of the deck.  Raises `BadPosition` when none is left."""
    if card not in g.deck:
        raise BadPosition(f"{where}: no copy of {CARDS.text(card)} is left in this deck")
    g.deck.remove(card)


def take_pieces(g: Game, kind: int, n: int, where: str) -> None:
    """Take pieces out of their supply.  Raises `BadPosition` when there are too few."""
    if g.supply[kind] < n:
        raise BadPosition(f"{where}: {n} wanted, only {g.supply[kind]} left in the supply")
    stock(g, kind, -n)


def owner_named(g: Game, name: str, where: str) -> int:
    """The owner of this name.  Raises `BadPosition` when it is not in the game."""
    if not FACTIONS.knows(name):
        raise BadPosition(f"{where}: {name!r} is not a {FACTIONS.label}")
    owner = g.box.owner_of(FACTIONS.parse(name))
    if owner == NOBODY:
        raise BadPosition(f"{where}: {name} is not in this game")
    return owner


def pieces_named(g: Game, owner: int, words: list[str], where: str) -> list[tuple[int, int]]:
    """(kind, how many) of what is called `3 warriors` or `sawmill`.  Raises `BadPosition`."""
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
    raise BadPosition(f"{where}: {name!r} is no piece of this faction: expected {', '.join(own)}")
