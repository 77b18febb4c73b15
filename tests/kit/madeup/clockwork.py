"""Made-up automated factions: they take the place of others, and take the first option there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Decision, Prompt, frames
from undergrowth.law.cards.piles import discard
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.corners import automated_corners
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

EYRIE_BOT, MARQUISE_BOT, ALLIANCE_BOT, VAGABOT = "cogbird", "cogcat", "cogfolk", "cogpack"
OPTIONS: list[dict[str, Any]] = [
    {
        "id": "difficulty",
        "values": ["easy", "default", "challenging", "nightmare"],
        "aliases": {"beginner": "easy", "expert": "default", "boss": "nightmare"},
    },
    {"id": "traits", "values": ["nobility", "war_tax"], "many": True},
]
_CORNER = Prompt("clockwork.corner", "5.1.7")


class StartIn(AtPlace):
    """`start in 3`: where chance puts it."""

    verb: ClassVar[str] = "start in"


@dataclass
class ClockworkSetup(Frame):
    """R.5.3.2 A random corner; R.10.3.5 two cards are drawn and discarded."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place, self.draw)

    def choose(self, g: Game) -> None:
        if isinstance(book(g).faction(self.seat), CornerClockwork):
            g.ask(CHANCE, _CORNER, [StartIn(at) for at in automated_corners(g, self.seat)])

    def place(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, StartIn):
            g.homes[self.seat] = answer.place
            put(g, book(g).faction(self.seat).warrior, answer.place, 4)

    def draw(self, g: Game) -> None:
        for _ in range(2):
            discard(g, self.seat, g.deck.pop())


class Clockwork(Plain):
    """It plays by itself, holds no cards, and starts nowhere in particular."""

    def answers_itself(self) -> bool:
        return True

    def holds_cards(self, g: Game) -> bool:
        return False

    def answer(self, g: Game, decision: Decision) -> Action | None:
        return decision.options[-1]

    def setup(self, g: Game) -> Frame:
        return ClockworkSetup(self.seat)

    def evening(self, g: Game) -> list[Frame]:
        return []


class CornerClockwork(Clockwork):
    """It starts in a corner."""


def install_clockwork(patch: pytest.MonkeyPatch) -> None:
    """Four of them, for one test."""
    kinds = {
        EYRIE_BOT: ("eyrie_dynasties", "B", CornerClockwork, {}),
        MARQUISE_BOT: ("marquise_de_cat", "A", CornerClockwork, {}),
        ALLIANCE_BOT: ("woodland_alliance", "C", Clockwork, {}),
        VAGABOT: ("vagabond", "D", Clockwork, {"beside": True}),
    }
    for name, (kin, letter, faction, more) in kinds.items():
        corner = {"corner": faction is CornerClockwork}
        install_faction(
            patch,
            name,
            faction,
            piece("cog", "warrior", WARRIORS),
            automates=kin,
            setup_letter=letter,
            seat_option=OPTIONS,
            standard_setup=corner,
            type="militant",
            **more,
        )


verbs(StartIn)
frames(ClockworkSetup)
