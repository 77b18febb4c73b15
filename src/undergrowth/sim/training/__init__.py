"""Training of weights: playing and sampling games, fitting, and files of samples."""

from undergrowth.sim.training.fitting import ROUNDS, check_numpy, fitted
from undergrowth.sim.training.keeping import add_sample, read_samples, write_samples
from undergrowth.sim.training.run import Trained, about, check_weights_file, fit, play_course
from undergrowth.sim.training.sampling import Course, Sample, sample_game

__all__ = [
    "ROUNDS",
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
