### Chameleander: what it is, to those who choose.

about-faction-chameleander = One warrior that stays, and an ego that grows
    .text = You are a single warrior whom nobody removes. You score by placing ego beside it: talk a ruler into placing something, mark a warrior for death, or boast with birds. Enemies remove ego for points, so blend in, keep moving, and choose whose clearing you adorn.
    .scores-cajole = Cajole a ruler: the space, and more if they place
    .scores-mark = Mark a warrior for death and score the space
    .scores-boast = Boast with bird cards in Evening, more with ego on the Id
    .scores-craft = Craft with everybody's crafting pieces around you
    .first-move = Skip, rule or not, to a clearing where somebody else rules and crafts.
    .first-plot = Mark a warrior there for death: an ego takes its place and scores.
    .first-score = Cajole the ruler with any card: one more ego, and more points if they place something.
    .watch-stays = You are never removed, swapped, nor moved on other turns.
    .watch-hits = Rolled hits pass you by, unless an enemy gives you a matching card.
    .watch-icons = Superego draw cards while they are on the track or on the Id.
    .watch-actions = Each ego you give up is one more action.
    .parts-ego = Ego still to place, and what each space scores.
    .parts-the_id = Ego that stay there for good.
    .parts-cards = How many cards you draw in Evening.
    .pieces-warrior = Fights with up to { COUNT($battle-rolled_hits, "word-hit") }, rules as one, and stays.
    .pieces-ego = Goes where Chameleander goes and takes its hits. A token; there are { $piece-ego-count }.
    .pieces-superego = An ego that draws a card while it is on the track or on the Id. A token; there are { $piece-superego-count }.
