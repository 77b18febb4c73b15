### The Alliance: what it is, to those who choose.

about-faction-woodland_alliance = Starts with nothing; wins sympathy, then revolts
    .text = You begin with nothing on the map but a few supporters. Sympathy scores more the more of it there is, and makes the player who removes it or marches through pay you in cards. A revolt sweeps a clearing clean and gives you a base; from there officers move, battle and recruit for you.
    .scores-spread = Place sympathy: from { $tracks-sympathy-vp_on_place-first } up to { COUNT($tracks-sympathy-vp_on_place-most, "word-point") } a token
    .scores-revolt = Revolt: points for every building and token it removes
    .scores-craft = Craft items with your sympathy
    .first-sympathy = Spread sympathy where others must pass, and where your supporters match.
    .first-supporters = Mobilize: cards of your hand become supporters for the first revolt.
    .first-wait = Let them come. A player who moves warriors in or removes sympathy hands you a card.
    .watch-cards = Cards are your wood: supporters for Birdsong, your hand for officers and crafting.
    .watch-bases = Each base makes you bigger. Losing one costs supporters and officers.
    .watch-martial = Where a player keeps { $supporters-martial_law_enemy_warriors } warriors, sympathy costs more.
    .watch-few = You have only { $piece-warrior-count } warriors, and officers are taken from them.
    .parts-supporters = Cards for revolts and sympathy; only you see them.
    .parts-officers = How many operations you have each Evening.
    .parts-base = A base that is still to be placed; on the map it draws a card more.
    .parts-sympathy = Your sympathy tokens: what the next one costs and scores.
    .pieces-warrior = Fights for you, or becomes an officer. There are { $piece-warrior-count }.
    .pieces-base_fox = Recruits and trains in its clearing, and draws you a card. A building.
    .pieces-base_rabbit = Recruits and trains in its clearing, and draws you a card. A building.
    .pieces-base_mouse = Recruits and trains in its clearing, and draws you a card. A building.
    .pieces-sympathy = Scores when placed, crafts, and outrages those who trample it. A token.
