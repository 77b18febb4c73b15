"""A.5 Setting up landmarks: chance deals some, the last players choose their clearings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from undergrowth.data import sheets
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.setup.fan import may_be_dealt_unnamed
from undergrowth.law.setup.landmarks import landmark_of, page, place_landmark, sites, why_no_site
from undergrowth.law.setup.seats import last_human
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.resettling import replace_setup
from undergrowth.table.names import LANDMARKS
from undergrowth.table.places import PLACE
from undergrowth.table.setup import Setup


class DealLandmark(Action):
    """`landmark tower`: deal this landmark (chance)."""

    verb: ClassVar[str] = "landmark"
    domains: ClassVar[tuple[Domain, ...]] = (LANDMARKS,)

    def __init__(self, landmark: int) -> None:
        self.landmark: Final = landmark

    def args(self) -> tuple[int, ...]:
        return (self.landmark,)


class SetUpAt(Action):
    """`set up tower 5`: choose a landmark to set up, and its clearing."""

    verb: ClassVar[str] = "set up"
    domains: ClassVar[tuple[Domain, ...]] = (LANDMARKS, PLACE)

    def __init__(self, landmark: int, place: int) -> None:
        self.landmark: Final = landmark
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.landmark, self.place)


_DEAL: Final = Prompt("landmarks.deal", "A.5.2")
_SITE: Final = Prompt("landmarks.site", "A.5.3")


def cards_to_deal(setup: Setup) -> list[str]:
    """A.5.1 Return the cards to deal from: those chosen, or all that may be dealt."""
    if setup.landmark_cards:
        return list(dict.fromkeys(setup.landmark_cards))  # a card is there once
    return [name for name in sheets("landmarks") if may_be_dealt_unnamed(setup, "landmarks", name)]


def pool(g: Game) -> list[str]:
    """A.5.1 Return those of the cards to deal from that may still be dealt.

    A landmark without a possible clearing, or for more players, is not dealt.
    """
    return [
        name
        for name in cards_to_deal(g.setup)
        if name not in g.setup.in_play
        and page(name).number("min_players") <= g.seats
        and sites(g, name)
    ]


@dataclass
class SetUpLandmarks(Frame):
    """A.5.2, A.5.3 Deal landmarks; one player after another sets one of them up."""

    seat: int
    """Seat that sets up the next one: the last player in turn order begins."""
    left: int
    """Number of landmarks still to be set up."""
    dealt: list[int] = field(default_factory=list)
    """Landmarks dealt and not set up, by their number in `LANDMARKS`."""

    def script(self) -> tuple[Step, ...]:
        return (self.deal, self.collect, self.choose, self.set_up)

    def deal(self, g: Game) -> None:
        """A.5.2 Ask chance for landmarks, and for others in place of impossible ones."""
        for number in self.dealt[:]:
            if not sites(g, LANDMARKS.text(number)):
                self.dealt.remove(number)
                _settle(g, [name for name in g.setup.in_play if name != LANDMARKS.text(number)])
        cards = pool(g) if len(self.dealt) < self.left else []
        if cards:
            g.ask(CHANCE, _DEAL, [DealLandmark(LANDMARKS.parse(name)) for name in cards])

    def collect(self, g: Game) -> None:
        """A.5.2 Bring the dealt landmark into the game."""
        answer = g.answer
        if isinstance(answer, DealLandmark):
            name = LANDMARKS.text(answer.landmark)
            self.dealt.append(answer.landmark)
            _settle(g, [*g.setup.in_play, name])
            if g.log is not None:
                g.note("landmark_dealt", "A.5.2", NOBODY, {"landmark": name})
            g.back_to("deal")

    def choose(self, g: Game) -> None:
        """A.5.3 Ask for one of those dealt, and a clearing its card allows."""
        options: list[Action] = [
            SetUpAt(number, place)
            for number in sorted(self.dealt)
            for place in sites(g, LANDMARKS.text(number))
        ]
        if options:
            g.settle(self.seat, _SITE, options)
        else:
            g.finish()

    def set_up(self, g: Game) -> None:
        """A.5.3 Place it, follow its card, and go on with the next."""
        chosen = g.chose(SetUpAt)
        landmark = landmark_of(g, LANDMARKS.text(chosen.landmark))
        assert landmark is not None
        place_landmark(g, landmark.index, chosen.place)
        self.dealt.remove(chosen.landmark)
        waiting = landmark.set_up(g)
        if self.left > 1:
            before = last_human(g, self.seat - 1)
            waiting.append(SetUpLandmarks(before, self.left - 1, self.dealt[:]))
        g.push_all(waiting)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.5.3 Return why a landmark cannot be set up somewhere."""
        if not isinstance(action, SetUpAt):
            return None
        if action.landmark not in self.dealt:
            return ("A.5.3", because("why-landmark_has_not"))
        return why_no_site(g, LANDMARKS.text(action.landmark), action.place)


def _settle(g: Game, in_play: list[str]) -> None:
    """A.5.2 Continue with these landmarks in the game."""
    replace_setup(g, replace(g.setup, in_play=in_play))


def push_landmarks(g: Game) -> None:
    """A.5 Begin setting up landmarks, if the game has any."""
    if g.setup.landmarks > 0:
        g.push(SetUpLandmarks(last_human(g, g.seats - 1), g.setup.landmarks))


verbs(DealLandmark, SetUpAt)
frames(SetUpLandmarks)
