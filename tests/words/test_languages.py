"""Every language says everything, in its own grammar; what it lacks is said in English."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit.madeup.strangers import EXAMPLE, EXAMPLE_SOURCE, lent, write
from undergrowth import NOBODY, Game, IllegalAction, Setup, parse
from undergrowth.content import Entry
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.chance import seeded
from undergrowth.engine.events import Event
from undergrowth.engine.messages import Arg, Message, message_id, title
from undergrowth.library import installed_factions
from undergrowth.table import labels
from undergrowth.words import language, languages, negotiated, rendered, said, speaking
from undergrowth.words.coverage import coverage, messages
from undergrowth.words.shelf import shelf

LANGUAGES = languages()
SIGNS = re.compile(r"[{}_$]|\?\?\?")
"""Signs that stand in no sentence: its message was not filled."""


def german(id: str, **args: Arg) -> str:
    return said(Message(id, args), "de")


@pytest.fixture
def game() -> Game:
    return Game.new(Setup(seats=["marquise", "eyrie", "alliance", "vagabond"]), seed=5)


def test_there_is_a_second_language() -> None:
    assert LANGUAGES[0] == "en" and "de" in LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_a_language_says_everything(code: str) -> None:
    """It lacks nothing, has nothing that nobody says, asks for nothing that is not given.

    A process of its own knows no names that other tests have made up.
    """
    asked = f"found = coverage({code!r}); print(found.missing, found.unknown, found.strange)"
    lines = ["import undergrowth.ai", "from undergrowth.words.coverage import coverage", asked]
    ran = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "[] [] []\n"


@pytest.mark.parametrize("code", LANGUAGES)
def test_arguments_of_options_are_those_of_their_messages(code: str, game: Game) -> None:
    """Each is given, and each is used: a sentence says everything that tells two options apart."""
    asked = messages(code)
    for verb, kind in all_verbs().items():
        if not kind.__module__.startswith("undergrowth."):
            continue  # made up by other tests
        values = [domain.values()[-1] if domain.label != "seed" else 1 for domain in kind.domains]
        message = labels.label(game, kind(*values))
        words, problems = rendered(message, code)
        assert not problems and not SIGNS.search(words), (verb, words, problems)
        given = {name for name in message.args if name != "seed"}
        assert asked[message_id("do", verb)] == given, verb


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("deck", ["base", "exiles_and_partisans", "squires_and_disciples"])
def test_everything_in_random_games_can_be_said(code: str, deck: str) -> None:
    """Questions, options and events, for each reader, with no argument missing."""
    setup = Setup(seats=installed_factions()[:4], deck=deck, landmarks=2, map="mountain")
    g = Game.new(setup, seed=2)
    chance = seeded(4)
    said_already: set[str] = set()
    for _ in range(500):
        if g.decision is None:
            break
        for message in (
            labels.question(g, g.decision),
            *(labels.label(g, option) for option in g.decision.options),
        ):
            check(message, code, said_already)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert g.log
    for event in g.log:
        for viewer in (NOBODY, 0, 1):
            check(labels.tell(g, event.as_seen_by(viewer)), code, said_already)


def check(message: Message, code: str, already: set[str]) -> None:
    """A sentence without anything unfilled in it."""
    if repr(message.data()) not in already:
        already.add(repr(message.data()))
        words, problems = rendered(message, code)
        assert not problems and not SIGNS.search(words), (message.data(), words, problems)


# ---- golden sentences


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("from 3", "Von Lichtung 3 aus bewegen"),
        ("to f2", "Nach Wald f2 bewegen"),
        ("take 3", "3 Krieger bewegen"),
        ("lose sawmill", "Ein Sägewerk verlieren"),
        ("lose workshop", "Eine Werkstatt verlieren"),
        ("lose keep", "Einen Bergfried verlieren"),
        ("lose other eyrie warrior", "Einen Krieger der Horst-Dynastie fallen lassen"),
        ("lose other vagabond pawn", "Eine Spielfigur des Vagabunden fallen lassen"),
        ("against vagabond", "Gegen den Vagabunden kämpfen"),
        ("against second_vagabond", "Gegen den zweiten Vagabunden kämpfen"),
        ("against player_1", "Gegen Person 1 kämpfen"),
        ("aid marquise", "Der Marquise de Katz helfen"),
        ("steal from vagabond", "Dem Vagabunden eine zufällige Karte stehlen"),
        ("instigate vagabond eyrie", "Den Vagabunden gegen die Horst-Dynastie kämpfen lassen"),
        ("draw from pond", "Aus dem Teich ziehen"),
        ("spend royal_claim", "„Königlicher Anspruch“ ausgeben"),
        ("visit tower", "Den Turm nutzen"),
        ("set up elder_treetop 4", "Den Alten Wipfel in Lichtung 4 aufstellen"),
        ("exhaust coins", "Münzen erschöpfen"),
        ("lead commander", "Den Feldherrn zum Anführer machen"),
    ],
)
def test_german_options_have_case_and_gender(game: Game, text: str, sentence: str) -> None:
    assert said(labels.label(game, parse(text)), "de") == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Der Ablagestapel wird zum neuen Nachziehstapel aus 1 Karte"),
        (7, "Der Ablagestapel wird zum neuen Nachziehstapel aus 7 Karten"),
    ],
)
def test_german_counts_agree(count: int, sentence: str) -> None:
    assert german("event-reshuffled", count=count) == sentence


def test_german_events_are_composed(game: Game) -> None:
    """Case of names, plural of pieces, lists, places."""
    fields: dict[str, int | str] = {"owner": "vagabond", "piece": "base_fox", "count": 2}
    lost = Event("removed", "G.24", 0, 1, {**fields, "place": "12"})
    assert said(labels.tell(game, lost), "de") == (
        "Der Vagabund verliert 2 Fuchs-Stützpunkte in Lichtung 12"
    )
    drawn = Event("drew", "G.6", 2, 1, {"count": 3}, {"cards": "cobbler ambush_fox anvil"}, [2])
    assert said(labels.tell(game, drawn.as_seen_by(2)), "de") == (
        "Die Waldallianz zieht „Schuster“, „Hinterhalt! (Fuchs)“ und „Amboss“"
    )
    assert said(labels.tell(game, drawn.as_seen_by(1)), "de") == "Die Waldallianz zieht 3 Karten"
    led = Event("led_by", "7.8", 1, 1, {"leader": "despot"})
    assert said(labels.tell(game, led), "de") == "Die Horst-Dynastie wird vom Despoten geführt"
    assert german("counted", count=3, thing="piece:roost") == "3 Horste"


def test_german_reasons_are_composed(game: Game) -> None:
    """A reason stands within a line, whose words are German too."""
    game.choose("keep in 1")
    with speaking("de"):
        with pytest.raises(IllegalAction) as refused:
            game.choose("place sawmill 12")
        words = str(refused.value)
        assert words.startswith("place sawmill 12 ist nicht möglich (jedes Startgebäude kommt auf")
        assert "erwartet wird eines von: place sawmill 1" in words
    short: list[str] = ["suit:fox", "suit:fox", "icon:any"]
    left: list[str] = ["suit:fox", "suit:mouse"]
    assert german("why-not_enough_icons", icons=short, count=2, left=left) == (
        "Nötig ist Fuchs, Fuchs und beliebige Farbe, "
        "und was du noch aktivieren kannst, ergibt Fuchs und Maus"
    )
    used = Message("why-used", {"when": Message("when-evening_start", {})})
    assert german("why-of", card="card:cobbler", why=used) == (
        "„Schuster“: man setzt sie zu Beginn deines Abends ein"
    )
    assert used.data()["args"] == {"when": {"id": "when-evening_start", "args": {}}}


# ---- the reader's language


def test_sentences_follow_the_reader(game: Game) -> None:
    """English by itself; within `speaking` whatever is made into text speaks that language."""
    message = labels.label(game, parse("from 3"))
    assert str(message) == "Move from clearing 3" and language() == "en"
    with speaking("de"):
        assert str(message) == "Von Lichtung 3 aus bewegen"
        assert title("sword") == "Schwert" and title("sword", "card") == "Schwert"
        with speaking("en"):
            assert title("sword", "card") == "Sword"
    assert str(message) == "Move from clearing 3"
    assert message.data() == {"id": "do-from", "args": {"place": "place:3"}}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["fr", "de-CH", "en"], "de"),
        (["en-GB", "de"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
        (["../de"], "en"),
    ],
)
def test_the_first_language_that_there_is(wanted: list[str], code: str) -> None:
    assert negotiated(wanted) == code


def test_views_are_told_in_the_readers_language(game: Game) -> None:
    """Titles of boards and their parts are words; all else stands by name."""
    while game.turns == 0:
        game.choose((game.decision or pytest.fail("over")).texts()[0])
    with speaking("de"):
        seats: Any = game.observe(NOBODY)["seats"]
    boards = {seat["faction"]: seat["board"] for seat in seats}
    assert boards["marquise_de_cat"][0]["title"] == "Sägewerke"
    assert boards["marquise_de_cat"][0]["spaces"][2]["label"] == "2 Holz, 2 SP"
    titles = [part["title"] for part in boards["vagabond"]]
    assert "Beziehung zur Horst-Dynastie" in titles and "Stiefel-Leiste" not in titles
    assert "Tee-Leiste" in titles


# ---- other people's languages


ACME = Entry("acme", "acme", "acme-pieces", "1.0")
PLAYER = "def make(seat, seed):\n    return None\n"


def stranger(folder: Path, **files: str) -> None:
    """A package of players with message files."""
    made = {"acme/ai/nobody_at_all.py": "PLAYERS = {}\n"}
    write(folder, made | {f"acme/{name.replace('__', '.')}": text for name, text in files.items()})


def test_a_package_speaks_in_its_own_name_and_falls_back(tmp_path: Path) -> None:
    """Its ids are its own; what it does not say in a language is said in English."""
    stranger(
        tmp_path,
        en__ftl="do-dig = Dig { A($piece) }\ndo-from = Dig from { $place }\nask-hole = Where?\n",
        de__ftl='do-dig = { A($piece, case: "accusative") } ausgraben\n',
    )
    with lent(tmp_path, ACME) as problems:
        assert not problems
        dig = Message("acme:do-dig", {"piece": "piece:roost"})
        assert said(dig, "en") == "Dig a roost" and said(dig, "de") == "Einen Horst ausgraben"
        away: dict[str, Arg] = {"place": "place:3"}
        assert said(Message("acme:do-from", away), "en") == "Dig from clearing 3"
        assert said(Message("do-from", away), "en") == "Move from clearing 3"
        assert said(Message("acme:ask-hole", {}), "de") == "Where?"
        assert said(Message("acme:do-pass", {}), "de") == "Passen"
        assert coverage("de", "acme").missing == ["do-from", "ask-hole"]
    assert said(dig, "en") == "acme:do-dig: piece piece:roost"


def test_a_bad_file_is_named_and_left_out(tmp_path: Path) -> None:
    """With the line that cannot be read; the other files of the package stay."""
    stranger(tmp_path, en__ftl="do-dig = Dig\n", odd__en__ftl="ask-hole = Where?\ndo-x = {\n")
    with lent(tmp_path, ACME):
        books = shelf()
        assert books is not None
        assert [str(each) for each in books.problems] == [
            "acme:odd.en.ftl is left out: 'do-x = {' cannot be read: Expected an inline expression"
        ]
        assert said(Message("acme:do-dig", {}), "en") == "Dig"
        assert said(Message("acme:ask-hole", {}), "en") == "acme:ask-hole"


def test_the_example_speaks_every_language() -> None:
    with lent(EXAMPLE_SOURCE, EXAMPLE):
        for code in LANGUAGES[1:]:
            assert coverage(code, "bramble").missing == []
        game = Game.new(Setup(map="hedgerow", seats=["bramble", "marquise"]), 3)
        with speaking("de"):
            assert title("bramble_guard", "faction") == "Dornengarde"
            assert title("hedgerow", "map") == "Heckenland"
            recruit = labels.label(game, parse("bramble:recruit in 4"))
            assert str(recruit) == "Einen Krieger in Lichtung 4 rekrutieren"
