"""The table as it is laid out: its box, its woodland, and everything on it at one moment."""
