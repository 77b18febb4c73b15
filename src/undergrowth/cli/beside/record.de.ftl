### Was `undergrowth companion --record` sagt.

cli-record_welcome = Eine Aufzeichnung eurer Partie. Sagt jede Tat in den Worten von Rootlog oder in kurzen Befehlen, `end` beendet einen Zug, ? zeigt, was man tippen kann. Nichts, was geschehen ist, wird abgelehnt.
cli-record_lay_out = Zuerst der Aufbau: Antwortet, und legt hin, was die Zeilen sagen. `lines` verlässt diesen Gang: Dann sagt ihr den Aufbau selbst, wie in Rootlog.
cli-record_kept = Die Aufzeichnung liegt in { $file }.
cli-record_not_kept = Nicht gespeichert: { $reason }. Solange das hier läuft, ist nichts verloren; `save DATEI` legt sie anderswo ab.
cli-record_written = Geschrieben nach { $file }.
cli-record_turn = Zug { $turn }: { $seat } · { $points }
cli-record_setup = Aufbau: { $seat } · { $points }
cli-record_doubt = War das so? Zeile { $line }, { $deed }: { $reason }
cli-record_doubts = { $count ->
        [0] Nichts in dieser Aufzeichnung ist zweifelhaft.
        [one] Eine Tat kann nicht so gewesen sein:
       *[other] { $count } Taten können nicht so gewesen sein:
    }
cli-record_left_out = Nicht alles auf diesem Tisch lässt sich zeichnen; die Aufzeichnung hat alles.
cli-record_line = Zeile { $line }: { $seat }
cli-record_says_nothing = Dieses Tableau hat in dem Zug, der jetzt geschrieben wird, nichts zu sagen.
cli-record_won = Die Partie ist zu Ende: { $winners }. `rows DATEI.csv` schreibt die Zeilen für eine Liga.
cli-record_missing = `{ $name }`: Etwas fehlt oder ist keine Zahl: ? zeigt, wie man es tippt
cli-record_letter = Eine Zeile beginnt mit dem Buchstaben einer Person ({ $known }) oder mit `Winner`. Die anderen ersten Zeilen bleiben, wie sie sind.
cli-record_owner = “{ $word }” ist hier niemand: erwartet wird { $known }
cli-record_same = So viele sind es schon.
cli-record_not_on_turn = { $seat } ist nicht am Zug: `turn` beginnt eine Zeile von ihnen.
cli-record_no_number = Erwartet wird eine Zahl von 1 bis { $count }.
cli-record_round = Nach Runde
cli-record_faction = Fraktion
cli-record_source = Herkunft
cli-record_points = Punkte
cli-record_source_crafting = Herstellen
cli-record_source_removing = Entfernen
cli-record_source_placing = Hinstellen
cli-record_source_evening = am Abend
cli-record_source_other = nicht gesagt
cli-record_help_rootlog = `2w3->5` · `XE5(2,1)/Ew5->/++`: eine Tat oder mehrere in den Worten von Rootlog
cli-record_help_line = `E:2w4->5/d->E`: Eine ganze Zeile von Rootlog beginnt den Zug ihrer Person
cli-record_help_pieces = `+5 marquise 2 warriors` · `-5 marquise sawmill` · `+5 3`: Teile kommen auf Lichtung 5 oder verlassen sie
cli-record_help_move = `5>6 marquise 3 warriors` · `5>6 3` · `5>6`: Teile ziehen; ungenannte sind die der Person am Zug
cli-record_help_b = `b eyrie 5 2 1` · `b marquise eyrie 5 2 1 ambush fox foil bird`: ein Kampf und seine Würfel, der des Angriffs zuerst
cli-record_help_p = `p +2` · `p marquise 12`: Punkte
cli-record_help_h = `h +1` · `h marquise 4`: Karten werden gezogen, oder abgeworfen, ohne dass man sie nennt
cli-record_help_x = `x cobbler` · `x marquise fox`: Diese Karte wird abgeworfen
cli-record_help_g = `g eyrie cobbler` · `g eyrie`: Eine Karte wird abgegeben
cli-record_help_c = `c anvil`: Diese Karte wird hergestellt; ihre Punkte sagt man mit p
cli-record_help_i = `i boot exhaust` · `refresh` · `damage` · `repair`: Ein Gegenstand wird gedreht oder verlegt
cli-record_help_d = `d` · `d eyrie`: Dominanz, oder ein Bündnis
cli-record_help_say = `say` · `say marquise`: was ein Tableau sagen kann, mit Nummern; `say 3` wählt
cli-record_help_end = `end`: Der Zug ist zu Ende, die nächste Person ist am Zug
cli-record_help_turn = `turn eyrie`: Jemand anderes ist am Zug
cli-record_help_at = `at 2 F#anvil->C`: eine Tat in einer früheren Zeile, hier der zweiten
cli-record_help_held = `held marquise anvil cobbler`: Karten einer ersten Hand, jetzt oder nach der Partie
cli-record_help_drop = `drop 3` · `drop 4 3`: nimmt die dritte Tat aus dieser Zeile heraus, oder aus Zeile 4
cli-record_help_name = `name marquise Ada`: der Name einer Person
cli-record_help_won = `won marquise`: Die Partie ist zu Ende
cli-record_help_u = `u`: die zuletzt getippte Zeile zurücknehmen, und die davor, bis zum Anfang
cli-record_help_m = `m`: der ganze Tisch
cli-record_help_l = `l` · `l 4`: die Taten dieser Zeile, oder der Zeile 4
cli-record_help_w = `w`: alles, was nicht so gewesen sein kann
cli-record_help_s = `s`: die Punkte im Lauf der Zeit, und woher sie kamen
cli-record_help_rows = `rows results.csv`: die Zeilen für eine Liga in eine neue Datei schreiben
cli-record_help_save = `save DATEI`: die Aufzeichnung in eine neue Datei schreiben und dort weitermachen
cli-record_help_q = `q`: aufhören; die Aufzeichnung bleibt in ihrer Datei
