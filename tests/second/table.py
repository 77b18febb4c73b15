"""The table, read from a save: everything lies open, places and cards by name."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection
from copy import copy
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from undergrowth import Game, content
from undergrowth.engine.events import Event
from undergrowth.table.names import CARDS, ITEMS, SUITS
from undergrowth.table.places import PLACE

Page = dict[str, Any]
PHASES = ("birdsong", "daylight", "evening")


class Table:
    """A game at an open question, as plain words and numbers."""

    def __init__(self, g: Game) -> None:
        assert g.decision is not None
        self.doc: Page = json.loads(g.copy().to_json())
        self.lies: Page = self.doc["table"]
        self.seats: list[str] = [g.seat_name(seat) for seat in range(g.seats)]
        self.hirelings: list[str] = list(self.doc["setup"].get("hirelings", []))
        """H Owners without a seat: those on whose cards somebody may hold sway, or nobody."""
        self.house_rules: list[str] = list(self.doc["setup"].get("house_rules", []))
        """Those that the players have agreed on."""
        self.owners = [*self.seats, *self.hirelings]
        """Owners of pieces, by the number that procedures know them by."""
        self.me = self.seats[g.decision.seat]
        """The seat that is asked."""
        self.prompt = g.decision.prompt
        self.frames: list[Page] = self.doc["stack"]
        """The procedures in progress, outermost first: what has been chosen and what is left."""
        self.frame = self.frames[-1]
        self.turn = self.seats[g.turn] if g.turn >= 0 else ""
        self.phase = PHASES[self.lies["phase"]]
        self.map = printed(f"maps/{self.doc['setup']['map']}")
        printed_there = [each["id"] for each in self.map["clearing"]]
        numbers = self.lies.get("clearings", [PLACE.parse(str(each)) for each in printed_there])
        self.clearings: list[str] = [PLACE.text(c) for c in numbers]
        """2.2 The clearings that are not flooded (M.5.2), in order."""
        self._closed = [(PLACE.text(one), PLACE.text(two)) for one, two in g.closed_paths()]
        self.places = len(self.lies["pieces"]) // len(self.doc["kinds"])
        self._pieces = self._laid_out()
        self._linked: set[frozenset[str]] = set()
        self.rulers: dict[str, str] = {}
        """2.5 Rulers of the clearings that have been looked at: they are asked for over and
        over."""
        self._log = g.log or []
        self._told = len(self._log)
        """Number of events of the log that had been told by then."""

    def _laid_out(self) -> dict[str, dict[str, dict[str, int]]]:
        """Pieces by place and owner."""
        found: dict[str, dict[str, dict[str, int]]] = {}
        for kind, title in enumerate(self.doc["kinds"]):
            owner, piece = title.split(" ", 1)
            for place in range(self.places):
                n = self.lies["pieces"][kind * self.places + place]
                if n:
                    at = found.setdefault(PLACE.text(place), {})
                    at.setdefault(owner, {})[piece] = n
        return found

    def news(self, before: Table) -> list[Event]:
        """Return the events of the log since an earlier table of the same game."""
        return self._log[before._told : self._told]

    # ---- procedures

    def inside(self, name: str) -> Page:
        """The innermost procedure of a name that is in progress; empty when there is none."""
        return next((frame for frame in reversed(self.frames) if frame["is"] == name), {})

    def seat(self, number: int) -> str:
        """The name of a seat, or of a hireling, that a procedure remembers."""
        return self.owners[number]

    def controller(self, hireling: str) -> str:
        """H.1 Return who controls a hireling; empty while its card is in the supply."""
        number = self.board(hireling)["controller"]
        return self.seats[number] if number >= 0 else ""

    def side(self, owner: str) -> str:
        """H.3.2 With whom an owner stands: a hireling with its controller, if it has one."""
        return (owner in self.hirelings and self.controller(owner)) or owner

    def place(self, number: int) -> str:
        """The name of a place that a procedure remembers."""
        return PLACE.text(number)

    def card(self, number: int) -> str:
        """The name of a card that a procedure remembers."""
        return CARDS.text(number)

    def suits_of(self, mask: int) -> set[str]:
        """The suits that a procedure is limited to."""
        return {SUITS.text(suit) for suit in range(len(SUITS)) if mask >> suit & 1}

    def kind(self, number: int) -> tuple[str, str]:
        """Owner and piece of a kind that a procedure remembers."""
        owner, piece = self.doc["kinds"][number].split(" ", 1)
        return owner, piece

    @property
    def used(self) -> list[str]:
        """1.4.1 Marks of what has been used this turn."""
        return [str(mark) for mark in self.doc["used"]]

    # ---- pieces

    def pieces(self, owner: str, place: str) -> dict[str, int]:
        """An owner's pieces in a place, by name."""
        return self._pieces.get(place, {}).get(owner, {})

    def count(self, owner: str, piece: str, place: str) -> int:
        """Return how many of one piece."""
        return self.pieces(owner, place).get(piece, 0)

    def of_sort(self, owner: str, sort: str, place: str) -> int:
        """Return how many warriors, buildings, tokens or pawns an owner has in a place."""
        kinds = sorts(owner)
        return sum(n for piece, n in self.pieces(owner, place).items() if kinds[piece] == sort)

    def warriors(self, owner: str, place: str) -> int:
        """G.36 An owner's warriors in a place."""
        return self.of_sort(owner, "warrior", place)

    def where(self, owner: str, piece: str) -> list[str]:
        """The places that hold a piece, clearings in their order."""
        return [place for place in self._pieces if self.count(owner, piece, place)]

    def clearings_with(self, owner: str, piece: str) -> list[str]:
        """The clearings that hold a piece."""
        return [c for c in self.clearings if self.count(owner, piece, c)]

    def supply(self, owner: str, piece: str) -> int:
        """G.32 Return how many of a piece are left in its supply or on its track."""
        return int(self.lies["supply"][self.doc["kinds"].index(f"{owner} {piece}")])

    def open_slots(self, place: str) -> int:
        """2.2.3 Slots without building or ruin; a landmark may have brought one."""
        slots = self._printed_at(place)["slots"] - int(self.has_ruin(place))
        for landmark, at in self.landmarks().items():
            slots += printed(f"landmarks/{landmark}")["adds_slots"] if at == place else 0
        for seat in self.seats:  # R.7.7.5 items that cover slots
            slots -= self.board(seat).get("covered", []).count(PLACE.parse(place))
        owners = self._pieces.get(place, {})
        return int(slots - sum(self.of_sort(owner, "building", place) for owner in owners))

    def has_ruin(self, place: str) -> bool:
        """2.2.4 Whether a ruin lies there."""
        return bool(self.lies["has_ruin"][PLACE.parse(place)])

    def ruin(self, place: str) -> list[str]:
        """9.3.4 The items under the ruins of a clearing."""
        return [ITEMS.text(item) for item in self.lies["ruins"][PLACE.parse(place)]]

    def landmarks(self) -> dict[str, str]:
        """L Where each landmark stands."""
        names = self.doc["setup"].get("in_play", [])
        return {
            name: PLACE.text(at)
            for name, at in zip(names, self.lies.get("landmarks", []), strict=False)
            if at >= 0
        }

    def without(
        self, owners: list[str], place: str, spared: Collection[tuple[str, str]] = ()
    ) -> Table:
        """The same table when these have no pieces in a place any more, but for those `spared`."""
        there = {
            owner: {
                piece: n
                for piece, n in pieces.items()
                if owner not in owners or (owner, piece) in spared
            }
            for owner, pieces in self._pieces.get(place, {}).items()
        }
        found = copy(self)
        found._pieces = {**self._pieces, place: there}
        return found

    # ---- the map

    def suits(self, place: str) -> set[str]:
        """2.2.2 The suits of a clearing."""
        if "suits" in self.lies:
            return self.suits_of(self.lies["suits"][PLACE.parse(place)])
        printed_suit = self._printed_at(place)["suit"]
        return {str(printed_suit)} if printed_suit else set()

    def on_map(self, place: str) -> bool:
        """12.3.2 Whether a clearing is printed on the map: the Burrow lies near it."""
        return any(str(each["id"]) == place for each in self.map["clearing"])

    def _printed_at(self, place: str) -> Page:
        """A clearing of the map; one that a faction adds has neither suit nor slots (12.2.2)."""
        added: Page = {"suit": "", "slots": 0}
        return dict(
            next((each for each in self.map["clearing"] if str(each["id"]) == place), added)
        )

    def paths(self) -> set[frozenset[str]]:
        """2.2.1, M.4.2, M.5.2 Pairs that a path links, neither closed nor flooded."""
        if self._linked:
            return self._linked
        linked = {frozenset(map(str, pair)) for pair in self.map["paths"]}
        linked -= {frozenset(pair) for pair in self.closed()}
        for page in self.map["clearing"]:
            if str(page["id"]) not in self.clearings:
                linked -= {frozenset(map(str, pair)) for pair in page.get("flooded_paths", [])}
                linked = _joined(linked, str(page["id"]))
        self._linked = linked
        return linked

    def closed(self) -> list[tuple[str, str]]:
        """M.4.2 The paths that are closed."""
        return self._closed

    def rivers(self) -> set[frozenset[str]]:
        """2.3 Pairs of clearings that a river links; on the lake all around it (M.3.2)."""
        linked = {frozenset(map(str, pair)) for pair in self.map["rivers"]}
        return {pair for pair in linked if pair <= set(self.clearings)}

    def activated(self, place: str) -> int:
        """4.1.1 Return how many crafting pieces have been activated there this turn."""
        return int(self.lies["activated"][PLACE.parse(place)])

    # ---- cards and items

    def hand(self, seat: str) -> list[str]:
        """1.2.1 The cards in a hand; hirelings have none, nor use their controller's (H.3.5)."""
        if seat in self.hirelings:
            return []
        return self._cards(self.lies["hands"][self.seats.index(seat)])

    def in_play(self, seat: str) -> list[str]:
        """2.1.4 The cards in a play area; hirelings use none (H.3.5)."""
        if seat in self.hirelings:
            return []
        return self._cards(self.lies["play"][self.seats.index(seat)])

    def discard(self) -> list[str]:
        """1.2.2 The discard pile."""
        return self._cards(self.lies["discard"])

    def deck(self) -> int:
        """2.1 Return how many cards are left to draw."""
        return len(self.lies["deck"])

    def available(self) -> list[str]:
        """3.3.3 The dominance cards beside the map."""
        return self._cards(self.lies["available"])

    def dominance(self, seat: str) -> str:
        """3.3.1 The dominance card a seat has activated."""
        number = self.lies["dominance"][self.seats.index(seat)]
        return self._cards([number])[0] if number >= 0 else ""

    def score(self, seat: str) -> int:
        """3.2 Victory points."""
        return int(self.lies["score"][self.seats.index(seat)])

    def items(self) -> dict[str, int]:
        """5.1.5 The item supply."""
        return {ITEMS.text(item): n for item, n in enumerate(self.lies["items"])}

    def crafted(self, seat: str) -> list[str]:
        """4.1.2 The kinds of item in a Crafted Items box; hirelings have none."""
        if seat in self.hirelings:
            return []
        counts = self.lies["crafted"][self.seats.index(seat)]
        return [ITEMS.text(item) for item, n in enumerate(counts) if n]

    def crafted_count(self, seat: str, item: str) -> int:
        """4.1.2 Return how many of an item lie in a Crafted Items box."""
        return int(self.lies["crafted"][self.seats.index(seat)][ITEMS.parse(item)])

    def board(self, name: str) -> Page:
        """Return what is kept beside the map under a name: a faction's, a landmark's, the Law's."""
        return dict(self.doc["boards"].get(name, {}))

    def _cards(self, numbers: list[int]) -> list[str]:
        return [str(self.doc["cards"][number]) for number in numbers]


def _joined(linked: set[frozenset[str]], flooded: str) -> set[frozenset[str]]:
    """M.5.2 Paths through a flooded clearing link all clearings around it."""
    around = sorted({other for pair in linked if flooded in pair for other in pair - {flooded}})
    rest = {pair for pair in linked if flooded not in pair}
    return rest | {frozenset((one, other)) for one in around for other in around if one != other}


@cache
def printed(name: str) -> Page:
    """A page of data: what is printed on a map, board or landmark card."""
    file = _file(name)
    assert file is not None, f"nothing is printed by the name of {name}"
    page = tomllib.loads(file.read_text(encoding="utf-8"))
    if page.get("same_as"):
        page = {**printed(f"factions/{page['same_as']}"), **page}
    return page


def _file(name: str) -> Traversable | None:
    """Return where a page lies: in our data, or in that of a package of content."""
    for package in ("undergrowth", *(entry.module for entry in content.packages())):
        found = resources.files(package).joinpath("data", *f"{name}.toml".split("/"))
        if found.is_file():
            return found
    return None


@cache
def sorts(owner: str) -> dict[str, str]:
    """1.5.2 Return what each piece of a faction is: warrior, building, token or pawn."""
    return {each["id"]: each["kind"] for each in printed_of(owner)["piece"]}


@cache
def printed_of(owner: str) -> Page:
    """1.5.2, A.6 Return what is printed for a faction, or on the card of a hireling: a demoted side
    plays with the pieces of its card."""
    if _file(f"hirelings/{owner}") is None:
        return printed(f"factions/{owner}")
    page = printed(f"hirelings/{owner}")
    pieces = printed(f"hirelings/{page['pieces_of']}") if "pieces_of" in page else page
    return {**page, "piece": pieces.get("piece", [])}


@cache
def cards() -> dict[str, Page]:
    """2.1 Return what is printed on each card."""
    files = printed("decks")["order"]
    return {each["id"]: each for name in files for each in printed(f"cards/{name}")["card"]}
