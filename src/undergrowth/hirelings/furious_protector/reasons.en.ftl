### Why something of these hirelings is not offered (H).

why-protector_cannot_go_there = that clearing is not next to the Protector, or it cannot be moved there
why-protector_lets_none_be_placed = the Furious Protector lets its enemies place nothing in its clearing
why-protector_spares_it = no such warrior of that player can be removed there
why-protector_shields_them = the Stoic Protector shields its controller's pieces in its clearing
