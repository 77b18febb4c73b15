### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-game_over = the game is over
why-another_player_decides = another player decides now
why-not_hand = { $card } is not in your hand
why-rule_play_forbids = a rule in play forbids it
why-one_ambush_card = one ambush card may be played in a battle by the defender, and one to foil it
why-no_ambush_against = no ambush card can be played against an attack of { $faction }
why-not_ambush_card = { $card } is not an ambush card
why-does_not_match = { $card } does not match { $place }
why-does_not_match_where = { $card } does not match { $place }, where the warriors fell
why-defender_must_enemy = the defender must be an enemy with pieces in the clearing of battle
why-not_clearing = { $place } is not a clearing
why-have_no_warrior = you have no warrior or pawn in { $place }
why-attacker_has_no_warrior = the attacker has no warrior or pawn in { $place }
why-there_no_enemy = there is no enemy in { $place } that can be battled
why-has_been_used = it has been used in this battle
why-warriors_take_hits = warriors take hits before buildings and tokens, and each piece one
why-used = it is used { $when }
why-crafting_not_possible = crafting is not possible at this moment
why-ambush_cards_cannot = ambush cards cannot be crafted
why-dominance_cards_cannot = dominance cards cannot be crafted
why-icon_does_not_help = as { A($suit) } icon it does not pay for this card together with your crafting pieces
why-there_no_left = there is no { $item } left in the item supply
why-what_does_still = what { $card } does is still to be written
why-have_play_area = you have { $card } in your play area already
why-with_piece_not = with the piece in { $place } not every icon could be made
why-there_nowhere_move = no warrior of yours can move: a move begins or ends in a clearing you rule
why-no_enemy_shares = no enemy that can be battled shares a clearing with your warriors
why-there_no_warrior_left = there is no warrior left in your supply
why-there_no_warrior = there is no warrior to move in { $place }
why-that_warrior_elsewhere = that warrior is not in { $place }
why-rule_neither_nor = you rule neither { $place } nor any clearing next to it
why-not_one_move = { $place } is not one move away from { $place2 }
why-mover_rules_neither = the mover rules neither { $place } nor { $place2 }
why-rule_neither_nor_2 = you rule neither { $place } nor { $place2 }
why-move_takes_from = a move takes from 1 to { $most } warriors here
why-cannot_go_along = that cannot go along with these warriors
why-none_left = no { $piece } is left in the supply
why-there_no_open = there is no open slot in { $place }
why-too_few_slots = { $place } has { $count ->
    [0] no open slot
    [one] 1 open slot
   *[other] { $count } open slots
}, too few for { $number } × { $piece }
why-pieces_can_placed = pieces can be placed there
why-only_card_own = only a card of your own hand can go back
why-faction_starts_corner = your faction starts in a corner clearing
why-another_player_starts = another player starts in that corner
why-free_corner_opposite = a free corner opposite a starting corner must be used
why-setup_card_not = that setup card is not in the pool
why-another_player_has = another player has chosen that faction
why-card_locked_until = that card is locked until somebody has chosen a militant faction
why-two_players_draft = two players draft from militant factions only
why-homelands_clearings = homelands are clearings
why-clearing_homeland_already = that clearing is your homeland already
why-clearing_another_player = that clearing is another player's homeland
why-pieces_setup_do = the pieces of your setup do not all fit there
why-nearer_enemy_homeland = that is nearer to an enemy homeland than you must be
why-landmark_has_not = that landmark has not been dealt
why-landmark_stands_clearing = a landmark stands in a clearing next to it
why-no_clearing = { $place } is no clearing
why-landmark_stands_there = a landmark stands there already
why-dominance_cards_activated = dominance cards are activated during your Daylight
why-available_cards_taken = available cards are taken during your Daylight
why-card_not_hand = that card is not in your hand
why-no_dominance_card = that is no dominance card
why-activated_dominance_card = an activated dominance card cannot be replaced
why-points_needed_have = { $needed } points are needed, you have { $number }
why-card_not_available = that card is not available beside the map
why-have_no_matching = you have no matching card to spend
why-cannot_used_at = { $card } cannot be used at this moment
why-not_play_area = { $card } is not in your play area
why-has_been_used_this = { $card } has been used this turn
why-no_such_place = there is no place { $place } on this map
why-not_in_deck = there is no { $card } in this deck
why-not_in_game = { $faction } is not in this game
why-last_step_begun = the last step of the turn has begun
why-wait = something else is in progress: first answer what is asked
when-birdsong_start = at the start of your Birdsong
when-birdsong = during your Birdsong
when-daylight_start = at the start of your Daylight
when-daylight = during your Daylight
when-evening_start = at the start of your Evening
when-evening = during your Evening
when-turn_end = at the end of your turn
when-birdsong_end = at the end of your Birdsong
why-of = { $card }: { $why }
why-not_enough_icons = it takes { $icons }, and { $count ->
        [0] you have nothing left to activate
       *[other] what you have left to activate makes { $left }
    }
icon-several = one of several suits
icon-any = any suit
why-card_asks_for_ruin = its card asks for a clearing with a ruin
why-card_asks_for_river = its card asks for a clearing on a river
why-card_asks_for_corner = its card asks for a corner clearing
why-card_asks_for_single_slot = its card asks for a clearing with exactly one slot and no ruin
why-card_asks_for_suit = its card asks for a { $suit } clearing
why-homeland_any = that clearing does not meet your setup card
why-homeland_connected_group = each homeland is next to another one of yours
why-homeland_map_edge = the homeland is a clearing on the map edge
why-homeland_map_edge_adjacent_pair = the homelands are adjacent clearings on the map edge
why-homeland_river = the homeland is on the river, or next to it where that cannot be
why-as_evenly_as = the pieces go there as evenly as possible
why-not_suit_asked_place = { $place } does not match the suit asked for
why-by_law = { $why } (law { $law })
why-no_answer = that does not answer the open question
refusal = { $action } is not offered; expected one of: { $options }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
    .why = { $action } is not offered ({ $why }, law { $law }); expected one of: { $options }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
why-not_under_this = it is not under this ruin, or you have one marked R already
why-nothing_like_that_to_place = you have nothing like that to place
why-nothing_to_lift = you have no such piece to take off the map there
