"""Reasons why an answer is not offered, and why nothing can be done with a target.

These run on the event loop: procedures in progress read the present table, and nothing is copied,
played or dealt.  One reason takes 0.3 milliseconds at most, all about a target 0.8, interpreted
(four players, a whole game).  `tests/server/games/test_loop.py` counts the calls.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action, all_verbs, meanings, read_action, verb_name
from undergrowth.engine.errors import BadText
from undergrowth.engine.messages import Reason, because
from undergrowth.library import automated_factions
from undergrowth.server.errors import Refused
from undergrowth.server.wire.questions import MessageData, WhyNot, WhyNotDone
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game

_ELSEWHERE = ("use", "claim")
"""Verbs about cards in a play area or beside the map: never the reason for a card in hand."""
_OF_KIND = {"dominate": "dominance"}
"""Verbs about cards of one kind."""
_VERB = "verb"
"""The domain of targets that are verbs of the open question."""


def automated_seat(game: Game, name: str) -> int:
    """Return the seat of a faction that plays by itself; any player may ask about its actions."""
    seats = game.setup.seats
    if name not in seats or name not in automated_factions():
        raise Refused(422, "bad_text", f"{name!r} does not play by itself here")
    return seats.index(name)


def reason_for(game: Game, seat: int, text: str) -> WhyNot:
    """Return the reason why a seat cannot answer so; an empty one when nothing prevents it.

    What another seat is offered is not even looked at: it may tell of that seat's hand.
    """
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    try:
        action = game.meant(text) if mine else meanings(text)[0]
    except BadText as error:
        raise Refused(422, "bad_text", str(error)) from None
    if mine and game.offers(action):
        return WhyNot(law="", reason="", message=None)
    law, reason = game.why(seat, action) or (
        decision.law if decision else "3.1",
        because("why-no_answer"),
    )
    return WhyNot(law=law, reason=reason.words(), message=MessageData.of(reason))


def reasons_about(game: Game, seat: int, domain: str, name: str) -> list[WhyNotDone]:
    """Return the reasons of all verbs whose only field is this target, each reason once."""
    if domain == _VERB:
        return reasons_of_verb(game, seat, name)
    found: dict[Reason, WhyNotDone] = {}
    mine = game.decision is not None and game.decision.seat == seat
    for kind in _kinds(game, seat, domain):
        try:
            action = read_action(kind, [name])
        except BadText as error:
            raise Refused(422, "bad_text", str(error)) from None
        why = game.why(seat, action) if _sensible(game, seat, kind, action) else None
        if why is not None and not (mine and game.offers(action)):
            law, reason = why
            told = MessageData.of(reason)
            done = WhyNotDone(verb=kind.verb, law=law, reason=reason.words(), message=told)
            found.setdefault(why, done)
    return list(found.values())


def reasons_of_verb(game: Game, seat: int, name: str) -> list[WhyNotDone]:
    """Return the reasons why a verb of the open question has no option now, each once.

    A verb about one clearing is tried in each, one about a card with each card in hand.  Reasons
    with numbers come first: where a number is short, all else is met.
    """
    decision = game.decision
    frame = game.stack[-1] if game.stack else None
    asked = frame.verb_list() if isinstance(frame, Frame) else []
    if decision is None or decision.seat != seat or name not in [verb_name(each) for each in asked]:
        raise Refused(422, "bad_text", f"{name!r} is no verb of an open question to this seat")
    kind = next(each for each in asked if verb_name(each) == name)
    found: dict[Reason, WhyNotDone] = {}
    for action in _tries(game, seat, kind):
        why = None if game.offers(action) else game.why(seat, action)
        if why is not None:
            told = MessageData.of(why[1])
            words = why[1].words()
            found[why] = WhyNotDone(verb=kind.verb, law=why[0], reason=words, message=told)
    return [found[each] for each in sorted(found, key=lambda each: not _counts(each))]


def _tries(game: Game, seat: int, kind: type[Action]) -> list[Action]:
    """Return the answers by which a verb is tried; none where it has several fields."""
    if not kind.domains:
        return [kind()]
    if len(kind.domains) > 1:
        return []
    domain = kind.domains[0]
    values = {"card": sorted(set(game.hands[seat])), "clearing": game.clearings}
    return [read_action(kind, [domain.text(value)]) for value in values.get(domain.label, [])]


def _counts(why: Reason) -> bool:
    """Whether a reason says how many of something are missing."""
    return any(isinstance(each, int) for each in why[1].args.values())


def _kinds(game: Game, seat: int, domain: str) -> list[type[Action]]:
    """Return the verbs about one thing of a domain, those of the open question first."""
    kinds = [
        kind
        for kind in all_verbs().values()
        if len(kind.domains) == 1 and kind.domains[0].label == domain
    ]
    if not kinds:
        raise Refused(422, "bad_text", f"nothing is done with one {domain!r} alone")
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    asked = {option.verb for option in decision.options} if decision is not None and mine else set()
    return sorted(kinds, key=lambda kind: kind.verb not in asked)


def _sensible(game: Game, seat: int, kind: type[Action], action: Action) -> bool:
    """Whether a verb makes sense for a target: a card is in one place and of one kind."""
    card = action.args()[0]
    if kind.domains[0].label != "card" or card not in game.hands[seat]:
        return True
    only = _OF_KIND.get(kind.verb, "")
    return kind.verb not in _ELSEWHERE and only in ("", game.box.cards[card].kind)
