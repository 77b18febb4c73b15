### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-no_funds = you have no funds left
why-no_fund_of = no warrior of { $faction } is among the funds
why-own_warrior_alone = no Riverfolk warrior is in the supply: only one of yours from the funds can come
why-price_of_another = now the price of { $service } is asked for
why-price_moved = the marker of { $service } has been moved this Evening
why-price_as_it_is = { $service } costs { $price } already
why-no_such_price = prices go from { $least } to { $most }
why-not_on_river = { $place } is not on the river
why-post_there = { $place } has a trade post already
why-no_player_rules = no player rules { $place }
why-funds_of_ruler = { $cost } funds of { $faction }, who rules there, are needed, you have { $count }
why-funds_do_not_pay = no { $cost } funds of { $faction } pay there
why-no_post_left = no trade post is left that matches { $place }
why-post_does_not_match = no { $piece } can be placed there
why-no_empty_space = the { $suit } track has no empty space
why-export_as_craft = what cannot be crafted cannot be exported: { $why }
why-own_services = you sell services and buy none
why-buy_at_start = services are bought at the start of your Birdsong
why-never_hires = your faction never hires Mercenaries
why-no_service_left = you can buy { $count } this turn, and you have
why-bought_already = you have bought { $service } this turn
why-not_in_their_hand = { $card } is not in the hand of { $faction }
why-cannot_pay_service = { $service } costs { $price }, and you can pay { $count }
