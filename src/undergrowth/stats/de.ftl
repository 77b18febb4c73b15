### Was Statistiken vieler Partien sagen.

stats-title = Ergebnisse vieler Partien
stats-files = Aus { $files }
stats-all = Alle Partien
stats-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, im Schnitt { $turns } Züge aller Plätze zusammen.
stats-failed = { $games ->
    [one] In einer Partie
   *[other] In { $games } Partien
 } hat ein Computerspieler versagt; dort hat niemand gewonnen.
stats-how = Beendet durch
stats-games_heading = Partien
stats-share = Anteil
stats-wins = Siege
stats-interval = 95 %
stats-points = Punkte
stats-turns = Züge
stats-faction = Fraktion
stats-seat = Platz
stats-seat_number = Platz { $number }
stats-player = Spieler
stats-line_up = Aufstellung, mit dem Anteil einer jeden
stats-by_faction = Siege nach Fraktion
stats-by_seat = Siege nach Platz
stats-by_player = Siege nach Spieler
stats-by_line_up = Siege nach Aufstellung
stats-by_round = Punkte nach Runden
stats-faction_by_seat = Jede Fraktion auf jedem Platz
stats-faction_by_map = Jede Fraktion auf jeder Karte
stats-faction_by_deck = Jede Fraktion mit jedem Stapel
stats-faction_by_player = Jede Fraktion mit jedem Spieler
stats-won_by = Wodurch Fraktionen gewinnen
stats-even = Gewännen alle Plätze gleich oft, wäre der Anteil { $share }. Intervalle sind 95-%-Intervalle (nach Wilson).
stats-cells = Der Anteil der Siege, in Klammern sein 95-%-Intervall.
stats-round = { $number }
stats-rounds = Runden; in jeder hat jeder Platz einen Zug
stats-goes_on = Mittlere Punkte nach einer Runde. Nach dem Ende einer Partie zählt ihr letzter Stand weiter; Bänder sind 95-%-Intervalle.
stats-no_points = Diese Dateien stammen aus einer Version, die Punkte nach Runden noch nicht festhielt.
stats-way_points = Punkte
stats-way_dominance = Dominanz
stats-way_coalition = Koalition
stats-way_unfinished = Nicht beendet
stats-way_failed = Ein Spieler versagte
stats-more = { $count ->
    [one] und eine weitere Zeile
   *[other] und { $count } weitere Zeilen
 }, die auf der Seite (--html) stehen
stats-wrote = Seite geschrieben: { $file }
stats-ladder = Rangliste der Spieler
stats-ladder_apart = Rangliste der Spieler, jede Fraktion für sich
stats-rating = Wertung
stats-rated = Wertungen nach Plackett-Luce, aus allen Spielen zugleich: Ihr Mittel ist 1500, und nur Unterschiede zählen. 400 Punkte mehr sind zehn Siege gegen einen am selben Tisch. Der Vorsprung ist der vor dem Nächsten; ist er kleiner als die Zahl nach dem ±, bleibt offen, wer stärker ist (95 %).
stats-unrated = Niemand hat ein Spiel gewonnen, darum gibt es keine Wertungen.
stats-ahead = Vorsprung
stats-apart = Die Wertung jedes Spielers mit jeder Fraktion, in Klammern ihr 95-%-Intervall; nur Unterschiede innerhalb dieser Tabelle zählen.
