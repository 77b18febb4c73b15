"""Games as numbers, for learners: observations, masks and answers of one line-up.

>>> from undergrowth import Setup
>>> from undergrowth.ai.encoding import Encoder
>>> encoder = Encoder(Setup(seats=["marquise", "eyrie"]))
>>> encoder.layout.slices["score"].shape
(2,)
"""

from __future__ import annotations

from undergrowth.ai.encoding.answers import Answers
from undergrowth.ai.encoding.encoder import Encoder
from undergrowth.ai.encoding.layout import VERSION, Layout, Slice
from undergrowth.ai.encoding.steps import Steps

__all__ = ["VERSION", "Answers", "Encoder", "Layout", "Slice", "Steps"]
