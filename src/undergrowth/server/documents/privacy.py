"""Data about people that the server stores: how long, who sees them, how they are deleted.

Every column of the database belongs to a topic; a test holds this list against the tables.
"""

from __future__ import annotations

import math
from typing import Final

from undergrowth.engine.messages import phrase
from undergrowth.server.config import Config
from undergrowth.server.wire.privacy import PrivacyState, PrivacyTopic

TOPICS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "games": {
        "games": (
            *("id", "title", "pace", "seeded", "complete", "created", "updated", "revision"),
            *("edition", "over", "asked", "factions", "winners", "generators", "undo", "hints"),
            *("uploaded", "proof", "clock", "deadline", "serious"),
        ),
        "answers": (
            *("game", "revision", "seat", "text", "record", "events", "state", "moment"),
            "edition",
        ),
    },
    "seats": {
        "seats": ("game", "seat", "player", "name", "passes", "stand_in", "seen", "hands"),
        "games": ("people",),
    },
    "tables": {"tables": ("game", "code", "listed", "closed", "made", "about")},
    "links": {
        "games": ("owner",),
        "seats": ("token", "invitation", "claim"),
        "watches": ("game", "link", "minutes"),
    },
    "notices": {
        "seats": ("notify", "told"),
        "mailboxes": ("box", "whole", "moment", "said"),
    },
    "accounts": {
        "accounts": ("id", "name", "settings", "mail", "created"),
        "passkeys": (
            *("id", "account", "credential", "public_key", "uses", "name", "created", "used"),
        ),
        "sessions": ("token", "id", "account", "created", "seen"),
        "ratings": ("account", "time", "mean", "deviation", "games", "moment"),
        "results": (
            *("game", "seat", "account", "time", "title", "faction", "place", "players"),
            *("before", "after", "moment"),
        ),
        "sign_ins": ("code", "kind", "account", "mail", "moment"),
        "seats": ("account", "devices"),
    },
    "leagues": {
        "leagues": ("id", "name", "founder", "link", "coalition", "serious", "shown", "created"),
        "seasons": ("league", "number", "name", "began", "ended"),
        "members": ("league", "number", "account", "name", "joined"),
        "league_games": ("league", "number", "season", "moment", "seats"),
        "games": ("league",),
    },
    "reports": {"reports": ("id", "game", "seat", "text", "times", "first", "last")},
    "server": {"meta": ("key", "value")},
    "addresses": {},
    "browser": {},
}
"""The topics, with the columns of each table that they speak of; the last two are in no table."""


def privacy(config: Config) -> PrivacyState:
    """Return what a server with these settings stores, in the reader's language."""
    days = {
        "running": _days(config.running_days),
        "finished": _days(config.finished_days),
        "uploaded": _days(config.uploaded_days),
        "sessions": _days(config.session_days),
    }
    topics = [
        PrivacyTopic(
            id=topic,
            title=phrase(f"privacy-{topic}"),
            stored=phrase(f"privacy-{topic}-stored"),
            kept=phrase(f"privacy-{topic}-kept", {**days}),
            seen=phrase(f"privacy-{topic}-seen"),
        )
        for topic in TOPICS
    ]
    return PrivacyState(contact=config.contact, topics=topics)


def _days(days: float) -> int:
    """Return a number of days for a sentence; 0 for ever."""
    return 0 if math.isinf(days) else max(1, round(days))
