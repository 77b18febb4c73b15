"""4.3.5, 4.3.6 Hits: counting them, and choosing the pieces that take them.

A side of a battle is given by its owner: the attacker or the defender.  Other owners may fight
beside a side: their warriors then count as its own.  `marks` are the kinds of the pieces that hits
on a side have been dealt to so far, one entry for each hit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import chooser
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.windows.windows import use_offer
from undergrowth.table.answers import OfPiece, PieceOf
from undergrowth.table.book import book
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as, taken_for
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import FEWER, NONE, TAKE_HIT, Fight, Hit, Share
from undergrowth.table.sources import Source


class Lose(OfPiece):
    """`lose sawmill`: choose the piece that takes the next hit."""

    verb: ClassVar[str] = "lose"
    picture: ClassVar[str] = "loss"


class LoseOther(PieceOf):
    """`lose other riverfolk_company warrior`: let another owner's piece take the next hit."""

    verb: ClassVar[str] = "lose other"
    picture: ClassVar[str] = "loss"


_HITS: Final = Prompt("battle.hits", "4.3.6")


def beside(g: Game, b: Fight, owner: int) -> list[int]:
    """4.3 Return the other owners whose warriors count as a side's own in this battle."""
    others: list[int] = []
    for source in book(g).hooks.fights_with:
        others = source.fights_with(g, b, owner, others)
    return others


def warriors_beside(g: Game, b: Fight, owner: int) -> int:
    """4.3 Return the number of warriors of other owners that count as a side's own."""
    n = 0
    if book(g).hooks.fights_with:
        for other in beside(g, b, owner):
            n += g.warriors_at(other, b.place)
    return n


def is_defending(g: Game, b: Fight, owner: int) -> bool:
    """4.3 Whether an owner is the defender, or fights beside it (16.2.2.Ia, 17.2.5)."""
    return owner == b.defender or owner in beside(g, b, b.defender)


def rolls_no_hits(g: Game, b: Fight, owner: int) -> Source | None:
    """4.3.3 Return the source that forbids a side to deal rolled hits, or None if none does."""
    for source in book(g).hooks.forbids_rolled_hits:
        if source.forbids_rolled_hits(g, b, owner):
            return source
    return None


def max_rolled_hits(g: Game, b: Fight, owner: int) -> int:
    """4.3.3.I Return the most hits a side may roll: its warriors there, as effects change that."""
    if rolls_no_hits(g, b, owner) is not None:
        return 0
    most = g.warriors_at(owner, b.place)
    for source in book(g).hooks.max_rolled_hits:
        most = source.max_rolled_hits(g, b, owner, most)
    for source in book(g).hooks.lent_hits:
        most += source.lent_hits(g, b, owner)
    return most + warriors_beside(g, b, owner)


def is_defenseless(g: Game, b: Fight) -> bool:
    """4.3.5.II Whether the defender has no warriors in the clearing, nor any beside it."""
    defenseless = g.warriors_at(b.defender, b.place) == 0
    for source in book(g).hooks.is_defenseless:
        defenseless = source.is_defenseless(g, b, defenseless)
    return defenseless and warriors_beside(g, b, b.defender) == 0


def deal_fewer(b: Fight, owner: int, n: int, name: str) -> None:
    """K.12.2 Reduce the total of a side's hits, rolled or extra, by `n`."""
    b.note_share(FEWER, b.side(owner), Share(name, "4.3.4", n))


def deal_none(b: Fight, owner: int, name: str) -> None:
    """4.3.5 Let a side deal no hits at all, rolled or extra."""
    b.note_share(NONE, b.side(owner), Share(name, "4.3.4", 1))


def deals_none(b: Fight, owner: int) -> bool:
    """4.3.5 Whether a side deals no hits at all by some effect."""
    return len(b.shares(NONE, b.side(owner))) > 0


def hits_on(g: Game, b: Fight, owner: int) -> int:
    """4.3.5 Return the hits that the enemy deals to a side, after reductions; at least 0."""
    hits = full_hits_on(g, b, owner)
    if b.effects:
        if deals_none(b, b.other(owner)):
            return 0
        hits -= sum([share.hits for share in b.shares(FEWER, b.side(b.other(owner)))])
    return max(0, hits)


def full_hits_on(g: Game, b: Fight, owner: int) -> int:
    """4.3.5 Return the rolled hits, unless ignored, and extra hits on a side, before reductions."""
    dealer = b.other(owner)
    extra = b.extra[b.side(dealer)]
    for source in book(g).hooks.extra_hits:
        extra = source.extra_hits(g, b, dealer, extra)
    if owner == b.defender and is_defenseless(g, b):
        extra += 1
    rolled = 0 if b.shielded[b.side(owner)] else b.rolled[b.side(dealer)]
    return rolled + extra


def ignore_some(g: Game, b: Fight, owner: int, hits: int) -> int:
    """4.3.5.III Record that effects ignore some of the hits dealt to an owner; return the rest.

    The owner is a side, or one whose warriors defend beside the defender's.
    """
    ignored = 0
    for source in book(g).hooks.ignores_hits:
        before = ignored
        ignored = source.ignores_hits(g, b, owner, hits, ignored)
        if g.log is not None and ignored > before:
            law = source.law_of("ignores_hits", owner) or "4.3.5.III"
            by = name_of(source, "ignores_hits", owner)
            g.note("ignored_hits", law, owner, {"hits": ignored - before, "source": by})
    ignored = min(ignored, hits)
    if ignored > 0:
        b.ignore(owner, ignored)
    return hits - ignored


def name_of(source: Source, hook: str, owner: int) -> str:
    """Return the name of a source, or of its ability at a hook, for `Share.source`."""
    return source.source_of(hook, owner) or source.board_name().removeprefix("card ")


def losses(g: Game, b: Fight, owner: int, marks: list[int]) -> list[Action]:
    """4.3.6 Return a side's options for its next hit.

    They are its warriors; without any, warriors that fight beside it (16.2.2.Ia, 17.2.5); without
    those, its buildings, tokens and pieces of unknown kind.  Sources may change the options, but
    where there are none a hit is lost, unless hits on the owner fall on something else (9.2.7).
    """
    options: list[Action] = []
    fallback: list[Action] = []
    unknown: list[Action] = []
    for kind in book(g).owner(owner).kinds:
        if is_left(g, b, owner, kind, marks):
            k = g.box.kinds[kind]
            option = Lose(seen_as(g, chooser(g, b, owner), kind, b.place))
            if option.piece != k.piece:
                if option not in unknown:
                    unknown.append(option)
            elif k.sort == WARRIOR:
                options.append(option)
            else:
                fallback.append(option)
    if not options:
        options = losses_beside(g, b, owner, marks) or fallback + unknown
    if not options and not book(g).owner(owner).takes_hits_without_pieces():
        return options
    for source in book(g).hooks.losses:
        options = source.losses(g, b, owner, marks, options)
    return options


def losses_beside(g: Game, b: Fight, owner: int, marks: list[int]) -> list[Action]:
    """4.3.6 Return options for a side's next hit: warriors of others that fight beside it."""
    found: list[Action] = []
    for other in beside(g, b, owner):
        for kind in book(g).owner(other).kinds:
            k = g.box.kinds[kind]
            if k.sort == WARRIOR and is_left(g, b, owner, kind, marks):
                found.append(LoseOther(g.box.owner_numbers[other], k.piece))
    return found


def is_left(g: Game, b: Fight, owner: int, kind: int, marks: list[int]) -> bool:
    """4.3.6 Whether a side's enemy can hit one more piece of a kind, beyond those marked."""
    left = g.count(kind, b.place) - marks.count(kind)
    return left > 0 and may_remove(g, kind, b.place, b.other(owner), TAKE_HIT)


@dataclass
class TakeHits(Frame):
    """4.3.6 Choose a piece for each hit that one side of the innermost battle takes."""

    owner: int
    hits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.mark)

    def choose(self, g: Game) -> None:
        """4.3.6 Ask if there is a choice; deal hits with a single option at once."""
        b = g.innermost(Fighting).record()
        while self.hits > 0:
            options = losses(g, b, self.owner, b.marks(self.owner))
            if not options:
                for source in book(g).hooks.hits_unmet:
                    source.hits_unmet(g, b, self.owner, self.hits)
                self.hits = 0
                return
            if len(options) > 1 or not self._deal_to(g, b, options[0]):
                g.settle(self._who_chooses(g, b, options), _HITS, options)
                return
            self.hits -= 1

    def mark(self, g: Game) -> None:
        """4.3.6 Record a hit on the chosen piece; the battle removes all such pieces together."""
        answer = g.answer
        if self.hits > 0:
            b = g.innermost(Fighting).record()
            if isinstance(answer, RandomPiece):
                b.hits.append(Hit(self.owner, g.box.kind_at[self.owner][answer.piece]))
            elif not self._deal_to(g, b, answer):
                if isinstance(answer, Lose):
                    ask_which(g, self._alike(g, b, answer))
                    g.back_to("mark")
                    return
                if not use_offer(g, self.owner, answer):
                    raise IllegalAction(f"nobody carries out {answer}")
            self.hits -= 1
            g.back_to("choose")

    def _who_chooses(self, g: Game, b: Fight, options: list[Action]) -> int:
        """4.3.6 Return the seat that chooses; R.1.2.1 chance where an owner is hit at random."""
        random = book(g).owner(self.owner).hits_at_random()
        if random and all(isinstance(option, Lose) for option in options):
            return CHANCE
        return chooser(g, b, self.owner)

    def allowances(self, g: Game) -> list[Allowance]:
        """4.3.6 Return how many of this side's hits pieces have taken, out of all."""
        battle = g.within(Fighting)
        marked = len(battle.record().marks(self.owner)) if battle is not None else 0
        return [Allowance("hit", "4.3.6", marked, marked + self.hits)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3.6 Return why a piece may not take the hit."""
        if isinstance(action, (Lose, LoseOther)):
            return ("4.3.6", because("why-warriors_take_hits"))
        return None

    def _deal_to(self, g: Game, b: Fight, lost: Action) -> bool:
        """4.3.6 Record a hit on the piece of an option; return whether the hit is dealt with.

        An owner that defends beside the defender may ignore it.  Records nothing and returns False
        if different pieces look like the one named, or if a source has to carry the option out.
        """
        kind = -1
        if isinstance(lost, Lose):
            kind = self._kind(g, b, lost)
        elif isinstance(lost, LoseOther):
            other = g.box.owner_of(lost.faction)
            kind = g.box.kind_at[other][lost.piece]
            if self.owner == b.defender and ignore_some(g, b, other, 1) == 0:
                return True
        if kind >= 0:
            b.hits.append(Hit(self.owner, kind))
        return kind >= 0

    def _kind(self, g: Game, b: Fight, lost: Lose) -> int:
        """Return the kind of the lost piece, or -1 if several pieces left look like it."""
        kind = g.box.kind_at[self.owner][lost.piece]
        if kind < 0:
            alike = self._alike(g, b, lost)
            return alike[0] if len(alike) == 1 else -1
        return kind

    def _alike(self, g: Game, b: Fight, lost: Lose) -> list[int]:
        """Return the kind of each piece without a hit that looks like the lost piece."""
        kinds = taken_for(g, chooser(g, b, self.owner), self.owner, lost.piece, b.place)
        for kind in b.marks(self.owner):
            if kind in kinds:
                kinds.remove(kind)
        return kinds


verbs(Lose, LoseOther)
frames(TakeHits)
