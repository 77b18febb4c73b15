"""`undergrowth content check` names what tells a secret, and what forbids without a reason.

The faults are planted into a faction with three tricks, which has none before.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

import undergrowth
from kit.lineups import seed_of, setups
from kit.madeup.thicket import FACTION_FILE, GUARD, change
from undergrowth import Game
from undergrowth.checking.folder import check_folder
from undergrowth.checking.vetoes import check_vetoes, unexplained
from undergrowth.table.book import book

SNAGS: Final = "".join(
    f'[[piece]]\nid = "{name}"\nkind = "token"\nname = "{name}"\n{more}\n\n'
    for name, more in (
        ("burr", "count = 3"),
        ("thistle", "count = 3"),
        ("hidden_burr", 'side_of = "burr"\nlooks_like = "snag"'),
        ("hidden_thistle", 'side_of = "thistle"\nlooks_like = "snag"'),
    )
)
TRICKS: Final = '''
"""B.5 The tricks of the Guard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from thicket.factions.bramble_guard.pieces import GuardPieces
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.owners import named
from undergrowth.law.cards.piles import spend
from undergrowth.law.cards.suits import payers
from undergrowth.law.pieces.atoms import piece_fields, put
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knowing
from undergrowth.table.names import FOX, PIECES
from undergrowth.table.places import PLACE


class Feast(Action):
    """`feast`: two cards for a point."""

    verb: ClassVar[str] = "feast"


class Serve(WithCard):
    """`serve cobbler`: one of them."""

    verb: ClassVar[str] = "serve"


class Beg(OfFaction):
    """`beg marquise`: a point if it holds a fox."""

    verb: ClassVar[str] = "beg"


class Lay(Action):
    """`lay hidden_burr 5`: face down beside a bramble."""

    verb: ClassVar[str] = "lay"
    domains: ClassVar[tuple[Domain, ...]] = (PIECES, PLACE)

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.place)


_SERVE: Final = Prompt("guard.serve", "B.5")
_TOLL: Final = Prompt("guard.toll", "B.2.2")
_LAID: Final = named("laid")


def foxes(g: Game, seat: int) -> list[int]:
    """The cards of a hand that match a fox clearing."""
    return payers(g, seat, 1 << FOX)


def has_foxes(g: Game, seat: int, n: int) -> bool:
    """Whether a hand has so many of them."""
    return sum(g.hands[seat].count(card) for card in foxes(g, seat)) >= n


def tricks(g: Game, me: GuardPieces) -> list[Action]:
    """B.5 What can be done now."""
    found: list[Action] = [Feast()] if has_foxes(g, me.seat, 2) else []
    found += [Beg(g.box.owner_numbers[seat]) for seat in range(g.seats) if seat != me.seat]
    snags = [me.kind("hidden_burr"), me.kind("hidden_thistle")]
    for kind in [kind for kind in snags if g.supply[kind]]:
        found += [Lay(g.box.kinds[kind].piece, place) for place in me.hedge(g)]
    return found


def play_trick(g: Game, me: GuardPieces, answer: Action) -> bool:
    """B.5 Play one, if the answer is one."""
    if isinstance(answer, Feast):
        g.push(Serving(me.seat))
    elif isinstance(answer, Beg):
        g.reveals_hidden()
        if has_foxes(g, g.box.owner_of(answer.faction), 1):
            score(g, me.seat, 1, "B.5")
    elif isinstance(answer, Lay):
        kind = g.box.kind_at[me.seat][answer.piece]
        put(g, kind, answer.place, 1)
        fields = piece_fields(g, kind, 1, answer.place)
        secret: dict[str, int | str] = {"piece": PIECES.text(answer.piece)}
        g.note(_LAID, "B.5", me.seat, fields, secret, knowing(g, kind, answer.place))
    else:
        return False
    return True


@dataclass
class Serving(Frame):
    """B.5 Two cards, one after the other.  Only begun with so many."""

    seat: int
    due: int = 2

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        g.ask(self.seat, _SERVE, [Serve(card) for card in foxes(g, self.seat)])

    def pay(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Serve):
            spend(g, self.seat, answer.card)
            self.due -= 1
            if self.due > 0:
                g.back_to("choose")
            else:
                score(g, self.seat, 1, "B.5")

    def can_go_on(self, g: Game) -> bool:
        return has_foxes(g, self.seat, self.due)


@dataclass
class Toll(Frame):
    """B.2.2 An enemy that comes to a bramble loses a card, if it holds a fox."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.tell, self.choose, self.pay)

    def tell(self, g: Game) -> None:
        g.reveals_hidden()  # whether it holds one

    def choose(self, g: Game) -> None:
        cards = foxes(g, self.seat)
        if cards:
            g.ask(self.seat, _TOLL, [Serve(card) for card in cards])

    def pay(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Serve):
            spend(g, self.seat, answer.card)


verbs(Feast, Serve, Beg, Lay)
frames(Serving, Toll)
'''
WORDS: Final = """
do-feast = Hold a feast
verb-feast = Feast
do-serve = Serve { $card }
verb-serve = Serve
ask-guard-serve = Choose a card
ask-guard-toll = Choose a card
do-beg = Ask { $faction } for a fox
verb-beg = Beg
do-lay = Lay { $piece } in { $place }
verb-lay = Lay
event-laid = { $seat } lays { $piece } in { $place }
"""
VETO: Final = '''
    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """B.2.4 No enemy places anything beside a bramble."""
        return i.by != self.seat and i.place in g.clearings and self.has_bramble(g, i.place)

    def cannot(self, i: Intent) -> Reason:
        if i.how == PLACE:
            return ("B.2.4", because("thicket:why-there_bramble_already"))
        return super().cannot(i)

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """B.2.2 An enemy with a seat pays a toll where a bramble is."""
        enters = m.owner != self.seat and m.owner < g.seats
        return [Toll(m.owner)] if enters and self.has_bramble(g, m.destination) else []

    def describe('''
TURN, TRICK, FACTION = (f"{GUARD}/{name}.py" for name in ("turn", "tricks", "faction"))


@pytest.fixture
def tricky(package: Path) -> Path:
    """The package with the tricks, and without its map."""
    shutil.rmtree(package / "src/thicket/maps")
    shutil.rmtree(package / "src/thicket/data/maps")
    (package / TRICK).write_text(TRICKS, encoding="utf-8")
    at = "            if me.may_move(g, 0):"
    change(package / TURN, at, f"            options += tricks(g, me)\n{at}")
    change(package / TURN, "return False", "return play_trick(g, me, answer)")
    last = "from thicket.factions.bramble_guard.pieces import GuardPieces, guard\n"
    module = "thicket.factions.bramble_guard.tricks"
    change(package / TURN, last, f"{last}from {module} import play_trick, tricks\n")
    change(
        package / FACTION_FILE,
        "[birdsong_score]",
        f'{SNAGS}[looks]\nsnag = "snag"\n\n[birdsong_score]',
    )
    change(package / FACTION, "\n    def describe(", VETO)
    change(package / FACTION, "import Fight", "import PLACE, Fight, Intent, Moved")
    last = "from undergrowth.engine.actions import Action\n"
    change(package / FACTION, last, f"{last}from undergrowth.engine.messages import *\n")
    last = "from thicket.factions.bramble_guard.turn import GuardBirdsong, GuardDaylight\n"
    change(package / FACTION, last, f"from {module} import Toll\n{last}")
    for language in ("en", "de"):
        file = package / GUARD / f"{language}.ftl"
        file.write_text(file.read_text(encoding="utf-8") + WORDS, encoding="utf-8")
    return package


def found_in(package: Path) -> list[str]:
    return [str(each) for checked in check_folder(package) for each in checked.findings]


@pytest.mark.long
def test_what_keeps_its_secrets_has_no_fault(tricky: Path) -> None:
    """Guesses, payments and face-down pieces as the guide has them."""
    assert found_in(tricky) == []


CAN_GO_ON: Final = """
    def can_go_on(self, g: Game) -> bool:
        return has_foxes(g, self.seat, self.due)
"""


def test_a_payment_that_other_hands_cannot_complete_is_named(tricky: Path) -> None:
    """And beside it a guess that undo could take back, an event, and a veto of another kind."""
    change(tricky / TRICK, CAN_GO_ON, "")
    change(tricky / TRICK, "        g.reveals_hidden()\n", "")
    change(
        tricky / TRICK, "fields = piece_fields(g, kind, 1, answer.place)\n        secret", "fields"
    )
    change(tricky / TRICK, "(answer.piece)}", '(answer.piece), "place": PLACE.text(answer.place)}')
    change(tricky / TRICK, ", fields, secret, knowing(g, kind, answer.place))", ", fields)")
    change(tricky / FACTION, "i.how == PLACE", "i.how != PLACE")
    expected = [
        "factions/bramble_guard/tricks.py: Serving.can_go_on: stops in a world that was dealt"
        " anew: NothingToAsk: thicket:Serving asks thicket:guard.serve",
        "factions/bramble_guard/turn.py: GuardDaylight.act: after beg ",
        "factions/bramble_guard: the event thicket:laid, of thicket:lay: names hidden_",
        "factions/bramble_guard/faction.py: BrambleGuard.forbids_placing: is a prohibition"
        " without a reason: expected cannot(i) to have one where i.how is PLACE",
    ]
    found = found_in(tricky)
    assert len(found) == len(expected), found
    for begin in expected:
        assert [each for each in found if each.startswith(begin)], (begin, found)


@pytest.mark.long
def test_a_payment_that_other_hands_skip_is_named(tricky: Path) -> None:
    """No error says so: the second card is not asked for."""
    change(tricky / TRICK, CAN_GO_ON, "")
    old = "        g.ask(self.seat, _SERVE, [Serve(card) for card in foxes(g, self.seat)])"
    new = f"        if foxes(g, self.seat):\n    {old}"
    change(tricky / TRICK, old, new)
    (found,) = found_in(tricky)
    where, _, problem = found.partition(": after serve ")
    assert where == "factions/bramble_guard/tricks.py: Serving.pay"
    assert "asks on in one world and not in another that looks the same" in problem
    assert "can_go_on where it must go on, or g.reveals_hidden()" in problem


@pytest.mark.long
def test_a_question_that_tells_of_a_hand_by_being_asked_is_named(tricky: Path) -> None:
    """Not the package asks before it: somebody has moved."""
    change(tricky / TRICK, "        g.reveals_hidden()  # whether it holds one\n", "        pass\n")
    (found,) = found_in(tricky)
    assert found.startswith("factions/bramble_guard/tricks.py: Toll.choose: after ")
    assert found.endswith("g.reveals_hidden()")


@pytest.mark.long
def test_a_board_that_shows_what_a_viewer_may_not_see_is_named(tricky: Path) -> None:
    change(tricky / GUARD / "board.py", "viewer == me.seat)", "True)")
    assert found_in(tricky) == [
        "factions/bramble_guard/faction.py: BrambleGuard.describe: shows a spectator what it may"
        " not see"
    ]


def test_a_veto_of_a_class_that_gives_no_reason_is_named(tricky: Path) -> None:
    """`cannot` is asked for it; for the hooks of battle it is `law_of`."""
    change(tricky / FACTION, "    def cannot(", "    def can_not(")
    more = "    def forbids_ambush(self, g: Game, b: Fight) -> bool:\n        return False\n"
    change(tricky / FACTION, "    def can_not(", f"{more}\n    def can_not(")
    found = [str(each) for checked in check_folder(tricky, False) for each in checked.findings]
    start = "factions/bramble_guard/faction.py: BrambleGuard."
    without = "is a prohibition without a reason: expected BrambleGuard."
    assert f"{start}forbids_placing: {without}cannot(i) with its section" in found
    assert (
        f'{start}forbids_ambush: {without}law_of("forbids_ambush", owner) with its section' in found
    )


def test_our_own_prohibitions_have_reasons() -> None:
    home = Path(undergrowth.__file__).parent
    assert [str(each) for each in check_vetoes("undergrowth", home)] == []


def test_our_own_prohibitions_have_reasons_as_the_table_is() -> None:
    """A section for a veto of battle, and a reason for one that is in force: of all sources."""
    found: list[tuple[str, str, str]] = []
    for name, setup in setups().items():
        g = Game.new(setup, seed_of(name, 1))
        for source in book(g).sources:
            found += [(name, type(source).__name__, hook) for hook, _ in unexplained(g, source)]
    assert found == []
