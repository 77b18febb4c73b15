"""Which sources have something to say at each hook."""

from __future__ import annotations

from undergrowth.table.keeper import Keeper
from undergrowth.table.sources import Source


def overriding(sources: list[Source], hook: str) -> list[Source]:
    """The sources that have something of their own to say at a hook."""
    return [s for s in sources if any(hook in vars(c) for c in _bases(type(s)))]


def _bases(kind: type[Source]) -> list[type]:
    return [c for c in kind.__mro__ if c not in (Source, Keeper, object)]


class Hooks:
    """For each hook, the sources that override it; a hook that nobody overrides costs nothing."""

    def __init__(self, sources: list[Source], cards: list[Source]) -> None:
        others = [source for source in sources if source not in cards]
        self.ruler = overriding(sources, "ruler")
        self.strength = overriding(sources, "strength")
        self.rules = overriding(sources, "rules")
        self.weight = overriding(sources, "weight")
        self.adjacent = overriding(sources, "adjacent")
        self.neighbours = overriding(sources, "neighbours")
        self.needs_rule = overriding(sources, "needs_rule")
        self.knows_kind = overriding(sources, "knows_kind")
        self.attacker_rolls_high = overriding(sources, "attacker_rolls_high")
        self.max_rolled_hits = overriding(sources, "max_rolled_hits")
        self.is_defenseless = overriding(sources, "is_defenseless")
        self.extra_hits = overriding(sources, "extra_hits")
        self.item_points = overriding(sources, "item_points")
        self.removed_to = overriding(sources, "removed_to")
        self.removal_bonus = overriding(sources, "removal_bonus")
        self.discarded_to = overriding(sources, "discarded_to")
        self.seat_entries = overriding(sources, "seat_entries")
        self.read_seat = overriding(sources, "read_seat")
        self.write_seat = overriding(sources, "write_seat")
        self.lying = overriding(sources, "lying")
        self.first_cards = overriding(sources, "first_cards")
        self.take_first = overriding(sources, "take_first")
        self.renews = overriding(sources, "renews")
        self.still_scores = overriding(sources, "still_scores")
        self.items_down = overriding(sources, "items_down")
        self.item_taken = overriding(sources, "item_taken")
        self.lent_hits = overriding(sources, "lent_hits")
        self.remover_of = overriding(sources, "remover_of")
        self.losses = overriding(sources, "losses")
        self.enemies = overriding(sources, "enemies")
        self.wins_with = overriding(sources, "wins_with")
        self.view_entries = overriding(sources, "view_entries")
        self.place_entries = overriding(sources, "place_entries")
        self.forbids_placing = overriding(sources, "forbids_placing")
        self.forbids_leaving = overriding(sources, "forbids_leaving")
        self.forbids_entering = overriding(sources, "forbids_entering")
        self.forbids_ambush = overriding(sources, "forbids_ambush")
        self.forbids_removing = overriding(sources, "forbids_removing")
        self.forbids_crafting = overriding(sources, "forbids_crafting")
        self.after_move = overriding(sources, "after_move")
        self.after_battle = overriding(sources, "after_battle")
        self.any_suit = overriding(sources, "any_suit")
        self.offers = overriding(others, "offers")
        """Without cards: those offer something only from a play area (4.1.3)."""
        self.hides = overriding(others, "hides")
        """Without cards, too."""
        self.any_hides = len(overriding(sources, "hides")) > 0
        """Whether any source at all hides whether it offers something."""
        self.compels = overriding(others, "compels")
        """Without cards, too."""
        self.instead_of_drawing = overriding(others, "instead_of_drawing")
        """Without cards, too."""
        self.battle_effects = overriding(others, "battle_effects")
        """Without cards, too."""
        self.use = overriding(sources, "use")
        self.why_not_offer = overriding(sources, "why_not_offer")
        self.appeal = overriding(sources, "appeal")
        self.on_removed = overriding(sources, "on_removed")
        self.on_cleared = overriding(sources, "on_cleared")
        self.on_moved = overriding(sources, "on_moved")
        self.on_moved_together = overriding(sources, "on_moved_together")
        self.on_built = overriding(sources, "on_built")
        self.lends_item = overriding(sources, "lends_item")
        self.on_item_crafted = overriding(sources, "on_item_crafted")
        self.on_battle_ended = overriding(sources, "on_battle_ended")
