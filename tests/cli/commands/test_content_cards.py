"""`undergrowth content check` names the faults of cards, decks and landmarks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kit.madeup.copse import (
    CARD_FILE,
    DECKS_FILE,
    LANDMARK_FILE,
    TREE,
    TREE_TOLD,
    WELL,
    WELL_TOLD,
    copse,
)
from kit.madeup.thicket import HOME, change
from kit.terminal import Run
from undergrowth import Game, Setup, position
from undergrowth.checking.cards import CARD, DECK, DECKS, LANDMARK, LANDMARK_SETUP
from undergrowth.checking.folder import check_folder, taken_in
from undergrowth.checking.map_keys import keys_table
from undergrowth.decks import deck
from undergrowth.engine.errors import BadSetup
from undergrowth.table.names import CARDS


@pytest.fixture
def woods(tmp_path: Path) -> Path:
    """The package of the page, to plant faults in."""
    return copse(tmp_path)


def test_cards_decks_and_landmarks_without_a_fault_pass(ug: Run, woods: Path) -> None:
    ran = ug("content", "check", woods)
    assert ran.code == 0, ran.out


def test_a_deck_may_be_like_another(woods: Path) -> None:
    """It holds those cards, the copies that cards ask for, and those that it names itself."""
    with taken_in("copse", woods / "src/copse") as problems:
        assert problems == []
        more = Counter(deck("copse_deck")) - Counter(deck("base"))
        assert {CARDS.text(n): many for n, many in more.items()} == {
            "lookout_tree": 2,
            "ambush_bird": 1,
        }
        at_the_well: dict[str, object] = {
            "seats": ["marquise", "eyrie"],
            "deck": "copse_deck",
            "landmarks": {"old_well": 5},
            "clearings": {"5": {"marquise": "warrior"}},
            "marquise": {"play": ["lookout_tree"]},
            "turn": "marquise",
            "phase": "daylight",
        }
        decision = position.game(at_the_well).decision
        assert decision is not None and "visit old_well" in decision.texts()


def test_a_deck_that_cannot_be_dealt_is_refused(woods: Path) -> None:
    """5.1.3 Everybody gets three cards."""
    change(woods / DECKS_FILE, 'like = "base"', "")
    with taken_in("copse", woods / "src/copse") as problems:
        assert problems == []
        with pytest.raises(BadSetup, match="copse_deck has 3 cards here, too few to deal 3 to"):
            Game.new(Setup(seats=["marquise", "eyrie"], deck="copse_deck"))


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (CARD_FILE, "kind = ", "kin = ", "card lookout_tree kind: is missing"),
        (CARD_FILE, "persistent", "persistant", "card lookout_tree kind: is 'persistant'"),
        (CARD_FILE, '"bird"', '"birds"', "card lookout_tree suit: is 'birds'; expected fox"),
        (CARD_FILE, "{ mouse = 1 }", '["mouse"]', "card lookout_tree cost: is ['mouse']"),
        (CARD_FILE, "mouse = 1", "mice = 1", "card lookout_tree cost: 'mice' is no suit"),
        (CARD_FILE, "cost = { mouse = 1 }\n", "", "card lookout_tree cost: is missing"),
        (CARD_FILE, "persistent", "item", "card lookout_tree item: is missing; expected boot"),
        (DECKS_FILE, 'decks = ["copse_deck"]', "", "decks: is missing; expected a list of texts"),
        (DECKS_FILE, '["copse_deck"]', '["cops"]', "decks: 'cops' has no table; expected [cops]"),
        (DECKS_FILE, 'order = ["copse"]', "order = []", "order: lacks 'copse', so data/cards/"),
        (DECKS_FILE, 'order = ["c', 'order = ["x", "c', "order: 'x': no data/cards/x.toml"),
        (DECKS_FILE, "{ ambush_bird = 1 }", '["base"]', "copse_deck cards: is ['base']"),
        (LANDMARK_FILE, "adds_slots = 0", "", "adds_slots: is missing; expected a whole number"),
        (LANDMARK_FILE, "= []", '= ["mice"]', "adds_suits: 'mice' is no suit; expected fox"),
        (LANDMARK_FILE, '"any"', '"anywhere"', "setup where: is 'anywhere'; expected any, ruin"),
    ],
)
def test_a_fault_in_their_data_is_named(
    woods: Path, file: str, old: str, new: str, message: str
) -> None:
    change(woods / file, old, new)
    found = [str(each) for checked in check_folder(woods, False) for each in checked.findings]
    assert any(each.startswith(f"{file}: {message}") for each in found), found


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            DECKS_FILE,
            '"base"',
            '"bass"',
            "copse: the deck copse_deck is like bass, which is no deck",
        ),
        (WELL, "when-daylight", "copse:when-dusk", "copse:when-dusk: has no sentence: when-dusk"),
        (WELL, "when-daylight", "when-dusk", "old_well.py: when-dusk: has no sentence"),
        (WELL_TOLD, "law-CO_2", "law-CO_3", "old_well.py: CO.2: has no paragraph law-CO_2"),
        (TREE, "EFFECTS: ", "_EFFECTS: ", "the card lookout_tree: expected it in the EFFECTS"),
        (TREE_TOLD, "card-lookout_tree", "card-lookout", "about-card-lookout_tree: is missing"),
    ],
)
def test_what_shows_on_loading_is_named(
    woods: Path, file: str, old: str, new: str, message: str
) -> None:
    change(woods / file, old, new)
    found = [str(each) for checked in check_folder(woods, False) for each in checked.findings]
    assert any(message in each for each in found), found


@pytest.mark.parametrize(
    ("file", "old", "new", "messages"),
    [
        (
            DECKS_FILE,
            'like = "base"',
            "",
            ["data/decks.toml: copse_deck: has 3 cards; expected 30 or more"],
        ),
        (
            TREE,
            "Draw(seat, 1)",
            "Draw(seat)",
            ["cards/lookout_tree: turn ", "'count'", "(cards/lookout_tree.py, line "],
        ),
        (
            WELL,
            "Draw(seat, 1)",
            "Draw(seat)",
            ["landmarks/old_well: turn ", "'count'", "(landmarks/old_well.py, line "],
        ),
    ],
)
def test_decks_effects_and_landmarks_are_played(
    woods: Path, file: str, old: str, new: str, messages: list[str]
) -> None:
    """A game with the landmark, one with the deck, and one with the effect in play."""
    change(woods / file, old, new)
    found = [str(each) for checked in check_folder(woods) for each in checked.findings]
    assert any(all(message in each for message in messages) for each in found), found


def test_a_folder_of_cards_without_decks_is_named(woods: Path) -> None:
    (woods / DECKS_FILE).unlink()
    (woods / TREE).unlink()
    found = [str(each) for checked in check_folder(woods, False) for each in checked.findings]
    assert "data/decks.toml: is missing, so no file in data/cards is read" in found


def test_data_that_a_wheel_would_leave_out_is_named(woods: Path) -> None:
    change(woods / "pyproject.toml", ', "data/**/*.toml"', "")
    found = [str(each) for checked in check_folder(woods, False) for each in checked.findings]
    assert found[0].startswith(
        "pyproject.toml: tool.setuptools.package-data: leaves out copse/data/cards/copse.toml"
    )


def test_the_keys_of_cards_and_landmarks_are_documented() -> None:
    """docs/adding-a-card.md has the tables that the check reads."""
    page = (HOME / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    for keys in (CARD, DECKS, DECK, LANDMARK, LANDMARK_SETUP):
        assert keys_table(keys) in page, f"write this into the page:\n{keys_table(keys)}"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (TREE, "EFFECTS", "TREES", "nothing is written for the effect of the card lookout"),
        (WELL, "LANDMARK = ", "WELL = ", "the landmark old_well has a data file and no class"),
        (LANDMARK_FILE, "", "", "the landmark old_well has a module and no data file"),
        (DECKS_FILE, "[copse_deck]", "[other_deck]", "'copse_deck' has no table"),
        (CARD_FILE, "[[card]]", '[[card]]\npicture = "spi"', "'spi' is no picture of the page"),
    ],
)
def test_what_nothing_would_load_is_named(
    ug: Run, woods: Path, file: str, old: str, new: str, message: str
) -> None:
    """A module without its name, or data without a module, is no content."""
    if old:
        change(woods / file, old, new)
    else:
        (woods / file).unlink()
    ran = ug("content", "check", woods, "--no-play")
    assert ran.code == 1
    assert any(message in line for line in ran.lines), ran.out
