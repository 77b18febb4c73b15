"""What a viewer cannot see: who sees which, dealing it anew, and what an answer has told."""
