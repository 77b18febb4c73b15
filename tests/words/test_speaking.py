"""Sentences are made once, and only for somebody who reads them."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from kit.lineups import few
from undergrowth import Game, Setup
from undergrowth.words import speaking
from undergrowth.words.files import found
from undergrowth.words.reading import read
from undergrowth.words.tongue import Tongue


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of what has been asked of a language since."""
    found: list[str] = []
    say, name = Tongue.say, Tongue.name

    def count(self: Tongue, id: str, args: object) -> object:
        found.append(id)
        return say(self, id, args)  # type: ignore[arg-type]

    def called(self: Tongue, kind: str, called: str, *more: object) -> str:
        found.append(called)
        return name(self, kind, called, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Tongue, "say", count)
    monkeypatch.setattr(Tongue, "name", called)
    return found


def test_a_view_that_is_seen_again_makes_no_sentence_again(asked: list[str]) -> None:
    """Each language remembers what it has said."""
    g = Game.new(Setup(seats=few()), seed=1)
    english = g.observe(0)
    with speaking("de"):
        german = g.observe(0)
        assert german != english
    sentences = len([id for id in asked if "-" in id])
    assert g.observe(0) == english
    with speaking("de"):
        assert g.observe(0) == german
    assert len([id for id in asked if "-" in id]) == sentences


def test_saving_and_opening_a_game_makes_no_sentence(asked: list[str]) -> None:
    """The texts of a save are tried, but nobody reads them; afterwards words are words again."""
    g = Game.new(Setup(seats=few()), seed=1)
    with speaking("de"):
        before = g.observe(0)
        del asked[:]
        again = Game.from_json(g.to_json())
        assert asked == []
        assert again.observe(0) == before


def test_an_article_goes_by_the_name_it_stands_before() -> None:
    """A package's name for one of its own pieces does not concern others that are named alike."""
    theirs = FluentResource("bramble_guard-warrior = Thorn\n    .class = proper\n")
    files = [file for file in found() if file.language == "en" and not file.owner]
    tongue = Tongue("en", [*read(files)[0], ("bramble", theirs)], None)
    assert tongue.name("bramble_guard", "warrior") == "Thorn"
    said = tongue.say("do-bring", {"piece": "piece:warrior"})
    assert said == ("Take a warrior along", [])
