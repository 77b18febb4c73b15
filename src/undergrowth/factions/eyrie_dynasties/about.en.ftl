### The Eyrie: what they are, to those who choose.

about-faction-eyrie_dynasties = A Decree that grows each turn; scores for roosts
    .text = Every Birdsong you add to your Decree, and every Daylight you must carry all of it out. That makes you fast and strong, and one day it breaks: then you lose points, the Decree and your leader. Spread roosts, for they score anew every Evening.
    .scores-roosts = Each Evening: up to { COUNT($evening_score-vp_by_count-most, "word-point") } for roosts on the map
    .scores-remove = Remove enemy buildings and tokens in battle
    .scores-craft = Craft items: { COUNT($crafting-item_vp, "word-point") } each
    .first-decree = Add cards to the Decree that you can carry out next turn as well: rather Recruit and Move than Battle.
    .first-move = Move more warriors than anybody else has into a clearing with an open slot.
    .first-build = Build a roost there: it scores every Evening from now on.
    .watch-turmoil = Look ahead: can every card of the Decree still be carried out next turn?
    .watch-birds = Birds fit anywhere, but each costs you points when the Decree breaks.
    .watch-roosts = Roosts are few and enemies score for removing them: guard them.
    .watch-ties = You rule where you are tied: one warrior more than needed is one too many.
    .parts-leader = Who leads you now; those who have fallen come back when none is left.
    .parts-decree = What you must do each turn, by column, from left to right.
    .parts-roost = Your roosts: points each Evening, and card bonuses.
    .pieces-warrior = Fights and rules. There are { $piece-warrior-count }.
    .pieces-roost = Recruits, crafts and scores. A building, one to a clearing; there are { $piece-roost-count }.

about-leader-builder = Crafted items score in full
    .text = Your Viziers wait in Recruit and Move. Items you craft score what their cards say. Good for a peaceful start with a hand to craft; it brings no help in battle.
about-leader-charismatic = Recruits two warriors at a time
    .text = Your Viziers wait in Recruit and Battle. Each Recruit must place { $leader-charismatic-recruits } warriors, so you grow quickly. But when your supply runs low, or no battle is to be had, the Decree breaks.
about-leader-commander = Hits harder when attacking
    .text = Your Viziers wait in Move and Battle. In every battle you begin, you deal { COUNT($leader-commander-extra_hits, "word-hit") } more. Good when you are strong already and there is always somebody to attack.
about-leader-despot = Scores more for tearing things down
    .text = Your Viziers wait in Move and Build. A battle in which you remove enemy buildings or tokens scores { COUNT($leader-despot-extra_vp, "word-point") } more. Good against those who build much; but each turn the Decree wants a new roost.

about-group-leader = Your leaders
