"""Outcomes: the certain costs and gains of an option, before it is chosen.

Each option is played in copies dealt anew from its player's knowledge, up to the next question or
the next answer of chance, and the player's views before and after are compared.  Only differences
that all copies share are reported.  The copies are equal for all games that look alike to the
player (`determinize`), so an outcome never depends on hidden information.

An option that reveals nothing to its player has the same result in all worlds
(`learned.reveals_to`).  An option that does is played in more worlds, in which each hidden place
takes all its possible contents.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.trail import Trail
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.battle.fighting import Fighting
from undergrowth.shown.battle import battle, coming
from undergrowth.shown.changes import Moment, points_of
from undergrowth.shown.ending import PHASE, TURN, ending
from undergrowth.table.described.views import View
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize, rotated, rotations
from undergrowth.table.hidden.learned import reveals_to
from undergrowth.table.labels import places_of

WORLDS: Final = 3
"""The number of copies in which each option is played."""


class Before:
    """A world, with its player's view before an option is chosen."""

    def __init__(self, world: Game, viewer: int, alone: bool = False) -> None:
        """`world` is a copy that is not needed elsewhere; `alone`: see `ending`."""
        self.viewer: Final = viewer
        self._alone: Final = alone
        world.scripted = True  # stop at questions to chance and automated factions
        world.asks_all = True
        world.log, world.answers = [], []
        world.trail = Trail()
        self.world: Final = world
        self.has_revealed = False
        """Whether the option played last has depended on or revealed something hidden."""
        self.ends = ""
        """The part of the turn that ended for good with the option played last: see `ending`."""
        self.ground: Final = ground(world)
        self.moment: Final = Moment(world, viewer)

    def played(self, option: Action, line: list[Action]) -> View:
        """Return the differences after an option, and after further answers of its deed."""
        after = self.world.copy(log=True)
        after.take(option)
        for answer in line:
            decision = after.decision
            if decision is None or not self._goes_on(after) or answer not in decision.options:
                break
            after.take(answer)
        self.has_revealed = reveals_to(self.world, after, self.viewer)
        self.ends = ending(self.world, after, self.viewer, self._alone)
        found: View = {}
        points = points_of(after)
        if points:
            found["points"] = points
        if after.over:
            found["ends"] = after.outcome
        if after.turns != self.world.turns:
            found["closes"] = "turn"
        elif after.phase != self.world.phase:
            found["closes"] = "phase"
        if after.turns == self.world.turns:  # other players' turns are not part of the outcome
            self._compare(after, found)
        return found

    def _goes_on(self, after: Game) -> bool:
        """Whether the deed that was begun asks its player another question."""
        decision, trail = after.decision, after.trail
        if decision is None or trail is None or decision.seat != self.viewer:
            return False
        if len(self.world.stack) > self.ground:  # the deed was begun before this option
            return len(after.stack) > self.ground and after.turns == self.world.turns
        return bool(trail.leading_to(after.stack, after.asking_step()))

    def _compare(self, after: Game, found: View) -> None:
        found.update(self.moment.changes(after))
        following = _next(after, self.viewer)
        if following:
            found["next"] = following
        if not _fights(self.world) and _fights(after):
            found["battle"] = battle(after, self.viewer)
        else:
            found.update(self._battles(after))

    def _battles(self, after: Game) -> View:
        """4.3 Return the possible battles, if only the defender is still to be chosen."""
        begun, decision = after.within(InitiateBattle), after.decision
        if begun is None or decision is None or decision.seat != self.viewer:
            return {}
        against = [each for each in decision.options if isinstance(each, Against)]
        owners = [after.box.owner_of(each.faction) for each in against]
        shown = [coming(after, begun.place, begun.seat, each, self.viewer) for each in owners]
        return {"battles": shown} if shown else {}


def ground(g: Game) -> int:
    """Return the height of the stack between two deeds: up to the procedure that offers them."""
    free = [at for at, frame in enumerate(g.stack) if isinstance(frame, Frame) and frame.is_free()]
    return free[-1] + 1 if free else len(g.stack)


def outcomes(
    g: Game,
    options: list[Action] | None = None,
    lines: list[list[Action]] | None = None,
    alone: bool = False,
) -> list[View]:
    """Return the certain costs and gains of the open question's options, or of some options.

    With `lines`, one for each option, the answers of its line are played after it, as far as they
    belong to its deed and are offered.  `alone` says that one person plays, who is not asked where
    there is a single option.

    Keys, where they apply: `points` (by faction, of this turn), `rulers`, `pieces` on the map,
    `spent` cards of the player, `cards` (the change of each hand), `items` of the supply, `boards`,
    `allowances`, `reveals`, `battle` (`battles`, while the defender is still to be chosen), `next`
    (the next question and its places), `closes` (`turn` or `phase`) and `ends`; `certain` says
    whether this is complete, whatever is hidden.  `last` is not certain: what may end with the
    option and could not be taken back (`turn` or `phase`).
    """
    decision = g.decision
    if decision is None or decision.seat < 0:
        return []
    viewer = decision.seat
    worlds = [Before(determinize(g, viewer, number), viewer, alone) for number in range(WORLDS)]
    more: list[Before] = []
    told: list[View] = []
    for at, option in enumerate(options if options is not None else decision.options):
        line = lines[at] if lines is not None else []
        found, shows = _played(worlds, option, line)
        ends = {each.ends for each in worlds}
        if shows:
            if not more:
                turned = [rotated(g, viewer, n) for n in range(rotations(g, viewer))]
                more = [Before(each, viewer, alone) for each in turned]
            found += _played(more, option, line)[0]
            ends |= {each.ends for each in more}
        shown = _agreed(found, not shows)
        for last in (PHASE, TURN):
            if last in ends:
                shown["last"] = last
        told.append(shown)
    return told


def _played(worlds: list[Before], option: Action, line: list[Action]) -> tuple[list[View], bool]:
    """Return the outcomes of an option in some worlds, and whether it reveals something hidden."""
    found: list[View] = []
    shows = False
    for each in worlds:
        found.append(each.played(option, line))
        shows = shows or each.has_revealed
    return (found, shows)


def _agreed(found: list[View], certain: bool) -> View:
    """Return the parts of outcomes that are the same in all worlds."""
    first = found[0]
    shown: View = {}
    for key, value in first.items():
        same = value
        for other in found[1:]:
            same = _common(same, other.get(key))
        if same:
            shown[key] = same
    shown["certain"] = certain and all(each == first for each in found[1:])
    return shown


def _common(one: object, other: object) -> object:
    """Return the common part of two values: of lists and dictionaries by entry, else the whole."""
    if isinstance(one, list) and isinstance(other, list):
        return [each for each in one if each in other]
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: value for key, value in one.items() if other.get(key) == value}
    return one if one == other else None


def _fights(g: Game) -> bool:
    return g.within(Fighting) is not None


def _next(after: Game, viewer: int) -> View:
    """Return the next question: its seat and, inside the same deed, its places by role."""
    decision, trail = after.decision, after.trail
    if decision is None or trail is None:
        return {}
    shown: View = {"seat": after.seat_name(decision.seat), "prompt": decision.prompt}
    targets: dict[str, list[str]] = {}
    leading = trail.leading_to(after.stack, after.asking_step())
    for crumb in leading:
        if crumb.settled and crumb.seat == viewer:
            places_of(crumb.action, targets)
    if decision.seat == viewer and leading:
        for option in decision.options:
            places_of(option, targets)
    if targets:
        shown["targets"] = targets
    return shown
