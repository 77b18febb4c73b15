"""Everything the program asks, offers and tells has a sentence for people."""

from __future__ import annotations

import pytest

from undergrowth import CHANCE, NOBODY, Decision, Game, Setup, parse
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.events import Event
from undergrowth.library import installed_factions
from undergrowth.table import labels
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import PLACE


@pytest.fixture
def game() -> Game:
    return Game.new(Setup(seats=["marquise", "eyrie"]), seed=5)


def test_every_label_can_be_filled(game: Game) -> None:
    """Labels name only fields their verb has."""
    for verb, kind in all_verbs().items():
        values = [domain.values()[-1] if domain.label != "seed" else 1 for domain in kind.domains]
        action = kind(*values)
        sentence = str(labels.label(game, action))
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
    assert str(labels.label(game, parse(text))) == sentence


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
    """Viewers who may see the cards read their titles; the others read how many they were."""
    drawn = Event("drew", "G.6", 0, 1, {"count": 2}, {"cards": "cobbler ambush_fox"}, [0])
    assert (
        str(labels.tell(game, drawn.as_seen_by(0)))
        == "Marquise de Cat draws Cobbler and Ambush! (fox)"
    )
    assert str(labels.tell(game, drawn.as_seen_by(1))) == "Marquise de Cat draws 2 cards"
    assert str(labels.tell(game, drawn)) == "Marquise de Cat draws 2 cards"


def test_telling_of_pieces_and_places(game: Game) -> None:
    """Counts agree with their nouns, and lists end in `and`."""
    fields: dict[str, int | str] = {"owner": "marquise_de_cat", "piece": "warrior", "count": 1}
    moved = Event("moved", "4.2", 0, 1, {**fields, "from": "5", "place": "f1"})
    assert (
        str(labels.tell(game, moved))
        == "Marquise de Cat moves a warrior from clearing 5 to forest f1"
    )
    cleared = Event("cleared", "4.1.2", 1, 1, {"places": "1 6 8"})
    assert str(labels.tell(game, cleared)).endswith("from clearings 1, 6 and 8")


def test_an_event_nobody_wrote_about_is_still_told(game: Game) -> None:
    """A fan faction without sentences can be followed."""
    event = Event("danced", "X.1", NOBODY, 1, {"place": "5"})
    assert str(labels.tell(game, event)) == "Nobody: danced place 5"


def test_a_question_nobody_wrote_about_shows_its_key(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    assert str(labels.question(game, decision)) == "Choose a corner for the keep"
    from undergrowth.engine.frames import Prompt

    strange = Decision(CHANCE, Prompt("fan.dance", "X.1"), decision.offered)
    assert str(labels.question(game, strange)) == "fan.dance"


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
            sentence = str(labels.tell(g, seen))
            assert ": " + event.verb not in sentence, f"{event} does not fill its sentence"
            assert "_" not in sentence, sentence


def test_places_in_words() -> None:
    """Clearings by number, forests by theirs, paths with the clearings at their ends."""
    g = Game.new(Setup(seats=installed_factions()[:2]), seed=1)
    assert labels.place_words(g, PLACE.parse("12")) == "clearing 12"
    assert labels.place_words(g, PLACE.parse("f4")) == "forest f4"
    assert labels.place_words(g, PLACE.parse("p1")) == "path p1 (1-5)"
    assert FACTIONS.names()
