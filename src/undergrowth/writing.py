"""Writing a file atomically: readers see the old content or the new, never a part."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a new file in the same folder; it replaces `path` if the block succeeds.

    Raises `OSError`; the old file is then unchanged.
    """
    real = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{real.name[:40]}.", dir=real.parent)
    os.close(handle)
    try:
        yield Path(name)
        _flush(name)
        _keep_mode(real, name)
        os.replace(name, real)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(name)
        raise


def check_writable(folder: Path) -> None:
    """Raise `OSError` if no file can be created in a folder.  Leaves nothing behind."""
    with tempfile.TemporaryFile(dir=folder):
        pass


def _flush(name: str) -> None:
    """Wait until the file is on disk.

    Windows flushes only a file that is open for writing.
    """
    with open(name, "r+b") as file:
        os.fsync(file.fileno())


def _keep_mode(real: Path, name: str) -> None:
    """Give the new file the old one's permissions, or the default ones if there was none."""
    if real.exists():
        os.chmod(name, real.stat().st_mode & 0o777)
        return
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)
