"""Judgements: evaluation of worlds, by the factions' heuristics or by learned weights."""

from undergrowth.ai.judging.judgement import (
    HEURISTIC,
    Heuristic,
    Judgement,
    judgement_named,
    judgement_names,
    judgements,
    take_judgement,
)
from undergrowth.ai.judging.learned import Learned, Net, Weights
from undergrowth.ai.judging.usual import USUAL, Usual
from undergrowth.ai.judging.weights import SHIPPED, read_weights, write_weights

__all__ = [
    "HEURISTIC",
    "SHIPPED",
    "USUAL",
    "Heuristic",
    "Judgement",
    "Learned",
    "Net",
    "Usual",
    "Weights",
    "judgement_named",
    "judgement_names",
    "judgements",
    "read_weights",
    "take_judgement",
    "write_weights",
]
