"""Training of weights: playing and sampling games, fitting, and files of samples."""

from __future__ import annotations

from undergrowth.engine.renamed import renamed
from undergrowth.sim.training.fitting import EPOCHS, check_numpy, fitted
from undergrowth.sim.training.keeping import add_sample, read_samples, write_samples
from undergrowth.sim.training.run import Trained, about, check_weights_file, fit, play_course
from undergrowth.sim.training.sampling import Course, Sample, sample_game

__all__ = [
    "EPOCHS",
    "Course",
    "Sample",
    "Trained",
    "about",
    "add_sample",
    "check_numpy",
    "check_weights_file",
    "fit",
    "fitted",
    "play_course",
    "read_samples",
    "sample_game",
    "write_samples",
]


def __getattr__(name: str) -> object:
    """Return a constant by its old name, and warn.  Raises `AttributeError` for other names."""
    if name == "ROUNDS":
        renamed("ROUNDS", "EPOCHS")
        return EPOCHS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
