"""What does not change in a game that is written down: seats, places, cards, items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.rootlog.letters import Deck, Letters, Script

CLEARINGS: Final = 12


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
    movers: dict[str, str]
    """Pieces of nobody that the map has, and where they stand first."""
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
        if not place.isdigit() or not 1 <= int(place) <= self.clearings:
            forest = next(iter(self.forests), "")
            raise ValueError(
                f"expected a clearing up to {self.clearings} or a forest such as {forest}, "
                f"not {place}"
            )

    @property
    def clearings(self) -> int:
        """How many clearings the map has."""
        return max(CLEARINGS, len(sheet(f"maps/{self.map}").tables("clearing")))

    def check_ruin(self, place: str) -> None:
        """Raise `ValueError` where no ruin was."""
        if place not in self.ruins:
            raise ValueError(f"expected a clearing with a ruin ({', '.join(self.ruins)})")


def _hidden(scripts: list[Script]) -> dict[str, int]:
    """A set, or one for each that has items with a condition; none where nobody finds any."""
    sets = sum(1 for script in scripts if script.items)
    if not any(script.found for script in scripts):
        return {}
    return {item: n * max(1, sets) for item, n in sheet("setup").counts("ruins.items").items()}


def world_of(letters: Letters, map: str, deck: str, seats: list[str]) -> World:
    """The world of a map, a deck and the letters of seats.  Raises `NoLetters`."""
    page = sheet(f"maps/{map}")
    forests = {
        "_".join(str(n) for n in sorted(each.numbers("clearings"))): each.text("id")
        for each in page.tables("forest")
    }
    closed = page.pairs("closed_paths") if page.has("closed_paths") else []
    stand = page.counts("landmark_places")
    return World(
        map,
        deck,
        seats,
        letters.deck(deck),
        forests,
        [letters.by_letter[seat].holding for seat in seats if letters.by_letter[seat].holding],
        [(min(pair), max(pair)) for pair in closed],
        [str(each.number("id")) for each in page.tables("clearing") if each.flag("ruin")],
        {letters.landmarks[it]: str(at) for it, at in stand.items() if letters.landmarks.get(it)},
        _hidden([letters.by_letter[seat] for seat in seats]),
        sheet("setup").counts("item_supply"),
        letters.item_names,
        [seat for seat in seats if letters.by_letter[seat].hand_on_board],
        [card for seat in seats for card in letters.by_letter[seat].own_cards],
    )
