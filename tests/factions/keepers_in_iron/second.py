"""15 Options that the Keepers must be offered, except by their Retinue, said a second time."""

from __future__ import annotations

from second.concepts import kinds, may_build, may_place, stands_for
from second.crafting import crafts
from second.law import asked, bends
from second.table import Page, Table, printed, sorts
from second.turns import between_actions, effects

ME = "keepers_in_iron"
COLUMNS = ("move", "delve", "recover")
DOWN = "face_down_"


def page() -> Page:
    """Return what is printed on the board, the relics and the waystations."""
    return printed(f"factions/{ME}")


# ---- 15.2 pieces


def waystations() -> dict[str, str]:
    """15.2.2 Each side of each waystation, and the type it shows."""
    return {each["id"]: each["shows"] for each in page()["piece"] if "shows" in each}


@bends("crafting pieces")
def waystations_craft(t: Table, seat: str) -> list[str] | None:
    """15.2.3 Of any type."""
    return list(waystations()) if seat == ME else None


@bends("never given")
def relics_are_found(t: Table, owner: str) -> list[str]:
    """15.2.1 Relics lie in forests and are found; nothing places one."""
    return [piece for piece in sorts(ME) if is_relic(piece)] if owner == ME else []


def is_relic(piece: str) -> bool:
    """15.2.1 Of one of the types, and no waystation that shows it."""
    types = tuple(page()["relics"]["types"])
    return piece not in waystations() and piece.removeprefix(DOWN).startswith(types)


def camps(t: Table) -> list[str]:
    """15.2.2 The clearings with a waystation."""
    return [c for c in t.clearings if any(t.count(ME, each, c) for each in waystations())]


def at_hand(t: Table) -> list[str]:
    """15.3.6, 15.4.1 The sides of the waystations that are on the board."""
    return [each for each in waystations() if t.supply(ME, each)]


def relics(t: Table, place: str) -> list[str]:
    """15.2.1 The relics in a place, as pieces."""
    return [piece for piece in t.pieces(ME, place) if is_relic(piece)]


@bends("goes along")
def carried(t: Table, owner: str) -> list[str]:
    """15.2.4 A relic with each Keeper warrior; those of one kind after another."""
    move = t.frame
    most = move["warriors"] * page()["devout_knights"]["relics_per_warrior"]
    if owner != ME or len(move["kinds"]) >= most:
        return []
    chosen = [t.kind(number)[1] for number in move["kinds"]]
    order = [each["id"] for each in page()["piece"]]
    first = order.index(chosen[-1]) if chosen and not move["compelled"] else 0
    here = t.place(move["origin"])
    left = [each for each in relics(t, here) if t.count(ME, each, here) > chosen.count(each)]
    return [f"bring {each}" for each in left if order.index(each) >= first]


# ---- 15.4 Birdsong


def beside(t: Table) -> list[str]:
    """1.4.2 Return what Birdsong or Evening allows between two actions."""
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
    """1.4.2 Return what Daylight allows when the Retinue is done."""
    return [*between_actions(t, ME), "pass"]


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
    return [f"station in {c}" for c in linked & edge if may_place(t, ME, c)]
