### Why something beside the Circuit Board Goats is not offered.

why-critics_take_no_frog = { $card } is a frog card, and the critics take none while you have others
why-not_dismantled = only crafted Saboteurs of yours, or a random improvement, can be given up
