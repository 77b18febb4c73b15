"""14.2 Rules overridden by the Lord of the Hundreds, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.advance import AdvanceTheWarlord
from undergrowth.factions.lord_of_the_hundreds.battle import (
    effects,
    is_looting,
    looted,
    use,
    why_no_effect,
)
from undergrowth.factions.lord_of_the_hundreds.birdsong import (
    Anoint,
    ChooseMood,
    GatherHundreds,
    Squander,
    Squandering,
    squanderable,
)
from undergrowth.factions.lord_of_the_hundreds.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.lord_of_the_hundreds.command import CommandTheHundreds
from undergrowth.factions.lord_of_the_hundreds.evening import InciteMobs, Oppress, evening_cards
from undergrowth.factions.lord_of_the_hundreds.heuristics import bias, value
from undergrowth.factions.lord_of_the_hundreds.hoard import Contempt, gain
from undergrowth.factions.lord_of_the_hundreds.pieces import (
    GRANDIOSE,
    LAVISH,
    STUBBORN,
    WRATHFUL,
    HundredsBoard,
    HundredsPieces,
)
from undergrowth.factions.lord_of_the_hundreds.raze import Raze
from undergrowth.factions.lord_of_the_hundreds.setup import SetUpHundreds, SetUpHundredsByCard
from undergrowth.law.turn.daylight import CraftInDaylight
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_END, DAYLIGHT
from undergrowth.table.names import ITEMS
from undergrowth.table.records import MOVE, PLACE, TAKE_HIT, Fight, Intent
from undergrowth.table.uses import mark_used, was_used


class Hundreds(HundredsPieces):
    """14 The Hundreds' rules."""

    def new_board(self) -> Board:
        return HundredsBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpHundreds(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpHundredsByCard(self.seat)

    def hides_items(self) -> bool:
        """14.3.3 Return True: items marked "R" lie under the ruins."""
        return True

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """14.4 Return the frames of their Birdsong: raze, recruit, anoint, choose a mood."""
        seat = self.seat
        return [Raze(seat), GatherHundreds(seat), Anoint(seat), ChooseMood(seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """14.5 Return the frames of their Daylight: craft, command, advance; 14.7.2 last two
        swapped."""
        command, advance = CommandTheHundreds(self.seat), AdvanceTheWarlord(self.seat)
        if self.is_in(g, GRANDIOSE):
            return [CraftInDaylight(self.seat), advance, command]
        return [CraftInDaylight(self.seat), command, advance]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        """14.7.2 Swap the last two steps while Grandiose."""
        if g.phase != DAYLIGHT or not self.is_in(g, GRANDIOSE):
            return sections
        return [*sections[:-2], sections[-1], sections[-2]]

    def evening(self, g: Game) -> list[Frame]:
        """14.6 Return the frames of their Evening: incite, oppress, draw and discard."""
        draws = DrawAndDiscard(self.seat, evening_cards(g, self))
        return [InciteMobs(self.seat), Oppress(self.seat), draws]

    def hand_limit_law(self) -> str:
        return "14.6.3"

    # ---- the warlord

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """14.2.2 Forbid removing the warlord except by a hit in battle."""
        return i.kind == self.warlord and i.how != TAKE_HIT

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """14.2.2 Forbid moving the warlord outside their own turn."""
        return i.kind == self.warlord and g.turn != self.seat

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return owner == self.seat and g.turn != self.seat

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """14.2.2 Forbid placing the warlord except in setup and by anointing."""
        if i.kind != self.warlord:
            return False
        return g.within(Anoint) is None and g.within(SetUpHundreds) is None

    def cannot(self, i: Intent) -> Reason:
        if i.how == MOVE:
            return ("14.2.2", because("why-warlord_moves_on_its_turn"))
        return (
            "14.2.2",
            because("why-warlord_is_anointed" if i.how == PLACE else "why-warlord_falls_in_battle"),
        )

    # ---- items

    def crafts_item(self, g: Game, card: int) -> Frame | None:
        """14.2.3 Return the frame of Contempt for Trade."""
        return Contempt(self.seat, card)

    def gain_item(self, g: Game, item: int) -> None:
        """14.2.4.I Add the item to the Hoard."""
        gain(g, self, item)

    def items_held(self, g: Game) -> list[int]:
        board = self.board(g)
        held = [0] * len(ITEMS)
        for item in board.command + board.prowess + board.gained:
            held[item] += 1
        return held

    def known_ruins(self, g: Game) -> list[int]:
        """9.7.3 Return the ruins where they have left one of two items."""
        return self.seen_ruins(g)

    # ---- battle

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """14.2.5, 14.7.1 Return looting to declare and mobs to rally."""
        return effects(g, self, b, window) if seat == self.seat else NO_ACTIONS

    def forbids_rolled_hits(self, g: Game, b: Fight, owner: int) -> bool:
        """14.2.5 Forbid rolled hits to Looters."""
        return owner == self.seat == b.attacker and is_looting(b)

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """14.7.8 Add the extra hit of the Wrathful."""
        if owner == self.seat == b.attacker and self._leads(g, b, WRATHFUL):
            return hits + self.wrathful
        return hits

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """14.7.7 Stubborn: ignore the first hit of the battle, also from an ambush or another
        effect."""
        first = hits > 0 and b.ignored_by(owner) == 0
        if owner == self.seat and first and self._leads(g, b, STUBBORN):
            return max(ignored, self.stubborn)
        return ignored

    def _leads(self, g: Game, b: Fight, mood: int) -> bool:
        """14.7 Whether they are in a mood and the battle is in the warlord's clearing."""
        return self.is_in(g, mood) and self.place(g) == b.place

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """14.2.5 Return the frame in which Looters take an item where they rule."""
        return looted(g, self, b)

    def law_of(self, hook: str, owner: int) -> str:
        laws = {"extra_hits": "14.7.8", "ignores_hits": "14.7.7", "forbids_rolled_hits": "14.2.5"}
        return laws.get(hook, "") if owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        names = {"extra_hits": "wrathful", "ignores_hits": "stubborn"}
        names["forbids_rolled_hits"] = "looters"
        return names.get(hook, "") if owner == self.seat else ""

    # ---- offers

    def speaks_in(self, window: int) -> bool:
        """14.7.4 Whether the window is the end of Birdsong."""
        return window == BIRDSONG_END

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """14.7.4 Return the items the Lavish can give up."""
        if seat != self.seat or not self.is_in(g, LAVISH) or was_used(g, self):
            return NO_ACTIONS
        return squanderable(g, self) if window == BIRDSONG_END else NO_ACTIONS

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """14.2.5, 14.7.1, 14.7.4 Carry out an offered action; return False for any other."""
        if seat != self.seat:
            return False
        if isinstance(action, Squander):
            mark_used(g, self)
            g.push(Squandering(self.seat, action.item))
            return True
        return use(g, self, action)

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """14.2.5, 14.7.1, 14.7.4 Return why something is not offered now."""
        if isinstance(action, Squander):
            if seat != self.seat or not self.is_in(g, LAVISH):
                return ("14.7.4", because("why-not_lavish"))
            if action.item not in self.hoard(g):
                return ("14.7.4", because("why-item_not_in_hoard"))
            return ("14.7.4", because("why-squander_at_end"))
        return why_no_effect(g, self, seat, action)

    # ---- for people and programs

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self, viewer)

    def board_entries(self) -> list[Entry]:
        return board_entries(self)

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)
