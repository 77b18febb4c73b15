"""Sentences for people, kept apart from the rules and keyed by prompt, verb and event.

Each package's `text.py` adds its own.  Placeholders in a label are the action's fields in order
(`{0}`), in an event its fields by name; `table.labels` fills them in.
"""

from __future__ import annotations

from undergrowth.engine.owners import named
from undergrowth.engine.registries import by_name

PROMPTS: dict[str, str] = by_name({})
"""What a question asks, by its key."""
LABELS: dict[str, str] = by_name({})
"""What an option does, by its verb."""
EVENTS: dict[str, str] = by_name({})
"""What happened, by the event's verb."""
TITLES: dict[str, str] = by_name({})
"""How a name (a faction, a piece, a card, an item) is written for people.  A plural that is not
formed with an s stands under the name with an s."""
DETAILS: dict[str, str] = by_name({})
"""What a card does, by its name."""


def sentences(
    prompts: dict[str, str] | None = None,
    labels: dict[str, str] | None = None,
    events: dict[str, str] | None = None,
    titles: dict[str, str] | None = None,
    details: dict[str, str] | None = None,
) -> None:
    """Add sentences.  Raises ValueError when a key has one already that differs.

    Prompts, verbs and events are named within their owner.  Titles and details are of names that
    all packages share, such as `warrior`: the first to write one down is believed.
    """
    for known, new in ((PROMPTS, prompts), (LABELS, labels), (EVENTS, events)):
        for key, sentence in (new or {}).items():
            if known.setdefault(named(key), sentence) != sentence:
                raise ValueError(f"two sentences for {named(key)}")
    for known, new in ((TITLES, titles), (DETAILS, details)):
        for name, words in (new or {}).items():
            if known.setdefault(name, words) != words and named("") == "":
                raise ValueError(f"two titles for {name}")


def title(name: str, domain: str = "") -> str:
    """A name as people write it.

    Where a name stands for two things, such as the card and the item `sword`, one of them is
    titled under its domain: `card sword`.
    """
    known = TITLES.get(f"{domain} {name}") or TITLES.get(name)
    return known or name.replace("_", " ")


def counted(n: int, name: str) -> str:
    """A number of things: `1 warrior`, `2 warriors`."""
    many = TITLES.get(f"{name}s", f"{title(name)}s")
    return f"{n} {title(name) if n == 1 else many}"
