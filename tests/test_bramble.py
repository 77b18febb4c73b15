"""The example of content outside the tree: whole games with our factions, here and over HTTP."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.checks import check_all, check_question, check_table
from kit.lineups import play_randomly
from kit.madeup.strangers import EXAMPLE, EXAMPLE_SOURCE, lent
from server.kit import Game as Page
from server.kit import play, serving
from undergrowth import Game, Setup, about, position
from undergrowth.ai import Tally, make_player
from undergrowth.ai import play as play_out
from undergrowth.ai.judging import HEURISTIC, USUAL, Learned, Net, Weights
from undergrowth.ai.judging.features import GENERAL, features, names_of
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.data import sheet
from undergrowth.engine.messages import title
from undergrowth.law.setup.seats import excluded
from undergrowth.library import installed_maps, played_factions
from undergrowth.lore import everything, find, section_ids
from undergrowth.table.book import book
from undergrowth.table.labels import label, question
from undergrowth.words import languages

GUARD = "bramble_guard"
GAMES = 200
PARTS = 8
MOST = 6
"""5.2 Players of a game."""


@pytest.fixture
def there() -> Iterator[None]:
    """The example is installed."""
    with lent(EXAMPLE_SOURCE, EXAMPLE) as problems:
        assert not problems
        yield


def test_a_verb_that_others_use_too_is_meant_by_the_procedure_that_asks(there: None) -> None:
    """B.5 `battle` without a package's name, where nobody can be battled."""
    g = position.game(
        {
            "seats": [GUARD, "marquise"],
            "clearings": {"5": {GUARD: "1 warrior"}},
            "turn": GUARD,
            "phase": "daylight",
            GUARD: {"hand": ["anvil"]},
        }
    )
    assert g.decision is not None and g.decision.seat == 0
    assert g.why_not(GUARD, "battle") == g.why_not(GUARD, f"{EXAMPLE.name}:battle")


def never_together(seats: list[str]) -> bool:
    """A.8.1, 5 Whether some factions do not play in one game, or too many start in corners."""
    pairs = ((one, other) for one in seats for other in seats if one != other)
    return too_many_corners(seats) or any(excluded(one, other) for one, other in pairs)


def too_many_corners(seats: list[str]) -> bool:
    """5 Whether more factions start in corners than there are."""
    corners = sheet("setup").number("game.corner_factions")
    return sum(sheet(f"factions/{name}").flag("standard_setup.corner") for name in seats) > corners


def setups(n: int) -> list[Setup]:
    """Its faction with ours on all maps, ours on its map, the advanced setup and drafts too."""
    dice = random.Random(n)
    ours = [name for name in played_factions() if name not in (GUARD, "second_vagabond")]
    found = []
    for number in range(n):
        maps = installed_maps()
        seats = dice.sample(ours, dice.randint(1, min(len(ours), MOST - 1)))
        while never_together(seats):
            seats.pop()
        if number % 4 or len(seats) < 2:
            seats.insert(dice.randint(0, len(seats)), GUARD)
            here = maps[number % len(maps)]
        else:
            here = "hedgerow"
        found.append(
            Setup(map=here, draft=2 + number % 3, fan_content=True)
            if number % 9 == 8
            else Setup(map=here, seats=seats, advanced=number % 5 == 4)
        )
    return found


def look(g: Game, number: int) -> None:
    """Every check at some questions, the cheap ones at all of them."""
    check_question(g)
    if number % 7 == g.seed % 7:
        check_table(g)
    if number % 61 == g.seed % 61:
        check_all(g, number)


@pytest.mark.long
@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_random_games_keep_every_promise(part: int) -> None:
    """Every faction, every map."""
    for seed, setup in enumerate(setups(GAMES)):
        if seed % PARTS == part:
            play_randomly(setup, seed, look)


@pytest.mark.usefixtures("there")
def test_computer_players_play_it() -> None:
    """Its heuristics make it score, a few points a game."""
    setup = Setup(map="hedgerow", seats=["bramble", "marquise", "eyrie"])
    scored = 0
    for seed in range(4):
        g = Game.new(setup, seed, log=False)
        play_out(g, [make_player("greedy", seat, seat) for seat in range(3)], 20_000, Tally(3))
        assert g.over
        scored += g.score[0]
    assert scored >= 4 * 3


@pytest.mark.usefixtures("there")
def test_a_learned_judgement_weighs_what_its_folder_names() -> None:
    """As of our own factions; without weights of its own it is weighed like anybody."""
    g = Game.new(Setup(seats=["bramble", "marquise"]), 3, log=False)
    found = dict(zip(names_of(GUARD), features(g, 0), strict=True))
    assert (found["stores"], found["grounds"]) == (0.0, 0.0)
    assert found["bramble"] == g.on_map(book(g).faction(0).kind("bramble"))
    weights = Weights(Net([0.0, 0.1] + [0.0] * (len(GENERAL) - 2), [], []), {})
    assert USUAL.judge(g, 0) == HEURISTIC.judge(g, 0), "nobody has learned of it yet"
    assert sum(Learned(weights).chances(g)) == pytest.approx(1.0)


@pytest.mark.usefixtures("there")
def test_it_speaks_for_itself() -> None:
    """Words that other factions use, too, are told apart by what is offered."""
    g = Game.new(Setup(seats=["bramble", "marquise", "alliance"]), 5)
    seen: set[str] = set()
    dice = random.Random(5)
    while g.decision is not None and g.turns < 40:
        for option in g.decision.options:
            name = g.seat_name(g.decision.seat)
            if g.decision.text(option) == "battle":
                seen.add(f"{name} {g.decision.prompt}: {label(g, option)}")
            assert str(question(g, g.decision)) != g.decision.prompt
        g.choose(dice.choice(g.decision.texts()))
    assert seen == {
        "bramble_guard bramble:guard.daylight: Battle",
        "marquise_de_cat marquise.daylight: Battle",
    }
    assert title(GUARD, "faction") == "Bramble Guard"
    assert make_marks([GUARD, "marquise_de_cat"]).letters[GUARD] == "G"


@pytest.mark.long
@pytest.mark.usefixtures("there")
def test_it_is_played_over_http(tmp_path: Path) -> None:
    """The catalogue has its look; a person plays it against programs."""
    with serving(tmp_path) as server:
        known = server.api.get("/api/catalogue")
        look = next(each["look"] for each in known["factions"] if each["id"] == GUARD)
        assert look["color"] == "#7d4f8f" and len(look["head"]["strokes"]) == 3
        assert look["pieces"]["bramble"]["picture"]["strokes"]
        assert "hedgerow" in [each["id"] for each in known["maps"]]
        seats = [{"faction": GUARD, "player": "here"}, {"faction": "eyrie", "player": "random"}]
        made = {"setup": {"map": "hedgerow", "seats": seats}, "pace": "instant", "seed": 4}
        game = Page(server.api, server.api.post("/api/games", made))
        assert play(game, random.Random(1), 40) == 40


@pytest.mark.parametrize("code", languages())
def test_it_tells_of_itself_as_ours_do(there: None, code: str) -> None:
    """6 Its faction and map are told of, with each section of its chapters."""
    guard = about("faction", GUARD, code)
    assert guard.text and 0 < len(guard.short) < 60
    lines = [line for group in guard.groups for line in group.lines]
    assert len(lines) > 10 and all(line.text and line.law for line in lines)
    assert about("map", "hedgerow", code).groups[0].lines[0].law == "W.1"
    chapters = [number for number in section_ids() if number.startswith("bramble:")]
    assert "bramble:B.2.2" in chapters and "bramble:W.1" in chapters
    assert about("section", "B.2.2", code) == about("section", "bramble:B.2.2", code)
    assert [each.id for each in find("bramble")] == [GUARD, "bramble"]
    assert [each.id for each in find("b.2.2")] == ["bramble:B.2.2"]
    assert GUARD not in [each.id for each in everything(code) if not each.short]
