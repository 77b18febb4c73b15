"""Tables as earlier releases made them: what later ones have added is taken away."""

from __future__ import annotations

from typing import Final

OLDER: Final = (
    "DROP TABLE undergrowth_watches",
    "DROP TABLE undergrowth_tables",
    "ALTER TABLE undergrowth_answers DROP COLUMN edition",
    "ALTER TABLE undergrowth_answers DROP COLUMN moment",
    "DROP INDEX ix_undergrowth_games_deadline",
    *(
        f"ALTER TABLE undergrowth_games DROP COLUMN {column}"
        for column in ("deadline", "clock", "people", "proof")
    ),
    *(
        f"ALTER TABLE undergrowth_seats DROP COLUMN {column}"
        for column in ("hands", "seen", "stand_in")
    ),
)
"""The statements that turn today's tables into those of version 10."""
