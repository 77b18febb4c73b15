### The River Roamers and the Frog Tinkers: what they are.

about-faction-river_roamers = Lilypads to craft with, and warriors on the river
    .text = In Daylight you may craft with lilypads, each an icon of the suit of its clearing. Then the Roamers battle at each lilypad, or { $party } of them are placed in a clearing on the river, with a lilypad where there is none.
about-faction-frog_tinkers = A card of the deck makes an icon for you
    .text = At the start of your Birdsong the top card of the deck is turned face up beside it. While you craft you may spend it as one icon of its suit, a bird card as one of any suit. If you do not, it is discarded at the end of your Evening.
