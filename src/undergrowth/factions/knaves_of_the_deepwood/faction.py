"""18.2 Rules overridden by the Knaves of the Deepwood, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.acclaim import fleeing
from undergrowth.factions.knaves_of_the_deepwood.acts import CaptainActs
from undergrowth.factions.knaves_of_the_deepwood.battles import (
    Acclaimed,
    effects,
    has_at_thee,
    ignores_hits,
    must_use,
    use,
    why_no_effect,
)
from undergrowth.factions.knaves_of_the_deepwood.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.knaves_of_the_deepwood.captains import CAPTAIN_CARDS
from undergrowth.factions.knaves_of_the_deepwood.evening import (
    MockThePowerful,
    ProtectTheWeak,
    TakeItEasy,
)
from undergrowth.factions.knaves_of_the_deepwood.favors import Filching, Serving
from undergrowth.factions.knaves_of_the_deepwood.heuristics import bias, value
from undergrowth.factions.knaves_of_the_deepwood.moves import (
    leading,
    needs_rule,
    runs,
    stays_behind,
)
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnaveBoard, KnavePieces
from undergrowth.factions.knaves_of_the_deepwood.ready import ReadyCaptain, RetireCaptain
from undergrowth.factions.knaves_of_the_deepwood.setup import SetUpKnaves
from undergrowth.law.battle.hits import Lose, LoseOther
from undergrowth.law.crafting.craftable import may_activate
from undergrowth.law.items.held import KINDS_OF_ITEM, READY, owned
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.places import NOWHERE, is_forest
from undergrowth.table.records import MOVE, PLACE, REPLACE, Fight, Intent, Removed


class Knaves(KnavePieces):
    """18 The Knaves' rules."""

    def new_board(self) -> Board:
        return KnaveBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpKnaves(self.seat)

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """18.4 Return the frame of Ready."""
        return [ReadyCaptain(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """18.5 Return the frames of their Daylight: the Captain acts, then retires."""
        return [CaptainActs(self.seat), RetireCaptain(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """18.6 Return the frames of their Evening: mock, protect, take it easy, draw and
        discard."""
        seat = self.seat
        draws = DrawAndDiscard(seat, self.cards)
        return [MockThePowerful(seat), ProtectTheWeak(seat), TakeItEasy(seat), draws]

    def hand_limit_law(self) -> str:
        return "18.6.4"

    # ---- Captains, Skunks and Prisoners

    def enters_forests(self, g: Game, kind: int) -> bool:
        """18.2.4, 18.2.6 Whether a kind may be in forests: their warriors may, and Prisoners."""
        own = kind in self.kinds and kind != self.acclaim
        return own or self.is_prisoner(g, kind)

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """18.2.4 Deepwood Runners: add the forests next to a place for the Knaves."""
        return runs(g, self, place, there) if owner == self.seat else there

    def moves_from(self, g: Game, owner: int, places: list[int]) -> list[int]:
        """18.2.4 Add forests to the places the Knaves move from."""
        return [*places, *g.box.woodland.forest_places] if owner == self.seat else places

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """18.2.4, 18.5.1.IVa Whether they need to rule: not in and out of forests, nor in a
        Dash."""
        if owner != self.seat or not needs:
            return needs
        return needs_rule(g, self, origin, destination)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """18.2.5 Forbid moving a second Captain with the Acting Captain."""
        return i.owner == self.seat and stays_behind(g, self, i)

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return owner == self.seat and leading(g, owner) is not None

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """18.2.3 Forbid a second acclaim in a clearing; 18.2.5 Captains except in setup and
        Ready."""
        if i.kind == self.acclaim:
            return is_forest(i.place) or self.has_acclaim(g, i.place)
        if not self.is_captain(i.kind):
            return False
        return g.within(ReadyCaptain) is None and g.within(SetUpKnaves) is None

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """18.2.5 Forbid replacing Captains."""
        return i.how == REPLACE and self.is_captain(i.kind)

    def cannot(self, i: Intent) -> Reason:
        if i.how == PLACE and i.kind == self.acclaim:
            word = "why-acclaim_in_forest" if is_forest(i.place) else "why-acclaim_there"
            return ("18.2.3", because(word))
        words = {MOVE: "why-captains_move_alone", PLACE: "why-captains_come_with_ready"}
        return ("18.2.5", because(words.get(i.how, "why-captains_are_not_replaced")))

    def off_map(self, g: Game, kind: int) -> int:
        """18.3.2 Return the warriors of Captains that were not chosen."""
        chosen = self.board(g).captains
        if len(chosen) < self.chosen or not self.is_captain(kind):
            return 0
        return 0 if self.captain_kinds.index(kind) in chosen else 1

    # ---- items and crafting

    def gain_item(self, g: Game, item: int) -> None:
        """18.2.2 Add the item to the Stash, face up."""
        self.board(g).items[item * 4 + READY] += 1

    def items_held(self, g: Game) -> list[int]:
        items = self.board(g).items
        return [owned(items, item) for item in range(KINDS_OF_ITEM)]

    def brings_items(self) -> list[int]:
        """18.3.4 Return the items on all Captain cards."""
        most = [0] * KINDS_OF_ITEM
        for card in CAPTAIN_CARDS:
            for item in card.items:
                most[item] += 1
        return most

    def brought_items(self, g: Game) -> list[int]:
        """18.3.4 Return the items on the chosen Captain cards; none before that."""
        brought = [0] * KINDS_OF_ITEM
        for captain in self.board(g).captains:
            for item in CAPTAIN_CARDS[captain].items:
                brought[item] += 1
        return brought

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        """18.5.1.III Score no points listed on an item crafted in a Filch."""
        return 0 if seat == self.seat and g.within(Filching) is not None else points

    def crafts_by_pieces(self) -> bool:
        """18.2.8 Return False: crafting depends on the Captain's action."""
        return False

    def crafting_power(self, g: Game) -> Power:
        """18.2.8 Return the power of acclaim in a Serve, of the Acting Captain in a Filch."""
        if g.within(Serving) is not None:
            return super().crafting_power(g)
        power = Power()
        acts = g.within(CaptainActs)
        if g.within(Filching) is not None or (acts is not None and acts.may_filch(g)):
            here = self.clearing(g)
            if here != NOWHERE and may_activate(g, self.seat, here):
                power.add(g.suits[here], here, 1)
        return power

    def crafting_at(self, g: Game, place: int) -> int:
        """18.2.8 Return the acclaim that crafts: it matches the Acting Captain's clearing."""
        here = self.clearing(g)
        if here == NOWHERE or not g.suits[place] & g.suits[here]:
            return 0
        return super().crafting_at(g, place)

    def has_crafter(self, g: Game, place: int) -> bool:
        """18.2.8 Whether acclaim or the Acting Captain is in a clearing."""
        return self.clearing(g) == place or super().has_crafter(g, place)

    def activate(self, g: Game, suit: int) -> None:
        """18.2.8 Activate acclaim in a Serve; the Acting Captain needs no mark: it crafts once a
        turn."""
        if g.within(Serving) is not None:
            super().activate(g, suit)

    def activate_in(self, g: Game, place: int) -> None:
        """18.2.8 Activate acclaim in a clearing in a Serve."""
        if g.within(Serving) is not None:
            super().activate_in(g, place)

    # ---- battle

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """18.2.5 Keep Captains from taking hits while a Skunk is left, on any side."""
        if g.count(self.warrior, b.place) <= marks.count(self.warrior):
            return options
        return [option for option in options if not self._hits_captain(g, owner, option)]

    def _hits_captain(self, g: Game, owner: int, lost: Action) -> bool:
        """18.2.5 Whether a Captain would take a side's next hit."""
        if isinstance(lost, LoseOther):
            owner = g.box.owner_of(lost.faction)
        elif not isinstance(lost, Lose):
            return False
        return owner == self.seat and self.is_captain(g.box.kind_at[owner][lost.piece])

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """18.2.6, 18.5.1.IV Return Prisoners to take, escapes, and Captains' effects."""
        return effects(g, self, b, window) if seat == self.seat else NO_ACTIONS

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """18.2.6, 18.5.1.IVd, K.11.2 Whether one of the effects in this window is mandatory."""
        return seat == self.seat and must_use(g, self, b, window)

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """18.5.1.IVc Skirmish: ignore the first hit."""
        return ignores_hits(g, self, b, hits, ignored) if owner == self.seat else ignored

    def law_of(self, hook: str, owner: int) -> str:
        return "18.5.1.IVc" if hook == "ignores_hits" and owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        return "skirmish" if hook == "ignores_hits" and owner == self.seat else ""

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """18.2.6 Return the frame that places acclaim where the Acting Captain attacked and still
        is."""
        return [Acclaimed(self.seat, b.place)] if has_at_thee(g, self, b) else []

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """18.2.7 Return the frames of Run Away."""
        return fleeing(g, self, r)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """18.2.6, 18.5.1.IV Carry out an effect offered in a battle; return False for any other
        action."""
        return seat == self.seat and use(g, self, action)

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """18.2.6, 18.5.1.IV Return why something is not offered in a battle."""
        return why_no_effect(g, self, seat, action)

    # ---- for people and programs

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries()

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
