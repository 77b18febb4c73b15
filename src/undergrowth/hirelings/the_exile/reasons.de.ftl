### Warum etwas von diesen Söldnern nicht angeboten wird (H).

why-no_such_item_for_exile = ein solcher Gegenstand liegt nicht bei deinen hergestellten Gegenständen
why-exile_is_far = du hast keine Figuren am Wald des Verbannten
why-exile_cannot_go_there = dieser Wald grenzt nicht an den des Verbannten, oder kein Gegenstand liegt mehr offen für die Bewegung
why-exile_cannot_battle_there = dort ist am Wald des Verbannten niemand zu bekämpfen, oder zu wenige Gegenstände liegen offen
why-no_ruin_for_brigand = dort ist keine Ruine mit einem Gegenstand, oder du hast dort keine Figuren
why-nothing_for_brigand = keiner deiner hergestellten Gegenstände liegt offen, oder niemand mit einer Karte teilt eine Lichtung mit dir
why-no_item_for_brigand = ein solcher Gegenstand liegt nicht offen bei deinen hergestellten Gegenständen
why-no_victim_for_brigand = dieser Spieler hat keine Karte, oder teilt keine Lichtung mit dir
