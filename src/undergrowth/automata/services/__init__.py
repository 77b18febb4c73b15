"""R.9.7 Services that automated opponents buy, from a human seller or an automated one.

`terms` holds who may buy and at what price, `purchase` the buying itself, for human buyers of an
automated seller too (R.9.2.3); `wares`, `hiring` and `rivers` decide which service is bought and
when. Exceptions of one opponent are in its class (`Automaton`).
"""
