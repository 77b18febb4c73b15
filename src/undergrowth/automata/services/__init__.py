"""R.9.7 Services that automated opponents buy, from a human seller or an automated one.

`terms` says who may buy and at what price, `purchase` is the buying, for human buyers of an
automated seller too (R.9.2.3); `wares`, `hiring` and `rivers` say when which service is bought.
What a single opponent does otherwise its class says (`Automaton`).
"""
