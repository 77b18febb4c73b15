"""Games that are played: in memory, at their steps, and what goes on by itself."""
