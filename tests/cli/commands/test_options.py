"""Setup options: described once, offered by every command that begins games."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from kit.drafts import OTHERS
from kit.madeup.clockwork import EYRIE_BOT, install_clockwork
from kit.terminal import Run
from undergrowth import BadSetup, Game, Setup
from undergrowth.cli.options import read_word, setup_of
from undergrowth.cli.playing.begin import seated
from undergrowth.library import check_option, setup_options
from undergrowth.session import PERSON
from undergrowth.sim.grids import grid
from undergrowth.table.game import library


def test_every_option_is_a_field_of_the_setup() -> None:
    """Browser, terminal and simulations ask for what this list describes."""
    known = {field.name for field in fields(Setup)}
    usual = Setup()
    for option in setup_options():
        assert option.id in known
        assert option.default == getattr(usual, option.id)
        assert option.kind in ("choice", "many", "number", "flag")
        assert option.title and option.about.endswith(".")
        assert "(A" in option.about or "(5" in option.about, "a section of the law"
        check_option(option, option.default)
    filled_in = {"seats", "seat_options", "pool", "beside", "in_play"}
    assert known - filled_in == {option.id for option in setup_options()}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"map": "mars"}, "'mars' is not a map: expected"),
        ({"deck": "frog"}, "'frog' is not a deck: expected"),
        ({"reach": "far"}, "'far' is not a reach: expected"),
        ({"advanced": 1}, "advanced is yes or no, not 1"),
        ({"landmarks": 3}, "landmarks: 3 is not from 0 to 2"),
        ({"landmarks": True}, "landmarks is a number"),
        ({"landmark_cards": ["castle"]}, "'castle' is not a landmark"),
        ({"landmarks": 2, "landmark_cards": ["tower"]}, "2 landmarks are to be dealt"),
        ({"omit": ["dragons"]}, "omit: 'dragons' is not a faction"),
        ({"omit": "vagabond"}, "omit: expected a list of words"),
        ({"draft": 9}, "draft: 9 is not from 0 to 6"),
        ({"draft": 1, "seats": []}, "draft: 1 players, but Root is played by 2 to 6"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object], message: str) -> None:
    asked: dict[str, object] = {"seats": ["marquise", "eyrie"], **wrong}
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(**asked))  # type: ignore[arg-type]


def test_words_of_a_person_are_read_as_options() -> None:
    assert read_word("lake") == ("map", "lake")
    assert read_word("draft=3") == ("draft", 3)
    assert read_word("advanced") == ("advanced", True)
    assert read_word("map-landmarks=no") == ("map_landmarks", False)
    assert read_word("omit=vagabond,alliance") == ("omit", ["vagabond", "alliance"])
    assert read_word("marquise") is None
    for word in ("draft=many", "advanced=perhaps"):
        with pytest.raises(BadSetup, match="expected"):
            read_word(word)


def test_seats_are_left_out_in_a_draft() -> None:
    assert len(setup_of(None, {}).seats) == 4
    assert setup_of(None, {"draft": 3}).seats == []
    assert setup_of("eyrie, marquise", {}).seats == ["eyrie", "marquise"]


def test_simulations_take_every_option(ug: Run) -> None:
    """A Drafts and advanced setups are played like any other game."""
    words = ["simulate", "--games", 2, "--workers", 1, "--limit", 80]
    for flags in (
        ["--draft", 3, "--second-cards", "--omit", "alliance", "--map", "winter"],
        ["--advanced", "--landmarks", 1, "--landmark-cards", "tower,ferry"],
        ["--draft", 3, "--player", "player_2=greedy", "--shuffle-seats"],
        ["--with-hirelings", "--control-die", "twos"],
        ["--house-rule", "points_20,open_hands"],
    ):
        ran = ug(*words, *flags)
        assert (ran.code, ran.err) == (0, ""), ran.err
    shown = ug("simulate", "--help").out
    for option in setup_options():
        assert f"--{option.id.replace('_', '-')}" in shown


def test_simulations_say_what_is_wrong_with_a_draft(ug: Run) -> None:
    left_out = ["--omit", ",".join(OTHERS)] if OTHERS else []
    ran = ug("simulate", "--draft", 2, *left_out)
    assert ran.code == 2
    assert "3 militant setup cards, and there are 2" in ran.err
    ran = ug("simulate", "--draft", 3, "--seats", "marquise,eyrie,alliance")
    assert ran.code == 2
    assert "not named beforehand" in ran.err


def test_a_draft_can_be_played_by_file(ug: Run, tmp_path: Path) -> None:
    """A.8 New, show and choose: seats have names before they have factions."""
    file = tmp_path / "game.jsonl"
    ran = ug("new", file, "--draft", 3, "--seed", 4)
    assert ran.code == 0, ran.err
    assert json.loads(file.read_text().splitlines()[0])["setup"]["draft"] == 3
    shown = json.loads(ug("show", file, "--json").out)
    option = shown["decision"]["options"][0]
    text = option if isinstance(option, str) else option["text"]
    assert text.startswith("draft ")
    assert "Player 3" in ug("show", file).out
    assert ug("choose", file, text).code == 0
    assert "player_3" in ug("replay", file, "--list").out
    assert ug("show", file).code == 0
    assert ug("replay", file, "--to", 5, "--as", "all").code == 0


def test_a_draft_can_be_played_in_the_terminal(ug: Run) -> None:
    """A.8 The person chooses a faction, sets it up, and goes on."""
    ran = ug(
        "terminal", "--draft", 3, "--me", "player_3", "--player", "random", "--seed", 4,
        stdin="m\nb\n? \n" + "1\n" * 6 + "m\nu\nl\nb\nq\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Choose the faction you will play" in ran.out
    assert "Choose a homeland" in ran.out or "Choose" in ran.out


def test_watching_a_draft_to_its_end(ug: Run) -> None:
    """A.8 Computer players draft, too."""
    ran = ug("terminal", "--draft", 3, "--me", "none", "--player", "random", "--seed", 2)
    assert ran.code == 0, ran.err
    assert "will play" in ran.out


def test_automated_factions_are_seated_by_flags(ug: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """R.3.2 Their difficulty and traits are written with the seat; people sit elsewhere."""
    install_clockwork(monkeypatch)
    seats = f"bot:{EYRIE_BOT}:boss:nobility,marquise,alliance"
    ran = ug("simulate", "--games", 2, "--workers", 1, "--limit", 60, "--seats", seats)
    assert (ran.code, ran.err) == (0, ""), ran.err
    ran = ug("simulate", "--games", 2, "--workers", 1, "--limit", 60, "--draft", 2,
             "--automated", f"{EYRIE_BOT}:easy", "--shuffle-seats", "--cooperative")  # fmt: skip
    assert (ran.code, ran.err) == (0, ""), ran.err
    ran = ug("simulate", "--seats", "bot:marquise,eyrie")
    assert ran.code == 2 and "does not play by itself" in ran.err
    setup = library().complete(setup_of(seats, {}))
    assert seated(setup.seats, None, "random") == ["random", PERSON, "random"]
    with pytest.raises(BadSetup, match=f"--me: {EYRIE_BOT} plays by itself"):
        seated(setup.seats, [EYRIE_BOT], None)


def test_line_ups_are_compared_around_automated_factions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.3 They stay where they are; what they replace is left out."""
    install_clockwork(monkeypatch)
    setups = grid(Setup(seats=["marquise", f"{EYRIE_BOT}:boss"]), ["faction"])
    assert all(each.entries()[1] == f"{EYRIE_BOT}:nightmare" for each in setups)
    assert "eyrie_dynasties" not in [each.seats[0] for each in setups]
    assert len(setups) == len({each.seats[0] for each in setups}) > 5
