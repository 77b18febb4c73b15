### The Riverfolk Flotilla and the Otter Divers: what they are, for everybody who chooses.

about-faction-riverfolk_flotilla = A boat that trades where it lies, sails on and battles
    .text = Its pawn is set up on the river at the map edge. It cannot be battled or removed, and rolls up to three hits. At the start of Birdsong all players with pieces in its clearing may draw a card. Then it must move along the river, no matter who rules there, and may battle.
about-faction-otter_divers = Moves from or to the river need no rule
    .text = When you move from or to a clearing on the river, you need not rule either of the two. You still follow paths; for the Ferry you need rule as ever.
