"""Base class of procedures of the Law in progress, which rules subclass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undergrowth.engine.actions import Action
from undergrowth.engine.copying import copied
from undergrowth.engine.frames import Procedure
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.described.views import Allowance, Forecast
from undergrowth.table.game import Game

Step: TypeAlias = Callable[[Game], None]

_SEAT: Final = "seat"
_HAS_SEAT: Final[dict[type[object], bool]] = {}
"""Whether the procedures of a class are a seat's, as far as they have been asked.

To look for a field that is not there makes an error each time, which takes longer than the rest.
"""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame(Procedure):
    """One procedure of the Law in progress; see `engine.frames`.

    Its steps take a `Game`.
    """

    def script(self) -> tuple[Step, ...]:
        """Return the steps of this procedure, in the order of the Law."""
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        """Take the step with this index of the script; return False if there is none."""
        assert isinstance(g, Game)
        script = self.script()
        if at >= len(script):
            return False
        script[at](g)
        return True

    def copy(self) -> Frame:
        """Return an equal frame that shares no mutable state.

        Derived from the fields (`engine.copying`), unless a class writes its own.
        """
        return copied(self)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return (section, reason) why `action` is not among its options, or None if unknown.

        Called while its own question is open, about actions of a kind that it offers; the reason
        must be true then.  While another question is open, only whether it is None counts.
        """
        return None

    def applies(self, g: Game) -> bool:
        """1.4.1 As a step of a phase: whether there is anything to do in it now."""
        return True

    def is_free(self) -> bool:
        """1.4.2 As a step of a phase: whether it asks what to do next.

        Between its actions nothing is in progress; in Daylight it also offers effects usable then.
        """
        return False

    def step_within(self, g: Game) -> int:
        """Return the current step, from 0 on, if the Law counts this step of a phase as several."""
        return 0

    def tells_facts(self) -> bool:
        """Whether its `why_not` is true at any question, for any seat."""
        return False

    def verb_list(self) -> list[type[Action]]:
        """Return the verbs its main question may offer, in the order of the board.

        A verb that is not offered now is shown as unavailable, with `why_off`.
        """
        return []

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """Return (section, short reason) why a verb of `verb_list` is not offered now.

        The reason is an id that `title` turns into a word or two: `too_late`.
        """
        return None

    def usual(self, g: Game) -> Action | None:
        """Return the option most people would choose where the choice seldom matters.

        An example is the piece of wood to spend.  It may depend only on what the asked seat may
        see.
        """
        return None

    def forecast(self, g: Game) -> Forecast | None:
        """Return what must follow in this procedure, and where it can be done.

        It is shown to everybody.
        """
        return None

    def allowances(self, g: Game) -> list[Allowance]:
        """Return the limits in force while it is in progress, and how much of each is used.

        They are shown to everybody: they may depend only on public information.
        """
        return []

    def pieces(self) -> list[tuple[int, int]]:
        """Return (kind, place) of each piece it refers to that may lie face down.

        The place is NOWHERE for a piece in its supply.  When such pieces are dealt anew, `redealt`
        receives the new kinds.
        """
        return []

    def redealt(self, n: int, kind: int) -> None:
        """1.2.1 Set the kind of entry `n` of `pieces` to another one that looks alike."""
        raise NotImplementedError

    def hand_cards(self) -> list[tuple[int, int]]:
        """Return (seat, card) of each card it refers to that is still in a hand.

        These cards have been chosen and will be revealed later, so they are not dealt anew.
        """
        return []

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        """1.5.4 Reduce the removed pieces it is about to handle: `n` have been placed again."""

    def can_go_on(self, g: Game) -> bool:
        """Whether it can be completed with the cards its seat holds in this game.

        In a real game it always can; but a hand that is dealt anew may lack a card that must still
        be paid.
        """
        return True

    def speaks_to(self, seat: int) -> bool:
        """1.2.1 Whether a seat asked inside this procedure may be told its `why_not`.

        The reasons of another seat's procedure could reveal that seat's hand.
        """
        kind = type(self)
        if kind not in _HAS_SEAT:
            _HAS_SEAT[kind] = hasattr(self, _SEAT)
        return not _HAS_SEAT[kind] or bool(getattr(self, _SEAT) == seat)
