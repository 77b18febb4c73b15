"""5, A Setup is said once: its tests write out every step."""

from __future__ import annotations

from second.law import unsaid

unsaid("setup; see test_setup.py", "advanced.*", "draft.*", "homelands.*", "landmarks.site")
unsaid("setup by card; see test_shared_rules.py", "setup.evenly")
