"""A table for scenario tests: describe it, let players say things, look at what came of it.

    t = table("marquise", "eyrie")
    t.put("marquise", 5, "3 warriors").put("eyrie", 5, "2 warriors, roost")
    t.hand("eyrie", "ambush_fox")
    t.battle("marquise", against="eyrie", at=5)      # or t.begins("marquise", "daylight")
    t.says("eyrie", "play ambush_fox")
    t.rolls(2, 1)
    assert t.at(5) == "marquise 1 warrior, eyrie 1 roost"
    assert t.vp == {"marquise": 1}

Names are short forms.  A clearing holds only what is put there, ruins and item supply are the
map's, hands are empty, scores are 5 (as in the conformance cases), the rest is shuffled.
Chance must be scripted (`rolls`, `takes`), except for shuffles.  Questions with one option
answer themselves (the runner does the same); any other unscripted question fails the test.
"""

from __future__ import annotations

from typing import Any

from kit.opinions.reasons import reason
from undergrowth import CHANCE, NOBODY, Game, position
from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, parse
from undergrowth.law.battle.battle import Battle
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight

Words = str | list[str]


class Table:
    """A described position, then a game in progress."""

    def __init__(
        self,
        *seats: str,
        map: str = "autumn",
        deck: str = "base",
        suits: dict[int, str] | None = None,
    ) -> None:
        self.doc: dict[str, Any] = {"map": map, "deck": deck, "seats": list(seats)}
        self.doc |= {"clearings": {}, "forests": {}, "ruins": {}}
        if suits:
            self.doc["suits"] = {str(place): suit for place, suit in suits.items()}
        self.seats = [seat.split(":")[0] for seat in seats]
        for seat in self.seats:
            self.doc[seat] = {"score": 5}
        self.possible = True
        self._game: Game | None = None
        self._before: list[int] = []

    # ---- describing

    @classmethod
    def of(cls, seat: str, *others: str, hand: list[str] | None = None, **board: Any) -> Table:
        """A faction with what is on its board and in its hand, against others.

        It holds a bird if nothing is said, so that its turn does not pass by itself.
        """
        t = cls(seat, *(others or ("marquise",)))
        return t.board(seat, **board).hand(seat, *(["royal_claim"] if hand is None else hand))

    def put(self, seat: str, place: int | str, pieces: str) -> Table:
        """Pieces of a faction in a clearing (a number) or forest (`f3`)."""
        section = "forests" if str(place).startswith("f") else "clearings"
        spot = self.doc[section].setdefault(str(place), {})
        spot[seat] = f"{spot[seat]}, {pieces}" if seat in spot else pieces
        return self

    def hand(self, seat: str, *cards: str) -> Table:
        """Cards in a hand."""
        return self.board(seat, hand=list(cards))

    def play(self, seat: str, *cards: str) -> Table:
        """Persistent effects in a play area."""
        return self.board(seat, play=list(cards))

    def crafted(self, seat: str, *items: str) -> Table:
        """Items in a Crafted Items box."""
        return self.board(seat, crafted=list(items))

    def scores(self, **points: int) -> Table:
        """Scores other than 5."""
        for seat, n in points.items():
            self.doc[seat]["score"] = n
        return self

    def board(self, seat: str, **entries: Any) -> Table:
        """Anything a faction's `read_board` reads, such as `leader="despot"`."""
        self.doc[seat].update(entries)
        return self

    def ruins(self, **items: Words) -> Table:
        """Ruins with their items, as `c6="boot"`; without this there are none."""
        self.doc["ruins"] = {place[1:]: found for place, found in items.items()}
        return self

    def landmark(self, name: str, place: int, **card: Any) -> Table:
        """A landmark in a clearing, and what lies on its card."""
        self.doc.setdefault("landmarks", {})[name] = place
        if card:
            self.doc.setdefault("landmark_cards", {})[name] = card
        return self

    def hireling(self, name: str, controller: str = "nobody", **card: Any) -> Table:
        """A hireling in the game, who controls it, and what lies on its card."""
        self.doc.setdefault("hirelings", []).append(name)
        self.doc[name] = {"controller": controller, **card}
        return self

    def hired(self, name: str, by: str, pieces: str = "", at: int = 0) -> Table:
        """A hireling that a faction controls with two markers, or `nobody`, and its pieces."""
        self.hireling(name, by, **({} if by == "nobody" else {"markers": 2}))
        return self.put(name, at, pieces) if pieces else self

    def agrees_on(self, *house_rules: str) -> Table:
        """House rules of the game."""
        return self.also(house_rules=list(house_rules))

    def also(self, **entries: Any) -> Table:
        """Other entries of a position: items, discard, available, quests, deck_top."""
        self.doc.update(entries)
        return self

    def freely(self) -> Table:
        """Return what no game could lay is taken, such as more items than there are."""
        self.possible = False
        return self

    # ---- beginning

    def begins(self, seat: str, phase: str) -> Table:
        """Play from the start of a phase."""
        self.doc |= {"turn": seat, "phase": phase}
        self._start(position.game(self.doc, seed=1, scripted=True, possible=self.possible))
        return self

    def battle(self, attacker: str, against: str, at: int) -> Table:
        """One battle and nothing else, on the turn of the attacker or who decides for it."""
        seated = attacker in self.seats
        turn = attacker if seated else self.doc[attacker].get("controller", self.seats[0])
        self.doc |= {"turn": turn, "phase": "daylight"}
        game = position.table(self.doc, seed=1, possible=self.possible)
        fight = Fight(at, self._seat(game, attacker), self._seat(game, against))
        return self._only(game, Battle(fight))

    def does(self, frame: Frame, turn: str | None = None, phase: str = "daylight") -> Table:
        """One procedure and nothing else."""
        self.doc |= {"turn": turn or self.seats[0], "phase": phase}
        return self._only(position.table(self.doc, seed=1, possible=self.possible), frame)

    def _only(self, game: Game, frame: Frame) -> Table:
        game.scripted = True
        game.log, game.answers = [], []
        game.push(frame)
        self._before = list(game.score)
        game.run()
        self._start(game)
        return self

    def _start(self, game: Game) -> None:
        self._game = game
        self._before = self._before or [self.doc[s].get("score", 0) for s in self.seats]
        self._skip()

    # ---- answering

    @property
    def game(self) -> Game:
        """The game, once it has begun."""
        assert self._game is not None, "begin with begins(), battle() or does()"
        return self._game

    def says(self, seat: str, *answers: str) -> Table:
        """A seat answers its questions, one after another."""
        for answer in answers:
            self._skip(seat, answer)
            decision = self.game.decision
            assert decision is not None, f"{seat} says {answer}, but nothing is asked"
            asked = self.game.seat_name(decision.seat)
            assert decision.seat == self.seat(seat), (
                f"{seat} says {answer!r}, but {asked} is asked {decision.prompt}:"
                f" {decision.texts()}"
            )
            self.game.choose(answer)
        self._skip()
        return self

    def rolls(self, one: int, other: int) -> Table:
        """The dice of the open battle."""
        return self._chance(f"roll {one} {other}")

    def takes(self, card: str) -> Table:
        """Chance takes a card."""
        return self._chance(f"random {card}")

    def chance(self, answer: str) -> Table:
        """Chance answers anything else."""
        return self._chance(answer)

    def _chance(self, answer: str) -> Table:
        self._skip()
        decision = self.game.decision
        assert decision is not None and decision.seat == CHANCE, (
            f"chance answers {answer}, but asked is {decision and decision.prompt}: "
            f"{decision and decision.texts()}"
        )
        self.game.choose(answer)
        self._skip()
        return self

    def _skip(self, seat: str = "", answer: str = "") -> None:
        """Answer shuffles, and questions with one option unless that answer is meant for them."""
        while (decision := self.game.decision) is not None:
            if decision.seat == CHANCE:
                if decision.options:
                    return
                self.game.choose("shuffle 1")
            elif len(decision.options) == 1 and decision.options[0] == PASS:
                if seat and decision.seat == self.seat(seat) and parse(answer) == PASS:
                    return
                self.game.take(PASS)
            else:
                return

    # ---- looking

    def options(self, seat: str) -> list[str]:
        """The options of the open question, which must be this seat's."""
        decision = self.game.decision
        assert decision is not None, "nothing is asked"
        assert decision.seat == self.seat(seat), f"{self.game.seat_name(decision.seat)} is asked"
        return decision.texts()

    def asked(self) -> str:
        """The prompt of the open question, or nothing."""
        return self.game.decision.prompt if self.game.decision is not None else ""

    def offers(self, seat: str, answer: str) -> bool:
        """Whether an answer is offered to a seat now."""
        decision = self.game.decision
        return (
            decision is not None
            and decision.seat == self.seat(seat)
            and self.game.offers(parse(answer))
        )

    def refuses(self, seat: str, answer: str, law: str) -> None:
        """Assert that an answer is not offered, and that the reason given cites `law`."""
        assert not self.offers(seat, answer), f"{answer} is offered"
        reason = self.game.why_not(self.seat(seat), answer)
        assert f"(law {law}" in reason, f"{answer}: {reason!r} does not cite {law}"

    def reason(self, seat: str, answer: str) -> str:
        """The message id of the reason why an answer is not offered, with its arguments."""
        return reason(self.game, self.seat(seat), answer)

    def agrees(self) -> None:
        """Assert that the second generator says the options of the open question, too."""
        from second.compare import Report, compare  # which is no part of the kit

        report = Report()
        compare(self.game, report)
        assert report.compared, f"the second generator does not say {self.asked()}"

    def done(self) -> bool:
        """Whether nothing is left waiting (after `battle` or `does`)."""
        return self.game.decision is None and not self.game.stack

    def at(self, place: int | str) -> str:
        """Return what stands at a place, as `marquise 3 warriors, eyrie 1 roost`."""
        g, where = self.game, PLACE.parse(str(place))
        words = []
        for kind, k in enumerate(g.box.kinds):
            n = g.count(kind, where)
            if n:
                plural = "s" if n > 1 and PIECES.text(k.piece) != "wood" else ""
                words.append(f"{self.short(k.owner)} {n} {PIECES.text(k.piece)}{plural}")
        return ", ".join(words)

    def rules(self, place: int) -> str:
        """Return who rules a clearing; empty for nobody."""
        owner = ruler(self.game, place)
        return self.short(owner) if owner >= 0 else ""

    @property
    def vp(self) -> dict[str, int]:
        """Points gained or lost since the beginning, where not 0."""
        gained = zip(self.game.score, self._before, strict=True)
        return {self.short(s): now - was for s, (now, was) in enumerate(gained) if now != was}

    @property
    def left(self) -> dict[str, str]:
        """Public limits now, as `1 of 3` by name."""
        found: Any = self.game.observe(NOBODY)["turn"]
        return {each["id"]: f"{each['used']} of {each['of']}" for each in found["allowances"]}

    def told(self, *verbs: str) -> list[dict[str, Any]]:
        """Return what the log tells by these events, each with its section and whose it is."""
        return [
            {"law": event.law, "seat": self.short(event.seat), **event.fields}
            for event in self.game.log or []
            if event.verb in verbs
        ]

    def announced(self, name: str) -> list[str]:
        """Return the answers of a seat so far, by its full name: also those it gave by itself."""
        said = [line.partition(": ") for line in self.game.answers or []]
        return [answer for seat, _, answer in said if seat == name]

    def holds(self, seat: str) -> list[str]:
        """The cards in a hand, sorted by name."""
        return sorted(CARDS.text(card) for card in self.game.hands[self.seat(seat)])

    def stands(self, landmark: str) -> int:
        """The clearing of a landmark."""
        return next(x for x in book(self.game).landmarks if x.name == landmark).place(self.game)

    def lies_on(self, card: str) -> Any:
        """The board of a card."""
        effect = book(self.game).effects[CARDS.parse(card)]
        assert effect is not None
        return self.game.boards[effect.board_at]

    def in_play(self, seat: str) -> list[str]:
        """The persistent effects in a play area."""
        return [CARDS.text(card) for card in self.game.play[self.seat(seat)]]

    @property
    def discard(self) -> list[str]:
        """The discard pile, sorted by name."""
        return sorted(CARDS.text(card) for card in self.game.discard)

    def crafts(self, seat: str) -> dict[str, int]:
        """A Crafted Items box."""
        box = self.game.crafted[self.seat(seat)]
        return {ITEMS.text(item): n for item, n in enumerate(box) if n}

    def supply(self, seat: str, piece: str) -> int:
        """Pieces left in a supply or on a track."""
        return self.game.supply[book(self.game).faction(self.seat(seat)).kind(piece)]

    def seat(self, name: str) -> int:
        """A seat's number by its faction's name or short form."""
        return self._seat(self.game, name)

    def short(self, seat: int) -> str:
        """A seat's short name; an owner without a seat has only one."""
        name = self.game.seat_name(seat)
        return sheet(f"factions/{name}").texts("short")[0] if self.game.has_seat(seat) else name

    @staticmethod
    def _seat(game: Game, name: str) -> int:
        return game.box.owner_of(FACTIONS.parse(name))

    def pieces_conserved(self) -> bool:
        """Whether no kind of piece exceeds what the box holds."""
        g = self.game
        return all(
            g.supply[kind] + sum(g.count(kind, place) for place in range(g.places)) <= k.count
            for kind, k in enumerate(g.box.kinds)
        )
