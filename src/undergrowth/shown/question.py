"""The open question for the seat that is asked: earlier steps, options, and unavailable verbs.

Everybody sees who is asked what; the rest is for the seat that is asked.
"""

from __future__ import annotations

from undergrowth.engine.actions import PASS, Action, verb_name
from undergrowth.engine.frames import Decision
from undergrowth.engine.messages import Message, message_id, title
from undergrowth.engine.trail import Crumb
from undergrowth.shown.further import lines
from undergrowth.shown.outcomes import outcomes
from undergrowth.shown.turn import allowance_view, allowances
from undergrowth.table import labels
from undergrowth.table.described.views import View
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def question(g: Game, viewer: int | str, deep: bool = True, alone: bool = False) -> View | None:
    """Return the open question; None when the game is over.

    Keys: seat, prompt, text, law; for the seat that is asked also `steps` (its answers inside the
    procedures in progress), `options`, `verbs`, `cards` (by card, the options that use it),
    `unspent` and `usual` (the answer most people would give where the choice seldom matters).

    With `deep`, each option is played ahead for its `outcomes` and the `lines` after it, which
    takes time; `alone` says that one person plays, who is not asked where there is a single option.
    """
    viewer = g.seat_of(viewer)
    decision = g.decision
    if decision is None:
        return None
    asks = labels.question(g, decision)
    shown: View = {
        "seat": g.seat_name(decision.seat),
        "prompt": decision.prompt,
        "text": str(asks),
        "message": asks.data(),
        "law": decision.law,
    }
    if decision.seat == viewer:
        found: list[View] = outcomes(g, alone=alone) if deep else [{} for _ in decision.options]
        shown["steps"] = steps(g, viewer)
        shown["options"] = [option_view(g, decision, option) for option in decision.options]
        shown["verbs"] = verbs(g, decision, found)
        shown["cards"] = _card_uses(decision)
        shown["unspent"] = _unspent(g, decision)
        shown["usual"] = _usual(g, decision)
        if deep:
            shown["outcomes"] = {
                decision.text(option): found[i] for i, option in enumerate(decision.options)
            }
            shown["lines"] = lines(g)
    return shown


def option_view(g: Game, decision: Decision, option: Action) -> View:
    """Return an option: its text and label, its verb, and its targets."""
    places: dict[str, list[str]] = {}
    labels.places_of(option, places)
    label = labels.label(g, option)
    return {
        "text": decision.text(option),
        "label": str(label),
        "message": label.data(),
        "law": labels.law_of(decision, option),
        "verb": verb_name(type(option)),
        "targets": labels.targets(option),
        "places": places,
    }


def _card_uses(decision: Decision) -> dict[str, list[str]]:
    """Return the options that use each card, by card."""
    found: dict[str, list[str]] = {}
    for option in decision.options:
        for card in labels.targets(option).get(CARDS.label, []):
            found.setdefault(card, []).append(decision.text(option))
    return found


# ---- earlier steps


def steps(g: Game, viewer: int) -> list[View]:
    """Return a seat's own answers inside the procedures in progress, in order.

    `number` is the number of answers before it, to which an undo would go back.  `settled` answers
    were single options, which are not asked.
    """
    trail = g.trail
    if trail is None or g.decision is None:
        return []
    crumbs = trail.leading_to(g.stack, g.asking_step())
    return [_step(g, crumb) for crumb in crumbs if crumb.seat == viewer]


def _step(g: Game, crumb: Crumb) -> View:
    kind = type(crumb.action)
    label = labels.label(g, crumb.action)
    places: dict[str, list[str]] = {}
    labels.places_of(crumb.action, places)
    return {
        "verb": verb_name(kind),
        "text": str(crumb.action),
        "label": str(label),
        "short": str(label) if kind.domains else verb_view(kind)["short"],
        "message": label.data(),
        "prompt": crumb.prompt,
        "number": crumb.number,
        "settled": crumb.settled,
        "places": places,
    }


def _usual(g: Game, decision: Decision) -> str | None:
    """Return the answer that a page may give for its reader, who can take it back."""
    frame = g.stack[-1]
    usual = frame.usual(g) if isinstance(frame, Frame) else None
    return decision.text(usual) if usual in decision.options else None


def _unspent(g: Game, decision: Decision) -> View | None:
    """1.4.1 Return the limit that passing would leave unused, in a step of several actions."""
    frame = g.stack[-1]
    if PASS not in decision.options or not isinstance(frame, Frame) or not frame.is_free():
        return None
    limited = frame.allowances(g)
    if not limited or limited[0].used >= limited[0].of or len(decision.options) == 1:
        return None
    return {"text": str(PASS), **allowance_view(limited[0])}


# ---- verbs


def verbs(g: Game, decision: Decision, found: list[View]) -> list[View]:
    """Return the verbs of a question in the order of its procedure; unavailable ones with the
    reason.

    An available verb has `options` and, if it can be said in short, `much`, its extent.
    """
    frame = g.stack[-1]
    asked: list[type[Action]] = frame.verb_list() if isinstance(frame, Frame) else []
    names = [verb_name(kind) for kind in asked]
    for option in decision.options:
        if type(option) not in asked:
            asked = [*asked, type(option)]
            names.append(verb_name(type(option)))
    shown: list[View] = []
    for kind in sorted(asked, key=lambda each: each is type(PASS)):
        mine = [i for i, option in enumerate(decision.options) if type(option) is kind]
        verb = verb_view(kind)
        if mine:
            verb["options"] = [decision.text(decision.options[i]) for i in mine]
            much = _much(g, decision, mine, found)
            if much:
                verb["much"] = much
        else:
            verb["why"] = _why_off(g, decision, frame, kind)
        shown.append(verb)
    return shown


def verb_view(kind: type[Action]) -> View:
    """Return a verb's titles, and its picture: its own, or that of its domain."""
    name = verb_name(kind)
    id = message_id("verb", name)
    words = str(Message(id, {}, kind.verb.capitalize()))
    picture = kind.picture
    if not picture:
        picture = kind.domains[0].label if kind.domains else "action"
    short = str(Message(f"{id}.short", {}, words))
    return {"id": name, "title": words, "short": short, "picture": picture}


def _why_off(g: Game, decision: Decision, frame: object, kind: type[Action]) -> View:
    """Return why a verb is unavailable: a short title, the section and, if any, the whole
    reason."""
    found = frame.why_off(g, kind) if isinstance(frame, Frame) else None
    law, key = found if found is not None else (decision.law, "not_now")
    shown: View = {"id": key, "short": title(key, "off"), "law": law}
    if not kind.domains:
        reason = g.why(decision.seat, kind())
        if reason is not None:
            shown["law"], shown["text"] = reason[0], str(reason[1])
    return shown


def _much(g: Game, decision: Decision, mine: list[int], found: list[View]) -> View:
    """Return the extent of a verb: its moves, places, or gains; empty if there is no short form."""
    if decision.options[mine[0]] == PASS:
        return _unused(g)
    first = found[mine[0]]
    counted_now = [each.id for each in allowances(g)]
    for each in _entries(first, "allowances"):
        name, used, of = str(each["id"]), each["used"], each["of"]
        assert isinstance(of, int)
        if name in counted_now and of > 0:
            return _amount("allowance", name, of, True)
        if name not in counted_now and used == 1 and of > 1:
            return _amount("allowance", name, of, False)
    places = _places(decision, mine, found)
    if places:
        return _amount("word", "place", len(places), False)
    totals = first.get("totals")
    own = totals.get(g.seat_name(decision.seat)) if isinstance(totals, dict) else None
    for piece, n in own.items() if isinstance(own, dict) else []:
        if n > 0:
            return _amount("piece", piece, n, True)
    points = first.get("points")
    gained = points.get(g.seat_name(decision.seat), 0) if isinstance(points, dict) else 0
    return _amount("word", "point", gained, True) if gained > 0 else {}


def _unused(g: Game) -> View:
    """1.4 Return the limit of the innermost procedure that passing would leave unused."""
    frame = g.stack[-1]
    for each in frame.allowances(g) if isinstance(frame, Frame) else []:
        if each.used < each.of and each.used > 0:
            n = each.of - each.used
            words = str(Message("unused", {"count": n}, f"{n}"))
            return {"kind": "unused", "id": each.id, "n": n, "text": words}
    return {}


def _places(decision: Decision, mine: list[int], found: list[View]) -> list[str]:
    """Return the places that the options of a verb name, or that the next question asks about."""
    places: dict[str, list[str]] = {}
    for i in mine:
        labels.places_of(decision.options[i], places)
    for i in mine if not places else []:
        coming = found[i].get("next")
        targets = coming.get("targets", {}) if isinstance(coming, dict) else {}
        for role, names in targets.items():
            known = places.setdefault(role, [])
            known += [name for name in names if name not in known]
    return list(dict.fromkeys(name for names in places.values() for name in names))


def _amount(kind: str, name: str, n: int, more: bool) -> View:
    """Return a number of something, or an additional number of it."""
    words = Message("more" if more else "counted", {"count": n, "thing": f"{kind}:{name}"}, str(n))
    return {"kind": kind, "id": name, "n": n, "text": str(words)}


def _entries(outcome: View, key: str) -> list[View]:
    found = outcome.get(key, [])
    return found if isinstance(found, list) else []
