"""Lost City: its clearing has all three suits, which its setup arranges."""

from __future__ import annotations

from undergrowth.table.landmark import Landmark


class LostCity(Landmark):
    """2.2.2 No rules of its own: the suits of its clearing are on the table."""


LANDMARK = LostCity
