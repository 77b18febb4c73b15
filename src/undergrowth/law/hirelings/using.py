"""H.2.3, H.2.4 Actions of hirelings for their controller, in Birdsong or in Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import names_registry
from undergrowth.law.appraise import led_to
from undergrowth.law.battle.battlefield import hides_battle
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.windows.windows import why_not_now
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.moments import BIRDSONG_START, IN_DAYLIGHT
from undergrowth.table.refusals import answers
from undergrowth.table.uses import mark_used, was_used

AT_BIRDSONG: Final = "H.2.3"
IN_THE_DAY: Final = "H.2.4"
_WHEN: Final = {
    BIRDSONG_START: "why-hireling_birdsong",
    IN_DAYLIGHT: "why-hireling_daylight",
}
"""The reason that says in which window an action is offered."""
_WORTH: Final = 20
"""Value of a hireling's action to a computer player beyond its visible result, in hundredths of a
point: a well-placed hireling helps in later turns."""


class Employ(OfFaction):
    """`employ forest_patrol`: begin a hireling's action of this turn."""

    verb: ClassVar[str] = "employ"
    law: ClassVar[str] = "H.2"


_CHOOSE: Final = Prompt("hirelings.choose", "H.2")
CHOICES: Final = names_registry(Names("choice"))
"""Options that cards give their controllers; each has a message `choice-...`."""


class Choose(Action):
    """`choose patrol_march`: choose one of the options a card gives its controller."""

    verb: ClassVar[str] = "choose"
    domains: ClassVar[tuple[Domain, ...]] = (CHOICES,)

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice

    def args(self) -> tuple[int, ...]:
        return (self.choice,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Employed(Hireling):
    """H.2.3, H.2.4 A side with one action a turn: at the start of Birdsong, or in Daylight.

    A side whose action is one of several options overrides `choices` and `chosen`, all others
    `begin` and `prevented`.  A side with more than one action overrides `offers` itself.
    """

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.option: Final[Action] = Employ(self.number)

    def acts_by(self) -> str:
        """Return the section of its action: `AT_BIRDSONG`, `IN_THE_DAY`, or one of its own.

        An action at another time than these two overrides `moment` as well.
        """
        return IN_THE_DAY

    def is_compelled(self, g: Game, seat: int) -> bool:
        """H.2.3 Whether its controller must take the action if possible."""
        return False

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """Return (section, reason) if the action would do nothing now, else None."""
        if self.choices(g, seat):
            return None
        return (self.acts_by(), because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        """Carry the action out, or push the procedure that does."""
        g.push(ChooseDeed(seat, self.index))

    def choices(self, g: Game, seat: int) -> list[int]:
        """Return the card's options that can be done now, by number in `CHOICES`."""
        return []

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        """Carry out one of the options, or push the procedures that do."""
        raise NotImplementedError

    def worth(self, g: Game, seat: int) -> int:
        """Return a computer player's preference for the action, in hundredths of a point."""
        return _WORTH + led_to(g, seat, self.option)

    # ---- offering it

    def moment(self) -> int:
        """1.4.1 Return the window in which the action is offered."""
        return BIRDSONG_START if self.acts_by() == AT_BIRDSONG else IN_DAYLIGHT

    def speaks_in(self, window: int) -> bool:
        return window == self.moment()

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        if window != self.moment() or not self.is_ready(g, seat):
            return []
        return [self.option] if self.prevented(g, seat) is None else []

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether a hand decides if the action is possible."""
        return (
            window == self.moment()
            and bool(book(g).hooks.hides_defending)
            and self.is_ready(g, seat)
            and self.hides_choices(g, seat)
        )

    def hides_choices(self, g: Game, seat: int) -> bool:
        """1.2.1 Whether a hand decides which of its options can be done.

        By default this is so if a hand decides whom it can battle.
        """
        return hides_battle(g, self.index)

    def is_ready(self, g: Game, seat: int) -> bool:
        """H.2 Whether a seat controls it and has not used it this turn."""
        return self.held(g).controller == seat and not was_used(g, self)

    def compels(self, g: Game, seat: int, window: int) -> bool:
        return (
            window == self.moment()
            and self.is_compelled(g, seat)
            and bool(self.offers(g, seat, window))
        )

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not isinstance(action, Employ) or action.faction != self.number:
            return False
        mark_used(g, self)
        if g.log is not None:
            g.note("hireling_employed", self.acts_by(), seat, {"faction": self.name})
        self.begin(g, seat)
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Employ) or action.faction != self.number:
            return None
        if self.held(g).controller != seat:
            return (self.acts_by(), because("why-hireling_not_controlled"))
        if was_used(g, self):
            return (self.acts_by(), because("why-hireling_was_employed"))
        when = self.moment()
        kept = self.prevented(g, seat) or why_not_now(g, seat, [when])
        return kept or (self.acts_by(), because(_WHEN.get(when, "why-hireling_other_time")))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        if isinstance(action, Employ) and action.faction == self.number:
            return self.worth(g, seat)
        return 0


@dataclass
class ChooseDeed(Frame):
    """H.2 Choose one of the options a card gives its controller."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.begin)

    def choose(self, g: Game) -> None:
        """H.2 Ask for one of those that can be done."""
        me = employed(g, self.owner)
        options: list[Action] = [Choose(choice) for choice in me.choices(g, self.seat)]
        if me.hides_choices(g, self.seat):
            _ask_in_secret(g, self.seat, options)
        elif options:
            g.settle(self.seat, _CHOOSE, options)

    def begin(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Choose):
            employed(g, self.owner).chosen(g, self.seat, answer.choice)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2 Return why an option of the card is not offered."""
        if isinstance(action, Choose):
            return (employed(g, self.owner).acts_by(), because("why-hireling_not_now"))
        return None


def _ask_in_secret(g: Game, seat: int, options: list[Action]) -> None:
    """1.2.1 Ask even about a single option, which would reveal what a hand holds.

    If there is none, record that this reveals it.
    """
    if options:
        g.ask(seat, _CHOOSE, options)
    else:
        g.reveals_hidden()


def employed(g: Game, owner: int) -> Employed:
    """H.2 Return a hireling with an action by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, Employed)
    return found


answers(_CHOOSE, Choose)
verbs(Employ, Choose)
frames(ChooseDeed)
