"""Parts of mypyc's library, or plain stand-ins where it is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names, **_flags):
        """Without mypyc an annotation for it means nothing."""

        def unchanged(decorated):
            return decorated

        return unchanged
