"""Games as documents: saves, replays, and the checks of what somebody else has written."""
