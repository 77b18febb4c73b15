"""Records: logs that are written deed by deed, and read tolerantly after each."""

from undergrowth.rootlog.recording.asking import Doubt
from undergrowth.rootlog.recording.record import Record

__all__ = ["Doubt", "Record"]
