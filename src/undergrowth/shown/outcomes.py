"""What an option certainly costs and brings, before it is chosen.

Each option is played in copies dealt anew from what its player knows, up to the next question or
the next answer of chance, and what the player sees is compared before and after.  Only what is the
same in every copy is told.  The copies are the same for all games that look alike to the player
(`determinize`), so nothing told here can depend on what is hidden.

An option that shows its player nothing hidden goes on alike in all worlds (`learned.has_shown`).
One that does is played in more: each hidden place holds there whatever may lie in it.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.trail import Trail
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.battle.fighting import Fighting
from undergrowth.shown.battle import battle, coming
from undergrowth.shown.changes import Moment, points_of
from undergrowth.table.described.views import View
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize, turned, turns
from undergrowth.table.hidden.learned import has_shown
from undergrowth.table.labels import places_of

WORLDS: Final = 3
"""In how many copies each option is played."""


class Before:
    """A world, and what its player sees there before an option is chosen."""

    def __init__(self, world: Game, viewer: int) -> None:
        """`world` is a copy that is not needed elsewhere."""
        self.viewer: Final = viewer
        world.scripted = True  # chance and those who play by themselves are not answered for
        world.asks_all = True
        world.log, world.answers = [], []
        world.trail = Trail()
        self.world: Final = world
        self.has_shown = False
        """Whether the option that was played here last has met or shown something hidden."""
        self.ground: Final = ground(world)
        self.moment: Final = Moment(world, viewer)

    def played(self, option: Action, line: list[Action]) -> View:
        """What is different once an option has been chosen, and answers of its deed after it."""
        after = self.world.copy(log=True)
        after.take(option)
        for answer in line:
            decision = after.decision
            if decision is None or not self._goes_on(after) or answer not in decision.options:
                break
            after.take(answer)
        self.has_shown = has_shown(self.world, after, self.viewer)
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
        if after.turns == self.world.turns:  # what others do in their turns is not its outcome
            self._compare(after, found)
        return found

    def _goes_on(self, after: Game) -> bool:
        """Whether the deed that was begun still asks its player something."""
        decision, trail = after.decision, after.trail
        if decision is None or trail is None or decision.seat != self.viewer:
            return False
        if len(self.world.stack) > self.ground:  # what came before has begun it
            return len(after.stack) > self.ground and after.turns == self.world.turns
        return bool(trail.leading_to(after.stack, after.asking()))

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
        """4.3 The battles that may be begun next, where only the defender is still to be chosen."""
        begun, decision = after.within(InitiateBattle), after.decision
        if begun is None or decision is None or decision.seat != self.viewer:
            return {}
        against = [each for each in decision.options if isinstance(each, Against)]
        owners = [after.box.owner_of(each.faction) for each in against]
        shown = [coming(after, begun.place, begun.seat, each, self.viewer) for each in owners]
        return {"battles": shown} if shown else {}


def ground(g: Game) -> int:
    """How high the procedures are stacked between two deeds: up to the one that offers them."""
    free = [at for at, frame in enumerate(g.stack) if isinstance(frame, Frame) and frame.is_free()]
    return free[-1] + 1 if free else len(g.stack)


def outcomes(
    g: Game, options: list[Action] | None = None, lines: list[list[Action]] | None = None
) -> list[View]:
    """For each option of the open question, or some, what it certainly costs and brings its player.

    With `lines`, one for each option, also what those answers bring after it, as far as its deed
    goes and they are offered.

    Keys, where there is something to tell: `points` (by faction, of this turn), `rulers`, `pieces`
    on the map, `spent` cards of the player, `cards` (how many each hand gains), `items` of the
    supply, `boards`, `allowances`, `reveals`, `battle` (`battles`, while the defender is still to
    be chosen), `next` (what is asked then, and where), `closes` (`turn` or `phase`) and `ends`;
    `certain` says whether that is all, whatever is hidden.
    """
    decision = g.decision
    if decision is None or decision.seat < 0:
        return []
    viewer = decision.seat
    worlds = [Before(determinize(g, viewer, number), viewer) for number in range(WORLDS)]
    more: list[Before] = []
    told: list[View] = []
    for at, option in enumerate(options if options is not None else decision.options):
        line = lines[at] if lines is not None else []
        found, shows = _played(worlds, option, line)
        if shows:
            if not more:
                more = [Before(turned(g, viewer, n), viewer) for n in range(turns(g, viewer))]
            found += _played(more, option, line)[0]
        told.append(_agreed(found, not shows))
    return told


def _played(worlds: list[Before], option: Action, line: list[Action]) -> tuple[list[View], bool]:
    """What an option brings in each of some worlds, and whether it shows something hidden."""
    found: list[View] = []
    shows = False
    for each in worlds:
        found.append(each.played(option, line))
        shows = shows or each.has_shown
    return (found, shows)


def _agreed(found: list[View], certain: bool) -> View:
    """What is the same in all worlds."""
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
    """What two answers share: entries of lists and of tables, or the whole."""
    if isinstance(one, list) and isinstance(other, list):
        return [each for each in one if each in other]
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: value for key, value in one.items() if other.get(key) == value}
    return one if one == other else None


def _fights(g: Game) -> bool:
    return g.within(Fighting) is not None


def _next(after: Game, viewer: int) -> View:
    """What is asked next: of whom and, inside the same deed, about which places in which role."""
    decision, trail = after.decision, after.trail
    if decision is None or trail is None:
        return {}
    shown: View = {"seat": after.seat_name(decision.seat), "prompt": decision.prompt}
    targets: dict[str, list[str]] = {}
    leading = trail.leading_to(after.stack, after.asking())
    for crumb in leading:
        if crumb.settled and crumb.seat == viewer:
            places_of(crumb.action, targets)
    if decision.seat == viewer and leading:
        for option in decision.options:
            places_of(option, targets)
    if targets:
        shown["targets"] = targets
    return shown
