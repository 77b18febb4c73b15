### Automated opponents: what all of them ask, do and show (the Law of Rootbotics, chapters 1 to 3).

ask-automata-battle = The automated opponent battles
ask-automata-move = The automated opponent moves
ask-automata-place = The automated opponent places pieces
ask-automata-building = Which building does it lose?
do-attack-in = Battle { $faction } in { $place }
do-send-from = Move { COUNT($count, "piece-warrior") } from { $place } to { $place2 }
event-revealed_order = { $seat } reveals the order card { $card }
event-targeted = { $seat } chooses { $place } out of { $places }: { $why }
event-targeted_player = { $seat } chooses { $player } out of { $players }: { $why }
part-order = Order card
part-difficulty = Difficulty

criterion-priority = priority
criterion-alone = no other is possible
criterion-most_enemy_pieces = most enemy pieces
criterion-fewest_enemy_pieces = fewest enemy pieces
criterion-fewest_enemy_warriors = fewest enemy warriors
criterion-most_enemy_buildings = most enemy buildings
criterion-most_enemy_buildings_and_tokens = most enemy buildings and tokens
criterion-most_defenseless_buildings = most defenseless buildings
criterion-most_own_warriors = most of its own warriors
criterion-fewest_own_warriors = fewest of its own warriors
criterion-most_open_slots = most open building slots
criterion-most_points = most victory points
criterion-fewest_points = fewest victory points
criterion-most_pieces = most pieces there
criterion-most_buildings = most buildings there
criterion-most_buildings_and_tokens = most buildings and tokens there

verb-attack-in = Battle
verb-send-from = Move

part-traits = Traits
level-easy = easy
    .text = Weaker than its board says
level-default = default
    .text = Just as its board says
level-challenging = challenging
    .text = Stronger than its board says
level-nightmare = nightmare
    .text = Stronger still, and it scores every Evening
player-automated = plays by itself
seat_option-services = Services
    .text = What others may buy from it.
seat_option-difficulty = Difficulty
seat_option-traits = Traits
    .text = Each makes it harder; take any number.
seat_option-character = Character
    .text = Whom it plays; drawn where nothing is said.
ask-automata-corner = A random corner
ask-automata-site = A random clearing
do-set-down = Place { SOME($count, $piece) } in { $place }
verb-set-down = Place

ask-automata-service = The automated opponent buys a service
ask-automata-ware = A random card of those for sale
do-trade-for = Buy { $card } from the market
do-hire-boats = Hire boats
do-hire-warriors = Hire warriors
verb-trade-for = Buy card
verb-hire-boats = Boats
verb-hire-warriors = Mercenaries
event-paid_for_service = { $seat } buys a service of { $owner } for { $price }
event-traded_for = { $seat } takes { $card } from the market
part-services = Services for automated opponents
services-advanced_services = advanced
