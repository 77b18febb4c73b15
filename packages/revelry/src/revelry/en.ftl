### What this package is called, and what is in it.

content-revelry = Revelry
about-content-revelry = A fan expansion: Chameleander and the Cirque du Goat
    .text = An expansion made by players, not part of the board game: a master of disguise who wants nothing but attention, a troupe of goats who perform for whoever comes, each of them also playing by itself as a machine, and their hirelings.
