"""Tables as earlier releases made them: what later ones have added is taken away."""

from __future__ import annotations

from typing import Final

OLDER: Final = (
    "DROP INDEX ix_undergrowth_seats_account",
    *(f"ALTER TABLE undergrowth_seats DROP COLUMN {each}" for each in ("account", "devices")),
    *(
        f"DROP TABLE undergrowth_{table}"
        for table in (
            "league_games",
            "members",
            "seasons",
            "leagues",
            "results",
            "ratings",
            "reports",
            "sign_ins",
            "sessions",
            "passkeys",
            "accounts",
        )
    ),
    "DROP TABLE undergrowth_watches",
    "DROP TABLE undergrowth_tables",
    "ALTER TABLE undergrowth_answers DROP COLUMN edition",
    "ALTER TABLE undergrowth_answers DROP COLUMN moment",
    "DROP INDEX ix_undergrowth_games_deadline",
    "DROP INDEX ix_undergrowth_games_serious",
    "DROP INDEX ix_undergrowth_games_league",
    *(
        f"ALTER TABLE undergrowth_games DROP COLUMN {column}"
        for column in ("league", "serious", "deadline", "clock", "people", "proof")
    ),
    *(
        f"ALTER TABLE undergrowth_seats DROP COLUMN {column}"
        for column in ("hands", "seen", "stand_in")
    ),
)
"""The statements that turn today's tables into those of version 10."""
