### Was hilft, eine Partie zu verstehen: Gründe für einen Rat und die Auswertung einer Partie.

## Warum ein Computerspieler etwas wählen würde

because-wins = Es gewinnt die Partie
because-lost = Dann gewinnt { $seats }
because-points = Es bringt { COUNT($count, "word-point", case: "accusative") }
because-costs_points = Es kostet { COUNT($count, "word-point", case: "accusative") }
because-gives_points = { THE($seat) } { CLASS($seat) ->
        [p] bekommen
       *[other] bekommt
    } { COUNT($count, "word-point", case: "accusative") }
because-takes_points = { THE($seat) } { CLASS($seat) ->
        [p] verlieren
       *[other] verliert
    } { COUNT($count, "word-point", case: "accusative") }
because-rules = Es gewinnt die Herrschaft über { $places }
because-loses_rule = Es gibt die Herrschaft über { $places } auf
because-takes_rule = { THE($seat) } { CLASS($seat) ->
        [p] verlieren
       *[other] verliert
    } die Herrschaft über { $places }
because-places = Es bringt { COUNT($count, $piece, case: "accusative") } auf die Karte
because-loses = Es nimmt { COUNT($count, $piece, case: "accusative") } von der Karte
because-removes = { THE($seat) } { CLASS($seat) ->
        [p] verlieren
       *[other] verliert
    } { COUNT($count, $piece, case: "accusative") }
because-battle = Gegen { THE($seat, case: "accusative") } sind { $dealt } Treffer zu erwarten, { $suffered } einzustecken
because-ambush = { THE($seat) } { CLASS($seat) ->
        [p] können
       *[other] kann
    } einen Hinterhalt haben: Wahrscheinlichkeit { $chance } %
because-effect = Es bringt { $cards } ins Spiel
because-items = Es nimmt aus dem Vorrat: { $items }
because-cards = Es zieht { COUNT($count, "word-card", case: "accusative") }
because-spends = Es gibt aus: { $cards }
because-position_better = Die Stellung danach ist um { $points } Punkte besser
because-position_worse = Die Stellung danach ist um { $points } Punkte schlechter
because-turn_better = Am Ende des Zuges ist die Stellung um { $points } Punkte besser
because-turn_worse = Am Ende des Zuges ist die Stellung um { $points } Punkte schlechter
because-round_better = Nach dem nächsten Zug von allen ist die Stellung um { $points } Punkte besser
because-round_worse = Nach dem nächsten Zug von allen ist die Stellung um { $points } Punkte schlechter
because-habit_better = Der Plan für diese Fraktion spricht mit { $points } Punkten dafür
because-habit_worse = Der Plan für diese Fraktion spricht mit { $points } Punkten dagegen

## Woher Punkte kommen

review-source-removing = Gebäude und Plättchen entfernen
review-source-crafting = Herstellen
review-source-phase = { $phase } jedes Zuges
review-source-other = Durch eine Regel
