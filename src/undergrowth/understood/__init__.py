"""Help for understanding a game: advice at a question, the review of a game, prices of answers.

There are no rules here: players give opinions, `shown` gives outcomes, and the log gives events.
"""

from __future__ import annotations

from undergrowth.understood.advice import advice
from undergrowth.understood.prices import priced, prices
from undergrowth.understood.review import Review, review_of

__all__ = ["Review", "advice", "priced", "prices", "review_of"]
