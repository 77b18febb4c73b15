### What cards do, in one line each; what they say in full stands in `data/cards`.

about-cards-item = { A($item) } and { COUNT($points, "word-point") }
about-cards-ambush = { COUNT($battle-ambush_hits, "word-hit") } before the roll, in { A($suit) } clearing
about-cards-ambush-bird = { COUNT($battle-ambush_hits, "word-hit") } before the roll, in any clearing
about-cards-dominance = Win by ruling { $game-dominance_clearings } { $suit } clearings
about-cards-dominance-bird = Win by ruling { $game-dominance_corners } opposite corners
about-cards-dominance-frog = Win by ruling two enclaves on the river

## The base deck

about-card-armorers = Ignore all rolled hits against you, once
about-card-sappers = Attacked, deal an extra hit, once
about-card-brutal_tactics = Attacking: an extra hit, but a point for the defender
about-card-royal_claim = Once: a point for each clearing you rule
about-card-stand_and_deliver = Each turn a random card from an enemy, who scores a point
about-card-tax_collector = Each turn give up a warrior to draw a card
about-card-favor_of_the_foxes = Remove all enemy pieces from fox clearings
about-card-favor_of_the_rabbits = Remove all enemy pieces from rabbit clearings
about-card-favor_of_the_mice = Remove all enemy pieces from mouse clearings
about-card-command_warren = Begin each Daylight with a battle
about-card-better_burrow_bank = Each turn you and an enemy of your choice draw a card
about-card-cobbler = Begin each Evening with a move
about-card-scouting_party = Ambushes do nothing to you when you attack
about-card-codebreakers = Each turn look at somebody's hand

## Exiles and Partisans

about-card-saboteurs = Once: discard an effect an enemy has crafted
about-card-soup_kitchens = Your tokens count two towards rule
about-card-boat_builders = Rivers are paths for you
about-card-corvid_planners = Move wherever you like, whoever rules
about-card-eyrie_emigre = Move, then battle, at the end of each Birdsong
about-card-fox_partisans = Extra hit in fox clearings; discard all but foxes
about-card-rabbit_partisans = Extra hit in rabbit clearings; discard all but rabbits
about-card-mouse_partisans = Extra hit in mouse clearings; discard all but mice
about-card-propaganda_bureau = Each turn a card turns an enemy warrior into yours
about-card-false_orders = Once: move half of an enemy's warriors away
about-card-informants = Take an ambush from the discard pile instead of drawing
about-card-tunnels = Your crafting pieces' clearings lie next to each other
about-card-charm_offensive = Each Evening draw a card; somebody else scores a point
about-card-swap_meet = Each turn a random card from somebody for one of yours
about-card-coffin_makers = The fallen lie here: a point for every five of them
about-card-league_of_adventurous_mice = Each turn turn an item down to move or battle
about-card-murine_broker = Draw a card whenever somebody else crafts an item
about-card-master_engravers = A point more for each item you craft

## Squires and Disciples

about-card-sky_couriers = Once: spend cards, draw as many and one more
about-card-spy_network = Swap a card of yours for an enemy's crafted effect
about-card-silver_tongue = Each turn a card lets you act as if you ruled a clearing
about-card-shadow_council = Spend a card to force somebody into battle
about-card-feather_rufflers = Two warriors at once where you have a piece
about-card-fox_squires = Each turn a fox card is a battle or a move
about-card-rabbit_squires = Each turn a rabbit card is a battle or a move
about-card-mouse_squires = Each turn a mouse card is a battle or a move
about-card-bold_leadership = Attacking: an extra hit, kept for a matching card
about-card-supply_train = Right after a move, move again
about-card-tactician = Before the roll, move more warriors into the battle
about-card-apprentice = Once: craft a card without paying its icons
about-card-friend_of_the_foxes = Each turn one fox card is of any suit you like
about-card-friend_of_the_rabbits = Each turn one rabbit card is of any suit you like
about-card-friend_of_the_mice = Each turn one mouse card is of any suit you like
about-card-lookouts = Attacked, place a warrior before the roll
about-card-hidden_warrens = Move between any two clearings of one suit
about-card-the_faithful = An extra hit; lost if the next card does not match
about-card-riversteads = Once: a card for each river clearing with your pieces
about-card-standard_bearer = Attack again right after a battle
about-card-raiding_party = Battle right after a move
about-card-mice_in_a_bush = Attacked, spend a card to deal a hit at once
about-card-brazen_demagogue = Take a dominance card and still go on scoring

## Frogs

about-card-fox_laborers = Enclaves in fox clearings craft in your Evening
about-card-rabbit_laborers = Enclaves in rabbit clearings craft in your Evening
about-card-mouse_laborers = Enclaves in mouse clearings craft in your Evening
about-card-frog_partisans = Extra hit in frog clearings; discard all but frogs
about-card-companions = Once: a frog card is of any suit you like
about-card-stewards = Craft the top card of the Pond for nothing
about-card-settlers = You choose a move for the Diaspora
about-card-agitators = You choose a battle for the Diaspora
about-card-advocates = Once: a point for each enclave you rule in a suit
about-card-militias = Turn an enclave militant, or place such a one
about-card-assimilationists = Remove an enclave; you and the Diaspora draw
