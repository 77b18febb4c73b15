"""How many connections there may be, by the files that the process may open."""

from __future__ import annotations

from typing import Final

from undergrowth.server.config import Config

BURST: Final = 32
"""Connections the loop takes at once, before it looks whether they may stay."""
RESERVE: Final = 8 * BURST
"""Files for everything else: the database, uploads, notices, bursts that are turned away."""
FEWEST: Final = 16


def most_files(wanted: int) -> int:
    """How many files this process may open; the limit is raised as far as it goes if need be."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
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
    """How many connections a server may have so that files are left for everything else."""
    files = most_files(config.most_connections + RESERVE)
    return min(config.most_connections, max(files - RESERVE, files // 4, FEWEST))
