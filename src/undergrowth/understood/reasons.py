"""Reasons for and against an option, as sentences made from its certain outcome."""

from __future__ import annotations

from typing import Any, Final

from babel.numbers import format_decimal

from undergrowth.engine.messages import Arg, Message
from undergrowth.law.appraise import WIN
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.labels import place_name
from undergrowth.table.places import PLACE
from undergrowth.words import language

_HUNDRED: Final = 100
_LITTLE: Final = 10
"""The hundredths of a point below which a part of a player's measure gets no sentence."""


def reasons(g: Game, seat: int, brings: View, parts: dict[str, int]) -> list[Message]:
    """Return the reasons for an option: points, rule, pieces, battles, cards, and its measure.

    `brings` is the outcome from `shown.outcomes`, `parts` are the terms of a player's measure.
    """
    me = g.seat_name(seat)
    return [
        *_ending(brings, me),
        *_points(brings, me),
        *_rule(g, brings, me),
        *_pieces(brings, me),
        *_battles(brings, me),
        *_cards(brings, me),
        *_measured(parts),
    ]


def told_apart(found: list[list[Message]]) -> list[list[Message]]:
    """Return the reasons of several options without those that all of them share."""
    if len(found) < 2:
        return found
    return [[each for each in own if not all(each in others for others in found)] for own in found]


def sentences(found: list[Message]) -> list[View]:
    """Return reasons as `text` in the current language and as `message`."""
    return [{"text": str(each), "message": each.data()} for each in found]


def _say(name: str, **args: Arg) -> Message:
    return Message(f"because-{name}", args, name)


def _number(value: float) -> str:
    """Return a number with one decimal digit in the current language."""
    return f"text:{format_decimal(value, format='0.0', locale=language())}"


def _faction(name: object) -> str:
    return f"faction:{name}"


def _table(brings: View, key: str) -> dict[str, Any]:
    found = brings.get(key)
    return found if isinstance(found, dict) else {}


def _list(brings: View, key: str) -> list[Any]:
    found = brings.get(key)
    return found if isinstance(found, list) else []


def _ending(brings: View, me: str) -> list[Message]:
    winners = _table(brings, "ends").get("winners", [])
    if not winners:
        return []
    return [_say("wins") if me in winners else _say("lost", seats=[_faction(w) for w in winners])]


def _points(brings: View, me: str) -> list[Message]:
    """3.2 Return the sentences about points, its own first."""
    points = _table(brings, "points")
    found: list[Message] = []
    for who in sorted(points, key=lambda name: name != me):
        n = points[who]
        if who == me:
            found.append(_say("points" if n > 0 else "costs_points", count=abs(n)))
        else:
            name = "gives_points" if n > 0 else "takes_points"
            found.append(_say(name, seat=_faction(who), count=abs(n)))
    return found


def _rule(g: Game, brings: View, me: str) -> list[Message]:
    """2.5 Return the sentences about clearings with a new ruler."""
    gained: list[str] = []
    lost: list[str] = []
    taken: dict[str, list[str]] = {}
    for each in _list(brings, "rulers"):
        place = str(place_name(g, PLACE.parse(str(each["place"]))))
        if each["after"] == me:
            gained.append(place)
        elif each["before"] == me:
            lost.append(place)
        elif each["before"] is not None:
            taken.setdefault(str(each["before"]), []).append(place)
    found: list[Message] = []
    if gained:
        found.append(_say("rules", places=gained))
    if lost:
        found.append(_say("loses_rule", places=lost))
    for owner, places in taken.items():
        found.append(_say("takes_rule", seat=_faction(owner), places=places))
    return found


def _pieces(brings: View, me: str) -> list[Message]:
    """1.2.1 Return the sentences about pieces on the map: its own, then others'."""
    totals = _table(brings, "totals")
    found: list[Message] = []
    for owner in sorted(totals, key=lambda name: name != me):
        for piece, n in totals[owner].items():
            args: dict[str, Arg] = {"count": abs(n), "piece": f"piece:{piece}"}
            if owner == me:
                found.append(_say("places" if n > 0 else "loses", **args))
            elif n < 0:
                found.append(_say("removes", seat=_faction(owner), **args))
    return found


def _battles(brings: View, me: str) -> list[Message]:
    """4.3 Return the sentences about battles that it begins, or may begin next."""
    begun = brings.get("battle")
    battles = [begun] if isinstance(begun, dict) else _list(brings, "battles")
    found: list[Message] = []
    for battle in battles:
        sides = battle["sides"]
        mine = [side for side in sides if side["owner"] == me]
        other = [side for side in sides if side["owner"] != me]
        if battle["rolled"] or not mine or not other:
            continue
        args: dict[str, Arg] = {
            "seat": _faction(other[0]["owner"]),
            "dealt": _number(other[0]["expects"]["hits"]),
            "suffered": _number(mine[0]["expects"]["hits"]),
        }
        found.append(_say("battle", **args))
        chance = round(battle.get("ambush", 0) * _HUNDRED)
        if chance:
            found.append(_say("ambush", seat=_faction(other[0]["owner"]), chance=chance))
    return found


def _cards(brings: View, me: str) -> list[Message]:
    """2.1 Return the sentences about cards, effects and items: gains and costs."""
    found: list[Message] = []
    effects = [f"card:{card}" for card in _list(brings, "in_play")]
    spent = [f"card:{card}" for card in _list(brings, "spent") if f"card:{card}" not in effects]
    drawn = _table(brings, "cards").get(me, 0) + len(_list(brings, "spent"))
    items = [f"item:{item}" for item, n in _table(brings, "items").items() if n < 0]
    if effects:
        found.append(_say("effect", cards=effects))
    if items:
        found.append(_say("items", items=items))
    if drawn > 0:
        found.append(_say("cards", count=drawn))
    if spent:
        found.append(_say("spends", cards=spent))
    return found


def _measured(parts: dict[str, int]) -> list[Message]:
    """Return the sentences about a player's own measure, except for winning and losing."""
    found: list[Message] = []
    for name, worth in parts.items():
        if _LITTLE <= abs(worth) < WIN // 2:
            way = "better" if worth > 0 else "worse"
            found.append(_say(f"{name}_{way}", points=_number(abs(worth) / _HUNDRED)))
    return found
