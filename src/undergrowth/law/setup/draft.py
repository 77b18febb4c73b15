"""A.8 Drafting factions: the pool of setup cards, and choosing from it.

The pool, the cards dealt beside it and the factions chosen are kept in the game's setup, which is
replaced with each card (`table.layout.resettling.replace_setup`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.registries import names_registry
from undergrowth.law.hirelings.cards import plays_with_hirelings, shut_out_by_hirelings
from undergrowth.law.setup.fan import may_be_dealt_unnamed
from undergrowth.law.setup.seats import (
    automated,
    automates,
    check_together,
    excluded,
    humans,
    is_automated,
    is_undrafted,
    undrafted_seats,
)
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.resettling import replace_setup
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import Setup

MILITANT: Final = "militant"
BESIDE: Final = names_registry(Names("card beside"))
"""A.8.2.III Cards that are dealt next to setup cards; filled by `know_cards_beside`."""


class Deal(OfFaction):
    """`deal eyrie_dynasties`: turn this setup card up (chance)."""

    verb: ClassVar[str] = "deal"


class DealBeside(Action):
    """`deal beside thief`: turn this card up next to a setup card (chance)."""

    verb: ClassVar[str] = "deal beside"
    domains: ClassVar[tuple[Domain, ...]] = (BESIDE,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


class Draft(OfFaction):
    """`draft eyrie_dynasties`: choose the setup card to play with."""

    verb: ClassVar[str] = "draft"


_DEAL: Final = Prompt("draft.deal", "A.8.2")
_BESIDE: Final = Prompt("draft.beside", "A.8.2.III")
_DRAFT: Final = Prompt("draft.faction", "A.8.3")


def know_cards_beside(faction: str) -> None:
    """A.8.2.III Register the cards that may be dealt next to a faction's setup card."""
    for name in _cards_beside(faction):
        BESIDE.add(name)


def _cards_beside(faction: str) -> list[str]:
    page = sheet(f"factions/{faction}")
    if not page.has("advanced_setup.beside"):
        return []
    cards = page.table("advanced_setup.beside")
    return [card.text("id") for card in sheet(cards.text("file")).tables(cards.text("cards"))]


def _wanted_beside(faction: str) -> int:
    """A.8.2.III Return how many cards lie next to a faction's setup card."""
    page = sheet(f"factions/{faction}")
    if not page.has("advanced_setup.beside"):
        return 0
    return page.number("advanced_setup.beside.count")


def lacking_beside(setup: Setup) -> str:
    """A.8.2.III Return the first setup card of the pool that lacks cards beside it, or ""."""
    for name in setup.pool:
        if len(setup.beside.get(name, [])) < _wanted_beside(name):
            return name
    return ""


def is_militant(name: str) -> bool:
    """A.8.2 Whether a setup card is a militant's; the others are insurgents'."""
    return sheet(f"factions/{name}").word("type") == MILITANT


def two_play(setup: Setup) -> bool:
    """A.8.2.I, R.2.6 Whether there are two players, counting automated ones."""
    return setup.draft + len(automated(setup.seats)) == 2


def militants_only(setup: Setup) -> bool:
    """A.8.2.I Whether insurgents are left out: with two players, unless with hirelings."""
    return two_play(setup) and not (setup.insurgents and plays_with_hirelings(setup))


def setup_cards(setup: Setup) -> list[str]:
    """A.8.1, A.8.2.I Return the setup cards that may be dealt.

    Automated factions have none (A.3).
    """
    cards: list[str] = []
    for name in FACTIONS.names():
        if is_automated(name) or _is_left_out(setup, name):
            continue
        if not militants_only(setup) or is_militant(name):
            cards.append(name)
    return cards


def _is_left_out(setup: Setup, name: str) -> bool:
    """A.8.1, R.3.2, A.6.5 Whether a faction is left out.

    It may be so agreed, or excluded by automated factions or hirelings.
    """
    first = sheet(f"factions/{name}").word("same_as")
    if name in setup.omit or not may_be_dealt_unnamed(setup, "factions", name):
        return True
    if _is_excluded(name, automated(setup.seats)):
        return True
    if shut_out_by_hirelings(setup, name):
        return True
    return first != "" and (
        not setup.second_cards or first in setup.omit or _plays_second(setup, first)
    )


def _plays_second(setup: Setup, first: str) -> bool:
    """R.3.2, 9.7 Whether an automated faction is a second player of this faction."""
    return any(automates(name) == first for name in automated(setup.seats))


def may_be_dealt(setup: Setup) -> list[str]:
    """A.8.2 Return the setup cards for the next place in the pool: a militant first."""
    found: list[str] = []
    for name in setup_cards(setup):
        if name in setup.pool or _is_excluded(name, setup.pool):
            continue
        if setup.pool or is_militant(name):
            found.append(name)
    return found


def _is_excluded(name: str, others: list[str]) -> bool:
    """A.8.1 Whether a faction cannot be in a game, or pool, with one of some others."""
    return any(excluded(name, other) for other in others)


def locked(setup: Setup) -> str:
    """A.8.2.II Return the setup card that is locked until a militant is chosen, or ""."""
    last = setup.pool[-1] if setup.pool else ""
    if not last or is_militant(last) or any(is_militant(name) for name in humans(setup.seats)):
        return ""
    return last


def choices(setup: Setup) -> list[str]:
    """A.8.3 Return the setup cards that may be chosen now."""
    shut = locked(setup)
    return [name for name in setup.pool if name not in setup.seats and name != shut]


def _kept(cards: list[str]) -> int:
    """A.8.1 Return how many setup cards get into a pool that is dealt in this order."""
    kept: list[str] = []
    for name in cards:
        if not _is_excluded(name, kept):
            kept.append(name)
    return len(kept)


def _fewest(setup: Setup) -> int:
    """A.8.2 Return the fewest setup cards that a pool can have in the end."""
    cards = setup_cards(setup)
    return min(_kept(cards), _kept(cards[::-1]))  # the order decides which exclude others


def can_draft(setup: Setup) -> bool:
    """A.8.2 Whether there are setup cards enough for a pool, and a militant's among them."""
    if not any(is_militant(name) for name in setup_cards(setup)):
        return False
    return _fewest(setup) > setup.draft


def check_draft(setup: Setup) -> None:
    """A.8.1, A.8.2 Raise `BadSetup` if a draft is impossible with these setup cards."""
    if setup.insurgents and not plays_with_hirelings(setup):
        raise BadSetup("insurgents: two players keep them only with hirelings (law A.8.2.I)")
    _check_pool(setup)
    _check_beside(setup)
    if not can_draft(setup):
        cards, needed, most = setup_cards(setup), setup.draft + 1, _fewest(setup)
        kind = "militant setup cards" if militants_only(setup) else "setup cards"
        raise BadSetup(
            f"{setup.draft} players draft from {needed} {kind}, and there are {most}:"
            f" {', '.join(cards) or 'none'} (law A.8.2)"
        )


def _check_pool(setup: Setup) -> None:
    """A.8.2 Raise `BadSetup` for setup cards that cannot have been dealt together."""
    for name in setup.pool:
        if setup.pool.count(name) > 1:
            raise BadSetup(f"pool: {name} is there twice (law A.8.2)")
        if is_automated(name):
            raise BadSetup(f"pool: {name} plays by itself and has no setup card (law A.3)")
        if name in setup.omit:
            raise BadSetup(f"pool: {name} is omitted (law A.8.1)")
    try:
        check_together([*setup.pool, *automated(setup.seats)])
    except BadSetup as error:
        raise BadSetup(f"pool: {error}") from None
    if len(setup.pool) > setup.draft + 1:
        raise BadSetup(f"pool: {setup.draft} players draft from {setup.draft + 1} setup cards")
    if setup.pool and not any(is_militant(name) for name in setup.pool):
        raise BadSetup("pool: one setup card at least is a militant faction's (law A.8.2)")
    if militants_only(setup) and not all(is_militant(name) for name in setup.pool):
        raise BadSetup("pool: two players draft from militant factions only (law A.8.2.I)")


def _check_beside(setup: Setup) -> None:
    """A.8.2.III Raise `BadSetup` for cards that cannot lie next to a setup card."""
    lying = [card for cards in setup.beside.values() for card in cards]
    for name, cards in setup.beside.items():
        known = _cards_beside(name) if name in setup.pool else []
        for card in cards:
            if card not in known:
                expected = ", ".join(known) or f"none, as {name} is not in the pool"
                raise BadSetup(f"beside: {card!r} cannot lie next to {name}: expected {expected}")
            if lying.count(card) > 1:
                raise BadSetup(f"beside: {card} is there twice (law A.8.2.III)")
        if len(cards) > _wanted_beside(name):
            raise BadSetup(f"beside: {_wanted_beside(name)} lie next to {name} (law A.8.2.III)")


@dataclass
class DraftFactions(Frame):
    """A.8.2, A.8.3 Deal the pool, then let players choose counterclockwise.

    Each faction is set up at once.
    """

    def script(self) -> tuple[Step, ...]:
        return (
            self.deal,  # A.8.2
            self.lay,
            self.choose,  # A.8.3
            self.set_up,
        )

    def deal(self, g: Game) -> None:
        """A.8.2 Ask chance for a militant, then for one card for each player."""
        if lacking_beside(g.setup):
            g.push(DealCardsBeside())
            g.back_to("deal")
        elif len(g.setup.pool) <= g.setup.draft:
            cards = may_be_dealt(g.setup)
            g.ask(CHANCE, _DEAL, [Deal(FACTIONS.parse(name)) for name in cards])

    def lay(self, g: Game) -> None:
        """A.8.2.II Add the card to the pool; the last one is locked if an insurgent's."""
        answer = g.answer
        if not isinstance(answer, Deal):
            return
        name = FACTIONS.text(answer.faction)
        replace_setup(g, replace(g.setup, pool=[*g.setup.pool, name]))
        if g.log is not None:
            g.note("dealt_card", "A.8.2", NOBODY, {"faction": name})
            if len(g.setup.pool) > g.setup.draft and locked(g.setup):
                g.note("locked_card", "A.8.2.II", NOBODY, {"faction": name})
        g.back_to("deal")

    def choose(self, g: Game) -> None:
        """A.8.3 Ask the last player in turn order first, then counterclockwise."""
        seats = undrafted_seats(g)
        if seats:
            cards = [Draft(FACTIONS.parse(name)) for name in choices(g.setup)]
            g.settle(seats[-1], _DRAFT, list(cards))
        else:
            g.finish()

    def set_up(self, g: Game) -> None:
        """A.8.3 Set up the chosen faction before another player chooses."""
        seat = undrafted_seats(g)[-1]
        name = FACTIONS.text(g.chose(Draft).faction)
        if g.log is not None:
            g.note("drafted", "A.8.3", seat, {"player": g.seat_name(seat), "faction": name})
        seats = g.setup.seats[:]
        seats[seat] = name
        replace_setup(g, replace(g.setup, seats=seats))
        g.push(book(g).faction(seat).set_up_drafted(g))
        g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.8.3 Return why a setup card is not offered."""
        if not isinstance(action, Draft):
            return None
        name = FACTIONS.text(action.faction)
        if name in g.setup.seats:
            return ("A.8.3", because("why-another_player_has"))
        if name == locked(g.setup):
            return ("A.8.2.II", because("why-card_locked_until"))
        if militants_only(g.setup) and not is_undrafted(name) and not is_militant(name):
            return ("A.8.2.I", because("why-two_players_draft"))
        return ("A.8.3", because("why-setup_card_not"))


@dataclass
class DealCardsBeside(Frame):
    """A.8.2.III, A.8.2.IV Deal cards face up next to a setup card."""

    def script(self) -> tuple[Step, ...]:
        return (self.deal, self.lay)

    def deal(self, g: Game) -> None:
        """A.8.2.III Ask chance for a card, none twice."""
        name = lacking_beside(g.setup)
        if name:
            lying = [card for cards in g.setup.beside.values() for card in cards]
            left = [card for card in _cards_beside(name) if card not in lying]
            g.ask(CHANCE, _BESIDE, [DealBeside(BESIDE.parse(card)) for card in left])

    def lay(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, DealBeside):
            name, card = lacking_beside(g.setup), BESIDE.text(answer.card)
            beside = {key: cards[:] for key, cards in g.setup.beside.items()}
            beside[name] = [*beside.get(name, []), card]
            replace_setup(g, replace(g.setup, beside=beside))
            if g.log is not None:
                g.note("dealt_beside", "A.8.2.III", NOBODY, {"faction": name, "beside": card})
            g.back_to("deal")


verbs(Deal, DealBeside, Draft)
frames(DraftFactions, DealCardsBeside)
