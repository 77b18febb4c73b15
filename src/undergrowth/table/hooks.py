"""Table of hooks: for each hook, the sources that override it, in the order they are asked."""

from __future__ import annotations

from typing import Final

from undergrowth.table.moments import WINDOWS
from undergrowth.table.sources import Source


class InPlay:
    """Sources of an offer, with cards kept apart: a card offers only from a play area (4.1.3)."""

    def __init__(self, always_in_force: list[Source], effects: list[Source | None]) -> None:
        self.always_in_force: Final = always_in_force
        """Sources in force without being in a play area."""
        self.effects: Final = effects
        """Effect of each card if it overrides the hook, by card number."""
        self.is_empty: Final = not always_in_force and all(effect is None for effect in effects)


class SourceOrder:
    """Every source of a game, in the orders that hooks ask them."""

    def __init__(
        self, layers: list[list[Source]], seated: list[Source], effects: list[Source | None]
    ) -> None:
        self._layers = layers
        """1.1.1 From general to special; within a layer sorted by name."""
        self._seated = seated
        """All sources but cards, in seat order."""
        self._effects = effects
        """Effect of each card, by card number."""
        cards: list[Source] = [effect for effect in effects if effect is not None]
        self._all = seated + cards

    def values(self, hook: str) -> list[Source]:
        """1.1.1 Return the overriding sources by layer, and by rank within a layer.

        Each takes the value of the one before, so the last one decides.
        """
        found: list[Source] = []
        for layer in self._layers:
            first = len(found)
            for source in overriding(layer, hook):
                at = len(found)
                while at > first and found[at - 1].rank(hook) > source.rank(hook):
                    at -= 1
                found.insert(at, source)
        return found

    def events(self, hook: str) -> list[Source]:
        """1.1.3 Return the overriding sources: all but cards in seat order, then cards.

        Players choose the order of simultaneous effects themselves.
        """
        return overriding(self._all, hook)

    def in_play(self, hook: str) -> InPlay:
        """4.1.3 Return the overriding sources in seat order, with cards apart."""
        effects: list[Source | None] = []
        for effect in self._effects:
            effects.append(effect if effect is not None and overrides(effect, hook) else None)
        return InPlay(overriding(self._seated, hook), effects)

    def in_windows(self, hook: str) -> list[InPlay]:
        """1.4.1 Return the overriding sources for each window of a turn, with cards apart."""
        anywhere = self.in_play(hook)
        found: list[InPlay] = []
        for window in range(WINDOWS):
            effects: list[Source | None] = []
            for effect in anywhere.effects:
                effects.append(effect if effect is not None and effect.speaks_in(window) else None)
            found.append(
                InPlay([s for s in anywhere.always_in_force if s.speaks_in(window)], effects)
            )
        return found


class Hooks:
    """The sources that override each hook; a hook that no source overrides costs nothing.

    This is the only list of hooks; a test compares it with the methods of `Source`.
    """

    def __init__(self, sources: SourceOrder) -> None:
        # values (the last source decides) and vetoes (any "cannot" decides)
        self.ruler: Final = sources.values("ruler")
        self.strength: Final = sources.values("strength")
        self.rules: Final = sources.values("rules")
        self.rules_but_to_move: Final = sources.values("rules_but_to_move")
        self.weight: Final = sources.values("weight")
        self.adjacent: Final = sources.values("adjacent")
        self.neighbours: Final = sources.values("neighbours")
        self.moves_from: Final = sources.values("moves_from")
        self.held_back: Final = sources.values("held_back")
        self.needs_rule: Final = sources.values("needs_rule")
        self.attacker_rolls_high: Final = sources.values("attacker_rolls_high")
        self.max_rolled_hits: Final = sources.values("max_rolled_hits")
        self.is_defenseless: Final = sources.values("is_defenseless")
        self.extra_hits: Final = sources.values("extra_hits")
        self.item_points: Final = sources.values("item_points")
        self.attacks_from: Final = sources.values("attacks_from")
        self.defends: Final = sources.values("defends")
        self.hides_defending: Final = sources.values("hides_defending")
        self.fights_with: Final = sources.values("fights_with")
        self.ignores_hits: Final = sources.values("ignores_hits")
        self.stands_in: Final = sources.values("stands_in")
        self.comes_instead: Final = sources.values("comes_instead")
        self.follows: Final = sources.values("follows")
        self.removed_to: Final = sources.values("removed_to")
        self.sets_apart: Final = sources.values("sets_apart")
        self.spares: Final = sources.values("spares")
        self.removal_points: Final = sources.values("removal_points")
        self.removal_bonus: Final = sources.values("removal_bonus")
        self.discarded_to: Final = sources.values("discarded_to")
        self.losses: Final = sources.values("losses")
        self.lent_hits: Final = sources.values("lent_hits")
        self.remover_of: Final = sources.values("remover_of")
        self.meets_dominance: Final = sources.values("meets_dominance")
        self.still_scores: Final = sources.values("still_scores")
        self.victory_at_points: Final = sources.values("victory_at_points")
        self.enemies: Final = sources.values("enemies")
        self.enemy_piece: Final = sources.values("enemy_piece")
        self.turns_hostile: Final = sources.values("turns_hostile")
        self.items_down: Final = sources.values("items_down")
        self.first_cards: Final = sources.values("first_cards")
        self.renews: Final = sources.values("renews")
        self.forbids_placing: Final = sources.values("forbids_placing")
        self.waives_limits: Final = sources.values("waives_limits")
        self.forbids_moving: Final = sources.values("forbids_moving")
        self.forbids_rolled_hits: Final = sources.values("forbids_rolled_hits")
        self.forbids_ambush: Final = sources.values("forbids_ambush")
        self.forbids_removing: Final = sources.values("forbids_removing")
        self.forbids_scoring: Final = sources.values("forbids_scoring")
        self.forbids_flipping: Final = sources.values("forbids_flipping")
        self.forbids_items: Final = sources.values("forbids_items")
        self.forbids_crafting: Final = sources.values("forbids_crafting")
        self.forbids_activating: Final = sources.values("forbids_activating")
        self.any_suit: Final = sources.values("any_suit")
        self.lends_item: Final = sources.values("lends_item")
        self.lends_icon: Final = sources.values("lends_icon")
        self.keeps_crafted: Final = sources.values("keeps_crafted")
        # offers
        self.offers: Final = sources.in_windows("offers")
        self.compels: Final = sources.in_windows("compels")
        self.hides: Final = sources.in_windows("hides")
        self.betrays: Final = sources.in_windows("betrays")
        self.battle_effects: Final = sources.in_play("battle_effects")
        self.compels_in: Final = sources.in_play("compels_in")
        self.instead_of_drawing: Final = sources.in_play("instead_of_drawing")
        # triggers, which players put in order, and entries that each source adds
        self.lying: Final = sources.events("lying")
        self.view_entries: Final = sources.events("view_entries")
        self.place_entries: Final = sources.events("place_entries")
        self.wins_with: Final = sources.events("wins_with")
        self.seat_entries: Final = sources.events("seat_entries")
        self.read_seat: Final = sources.events("read_seat")
        self.write_seat: Final = sources.events("write_seat")
        self.take_first: Final = sources.events("take_first")
        self.item_taken: Final = sources.events("item_taken")
        self.goes_along: Final = sources.events("goes_along")
        self.after_move: Final = sources.events("after_move")
        self.hides_after_move: Final = sources.events("hides_after_move")
        self.after_battle: Final = sources.events("after_battle")
        self.use: Final = sources.events("use")
        self.hits_unmet: Final = sources.events("hits_unmet")
        self.stocked: Final = sources.events("stocked")
        self.came_instead: Final = sources.events("came_instead")
        self.before_rolling: Final = sources.events("before_rolling")
        self.costs_of_battle: Final = sources.events("costs_of_battle")
        self.stops_automated: Final = sources.events("stops_automated")
        self.suits_automated: Final = sources.events("suits_automated")
        self.why_not_offer: Final = sources.events("why_not_offer")
        self.why_no_way: Final = sources.events("why_no_way")
        self.appeal: Final = sources.events("appeal")
        self.on_points: Final = sources.events("on_points")
        self.ends_turn: Final = sources.events("ends_turn")
        self.on_removed: Final = sources.events("on_removed")
        self.on_cleared: Final = sources.events("on_cleared")
        self.on_moved: Final = sources.events("on_moved")
        self.on_moved_together: Final = sources.events("on_moved_together")
        self.on_built: Final = sources.events("on_built")
        self.on_placed: Final = sources.events("on_placed")
        self.on_item_crafted: Final = sources.events("on_item_crafted")
        self.on_battle_ended: Final = sources.events("on_battle_ended")


def overriding(sources: list[Source], hook: str) -> list[Source]:
    """Return the sources that override a hook."""
    return [source for source in sources if overrides(source, hook)]


def overrides(source: Source, hook: str) -> bool:
    """Whether a source overrides a hook."""
    kind = type(source)
    if kind not in _OWN:
        _OWN[kind] = _own(kind)
    return hook in _OWN[kind]


def _own(kind: type[Source]) -> set[str]:
    """Return the names that a class of sources overrides."""
    found: set[str] = set()
    for each in kind.__mro__:
        if each is Source:
            break
        found.update(vars(each))
    return found


_OWN: Final[dict[type[Source], set[str]]] = {}
"""Cache of `_own` by class: a class never changes."""
