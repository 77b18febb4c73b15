"""Golden games: the same answers lead to the same games as when they were recorded."""

from __future__ import annotations

import json

import pytest

from kit.golden import kept, names, replayed
from kit.lineups import sparing
from kit.madeup.standins import stand_in
from kit.opinions.meaning import fingerprint
from undergrowth import Game, Setup
from undergrowth.library import installed_factions


@pytest.mark.parametrize("name", sparing(names(), most=22, most_long=1000))
def test_a_golden_game_is_unchanged(name: str) -> None:
    """Behaviour changed where this fails: look at the first line that differs."""
    was, now = kept(name), replayed(kept(name))
    for number, (before, after) in enumerate(zip(was, now, strict=False), 1):
        assert after == before, f"line {number} of {name} changed"
    assert len(now) == len(was), f"{name} ends after {len(now)} lines instead of {len(was)}"


def test_a_new_faction_changes_no_golden_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.2 Drafts on file were dealt from fewer setup cards: they are dealt those again."""
    stand_in(monkeypatch, "somebody_new", installed_factions()[0])
    drafts = [name for name in names() if "draft" in json.loads(kept(name)[0])]
    assert drafts
    for name in drafts:
        assert replayed(kept(name)) == kept(name)


def test_what_a_game_means_shows_in_its_fingerprint() -> None:
    """Points, cards held and chance each change it; what people are told does not."""
    g = Game.new(Setup(seats=installed_factions()[:2]), seed=1)
    twins = [g.copy() for _ in range(4)]
    twins[1].score[0] += 1
    twins[2].hands[0], twins[2].hands[1] = twins[2].hands[1], twins[2].hands[0]
    twins[3].chance.next()
    assert fingerprint(twins[0]) == fingerprint(g)
    assert len({fingerprint(twin) for twin in twins}) == len(twins)
