"""Sentences for people, kept apart from the rules and keyed by prompt, verb and event.

Each package's `text.py` adds its own.  Placeholders in a label are the action's fields in order
(`{0}`), in an event its fields by name.
"""

from __future__ import annotations

PROMPTS: dict[str, str] = {}
"""What a question asks, by its key."""
LABELS: dict[str, str] = {}
"""What an option does, by its verb."""
EVENTS: dict[str, str] = {}
"""What happened, by the event's verb."""
TITLES: dict[str, str] = {}
"""How a name (a faction, a piece, a card, an item) is written for people."""


def sentences(
    prompts: dict[str, str] | None = None,
    labels: dict[str, str] | None = None,
    events: dict[str, str] | None = None,
    titles: dict[str, str] | None = None,
) -> None:
    """Add sentences.  Raises ValueError when a key has one already that differs."""
    for known, new in ((PROMPTS, prompts), (LABELS, labels), (EVENTS, events), (TITLES, titles)):
        for key, sentence in (new or {}).items():
            if known.setdefault(key, sentence) != sentence:
                raise ValueError(f"two sentences for {key}")


def title(name: str) -> str:
    """A name as people write it."""
    return TITLES.get(name, name.replace("_", " "))
