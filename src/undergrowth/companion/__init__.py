"""Automated opponents beside a real table: see `docs/companion.md`.

companion = Companion.new(Setup(seats=["marquise", "bot:alliance"]), seed=1)
companion.question             # what the people at the table are asked, or None
companion.answer("corner 1")   # what they say
companion.pieces("marquise", "5", "warrior", 2)
companion.end_turn()
companion.step()               # an automated opponent's next step, with the reasons
"""

from undergrowth.companion.companion import Companion
from undergrowth.companion.moments import Question, Sentence

__all__ = ["Companion", "Question", "Sentence"]
