"""The page on writing a player: its example is the file, and plays."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import Setup, content
from undergrowth.ai import Player, load_code, loading, make_player, player_names, player_summaries
from undergrowth.engine.registries import Kept
from undergrowth.sim import simulate

HOME = Path(__file__).parent.parent.parent
PAGE = HOME / "docs/write-a-player.md"
EXAMPLE = HOME / "examples/careful_player.py"
SEATS = few()


@pytest.fixture(autouse=True)
def as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Players that are made known here are not known to other tests."""
    kept = Kept()
    monkeypatch.setattr(loading, "_LOADED", set())
    yield
    kept.put_back()


def test_the_example_on_the_page_is_the_file() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks[0] == EXAMPLE.read_text(encoding="utf-8")


@pytest.mark.long
def test_the_other_examples_on_the_page_hold() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


@pytest.mark.long
def test_the_example_plays_and_beats_random_players() -> None:
    names = ["careful", *["random"] * (len(SEATS) - 1)]
    results = simulate(
        Setup(seats=SEATS), names, games=2, seed=2, shuffle_seats=True, code=[EXAMPLE]
    )
    assert not any(row.problem for row in results.rows)
    assert sum(row.won for row in results.rows if row.player == "careful") == 2


def test_the_page_names_every_player_there_is() -> None:
    """Players that a test or a page has made known aside."""
    text = PAGE.read_text(encoding="utf-8")
    for name in ("random", "greedy", "plan", "search"):
        assert name in player_names()
        assert f"| `{name}" in text


def test_a_file_is_loaded_once() -> None:
    load_code(EXAMPLE)
    load_code(EXAMPLE)
    assert player_summaries()["careful"] == "tries each answer in two worlds"


def install(folder: Path, lines: str) -> None:
    """Write the files that installing a package writes beside it."""
    info = folder / "sly-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sly\nVersion: 1.5\n")
    (info / "entry_points.txt").write_text(f"[undergrowth.players]\n{lines}")


MODULE = '''
from undergrowth.ai import Player

class Sly(Player):
    """Takes the last option.

    Nothing else.
    """

    def choose(self, seat):
        return seat.options[-1]
'''


def test_players_are_found_by_their_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are none, or whose name is taken, are left out with a reason."""
    (tmp_path / "sly_players.py").write_text(MODULE)
    install(
        tmp_path,
        "sly = sly_players:Sly\nrandom = sly_players:Sly\n"
        "not = sly_players:MODULE\nno = nowhere:X\n",
    )
    monkeypatch.syspath_prepend(tmp_path)
    kept = Kept()
    before = len(content.problems())
    try:
        content.load_players()
        assert isinstance(make_player("sly", 0, 1), Player)
        assert player_summaries()["sly"] == "Takes the last option."
        said = [str(each) for each in content.problems()[before:]]
    finally:
        kept.put_back()
    assert len(said) == 3
    assert "random of sly 1.5 is left out: two players are called random" in said[2]
    assert "No module named 'nowhere'" in said[0]
