"""The factions of Revelry, a folder each, and the automated ones that take their places."""
