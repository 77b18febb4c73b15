"""H The Sunny Advocates, said a second time."""

from __future__ import annotations

ME = "sunny_advocates"
