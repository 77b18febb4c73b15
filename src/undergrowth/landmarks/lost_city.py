"""Lost City: its clearing has all three suits, which setting it up has seen to."""

from __future__ import annotations

from undergrowth.table.landmark import Landmark


class LostCity(Landmark):
    """2.2.2 Rules read the suits of its clearing off the table."""


LANDMARK = LostCity
