"""House rules about the characters of Vagabonds and their starting items (9.3)."""
