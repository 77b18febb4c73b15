### Why something of the Bandits is not offered (H).

why-no_path_for_bandit = a bandit goes to a path without one, from a clearing with pieces of yours
why-no_bandit_there = no bandit stands on that path
why-not_among_moved = only a warrior that has just moved there can be given, if it can be removed
