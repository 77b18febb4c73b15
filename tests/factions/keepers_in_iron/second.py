"""15 What the Keepers must be offered in camp and with their Retinue, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import BIRD, kinds, may_build, may_place, rules, stands_for, suit, taken_for
from second.crafting import crafts
from second.law import asked, bends
from second.moving import origins
from second.table import Page, Table, printed
from second.turns import between_actions, effects

ME = "keepers_in_iron"
EVERY = {"fox", "rabbit", "mouse", "frog"}
COLUMNS = ("move", "delve", "recover")
DOWN = "face_down_"


def page() -> Page:
    """What is printed on the board, the relics and the waystations."""
    return printed(f"factions/{ME}")


# ---- 15.2 pieces


def waystations() -> dict[str, str]:
    """15.2.2 Each side of each waystation, and the type it shows."""
    return {each["id"]: each["shows"] for each in page()["piece"] if "shows" in each}


@bends("crafting pieces")
def waystations_craft(t: Table, seat: str) -> list[str] | None:
    """15.2.3 Of any type."""
    return list(waystations()) if seat == ME else None


def camps(t: Table) -> list[str]:
    """15.2.2 The clearings with a waystation."""
    return [c for c in t.clearings if any(t.count(ME, each, c) for each in waystations())]


def at_hand(t: Table) -> list[str]:
    """15.3.6, 15.4.1 The sides of the waystations that are on the board."""
    return [each for each in waystations() if t.supply(ME, each)]


def relics(t: Table, place: str) -> list[str]:
    """15.2.1 The relics in a place, as pieces."""
    types = tuple(page()["relics"]["types"])
    return [
        piece
        for piece in t.pieces(ME, place)
        if piece not in waystations() and piece.removeprefix(DOWN).startswith(types)
    ]


@bends("goes along")
def carried(t: Table, owner: str) -> list[str]:
    """15.2.4 A relic with each Keeper warrior; those of one kind after another."""
    move = t.frame
    most = move["warriors"] * page()["devout_knights"]["relics_per_warrior"]
    if owner != ME or len(move["kinds"]) >= most:
        return []
    chosen = [t.kind(number)[1] for number in move["kinds"]]
    order = [each["id"] for each in page()["piece"]]
    first = order.index(chosen[-1]) if chosen else 0
    here = t.place(move["origin"])
    left = [each for each in relics(t, here) if t.count(ME, each, here) > chosen.count(each)]
    return [f"bring {each}" for each in left if order.index(each) >= first]


# ---- 15.4 Birdsong


def beside(t: Table) -> list[str]:
    """1.4.2 What Birdsong or Evening allows between two actions."""
    return effects(t, ME, t.phase, "own turn")


def without_camp(t: Table) -> bool:
    """15.4.1 Whether there is neither warrior nor waystation in any clearing."""
    return not camps(t) and not any(t.warriors(ME, c) for c in t.clearings)


@asked("keepers.encamp")
def encamp(t: Table) -> list[str]:
    """15.4.1, G.23 A warrior gives way to a waystation, once in each clearing."""
    done = [t.place(number) for number in t.frame["places"]]
    there = [c for c in t.clearings if t.warriors(ME, c) and c not in done and may_build(t, ME, c)]
    return [*(f"encamp in {c}" for c in there if at_hand(t)), *beside(t), "pass"]


@asked("keepers.first_camp")
def come_back(t: Table) -> list[str]:
    """15.4.1 With nothing left, a waystation and a warrior in any clearing on the map edge."""
    edge = [str(each) for each in t.map["edge_loop"]]
    return [f"encamp in {c}" for c in t.clearings if c in edge and may_build(t, ME, c)]


@asked("keepers.pitch")
def which_side(t: Table) -> list[str]:
    """15.4.1 Any waystation on the board, either side up."""
    return [f"pitch {each}" for each in at_hand(t)]


@asked("keepers.decamp")
def decamp(t: Table) -> list[str]:
    """15.4.2, G.23 A waystation gives way to a warrior, once in each clearing."""
    done = [t.place(number) for number in t.frame["places"]]
    there = [c for c in camps(t) if c not in done and may_place(t, ME, c)]
    found = [f"decamp in {c}" for c in there if t.supply(ME, "warrior")]
    return [*found, *beside(t), "pass"]


@asked("keepers.take_down")
def which_goes(t: Table) -> list[str]:
    """15.4.2 Of several waystations there, any."""
    place = t.place(t.frame["place"])
    return [f"take down {each}" for each in waystations() if t.count(ME, each, place)]


def fits(t: Table, card: str, place: str) -> bool:
    """G.16 Whether a card can be spent for a clearing's suit."""
    return bool(t.suits(place)) and stands_for(t, ME, card, t.suits(place))


def levies(t: Table, card: str) -> list[str]:
    """15.4.3 The waystations' clearings that a card matches, where warriors can be placed."""
    return [c for c in camps(t) if fits(t, card, c) and may_place(t, ME, c)]


@asked("keepers.recruit")
def recruit(t: Table) -> list[str]:
    """15.4.3 Any number of times, while there are warriors to place."""
    held = kinds(t.hand(ME)) if t.supply(ME, "warrior") else []
    return [*(f"levy {card}" for card in held if levies(t, card)), *beside(t), "pass"]


@asked("keepers.recruit_where")
def recruit_where(t: Table) -> list[str]:
    """15.4.3 At a matching waystation."""
    return [f"recruit in {c}" for c in levies(t, t.card(t.frame["card"]))]


# ---- 15.5 Daylight


@asked("keepers.craft")
def craft(t: Table) -> list[str]:
    """15.5.1 Craft before the Retinue acts."""
    return [*crafts(t, ME), *between_actions(t, ME), "pass"]


@asked("keepers.after_retinue")
def after_the_retinue(t: Table) -> list[str]:
    """1.4.2 What Daylight allows when the Retinue is done."""
    return [*between_actions(t, ME), "pass"]


def suits_of(card: str) -> set[str]:
    """15.5.2, 2.1.1 The suits of the clearings that a card of the Retinue names."""
    return EVERY if suit(card) == BIRD else {suit(card)}


def can(t: Table, column: str, suits: set[str]) -> bool:
    """15.5.2.I to 15.5.2.III Whether a column's action can be taken in such a clearing."""
    if column == "delve":
        return bool(grounds(t, suits))
    moves = bool(origins(t, ME, suits))
    return moves if column == "move" else moves or bool(hoards(t, suits))


@asked("keepers.move", "keepers.delve", "keepers.recover")
def act_with(t: Table) -> list[str]:
    """15.5.2 The cards of a column that have not acted, in any order."""
    column = COLUMNS[t.frame["column"]]
    left = {t.card(number) for number in t.frame["left"]}
    found = [f"act with {card}" for card in left if can(t, column, suits_of(card))]
    if t.frame["retainers"] and can(t, column, EVERY):
        found.append("send retainer")
    return [*found, *between_actions(t, ME), "pass"]


def card_suits(t: Table) -> set[str]:
    """15.5.2 The suits of the card that acts; a Faithful Retainer is a bird."""
    return suits_of(t.card(t.frame["card"])) if t.frame["card"] >= 0 else EVERY


# ---- 15.5.2.II Battle then Delve


def forests_beside(t: Table, place: str) -> list[str]:
    """2.4.1 The forests that touch a clearing."""
    return [each["id"] for each in t.map["forest"] if place in map(str, each["clearings"])]


def buried(t: Table, place: str) -> list[str]:
    """15.5.2.IIa The relics in adjacent forests, as everybody sees them."""
    return [
        f"{taken_for(t, ME, relic)} {forest}"
        for forest in forests_beside(t, place)
        for relic in relics(t, forest)
    ]


def delvable(t: Table, place: str) -> bool:
    """15.5.2.II Ruled, with a Keeper warrior, and something to be found."""
    return bool(t.warriors(ME, place) and rules(t, ME, place) and buried(t, place))


def grounds(t: Table, suits: set[str]) -> list[str]:
    """15.5.2.II Matching clearings where there is somebody to battle or something to delve."""
    there = [c for c in t.clearings if t.suits(c) & suits]
    return [c for c in there if defenders(t, ME, c) or delvable(t, c)]


@asked("keepers.delve_where")
def where_to_delve(t: Table) -> list[str]:
    """15.5.2.II A clearing whose suit matches the card."""
    return [f"delve in {c}" for c in grounds(t, card_suits(t))]


@asked("keepers.relic")
def which_relic(t: Table) -> list[str]:
    """15.5.2.IIa Any relic of an adjacent forest, or none."""
    return [*(f"dig up {each}" for each in buried(t, t.place(t.frame["place"]))), "pass"]


# ---- 15.5.2.III Move or Recover


def recoverable(t: Table, place: str) -> list[str]:
    """15.5.2.IIIa The relics there of the type that a waystation there shows."""
    shown = {shows for each, shows in waystations().items() if t.count(ME, each, place)}
    return [each for each in relics(t, place) if each.startswith(tuple(shown))]


def hoards(t: Table, suits: set[str]) -> list[str]:
    """15.5.2.III Matching clearings with a relic that can be recovered."""
    return [c for c in t.clearings if t.suits(c) & suits and recoverable(t, c)]


@asked("keepers.move_or_recover")
def move_or_recover(t: Table) -> list[str]:
    """15.5.2.III A move from a matching clearing, or relics of one."""
    found = ["set out"] if origins(t, ME, card_suits(t)) else []
    return [*found, *(f"recover in {c}" for c in hoards(t, card_suits(t)))]


@asked("keepers.reclaim")
def first_relic(t: Table) -> list[str]:
    """15.5.2.IIIa One relic."""
    return [f"reclaim {each}" for each in recoverable(t, t.place(t.frame["place"]))]


@asked("keepers.reclaim_more")
def further_relics(t: Table) -> list[str]:
    """15.5.2.IIIc Another one, or an end."""
    return [*first_relic(t), "pass"]


# ---- 15.2.5, 15.6.2


@asked("keepers.trophy")
def trophy(t: Table) -> list[str]:
    """15.2.5 Any forest."""
    taken = [t.kind(number)[1] for number in t.frame["kinds"]]
    return [f"bury {relic} {each['id']}" for relic in taken for each in t.map["forest"]]


def retinue(t: Table) -> list[list[str]]:
    """15.5.2 The cards of each column."""
    return [[t.card(number) for number in column] for column in t.board(ME)["retinue"]]


def additions(t: Table) -> list[str]:
    """15.6.2 Any card of the hand into any column, up to ten in all."""
    size = sum(map(len, retinue(t))) + sum(t.board(ME)["retainers"])
    if size >= page()["retinue"]["most"]:
        return []
    return [f"gather {card} {column}" for card in kinds(t.hand(ME)) for column in COLUMNS]


def shifts(t: Table) -> list[str]:
    """15.6.2 One card of the Retinue into another column."""
    found = []
    for column, cards in zip(COLUMNS, retinue(t), strict=True):
        others = [each for each in COLUMNS if each != column]
        found += [f"shift {card} {column} {other}" for card in kinds(cards) for other in others]
        if t.board(ME)["retainers"][COLUMNS.index(column)]:
            found += [f"shift retainer {column} {other}" for other in others]
    return found


@asked("keepers.gather")
def gather(t: Table) -> list[str]:
    """15.6.2 Add cards or shift one."""
    return [*additions(t), *shifts(t), *beside(t), "pass"]


@asked("keepers.gather_more")
def gather_more(t: Table) -> list[str]:
    """15.6.2 Any number of cards."""
    return [*additions(t), "pass"]


# ---- 15.3 setup


@asked("keepers.corner")
def where_to_return(t: Table) -> list[str]:
    """15.3.3 A corner nobody starts in, opposite somebody's if there is such a one."""
    taken = {t.place(home) for home in t.lies["homes"] if home >= 0}
    pairs = [tuple(map(str, pair)) for pair in t.map["opposite_corners"]]
    free = {c for pair in pairs for c in pair} - taken
    facing = {one for pair in pairs for one, two in (pair, pair[::-1]) if two in taken} - taken
    return [f"return to {c}" for c in facing or free]


@asked("keepers.garrison")
def where_the_others_stand(t: Table) -> list[str]:
    """15.3.3 A clearing on the map edge that a path links to the corner."""
    (corner,) = [c for c in t.clearings if t.warriors(ME, c)]
    edge = {str(each) for each in t.map["edge_loop"]}
    linked = {c for pair in t.paths() if corner in pair for c in pair - {corner}}
    return [f"garrison in {c}" for c in linked & edge if may_place(t, ME, c)]
