"""The constant parts of a recorded game: seats, places, cards, items."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.rootlog.notation.actions import owner_in
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.notation.letters import Deck, Letters
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.table.places import PLACE, path_place

CLEARINGS: Final = 12
OWNED: Final = "1.5.2"
CLEARINGS_OF: Final = "2.2"
RUINS: Final = "2.2.4"
FORESTS: Final = "2.4"
LANDMARKS: Final = "A.5"
HIRELINGS: Final = "A.6"
"""A.6 The section for errors about hirelings; the others are above."""


@dataclass(frozen=True)
class Beside:
    """A.5, A.6 The hirelings and landmarks of a game, and the suits that those depend on."""

    hirelings: list[str] = field(default_factory=list)
    """The letters of hirelings."""
    landmarks: dict[str, str] = field(default_factory=dict)
    """The first place of each landmark by its word; empty if it is not known."""
    suits: dict[int, str] = field(default_factory=dict)
    """The suits of clearings."""


@dataclass(frozen=True)
class World:
    """The constant parts of a game, against which a log is read."""

    map: str
    deck_name: str
    seats: list[str]
    """The letters in the order of turns."""
    deck: Deck
    forests: dict[str, str]
    """The ids of forests by code: `f2` by `2_7_10`."""
    holdings: list[str]
    """The places of factions' own."""
    closed: list[tuple[int, int]]
    ruins: list[str]
    hirelings: list[str]
    """A.6 The letters of hirelings, as in the first lines."""
    landmarks: dict[str, str]
    """A.5 The landmarks by word with their first places; empty if not known yet."""
    paths: dict[str, str]
    """The ids of paths by code, `p3` by `2_7`, if pieces stand on paths."""
    on_paths: list[str]
    """The letters of owners whose pieces stand on paths."""
    suits: dict[int, str]
    """The suits of clearings."""
    hidden: dict[str, int]
    """9.3.4, 9.7.1 The items under ruins, by name."""
    supply: dict[str, int]
    """5.1.5 The items in the supply, by name."""
    item_names: dict[str, str]
    """The names of items by letter."""
    open_hands: list[str]
    """The letters of factions whose hand some logs write as their board."""
    own_cards: list[str]
    """The names of cards of factions' own, in no deck."""

    def check_place(self, place: str, piece: str) -> None:
        """Raise `ValueError` for a place where a piece cannot be."""
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
        """Raise `ValueError` for a hireling that is not in this game."""
        if letters not in self.hirelings:
            known = ", ".join(self.hirelings) or "none, without a line Hirelings:"
            raise Unlawful(f"expected a hireling of this game ({known}), not {letters}", HIRELINGS)

    def check_landmark(self, word: str) -> None:
        """Raise `ValueError` for a landmark that is not in this game."""
        if word not in self.landmarks:
            known = ", ".join(self.landmarks) or "none, without a line Landmarks:"
            raise Unlawful(f"expected a landmark of this game ({known}), not {word}", LANDMARKS)

    @property
    def boards(self) -> list[str]:
        """The letters of all owners of a board or card."""
        return [*self.seats, *self.hirelings, *self.landmarks]

    def check_board(self, place: str) -> None:
        """Raise `ValueError` for a board that is not in this game."""
        if owner_in(place) not in self.boards:
            known = ", ".join(f"{letters}$" for letters in self.boards)
            raise Unlawful(f"expected a board of this game ({known}), not {place}", OWNED)

    @property
    def clearings(self) -> int:
        """The number of clearings on the map."""
        return clearings_of(self.map)

    def check_ruin(self, place: str) -> None:
        """Raise `ValueError` for a clearing that never had a ruin."""
        if place not in self.ruins:
            raise Unlawful(f"expected a clearing with a ruin ({', '.join(self.ruins)})", RUINS)

    def stock(self, script: Script, place: str) -> list[str]:
        """A.5.3 Return the items that a landmark in a clearing gets from the supply."""
        return script.stock.get(self.suits.get(int(place), ""), []) if place.isdigit() else []


def clearings_of(map: str) -> int:
    """Return the number of clearings on a map."""
    return max(CLEARINGS, len(sheet(f"maps/{map}").tables("clearing")))


def _hidden(scripts: list[Script]) -> dict[str, int]:
    """Return the items under ruins: one set for each finder with conditions, none without
    finders."""
    sets = sum(1 for script in scripts if script.items and script.found)
    if not any(script.found or script.hides_items for script in scripts):
        return {}
    return {item: n * max(1, sets) for item, n in sheet("setup").counts("ruins.items").items()}


def _paths(page: Sheet, scripts: list[Script]) -> dict[str, str]:
    """2.2.1 Return the paths of a map, if any pieces stand on paths."""
    if not any(script.on_paths for script in scripts):
        return {}
    pairs = enumerate(page.pairs("paths"), start=1)
    return {f"{min(pair)}_{max(pair)}": PLACE.text(path_place(n)) for n, pair in pairs}


def _landmarks(letters: Letters, page: Sheet, beside: Beside) -> dict[str, str]:
    """A.5, M Return the map's own landmarks at their default places, and those named."""
    own = {letters.landmarks[it].letter: str(at) for it, at in _printed(letters, page).items()}
    return own | beside.landmarks


def _printed(letters: Letters, page: Sheet) -> dict[str, int]:
    """M Return the landmarks with a word whose clearing is printed on the map."""
    return {it: at for it, at in page.counts("landmark_places").items() if it in letters.landmarks}


def world_of(
    letters: Letters, map: str, deck: str, seats: list[str], beside: Beside | None = None
) -> World:
    """Return the world of a map, a deck, seats, and things beside them.  Raises `NoLetters`."""
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
