"""The general law: chapters 1 to 5, the glossary, and what every faction shares."""

from __future__ import annotations

from undergrowth.law import text

__all__ = ["text"]
