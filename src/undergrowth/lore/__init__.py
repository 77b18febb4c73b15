"""What everything in the game is and does, in words of our own, with the sections of the Law.

The words stand in message files (`about.en.ftl`, `law.en.ftl`) in the folder of what they are
about; which of them there are, and by which sections, is data: see `docs/words.md`.
"""

from undergrowth.lore.choices import Choice, seat_choices
from undergrowth.lore.entries import About, Group, Line
from undergrowth.lore.sections import section_ids
from undergrowth.lore.telling import about, everything, find, introduced
from undergrowth.lore.things import kinds, names

__all__ = [
    "About",
    "Choice",
    "Group",
    "Line",
    "about",
    "everything",
    "find",
    "introduced",
    "kinds",
    "names",
    "seat_choices",
    "section_ids",
]
