"""The kit scenario tests are written with; see `Table`."""

from __future__ import annotations

from kit.table import Table

__all__ = ["Table"]
