"""R.7 Rules overridden by the Vagabot, and the first frames of its phases."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.automata.orders import (
    CraftOrder,
    DiscardOrder,
    RevealOrder,
    is_bird_order,
    order_card,
)
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.characters.commons import NO_QUEST, Commons
from undergrowth.engine.actions import Action
from undergrowth.factions.vagabot.aid import AssistCrafter
from undergrowth.factions.vagabot.arbiter import (
    CallOn,
    enlist,
    is_needed,
    lent_hits,
    may_be_enlisted,
)
from undergrowth.factions.vagabot.battle import (
    Hunt,
    Snipe,
    hits_taken,
    may_snipe,
    snipe,
    warriors_removed,
)
from undergrowth.factions.vagabot.birdsong import HideToday
from undergrowth.factions.vagabot.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.vagabot.evening import DaylightRepair, EveningRefresh, EveningRepair
from undergrowth.factions.vagabot.explore import SearchNearest
from undergrowth.factions.vagabot.items import (
    FullRemoval,
    RestoreNext,
    ServicePayment,
    damage_next,
    gain,
    may_restore,
    undamaged,
    usable,
)
from undergrowth.factions.vagabot.pieces import ADVENTURER, QUESTING, VagabotPieces
from undergrowth.factions.vagabot.quest import FulfilMore, FulfilNearest
from undergrowth.factions.vagabot.setup import SetUpVagabot
from undergrowth.factions.vagabot.special import SpecialAction, VagabotInstigated
from undergrowth.factions.vagabot.state import NO_CHARACTER, VagabotBoard, board
from undergrowth.law.items.answers import Damage
from undergrowth.law.items.held import KINDS_OF_ITEM, owned
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import DAYLIGHT
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.records import Bonus, Cleared, Fight, Removed
from undergrowth.table.sources import Source

_LAWS: Final = {
    "explore": "R.7.5.1",
    "quest": "R.7.5.2",
    "aid": "R.7.5.3",
    "battle": "R.7.5.4",
    "repair": "R.7.5.5",
    "special": "R.7.5.6",
}


class Vagabot(VagabotPieces):
    """R.7 The Vagabot's rules."""

    def new_board(self) -> Board:
        return VagabotBoard()

    def brings(self) -> list[Source]:
        """R.7.3.3 Return the quest deck."""
        return [Commons()]

    def setup(self, g: Game) -> Frame:
        return SetUpVagabot(self.seat)

    # ---- its turn

    def birdsong(self, g: Game) -> list[Frame]:
        """R.7.4 Return the frames of its Birdsong: reveal, craft, slip."""
        return [RevealOrder(self.seat), CraftOrder(self.seat), HideToday(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """R.7.5 Return the frames of its order card's actions; R.7.4.3 none after it slipped."""
        if board(g, self.seat).slipped:
            return []
        steps = [self._step(action) for action in self.actions_now(g)]
        if self.has_trait(ADVENTURER):
            steps.append(FulfilMore(self.seat))
        return steps

    def actions_now(self, g: Game) -> list[str]:
        """R.7.5 Return the actions of its order card; R.3.3.2 others with the trait Questing."""
        card = order_card(g, self.seat)
        if card == NO_CARD:
            return []
        suit = "bird" if is_bird_order(g, self.seat) else SUITS.text(g.box.cards[card].suit)
        table = self.questing if self.has_trait(QUESTING) else self.actions
        return table.get(suit, [])

    def _step(self, action: str) -> Frame:
        if action == "explore":
            return SearchNearest(self.seat)
        if action == "quest":
            return FulfilNearest(self.seat)
        if action == "aid":
            return AssistCrafter(self.seat)
        if action == "battle":
            return Hunt(self.seat)
        return DaylightRepair(self.seat) if action == "repair" else SpecialAction(self.seat)

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        """R.7.5 Return the steps of a phase, in Daylight those of its order card."""
        if g.phase != DAYLIGHT:
            return sections
        if board(g, self.seat).slipped:
            return []
        order = [_LAWS[action] for action in self.actions_now(g)]
        return [*order, _LAWS["quest"]] if self.has_trait(ADVENTURER) else order

    def evening(self, g: Game) -> list[Frame]:
        """R.7.6 Return the frames of its Evening: refresh, repair, discard; R.3.3.1 points last."""
        seat = self.seat
        return [
            EveningRefresh(seat),
            EveningRepair(seat),
            DiscardOrder(seat),
            ScoreForDifficulty(seat),
        ]

    def crafters_at(self, g: Game, place: int) -> int:
        """9.2.1 Return 1 in its pawn's clearing, for effects that craft with the pawn."""
        return g.count(self.pawn, place)

    # ---- R.9.7 services that it buys

    def may_pay_service(self, g: Game) -> bool:
        """R.9.7 Whether it has enough items to exhaust for a service."""
        return usable(g, self.seat) >= self.costs["service"]

    def service_payment(self, g: Game) -> Frame | None:
        """R.9.7 Return the frame that pays for a service."""
        return ServicePayment(self.seat)

    # ---- items

    def gain_item(self, g: Game, item: int) -> None:
        """R.7.2.3 Add the item to its Satchel."""
        gain(g, self.seat, item)

    def hides_items(self) -> bool:
        return True

    def brings_items(self) -> list[int]:
        """R.7.3.5 Return the most items it can start with."""
        return [self.starting.count(item) for item in ITEMS.values()]

    def brought_items(self, g: Game) -> list[int]:
        """R.7.3.5 Return the starting items of its character; none before it has one."""
        character = board(g, self.seat).character
        n = self.cards[character].items if character != NO_CHARACTER else 0
        return [self.starting[:n].count(item) for item in ITEMS.values()]

    def items_held(self, g: Game) -> list[int]:
        """Return the items on its board and in the slots they cover."""
        b = board(g, self.seat)
        return [owned(b.items, item) + b.covering.count(item) for item in range(KINDS_OF_ITEM)]

    def items_of_supply(self, g: Game) -> list[int]:
        """R.7.7.5 Return the items covering slots, which count as the supply's."""
        covering = board(g, self.seat).covering
        return [covering.count(item) for item in range(KINDS_OF_ITEM)] if covering else []

    def quests_kept(self, g: Game) -> list[int]:
        """R.7.3.3, R.7.5.2 Return its quest, and those it has discarded."""
        b = board(g, self.seat)
        return b.completed if b.quest == NO_QUEST else [*b.completed, b.quest]

    # ---- rules it overrides

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """R.7.2.2 Nimble: it moves without ruling either end."""
        return needs and owner != self.seat

    def law_of(self, hook: str, owner: int) -> str:
        """R.7.2.4, R.7.7.6 Return the section behind its hits, and those it lends."""
        if hook == "lent_hits":
            return "R.7.7.6"
        own = hook in ("max_rolled_hits", "extra_hits") and owner == self.seat
        return "R.7.2.4" if own else super().law_of(hook, owner)

    def source_of(self, hook: str, owner: int) -> str:
        if hook == "lent_hits":
            return "vagabot_arbiter"
        own = hook in ("max_rolled_hits", "extra_hits") and owner == self.seat
        return "battle_track" if own else ""

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """R.7.2.4 Return its most rolled hits by the items on its Battle Track."""
        if owner != self.seat:
            return most
        filled = len(board(g, self.seat).track)
        return self.track_hits[filled - 1] if filled > 0 else self.base_hits

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """R.7.2.4 Add extra hits by its Battle Track, as attacker."""
        filled = len(board(g, self.seat).track)
        if owner != self.seat or b.attacker != self.seat or filled == 0:
            return hits
        return hits + self.track_extra[filled - 1]

    def lent_hits(self, g: Game, b: Fight, owner: int) -> int:
        """R.7.7.6 Return the hits that the Arbiter lends."""
        return lent_hits(b, owner)

    def takes_hits_without_pieces(self) -> bool:
        """R.7.2.5 Return True: items take its hits."""
        return True

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """R.7.2.5 Return the items that take its hits."""
        return hits_taken(g, self.seat) if owner == self.seat else options

    def remover_of(self, g: Game, b: Fight, kind: int, remover: int) -> int:
        """R.7.7.4 Return its seat for pieces removed in a battle it instigated."""
        by = b.noted(VagabotInstigated)
        return self.seat if by is not None and by.seat == self.seat else remover

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """R.7.5.4 Return points for warriors removed."""
        return warriors_removed(g, self.seat, r)

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """R.7.7.6 Return the Arbiter, for others; R.3.3.2 a Marksman's hit."""
        if seat == self.seat:
            return may_snipe(g, seat, b, window)
        return may_be_enlisted(g, self, b, seat, window)

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """R.3.3.2 Whether a Marksman shoots now, which is mandatory."""
        return seat == self.seat and len(may_snipe(g, seat, b, window)) > 0

    def suits_automated(self, g: Game, seat: int, action: Action) -> bool:
        """R.7.7.6 Whether an automated opponent enlists the Arbiter."""
        return is_needed(g, self, action)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action offered above; return False for any other."""
        if isinstance(action, CallOn) and action.faction == self.number:
            enlist(g, self, seat)
            return True
        if seat != self.seat:
            return False
        if isinstance(action, Damage):
            damage_next(g, seat, "R.7.2.5")
        elif isinstance(action, Snipe):
            snipe(g, seat)
        else:
            return False
        return True

    def on_cleared(self, g: Game, c: Cleared) -> list[Frame]:
        """R.7.2.1.I Return the frame that damages items when an enemy cleared its clearing (Full
        Removal)."""
        if is_enemy(g, self.seat, c.remover) and self.place(g) in c.places:
            return self.damage_items(g, self.full_damage)
        return []

    def damage_items(self, g: Game, count: int) -> list[Frame]:
        """R.7.2.1.I Return the frame that damages `count` items, in the order in which hits do."""
        return [FullRemoval(self.seat, count)] if undamaged(board(g, self.seat)) > 0 else []

    def restore_item(self, g: Game) -> list[Frame]:
        """R.7.5.5, R.7.6.1 Return the frame that restores the first item possible."""
        return [RestoreNext(self.seat)] if may_restore(board(g, self.seat)) else []

    # ---- for people and programs

    def place_entries(self, g: Game, place: int) -> dict[str, object]:
        """R.7.7.5 Return the items that cover slots, for a described position."""
        b = board(g, self.seat)
        if place not in b.covered:
            return {}
        there = [b.covering[i] for i in range(len(b.covered)) if b.covered[i] == place]
        return {"covered": [ITEMS.text(item) for item in there]}

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return [*Automaton.board_entries(self), *board_entries()]

    def read_board(self, g: Game, doc: Reader) -> None:
        Automaton.read_board(self, g, doc)
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return Automaton.write_board(self, g) | write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)
