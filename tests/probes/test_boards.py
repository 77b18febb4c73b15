"""Boards for all: every owner keeps things beside the map in the same way.

A card and a map of our own have boards here.  They stand for hirelings that keep their pieces
(H.2), relics and retinues, which will be boards of their sources too.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from kit.checks import check_copy, check_save, check_secrecy, check_table
from undergrowth import BadSave, Game, cards, maps, position
from undergrowth.decks import ALL_CARDS, deck
from undergrowth.engine.frames import NOBODY
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.positions import take_cards, take_pieces
from undergrowth.library import InstalledLibrary, installed_factions
from undergrowth.table import game as table_game
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile, value
from undergrowth.table.names import CARDS

CARD = next(ALL_CARDS[n].name for n in deck("base") if ALL_CARDS[n].kind == "persistent")
"""A card of the deck; which one does not matter: its effect is another one here."""
MAP = next(name for name in maps.map_names() if maps.make_rules(name).new_board() is None)
SEATS = installed_factions()[:2]


@dataclass
class Rack(Board):
    """Pieces of anybody by kind, an open pile, and one that nobody may look at."""

    pieces: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    face_down: list[int] = field(default_factory=list)

    def hidden(self) -> list[list[int]]:
        return [self.face_down]

    def unknown_to(self, viewer: int, owner: int) -> list[list[int]]:
        return [self.face_down]

    def open_cards(self) -> list[int]:
        return self.shown


@dataclass
class Gauge(Board):
    """A number."""

    level: int = 0


boards(Rack, Gauge)


class Shelved(CardEffect):
    """A card that keeps warriors and cards."""

    def shelf(self, g: Game) -> Rack:
        board = g.boards[self.board_at]
        assert isinstance(board, Rack)
        return board

    def new_board(self) -> Board:
        return Rack()

    def off_map(self, g: Game, kind: int) -> int:
        return self.shelf(g).pieces.count(kind)

    def describe(self, g: Game, viewer: int) -> list[Part]:
        shelf = self.shelf(g)
        return [
            pile("shown", "Shown", "H.2", [CARDS.text(card) for card in shelf.shown], True),
            pile("hidden", "Hidden", "H.2", [CARDS.text(card) for card in shelf.face_down], False),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        shelf = self.shelf(g)
        for key, cards_here in (("shown", shelf.shown), ("hidden", shelf.face_down)):
            cards_here += take_cards(g, doc, key)
        for seat in range(g.seats):
            n = doc.number(f"warriors_{seat}", 0)
            take_pieces(g, book(g).faction(seat).warrior, n, doc.where)
            shelf.pieces += [book(g).faction(seat).warrior] * n

    def write_board(self, g: Game) -> dict[str, object]:
        shelf = self.shelf(g)
        doc: dict[str, object] = {}
        if shelf.shown or shelf.face_down:
            doc["shown"] = [CARDS.text(card) for card in shelf.shown]
            doc["hidden"] = [CARDS.text(card) for card in shelf.face_down]
        for seat in range(g.seats):
            if n := shelf.pieces.count(book(g).faction(seat).warrior):
                doc[f"warriors_{seat}"] = n
        return doc


class Gauged(MapRules):
    """A map that counts something."""

    def new_board(self) -> Board:
        return Gauge()

    def gauge(self, g: Game) -> Gauge:
        board = g.boards[self.board_at]
        assert isinstance(board, Gauge)
        return board

    def title(self) -> str:
        return "Water"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return [value("level", "Level", "M", self.gauge(g).level)]

    def read_board(self, g: Game, doc: Reader) -> None:
        self.gauge(g).level = doc.number("level", 0)

    def write_board(self, g: Game) -> dict[str, object]:
        return {"level": self.gauge(g).level}


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in which the card has a full shelf and the map stands at 3."""
    monkeypatch.setitem(cards._CLASSES, CARD, Shelved)
    monkeypatch.setitem(maps._RULES, MAP, Gauged)
    monkeypatch.setattr(table_game, "_installed", [InstalledLibrary()])
    first = list(dict.fromkeys(CARDS.text(card) for card in deck("base")))
    first = [name for name in first if name != CARD][:4]
    return position.game(
        {
            "map": MAP,
            "seats": SEATS,
            "level": 3,
            "phase": "daylight",
            SEATS[0]: {"play": CARD},
            "clearings": {"1": dict.fromkeys(SEATS, "3 warriors")},
            "cards": {CARD: {"shown": first[:2], "hidden": first[2:], "warriors_1": 2}},
        },
        seed=2,
    )


def shelved(g: Game) -> Shelved:
    found = book(g).effects[CARDS.parse(CARD)]
    assert isinstance(found, Shelved)
    return found


def test_a_board_of_a_card_or_a_map_is_described_as_a_position(game: Game) -> None:
    doc = position.describe(game)
    assert doc["level"] == 3
    assert doc["cards"] == {CARD: shelved(game).write_board(game)}
    assert position.describe(position.game(doc, seed=5)) == doc


def test_it_is_copied_and_saved_like_any_other(game: Game) -> None:
    check_copy(game, 0)
    check_save(game, 0)
    shelf = shelved(game).shelf(Game.from_json(game.to_json()))
    assert shelf == shelved(game).shelf(game)
    assert shelf.pieces == [book(game).faction(1).warrior] * 2


def test_what_lies_there_is_conserved(game: Game) -> None:
    check_table(game)
    shelved(game).shelf(game).pieces.pop()
    with pytest.raises(AssertionError, match="not conserved"):
        check_table(game)


def test_it_is_shown_to_each_viewer(game: Game) -> None:
    shown = game.observe(NOBODY)["boards"]
    by_id: dict[str, Any] = {each["id"]: each for each in shown}
    assert by_id["map"]["title"] == "Water"
    assert by_id["map"]["board"][0]["value"] == "3"
    open_cards, hidden = by_id[f"card {CARD}"]["board"]
    assert len(open_cards["cards"]) == 2
    assert (hidden["cards"], hidden["count"]) == (None, 2)


def test_hidden_piles_are_dealt_anew_for_seats_that_do_not_know_them(game: Game) -> None:
    check_secrecy(game, 4)
    before = shelved(game).shelf(game)
    twins = [shelved(game).shelf(game.determinize(0, seed)) for seed in range(8)]
    assert any(twin.face_down != before.face_down for twin in twins)
    assert all(twin.shown == before.shown for twin in twins)


def test_a_save_from_before_a_board_was_there_opens(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that a save knows nothing of is as at the beginning."""
    older = json.loads(game.to_json())
    del older["boards"]["map"]
    gauge = Game.from_json(json.dumps(older)).boards[book(game).map_rules.board_at]
    assert gauge == Gauge(0)
    monkeypatch.delitem(maps._RULES, MAP)
    monkeypatch.setattr(table_game, "_installed", [InstalledLibrary()])
    with pytest.raises(BadSave, match="map"):
        Game.from_json(game.to_json())
