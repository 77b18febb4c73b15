"""Revelry: the fan expansion, in a package of its own that undergrowth finds like any other."""
