"""R.3 People who play together against automated factions."""

from __future__ import annotations

from typing import Any

import pytest

from kit.checks import check_all
from kit.drafts import ALLIANCE, MARQUISE, OTHERS, VAGABOND, first_options
from kit.madeup.clockwork import ALLIANCE_BOT, EYRIE_BOT, install_clockwork
from undergrowth import BadPosition, BadSetup, Game, Setup, position
from undergrowth.law.victory.score import gain, score, settle_victory
from undergrowth.table.labels import tell
from undergrowth.words import speaking

SEATS = [MARQUISE, EYRIE_BOT, ALLIANCE, VAGABOND]


@pytest.fixture(autouse=True)
def _clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    install_clockwork(monkeypatch)


def together(**points: int) -> Game:
    """A game with some points scored, by seat number (`p0=29`)."""
    doc: dict[str, Any] = {
        "seats": SEATS,
        "turn": MARQUISE,
        "phase": "daylight",
        "cooperative": True,
        "clearings": {"1": {MARQUISE: "warrior"}},
    }
    for key, n in points.items():
        doc[SEATS[int(key[1:])]] = {"score": n}
    return position.table(doc, possible=False)


def test_everybody_needs_thirty_points() -> None:
    """R.3 A player who has 30 waits for the others, whose points count on; then all of them win."""
    g = together(p0=29, p2=27, p3=20)
    score(g, 0, 3, "3.2")
    assert not g.over and g.score[0] == 32
    score(g, 2, 3, "3.2")
    assert not g.over
    score(g, 3, 10, "3.2")
    assert (g.over, g.winners, g.victory) == (True, [0, 2, 3], "together")
    assert g.outcome is not None and g.outcome["how"] == "together"


def test_who_loses_points_needs_them_again() -> None:
    """R.3 All must have 30 at one moment."""
    g = together(p0=30, p2=30, p3=29)
    score(g, 0, -1, "3.2")
    score(g, 3, 1, "3.2")
    assert not g.over
    score(g, 0, 1, "3.2")
    assert g.over


def test_an_automated_faction_wins_alone() -> None:
    """R.3 The first of them that has 30; everybody else has lost."""
    g = together(p0=30, p1=29, p2=30)
    score(g, 1, 1, "3.2")
    assert (g.winners, g.victory) == ([1], "points")


@pytest.mark.parametrize(("turn", "winners"), [(0, [0, 2, 3]), (1, [1])])
def test_reached_at_once(turn: int, winners: list[int]) -> None:
    """3.1.1 The closest clockwise to the player whose turn it is, as ever."""
    g = together(p0=30, p1=29, p2=30, p3=29)
    g.turn = turn
    gain(g, 1, 1, "3.2")
    gain(g, 3, 1, "3.2")
    settle_victory(g)
    assert sorted(g.winners) == winners


@pytest.mark.parametrize(
    "setup",
    [
        Setup(seats=[MARQUISE, ALLIANCE], cooperative=True),
        Setup(seats=[EYRIE_BOT, ALLIANCE_BOT], cooperative=True),
        Setup(draft=3, omit=OTHERS, cooperative=True),
    ],
)
def test_it_takes_people_and_somebody_to_play_against(setup: Setup) -> None:
    """R.3 One of each at least."""
    with pytest.raises(BadSetup, match="cooperative: people play together against automated"):
        Game.new(setup)


def test_there_are_no_dominance_cards() -> None:
    """R.3 With any number of people; so nobody forms a coalition either (9.2.8)."""
    g = first_options(Game.new(Setup(seats=SEATS, cooperative=True), 5))
    cards = g.deck + g.discard + [c for hand in g.hands for c in hand]
    assert "dominance" not in [g.box.cards[card].kind for card in cards]
    check_all(g, 2)
    again = Game.from_json(g.to_json())
    assert again.setup.cooperative and again.to_json() == g.to_json()
    assert g.observe(0)["setup"]["cooperative"] is True
    assert "cooperative" not in Game.new(Setup(seats=SEATS), 5).observe(0)["setup"]


def test_people_may_draft_and_play_together() -> None:
    """A.3, R.3 In every way to set up."""
    setup = Setup(draft=2, omit=OTHERS, automated=[EYRIE_BOT], cooperative=True)
    g = first_options(Game.new(setup, 5))
    assert g.setup.cooperative and g.setup.document()["cooperative"] is True


def test_positions_say_it() -> None:
    """R.3 Described and read again; all of them at 30 would have won."""
    doc = position.describe(together(p0=31))
    assert doc["cooperative"] is True
    assert position.table(doc, possible=False).score[0] == 31
    with pytest.raises(BadPosition, match="has won with these points"):
        together(p0=30, p2=30, p3=30)
    with pytest.raises(BadPosition, match="score"):
        together(p1=30)


@pytest.mark.parametrize(
    ("code", "begun", "ended"),
    [("en", "All people win together", "points, together"), ("de", "gemeinsam", "gemeinsame")],
)
def test_it_is_told(code: str, begun: str, ended: str) -> None:
    """At the beginning, and when it is over."""
    g = first_options(Game.new(Setup(seats=SEATS, cooperative=True), 5))
    for seat in (0, 2, 3):
        score(g, seat, 30, "3.2")
    with speaking(code):
        told = [str(tell(g, event)) for event in g.log or []]
    assert any(begun in line for line in told)
    assert ended in told[-1]
