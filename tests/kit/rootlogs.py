"""Games that are written as Rootlog, and what everybody sees of the table on the way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from undergrowth import BadSetup, Game, Setup
from undergrowth.data import sheet
from undergrowth.law.hirelings.cards import DEALT, clashing, demoted_side, hireling_cards
from undergrowth.maps import own_landmarks
from undergrowth.rootlog import to_rootlog
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.standing import Standing
from undergrowth.rootlog.state import LoggedTable
from undergrowth.rootlog.writing import Writer, writers
from undergrowth.session import Session
from undergrowth.table.saving.replay import Replay, replay_of

SEATS = 4
GAMES = 7
"""The whole games that there are."""
LETTERS = Letters(proposed=True)
Seen = dict[str, Any]


@dataclass
class Written:
    """A game as a log, and what was seen after each of its lines."""

    text: str
    seen: dict[int, Seen] = field(default_factory=dict)
    """By how many lines, those of setup among them, have been written."""


def setups() -> list[Setup]:
    """Line-ups in which every faction sits that has letters, on every map, with every deck."""
    official = Letters()
    names, maps, decks = [*official.scripts], [*official.maps], [*official.decks]
    found: list[Setup] = []
    for number, first in enumerate(range(0, len(names), SEATS - 1)):
        seats = [names[(first + i) % len(names)] for i in range(SEATS)]
        found.append(
            Setup(map=maps[number % len(maps)], deck=decks[number % len(decks)], seats=seats)
        )
    return found


def setups_proposed() -> list[Setup]:
    """Line-ups of factions whose letters are only proposed, each with others that have letters, on
    the maps and with the decks whose words are."""
    official = Letters()
    names = [name for name in LETTERS.scripts if name not in official.scripts]
    others = [name for name in official.scripts if not sheet(f"factions/{name}").has("same_as")]
    maps = [name for name in LETTERS.maps if name not in official.maps]
    decks = [name for name in LETTERS.decks if name not in official.decks]
    found: list[Setup] = []
    for number in range(0, len(others), 2):
        seats = [names[(number // 2 + i) % len(names)] for i in range(2)]
        beside = [others[(number + i) % len(others)] for i in range(2)]
        setup = Setup(
            map=maps[number // 2 % len(maps)],
            deck=decks[number // 2 % len(decks)],
            seats=[*seats, *beside],
        )
        found += [setup] if may_be(setup) else []
    return found


def setups_beside() -> list[Setup]:
    """Games in which every hireling plays that has letters, both sides of it, and every landmark;
    as many factions as go with them."""
    cards = [name for name in hireling_cards() if name in LETTERS.hirelings]
    landmarks, maps = [*LETTERS.landmarks], [*Letters().maps]
    found: list[Setup] = []
    for number, first in enumerate(range(0, len(cards), DEALT)):
        trio = [cards[(first + i) % len(cards)] for i in range(DEALT)]
        for sides in (trio, [demoted_side(card) for card in trio]):
            map = maps[number % len(maps)]
            free = [name for name in landmarks if name not in own_landmarks(map, SEATS)]
            two = [free[(len(found) * 2 + i) % len(free)] for i in range(2)]
            found.append(
                Setup(
                    map=map,
                    seats=_seats_beside(sides, len(found)),
                    hirelings=sides,
                    landmarks=2,
                    landmark_cards=two,
                )
            )
    return found


def _seats_beside(sides: list[str], first: int) -> list[str]:
    """A.6.5 Factions that play beside hirelings, others each time."""
    official = [script.faction for script in Letters().scripts.values()]
    alone = [name for name in official if not sheet(f"factions/{name}").has("same_as")]
    fit = [name for name in alone if not any(clashing(Setup(seats=[name]), side) for side in sides)]
    return [fit[(first * SEATS + i) % len(fit)] for i in range(SEATS)]


def played(setup: Setup, seed: int, most: int) -> Replay:
    """A random game of so many answers at most.  Raises `BadSetup`."""
    game, dice = Game.new(setup, seed), Random(seed)
    for _ in range(most):
        if game.decision is None or game.over:
            break
        game.take(dice.choice(game.decision.options))
    return replay_of(game)


@cache
def whole_game(number: int) -> str:
    """The log of a game that computer players have played to its end: line-ups of factions with
    letters, two of them beside hirelings and landmarks, and two with proposed letters."""
    setup = [*setups()[:3], *setups_beside()[:2], *setups_proposed()[:2]][number]
    session = Session.new(setup, ["greedy"] * len(setup.seats), number)
    session.advance()
    return to_rootlog(session.replay, proposed=True)


def written(replay: Replay) -> Written:
    """A game as a log, with what is seen after each line that it has."""
    seen: dict[int, Seen] = {}
    writer: Writer | None = None
    for writer, standing in writers(replay, proposed=True):
        if standing is not None:
            seen[sum(1 for line in _lines(writer) if line.actions)] = seen_of(standing)
    assert writer is not None
    return Written(writer.text(), seen)


def _lines(writer: Writer) -> list[Any]:
    return [*writer.setup.values(), *writer.turns]


def seen_of(table: Standing | LoggedTable) -> Seen:
    """Return what anybody sees: pieces, items, points, boards, and how many cards there are
    where."""
    told = isinstance(table, LoggedTable)
    items = table.items.held if isinstance(table, LoggedTable) else table.items
    cards = table.cards.lying if isinstance(table, LoggedTable) else table.cards
    active = set(table.markers if isinstance(table, LoggedTable) else table.dominance)
    lying = Counter[tuple[str, str, bool]]()
    for (item, where, how), n in items.items():
        lying[item, where, how.startswith("d")] += n
    return {
        "pieces": dict(+table.pieces),
        "items": dict(+lying),
        "points": {seat: n for seat, n in table.score.items() if seat not in active},
        "boards": {at: sorted(each) for at, each in cards.items() if "$" in at and each},
        "cards": {at: len(each) for at, each in cards.items() if each},
        "marks": _marks(table.marks, told),
        "hired": {each: who for each, who in _hired(table).items() if who[0]},
        "taken": dict(table.hired.taken if isinstance(table, LoggedTable) else table.taken),
    }


def _hired(table: Standing | LoggedTable) -> dict[str, tuple[str, int]]:
    """Return who controls hirelings, with so many control markers."""
    return dict(table.hired.by if isinstance(table, LoggedTable) else table.hired)


def _marks(marks: dict[Any, Any], told: bool) -> dict[Any, list[str]]:
    """Return what boards say, but for what is not written: that they say nothing."""
    if told:
        return {key: sorted(each) for key, each in marks.items() if each}
    found: dict[Any, list[str]] = {}
    for (letter, number), values in marks.items():
        known = LETTERS.owners[letter].marks[number].values
        for key, value in values:
            if known.get(value.removesuffix("!"), value):
                found.setdefault((letter, number, key), []).append(value)
    return {key: sorted(each) for key, each in found.items()}


def may_be(setup: Setup) -> bool:
    """Whether a game of these seats can begin."""
    try:
        Game.new(setup, 0)
    except BadSetup:
        return False
    return True
