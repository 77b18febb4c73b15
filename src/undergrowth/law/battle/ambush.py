"""4.3.1 Ambush cards: which can be played in a battle, and why others cannot."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.suits import payers
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight


class PlayAmbush(WithCard):
    """`play ambush_fox`: play an ambush card, or foil one with it."""

    verb: ClassVar[str] = "play"
    picture: ClassVar[str] = "ambush"


def ambushes(g: Game, seat: int, place: int) -> list[Action]:
    """4.3.1 Return the ambush cards a seat could play in a clearing, and passing."""
    options: list[Action] = [
        PlayAmbush(card)
        for card in payers(g, seat, g.suits[place])
        if g.box.cards[card].kind == "ambush"
    ]
    options.append(PASS)
    return options


def open_ambush(g: Game, b: Fight) -> int:
    """R.9.7 Return the ambush card that a defender without a hand plays, or NO_CARD."""
    if not g.has_seat(b.defender):
        return NO_CARD
    return book(g).faction(b.defender).open_ambush(g, b.place)


def forbids_ambush(g: Game, b: Fight) -> bool:
    """4.3.1 Whether a rule keeps the defender from playing an ambush card."""
    for source in book(g).hooks.forbids_ambush:
        if source.forbids_ambush(g, b):
            return True
    return False


def why_no_ambush(g: Game, b: Fight, card: int) -> Reason:
    """4.3.1 Return why the defender cannot play a card as an ambush."""
    if g.box.cards[card].kind != "ambush":
        return ("2.1.2", because("why-not_ambush_card", {"card": f"card:{CARDS.text(card)}"}))
    if not g.matches(card, b.place):
        return (
            "4.3.1",
            because(
                "why-does_not_match",
                {"card": f"card:{CARDS.text(card)}", "place": f"place:{PLACE.text(b.place)}"},
            ),
        )
    decision = g.decision
    if decision is not None and decision.seat >= 0 and card not in g.hands[decision.seat]:
        return ("4.3.1", because("why-not_hand", {"card": f"card:{CARDS.text(card)}"}))
    for source in book(g).hooks.forbids_ambush:
        if source.forbids_ambush(g, b):
            section = source.law_of("forbids_ambush", b.attacker) or "1.1.2"
            attacker = f"faction:{g.seat_name(b.attacker)}"
            return (section, because("why-no_ambush_against", {"faction": attacker}))
    return ("4.3.1", because("why-one_ambush_card"))


def note_ambush(g: Game, seat: int, card: int, law: str) -> None:
    """4.3.1 Log an ambush card that was played, or that foils another one."""
    if g.log is not None:
        g.note("ambushed" if law == "4.3.1" else "foiled", law, seat, {"card": CARDS.text(card)})
