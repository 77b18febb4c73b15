"""The Exile: a pawn in the forests that battles with items, and receives items from players."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.messages import Reason, because, phrase
from undergrowth.hirelings.the_exile.bag import NO_ITEM
from undergrowth.hirelings.the_exile.day import ExileDay, affrays, haunts
from undergrowth.hirelings.the_exile.pieces import ExilePieces
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.items import take_from_supply, take_out_of_box
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.items.held import EXHAUSTED, KINDS_OF_ITEM, READY, owned
from undergrowth.law.positions import supply_items
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithItem
from undergrowth.table.described.entries import Entry, a_number, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import ItemView, Part, items, value
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Fight

_ANY_TIME: Final = (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)
"""1.4.2, 1.4.3 Any time in a turn, until its last step begins."""
_GIFT: Final = 150
"""Value of a card and a point to a computer player, in hundredths of a point."""


class GiveItem(WithItem):
    """`give exile sword`: give a crafted item for a card and a point."""

    verb: ClassVar[str] = "give exile"


class TakeBlow(Action):
    """`take blow`: an item of the Exile takes the hit."""

    verb: ClassVar[str] = "take blow"


_BLOW: Final = TakeBlow()


class TheExile(ExilePieces):
    """The Exile, the promoted side."""

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places the pawn in any forest; its clubs start face up."""
        self.exile_card(g).clubs = self.clubs
        return [PostPieces(seat, [self.pawn], [1], g.box.woodland.forest_places)]

    def items_held(self, g: Game) -> list[int]:
        lying = self.exile_card(g).items
        return [owned(lying, item) for item in range(KINDS_OF_ITEM)]

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if haunts(g, self) or affrays(g, self):
            return None
        return ("H.2.4", because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(ExileDay(seat, self.index))

    # ---- in battle

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """H.2.4 Whether an owner can attack in a place: the Exile around its forest."""
        if owner != self.index:
            return may
        at = self.place(g)
        return at != NOWHERE and place in g.paths[at]

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """H.2.2 Return the most hits it can roll: its items, exhausted ones too."""
        return self.exile_card(g).all_items() if owner == self.index else most

    def takes_hits_without_pieces(self) -> bool:
        """H.2.2 Return True: items take its hits."""
        return True

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """H.2.2 Return an item as the loss for each hit, as long as there are any."""
        if owner != self.index:
            return options
        return [_BLOW] if self.exile_card(g).all_items() > 0 else []

    def law_of(self, hook: str, owner: int) -> str:
        return "H.2.2" if hook == "max_rolled_hits" and owner == self.index else ""

    def _take_blow(self, g: Game) -> None:
        """H.2.2 Exhaust an item, or remove one from the game if all are exhausted."""
        card = self.exile_card(g)
        fields: dict[str, int | str] = {"faction": self.name}
        if card.ready() > 0:
            card.exhaust(1)
            if g.log is not None:
                g.note("exile_exhausted", "H.2.2", self.index, fields)
            return
        item = card.lose_exhausted()
        if g.log is not None:
            lost = "club" if item == NO_ITEM else ITEMS.text(item)
            g.note("exile_lost_item", "H.2.2", self.index, fields | {"what": lost})

    # ---- gifts

    def speaks_in(self, window: int) -> bool:
        return window in _ANY_TIME

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """H.2.2 Return items to give, at any time; H.2.4 its action in its controller's
        Daylight."""
        if window not in _ANY_TIME:
            return NO_ACTIONS
        found = super().offers(g, seat, window)
        gifts: list[Action] = [GiveItem(item) for item, n in enumerate(g.crafted[seat]) if n > 0]
        return [*found, *gifts] if gifts and self.is_near(g, seat) else found

    def is_near(self, g: Game, seat: int) -> bool:
        """H.2.2 Whether a player has faction pieces next to its forest."""
        at = self.place(g)
        if at == NOWHERE:
            return False
        for place in g.paths[at]:
            if place in g.clearings and g.has_pieces(seat, place):
                return True
        return False

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if isinstance(action, TakeBlow):
            self._take_blow(g)
            return True
        if not isinstance(action, GiveItem):
            return super().use(g, seat, action)
        face_up = take_out_of_box(g, seat, action.item)
        self.exile_card(g).items[action.item * 4 + (READY if face_up else EXHAUSTED)] += 1
        if g.log is not None:
            fields: dict[str, int | str] = {"item": ITEMS.text(action.item)}
            g.note("gave_exile", "H.2.2", seat, fields | {"faction": self.name})
        score(g, seat, self.gift_points, "H.2.2")
        g.push(Draw(seat, self.gift_cards))
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, GiveItem):
            return super().why_not_offer(g, seat, action)
        if g.crafted[seat][action.item] == 0:
            return ("H.2.2", because("why-no_such_item_for_exile"))
        if not self.is_near(g, seat):
            return ("H.2.2", because("why-exile_is_far"))
        return ("1.4.2", because("why-wait"))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        if isinstance(action, GiveItem):
            return _GIFT
        return super().appeal(g, seat, action)

    # ---- views and descriptions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        card = self.exile_card(g)
        lying = [
            ItemView(ITEMS.text(item), condition == EXHAUSTED)
            for item in range(KINDS_OF_ITEM)
            for condition in (READY, EXHAUSTED)
            for _ in range(card.items[item * 4 + condition])
        ]
        return [
            *super().describe(g, viewer),
            value("clubs", phrase("part-exile_clubs"), "H.2.4", card.clubs),
            value("clubs_down", phrase("part-exile_clubs_down"), "H.2.4", card.clubs_down),
            items("items", phrase("part-exile_items"), "H.2.4", lying),
        ]

    def board_entries(self) -> list[Entry]:
        return [
            *super().board_entries(),
            a_number("clubs", "clubs face up", self.clubs, self.clubs),
            a_number("clubs_down", "clubs face down", self.clubs),
            list_of("items", "items face up on its card", ITEMS),
            list_of("items_down", "items face down on its card", ITEMS),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        card = self.exile_card(g)
        card.clubs = doc.number("clubs", self.clubs, 0, self.clubs)
        card.clubs_down = doc.number("clubs_down", 0, 0, self.clubs - card.clubs)
        for key, condition in (("items", READY), ("items_down", EXHAUSTED)):
            for item in supply_items(g, doc, key):
                take_from_supply(g, item)
                card.items[item * 4 + condition] += 1

    def write_board(self, g: Game) -> dict[str, object]:
        card = self.exile_card(g)
        found = super().write_board(g)
        found |= {"clubs": card.clubs, "clubs_down": card.clubs_down}
        for key, condition in (("items", READY), ("items_down", EXHAUSTED)):
            lying = [
                f"{card.items[item * 4 + condition]} {ITEMS.text(item)}"
                for item in range(KINDS_OF_ITEM)
                if card.items[item * 4 + condition] > 0
            ]
            if lying:
                found[key] = lying
        return found


verbs(GiveItem, TakeBlow)
