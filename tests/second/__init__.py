"""The second generator: what must be offered, said a second time, plainly, from the Law alone.

It reads the table (`second.table`) and nothing else of the engine: none of its rules, options or
reasons.  `second.law` keeps what is said, `second.compare` holds both against each other.
"""
