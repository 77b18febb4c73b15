"""Table of hooks: for each, the sources that override it, in their order.

Made by `python tools/seams.py` from the chapters in `table.bending`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.table.layout.order import SourceOrder


class Hooks:
    """The sources that override each hook; a hook that no source overrides costs nothing."""

    def __init__(self, sources: SourceOrder) -> None:
        # table/bending/turn.py
        self.offers: Final = sources.in_windows("offers")
        self.compels: Final = sources.in_windows("compels")
        self.hides: Final = sources.in_windows("hides")
        self.betrays: Final = sources.in_windows("betrays")
        self.use: Final = sources.events("use")
        self.why_not_offer: Final = sources.events("why_not_offer")
        self.suits_automated: Final = sources.events("suits_automated")
        self.appeal: Final = sources.events("appeal")
        self.ends_turn: Final = sources.events("ends_turn")
        # table/bending/rule.py
        self.ruler: Final = sources.values("ruler")
        self.strength: Final = sources.values("strength")
        self.rules: Final = sources.values("rules")
        self.rules_but_to_move: Final = sources.values("rules_but_to_move")
        self.weight: Final = sources.values("weight")
        self.enemies: Final = sources.values("enemies")
        self.enemy_piece: Final = sources.values("enemy_piece")
        # table/bending/moving.py
        self.adjacent: Final = sources.values("adjacent")
        self.neighbours: Final = sources.values("neighbours")
        self.moves_from: Final = sources.values("moves_from")
        self.held_back: Final = sources.values("held_back")
        self.needs_rule: Final = sources.values("needs_rule")
        self.follows: Final = sources.values("follows")
        self.forbids_moving: Final = sources.values("forbids_moving")
        self.holds_arrivals: Final = sources.values("holds_arrivals")
        self.stops_automated: Final = sources.events("stops_automated")
        self.goes_along: Final = sources.events("goes_along")
        self.after_move: Final = sources.events("after_move")
        self.hides_after_move: Final = sources.events("hides_after_move")
        self.on_moved: Final = sources.events("on_moved")
        self.on_moved_together: Final = sources.events("on_moved_together")
        self.why_no_way: Final = sources.events("why_no_way")
        # table/bending/placing.py
        self.comes_instead: Final = sources.values("comes_instead")
        self.waives_limits: Final = sources.values("waives_limits")
        self.forbids_placing: Final = sources.values("forbids_placing")
        self.came_instead: Final = sources.events("came_instead")
        self.stocked: Final = sources.events("stocked")
        self.on_built: Final = sources.events("on_built")
        self.on_placed: Final = sources.events("on_placed")
        # table/bending/removing.py
        self.stands_in: Final = sources.values("stands_in")
        self.spares: Final = sources.values("spares")
        self.removed_to: Final = sources.values("removed_to")
        self.sets_apart: Final = sources.values("sets_apart")
        self.removal_points: Final = sources.values("removal_points")
        self.removal_bonus: Final = sources.values("removal_bonus")
        self.turns_hostile: Final = sources.values("turns_hostile")
        self.infamous: Final = sources.values("infamous")
        self.forbids_removing: Final = sources.values("forbids_removing")
        self.forbids_scoring: Final = sources.values("forbids_scoring")
        self.on_removed: Final = sources.events("on_removed")
        self.on_cleared: Final = sources.events("on_cleared")
        # table/bending/battle.py
        self.attacks_from: Final = sources.values("attacks_from")
        self.defends: Final = sources.values("defends")
        self.hides_defending: Final = sources.values("hides_defending")
        self.fights_with: Final = sources.values("fights_with")
        self.attacker_rolls_high: Final = sources.values("attacker_rolls_high")
        self.max_rolled_hits: Final = sources.values("max_rolled_hits")
        self.lent_hits: Final = sources.values("lent_hits")
        self.extra_hits: Final = sources.values("extra_hits")
        self.is_defenseless: Final = sources.values("is_defenseless")
        self.ignores_hits: Final = sources.values("ignores_hits")
        self.losses: Final = sources.values("losses")
        self.remover_of: Final = sources.values("remover_of")
        self.forbids_ambush: Final = sources.values("forbids_ambush")
        self.forbids_rolled_hits: Final = sources.values("forbids_rolled_hits")
        self.battle_effects: Final = sources.in_play("battle_effects")
        self.compels_in: Final = sources.in_play("compels_in")
        self.costs_of_battle: Final = sources.events("costs_of_battle")
        self.before_rolling: Final = sources.events("before_rolling")
        self.hits_unmet: Final = sources.events("hits_unmet")
        self.on_battle_ended: Final = sources.events("on_battle_ended")
        self.after_battle: Final = sources.events("after_battle")
        # table/bending/cards.py
        self.discarded_to: Final = sources.values("discarded_to")
        self.any_suit: Final = sources.values("any_suit")
        self.opens_hands: Final = sources.values("opens_hands")
        self.instead_of_drawing: Final = sources.in_play("instead_of_drawing")
        self.draw_pile: Final = [each.draw_pile() for each in sources.values("draw_pile")]
        # table/bending/crafting.py
        self.item_points: Final = sources.values("item_points")
        self.keeps_crafted: Final = sources.values("keeps_crafted")
        self.items_down: Final = sources.values("items_down")
        self.forbids_crafting: Final = sources.values("forbids_crafting")
        self.forbids_use: Final = sources.values("forbids_use")
        self.icon_lender: Final = [each.icon_lender() for each in sources.values("icon_lender")]
        self.item_lender: Final = [each.item_lender() for each in sources.values("item_lender")]
        self.item_taken: Final = sources.events("item_taken")
        self.on_item_crafted: Final = sources.events("on_item_crafted")
        # table/bending/victory.py
        self.still_scores: Final = sources.values("still_scores")
        self.victory_at_points: Final = sources.values("victory_at_points")
        self.meets_dominance: Final = sources.values("meets_dominance")
        self.on_points: Final = sources.events("on_points")
        self.wins_with: Final = sources.events("wins_with")
        # table/bending/setup.py
        self.law_number: Final = sources.values("law_number")
        self.covers_suits: Final = sources.values("covers_suits")
        self.lays_suits: Final = sources.values("lays_suits")
        self.starting_items: Final = sources.values("starting_items")
        self.left_to_chance: Final = sources.values("left_to_chance")
        self.on_dealt: Final = sources.events("on_dealt")
        # table/keeper.py
        self.lying: Final = sources.events("lying")
        self.view_entries: Final = sources.events("view_entries")
        self.place_entries: Final = sources.events("place_entries")
        self.seat_entries: Final = sources.events("seat_entries")
        self.read_seat: Final = sources.events("read_seat")
        self.write_seat: Final = sources.events("write_seat")
