"""Everything the program asks, offers and tells has a sentence for people."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import undergrowth
from undergrowth import CHANCE, NOBODY, Decision, Game, Setup, parse
from undergrowth.decks import ALL_CARDS
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.events import Event
from undergrowth.law.removing.triggers import TRIGGERS
from undergrowth.library import installed_factions
from undergrowth.table import labels, texts
from undergrowth.table.moments import PHASES
from undergrowth.table.names import FACTIONS, ITEMS, PIECES, SUITS
from undergrowth.table.places import PLACE

SOURCE = Path(undergrowth.__file__).parent
RULES = ("engine", "law", "cards", "factions")


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call in the rules, with the file it is in and the last name of what is called."""
    for part in RULES:
        for file in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    called = node.func
                    name = getattr(called, "attr", getattr(called, "id", ""))
                    yield file, node, name


def strings(node: ast.expr) -> list[str]:
    """The strings an expression can be: a literal, or a choice of literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return []


def event_verbs() -> dict[str, tuple[str, list[str]]]:
    """Every verb an event is noted with: where, and the fields known from a literal."""
    found: dict[str, tuple[str, list[str]]] = {}
    for file, call, name in calls():
        if name == "note" and len(call.args) >= 4:
            for verb in strings(call.args[0]):
                fields = call.args[3]
                keys = fields.keys if isinstance(fields, ast.Dict) else []
                known = [key for each in keys if each is not None for key in strings(each)]
                found[verb] = (str(file), known)
        if name == "note_pieces":
            for verb in strings(call.args[1]):
                found[verb] = (str(file), [])
    return found


def test_every_prompt_has_a_sentence() -> None:
    """DESIGN 6 A client can draw any question without knowing the rules."""
    keys = {
        key
        for _, call, name in calls()
        if name == "Prompt" and call.args
        for key in strings(call.args[0])
    }
    assert len(keys) > 30
    assert sorted(key for key in keys if key not in texts.PROMPTS) == []


def test_every_prompt_is_written_out() -> None:
    """Prompts are made from literals, or this file could not find them (saves bring theirs)."""
    for file, call, name in calls():
        if name == "Prompt" and file.name != "codec.py":
            assert call.args and strings(call.args[0]), f"{file}:{call.lineno}"


def test_every_verb_has_a_label() -> None:
    """DESIGN 6 A client can draw any option."""
    ours = {verb for verb, kind in all_verbs().items() if kind.__module__.startswith("undergrowth")}
    assert sorted(ours - texts.LABELS.keys()) == []


def test_every_event_has_a_sentence() -> None:
    """The log can be read by people."""
    verbs = event_verbs()
    assert "moved" in verbs and "foiled" in verbs
    missing = [
        f"{verb} ({where})" for verb, (where, _) in verbs.items() if verb not in texts.EVENTS
    ]
    assert missing == []


def test_every_name_has_a_title() -> None:
    """Factions, suits, items, phases and cards are titled; pieces and triggers read as they are."""
    names = [*installed_factions(), *SUITS.names(), *ITEMS.names(), *PHASES]
    assert [name for name in names if name not in texts.TITLES] == []
    for card in ALL_CARDS:
        assert card.title in texts.title(card.name, "card")
        assert texts.DETAILS[card.name] == card.text
    for name in PIECES.names() + TRIGGERS.names():
        assert "_" not in texts.title(name)


def test_titles_of_cards_tell_them_apart() -> None:
    """A title that several suits share names the suit; an item's name stays the item's."""
    assert texts.title("ambush_fox", "card") == "Ambush! (fox)"
    assert texts.title("cobbler", "card") == "Cobbler"
    assert texts.title("sword") == "sword"
    assert texts.title("sword", "card") == "Sword"
    titles = [texts.title(card.name, "card") for card in ALL_CARDS]
    assert len(set(titles)) == len(titles)


@pytest.fixture
def game() -> Game:
    return Game.new(Setup(seats=["marquise", "eyrie"]), seed=5)


def test_every_label_can_be_filled(game: Game) -> None:
    """Labels name only fields their verb has."""
    for verb, kind in all_verbs().items():
        values = [domain.values()[-1] if domain.label != "seed" else 1 for domain in kind.domains]
        action = kind(*values)
        sentence = labels.label(game, action)
        assert sentence and "{" not in sentence, verb
        assert labels.targets(action).keys() == {domain.label for domain in kind.domains}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("from 3", "Move from clearing 3"),
        ("to f2", "Move to forest f2"),
        ("keep in 2", "Place the keep in clearing 2"),
        ("take 1", "Move 1 warrior"),
        ("take 3", "Move 3 warriors"),
        ("craft ambush_fox", "Craft Ambush! (fox)"),
        ("craft sword", "Craft Sword"),
        ("against eyrie", "Battle Eyrie Dynasties"),
        ("share with marquise", "Marquise de Cat draws a card"),
        ("place sawmill 5", "Place a sawmill in clearing 5"),
        ("first field_hospitals 5", "First resolve field hospitals in clearing 5"),
        ("first field_hospitals 0", "First resolve field hospitals"),
        ("pass", "Pass"),
    ],
)
def test_labels_read_well(game: Game, text: str, sentence: str) -> None:
    """Places, cards, factions, pieces and numbers stand as people write them."""
    assert labels.label(game, parse(text)) == sentence


def test_targets_are_for_programs(game: Game) -> None:
    """Names by domain, in the order of the text."""
    assert labels.targets(parse("place sawmill 5")) == {"piece": ["sawmill"], "place": ["5"]}
    assert labels.targets(parse("rob eyrie")) == {"faction": ["eyrie_dynasties"]}
    assert labels.targets(parse("pass")) == {}


def test_law_of_an_option(game: Game) -> None:
    """An option's own section, or else the question's."""
    decision = game.decision
    assert decision is not None
    assert labels.law_of(decision, decision.options[0]) == "6.3.2"
    assert labels.law_of(decision, parse("craft cobbler")) == "4.1"


def test_telling_keeps_secrets(game: Game) -> None:
    """Whoever may see the cards reads their titles; the others read how many they were."""
    drawn = Event("drew", "G.6", 0, 1, {"count": 2}, {"cards": "cobbler ambush_fox"}, [0])
    assert (
        labels.tell(game, drawn.as_seen_by(0)) == "Marquise de Cat draws Cobbler and Ambush! (fox)"
    )
    assert labels.tell(game, drawn.as_seen_by(1)) == "Marquise de Cat draws 2 cards"
    assert labels.tell(game, drawn) == "Marquise de Cat draws 2 cards"


def test_telling_of_pieces_and_places(game: Game) -> None:
    """Counts agree with their nouns, and lists end in `and`."""
    fields: dict[str, int | str] = {"owner": "marquise_de_cat", "piece": "warrior", "count": 1}
    moved = Event("moved", "4.2", 0, 1, {**fields, "from": "5", "place": "f1"})
    assert (
        labels.tell(game, moved) == "Marquise de Cat moves 1 warrior from clearing 5 to forest f1"
    )
    cleared = Event("cleared", "4.1.2", 1, 1, {"places": "1 6 8"})
    assert labels.tell(game, cleared).endswith("from clearing 1, clearing 6 and clearing 8")


def test_an_event_nobody_wrote_about_is_still_told(game: Game) -> None:
    """A fan faction without sentences can be followed."""
    event = Event("danced", "X.1", NOBODY, 1, {"place": "5"})
    assert labels.tell(game, event) == "Nobody: danced place 5"


def test_a_question_nobody_wrote_about_shows_its_key(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    assert labels.question(game, decision) == "Choose a corner for the keep"
    from undergrowth.engine.frames import Prompt

    strange = Decision(CHANCE, Prompt("fan.dance", "X.1"), decision.options)
    assert labels.question(game, strange) == "fan.dance"


def test_every_event_of_a_game_can_be_told() -> None:
    """Each event of a random game fills its sentence, for each reader."""
    from undergrowth.engine.chance import seeded

    g = Game.new(Setup(seats=installed_factions()[:4]), seed=2)
    chance = seeded(4)
    for _ in range(400):
        if g.decision is None:
            break
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert g.log
    for event in g.log:
        for viewer in (NOBODY, 0, 1):
            seen = event.as_seen_by(viewer)
            sentence = labels.tell(g, seen)
            assert ": " + event.verb not in sentence, f"{event} does not fill its sentence"
            assert "_" not in sentence, sentence


def test_places_in_words() -> None:
    """Clearings by number, forests by theirs, paths with the clearings at their ends."""
    g = Game.new(Setup(seats=installed_factions()[:2]), seed=1)
    assert labels.place_words(g, PLACE.parse("12")) == "clearing 12"
    assert labels.place_words(g, PLACE.parse("f4")) == "forest f4"
    assert labels.place_words(g, PLACE.parse("p1")) == "path p1 (1-5)"
    assert FACTIONS.names()
