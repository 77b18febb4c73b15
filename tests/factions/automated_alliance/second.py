"""R.6.2.3 Questions of the Automated Alliance to humans, said a second time."""

from __future__ import annotations

from second.concepts import matching
from second.law import asked, unsaid
from second.table import Table


@asked("automated_alliance.outrage")
def outrage(t: Table) -> list[str]:
    """R.6.2.3 The player who causes it discards a card that matches the clearing (G.31 spends
    it)."""
    return [f"discard {c}" for c in matching(t, t.me, t.place(t.frame["place"]))]


unsaid("one option; see predicted.py", "automated_alliance.revolt", "automated_alliance.organize")
