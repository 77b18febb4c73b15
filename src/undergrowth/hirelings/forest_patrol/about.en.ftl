### The Forest Patrol and the Feline Physicians: what they are.

about-faction-forest_patrol = Stands everywhere, and comes back where it stands
    .text = A warrior of the Patrol starts in every clearing. One of those that fall together waits on its card. In Daylight they move and battle, or those on the card are placed where a warrior of the Patrol stands.
about-faction-feline_physicians = A matching card brings your fallen warriors back
    .text = When warriors of yours are removed, you may spend a card that matches their clearing and place them where you have pieces.
