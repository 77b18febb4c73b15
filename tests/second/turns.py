"""1.4, 3.3 A turn: what may be done in it besides a faction's own actions, and its hand limit."""

from __future__ import annotations

from second.concepts import BIRD, birds, hired_by, kinds, stands_for, suit
from second.crafting import crafts
from second.law import EFFECTS, BeyondUs, asked, bent
from second.table import Table, cards, printed

# ---- 3.3 dominance cards


def dominance_cards(t: Table, held: list[str]) -> list[str]:
    """2.1.3 The dominance cards among some."""
    return [card for card in kinds(held) if cards()[card]["kind"] == "dominance"]


def payment(t: Table, seat: str, card: str) -> list[str]:
    """3.3.4, 2.1.1 The cards that pay for an available one: a bird costs a bird."""
    if suit(card) == BIRD:
        return birds(t, seat)
    held = kinds(t.hand(seat))
    return [each for each in held if stands_for(t, seat, each, {suit(card)})]


def dominance_options(t: Table, seat: str) -> list[str]:
    """3.3.1, 3.3.4 Activating a dominance card, and taking one that is available."""
    found = [f"claim {c}" for c in dominance_cards(t, t.available()) if payment(t, seat, c)]
    for bend in bent("dominance"):
        instead = bend(t, seat)
        if instead is not None:
            return [*found, *instead]
    least = printed("setup")["game"]["dominance_points"]
    if t.score(seat) >= least and not t.dominance(seat):
        found += [f"dominate {card}" for card in dominance_cards(t, t.hand(seat))]
    return found


@asked("dominance.spend")
def spend_for_dominance(t: Table) -> list[str]:
    """3.3.4 Spend a matching card."""
    return [f"spend {card}" for card in payment(t, t.me, t.card(t.frame["card"]))]


# ---- 1.4.2 effects beside the actions


def effects(t: Table, seat: str, *moments: str) -> list[str]:
    """1.4.2 Return what may be used now: cards that a seat has in play, and landmarks."""
    found = [f"use {card}" for card in kinds(t.in_play(seat)) if _usable(t, seat, card, moments)]
    found += [f"visit {each}" for each in t.landmarks() if _usable(t, seat, each, moments)]
    found += [f"employ {each}" for each in hired_by(t, seat) if _usable(t, seat, each, moments)]
    for moment in moments:
        for bend in bent(f"in {moment}"):
            found += bend(t, seat)
    return found


def _usable(t: Table, seat: str, name: str, moments: tuple[str, ...]) -> bool:
    known = EFFECTS.get(name)
    return known is not None and bool(set(moments) & set(known.moments)) and known.usable(t, seat)


@asked("window.birdsong_start", "window.daylight_start", "window.evening_start")
def at_the_start(t: Table) -> list[str]:
    """1.4.1, H.2.3 Return what may be used at the start of a phase, before everything else in it;
    and what a hireling must do there."""
    moment = f"{t.phase} start"
    due = [each for each in hired_by(t, t.me) if _usable(t, t.me, each, (moment,))]
    if any(EFFECTS[each].binds(t) for each in due):
        return effects(t, t.me, moment)
    return [*effects(t, t.me, moment), "pass"]


@asked("window.birdsong_end")
def at_the_end_of_birdsong(t: Table) -> list[str]:
    """1.4.1 Return what may be used at the end of Birdsong, after everything else in it."""
    if any(cards()[card].get("window") == "birdsong_end" for card in t.in_play(t.me)):
        raise BeyondUs("a card that must be used is among those of the end of Birdsong")
    return [*effects(t, t.me, "birdsong end"), "pass"]


@asked("window.birdsong", "window.daylight", "window.evening", "window.between")
def within_the_phase(t: Table) -> list[str]:
    """1.4.2, 3.3 Return what may be used in a phase, between its steps."""
    if t.phase == "daylight":
        return [*between_actions(t, t.me), *going_on(t)]
    return [*effects(t, t.me, t.phase, "own turn"), *going_on(t)]


def going_on(t: Table) -> list[str]:
    """1.4.2 A window may be passed, but not by a player who must use what is offered there."""
    return [] if any(bend(t, t.me) for bend in bent("must act")) else ["pass"]


def between_actions(t: Table, seat: str) -> list[str]:
    """1.4.2, 3.3 Return what a seat may do in its Daylight between any two actions."""
    return [*dominance_options(t, seat), *effects(t, seat, "daylight", "own turn")]


@asked("craft.step")
def crafting_step(t: Table) -> list[str]:
    """4.1, 1.4.2 A step in which a faction crafts, in whatever phase."""
    daylight = t.phase == "daylight"
    beside = between_actions(t, t.me) if daylight else effects(t, t.me, t.phase, "own turn")
    return [*crafts(t, t.me), *beside, "pass"]


# ---- the end of Evening


@asked("turn.discard")
def discards(t: Table) -> list[str]:
    """6.6 and like sections: with too many cards, any card of the hand."""
    return [f"discard {card}" for card in kinds(t.hand(t.me))]
