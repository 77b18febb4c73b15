### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-game_over = das Spiel ist aus
why-another_player_decides = jemand anderes entscheidet gerade
why-not_hand = { $card } ist nicht auf deiner Hand
why-rule_play_forbids = eine geltende Regel verbietet es
why-one_ambush_card = in einem Kampf darf einen Hinterhalt spielen, wer verteidigt, und einen, wer ihn vereitelt
why-no_ambush_against = gegen einen Angriff von { $faction } kann kein Hinterhalt gespielt werden
why-not_ambush_card = { $card } ist kein Hinterhalt
why-does_not_match = { $card } passt nicht zu { $place }
why-does_not_match_where = { $card } passt nicht zu { $place }, wo die Krieger gefallen sind
why-defender_must_enemy = angegriffen wird ein Gegner mit Teilen in der Lichtung des Kampfes
why-not_clearing = { $place } ist keine Lichtung
why-have_no_warrior = du hast keinen Krieger und keine Spielfigur in { $place }
why-attacker_has_no_warrior = wer angreift, hat keinen Krieger und keine Spielfigur in { $place }
why-there_no_enemy = in { $place } ist kein Gegner, der angegriffen werden kann
why-has_been_used = in diesem Kampf ist sie schon eingesetzt worden
why-warriors_take_hits = Krieger nehmen Treffer vor Gebäuden und Plättchen, und jedes Teil einen
why-used = man setzt sie { $when } ein
why-crafting_not_possible = in diesem Augenblick kann nichts hergestellt werden
why-ambush_cards_cannot = Hinterhalte kann man nicht herstellen
why-dominance_cards_cannot = Vorherrschaftskarten kann man nicht herstellen
why-icon_does_not_help = als Symbol dieser Farbe bezahlt es die Karte nicht zusammen mit deinen herstellenden Teilen: { $suit }
why-there_no_left = von { $item } ist nichts mehr im Vorrat der Gegenstände
why-what_does_still = was { $card } tut, ist noch nicht geschrieben
why-have_play_area = { $card } liegt schon in deinem Spielbereich
why-with_piece_not = mit dem Teil in { $place } ließe sich nicht jedes Symbol erzeugen
why-there_nowhere_move = keiner deiner Krieger kann sich bewegen: Eine Bewegung beginnt oder endet in einer Lichtung, die du beherrschst
why-no_enemy_shares = kein Gegner, der angegriffen werden kann, ist in einer Lichtung mit deinen Kriegern
why-there_no_warrior_left = in deinem Vorrat ist kein Krieger mehr
why-there_no_warrior = in { $place } ist kein Krieger, der sich bewegen kann
why-that_warrior_elsewhere = dieser Krieger ist nicht in { $place }
why-rule_neither_nor = du beherrschst weder { $place } noch eine benachbarte Lichtung
why-not_one_move = { $place } ist nicht eine Bewegung von { $place2 } entfernt
why-mover_rules_neither = wer sich bewegt, beherrscht weder { $place } noch { $place2 }
why-rule_neither_nor_2 = du beherrschst weder { $place } noch { $place2 }
why-move_takes_from = eine Bewegung nimmt hier 1 bis { $most } Krieger mit
why-cannot_go_along = das kann mit diesen Kriegern nicht mitkommen
why-none_left = der Vorrat hat keine { NAME($piece, 2) } mehr
why-there_no_open = in { $place } ist kein Bauplatz frei
why-too_few_slots = { $place } hat { $count ->
    [0] keinen freien Bauplatz
    [one] 1 freien Bauplatz
   *[other] { $count } freie Bauplätze
}, zu wenig für { $number } × { $piece }
why-pieces_can_placed = dort können Teile platziert werden
why-only_card_own = nur eine Karte von deiner eigenen Hand kann zurück
why-faction_starts_corner = deine Fraktion beginnt in einer Ecklichtung
why-another_player_starts = in dieser Ecke beginnt jemand anderes
why-free_corner_opposite = eine freie Ecke gegenüber einer Startecke muss genutzt werden
why-setup_card_not = diese Aufbaukarte liegt nicht aus
why-another_player_has = diese Fraktion hat jemand anderes gewählt
why-card_locked_until = diese Karte ist gesperrt, bis jemand eine militante Fraktion gewählt hat
why-two_players_draft = zu zweit wählt man nur aus militanten Fraktionen
why-homelands_clearings = eine Heimat ist eine Lichtung
why-clearing_homeland_already = diese Lichtung ist schon deine Heimat
why-clearing_another_player = diese Lichtung ist jemand anderes Heimat
why-pieces_setup_do = die Teile deines Aufbaus haben dort nicht alle Platz
why-nearer_enemy_homeland = das ist näher an einer gegnerischen Heimat, als du sein darfst
why-landmark_has_not = dieses Wahrzeichen ist nicht gezogen worden
why-landmark_stands_clearing = in einer benachbarten Lichtung steht ein Wahrzeichen
why-no_clearing = { $place } ist keine Lichtung
why-landmark_stands_there = dort steht schon ein Wahrzeichen
why-dominance_cards_activated = Vorherrschaftskarten aktiviert man in seinem Tageslicht
why-available_cards_taken = verfügbare Karten nimmt man in seinem Tageslicht
why-card_not_hand = diese Karte ist nicht auf deiner Hand
why-no_dominance_card = das ist keine Vorherrschaftskarte
why-activated_dominance_card = eine aktivierte Vorherrschaftskarte kann nicht ersetzt werden
why-points_needed_have = { $needed } Siegpunkte sind nötig, du hast { $number }
why-card_not_available = diese Karte liegt nicht neben dem Spielplan aus
why-have_no_matching = du hast keine passende Karte zum Ausgeben
why-cannot_used_at = { $card } kann jetzt nicht eingesetzt werden
why-not_play_area = { $card } ist nicht in deinem Spielbereich
why-has_been_used_this = { $card } ist in diesem Zug schon eingesetzt worden
why-no_such_place = einen Ort { $place } gibt es auf dieser Karte nicht
why-not_in_deck = { $card } ist nicht in diesem Kartendeck
why-not_in_game = { THE($faction) } ist nicht in diesem Spiel
why-last_step_begun = der letzte Schritt des Zuges hat begonnen
why-wait = etwas anderes ist im Gange: Beantworte zuerst, was gefragt ist
when-birdsong_start = zu Beginn deines Vogelsangs
when-birdsong = in deinem Vogelsang
when-daylight_start = zu Beginn deines Tageslichts
when-daylight = in deinem Tageslicht
when-evening_start = zu Beginn deines Abends
when-evening = in deinem Abend
when-turn_end = am Ende deines Zuges
when-birdsong_end = am Ende deines Vogelsangs
why-of = { $card }: { $why }
why-not_enough_icons = nötig ist { $icons }, und { $count ->
        [0] du hast nichts mehr zu aktivieren
       *[other] was du noch aktivieren kannst, ergibt { $left }
    }
icon-several = eine von mehreren Farben
icon-any = beliebige Farbe
why-card_asks_for_ruin = seine Karte verlangt eine Lichtung mit einer Ruine
why-card_asks_for_river = seine Karte verlangt eine Lichtung an einem Fluss
why-card_asks_for_corner = seine Karte verlangt eine Ecklichtung
why-card_asks_for_single_slot = seine Karte verlangt eine Lichtung mit genau einem Bauplatz und ohne Ruine
why-card_asks_for_suit = seine Karte verlangt eine { $suit }-Lichtung
why-homeland_any = diese Lichtung erfüllt deine Aufbaukarte nicht
why-homeland_connected_group = jede Heimat liegt neben einer anderen von dir
why-homeland_map_edge = die Heimat ist eine Lichtung am Rand der Karte
why-homeland_map_edge_adjacent_pair = die Heimaten sind benachbarte Lichtungen am Rand der Karte
why-homeland_river = die Heimat liegt am Fluss, oder daneben, wo das nicht geht
why-as_evenly_as = die Teile verteilen sich so gleichmäßig wie möglich
why-not_suit_asked_place = { $place } hat nicht die verlangte Farbe
why-by_law = { $why } (Gesetz { $law })
why-no_answer = das beantwortet nicht, was gefragt ist
refusal = { $action } ist nicht möglich; erwartet wird eines von: { $options }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
    .why = { $action } ist nicht möglich ({ $why }, Gesetz { $law }); erwartet wird eines von: { $options }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
why-not_under_this = er liegt nicht unter dieser Ruine, oder du hast schon einen mit R
why-nothing_like_that_to_place = so etwas hast du nicht zu platzieren
why-nothing_to_lift = dort hast du kein solches Teil von der Karte zu nehmen
