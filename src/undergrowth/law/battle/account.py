"""4.3.3, 4.3.5 Breakdown of the hits of a battle, for views and the log; rules do not use it.

`hits` computes how many hits there are; here each part of the sum has its source and section.  Once
counted, sums are kept in the `Tally` of the battle: later losses change the table, but not what was
rolled and dealt.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, verb_name
from undergrowth.law.battle.hits import (
    deals_none,
    full_hits_on,
    hits_on,
    is_defenseless,
    max_rolled_hits,
    name_of,
    rolls_no_hits,
)
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import EXTRA, FEWER, NONE, SHIELD, Fight, Share, Tally

DEFENSELESS: Final = "defenseless"
WARRIORS: Final = "warriors_there"


def tally_rolls(g: Game, b: Fight) -> None:
    """4.3.3 Record the reason for a lower die, and the limits, when the dice are rolled."""
    swap = lower_die(g, b)
    lower = [swap] if swap is not None else []
    b.tally = Tally(lower, [caps(g, b, b.attacker), caps(g, b, b.defender)])


def tally_hits(g: Game, b: Fight) -> None:
    """4.3.5 Record the hits each side deals, and extra hits, when they are counted."""
    sums = [extras(g, b, b.attacker), extras(g, b, b.defender)]
    hits = [hits_on(g, b, b.defender), hits_on(g, b, b.attacker)]
    b.tally = Tally(b.tally.lower, b.tally.caps, sums, hits)


def is_counted(b: Fight) -> bool:
    """4.3.5 Whether the hits of a battle have been counted, so that none can be added."""
    return bool(b.tally.hits)


def hits_dealt(g: Game, b: Fight, owner: int) -> int:
    """4.3.5 Return the hits a side deals: as counted, or as the table is before that."""
    return b.tally.hits[b.side(owner)] if b.tally.hits else hits_on(g, b, b.other(owner))


def most_hits(g: Game, b: Fight, owner: int) -> int:
    """4.3.3.I Return the most hits a side may deal by rolling: as when the dice were rolled."""
    if b.tally.caps:
        return sum([each.hits for each in b.tally.caps[b.side(owner)]])
    return max_rolled_hits(g, b, owner)


def record_use(b: Fight, action: Action, extra: list[int], shielded: list[int]) -> None:
    """4.3.4 Record what an effect has just added.

    `extra` and `shielded` are the fight's lists as they were before.
    """
    name = CARDS.text(action.card) if isinstance(action, WithCard) else verb_name(type(action))
    for side in (0, 1):
        if b.extra[side] != extra[side]:
            b.note_share(EXTRA, side, Share(name, "4.3.4", b.extra[side] - extra[side]))
        if b.shielded[side] != shielded[side]:
            b.note_share(SHIELD, side, Share(name, "4.3.4", 1))


def shield_by(b: Fight, owner: int, name: str) -> None:
    """4.3.5.III Let a side ignore all rolled hits of a battle, by the rule of this name."""
    side = b.side(owner)
    b.shielded[side] = 1
    b.note_share(SHIELD, side, Share(name, "4.3.4", 1))


def lower_die(g: Game, b: Fight) -> Share | None:
    """4.3.3 Return why the attacker takes the lower die; None if it takes the higher."""
    if b.tally.caps:
        return b.tally.lower[0] if b.tally.lower else None
    high = True
    share: Share | None = None
    for source in book(g).hooks.attacker_rolls_high:
        bent = source.attacker_rolls_high(g, b, high)
        if bent != high:
            name = name_of(source, "attacker_rolls_high", b.attacker)
            law = source.law_of("attacker_rolls_high", b.attacker) or "4.3.3"
            share = Share(name, law, 0) if not bent else None
        high = bent
    return share


def caps(g: Game, b: Fight, owner: int) -> list[Share]:
    """4.3.3.I Return the shares that add up to the most hits a side may roll."""
    if b.tally.caps:
        return b.tally.caps[b.side(owner)]
    held = rolls_no_hits(g, b, owner)
    if held is not None:
        name = name_of(held, "forbids_rolled_hits", owner)
        return [Share(name, held.law_of("forbids_rolled_hits", owner) or "4.3.3", 0)]
    most = g.warriors_at(owner, b.place)
    found = [Share(WARRIORS, "4.3.3.I", most)]
    for source in book(g).hooks.max_rolled_hits:
        bent = source.max_rolled_hits(g, b, owner, most)
        if bent != most or source.law_of("max_rolled_hits", owner):
            name = name_of(source, "max_rolled_hits", owner)
            law = source.law_of("max_rolled_hits", owner) or "4.3.3.I"
            found = [Share(name, law, bent)]
        most = bent
    for source in book(g).hooks.lent_hits:
        lent = source.lent_hits(g, b, owner)
        if lent > 0:
            name = name_of(source, "lent_hits", owner)
            found.append(Share(name, source.law_of("lent_hits", owner), lent))
    return found + _beside(g, b, owner)


def _beside(g: Game, b: Fight, owner: int) -> list[Share]:
    """4.3 Return the warriors of others that count as a side's own, with the rule for it."""
    found: list[Share] = []
    others: list[int] = []
    for source in book(g).hooks.fights_with:
        joined = source.fights_with(g, b, owner, others)
        n = sum([g.warriors_at(other, b.place) for other in joined if other not in others])
        if n > 0:
            found.append(Share(WARRIORS, source.law_of("fights_with", owner) or "4.3", n))
        others = joined
    return found


def extras(g: Game, b: Fight, owner: int) -> list[Share]:
    """4.3.5.I, 4.3.5.II Return the extra hits that a side deals, each with its source."""
    if b.tally.hits:
        return b.tally.extra[b.side(owner)]
    found = b.shares(EXTRA, b.side(owner))
    so_far = b.extra[b.side(owner)]
    for source in book(g).hooks.extra_hits:
        bent = source.extra_hits(g, b, owner, so_far)
        if bent != so_far:
            law = source.law_of("extra_hits", owner) or "4.3.5.I"
            found.append(Share(name_of(source, "extra_hits", owner), law, bent - so_far))
        so_far = bent
    if owner == b.attacker and is_defenseless(g, b):
        found.append(Share(DEFENSELESS, "4.3.5.II", 1))
    return found + _fewer(g, b, owner)


def _fewer(g: Game, b: Fight, owner: int) -> list[Share]:
    """K.12.2 Return reductions of a side's hits as negative extra hits; [] before the roll."""
    found: list[Share] = []
    if not b.effects:
        return found
    left = full_hits_on(g, b, b.other(owner))
    for each in b.shares(NONE, b.side(owner)) + b.shares(FEWER, b.side(owner)):
        n = left if deals_none(b, owner) else min(each.hits, left)
        left -= n
        if n > 0:
            found.append(Share(each.source, each.law, -n))
    return found


def shields(b: Fight, owner: int) -> list[Share]:
    """4.3.5 Return the rolled hits that a side ignores, each with its source."""
    rolled = b.rolled[b.side(b.other(owner))]
    found = b.shares(SHIELD, b.side(owner))
    return [Share(each.source, "4.3.5.III", rolled) for each in found]


def odds(g: Game, b: Fight, faces: list[int]) -> list[list[float]]:
    """4.3.3 Return the probability of each number of rolled hits, for attacker and defender.

    The index is the number of hits; each die shows one of `faces` with equal probability.
    """
    found: list[list[float]] = []
    high = lower_die(g, b) is None
    for owner in (b.attacker, b.defender):
        most = most_hits(g, b, owner)
        takes_high = high == (owner == b.attacker)
        chances = [0.0] * (min(most, max(faces)) + 1 if most > 0 else 1)
        for one in faces:
            for other in faces:
                die = max(one, other) if takes_high else min(one, other)
                chances[max(0, min(die, most))] += 1.0 / (len(faces) * len(faces))
        found.append(chances)
    return found
