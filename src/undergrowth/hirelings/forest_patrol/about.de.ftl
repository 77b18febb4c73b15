### Die Waldwache und die Katzenärzte: was sie sind.

about-faction-forest_patrol = Steht überall und kehrt zurück, wo sie steht
    .text = Auf jeder Lichtung beginnt ein Krieger der Waldwache. Einer von denen, die zusammen fallen, wartet auf ihrer Karte. Am Tag ziehen und kämpfen sie, oder die auf der Karte werden platziert, wo ein Krieger der Wache steht.
about-faction-feline_physicians = Eine passende Karte bringt deine Gefallenen zurück
    .text = Werden Krieger von dir entfernt, darfst du eine Karte in der Farbe ihrer Lichtung abgeben und sie platzieren, wo du Figuren hast.
