"""The things that have descriptions: their kinds and names, from data files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.decks import ALL_CARDS, deck_names
from undergrowth.engine.documents import with_article
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import Arg
from undergrowth.hirelings import hireling_names
from undergrowth.house_rules import house_rule_names
from undergrowth.landmarks import landmark_names
from undergrowth.library import fan_packages, installed_factions
from undergrowth.library.options import options_without_words
from undergrowth.lore.facts import facts_of, pages_of
from undergrowth.maps import map_names
from undergrowth.table.cards import Card
from undergrowth.table.names import CARDS, ITEMS, SUITS

_KINDS: Final = (
    "faction",
    "character",
    "quest",
    "card",
    "landmark",
    "hireling",
    "map",
    "deck",
    "item",
    "option",
    "house_rule",
)
"""The kinds that exist whatever is played; factions add kinds of their own."""
CONTENT: Final = "content"
"""The kind of packages with fan content."""
FOLDERS: Final = {
    "faction": "factions",
    "hireling": "hirelings",
    "map": "maps",
    "landmark": "landmarks",
    "deck": "decks",
    "house_rule": "house_rules",
}
"""The data folders of kinds that may be fan content."""


@dataclass(frozen=True)
class Thing:
    """A thing that has a description."""

    kind: str
    id: str
    law: str
    facts: dict[str, Arg]
    ids: list[str]
    """The messages about it: the first that has a text is used."""
    pages: list[Sheet]
    """The data files whose `[sections]` define the groups of lines."""


def kinds() -> list[str]:
    """Return the kinds of things that have descriptions, except sections of the Law."""
    found = [*_KINDS, *_choices()]
    return [*found, CONTENT] if fan_packages() else found


def choice_kinds() -> list[str]:
    """Return the kinds of things that players choose for a game: characters, leaders, moods."""
    return ["character", *_choices()]


def names(kind: str) -> list[str]:
    """Return the ids of all things of a kind.  Raises `BadText` for an unknown kind."""
    given_as("a kind", kind, str)
    if kind == "faction":
        return installed_factions()
    if kind in ("character", "quest"):
        return [page.text("id") for page in sheet(f"{kind}s").tables(kind)]
    if kind == "option":
        return [option.id for option in options_without_words()]
    found: dict[str, Callable[[], list[str]]] = {
        "card": CARDS.names,
        "landmark": landmark_names,
        "hireling": hireling_names,
        "map": map_names,
        "house_rule": house_rule_names,
        "deck": deck_names,
        "item": ITEMS.names,
        CONTENT: fan_packages,
    }
    if kind in found:
        return found[kind]()
    choices = _choices()
    if kind not in choices:
        raise BadText(f"{kind!r} is nothing to tell of: expected {', '.join(kinds())} or section")
    return [entry.text("id") for _, entry in choices[kind]]


def thing(kind: str, name: str) -> Thing:
    """Return a thing by its kind and id.  Raises `BadText`."""
    known = names(kind)
    if name not in known:
        expected = ", ".join(known) if len(known) <= 20 else f"the id of a {kind}"
        raise BadText(f"{name!r} is not {with_article(kind)}: expected {expected}")
    if kind == "faction":
        return _faction(name)
    if kind == "card":
        return _card(ALL_CARDS[CARDS.parse(name)])
    if kind == "hireling":
        return _hireling(name)
    if kind == "house_rule":
        page = sheet(f"house_rules/{name}")
        return Thing(kind, name, page.texts("bends")[0], {}, [f"about-{kind}s"], [])
    if kind == CONTENT:  # no section of the Law is about it
        return Thing(kind, name, "", {}, [f"about-content-{name}"], [])
    if kind in _choices():
        return _choice(kind, name)
    return _page(kind, name)


def titled_as(kind: str) -> str:
    """Return the kind under which things are titled: hirelings have titles as factions do."""
    return "faction" if kind == "hireling" else kind


def _hireling(name: str) -> Thing:
    """H Return a side of a hireling card, with the numbers of its pieces."""
    page = sheet(f"hirelings/{name}")
    other = page.word("pieces_of")
    pages = [sheet(f"hirelings/{other}"), page] if other else [page]
    law = sheet("about").text("laws.hireling")
    ids = [f"about-faction-{name}"]
    return Thing("hireling", name, law, facts_of(law, *pages), ids, [page])


def _faction(name: str) -> Thing:
    pages = pages_of(name)
    law = pages[-1].word("law_section")
    ids = [f"about-faction-{page.text('id')}" for page in reversed(pages)]
    return Thing("faction", name, law, facts_of(law, *pages), ids, pages)


def _choices() -> dict[str, list[tuple[list[Sheet], Sheet]]]:
    """Return the choices that factions offer, by kind: their pages, and the entry's page."""
    return _choices_on(tuple(sheet(f"factions/{name}") for name in installed_factions()))


@lru_cache(maxsize=8)
def _choices_on(factions: tuple[Sheet, ...]) -> dict[str, list[tuple[list[Sheet], Sheet]]]:
    """Return the same, cached for these pages of factions."""
    found: dict[str, list[tuple[list[Sheet], Sheet]]] = {}
    for page in factions:
        for kind in page.texts("choices") if page.has("choices") else []:
            for entry in page.tables(kind):
                found.setdefault(kind, []).append((pages_of(page.text("id")), entry))
    return found


def _choice(kind: str, name: str) -> Thing:
    for pages, entry in _choices()[kind]:
        if entry.text("id") == name:
            law = entry.text("law")
            facts = facts_of(law, *pages, entry)
            return Thing(kind, name, law, facts, [f"about-{kind}-{name}"], [])
    raise BadText(f"{name!r} is not {with_article(kind)}")


def _card(card: Card) -> Thing:
    law = sheet("about").text(f"cards.{card.kind}")
    facts = facts_of(law)
    facts["suit"] = f"suit:{SUITS.text(card.suit)}"
    facts["points"] = card.points
    if card.item >= 0:
        facts["item"] = f"item:{ITEMS.text(card.item)}"
    pattern = f"about-cards-{card.kind}"
    ids = [f"about-card-{card.name}", f"{pattern}-{SUITS.text(card.suit)}", pattern]
    return Thing("card", card.name, law, facts, ids, _rulings(card))


def _rulings(card: Card) -> list[Sheet]:
    """Return the pages that say which readings of the Law concern a card, or its kind."""
    page = sheet("rulings")
    paths = (f"kind.{card.kind}", f"card.{card.name}")
    return [page.table(path) for path in paths if page.has(path)]


def _page(kind: str, name: str) -> Thing:
    """Return a thing with a page of its own, or with an entry in a page of several."""
    page = _own(kind, name)
    law = page.word("sections.law") if page.has("sections") else page.word("law")
    law = law or sheet("about").word(f"{kind}s.{name}") or sheet("about").text(f"laws.{kind}")
    ids = [f"about-{kind}-{name}", f"about-{kind}s"]
    return Thing(kind, name, law, facts_of(law, page), ids, [page])


def _own(kind: str, name: str) -> Sheet:
    if kind in ("map", "landmark"):
        return sheet(f"{kind}s/{name}")
    if kind in ("character", "quest"):
        for entry in sheet(f"{kind}s").tables(kind):
            if entry.text("id") == name:
                return entry
    return Sheet(f"{kind} {name}", {})
