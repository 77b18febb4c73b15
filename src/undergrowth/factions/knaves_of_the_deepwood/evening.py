"""18.6 The Knaves' Evening: mock the powerful, protect the weak, take it easy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.factions.knaves_of_the_deepwood.ready import release
from undergrowth.factions.knaves_of_the_deepwood.stash import flip_all_up
from undergrowth.law.cards.suits import payable_places, payers, spend_for
from undergrowth.law.pieces.atoms import put, put_instead
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place, may_place_kind, placeable, why_not_place
from undergrowth.law.removing.removal import remove
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.victory.score import score
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, OfFaction, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE, is_forest
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers, not_in_hand


class ProtectIn(AtPlace):
    """`protect in 5`: the clearing with acclaim where a Skunk is placed (18.6.2)."""

    verb: ClassVar[str] = "protect in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "18.6.2"


class ProtectWith(WithCard):
    """`protect with cobbler`: the card spent for it."""

    verb: ClassVar[str] = "protect with"


class Pardon(OfFaction):
    """`pardon marquise_de_cat`: the enemy, of those with equally many Prisoners, that may free them
    (18.6.3)."""

    verb: ClassVar[str] = "pardon"
    law: ClassVar[str] = "18.6.3"


class FreeIn(AtPlace):
    """`free in 5`: the clearing to which Prisoners are freed (18.6.3)."""

    verb: ClassVar[str] = "free in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "18.6.3"


_PROTECT: Final = Prompt("knaves.protect", "18.6.2")
_CARD: Final = Prompt("knaves.protect_card", "18.6.2")
_PARDON: Final = Prompt("knaves.pardon", "18.6.3")
_FREE: Final = Prompt("knaves.free", "18.6.3")

# ---- 18.6.1


def mocking(g: Game, me: KnavePieces) -> int:
    """18.6.1 Return the points for Prisoners and acclaim on the map now."""
    prisoners = me.prisoners(g) // me.prisoners_per_point
    return prisoners + g.on_map(me.acclaim) // me.acclaim_per_point


@dataclass
class MockThePowerful(Frame):
    """18.6.1 Score points for Prisoners and for acclaim."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.mock,)

    def applies(self, g: Game) -> bool:
        return mocking(g, knaves(g, self.seat)) > 0

    def mock(self, g: Game) -> None:
        score(g, self.seat, mocking(g, knaves(g, self.seat)), "18.6.1")


# ---- 18.6.2


def sheltering(g: Game, me: KnavePieces, done: list[int]) -> list[int]:
    """18.6.2 Return the clearings with acclaim where a Skunk can still be placed."""
    acclaimed = [place for place in g.places_of(me.acclaim) if place not in done]
    return placeable(g, me.warrior, acclaimed)


def only_a_rule_forbids(g: Game, me: KnavePieces, done: list[int]) -> bool:
    """18.6.2 Whether a Skunk could be placed but for a rule that an effect may lift (17.2.4)."""
    return g.supply[me.warrior] > 0 and any(
        place not in done and not may_place_kind(g, me.warrior, place)
        for place in g.places_of(me.acclaim)
    )


@dataclass
class ProtectTheWeak(Frame):
    """18.6.2 Protect each acclaim once."""

    seat: int
    done: list[int] = field(default_factory=list)
    """Clearings whose acclaim has been used."""

    def applies(self, g: Game) -> bool:
        """18.6.2 Whether any card at all could be used, as all players can see."""
        if not g.hands[self.seat]:
            return False
        return len(sheltering(g, knaves(g, self.seat), self.done)) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """18.6.2, 1.2.1 Ask for a clearing, even if the hand matches none: that is secret."""
        if not g.hands[self.seat]:
            return
        me, more = knaves(g, self.seat), between_actions(g, self.seat)
        places = sheltering(g, me, self.done)
        if places or (more and only_a_rule_forbids(g, me, self.done)):
            options: list[Action] = [
                ProtectIn(place) for place in payable_places(g, self.seat, places)
            ]
            g.ask(self.seat, _PROTECT, [*options, *more, PASS])

    def act(self, g: Game) -> None:
        """18.6.2 Protect the clearing, each once; effects can be used in between (1.4.2)."""
        answer = g.answer
        if isinstance(answer, ProtectIn):
            self.done.append(answer.place)
            g.push(Protect(self.seat, answer.place))
            g.back_to("offer")
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.6.2 Return why no Skunk can be placed somewhere."""
        if not isinstance(action, ProtectIn):
            return None
        me, place = knaves(g, self.seat), f"place:{PLACE.text(action.place)}"
        if action.place in self.done:
            return ("18.6.2", because("why-protected_already", {"place": place}))
        if action.place not in g.clearings or not me.has_acclaim(g, action.place):
            return ("18.6.2", because("why-no_acclaim_in", {"place": place}))
        if g.supply[me.warrior] == 0:
            return ("1.5.1", because("why-no_skunk_left"))
        if not may_place(g, self.seat, action.place, me.warrior):
            return why_not_place(g, self.seat, action.place, me.warrior)
        return ("18.6.2", because("why-no_card_for_it", {"place": place}))


@dataclass
class Protect(Frame):
    """18.6.2 Spend a card and place a Skunk."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.shelter)

    def choose_card(self, g: Game) -> None:
        """18.6.2 Ask for a card that matches the clearing."""
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _CARD, [ProtectWith(card) for card in cards])

    def shelter(self, g: Game) -> None:
        """18.6.2 Spend the card and place the Skunk."""
        me = knaves(g, self.seat)
        spend_for(g, self.seat, g.chose(ProtectWith).card, g.suits[self.place])
        put(g, me.warrior, self.place, me.protectors)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.6.2 Return why a card does not pay."""
        if not isinstance(action, ProtectWith):
            return None
        card, place = f"card:{CARDS.text(action.card)}", f"place:{PLACE.text(self.place)}"
        return not_in_hand(g, self.seat, action.card, "18.6.2") or (
            "18.6.2",
            because("why-does_not_match", {"card": card, "place": place}),
        )


# ---- 18.6.3


def captives(g: Game, me: KnavePieces) -> list[int]:
    """18.6.3 Return the enemies with the most Prisoners; empty if there are no Prisoners."""
    counts = [
        me.prisoners_of(g, seat) if is_enemy(g, me.seat, seat) else 0 for seat in range(g.seats)
    ]
    most = max(counts)
    return [seat for seat, n in enumerate(counts) if n == most > 0]


def freed_by(g: Game, me: KnavePieces, owner: int, place: int) -> Removed:
    """18.6.3 Return the Prisoners of a faction in the forests next to a clearing."""
    r = Removed(owner, False, [], [], [], [])
    release(g, me, r, owner, g.box.woodland.forests[place], NOBODY)
    return r


@dataclass
class TakeItEasy(Frame):
    """18.6.3 When all Captains have acted, turn everything face up and let some Prisoners go."""

    seat: int
    enemy: int = NOBODY
    place: int = NOWHERE
    kinds: list[int] = field(default_factory=list)
    """The kinds of the Prisoners that have been removed, one entry for each."""

    def applies(self, g: Game) -> bool:
        """18.6.3 Whether all three Captain cards lie face down."""
        board = knaves(g, self.seat).board(g)
        return len(board.captains) > 0 and len(board.retired) == len(board.captains)

    def script(self) -> tuple[Step, ...]:
        return (
            self.flip,
            self.choose_enemy,
            self.choose_place,
            self.release,
            self.bring_back,
        )

    def flip(self, g: Game) -> None:
        """18.6.3 Turn Captains and items face up."""
        me = knaves(g, self.seat)
        me.board(g).retired = []
        flip_all_up(g, me)
        if g.log is not None:
            g.note("took_it_easy", "18.6.3", self.seat, {})

    def choose_enemy(self, g: Game) -> None:
        """18.6.3 Ask the Knaves for the enemy with the most Prisoners, if several have as many."""
        enemies = captives(g, knaves(g, self.seat))
        if enemies:
            g.settle(self.seat, _PARDON, [Pardon(g.box.owner_numbers[e]) for e in enemies])
        else:
            g.finish()

    def choose_place(self, g: Game) -> None:
        """18.6.3 Ask that enemy for a clearing next to some of its Prisoners; passing is
        allowed."""
        me = knaves(g, self.seat)
        self.enemy = g.box.owner_of(g.chose(Pardon).faction)
        options: list[Action] = [
            FreeIn(place)
            for place in g.clearings
            if freed_by(g, me, self.enemy, place).kinds and may_place(g, self.enemy, place)
        ]
        if options:
            g.ask(self.enemy, _FREE, [*options, PASS])

    def release(self, g: Game) -> None:
        """18.6.3 Remove the Prisoners from the forests."""
        answer = g.answer
        if not isinstance(answer, FreeIn):
            g.finish()
            return
        self.place = answer.place
        r = freed_by(g, knaves(g, self.seat), self.enemy, self.place)
        for i, kind in enumerate(r.kinds):
            self.kinds += [kind] * r.counts[i]
        remove(g, r)

    def bring_back(self, g: Game) -> None:
        """18.6.3 Place them in the clearing."""
        for kind in sorted(set(self.kinds)):
            put_instead(g, kind, self.place, self.kinds.count(kind))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.6.3 Return why Prisoners are not freed by a faction, or not in a place."""
        if isinstance(action, Pardon):
            return ("18.6.3", because("why-others_have_more_prisoners"))
        if not isinstance(action, FreeIn):
            return None
        name = f"place:{PLACE.text(action.place)}"
        if is_forest(action.place) or action.place not in g.clearings:
            return ("18.6.3", because("why-not_clearing", {"place": name}))
        if not may_place(g, self.enemy, action.place):
            return why_not_place(g, self.enemy, action.place)
        return ("18.6.3", because("why-no_prisoner_beside", {"place": name}))


answers(_PROTECT, ProtectIn)
answers(_CARD, ProtectWith)
answers(_PARDON, Pardon)
answers(_FREE, FreeIn)
verbs(ProtectIn, ProtectWith, Pardon, FreeIn)
frames(MockThePowerful, ProtectTheWeak, Protect, TakeItEasy)
