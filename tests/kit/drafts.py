"""Drafts for tests: begun with given setup cards, answered in words (A.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from undergrowth import Game, Setup
from undergrowth.library import installed_factions

MARQUISE, EYRIE = "marquise_de_cat", "eyrie_dynasties"
ALLIANCE, VAGABOND, SECOND = "woodland_alliance", "vagabond", "second_vagabond"
OTHERS = [
    name
    for name in installed_factions()
    if name not in (MARQUISE, EYRIE, ALLIANCE, VAGABOND, SECOND)
]
"""Other installed factions: left out, so that new factions change no draft of a test."""


def draft(players: int, omit: Iterable[str] = (), **options: Any) -> Setup:
    """A draft of the factions named above and of stand-ins."""
    return Setup(draft=players, omit=[*OTHERS, *omit], **options)


def drafting(*pool: str, seed: int = 3, **options: Any) -> Game:
    """A draft from these setup cards, the last one dealt last, at the first choice."""
    setup = draft(len(pool) - 1, pool=list(pool), **options)
    return Game.new(replace(setup, omit=[name for name in setup.omit if name not in pool]), seed)


def says(g: Game, *answers: str) -> Game:
    """Give answers, one after another, for each seat that is asked."""
    for answer in answers:
        g.choose(answer)
    return g


def asked(g: Game) -> tuple[str, str]:
    """Return who is asked, and what."""
    assert g.decision is not None
    return g.seat_name(g.decision.seat), g.decision.prompt


def options(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def first_options(g: Game, until: int = 1) -> Game:
    """Answer by the first option until a turn has begun."""
    while g.turns < until and g.decision is not None:
        g.take(g.decision.options[0])
    return g
