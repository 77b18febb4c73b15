"""The learned policy: which options it prefers, and the player that follows it."""

from undergrowth.ai.policy.instinct import InstinctPlayer, preferred
from undergrowth.ai.policy.policy import Policy
from undergrowth.ai.policy.weights import read_policy, write_policy

__all__ = ["InstinctPlayer", "Policy", "preferred", "read_policy", "write_policy"]
