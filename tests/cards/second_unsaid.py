"""Questions of a card's own effect are said once: each has scenarios beside this file."""

from __future__ import annotations

from second.law import unsaid

unsaid("what one card asks; its own test answers it", "cards.*")
unsaid("right after a move or battle one card asks", "window.after_*", "window.turn_end")
