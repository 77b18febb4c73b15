### Was `undergrowth companion` neben einem echten Tisch sagt.

cli-beside_welcome = Automatische Gegner neben eurem Tisch. Was ihr auf der Hand habt, bleibt hier unbekannt. ? zeigt, was man tippen kann.
cli-beside_saved = Die Partie liegt in { $file }.
cli-beside_won = Die Partie ist zu Ende: { $winners }.
cli-beside_undone = Zurückgenommen.
cli-beside_no_undo = Es gibt nichts zurückzunehmen.
cli-beside_unknown = Das ist kein Befehl. Enter macht den nächsten Schritt, ? zeigt, was man tippen kann.
cli-beside_end_first = Sagt, was sich geändert hat; `end` beendet den Zug.
cli-beside_which = { $count ->
        [0] Keine der Antworten ist damit gemeint.
       *[other] { $count } Antworten sind damit gemeint: tippt mehr von einer.
    }
cli-beside_enter = Enter: { $seat } macht weiter
cli-beside_turn = { $seat }: spielt euren Zug, sagt, was sich geändert hat, dann `end`
cli-beside_course = Was geschieht an eurem Tisch?
cli-beside_card_deck = Deckt die oberste Karte des Decks auf: Welche ist es? (Enter nimmt eine gedachte)
cli-beside_card_hand = { $seat } zeigt eine Karte: Welche ist es?
cli-beside_chance = { $question } (Enter lässt das Programm würfeln)
cli-beside_asks = { $seat }: { $question }
cli-beside_help_pieces = `+5 marquise 2 warriors` · `-5 marquise sawmill`: Teile kommen auf Lichtung 5 oder verlassen sie
cli-beside_help_move = `5>6 marquise 3 warriors`: Teile ziehen
cli-beside_help_p = `p marquise 12` · `p marquise +2`: Punkte
cli-beside_help_h = `h marquise 4` · `h marquise -1`: die Zahl der Handkarten
cli-beside_help_x = `x marquise cobbler`: Diese Karte wird aus der Hand abgeworfen
cli-beside_help_c = `c marquise anvil`: Diese Karte wird hergestellt; ihre Punkte sagt man mit p
cli-beside_help_n = `n alliance supporters 3`: die Zahl der Karten in einem verdeckten Stapel
cli-beside_help_top = `top cobbler`: Diese Karte liegt oben auf dem Deck
cli-beside_help_set = `set alliance officers = 2`: jeder Eintrag einer Stellung, wie in docs/api.md
cli-beside_help_won = `won marquise`: Die Partie ist zu Ende
cli-beside_help_end = `end`: Der Zug ist zu Ende
cli-beside_help_answer = `2` · `roll 3 1` · `ambush`: eine Antwort mit ihrer Nummer, ihrem Text oder einem Teil davon
cli-beside_help_any = `Enter` · `any`: der nächste Schritt; ein Wurf oder eine Karte vom Programm
cli-beside_help_u = `u`: die letzte Zeile zurücknehmen, und die davor, bis zum Anfang
cli-beside_help_m = `m`: der ganze Tisch
cli-beside_help_q = `q`: aufhören; die Partie bleibt in ihrer Datei
