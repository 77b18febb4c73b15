### What this package is called, and what is in it.

content-revelry = Revelry
about-content-revelry = A fan expansion: Chameleander and the Cirque du Goat
    .text = An expansion made by players, not part of the board game: a master of disguise who wants nothing but attention, a troupe of goats who perform for all who come, each of them also playing by itself as a machine, and their hirelings.

## Difficulties that several opponents combine in the same way

level-easy_challenging = easy and challenging
    .text = What makes it weaker and what makes it stronger, together
level-easy_nightmare = easy and nightmare
    .text = The same, and it scores every Evening
