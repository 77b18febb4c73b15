"""A procedure of the law in progress: the class that rules subclass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Procedure
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.described.views import Allowance, Forecast
from undergrowth.table.game import Game

Step: TypeAlias = Callable[[Game], None]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame(Procedure):
    """One procedure of the law in progress; see `engine.frames`.

    What it pushes, asks and changes is the game of Root: its steps take a `Game`.
    """

    def script(self) -> tuple[Step, ...]:
        """The steps of this procedure, in the order of the law."""
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        """Look a step up in the script and take it."""
        assert isinstance(g, Game)
        script = self.script()
        if at >= len(script):
            return False
        script[at](g)
        return True

    def copy(self) -> Frame:
        """An equal frame that shares nothing that can change."""
        raise NotImplementedError

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Why `action` is not among the options asked for: (section, reason), if this knows.

        It is asked while its own question is open, of actions such as it asks for; what it says is
        true then.  While something else is asked, only whether it knows the action counts.
        """
        return None

    def applies(self, g: Game) -> bool:
        """1.4.1 As a step of a phase: whether anything is to be done in it now."""
        return True

    def is_free(self) -> bool:
        """1.4.2 As a step of a phase: whether it asks what to do next.

        Between its actions nothing is in progress, and in Daylight it offers what may be used then.
        """
        return False

    def step_within(self, g: Game) -> int:
        """As a step of a phase that the law counts as several: which of them goes on, from 0 on."""
        return 0

    def tells_facts(self) -> bool:
        """Whether its `why_not` is true whatever is asked meanwhile, by whomever."""
        return False

    def verb_list(self) -> list[type[Action]]:
        """The verbs its main question offers at times, in the order of the board: what is not
        offered now is shown as off, with `why_off`."""
        return []

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """(section, short reason) why a verb of `verb_list` is off for whoever is asked.

        The reason is a name that `texts.title` writes for people, in two words or so: `too_late`.
        """
        return None

    def usual(self, g: Game) -> Action | None:
        """The option most people would choose where the choice seldom matters, such as which wood
        is paid; it may depend only on what whoever is asked knows.
        """
        return None

    def forecast(self, g: Game) -> Forecast | None:
        """What must follow in this procedure, and where it can be done; everybody is told."""
        return None

    def allowances(self, g: Game) -> list[Allowance]:
        """What is limited while this goes on, and how much of it has been used; asked for views.

        Everybody is told: it may depend only on what all know.
        """
        return []

    def pieces(self) -> list[tuple[int, int]]:
        """Return kinds and places of the pieces it speaks of, which may lie face down.

        One entry for each piece; the place is NOWHERE for one in its supply.  Where they are dealt
        anew `redealt` says of which kind each is then.
        """
        return []

    def redealt(self, n: int, kind: int) -> None:
        """1.2.1 The piece of entry `n` of `pieces` is of another kind, one that looks alike."""
        raise NotImplementedError

    def hand_cards(self) -> list[tuple[int, int]]:
        """Seats and cards it speaks of that are in a hand still: they are not dealt anew.

        One entry for each card that has been chosen and is to be seen only later.
        """
        return []

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        """1.5.4 Some of the pieces removed from a place have been placed again: what this was to do
        with those that were removed is for the others."""

    def can_go_on(self, g: Game) -> bool:
        """Whether what has been begun can be completed with what its seat holds in this game.

        It always can; but a hand that is dealt anew may lack what is still to be paid.
        """
        return True

    def speaks_to(self, seat: int) -> bool:
        """1.2.1 Whether a seat asked inside this procedure may hear its `why_not`.

        A procedure of another seat would tell what that seat holds in hand.
        """
        return bool(getattr(self, "seat", seat) == seat)
