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
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.trail import Trail
from undergrowth.law.battle.battle import Against, InitiateBattle
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.rule import ruler
from undergrowth.shown.battle import battle, coming
from undergrowth.shown.turn import allowances
from undergrowth.table.book import book
from undergrowth.table.determinize import determinize, turned, turns
from undergrowth.table.faces import seen_as
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.labels import places_of
from undergrowth.table.learned import has_shown
from undergrowth.table.names import CARDS, ITEMS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.views import Part, View

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
        self.rulers: Final = [ruler(world, place) for place in world.clearings]
        self.parts: Final = [described(world, seat, viewer) for seat in range(world.seats)]
        self.allowed: Final = {a.id: (a.used, a.of) for a in allowances(world)}

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
        points = _points(after)
        if points:
            found["points"] = points
        if after.over:
            found["ends"] = after.outcome
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
        entries: dict[str, object] = {
            "rulers": self._rulers(after),
            "pieces": self._pieces(after),
            "totals": self._totals(after),
            "spent": _missing(self.world.hands[self.viewer], after.hands[self.viewer]),
            "in_play": _missing(after.play[self.viewer], self.world.play[self.viewer]),
            "cards": self._hands(after),
            "items": _changes(self.world.items, after.items),
            "boards": self._boards(after),
            "allowances": self._allowances(after),
            "reveals": _revealed(self.world, after, self.viewer),
            "next": _next(after, self.viewer),
        }
        for key, value in entries.items():
            if value:
                found[key] = value
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

    def _rulers(self, after: Game) -> list[View]:
        """2.5 Clearings that have another ruler afterwards."""
        shown: list[View] = []
        if after.clearings != self.world.clearings:
            return shown
        for i, place in enumerate(after.clearings):
            owner = ruler(after, place)
            if owner != self.rulers[i]:
                was = self.rulers[i]
                shown.append(
                    {
                        "place": PLACE.text(place),
                        "before": after.seat_name(was) if was != NOBODY else None,
                        "after": after.seat_name(owner) if owner != NOBODY else None,
                    }
                )
        return shown

    def _pieces(self, after: Game) -> list[View]:
        """1.2.1 Pieces on the map by what the player takes them for: more or fewer of them."""
        changed: dict[tuple[str, str, str], int] = {}
        if after.pieces == self.world.pieces or len(after.pieces) != len(self.world.pieces):
            return []
        for at, n in enumerate(after.pieces):
            before = self.world.pieces[at]
            if n != before:
                kind, place = divmod(at, after.places)
                seen = seen_as(after, self.viewer, kind, place)
                owner = after.seat_name(after.box.kinds[kind].owner)
                key = (owner, PIECES.text(seen), PLACE.text(place))
                changed[key] = changed.get(key, 0) + n - before
        return [
            {"owner": owner, "piece": piece, "place": place, "change": n}
            for (owner, piece, place), n in changed.items()
            if n != 0
        ]

    def _totals(self, after: Game) -> dict[str, dict[str, int]]:
        """How many more or fewer pieces of each owner stand on the map: what is paid and lost."""
        found: dict[str, dict[str, int]] = {}
        for each in self._pieces(after):
            counts = found.setdefault(str(each["owner"]), {})
            piece, change = str(each["piece"]), each["change"]
            assert isinstance(change, int)
            counts[piece] = counts.get(piece, 0) + change
        shown = {who: {k: n for k, n in counts.items() if n} for who, counts in found.items()}
        return {who: counts for who, counts in shown.items() if counts}

    def _hands(self, after: Game) -> dict[str, int]:
        """How many cards each hand gains or loses."""
        found: dict[str, int] = {}
        for seat, hand in enumerate(after.hands):
            if len(hand) != len(self.world.hands[seat]):
                found[after.seat_name(seat)] = len(hand) - len(self.world.hands[seat])
        return found

    def _boards(self, after: Game) -> list[View]:
        """What changes on boards, unless it depends on what lies face down or is found."""
        found: list[View] = []
        drawn = len(after.deck) != len(self.world.deck)
        for seat in range(after.seats):
            before = {part.id: part for part in self.parts[seat]}
            for now in described(after, seat, self.viewer):
                change = _part_change(before[now.id], now) if now.id in before else {}
                if change and not (drawn and now.kind == "cards"):
                    found.append({"seat": after.seat_name(seat), "id": now.id, **change})
        return found

    def _allowances(self, after: Game) -> list[View]:
        """What is limited, and now used or newly allowed."""
        shown: list[View] = []
        for a in allowances(after):
            used, of = self.allowed.get(a.id, (0, 0))
            if (used, of) != (a.used, a.of):
                shown.append({"id": a.id, "used": a.used - used, "of": a.of - of})
        return shown


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
    be chosen), `next` (what is asked then, and where) and `ends`; `certain` says whether that is
    all, whatever is hidden.
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


def described(g: Game, seat: int, viewer: int) -> list[Part]:
    """The parts of a faction's board."""
    return book(g).faction(seat).describe(g, viewer)


def _points(after: Game) -> dict[str, int]:
    """3.2 Points scored and lost, by faction; what another turn brings is left out."""
    found: dict[str, int] = {}
    log = after.log or []
    first = log[0].turn if log else 0
    for event in log:
        if event.turn == first and event.verb in ("scored", "lost_points"):
            points = int(event.fields["points"]) * (1 if event.verb == "scored" else -1)
            name = after.seat_name(event.seat)
            found[name] = found.get(name, 0) + points
    return {name: points for name, points in found.items() if points != 0}


def _missing(before: list[int], after: list[int]) -> list[str]:
    """The cards of a hand that are gone, by name."""
    left = after[:]
    gone: list[str] = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            gone.append(CARDS.text(card))
    return gone


def _changes(before: list[int], after: list[int]) -> dict[str, int]:
    return {ITEMS.text(i): n - before[i] for i, n in enumerate(after) if n != before[i]}


def _part_change(before: Part, after: Part) -> View:
    """What is different on a part of a board."""
    if after.kind in ("value", "choice"):
        if before.value == after.value:
            return {}
        return {"before": before.value, "after": after.value}
    if after.kind == "cards":
        if before.cards is None:
            return {}
        return {"change": after.count - before.count} if after.count != before.count else {}
    if after.kind == "track":
        uncovered = [
            now.data()
            for was, now in zip(before.spaces, after.spaces, strict=True)
            if was.filled and not now.filled
        ]
        return {"uncovers": uncovered} if uncovered else {}
    if after.kind == "items":
        gone = [each for each in before.items if each.exhausted or each.damaged]
        spent: list[View] = []
        for each in after.items:
            if each in gone:
                gone.remove(each)
            elif each.exhausted or each.damaged:
                spent.append(each.data())
        return {"items": spent} if spent else {}
    return {}


def _revealed(before: Game, after: Game, viewer: int) -> list[View]:
    """What becomes known that was hidden: cards drawn, hands shown, what lay under a ruin."""
    found: list[View] = []
    log = after.log or []
    for event in log:
        shows = event.turn == log[0].turn and viewer in event.seen_by and bool(event.secret)
        if shows and (event.seat != viewer or event.verb == "drew"):
            found.append({"event": event.verb, "seat": after.seat_name(event.seat)})
    for place in range(after.places):
        if len(after.ruins[place]) < len(before.ruins[place]):
            found.append({"event": "ruin", "place": PLACE.text(place)})
    return found


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
