"""House rules that the players have agreed on: which go together, and what they change in setup."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import HOUSE_RULES
from undergrowth.table.setup import Setup


def check_house_rules(setup: Setup) -> None:
    """Raise `BadSetup` for unknown house rules, and for those that do not go together."""
    for name in setup.house_rules:
        if name not in HOUSE_RULES.names():
            raise BadSetup(f"{name!r} is not a house rule: expected {_known()}")
        if setup.house_rules.count(name) > 1:
            raise BadSetup(f"house_rules: {name} is there twice")
    for at, name in enumerate(setup.house_rules):
        for other in setup.house_rules[:at]:
            if exclude_each_other(name, other):
                raise BadSetup(f"house_rules: {other} and {name} do not go together: choose one")
        for field in _texts(name, "not_with"):
            if getattr(setup, field):
                raise BadSetup(f"house_rules: {name} does not go together with {field}")


def exclude_each_other(one: str, other: str) -> bool:
    """Whether two house rules cannot be in one game.

    They change the same thing (`about` in the data), or one of them names the other (`excludes`).
    """
    about = sheet(f"house_rules/{one}").word("about")
    if about and about == sheet(f"house_rules/{other}").word("about"):
        return True
    return other in _texts(one, "excludes") or one in _texts(other, "excludes")


def kinds_left_out(setup: Setup, kinds: list[str]) -> list[str]:
    """5.1.3 Return the kinds of card left out, with those that house rules leave out or keep."""
    for name in setup.house_rules:
        kinds = kinds + _texts(name, "leaves_out")
        kept = _texts(name, "keeps")
        kinds = [kind for kind in kinds if kind not in kept]
    return kinds


def note_house_rules(g: Game) -> None:
    """Write the house rules of a game to its log, before everything else."""
    if g.log is not None:
        for name in g.setup.house_rules:
            g.note("agreed", "5.1.1", NOBODY, {"house_rule": name})


def asked_in_setup(g: Game, seat: int, prompt: Prompt) -> int:
    """5.1.7 Return who answers a question of setup: the seat, or chance if a rule says so."""
    is_left = False
    for source in book(g).hooks.left_to_chance:
        is_left = source.left_to_chance(g, prompt.key, is_left)
    return CHANCE if is_left else seat


def _texts(name: str, entry: str) -> list[str]:
    page = sheet(f"house_rules/{name}")
    return page.texts(entry) if page.has(entry) else []


def _known() -> str:
    return ", ".join(HOUSE_RULES.names()) or "none, as none is installed"
