"""What does not change in a game that is written down: seats, places, cards, items."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.rootlog.actions import owner_in
from undergrowth.rootlog.errors import Unlawful
from undergrowth.rootlog.letters import Deck, Letters
from undergrowth.rootlog.scripts import Script
from undergrowth.table.places import PLACE, path_place

CLEARINGS: Final = 12
OWNED: Final = "1.5.2"
CLEARINGS_OF: Final = "2.2"
RUINS: Final = "2.2.4"
FORESTS: Final = "2.4"
LANDMARKS: Final = "A.5"
HIRELINGS: Final = "A.6"
"""The sections that a log contradicts which names what is not in the game."""


@dataclass(frozen=True)
class Beside:
    """A.5, A.6 What else is in a game: hirelings, landmarks, and the suits those depend on."""

    hirelings: list[str] = field(default_factory=list)
    """Their letters."""
    landmarks: dict[str, str] = field(default_factory=dict)
    """Where each stands first, by its word; nothing where nobody has said."""
    suits: dict[int, str] = field(default_factory=dict)
    """The suits of clearings."""


@dataclass(frozen=True)
class World:
    """The ground a log is read on."""

    map: str
    deck_name: str
    seats: list[str]
    """Letters, in the order of turns."""
    deck: Deck
    forests: dict[str, str]
    """`f2` by `2_7_10`."""
    holdings: list[str]
    """Places that a faction has of its own."""
    closed: list[tuple[int, int]]
    ruins: list[str]
    hirelings: list[str]
    """A.6 Letters, as the first lines have them."""
    landmarks: dict[str, str]
    """A.5 Landmarks with a word of their own, and where they stand first; nothing: not yet said."""
    paths: dict[str, str]
    """`p3` by `2_7`, where pieces stand on paths."""
    on_paths: list[str]
    """Letters of those whose pieces do."""
    suits: dict[int, str]
    """Suits of clearings."""
    hidden: dict[str, int]
    """9.3.4, 9.7.1 Items under ruins, by name."""
    supply: dict[str, int]
    """5.1.5 Items in the supply, by name."""
    item_names: dict[str, str]
    """By letter."""
    open_hands: list[str]
    """Letters of those whose hand some logs write as their board."""
    own_cards: list[str]
    """Names of cards that factions have of their own, in no deck."""

    def check_place(self, place: str, piece: str) -> None:
        """Raise `ValueError` where a piece cannot be."""
        if place in self.forests or place in self.holdings:
            return
        if place in self.paths and owner_in(piece) in self.on_paths:
            return
        if not place.isdigit() or not 1 <= int(place) <= self.clearings:
            forest = next(iter(self.forests), "")
            raise Unlawful(
                f"expected a clearing up to {self.clearings} or a forest such as {forest}, "
                f"not {place}",
                FORESTS if "_" in place else CLEARINGS_OF,
            )

    def check_seat(self, letter: str) -> None:
        """Raise `ValueError` for a faction that is not in this game."""
        if letter not in self.seats:
            seats = ", ".join(self.seats)
            raise Unlawful(f"expected a faction of this game ({seats}), not {letter}", OWNED)

    def check_owner(self, letters: str) -> None:
        """Raise `ValueError` for a faction or a hireling that is not in this game."""
        if letters.startswith("h_"):
            self.check_hireling(letters)
        else:
            self.check_seat(letters)

    def check_hireling(self, letters: str) -> None:
        """Raise `ValueError` for one that is not in this game."""
        if letters not in self.hirelings:
            known = ", ".join(self.hirelings) or "none, without a line Hirelings:"
            raise Unlawful(f"expected a hireling of this game ({known}), not {letters}", HIRELINGS)

    def check_landmark(self, word: str) -> None:
        """Raise `ValueError` for one that is not in this game."""
        if word not in self.landmarks:
            known = ", ".join(self.landmarks) or "none, without a line Landmarks:"
            raise Unlawful(f"expected a landmark of this game ({known}), not {word}", LANDMARKS)

    @property
    def boards(self) -> list[str]:
        """The letters of whoever has a board or a card of its own."""
        return [*self.seats, *self.hirelings, *self.landmarks]

    def check_board(self, place: str) -> None:
        """Raise `ValueError` where nobody has such a board."""
        if owner_in(place) not in self.boards:
            known = ", ".join(f"{letters}$" for letters in self.boards)
            raise Unlawful(f"expected a board of this game ({known}), not {place}", OWNED)

    @property
    def clearings(self) -> int:
        """How many clearings the map has."""
        return clearings_of(self.map)

    def check_ruin(self, place: str) -> None:
        """Raise `ValueError` where no ruin was."""
        if place not in self.ruins:
            raise Unlawful(f"expected a clearing with a ruin ({', '.join(self.ruins)})", RUINS)

    def stock(self, script: Script, place: str) -> list[str]:
        """A.5.3 The items that come from the supply to a landmark in a clearing."""
        return script.stock.get(self.suits.get(int(place), ""), []) if place.isdigit() else []


def clearings_of(map: str) -> int:
    """How many clearings a map has."""
    return max(CLEARINGS, len(sheet(f"maps/{map}").tables("clearing")))


def _hidden(scripts: list[Script]) -> dict[str, int]:
    """A set, or one for each that has items with a condition; none where nobody finds any."""
    sets = sum(1 for script in scripts if script.items and script.found)
    if not any(script.found or script.hides_items for script in scripts):
        return {}
    return {item: n * max(1, sets) for item, n in sheet("setup").counts("ruins.items").items()}


def _paths(page: Sheet, scripts: list[Script]) -> dict[str, str]:
    """2.2.1 The paths of a map, where pieces of anybody stand on them."""
    if not any(script.on_paths for script in scripts):
        return {}
    pairs = enumerate(page.pairs("paths"), start=1)
    return {f"{min(pair)}_{max(pair)}": PLACE.text(path_place(n)) for n, pair in pairs}


def _landmarks(letters: Letters, page: Sheet, beside: Beside) -> dict[str, str]:
    """A.5, M Those of the map, where nothing else is said, and those that have been named."""
    own = {letters.landmarks[it].letter: str(at) for it, at in _printed(letters, page).items()}
    return own | beside.landmarks


def _printed(letters: Letters, page: Sheet) -> dict[str, int]:
    """M The landmarks with a word whose clearing the map says."""
    return {it: at for it, at in page.counts("landmark_places").items() if it in letters.landmarks}


def world_of(
    letters: Letters, map: str, deck: str, seats: list[str], beside: Beside | None = None
) -> World:
    """The world of a map, a deck, the letters of seats, and what is beside.  Raises `NoLetters`."""
    page = sheet(f"maps/{map}")
    beside = beside or Beside()
    owners = [letters.owners[letter] for letter in [*seats, *beside.hirelings]]
    forests = {
        "_".join(str(n) for n in sorted(each.numbers("clearings"))): each.text("id")
        for each in page.tables("forest")
    }
    closed = page.pairs("closed_paths") if page.has("closed_paths") else []
    return World(
        map,
        deck,
        seats,
        letters.deck(deck, [letters.by_letter[seat].faction for seat in seats]),
        forests,
        [letters.by_letter[seat].holding for seat in seats if letters.by_letter[seat].holding],
        [(min(pair), max(pair)) for pair in closed],
        [str(each.number("id")) for each in page.tables("clearing") if each.flag("ruin")],
        beside.hirelings,
        _landmarks(letters, page, beside),
        _paths(page, owners),
        [script.letter for script in owners if script.on_paths],
        beside.suits,
        _hidden(owners),
        sheet("setup").counts("item_supply"),
        letters.item_names,
        [seat for seat in seats if letters.by_letter[seat].hand_on_board],
        [card for seat in seats for card in letters.by_letter[seat].own_cards],
    )
