"""1.1.1 Precedence of two rules is said where the rule stands, never by seating."""

from __future__ import annotations

import inspect

import pytest

from kit import Table
from kit.madeup.probes import made_up
from undergrowth import Game
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.moving.move import Move
from undergrowth.table.bending.hooks import Hooks
from undergrowth.table.book import book
from undergrowth.table.layout.order import InPlay, SourceOrder
from undergrowth.table.sources import Source

APART = {
    "board_entries": "asked of every source that has a board",
    "player_entries": "asked of every source that has a board",
    "rank": "says in what order the others are asked",
    "new_board": "asked of every source when boards are laid out",
    "board_name": "asked of every source that has a board",
    "title": "asked of every source that has a board",
    "is_out": "asked of every source that has a board",
    "describe": "asked of every source that has a board",
    "has_open_board": "asked of every source that has a board",
    "position_entry": "asked of every source that has a board",
    "read_board": "asked of every source that has a board",
    "check_position": "asked of every source once a described table has been laid",
    "write_board": "asked of every source that has a board",
    "off_map": "asked of every source that has a board",
    "items_held": "asked of every source that has a board",
    "items_of_supply": "asked of every source that has a board",
    "pile": "is where something goes that comes to its board",
    "speaks_in": "says in which windows a source is asked",
    "rules_by_pieces": "says how long what `ruler` and `strength` say holds",
    "may_forbid_moving": "says whether `forbids_moving` need be asked",
    "may_forbid_placing": "says whether `forbids_placing` need be asked",
    "may_bend_strength": "says whether `strength` need be asked",
    "may_lend_rule": "says whether `rules` need be asked",
    "strength_state": "says how long what `strength` says can be kept",
    "cannot": "asked of the source that forbids",
    "source_of": "asked of a source for what of it bends a battle",
    "law_of": "asked of a source for the section behind what it says",
    "why_not": "asked of a card's effect",
    "count_as_any": "asked of the source whose card counts as any",
    "on_effect_gone": "asked of the effect that is gone",
}
"""Methods of a source that are no hooks, and who is asked them."""


class Lords(GeneralFaction):
    """7.2.2 Lords of the Forest: a tie they share in is theirs."""

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        mine = g.strength[self.seat * g.places + place]
        return self.seat if mine == most and mine > 0 else ruler


class Pilgrims(GeneralFaction):
    """10.2.4 They rule wherever they have a garden; this overrides the Lords (7.2.2)."""

    def rank(self, hook: str) -> int:
        """10.2.4 Over 7.2.2."""
        return 1 if hook == "ruler" else 0

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        return self.seat if g.count(self.kind("garden"), place) > 0 else ruler


class Burrowers(GeneralFaction):
    """12.2.2 They always rule one place, despite others' rules about it (10.2.4, 7.2.2)."""

    def rank(self, hook: str) -> int:
        """12.2.2 Over 10.2.4 and 7.2.2."""
        return 2 if hook == "ruler" else 0

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        return self.seat if place == 12 else ruler


@pytest.fixture(autouse=True)
def factions(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, "lords", Lords, "warrior 10")
    made_up(monkeypatch, "pilgrims", Pilgrims, "warrior 10", "garden building 3")
    made_up(monkeypatch, "burrowers", Burrowers, "warrior 10")


@pytest.mark.parametrize("seats", [("lords", "pilgrims"), ("pilgrims", "lords")])
def test_pilgrims_override_lords_in_either_seat(table: type[Table], seats: tuple[str, str]) -> None:
    """10.2.4 over 7.2.2: a garden rules where the Lords share in a tie."""
    t = table(*seats)
    t.put("lords", 5, "1 warrior").put("pilgrims", 5, "garden")
    t.put("lords", 1, "1 warrior").put("pilgrims", 1, "1 warrior")
    t.does(Move(0, optional=True))
    assert t.rules(5) == "pilgrims"
    assert t.rules(1) == "lords"


@pytest.mark.parametrize(
    "seats", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
)
def test_always_beats_both_in_every_seating(table: type[Table], seats: tuple[int, ...]) -> None:
    """12.2.2 over 10.2.4 and 7.2.2: with no piece there at all."""
    names = ("lords", "pilgrims", "burrowers")
    t = table(*[names[i] for i in seats])
    t.put("lords", 12, "1 warrior").put("pilgrims", 12, "garden")
    t.put("lords", 5, "1 warrior").put("pilgrims", 5, "garden")
    t.does(Move(0, optional=True))
    assert t.rules(12) == "burrowers"
    assert t.rules(5) == "pilgrims"


def test_sources_of_one_rank_are_asked_by_name(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """1.1.1 So that rules which nobody has put in order do not depend on seats either."""
    made_up(monkeypatch, "abbots", Lords, "warrior 10")
    for seats in (("lords", "abbots"), ("abbots", "lords")):
        t = table(*seats).does(Move(0, optional=True))
        asked = [source.board_name() for source in book(t.game).hooks.ruler]
        assert asked == ["abbots", "lords"]


def test_every_hook_is_in_the_one_table() -> None:
    """`Hooks` lists every method of a source but those that are asked of one alone."""
    b = SourceOrder([[]], [], [])
    listed = {name: each for name, each in inspect.getmembers(Hooks(b)) if name[0] != "_"}
    declared = [name for kind in Source.__mro__[:-1] for name in vars(kind)]
    methods = {name for name in declared if name[0] != "_" and callable(getattr(Source, name))}
    assert set(listed) == methods - APART.keys()
    assert APART.keys() <= methods
    for name, each in listed.items():
        assert isinstance(each, (list, InPlay)), name
