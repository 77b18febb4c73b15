"""Second opinion on automated opponents: what they announce next, said from the Law alone.

A class that extends `Foreteller` says phase by phase what comes, as a walk through a chapter: each
`yield` is an announcement, and the table is read anew after it.  It knows the table as
`second.table` reads it, and none of the engine's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

from second.concepts import adjacent, enemies
from second.law import bent, load
from second.opponents import by_letter, is_automated, players_first
from second.table import Table, cards, printed, sorts
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import Decision
from undergrowth.table.places import PLACE

SUITED = ("fox", "rabbit", "mouse")
Said = Iterator[set[str]]
"""Announcements one after another, each as the texts it may have; several where chance decides."""
Deed = Generator[set[str], None, bool]
"""The same, and at last whether anything could be done."""


class Foreteller:
    """Actions of one automated opponent, turn by turn."""

    me = ""
    prompts: tuple[str, ...] = ()
    """The questions with which it announces something in its turn."""

    def __init__(self, g: Game) -> None:
        load()
        self.seat = [g.seat_name(seat) for seat in range(g.seats)].index(self.me)
        self.chosen: list[str] = g.setup.seat_options.get(self.me, [])
        self.cooperative = g.setup.cooperative
        self.table: Table | None = None
        self.told: list[Any] = []
        """Events of the log since the last announcement."""

    @property
    def t(self) -> Table:
        """The table at the question that is open now."""
        assert self.table is not None
        return self.table

    def birdsong(self) -> Said:
        """Its announcements in Birdsong."""
        raise NotImplementedError

    def daylight(self) -> Said:
        """Its announcements in Daylight."""
        raise NotImplementedError

    def evening(self) -> Said:
        """Its announcements in Evening."""
        yield from ()

    def watch(self, g: Game) -> None:
        """Look at any question, of any seat."""

    def scored(self, law: str, points: list[int]) -> None:
        """It has scored so by a section since this was asked last; what ends the game says less."""
        found = [e.fields["points"] for e in self.told if (e.law, e.seat) == (law, self.seat)]
        assert found == points, f"{found} points by {law}, not {points}"
        self.told = []

    def foretells(self, decision: Decision) -> bool:
        """Whether one of its own questions is a step of its turn, and not set off by something."""
        return decision.prompt in self.prompts

    # ---- R.3.3 what was chosen for it

    def level(self, number: str) -> int:
        """R.3.3.1 A number of its difficulty card."""
        levels = printed(f"factions/{self.me}")["difficulty"]
        chosen = [each for each in self.chosen if each in levels]
        return int(levels[chosen[0] if chosen else "default"][number])

    # ---- R.2 the table as it sees it

    @property
    def board(self) -> dict[str, Any]:
        """Its board, as a save has it."""
        return dict(self.t.doc["boards"][self.me])

    def suits_of(self, card: int) -> set[str]:
        """R.2.7 The suits of clearings that an order card stands for: a bird's are all."""
        suit = self.suit(card)
        return {*SUITED, "frog"} if suit == "bird" else {suit}

    def suit(self, card: int) -> str:
        """2.1 The printed suit of a card, by its number in the deck."""
        return str(cards()[self.t.doc["cards"][card]]["suit"])

    def ordered(self, places: list[str]) -> list[str]:
        """R.2.1, R.12.2.2 Clearings from the highest priority on; the Pass always comes first."""
        first = PLACE.text(self.t.map.get("first_in_priority", -1))
        return sorted(places, key=lambda c: (c != first, int(c)))

    def lowest(self, places: list[str]) -> str:
        """R.2.1, R.12.2.2 Of clearings that of the lowest priority, unless the Pass is there."""
        first = PLACE.text(self.t.map.get("first_in_priority", -1))
        return first if first in places else max(places, key=int)

    def best(self, places: list[str], *tests: Callable[[str], int]) -> str:
        """R.2.1 The clearing with most of the first, then of the second; then by priority."""
        return max(self.ordered(places), key=lambda c: [test(c) for test in tests])

    def foremost(self, players: list[str], *tests: Callable[[str], int]) -> str:
        """R.2.2 The player with most of the first, then of the second; then by setup priority, and
        hirelings in the order in which they lie."""
        there = sorted(players, key=self.t.owners.index)
        return max(by_letter(players_first(self.t, there)), key=lambda p: [f(p) for f in tests])

    def points(self, player: str) -> int:
        """3.2 Victory points; 3.3.1, 9.2.8 who has left the score track has the fewest."""
        if player in self.t.hirelings:
            return -1
        joined = self.t.doc["boards"].get(player, {}).get("partner", -1) >= 0
        return -1 if self.t.dominance(player) or joined else self.t.score(player)

    def foes(self) -> list[str]:
        """G.8, R.3 Its enemies; in a cooperative game no other automated opponents."""
        found = enemies(self.t, self.me)
        return [p for p in found if not (self.cooperative and is_automated(p))]

    def of_foes(self, place: str, *wanted: str) -> int:
        """Return how many pieces of these sorts its enemies have in a clearing."""
        return sum(self.t.of_sort(p, sort, place) for p in self.foes() for sort in wanted)

    def foes_in(self, place: str) -> list[str]:
        """4.3 Enemies with any piece in a clearing, that nothing keeps from being battled."""
        there = [p for p in self.foes() if self.t.pieces(p, place)]
        kept = bent("cannot battle")
        return [p for p in there if not any(bend(self.t, self.me, p, place) for bend in kept)]

    def may_place(self, place: str) -> bool:
        """R.2.3, G.20 Whether nothing forbids it to place there; R.11.8.2 it ignores snares."""
        if any(self.t.count(p, "keep", place) for p in self.t.seats):
            return False
        bends = [bend for bend in bent("cannot place") if bend.__name__ != "snare"]
        return not any(bend(self.t, self.me, place, self.me) for bend in bends)

    def near(self, place: str) -> set[str]:
        """2.2.1, R.12.2.1 Adjacent clearings: closed paths are paths to it."""
        pairs = [frozenset(pair) for pair in self.t.closed()]
        closed = {other for pair in pairs if place in pair for other in pair - {place}}
        return adjacent(self.t, self.me, place) | closed

    def snared(self, place: str) -> bool:
        """R.11.8.2 Whether an enemy's snare lies face up in a clearing."""
        return any("snare" in sorts(p) and self.t.count(p, "snare", place) for p in self.foes())


class Follower:
    """Follows a game, and holds each announcement against what was foretold."""

    def __init__(self, teller: Foreteller) -> None:
        self.teller = teller
        self.now, self.read = (-1, -1), 0
        self.said: Said = iter(())
        self.compared = 0

    def look(self, g: Game) -> None:
        """At each question, from the beginning of a phase on."""
        assert g.log is not None
        teller = self.teller
        news = g.log[self.read :]
        if self.now == (-1, -1):  # what was told before this turn was not followed
            news = [event for event in news if event.turn == g.turns]
        teller.told += news
        self.read = len(g.log)
        teller.watch(g)
        if g.turn == teller.seat:
            if self.now != (g.turns, g.phase):
                self.now = (g.turns, g.phase)
                self.said = (teller.birdsong, teller.daylight, teller.evening)[g.phase]()
            self.compared += _compare(g, teller, self.said)


def foretold(
    setup: Setup, seed: int, make: Callable[[Game], Foreteller], turns: int = 60
) -> tuple[int, Game]:
    """Play at random, and hold each announcement against what was foretold; how many there were."""
    g = Game.new(setup, seed, asks_all=True, stops=["phases"])
    follower = Follower(make(g))
    chance = seeded(seed)
    while g.decision is not None and g.turns <= turns:
        follower.look(g)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return follower.compared, g


def _compare(g: Game, teller: Foreteller, said: Said) -> int:
    """Hold the open question against what was foretold; 1 if it announces something."""
    decision = g.decision
    assert decision is not None
    is_end = decision.prompt == "turn.phase_over"
    if not is_end and not (decision.seat == teller.seat and teller.foretells(decision)):
        return 0
    teller.table = Table(g)
    wanted = next(said, set())
    found = {""} if is_end else set(decision.texts())
    assert found <= (wanted or {""}), f"{found} announced, not {wanted} (turn {g.turns})"
    assert is_end or len(decision.texts()) == 1
    return 0 if is_end else 1
