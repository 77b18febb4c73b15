"""The Vault Keepers, and their demoted side, the Badger Bodyguards."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.vault_keepers.bodyguards import BadgerBodyguards
from undergrowth.hirelings.vault_keepers.vaults import VaultKeepers
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "vault_keepers": VaultKeepers,
    "badger_bodyguards": BadgerBodyguards,
}
