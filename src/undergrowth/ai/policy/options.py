"""Features of options for the learned policy: what an option changes at once, and its parts."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.greedy import liking
from undergrowth.ai.judging.features import OnMap, features_with, late_share
from undergrowth.ai.judging.judgement import judgement_named
from undergrowth.ai.judging.learned import Learned, Net
from undergrowth.ai.policy.parts import Parts, fields_of
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import IllegalAction
from undergrowth.law.appraise import feared, outlook
from undergrowth.table.book import book
from undergrowth.table.game import Game

RIVALS: Final = ("enemy points", "leader's points", "enemy warriors", "enemy pieces", "enemy cards")
"""The names of the features of all enemies together.  `enemy pieces` are buildings, tokens and
pawns."""
PROSPECT: Final = "prospect"
"""The name of the output of the faction's net, the logit of its chance to win (`judging`)."""
_GREATEST: Final = 30.0
"""The most that an option can gain or lose at once, in points: as much as a win or a defeat."""
_POINT: Final = 100.0


class Described:
    """An option as the policy reads it."""

    def __init__(
        self,
        option: Action,
        worth: int,
        changes: list[float],
        late: float,
        words: list[str],
        parts: list[float],
    ) -> None:
        self.option: Final = option
        self.worth: Final = worth
        """How good it looks at once (`greedy.worths`), in hundredths of a point."""
        self.changes: Final = changes
        """What it changes at once: how good the position looks, in points; the features of the seat
        that answers; `RIVALS`; and `PROSPECT`."""
        self.late: Final = late
        """How late it is: the leader's share of the points that win."""
        self.words: Final = words
        """Its verb, with the owner's name in front for other packages; and the verb with each thing
        that it names: a column, a leader, a kind of card or piece and the like."""
        self.parts: Final = parts
        """The features of its parts, in the order of `PARTS`."""


class Question:
    """The open question of a world: what its options are compared with."""

    def __init__(self, world: Game, seat: int) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.faction: Final = book(world).faction(seat)
        self.on_map: Final = OnMap(world, seat, self.faction)
        self.enemies: Final = self.on_map.enemies
        self.late: Final = late_share(world)
        value = self.faction.value(world)
        self.now: Final = value - feared(world, seat)
        self.own: Final = features_with(world, seat, self.faction, value, self.on_map)
        self._theirs: Final = _on_map(world, self.enemies)
        self.rivals: Final = self._rivals(world, self._theirs)
        self._net: Final = _net_of(self.faction.name)
        self._sums: Final = self._net.sums(self.own)
        self._prospect: Final = self._net.weigh_moved(self._sums, [])
        self._parts: Final = Parts(world, seat, self.enemies, self.late)

    def describe(self, option: Action, after: Game) -> Described:
        """Return the features of an option that leads to `after`."""
        world, seat = self.world, self.seat
        habit = liking(world, seat, option)
        if option.guess or after.over:
            position = self.now if option.guess else outlook(after, seat)
            moved = [0.0] * (len(self.own) + len(self.rivals) + 1)
        else:
            value = self.faction.value(after)
            position = value - feared(after, seat)
            moved = self._moved(after, value)
        gained = max(-_GREATEST, min(_GREATEST, (position + habit - self.now) / _POINT))
        fields, args = fields_of(type(option)), option.args()
        return Described(
            option,
            position + habit,
            [gained, *moved],
            self.late,
            fields.words(args, world.box.cards),
            self._parts.of(fields, args),
        )

    def _moved(self, after: Game, value: int) -> list[float]:
        """Return what changes of the features of the seat, of its enemies, and of its prospect."""
        alike = self.on_map.holds(after)
        on_map = self.on_map if alike else OnMap(after, self.seat, self.faction)
        own = features_with(after, self.seat, self.faction, value, on_map)
        moved = [own[i] - self.own[i] for i in range(len(own))]
        prospect = self._net.weigh_moved(self._sums, moved) - self._prospect
        theirs = self._theirs if alike else _on_map(after, self.enemies)
        rivals = self._rivals(after, theirs)
        for i in range(len(rivals)):
            moved.append(float(rivals[i] - self.rivals[i]))
        moved.append(prospect)
        return moved

    def _rivals(self, g: Game, on_map: list[int]) -> list[int]:
        """Return the features of all enemies together, in the order of `RIVALS`; those on the map
        are given."""
        points, leading, cards = 0, 0, 0
        for owner in self.enemies:
            if g.has_seat(owner):
                points += g.score[owner]
                leading = max(leading, g.score[owner])
                cards += len(g.hands[owner])
        return [points, leading, *on_map, cards]


def _on_map(g: Game, owners: list[int]) -> list[int]:
    """Return the warriors of some owners on the map, and their other pieces."""
    warriors, pieces = 0, 0
    for owner in owners:
        for place in range(owner * g.places, (owner + 1) * g.places):
            warriors += g.warriors[place]
            pieces += g.presence[place]
    return [warriors, pieces - warriors]


def _net_of(name: str) -> Net:
    learned = judgement_named("learned")
    assert isinstance(learned, Learned)
    return learned.weights.of(name)


def described(guess: Game, seat: int) -> list[Described]:
    """Return the features of each option of the open question for the seat that is asked.

    Searches the very game that is given, coming rolls included.  Raises `IllegalAction` when the
    game is over.
    """
    decision = guess.decision
    if decision is None:
        raise IllegalAction("the game is over: there is no open question")
    question = Question(guess, seat)
    found: list[Described] = []
    for option in decision.offered:
        after = guess.copy()
        after.take(option)
        found.append(question.describe(option, after))
    return found
