"""Parts of the second generator: who answers a prompt, and what bends the general law.

Each chapter keeps what it has to say here.  Chapters are found, never listed: the modules of this
folder, and every `second.py` and `second_*.py` beside tests of factions, maps, landmarks, cards.
Prompts that are left out stand with their reason in a module (`unsaid`) or under `[unsaid]` in a
`chapter.toml`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from kit.chapters import chapters
from kit.rooms import files
from second.table import Table

Answer = Callable[[Table], Iterable[str]]
"""Options that must be offered at a question, as texts."""
Bend = Callable[..., Any]

ANSWERS: dict[str, Answer] = {}
UNSAID: dict[str, str] = {}
"""Prompts that nobody says a second time, and why not; `cards.*` is all that begins so."""
_BENDS: dict[str, list[tuple[int, Bend]]] = {}
EFFECTS: dict[str, Effect] = {}


@dataclass
class Effect:
    """1.4.2 Something besides a faction's own actions that may be used, by a text of its own."""

    name: str
    moments: tuple[str, ...]
    """When: `daylight`, `birdsong start`, `after roll` and so on, as its card says."""
    usable: Callable[[Table, str], bool]
    """Whether a seat that has it can use it now."""
    must: bool = False
    """H.2.3 Whether it has to be used while it can be."""
    unless: Callable[[Table], bool] | None = None
    """H.2.3 Whether its compulsory part cannot be done."""

    def binds(self, t: Table) -> bool:
        """H.2.3 Whether it has to be used now."""
        return self.must and not (self.unless is not None and self.unless(t))


class BeyondUs(Exception):
    """A table about which the second generator has nothing to say, and why."""


def asked(*prompts: str) -> Callable[[Answer], Answer]:
    """This function says what must be offered at these prompts."""

    def keep(answer: Answer) -> Answer:
        for prompt in prompts:
            assert prompt not in ANSWERS, prompt
            ANSWERS[prompt] = answer
        return answer

    return keep


def unsaid(why: str, *prompts: str) -> None:
    """Nobody says these prompts a second time, and why."""
    UNSAID.update(dict.fromkeys(prompts, why))


def why_unsaid(prompt: str) -> str:
    """Return why nobody says a prompt a second time; empty where that is nobody's intention."""
    known = [each for each in UNSAID if each == prompt or _begins(prompt, each)]
    return UNSAID[known[0]] if known else ""


def _begins(prompt: str, pattern: str) -> bool:
    return pattern.endswith("*") and prompt.startswith(pattern[:-1])


def bends(what: str, rank: int = 0) -> Callable[[Bend], Bend]:
    """This function bends the general law where it asks `bent`; a higher rank comes later."""

    def keep(bend: Bend) -> Bend:
        _BENDS.setdefault(what, []).append((rank, bend))
        return bend

    return keep


def bent(what: str) -> list[Bend]:
    """1.1.1 Return what bends the general law there, the special after the general."""
    return [bend for _, bend in sorted(_BENDS.get(what, []), key=lambda each: each[0])]


def effect(name: str, *moments: str) -> Callable[[Callable[[Table, str], bool]], Effect]:
    """Such a function says when an effect may be used, such as that of a card in play."""

    def keep(usable: Callable[[Table, str], bool]) -> Effect:
        EFFECTS[name] = Effect(name, moments, usable)
        return EFFECTS[name]

    return keep


def deed(
    name: str,
    moment: str,
    must: bool = False,
    unless: Callable[[Table], bool] | None = None,
) -> Callable[[Callable[[Table, str], bool]], Effect]:
    """H.2.3, H.2.4 Such a function says whether a hireling can do anything of what its card says
    for the seat that controls it: once, at the start of Birdsong or in Daylight."""

    def keep(can: Callable[[Table, str], bool]) -> Effect:
        def usable(t: Table, seat: str) -> bool:
            return name not in t.used and can(t, seat)

        EFFECTS[name] = Effect(name, (moment,), usable, must, unless)
        return EFFECTS[name]

    return keep


@cache
def load() -> None:
    """Find every chapter."""
    for folder, path in files("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        ours = parts[0] == "second" or parts[-1].startswith("second")
        if ours and not parts[-1].startswith("__"):
            import_module(".".join(parts))
    for page in chapters().values():
        UNSAID.update(page.get("unsaid", {}))
