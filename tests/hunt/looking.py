"""Checks at every question that the hunt comes to.

Each `Look` has a name and makes a function for one game: it is called at every question with the
number of answers so far, and raises whatever is wrong.  Some remember what they have seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hunt.foretelling import foretellers
from kit import checks
from kit.opinions.claims import wrong
from kit.opinions.worlds import check_asks_again, check_worlds
from second.compare import Report, compare
from undergrowth import CHANCE, Game, position
from undergrowth.engine.actions import Action, Shuffle, all_verbs
from undergrowth.engine.domains import Counts
from undergrowth.table.book import book
from undergrowth.table.names import CARDS

Watch = Callable[[Game, int], None]
MOST_TRIED: Final = 24
"""The options of one question that are tried on a copy."""
LUCK: Final = 8
"""So many answers of chance may follow one answer."""
DEAR_EVERY: Final = 9
"""Dear looks are taken at one question in so many."""
GUESSES: Final = 6
"""The reasons asked for at such a question."""


class Wrong(AssertionError):
    """Something is wrong, and where it is known better than by the question."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(message)
        self.where = where


@dataclass(frozen=True)
class Look:
    """One thing that must hold."""

    name: str
    begin: Callable[[Game], Watch]
    """Return what looks at the questions of a game, from its first one on."""
    every: int = 1
    """It looks at one question in so many; which ones, the number of answers decides."""


def question(g: Game, number: int) -> None:
    """There are options, with texts that are unique and read back."""
    checks.check_question(g)


def conserved(g: Game, number: int) -> None:
    """Pieces, cards and what is read off them are sound."""
    checks.check_table(g)


def goes_on(g: Game, number: int) -> None:
    """Each option can be taken, and leads to a question with options or to the end."""
    decision = g.decision
    assert decision is not None
    dice = random.Random(number)
    options = list(decision.options)
    if len(options) > MOST_TRIED:
        options = dice.sample(options, MOST_TRIED)
    for option in options:
        twin = g.copy()
        twin.take(option)
        after_chance(twin, dice)
        asked = twin.decision
        if asked is None and not twin.over:
            raise Wrong("no question", f"{decision.text(option)}: nothing is asked, nobody has won")
        if asked is not None and asked.seat != CHANCE and not asked.options:
            raise Wrong(asked.prompt, f"{decision.text(option)}: {asked.prompt} has no options")


def after_chance(g: Game, dice: random.Random) -> None:
    """Answer for chance until a player is asked."""
    for _ in range(LUCK):
        if g.decision is None or g.decision.seat != CHANCE:
            return
        g.take(lucky(g, dice))


def lucky(g: Game, dice: random.Random) -> Action:
    """Return an answer of chance."""
    assert g.decision is not None
    return dice.choice(g.decision.options) if g.decision.options else Shuffle(dice.randrange(1000))


def saved(g: Game, number: int) -> None:
    """Copies are equal, and so are saves that are read back; both go on alike."""
    checks.check_copy(g, number)
    checks.check_save(g, number + 1)


def secret(g: Game, number: int) -> None:
    """Nobody sees what is dealt anew, and games that look the same go on alike."""
    checks.check_secrecy(g, number)
    check_asks_again(g)
    check_worlds(g, number)


def described(g: Game, number: int) -> None:
    """A position that is described and read again is at the same question with the same options."""
    assert g.decision is not None
    document = position.describe(g)
    again = position.game(document, scripted=True, asks_all=True, stops=["phases"])
    assert again.decision is not None
    assert again.decision.prompt == g.decision.prompt, f"{again.decision.prompt} is asked instead"
    assert again.decision.texts() == g.decision.texts(), "the same question has other options"
    other = position.describe(again)
    for key in sorted({*document, *other}):
        if document.get(key) != other.get(key):
            raise Wrong(key, f"{key}: {document.get(key)}, when read again {other.get(key)}")


def reasons(g: Game, number: int) -> None:
    """A reason for what is not offered is true; `why_not` answers whatever is asked."""
    assert g.decision is not None
    seat, dice = g.decision.seat, random.Random(number)
    if book(g).faction(seat).answers_itself():
        return
    for action in _guesses(g, seat, dice):
        reason = g.why(seat, action)
        if reason is not None:
            fault = wrong(g, seat, action, reason[1])
            if fault:
                raise Wrong(reason[1].id, f"{action}: {reason}: {fault}")


def _guesses(g: Game, seat: int, dice: random.Random) -> list[Action]:
    kinds = [kind for verb, kind in sorted(all_verbs().items()) if verb != "shuffle"]
    found = []
    for kind in dice.sample(kinds, GUESSES):
        args = []
        for domain in kind.domains:
            values = domain.values()
            if domain is CARDS and g.hands[seat] and dice.random() < 0.5:
                values = g.hands[seat]
            args.append(dice.choice(values[:12] if isinstance(domain, Counts) else values))
        found.append(kind(*args))
    return [action for action in found if not g.offers(action)]


def said_twice(g: Game, number: int) -> None:
    """The options are those that the second generator reads from the Law."""
    compare(g, Report())


class Items:
    """No item comes from nowhere."""

    def __init__(self, g: Game) -> None:
        self.last = checks.items_everywhere(g)

    def __call__(self, g: Game, number: int) -> None:
        before, self.last = self.last, checks.items_everywhere(g)
        grown = [item for item, n in enumerate(self.last) if n > before[item]]
        assert not grown, f"items come from nowhere: {before}, then {self.last}"


class Points:
    """3.2 Scores change by what the log tells, and by nothing else."""

    def __init__(self, g: Game) -> None:
        self.score = g.score[:]
        self.told = len(g.log or [])

    def __call__(self, g: Game, number: int) -> None:
        log = g.log or []
        for event in log[self.told :]:
            if event.verb in ("scored", "lost_points"):
                sign = 1 if event.verb == "scored" else -1
                self.score[event.seat] += sign * int(event.fields["points"])
        told, self.score = self.score, g.score[:]
        self.told = len(log)
        assert g.score == told, f"the log tells of {told}, not {g.score}"


class Foretold:
    """Automated opponents announce and score what a second reading of the Law foretells."""

    def __init__(self, g: Game) -> None:
        self.watches = foretellers(g)

    def __call__(self, g: Game, number: int) -> None:
        for watch in self.watches:
            watch(g)


def _plain(look: Watch) -> Callable[[Game], Watch]:
    return lambda g: look


LOOKS: Final = (
    Look("question", _plain(question)),
    Look("conserved", _plain(conserved)),
    Look("items", Items),
    Look("points", Points),
    Look("goes on", _plain(goes_on)),
    Look("said twice", _plain(said_twice)),
    Look("foretold", Foretold),
    Look("saved", _plain(saved), DEAR_EVERY),
    Look("secret", _plain(secret), 3 * DEAR_EVERY),
    Look("described", _plain(described), DEAR_EVERY),
    Look("reasons", _plain(reasons), DEAR_EVERY),
)
"""All that is looked at, the cheapest first."""
