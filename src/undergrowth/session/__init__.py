"""Games with people and computer players on the seats: asking, undoing, saving."""

from undergrowth.session.computers import PERSON, PendingChoice
from undergrowth.session.document import FORMAT, VERSION
from undergrowth.session.session import Answered, Session

__all__ = ["FORMAT", "PERSON", "VERSION", "Answered", "PendingChoice", "Session"]
