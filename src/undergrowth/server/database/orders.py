"""Orders of a server's operator: an announcement, and blocked addresses and words.

The orders lie in the database, so all processes on it follow them, and they outlive a restart.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import sqlalchemy as sa

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.config import Network
from undergrowth.server.database.opening import Base
from undergrowth.server.database.schema import meta

ORDERS: Final = "orders"
"""The message to other processes that an order has changed."""
LONGEST: Final = 180
"""The most characters of an order."""
_ANNOUNCEMENT: Final = "announcement"
_BLOCK: Final = "block:"
_ADDRESS: Final = "address "
_NAME: Final = "name "


class BadOrder(UndergrowthError):
    """An order that cannot be followed."""


@dataclass(frozen=True)
class Orders:
    """The orders that hold now."""

    announcement: str = ""
    """A line for every open page."""
    addresses: tuple[Network, ...] = ()
    """Addresses and networks whose requests are refused."""
    names: tuple[str, ...] = ()
    """Words, in lower case, that no name or title may contain."""

    def keeps_away(self, host: str) -> bool:
        """Whether requests from an address are refused."""
        if not self.addresses:
            return False
        try:
            address = ipaddress.ip_address(host.split("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self.addresses)

    def forbids(self, text: str) -> bool:
        """Whether a name or title has a blocked word in it."""
        told = text.casefold()
        return any(word in told for word in self.names)


def read_orders(base: Base) -> Orders:
    """Return the orders in a database; those that cannot be read are left out."""
    is_order = (meta.c.key == _ANNOUNCEMENT) | meta.c.key.startswith(_BLOCK, autoescape=True)
    with base.engine.connect() as link:
        rows = link.execute(sa.select(meta.c.key, meta.c.value).where(is_order)).all()
    told = {str(row.key): str(row.value) for row in rows}
    announcement = told.pop(_ANNOUNCEMENT, "")
    blocks = sorted(told.values())
    names = [each.removeprefix(_NAME) for each in blocks if each.startswith(_NAME)]
    words = [each.removeprefix(_ADDRESS) for each in blocks if each.startswith(_ADDRESS)]
    return Orders(announcement, _networks(words), tuple(names))


def _networks(words: Sequence[str]) -> tuple[Network, ...]:
    found: list[Network] = []
    for word in words:
        try:
            found.append(ipaddress.ip_network(word))
        except ValueError:
            continue
    return tuple(found)


def announce(base: Base, text: str) -> None:
    """Set the announcement; an empty one ends it.  Raises `BadOrder`."""
    line = " ".join(text.split())
    if len(line) > LONGEST or not line.isprintable():
        raise BadOrder(f"an announcement is one line of at most {LONGEST} characters")
    _set(base, _ANNOUNCEMENT, line)


def block(base: Base, word: str, blocked: bool = True) -> str:
    """Block an address, a network or a word, or allow it again; return it as it is kept.

    Raises `BadOrder`.
    """
    line = _kept(word)
    key = f"{_BLOCK}{sha256(line.encode()).hexdigest()[:32]}"
    _set(base, key, line if blocked else "")
    return line


def _kept(word: str) -> str:
    """Return a block as it is kept: an address where it is one, else a word of names."""
    try:
        return f"{_ADDRESS}{ipaddress.ip_network(word.strip(), strict=False)}"
    except ValueError:
        pass
    line = " ".join(word.split()).casefold()
    if not 2 <= len(line) <= LONGEST or not line.isprintable():
        raise BadOrder(f"{word!r}: expected an address, a network or a word of 2 letters or more")
    return f"{_NAME}{line}"


def _set(base: Base, key: str, value: str) -> None:
    """Set an order, or remove it when it is empty, and tell the processes that serve."""
    with base.writing, base.engine.begin() as link:
        link.execute(meta.delete().where(meta.c.key == key))
        if value:
            link.execute(meta.insert().values(key=key, value=value))
    if base.is_shared:
        base.tell(ORDERS)
