"""10.5 Daylight: reveal a card, perform a ritual."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lizard_cult.pieces import CultPieces, cult
from undergrowth.factions.lizard_cult.plant import BuildGarden, garden_sites
from undergrowth.law.cards.revealed import reveal
from undergrowth.law.cards.suits import A_BIRD, paid_suits, pay_for, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import placeable, why_not_place
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfSuit, WithCard
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import not_in_hand
from undergrowth.twins.acolytes import gain_acolytes


class BuildWith(WithCard):
    """`build with cobbler`: reveal the card to build a garden (10.5.1)."""

    verb: ClassVar[str] = "build with"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "10.5.1"


class RecruitWith(WithCard):
    """`recruit with cobbler`: reveal the card to recruit (10.5.2)."""

    verb: ClassVar[str] = "recruit with"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "10.5.2"


class ScoreWith(WithCard):
    """`score with cobbler`: spend the card to score gardens (10.5.3)."""

    verb: ClassVar[str] = "score with"
    picture: ClassVar[str] = "spend"
    law: ClassVar[str] = "10.5.3"


class SacrificeWith(WithCard):
    """`sacrifice with birdy_bindle`: spend a bird for an acolyte (10.5.4)."""

    verb: ClassVar[str] = "sacrifice with"
    picture: ClassVar[str] = "bird_card"
    law: ClassVar[str] = "10.5.4"


class Praise(OfSuit):
    """`praise fox`: the suit to score, if a card counts as any."""

    verb: ClassVar[str] = "praise"


_RITUALS: Final = Prompt("cult.rituals", "10.5")
_PLACE: Final = Prompt("cult.recruit_place", "10.5.2")
_SUIT: Final = Prompt("cult.score_suit", "10.5.3")


def recruit_sites(g: Game, me: CultPieces, suits: int) -> list[int]:
    """10.5.2 Return the clearings of these suits in which a warrior can be placed."""
    suited = [place for place in g.clearings if g.suits[place] & suits]
    return placeable(g, me.warrior, suited)


def scorable(g: Game, me: CultPieces, scored: int) -> int:
    """10.5.3 Return the suits with a garden on the map not scored this turn, as a mask."""
    suits = 0
    for i in range(len(me.gardens.kinds)):
        if me.gardens.placed(g, me.gardens.kinds[i]) > 0:
            suits |= 1 << me.gardens.suits[i]
    return suits & ~scored


def believers(g: Game, seat: int, suits: int) -> list[int]:
    """10.2.2 Return the different cards in hand of one of these suits: birds are not wild."""
    return [card for card in payers(g, seat, suits) if not g.is_bird(card)]


@dataclass
class Rituals(Frame):
    """10.5 Perform a ritual for each card revealed, in any order and number."""

    seat: int
    scored: int = 0
    """10.5.3 The suits scored this turn, as a mask."""

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.perform)

    def offer(self, g: Game) -> None:
        """10.5 Offer every ritual that a card in hand allows; passing ends Daylight.

        Any hand that is not empty is asked: the rituals it allows are secret (1.2.1).
        """
        options = daylight_options(g, self.seat, False)
        if g.hands[self.seat]:
            self._add_rituals(g, options)
        if options or g.hands[self.seat]:
            g.ask(self.seat, _RITUALS, [*options, PASS])

    def _add_rituals(self, g: Game, options: list[Action]) -> None:
        me = cult(g, self.seat)
        for card in believers(g, self.seat, self._buildable(g, me)):
            options.append(BuildWith(card))
        for card in believers(g, self.seat, suits_in(g, recruit_sites(g, me, -1))):
            options.append(RecruitWith(card))
        for card in believers(g, self.seat, scorable(g, me, self.scored)):
            options.append(ScoreWith(card))
        if g.supply[me.warrior] > 0:
            for card in payers(g, self.seat, A_BIRD):
                options.append(SacrificeWith(card))

    def _buildable(self, g: Game, me: CultPieces) -> int:
        """10.5.1 Return the suits of clearings where a garden could be built, as a mask."""
        return suits_in(g, garden_sites(g, me, -1))

    def perform(self, g: Game) -> None:
        """10.5 Reveal a card, perform its ritual, then offer again."""
        answer = g.answer
        if self._perform(g, answer) or use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _perform(self, g: Game, answer: Action) -> bool:
        me = cult(g, self.seat)
        if isinstance(answer, BuildWith):
            suits = self._reveal(g, answer.card, self._buildable(g, me))
            g.push(BuildGarden(self.seat, suits))
        elif isinstance(answer, RecruitWith):
            suits = self._reveal(g, answer.card, suits_in(g, recruit_sites(g, me, -1)))
            g.push(RecruitByRitual(self.seat, suits))
        elif isinstance(answer, ScoreWith):
            suits = scorable(g, me, self.scored)
            spend_for(g, self.seat, answer.card, suits)
            g.push(ScoreGardens(self.seat, paid_suits(g, answer.card, suits)))
        elif isinstance(answer, SacrificeWith):
            self._reveal(g, answer.card, A_BIRD)
            gain_acolytes(g, self.seat, cult(g, self.seat).warrior, 1, "10.5.4")
        else:
            return False
        return True

    def _reveal(self, g: Game, card: int, suits: int) -> int:
        """10.5 Reveal a card and return the suits that it counts as now."""
        pay_for(g, self.seat, card, suits)
        reveal(g, self.seat, card, "10.5")
        return paid_suits(g, card, suits)

    def allowances(self, g: Game) -> list[Allowance]:
        """10.5.3 Return the number of suits scored, of all there are."""
        suits = cult(g, self.seat).gardens.suits
        done = [suit for suit in suits if self.scored >> suit & 1]
        return [Allowance("suit_score", "10.5.3", len(done), len(suits))]

    def verb_list(self) -> list[type[Action]]:
        """10.5 Return the rituals."""
        return [BuildWith, RecruitWith, ScoreWith, SacrificeWith]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """10.5 Return in short why a ritual is not possible now."""
        me = cult(g, self.seat)
        if verb in (RecruitWith, SacrificeWith) and g.supply[me.warrior] == 0:
            return ("1.5.1", "no_pieces")
        if verb is BuildWith and not garden_sites(g, me, -1):
            return ("10.5.1", "nowhere")
        if verb is ScoreWith and not scorable(g, me, 0):
            return ("10.5.3", "no_garden")
        if verb is ScoreWith and not scorable(g, me, self.scored):
            return ("10.5.3", "done")
        return (verb.law, "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.5 Return why a ritual is not offered with a card."""
        if not isinstance(action, (BuildWith, RecruitWith, ScoreWith, SacrificeWith)):
            return None
        held = not_in_hand(g, self.seat, action.card, action.law)
        if held is not None:
            return held
        me = cult(g, self.seat)
        if isinstance(action, SacrificeWith):
            return _why_no_sacrifice(g, me, action.card)
        name = f"card:{CARDS.text(action.card)}"
        if g.is_bird(action.card):
            return ("10.2.2", because("why-birds_not_wild", {"card": name}))
        if isinstance(action, ScoreWith):
            return _why_no_score(g, me, action.card, self.scored)
        if isinstance(action, RecruitWith):
            if g.supply[me.warrior] == 0:
                return ("1.5.1", because("why-there_no_warrior_left"))
            return ("10.5.2", because("why-nowhere_to_recruit", {"card": name}))
        return ("10.5.1", because("why-nowhere_to_build", {"card": name}))


def _why_no_sacrifice(g: Game, me: CultPieces, card: int) -> Reason:
    if not g.is_bird(card):
        return ("10.5.4", because("why-not_bird_card", {"card": f"card:{CARDS.text(card)}"}))
    return ("1.5.1", because("why-there_no_warrior_left"))


def _why_no_score(g: Game, me: CultPieces, card: int, scored: int) -> Reason:
    suit = g.box.cards[card].suit
    name = f"suit:{SUITS.text(suit)}"
    if scored >> suit & 1:
        return ("10.5.3", because("why-scored_already", {"suit": name}))
    return ("10.5.3", because("why-no_garden_on_map", {"suit": name}))


@dataclass
class RecruitByRitual(Frame):
    """10.5.2 Place a warrior in a clearing that matches the revealed card."""

    seat: int
    suits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """10.5.2 Ask for the clearing; the Cult need not rule it."""
        places = recruit_sites(g, cult(g, self.seat), self.suits)
        g.settle(self.seat, _PLACE, [RecruitIn(place) for place in places])

    def place(self, g: Game) -> None:
        put(g, cult(g, self.seat).warrior, g.chose(RecruitIn).place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.5.2 Return why a clearing is not offered."""
        if not isinstance(action, RecruitIn):
            return None
        name = f"place:{PLACE.text(action.place)}"
        if action.place not in g.clearings:
            return ("10.5.2", because("why-not_clearing", {"place": name}))
        if not g.suits[action.place] & self.suits:
            return ("10.5.2", because("why-card_not_match", {"place": name}))
        return why_not_place(g, self.seat, action.place)


@dataclass
class ScoreGardens(Frame):
    """10.5.3 Score the gardens of the suit of the spent card."""

    seat: int
    suits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_suit, self.score)

    def choose_suit(self, g: Game) -> None:
        """10.5.3, 2.1.1 Ask for the suit, if an effect makes the card count as any."""
        suits = [suit for suit in cult(g, self.seat).gardens.suits if self.suits >> suit & 1]
        g.settle(self.seat, _SUIT, [Praise(suit) for suit in suits])

    def score(self, g: Game) -> None:
        """10.5.3 Score the points above the rightmost empty space; each suit once in a turn."""
        suit = g.chose(Praise).suit
        me = cult(g, self.seat)
        g.innermost(Rituals).scored |= 1 << suit
        score(g, self.seat, me.points[me.gardens.placed(g, me.gardens.of_suit(suit))], "10.5.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.5.3 Return why a suit is not offered."""
        if isinstance(action, Praise):
            name = f"suit:{SUITS.text(action.suit)}"
            return ("10.5.3", because("why-cannot_score_suit", {"suit": name}))
        return None


verbs(BuildWith, RecruitWith, ScoreWith, SacrificeWith, Praise)
frames(Rituals, RecruitByRitual, ScoreGardens)
