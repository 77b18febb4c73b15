### Why something of these hirelings is not offered (H).

why-no_such_item_for_exile = no such item is in your Crafted Items box
why-exile_is_far = you have no pieces next to the Exile's forest
why-exile_cannot_go_there = that forest is not next to the Exile's, or no item is left face up for the move
why-exile_cannot_battle_there = there is nobody to battle next to the Exile's forest there, or too few items are face up
why-no_ruin_for_brigand = there is no ruin with an item there, or you have no pieces there
why-nothing_for_brigand = no crafted item of yours lies face up, or nobody with a card shares a clearing with you
why-no_item_for_brigand = no such item lies face up in your Crafted Items box
why-no_victim_for_brigand = that player has no card, or shares no clearing with you
