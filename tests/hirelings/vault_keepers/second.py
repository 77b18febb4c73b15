"""H The Vault Keepers, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.hirelings import beside_them, choices, placeable, posts, sets_up, was_hired
from second.law import deed
from second.table import Table

ME = "vault_keepers"


def vaults(t: Table) -> list[str]:
    """The clearings with vaults."""
    return t.clearings_with(ME, "vault")


@choices(ME)
def battle_or_guard(t: Table, seat: str) -> list[str]:
    """H.2.4 Battles at the vaults, or a Keeper at each."""
    battle = [c for c in vaults(t) if defenders(t, ME, c)]
    guard = placeable(t, ME, "keeper", vaults(t))
    return [*(["vaults_battle"] if battle else []), *(["vaults_guard"] if guard else [])]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 A vault at or beside another; a Keeper and a vault anywhere where that is impossible;
    then battle or guard."""
    near = placeable(t, ME, "vault", beside_them(t, vaults(t)))
    far = {*placeable(t, ME, "vault", t.clearings), *placeable(t, ME, "keeper", t.clearings)}
    return bool(near or far or battle_or_guard(t, seat))


@posts(ME)
def where_a_vault_comes(t: Table, seat: str) -> list[str]:
    """A.6.3, H.2.1, H.2.4 Return where a slot is open; when hired, anywhere; later near another
    vault, or where that cannot be anywhere."""
    if sets_up(t):
        return placeable(t, ME, "vault", t.clearings)
    near = placeable(t, ME, "vault", beside_them(t, vaults(t)))
    return t.clearings if was_hired(t) or not near else near
