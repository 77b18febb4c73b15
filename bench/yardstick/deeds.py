"""People's deeds as answers of the engine: which options lead to what a log says was done.

A log names moves, battles and crafted cards, not the answers behind them.  The answers are looked
for among those of its player, in the position before the deed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from bench.yardstick.hindsight import held
from undergrowth import position
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadPosition
from undergrowth.rootlog.happening import Happening
from undergrowth.rootlog.notation.actions import PIECE, Battle, Craft, Move, owner_in
from undergrowth.rootlog.notation.actions import Action as Written
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.recording.laying import document_of, lawful
from undergrowth.rootlog.standing import places_of
from undergrowth.table.game import Game

PHASES: Final = ("daylight", "evening", "birdsong")
"""The phases in which a deed is looked for, the likeliest first: a log does not name them."""
DEEP: Final = 4
"""The most answers of one deed."""
TRIED: Final = 1200
"""The most answers tried for one deed in one phase."""
Key = tuple[Any, ...]
"""What was done, in a form that does not depend on how it is written."""


@dataclass(frozen=True)
class Deed:
    """A deed of a person, with the position before it.

    What the log does not tell is dealt by chance, and nothing of the turn is spent.
    """

    turn: int
    """The number of its turn in the log, from 0, those of setup included."""
    faction: str
    key: Key
    text: str
    """The deed as the log writes it."""
    document: position.Document


@dataclass(frozen=True)
class Question:
    """A question, and the answer that leads to what its player did."""

    game: Game
    answer: Action


def deeds(reading: Reading) -> Iterator[Deed]:
    """Yield the deeds that answers of their player may stand for: moves and placements of own
    pieces, battles, crafted cards."""
    for turn, line, action, told in reading.actions():
        key = key_of(action, line.letter) if action is not None else None
        if turn < reading.setups or action is None or key is None:
            continue
        faction = reading.letters.by_letter[line.letter].faction
        rest = [each for each in line.actions if each.column >= action.column]
        with held(reading.letters, told, line.letter, rest):
            try:
                document, *_ = lawful(document_of(reading, told, line))
            except BadPosition:
                continue
        yield Deed(turn, faction, key, action.written(line.letter), document)


def key_of(action: Written, me: str) -> Key | None:
    """Return the key of an action of `me`; None for what no answer of its own stands for."""
    match action:
        case Battle() if action.attacker == me:
            return "battle", action.defender, action.place
        case Craft() if action.letter == me:
            return "craft", action.what
        case Move(things=[thing]) if thing.sort == PIECE and owner_in(thing.what) == me:
            to = sorted(each for each in action.to if each and not each.endswith("$"))
            if len(to) == len(action.to) and thing.start not in to and "$" not in thing.start:
                return "move", thing.what, thing.n, thing.start, tuple(to)
    return None


def questions(reading: Reading, deed: Deed, seed: int) -> list[Question]:
    """Return the questions whose answers are a deed; none where the engine does not ask for it."""
    for phase in PHASES:
        try:
            game = position.game({**deed.document, "phase": phase}, seed)
        except BadPosition:
            continue
        seat = game.setup.seats.index(deed.faction)
        if game.decision is not None and game.decision.seat == seat:
            found = Search(reading, deed, game).questions()
            if found:
                return found
    return []


class Search:
    """The search for the answers of a deed, from the position before it."""

    def __init__(self, reading: Reading, deed: Deed, game: Game) -> None:
        self._key: Final = deed.key
        self._game: Final = game.copy()
        self._game.scripted = True  # a deed ends where chance is asked
        self._game.log, self._game.answers = [], []
        owners = [reading.letters.script(name) for name in game.setup.seats]
        self._me: Final = reading.letters.script(deed.faction).letter
        self._scripts: Final[list[Script]] = owners
        self._happening: Final = Happening(owners, places_of(game, owners), reading.after(0))
        self._tried = 0

    def questions(self) -> list[Question]:
        """Return the questions of the fewest answers that are the deed; none if none are."""
        reached: list[tuple[Game, list[Question]]] = [(self._game, [])]
        for _ in range(DEEP):
            further: list[tuple[Game, list[Question]]] = []
            for before, line in reached:
                for after, longer in self._after_each(before, line):
                    done = self._done(after)
                    if any(_is_same(self._key, each) for each in done):
                        return longer
                    if self._goes_on(after, done):
                        further.append((after, longer))
            reached = further
        return []

    def _after_each(
        self, before: Game, line: list[Question]
    ) -> Iterator[tuple[Game, list[Question]]]:
        for option in before.decision.options if before.decision is not None else ():
            self._tried += 1
            if self._tried > TRIED:
                return
            after = before.copy(log=True)
            after.take(option)
            yield after, [*line, Question(before, option)]

    def _goes_on(self, after: Game, done: list[Key]) -> bool:
        """Whether its player is asked on in the same phase, and has not begun another deed."""
        decision = after.decision
        is_asked = decision is not None and decision.seat == after.turn
        return is_asked and after.phase == self._game.phase and all(k[0] == "move" for k in done)

    def _done(self, after: Game) -> list[Key]:
        """Return what was done since the position; pieces placed one by one also together."""
        found: list[Key] = []
        placed: dict[Key, list[str]] = {}
        for event in after.log or []:
            for action in self._happening.actions(event):
                key = key_of(action, self._me)
                if key is not None:
                    found.append(key)
                    if key[0] == "move":
                        placed.setdefault(key[1:4], []).extend(key[4])
        return found + [("move", *kind, tuple(sorted(to))) for kind, to in placed.items()]


def _is_same(told: Key, done: Key) -> bool:
    """Whether what was done is what a log tells.

    A log need not tell where pieces come from, nor the kind of a piece that lies face down; and of
    pieces placed one by one in several clearings the first is enough.
    """
    if told[0] != "move" or done[0] != "move":
        return told == done
    _, piece, n, start, to = told
    is_there = done[4] == to or (
        start == "" and len(to) > 1 and len(done[4]) == 1 and done[4][0] in to
    )
    return done[1].startswith(piece) and done[2] == n and start in ("", done[3]) and is_there
