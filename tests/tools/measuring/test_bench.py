"""The commands of `bench`, on little: that they run and what they write, never how fast it was."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bench import balance, bots, lineups, measured, search, strength
from bench.factions import factions, line_ups, opponents
from undergrowth import Game, Setup
from undergrowth.data import sheet
from undergrowth.sim.rows import Row
from undergrowth.sim.statistics import summarize, wilson
from undergrowth.sim.writers import write_results
from undergrowth.words.rendering import titled

HOME = Path(__file__).parents[3]


def test_factions_of_a_package_are_measured_beside_ours() -> None:
    """One without factions leaves the line-up that the others are held against."""
    assert line_ups(package="nobody") == [factions()[:4]]


def test_every_faction_is_in_as_many_line_ups_as_there_are_seats() -> None:
    names = [name for seats in line_ups() for name in seats]
    assert {names.count(name) for name in factions()} == {4}


@pytest.mark.parametrize("faction", factions())
def test_heuristics_say_their_rules_of_thumb(faction: str) -> None:
    assert len(balance.rules_of_thumb(faction)) > 100


def test_the_page_of_rules_of_thumb_is_of_all_factions() -> None:
    """Made by `make balance`, anew after each new faction or changed rule."""
    page = (HOME / "docs/greedy.md").read_text("utf-8")
    for faction in factions():
        assert f"## {titled(faction, 'faction')}\n\n{balance.rules_of_thumb(faction)}" in page
        assert f"| {titled(faction, 'faction')} | " in page


def test_shares_of_wins_become_a_table_with_the_best_first() -> None:
    rows: list[Row] = balance.played(games=1, workers=1, seed=1, most=2)
    lines = list(balance.table(summarize(rows, "faction")))
    shares = [float(line.split("|")[4].strip(" %").split("%")[0]) for line in lines[2:]]
    assert len(lines) >= 6 and shares == sorted(shares, reverse=True)


def test_speed_by_line_up_becomes_a_table() -> None:
    seats = [["marquise_de_cat", "vagabond"]]
    lines = lineups.table(seats, [[400_000.0, 300_000.0, 3.21]])
    assert lines[2] == "| Marquise de Cat, Vagabond | 400,000 | 300,000 | 1.00 | 3.2 |"


def test_every_opponent_is_measured_at_every_difficulty() -> None:
    """R.3.3.1 From the easiest on, beside every player it may sit with."""
    for name in opponents():
        assert bots.levels(name)[0] == "easy" and bots.levels(name)[-1] == "nightmare"
        for setup in bots.setups(name, "easy"):
            assert setup.entries()[0] == f"{name}:easy" and len(setup.seats) == 4


def test_whether_an_opponent_gets_harder_is_told() -> None:
    """R.3.3.1 By the interval of the difference, with mean points where wins say nothing."""
    name = opponents()[0]
    measured = bots.measured(name, "easy", 1, 1, 1)

    def seen(level: str, wins: int) -> bots.Measured:
        low, high = wilson(wins, 60)
        found = replace(measured.found, share=wins / 60, low=low, high=high, points=20 + wins / 6)
        return replace(measured, level=level, found=found)

    levels = [seen("easy", 24), seen("default", 30), seen("challenging", 60), seen("nightmare", 60)]
    told = " ".join(" ".join(bots.page(levels, "python -m bench.bots")).split())
    steps = [bots.changed(*two) for two in pairwise(levels)]
    assert told.endswith(
        f"easy and default cannot be told apart by wins (24.0 and 25.0 points) ({steps[0]});"
        f" challenging wins more games than default ({steps[1]});"
        f" challenging and nightmare both win every game (30.0 and 30.0 points) ({steps[2]})."
    )
    assert all("→" in each for each in steps), "each of them changes something"
    assert f"| {titled(name, 'faction')} | easy | {measured.found.games} | 40.0% |" in told
    assert "wins fewer games than" in bots.step(levels[2], levels[0])


@pytest.mark.parametrize("name", opponents())
def test_each_difficulty_gives_more_and_nothing_less(name: str) -> None:
    """R.3.3.1 As the page says; what makes an opponent organize at fewer warriors counts down."""
    page = sheet(f"factions/{name}")
    levels = [page.counts(f"difficulty.{level}") for level in bots.levels(name)]
    for one, two in pairwise(levels):
        assert one != two and one.keys() == two.keys()
        assert all(two[key] >= one[key] or key.endswith("threshold") for key in one)


@pytest.mark.long
def test_the_commands_explain_themselves() -> None:
    for name in ("balance", "bots", "lineups"):
        command = [sys.executable, "-m", f"bench.{name}", "--help"]
        told = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True)
        assert "usage: python -m bench." + name in told.stdout


def test_tries_of_a_search_are_counted() -> None:
    g = Game.new(Setup(seats=factions()[:2]), 3, log=False)
    while g.turns < 3 or g.decision is None or len(g.decision.options) < 2:
        assert g.decision is not None
        g.take(g.decision.offered[0])
    assert all(search.tries_a_second([g], leaf, 8) > 0 for leaf in search.LEAVES.values())


def test_the_page_of_strength_is_filled_from_ladders(tmp_path: Path) -> None:
    """The text around the figures stays; pictures are files of their own."""
    pytest.importorskip("numpy", reason="ratings are an extra: undergrowth[results]")
    names = list(tomllib.loads(strength.LEAGUE.read_text("utf-8"))["wins"])
    assert set(names) <= set(factions())
    page = tmp_path / "strength.md"
    places = ("ladder", "against b", "a and people")
    page.write_text("".join(f"<!-- figures: {each} -->\nold\n<!-- end -->\n" for each in places))
    row = Row(0, 1, "m", "d", 0, names[0], "", "a", 9, "", "", True, "points", 2, 1, 1)
    rows = [
        replace(row, game=game, seat=seat, faction=names[seat], player="ab"[seat], won=game != seat)
        for game in range(3)
        for seat in range(2)
    ]
    for at, (players, against) in enumerate([("ab", ""), ("a", "b"), ("a", "")]):
        ladder = {"players": list(players), "against": against, "seats": 2, "factions": names[:2]}
        about = {"ladder": ladder, "undergrowth": "1", "command": "undergrowth ladder"}
        write_results(tmp_path / f"{at}.jsonl", rows, about)
    files = [str(tmp_path / f"{at}.jsonl") for at in range(3)]
    strength.main([*files, "--page", str(page)])
    text = page.read_text("utf-8")
    assert "old" not in text
    assert all(f"<!-- figures: {each} -->" in text for each in places)
    pictures = [tmp_path / each for each in re.findall(r"\]\((.*?\.svg)\)", text)]
    assert len(pictures) == 3
    assert all("<style>" in each.read_text("utf-8") for each in pictures)
    assert f"| {titled(names[0], 'faction')} | 3 | 66.7% |" in text
    assert f"| {titled(names[0], 'faction')} | 2 of 3 |" in text, "alone, each faction apart"
    page.write_text("nothing")
    with pytest.raises(SystemExit, match="no place for"):
        strength.main([files[0], "--page", str(page)])


FIGURES = (
    "bench/README.md",
    "docs/bots.md",
    "docs/checks.md",
    "docs/greedy.md",
    "docs/many-machines.md",
    "docs/mutation.md",
    "docs/players.md",
    "docs/site.md",
    "docs/strength.md",
    "packages/revelry/docs/bots.md",
    "packages/revelry/docs/greedy.md",
)
"""Pages with figures that somebody measured."""


@pytest.mark.parametrize("page", FIGURES)
def test_a_page_with_figures_says_at_which_version_and_commit(page: str) -> None:
    """`python -m bench.measured` prints the words."""
    said = measured.SAID.findall((HOME / page).read_text(encoding="utf-8"))
    assert said
    assert not [words for words in said if "`00000000`" in words], "measured outside a repository"


def test_the_words_are_those_that_pages_are_looked_through_for() -> None:
    assert measured.SAID.fullmatch(measured.moment())
