"""Places where people and programs are told of fan content, and which of it a game uses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
from rich.text import Text

from kit.madeup.copse import copse
from kit.madeup.strangers import EXAMPLE, EXAMPLE_SOURCE, diggers, lent, write
from undergrowth import Game, Setup, about
from undergrowth.cli.drawing.marks import marks_of
from undergrowth.cli.drawing.screen import result_lines
from undergrowth.cli.options import with_setup_options
from undergrowth.cli.playing.about import asked_about
from undergrowth.cli.playing.begin import pick
from undergrowth.cli.terminal import Terminal
from undergrowth.content import Entry
from undergrowth.law.setup.fan import fan_packages
from undergrowth.library import played_factions, setup_options
from undergrowth.lore import kinds, names
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.documents.catalogue import catalogue
from undergrowth.server.wire.asked import RANDOM, SetupAsked
from undergrowth.server.wire.catalogue import Catalogue
from undergrowth.server.wire.seen import SetupView
from undergrowth.shown.observe import observe
from undergrowth.sim import Row, simulate
from undergrowth.sim.about import about as told_of
from undergrowth.sim.games import Plan
from undergrowth.words import languages, speaking

ACME = Entry("acme", "acme", "acme-pieces", "2.0")
GUARD, MAP = "bramble_guard", "hedgerow"
SEATS = ["bramble", "marquise"]


@pytest.fixture
def bramble() -> Iterator[None]:
    """The example, which says that it is fan content, is installed."""
    with lent(EXAMPLE_SOURCE, EXAMPLE) as found:
        assert not found
        yield


def fans(entries: list[dict[str, Any]], *whose: str) -> dict[str, str]:
    """Return what of a list of the catalogue is fan content of these packages."""
    return {each["id"]: each["fan"] for each in entries if each["fan"] in whose}


@pytest.mark.usefixtures("bramble")
def test_the_catalogue_says_what_is_fan_content() -> None:
    """Packages by title, and each thing of theirs, in lists and among values of options."""
    found = catalogue()
    Catalogue.model_validate(found)
    package = found["packages"][-1]
    assert (package["id"], package["fan"], package["problem"]) == ("bramble", True, "")
    assert package["title"] == "The Bramble Guard and the Hedgerow" and package["about"]
    assert fans(found["factions"], "bramble") == {GUARD: "bramble"}
    assert fans(found["maps"], "bramble") == {MAP: "bramble"}
    for nothing in ("owners", "landmarks", "decks"):
        assert fans(found[nothing], "bramble") == {}
    values = {each["id"]: fans(each["values"], "bramble") for each in found["options"]}
    assert values["map"] == {MAP: "bramble"} and values["omit"] == {GUARD: "bramble"}
    assert {id for id, some in values.items() if some} == {"map", "omit"}
    told = {(each["kind"], each["id"]): each["fan"] for each in found["about"]}
    assert told["faction", GUARD] == "bramble" and told["faction", "marquise_de_cat"] == ""


@pytest.mark.long
def test_a_package_that_says_nothing_is_listed_by_its_name(tmp_path: Path) -> None:
    """Neither is it fan content, nor is one that was left out."""
    write(tmp_path, {**diggers("acme"), "beta/data/content.toml": "fan = true\n"})
    with lent(tmp_path, ACME, Entry("beta", "beta")) as problems:
        assert len(problems) == 1
        listed = {each["id"]: each for each in catalogue()["packages"]}
        assert listed["acme"]["title"] == "acme" and not listed["acme"]["fan"]
        assert listed["beta"]["problem"] and not listed["beta"]["fan"]
        assert fans(catalogue()["factions"], "acme", "beta") == {}


@pytest.mark.usefixtures("bramble")
def test_a_view_says_which_is_used() -> None:
    """Only where some is: other views are as they were."""
    shown = observe(Game.new(Setup(map=MAP, seats=SEATS), 1), 0)["setup"]
    assert shown["fan_content"] == ["bramble"]
    assert SetupView.model_validate(shown).model_dump()["fan_content"] == ["bramble"]
    without = observe(Game.new(Setup(seats=["eyrie", "marquise"]), 1), 0)["setup"]
    assert "fan_content" not in without


@pytest.mark.usefixtures("bramble")
def test_what_is_told_of_it_says_so() -> None:
    """Of each thing, and of the package in every language."""
    assert about("faction", GUARD).fan == about("map", MAP).fan == "bramble"
    assert about("map", "autumn").fan == about("item", "boot").fan == ""
    assert "content" in kinds() and names("content")[-1] == "bramble"
    titles = {code: about("content", "bramble", code).title for code in languages()}
    assert len(set(titles.values())) == len(languages())
    for code in languages():
        told = about("content", "bramble", code)
        assert told.short and len(told.short) < 60 and told.text and told.fan == "bramble"


def test_a_card_says_whose_fan_content_it_is(tmp_path: Path) -> None:
    """Of the package that has it; ours are none."""
    home = copse(tmp_path) / "src"
    (home / "copse/data/content.toml").write_text("fan = true\n", encoding="utf-8")
    with lent(home, Entry("copse", "copse", "copse", "1.0")) as found:
        assert not found
        assert about("card", "lookout_tree").fan == "copse"
        assert about("card", "cobbler").fan == ""


def test_without_fan_content_there_is_no_such_kind() -> None:
    """Nobody is told of packages that are not there, nor of those that hold none."""
    assert ("content" in kinds()) == bool(fan_packages())
    assert names("content") == fan_packages()


@pytest.mark.usefixtures("bramble")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Fan content: The Bramble Guard and the Hedgerow"),
        ("de", "Fan-Inhalte: Die Dornengarde und das Heckenland"),
    ],
)
def test_the_terminal_says_so_when_asked_and_at_the_end(code: str, said: str) -> None:
    """`h hedgerow`, and under the points of a game that is over."""
    g = Game.new(Setup(map=MAP, seats=SEATS), 1)
    g.over = True
    with speaking(code):
        assert said in [line.plain.strip() for line in asked_about(MAP, 100)]
        assert result_lines(g, marks_of(g.setup, plain=False))[-1].plain == said
        assert all(said not in line.plain for line in asked_about("autumn", 100))
        listed = [line.plain for line in asked_about("map", 200)]
        assert any(said.partition(": ")[2] in line for line in listed), "among what to choose"
        both = [line.plain for line in asked_about("bramble", 200)]
        assert sum("Fan" in line for line in both) == 2


@pytest.mark.usefixtures("bramble")
def test_results_say_which_was_used() -> None:
    """A column of each row, and what the file says of packages."""
    setup = Setup(map=MAP, seats=SEATS)
    rows: list[Row] = simulate(setup, ["random"] * 2, games=1, seed=2, limit=50).rows
    assert {row.fan_content for row in rows} == {"bramble"}
    package = told_of(Plan([], 1, False, 50), 0)["packages"][-1]
    assert package["name"] == "bramble" and package["fan"] is True


@pytest.mark.usefixtures("bramble")
def test_seats_are_drawn_without_it_unless_it_is_asked_for() -> None:
    """Factions left to chance: with every other one seated, there is nobody left to draw."""

    def drawn(seed: int, **options: Any) -> list[str]:
        seats = [{"faction": RANDOM, "player": "greedy"} for _ in range(4)]
        asked = SetupAsked.model_validate({"seats": seats, **options})
        return completed(asked, random.Random(seed))[0].seats

    assert GUARD in played_factions()
    assert all(GUARD not in drawn(seed) for seed in range(12))
    assert any(GUARD in drawn(seed, fan_content=True) for seed in range(12))


@pytest.mark.usefixtures("bramble")
def test_set_up_lists_of_the_terminal_mark_it() -> None:
    """Flags say it of the names they take, and so does the first question."""

    def command(options: dict[str, object]) -> None:
        """Nothing."""

    (option,) = [each for each in setup_options() if each.id == "map"]
    assert option.fan == {MAP: "bramble"}
    flags = signature(with_setup_options(command)).parameters
    said = get_args(flags["map"].annotation)[1].help
    assert "hedgerow (fan content)" in said and "autumn (fan content)" not in said
    heard = Heard()
    with pytest.raises(typer.Exit):
        pick(heard)
    assert "hedgerow (fan content)" in " ".join(heard.said)


class Heard(Terminal):
    """A terminal at which somebody quits."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def say(self, words: str | Text = "", style: str = "") -> None:
        self.said.append(str(words))

    def ask(self, prompt: str) -> str | None:
        return "q"
