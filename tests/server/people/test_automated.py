"""R.3, A.3 Automated factions on seats of games that are made by HTTP."""

from __future__ import annotations

import random

import pytest

from kit.madeup.clockwork import EYRIE_BOT, VAGABOT, install_clockwork
from undergrowth import BadSetup
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.wire.asked import SetupAsked


@pytest.fixture(autouse=True)
def _clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    install_clockwork(monkeypatch)


def asked(*factions: str | None, **options: object) -> SetupAsked:
    seats = [{"faction": faction, "player": "here"} for faction in factions]
    return SetupAsked.model_validate({"seats": seats, **options})


def test_a_seat_names_what_is_chosen_for_it() -> None:
    """R.3.3 As everywhere: `faction:word:word`."""
    setup, _ = completed(asked("marquise_de_cat", f"bot:{EYRIE_BOT}:boss"), random.Random(1))
    assert setup.entries() == ["marquise_de_cat", f"{EYRIE_BOT}:nightmare"]


def test_they_sit_among_those_who_draft() -> None:
    """A.3, A.4 Seats are drawn with them."""
    setup, _ = completed(asked(None, f"{EYRIE_BOT}:easy", None, draft=2), random.Random(1))
    assert setup.seats == ["player_1", EYRIE_BOT, "player_3"]
    for seed in range(5):
        wish = asked(None, None, EYRIE_BOT, draft=2)
        setup, order = completed(wish, random.Random(seed), shuffle=True)
        assert setup.seats[order.index(2)] == EYRIE_BOT
    with pytest.raises(BadSetup, match="factions are chosen"):
        completed(asked(None, "marquise_de_cat", EYRIE_BOT, draft=2), random.Random(1))


def test_those_named_apart_get_seats() -> None:
    """A.3 After the others."""
    wish = asked(None, None, draft=2, automated=[EYRIE_BOT, VAGABOT], cooperative=True)
    setup, order = completed(wish, random.Random(1))
    assert setup.seats == ["player_1", "player_2", EYRIE_BOT, VAGABOT]
    assert len(order) == len(wish.seats) == 4
    assert setup.cooperative


def test_none_is_drawn_by_chance() -> None:
    """R.3.2 A person who asks for any faction plays it."""
    for seed in range(30):
        setup, _ = completed(asked("random", "random", EYRIE_BOT), random.Random(seed))
        assert setup.seats[2] == EYRIE_BOT and "eyrie_dynasties" not in setup.seats
        assert not any(name.startswith("cog") for name in setup.seats[:2])
