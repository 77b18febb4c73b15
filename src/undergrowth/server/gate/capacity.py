"""The number of connections, limited by the number of files that the process may open."""

from __future__ import annotations

from typing import Final

from undergrowth.server.config import Config

BURST: Final = 32
"""The connections that the event loop accepts at once, before they are counted."""
RESERVE: Final = 8 * BURST
"""Files for everything else: the database, uploads, notices, bursts that are refused."""
FEWEST: Final = 16


def most_files(wanted: int) -> int:
    """Return how many files this process may open; raise its limit towards `wanted` if possible."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):
        return soft
    return raised


def most_connections(config: Config) -> int:
    """Return how many connections a server may have so that files are left for everything else."""
    files = most_files(config.most_connections + RESERVE)
    return min(config.most_connections, max(files - RESERVE, files // 4, FEWEST))
