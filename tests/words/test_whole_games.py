"""Whole games in every language: nothing in them is English, broken or an id."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kit.lineups import play_randomly, seed_of, setups, sparing
from kit.opinions.foreign import sentences, untold
from undergrowth import NOBODY, Game
from undergrowth.server.documents.catalogue import catalogue
from undergrowth.shown.deeds import deeds
from undergrowth.shown.question import question
from undergrowth.table.labels import tell
from undergrowth.words import languages, speaking

SETUPS = setups()
SOME = list(SETUPS)[::3]
"""Every faction, map and deck stands among them."""
FAST = 25
"""So many of them are fast tests."""
OTHERS = languages()[1:]
SHOWN = ("title", "text", "short", "label", "lines")
"""Texts of views, questions and deeds; options have their own `text`, which is no
sentence."""


def check(found: list[str], code: str) -> None:
    """No sentence has anything English in it, and none is empty."""
    for text in found:
        assert text.strip() and not untold(text, code), (text, untold(text, code))


@pytest.mark.long
@pytest.mark.parametrize("name", sparing(SOME, FAST))
def test_a_game_is_told_whole_in_every_language(name: str) -> None:
    """Questions, options, verbs, views and the log, as every reader sees them."""

    def look(g: Game, number: int) -> None:
        assert g.decision is not None
        if number % 29 == 0:
            asked = question(g, g.decision.seat, deep=False) or {}
            views = [g.observe(NOBODY), g.observe(g.decision.seat)]
            shown = [*sentences(asked.pop("steps", []), ("label",))]
            for option in asked.pop("options", []):  # type: ignore[attr-defined]
                shown.append(option["label"])
            asked.pop("cards", None)
            shown += [*sentences(asked, ("title", "text", "short"))]
            shown += [text for view in views for text in sentences(view, ("title", "label"))]
            check(shown, code)

    for code in OTHERS:
        with speaking(code):
            g = play_randomly(SETUPS[name], seed_of(name, 3), look)
            for viewer in (NOBODY, 0):
                told = {str(tell(g, event.as_seen_by(viewer))) for event in g.log or []}
                check([*told, *sentences(deeds(g, viewer), SHOWN)], code)


ALONE = """
from words.test_whole_games import check_catalogue
check_catalogue({code!r})
"""


def check_catalogue(code: str) -> None:
    """Everything that the catalogue says of what there is."""
    with speaking(code):
        found = catalogue()
    for own in ("languages", "packages"):
        del found[own]
    told = [text for text in sentences(found, ("title", "short", "text")) if text]
    check([*told, *found["words"].values(), *(each["name"] for each in found["maps"])], code)


@pytest.mark.long
@pytest.mark.parametrize("code", OTHERS)
def test_the_catalogue_is_told_whole_in_every_language(code: str) -> None:
    """A process of its own knows nothing that other tests have made up."""
    ran = subprocess.run(
        [sys.executable, "-c", ALONE.format(code=code)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
