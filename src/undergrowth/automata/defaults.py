"""R.2 Answers of an automated opponent to questions of the general law and of other factions.

Its own procedures ask only questions with one option, already decided.  Elsewhere its law says
nothing but priority; `docs/rulings.md` records the one default: it uses nothing optional unless a
rule says so (R.7.7.6), and takes the clearing of highest priority, the player of highest setup
priority, or else the first option in the order of the question.
"""

from __future__ import annotations

from undergrowth.automata.priority import by_priority, by_setup
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Decision
from undergrowth.table.answers import AtPlace, OfFaction
from undergrowth.table.book import book
from undergrowth.table.game import Game


def default_answer(g: Game, seat: int, decision: Decision) -> Action:
    """R.2.1, R.2.2 Return the option it takes if no rule of its own decides."""
    options = decision.offered
    if len(options) == 1:
        return options[0]
    if PASS in options:
        return _suitable(g, seat, options)
    return _by_place(g, options) or _by_player(g, options) or options[0]


def _suitable(g: Game, seat: int, options: list[Action]) -> Action:
    """R.7.7.6 Return the first optional action that a rule tells it to use, or passing."""
    for option in options:
        for source in book(g).hooks.suits_automated:
            if source.suits_automated(g, seat, option):
                return option
    return PASS


def _by_place(g: Game, options: list[Action]) -> Action | None:
    """R.2.1 Return the option at the clearing of highest priority, if all options name places."""
    places = [option.place for option in options if isinstance(option, AtPlace)]
    if len(places) < len(options):
        return None
    return options[places.index(by_priority(g, places)[0])]


def _by_player(g: Game, options: list[Action]) -> Action | None:
    """R.2.2 Return the option about the player of highest setup priority, if all name players."""
    owners = [g.box.owner_of(option.faction) for option in options if isinstance(option, OfFaction)]
    if len(owners) < len(options):
        return None
    return options[owners.index(by_setup(g, owners)[0])]
