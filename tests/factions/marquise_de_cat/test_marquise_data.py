"""The data of the Marquise de Cat hold what her board prints."""

from __future__ import annotations

import re
from pathlib import Path

import undergrowth.factions.marquise_de_cat
from kit.pages import data

BOARD = data("factions/marquise_de_cat")


def test_she_starts_in_a_corner() -> None:
    """5, 6.3.2 She counts towards the most corner factions of the standard setup."""
    assert BOARD["standard_setup"]["corner"]


def test_her_reach() -> None:
    """5.2"""
    assert BOARD["reach"] == 10


def test_keep_is_said_of_the_piece_alone() -> None:
    """6.2.1 The page links the word to its section, so no sentence to newcomers has the verb."""
    folder = Path(undergrowth.factions.marquise_de_cat.__file__).parent
    told = (folder / "about.en.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^ +\.(?:text|first|watch).* = (.+)$", told, re.MULTILINE)
    words = [re.findall(r"(\w+)? ?\b[Kk]eep\b", sentence) for sentence in said]
    assert {before.lower() for found in words for before in found} == {"the", "your"}
