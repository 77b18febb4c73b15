"""Hidden information: who sees which, dealing it anew, and what an answer has revealed."""
