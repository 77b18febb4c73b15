"""R.3.3 Choices for a seat are told in words, in every language."""

from __future__ import annotations

import pytest

from undergrowth.library import automated_factions
from undergrowth.library.seating import seat_options
from undergrowth.lore import seat_choices
from undergrowth.words import languages, speaking


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", automated_factions())
def test_every_choice_has_a_title_and_says_what_it_does(name: str, code: str) -> None:
    with speaking(code):
        choices = seat_choices(name)
    assert {"difficulty", "traits"} <= {each.id for each in choices}
    for each in choices:
        assert each.title and each.about, each
        for id, title, line in each.values:
            assert title and title != id, (each.id, id)
            assert line or len(each.values) == 1, (each.id, id)


@pytest.mark.parametrize("name", automated_factions())
def test_a_difficulty_is_the_usual_one_where_none_is_chosen(name: str) -> None:
    """R.3.3.1"""
    for each in seat_choices(name):
        ids = [value[0] for value in each.values]
        assert each.usual in ids if each.id == "difficulty" else not each.usual


def test_what_is_told_is_what_the_data_declares() -> None:
    for name in automated_factions():
        declared = [(each.text("id"), each.texts("values")) for each in seat_options(name)]
        told = [(each.id, [value[0] for value in each.values]) for each in seat_choices(name)]
        assert told == declared
