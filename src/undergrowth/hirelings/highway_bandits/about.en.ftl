### The Highway Bandits and the Bandit Gangs: what they are, for everybody who chooses.

about-faction-highway_bandits = A player who passes them on a path pays, but for you
    .text = They are set up on two paths. An enemy that moves along a path with one removes one of the pieces it moved; a Vagabond damages an item. When you move along one, you may place a warrior where you arrive. In Daylight you place another on a path from a clearing with pieces of yours; when all are out, it comes from another path.
about-faction-bandit_gangs = Beside you they cannot be battled, and bring you warriors
    .text = A player who hires them while none is on the map places one where it has pieces. In a clearing with pieces of yours they cannot be battled. In Daylight place a warrior of yours at each of them, or one of them in a clearing with a piece of yours.
