"""5, A Setup is said once: its tests write out every step."""

from __future__ import annotations

from second.law import unsaid

unsaid("setup; see test_setup.py", "advanced.*", "draft.*", "landmarks.site")
