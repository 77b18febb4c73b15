"""V, K The character cards, as printed.

The abilities on a card are in the package of the faction that plays it: the special actions of
Appendix V with the Vagabond, the Captains of Appendix K with the Knaves.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.engine.messages import printed
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.items.held import ANY
from undergrowth.table.names import ITEMS

CHARACTERS: Final = Names("character")
"""The characters, in the order of the data file."""
_PAGES: list[Sheet] = sheet("characters").tables("character")
for _page in _PAGES:
    CHARACTERS.add(_page.text("id"))
    printed("character", _page.text("id"), _page.text("name"), _page.text("text"))


@mypyc_attr(allow_interpreted_subclasses=True)
class CharacterCard:
    """A character card as it is printed."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.page: Final = _PAGES[CHARACTERS.parse(name)]
        self.law: Final = self.page.text("law") + ".2"
        self.items: Final = [ITEMS.parse(item) for item in self.page.texts("items")]
        """Starting items, marked "S" (9.3.5)."""
        self.costs: Final = [
            ANY if item == "any" else ITEMS.parse(item) for item in self.page.texts("exhausts")
        ]
        """Items that the special action exhausts."""
