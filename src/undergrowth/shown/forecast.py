"""4.3 The forecast of a battle before its roll: the hits each side may deal, and the losses.

Everything here is known to the viewer: an ambush that a hand may hide is a probability, never a
card.
"""

from __future__ import annotations

from math import comb

from undergrowth.engine.actions import Action
from undergrowth.law.battle.ambush import forbids_ambush, open_ambush
from undergrowth.law.battle.battlefield import hand_of
from undergrowth.law.battle.hits import Lose, hits_on, losses
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as
from undergrowth.table.hidden.unknown import known_cards, unknown_cards
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.names import PIECES
from undergrowth.table.records import Fight

_FINE = 4
"""The digits of probabilities in views."""


def dealt(g: Game, b: Fight, owner: int, rolled: list[float]) -> list[float]:
    """4.3.5 Return the chance of each total of hits that a side deals; `rolled` is its odds."""
    other = b.other(owner)
    found: list[float] = []
    for hits, chance in enumerate(rolled):
        trial = b.copy()
        trial.rolled[b.side(owner)] = hits
        total = _suffered(g, trial, other)
        found += [0.0] * (total + 1 - len(found))
        found[total] += chance
    return [round(chance, _FINE) for chance in found]


def _suffered(g: Game, trial: Fight, owner: int) -> int:
    """4.3.5.III Return the hits on a side, less those it must ignore."""
    hits = hits_on(g, trial, owner)
    ignored = 0
    for source in book(g).hooks.ignores_hits:
        ignored = source.ignores_hits(g, trial, owner, hits, ignored)
    return max(0, hits - ignored)


def expected(g: Game, b: Fight, owner: int, viewer: int, chances: list[float]) -> View:
    """4.3.6 Return the average losses of a side, given the chance of each number of hits on it.

    `hits` is their average; `pieces` are losses by kind without a choice, `chooses` the number with
    a choice; `points` is the average that the other side scores.
    """
    pieces: dict[str, float] = {}
    chooses = points = 0.0
    for hits, chance in enumerate(chances):
        if hits and chance:
            lost = losses_to(g, b, owner, viewer, hits)
            for name, n in lost[0].items():
                pieces[name] = pieces.get(name, 0.0) + n * chance
            chooses += lost[1] * chance
            points += lost[2] * chance
    return {
        "hits": round(sum(hits * chance for hits, chance in enumerate(chances)), 2),
        "pieces": {name: round(n, 2) for name, n in pieces.items()},
        "chooses": round(chooses, 2),
        "points": round(points, 2),
    }


def losses_to(
    g: Game, b: Fight, owner: int, viewer: int, due: int
) -> tuple[dict[str, int], int, int]:
    """4.3.6 Return a side's losses to `due` hits: certain ones, the number with a choice, and
    points."""
    marks = b.marks(owner)
    found: dict[str, int] = {}
    chooses = points = 0
    while due > 0:
        kinds = _kinds(g, owner, losses(g, b, owner, marks))
        if not kinds:
            break
        scores = all(g.box.kinds[kind].sort in (BUILDING, TOKEN) for kind in kinds if kind >= 0)
        if kinds[0] < 0 or (len(kinds) > 1 and not scores):
            return (found, chooses + due, points)  # its choice decides about the next hits
        points += scores and is_enemy(g, b.other(owner), owner)
        if len(kinds) > 1:
            chooses += 1
        else:
            name = PIECES.text(seen_as(g, viewer, kinds[0], b.place))
            found[name] = found.get(name, 0) + 1
        marks = [*marks, kinds[0]]
        due -= 1
    return (found, chooses, points)


def prize(g: Game, b: Fight, owner: int, kind: int) -> int:
    """3.2.1 Return the points that the other side scores for a piece."""
    scores = g.box.kinds[kind].sort in (BUILDING, TOKEN)
    return int(scores and is_enemy(g, b.other(owner), owner))


def _kinds(g: Game, owner: int, options: list[Action]) -> list[int]:
    """Return the kinds of pieces that may take a hit; -1 for anything but the side's own pieces."""
    return [g.box.kind_at[owner][each.piece] if isinstance(each, Lose) else -1 for each in options]


def ambush_chance(g: Game, b: Fight, viewer: int) -> float:
    """4.3.1 Return the chance that the defender can ambush, as far as the viewer can tell."""
    if not g.has_seat(b.defender) or forbids_ambush(g, b):
        return 0.0
    if not hand_of(g, b.defender):
        return float(open_ambush(g, b) != NO_CARD)
    known = known_cards(g, viewer, b.defender)
    if any(_fits(g, card, b.place) for card in known):
        return 1.0
    unknown = unknown_cards(g, viewer)
    hidden = len(hand_of(g, b.defender)) - len(known)
    others = sum(not _fits(g, card, b.place) for card in unknown)
    return round(1.0 - comb(others, hidden) / comb(len(unknown), hidden), _FINE)


def _fits(g: Game, card: int, place: int) -> bool:
    return g.box.cards[card].kind == "ambush" and g.matches(card, place)
