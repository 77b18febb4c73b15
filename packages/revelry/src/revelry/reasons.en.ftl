### Why something cannot be done, where more than one faction says it.

why-nowhere_to_battle = there is nowhere you could battle
why-nowhere_to_move = there is nowhere to move
