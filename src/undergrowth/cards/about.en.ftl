### What cards do, in one line each; what they say in full stands in `data/cards`.

about-cards-item = { A($item) } and { COUNT($points, "word-point") }
about-cards-ambush = { COUNT($battle-ambush_hits, "word-hit") } before the roll, in { A($suit) } clearing
    .rulings-one = A side plays one ambush at most in a battle.
    .rulings-most = Its hits are no rolled hits and have no maximum.
    .rulings-automated = Automated opponents are never ambushed: in a battle with one of them nobody is asked.
about-cards-ambush-bird = { COUNT($battle-ambush_hits, "word-hit") } before the roll, in any clearing
about-cards-dominance = Win by ruling { $game-dominance_clearings } { $suit } clearings
    .rulings-score = Your marker leaves the score track: from then on you win by what the card says alone.
about-cards-dominance-bird = Win by ruling { $game-dominance_corners } opposite corners
about-cards-dominance-frog = Win by ruling two enclaves on the river

## The base deck

about-card-armorers = Ignore all rolled hits against you, once
about-card-sappers = Attacked, deal an extra hit, once
about-card-brutal_tactics = Attacking: an extra hit, but a point for the defender
about-card-royal_claim = Once: a point for each clearing you rule
    .rulings-when = You may use it at any point of your Birdsong.
about-card-stand_and_deliver = Each turn a random card from an enemy, who scores a point
    .rulings-taken = The enemy scores only if you took a card.
about-card-tax_collector = Each turn give up a warrior to draw a card
    .rulings-where = The warrior is one of your faction's, in a clearing of the map.
about-card-favor_of_the_foxes = Remove all enemy pieces from fox clearings
    .rulings-now = The suit that a clearing has now counts. Items and ruins are no enemy pieces.
about-card-favor_of_the_rabbits = Remove all enemy pieces from rabbit clearings
    .rulings-now = The suit that a clearing has now counts. Items and ruins are no enemy pieces.
about-card-favor_of_the_mice = Remove all enemy pieces from mouse clearings
    .rulings-now = The suit that a clearing has now counts. Items and ruins are no enemy pieces.
about-card-command_warren = Begin each Daylight with a battle
about-card-better_burrow_bank = Each turn you and an enemy of your choice draw a card
    .rulings-enemy = The second card goes to an enemy, not to a partner.
about-card-cobbler = Begin each Evening with a move
about-card-scouting_party = Ambushes do nothing to you when you attack
    .rulings-ambush = It stops ambush cards, and no other hits.
about-card-codebreakers = Each turn look at somebody's hand

## Exiles and Partisans

about-card-saboteurs = Once: discard an effect an enemy has crafted
    .rulings-both = You discard both cards. What lies on the other one goes to its supplies, unscored.
about-card-soup_kitchens = Your tokens count two towards rule
    .rulings-rule = Tokens count towards rule alone: they roll no hits and defend nothing.
about-card-boat_builders = Rivers are paths for you
    .rulings-adjacent = The clearings are adjacent for you in every rule, not only for moves.
about-card-corvid_planners = Move wherever you like, no matter who rules
about-card-eyrie_emigre = Move, then battle, at the end of each Birdsong
    .rulings-must = With a legal move you must take it, and then battle there if anybody is there. Without both the card is discarded.
about-card-fox_partisans = Extra hit in fox clearings; discard all but foxes
    .rulings-all = You discard all cards of other suits, birds too. An empty hand is no hindrance.
about-card-rabbit_partisans = Extra hit in rabbit clearings; discard all but rabbits
    .rulings-all = You discard all cards of other suits, birds too. An empty hand is no hindrance.
about-card-mouse_partisans = Extra hit in mouse clearings; discard all but mice
    .rulings-all = You discard all cards of other suits, birds too. An empty hand is no hindrance.
about-card-propaganda_bureau = Each turn a card turns an enemy warrior into yours
    .rulings-supply = You need a warrior in your supply and leave to place it there.
about-card-false_orders = Once: move half of an enemy's warriors away
    .rulings-half = Half of all the enemy's warriors there, those counted that cannot move; of the others as many as there are go.
    .rulings-legal = The enemy must have a legal move there, if rule did not matter.
about-card-informants = Take an ambush from the discard pile instead of drawing
    .rulings-often = It replaces each draw of your Evening, as often as there is one.
about-card-tunnels = Your crafting pieces' clearings lie next to each other
    .rulings-adjacent = The clearings are adjacent for you in every rule, not only for moves.
about-card-charm_offensive = Each Evening draw a card; somebody else scores a point
    .rulings-first = You draw before you name the player. With no card to draw it cannot be used.
about-card-swap_meet = Each turn a random card from somebody for one of yours
    .rulings-same = You may give any card back, the one just taken too.
about-card-coffin_makers = The fallen lie here: a point for every five of them
    .rulings-caught = It catches what is removed from the map and would go to a supply.
about-card-league_of_adventurous_mice = Each turn turn an item down to move or battle
    .rulings-ready = Of like items one that lies face up is taken later out of the box first.
about-card-murine_broker = Draw a card whenever somebody else crafts an item
    .rulings-partner = Items that a partner crafts count, too.
about-card-master_engravers = A point more for each item you craft

## Squires and Disciples

about-card-sky_couriers = Once: spend cards, draw as many and one more
about-card-spy_network = Swap a card of yours for an enemy's crafted effect
    .rulings-both = You do both halves or neither; the card is shuffled into the deck in either case.
about-card-silver_tongue = Each turn a card lets you act as if you ruled a clearing
    .rulings-before = Say it before the effect it is for, which is the next one you choose.
    .rulings-others = Another player who rules the clearing still rules it.
about-card-shadow_council = Spend a card to force somebody into battle
    .rulings-anybody = Any player may be the attacker, you too. Without a card that matches a possible battle it stays.
about-card-feather_rufflers = Two warriors at once where you have a piece
about-card-fox_squires = Each turn a fox card is a battle or a move
    .rulings-first = You pay first; then you choose battle or move.
about-card-rabbit_squires = Each turn a rabbit card is a battle or a move
    .rulings-first = You pay first; then you choose battle or move.
about-card-mouse_squires = Each turn a mouse card is a battle or a move
    .rulings-first = You pay first; then you choose battle or move.
about-card-bold_leadership = Attacking: an extra hit, kept for a matching card
about-card-supply_train = Right after a move, move again
about-card-tactician = Before the roll, move more warriors into the battle
    .rulings-count = The warriors that come in count for your rolled hits, and can be lost.
about-card-apprentice = Once: craft a card without paying its icons
    .rulings-empty = With an empty hand it stays. Otherwise you must craft a card if you can craft any.
about-card-friend_of_the_foxes = Each turn one fox card is of any suit you like
    .rulings-printed = The printed suit counts alone: a bird is of no other suit here.
about-card-friend_of_the_rabbits = Each turn one rabbit card is of any suit you like
    .rulings-printed = The printed suit counts alone: a bird is of no other suit here.
about-card-friend_of_the_mice = Each turn one mouse card is of any suit you like
    .rulings-printed = The printed suit counts alone: a bird is of no other suit here.
about-card-lookouts = Attacked, place a warrior before the roll
    .rulings-nothing = Where no warrior can be placed nothing is paid either.
about-card-hidden_warrens = Move between any two clearings of one suit
about-card-the_faithful = An extra hit; lost if the next card does not match
    .rulings-turned = The card that is turned over is not drawn.
about-card-riversteads = Once: a card for each river clearing with your pieces
    .rulings-coast = On the lake the clearings of the coast count.
about-card-standard_bearer = Attack again right after a battle
about-card-raiding_party = Battle right after a move
about-card-mice_in_a_bush = Attacked, spend a card to deal a hit at once
    .rulings-after = It is used after ambush cards, and no ambush foils it.
about-card-brazen_demagogue = Take a dominance card and still go on scoring
    .rulings-points = You need no ten points. Without an available dominance card it stays.

## Frogs

about-card-fox_laborers = Enclaves in fox clearings craft in your Evening
    .rulings-again = You craft with enclaves no matter who owns them. One that was activated in Birdsong works again, each once in an Evening.
about-card-rabbit_laborers = Enclaves in rabbit clearings craft in your Evening
    .rulings-again = You craft with enclaves no matter who owns them. One that was activated in Birdsong works again, each once in an Evening.
about-card-mouse_laborers = Enclaves in mouse clearings craft in your Evening
    .rulings-again = You craft with enclaves no matter who owns them. One that was activated in Birdsong works again, each once in an Evening.
about-card-frog_partisans = Extra hit in frog clearings; discard all but frogs
about-card-companions = Once: a frog card is of any suit you like
    .rulings-stays = It stays where the card you spend matches without it.
about-card-stewards = Craft the top card of the Pond for nothing
    .rulings-drawn = A card that cannot be crafted is drawn all the same and stays in your hand.
about-card-settlers = You choose a move for the Diaspora
    .rulings-nothing = You choose clearings and numbers. Without a legal move or battle nothing happens.
about-card-agitators = You choose a battle for the Diaspora
    .rulings-nothing = You choose clearings and numbers. Without a legal move or battle nothing happens.
about-card-advocates = Once: a point for each enclave you rule in a suit
    .rulings-start = It is used at the start of your next Birdsong, even for nothing.
about-card-militias = Turn an enclave militant, or place such a one
    .rulings-alone = An enclave is placed only where none lies, and no warriors come with it.
about-card-assimilationists = Remove an enclave; you and the Diaspora draw
    .rulings-draw = You both draw even where there was no enclave to remove, you first.
