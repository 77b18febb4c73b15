"""Documents and answers that somebody has got wrong, by chance: for probes of all that reads them.

The seed decides all of it, and a failure says what was tried.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import Game
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.domains import Counts, Domain
from undergrowth.engine.errors import UndergrowthError

Path = list[Any]
WRONG: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    -7,
    1,
    3,
    14,
    59,
    10_000,
    2**31,
    2**53,
    10**400,
    1.5,
    float("inf"),
    float("nan"),
    "",
    " ",
    "0",
    "-1",
    "14",
    "f16",
    "p40",
    "c15",
    "nobody",
    "chance",
    "200000000 anvil",
    "9999 sword",
    "9999 5",
    "9999 warriors",
    "\ud800",
    "\x00",
    "²",
    "x" * 3000,
    [],
    {},
    [[]],
    [None],
    [{}],
    {"": {}},
    {"is": "Move"},
    {"is": "Event"},
    list(range(70)),
    ["9999 anvil"] * 70,
]
"""Values that are put in place of others."""
WORDS = ("0", "1", "5", "14", "15", "16", "60", "61", "999", "-1", "f0", "f1", "f16", "f17")
MORE_WORDS = ("p1", "p40", "p41", "²", "nobody", "9" * 50, "2147483648", "\ud800", ":", "a:b")
"""Words of an answer that may stand for nothing."""


# ---- documents


def mangled(document: Any, rng: random.Random, changes: int = 3) -> Any:
    """A copy of a document with a few changes."""
    found = copy.deepcopy(document)
    for _ in range(rng.randint(1, changes)):
        _change(found, rng)
    return found


def _change(document: Any, rng: random.Random) -> None:
    """One change, somewhere in it."""
    path = _somewhere(document, rng)
    if not path:
        return
    within, key = _at(document, path[:-1]), path[-1]
    kind = rng.randrange(9)
    if kind == 0:
        del within[key]
    elif kind == 1 and isinstance(within, dict):
        name = rng.choice(["unheard", f"{key}s", *map(str, within), *map(str, WRONG[17:30])])
        within[name] = within.pop(key)
    elif kind == 2 and isinstance(within, list):
        within.insert(key, copy.deepcopy(within[key]))
    elif kind == 3:
        within[key] = _enlarged(within[key], rng)
    elif kind in (4, 5, 6):  # something from elsewhere: it may look right
        within[key] = copy.deepcopy(_at(document, _somewhere(document, rng)))
    elif kind == 7:
        within[key] = rng.choice([[within[key]], {"a": within[key]}, {str(key): within[key]}])
    else:
        within[key] = copy.deepcopy(rng.choice(WRONG))


def _enlarged(value: Any, rng: random.Random) -> Any:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, value * 1000 + 7, 10**18])
    if isinstance(value, str):
        return rng.choice([f"9999 {value}", f"2 {value}", value + value, value[1:], value * 500])
    if isinstance(value, dict):
        return {**value, "more": value}
    return value * rng.choice([2, 40])


def _somewhere(document: Any, rng: random.Random) -> Path:
    """The way to a value inside: each entry of a table or list is as likely as the others."""
    path: Path = []
    value = document
    while isinstance(value, dict | list) and value and (not path or rng.random() < 0.75):
        keys = list(value) if isinstance(value, dict) else range(len(value))
        path.append(rng.choice(keys))
        value = value[path[-1]]
    return path


def _at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


def mangled_text(text: str, rng: random.Random) -> str:
    """A text with some characters changed, left out or doubled, or cut off."""
    at = rng.randrange(len(text) + 1)
    much = at + rng.randint(1, 40)
    return rng.choice(
        [
            text[:at],
            text[:at] + text[much:],
            text[:much] + text[at:],
            text[:at] + rng.choice('{}[]",:0\x00\ud800\n') + text[at + 1 :],
        ]
    )


# ---- answers


def answers(rng: random.Random, fewest: int) -> list[str]:
    """Texts with every verb there is, some with fields that may be, some with others."""
    found: list[str] = []
    for verb, kind in sorted(all_verbs().items()):
        for _ in range(fewest):
            words = [_word(domain, rng) for domain in kind.domains]
            if words and rng.random() < 0.4:
                words[rng.randrange(len(words))] = rng.choice(WORDS + MORE_WORDS)
            if rng.random() < 0.1:
                words = [*words, rng.choice(WORDS)] if rng.random() < 0.5 else words[1:]
            found.append(" ".join([verb, *words]))
    return found


def _word(domain: Domain, rng: random.Random) -> str:
    """A value of a domain; those of the seeds are too many to list."""
    if isinstance(domain, Counts):
        return str(rng.randint(0, domain.most))
    return domain.text(rng.choice(domain.values()))


# ---- games, and what may go wrong with them


def moments(name: str, every: int = 45) -> list[Game]:
    """Copies of a random game of a line-up at some of its questions, announcements among them."""
    found: list[Game] = []

    def look(g: Game, number: int) -> None:
        if number % every == 0:
            found.append(g.copy(log=True))

    play_randomly(setups()[name], seed_of(name), look, asks_all=True)
    return found


def refused(work: Callable[..., Any], *tried: Any) -> tuple[str, Any]:
    """(message, None) where our own kind of error was raised, ("", what came of it) otherwise.

    Raises AssertionError with what was tried for an error of any other kind.
    """
    try:
        return ("", work(*tried))
    except UndergrowthError as error:
        message = str(error)
        assert message, f"refused without a word: {shortened(tried)}"
        assert len(message) < 6000, f"a message of {len(message)}: {shortened(tried)}"
        message.encode()  # it can be shown and sent
        return (message, None)
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}, with {shortened(tried)}") from error


def shortened(tried: object) -> str:
    """Return what was tried, as far as it fits."""
    try:
        return repr(tried)[:3000]
    except (ValueError, RecursionError):
        return type(tried).__name__
