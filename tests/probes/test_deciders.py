"""A faction that answers its own questions, general ones included, as automated opponents will.

The clockwork here stands for a Rootbotics opponent with a difficulty and traits.
"""

from __future__ import annotations

import pytest

from kit.checks import check_all
from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth import BadSetup, Game, Setup
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import Decision
from undergrowth.library import installed_factions
from undergrowth.session import PERSON, Session
from undergrowth.table.book import book
from undergrowth.table.saving.replay import from_lines, replay_of, to_lines

OTHER = installed_factions()[0]
NAME = "clockwork"
OPTIONS = [
    {"id": "difficulty", "values": ["easy", "hard"]},
    {"id": "traits", "values": ["stubborn", "swift"], "many": True},
]


class Clockwork(Plain):
    """It takes the first option, or on `hard` the last one."""

    def answers_itself(self) -> bool:
        return True

    def answer(self, g: Game, decision: Decision) -> Action | None:
        return decision.options[-1 if "hard" in self.options else 0]


@pytest.fixture(autouse=True)
def _clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    warriors = piece("cog", "warrior", WARRIORS)
    install_faction(monkeypatch, NAME, Clockwork, warriors, seat_option=OPTIONS)


def played(seed: int, answers: int, setup: Setup) -> Game:
    g = Game.new(setup, seed)
    chance = seeded(seed)
    for _ in range(answers):
        if g.decision is not None:
            g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g


def test_nobody_is_asked_for_it() -> None:
    """Rootbotics: it answers what it is asked, and what it answered is on record."""
    g = Game.new(Setup(seats=[NAME, OTHER]), 3)
    for number in range(120):
        if g.decision is None:
            break
        assert g.decision.seat == 1
        if number % 30 == 7:
            check_all(g, number)
        g.take(g.decision.options[0])
    assert any(line.startswith(f"{NAME}: ") for line in g.answers or [])


def test_options_are_chosen_for_its_seat() -> None:
    """A seat names its options; they are kept in saves and decide what it does."""
    hard = played(5, 60, Setup(seats=[f"{NAME}:hard:swift:stubborn", OTHER]))
    easy = played(5, 60, Setup(seats=[NAME, OTHER], seat_options={NAME: ["easy"]}))
    assert hard.setup.seats == easy.setup.seats == [NAME, OTHER]
    assert book(hard).faction(0).options == ["hard", "swift", "stubborn"]
    assert hard.answers != easy.answers
    again = Game.from_json(hard.to_json())
    assert book(again).faction(0).options == ["hard", "swift", "stubborn"]
    assert again.setup.document()["seat_options"] == {NAME: ["hard", "swift", "stubborn"]}


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([f"{NAME}:brutal", OTHER], "'brutal' is no option of this faction: expected easy, hard"),
        ([f"{NAME}:easy:hard", OTHER], "only one of easy, hard"),
        ([f"{NAME}:swift:swift", OTHER], "there twice"),
        ([NAME, f"{OTHER}:easy"], "it takes none"),
    ],
)
def test_wrong_options_are_refused(seats: list[str], message: str) -> None:
    """An option that a faction's data does not declare cannot be chosen."""
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(seats=seats))


def test_its_replay_holds_its_answers() -> None:
    """The answers give the same game back, even to a program that decides otherwise."""
    g = played(4, 90, Setup(seats=[f"{NAME}:hard", OTHER]))
    again = from_lines(to_lines(replay_of(g))).play()
    assert again.to_json() == g.to_json()


def test_a_session_takes_its_steps_one_by_one() -> None:
    """A page shows what it does at the pace of computer players; undo skips it."""
    session = Session.new(Setup(seats=[NAME, OTHER]), [PERSON, "random"], 2)
    assert session.asked is None
    given = session.advance()
    assert given and {answered.decision.seat for answered in given} == {0, 1}
    assert session.game.over or session.undoable == 0
