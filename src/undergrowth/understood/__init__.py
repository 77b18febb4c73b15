"""What helps people understand a game: advice at a question, and the review of a game.

No rule stands here: players say what they think, `shown` what options bring, and the log what
happened.
"""

from __future__ import annotations

from undergrowth.understood.advice import advice
from undergrowth.understood.review import Review, review_of

__all__ = ["Review", "advice", "review_of"]
