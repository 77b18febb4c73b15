### Waldpatrouille und Katzenärzte (H): ihre Namen und Figuren.

piece-patrol = { $count ->
        [one] Patrouille
       *[other] Patrouillen
    }
    .class = f
faction-forest_patrol = Waldpatrouille
    .class = f
    .text = Ein Krieger in jeder Lichtung. Von denen, die zusammen fallen, wartet einer auf dieser Karte. Am Tag ziehen und kämpfen sie, oder du platzierst die auf dieser Karte, wo einer von ihnen steht.
faction-feline_physicians = Katzenärzte
    .class = p
    .text = Wenn Krieger von dir entfernt werden, kannst du eine Karte abgeben, die zu ihrer Lichtung passt, und sie platzieren, wo du Figuren hast.
