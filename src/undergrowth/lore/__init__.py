"""Reference texts about everything in the game, in our own words, with the sections of the Law.

The texts are in message files (`about.en.ftl`, `law.en.ftl`) in the folder of their subject; the
list of subjects and sections is data: see `docs/words.md`.
"""

from undergrowth.lore.choices import Choice, seat_choices
from undergrowth.lore.entries import About, Group, Line
from undergrowth.lore.sections import section_ids
from undergrowth.lore.telling import about, everything, find, introduced, moments
from undergrowth.lore.things import choice_kinds, kinds, names

__all__ = [
    "About",
    "Choice",
    "Group",
    "Line",
    "about",
    "choice_kinds",
    "everything",
    "find",
    "introduced",
    "kinds",
    "moments",
    "names",
    "seat_choices",
    "section_ids",
]
