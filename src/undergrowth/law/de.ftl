### Das allgemeine Gesetz.

## Fragen

ask-craft-step = Eine Karte herstellen?
ask-cards-random_discard = Eine zufällige Karte wird abgeworfen
ask-cards-random_taken = Eine zufällige Karte wird genommen
ask-chance-shuffle = Karten mischen
ask-turn-begins = Der Zug beginnt
ask-turn-phase_over = Die Phase ist zu Ende
ask-turn-discard = Du hast mehr als fünf Karten: Wähle eine zum Abwerfen
ask-window-birdsong_start = Beginn des Vogelsangs: einen Effekt einsetzen?
ask-window-birdsong = Vogelsang: einen Effekt einsetzen?
ask-window-daylight_start = Beginn des Tageslichts: einen Effekt einsetzen?
ask-window-daylight = Tageslicht: einen Effekt einsetzen?
ask-window-evening_start = Beginn des Abends: einen Effekt einsetzen?
ask-window-evening = Abend: einen Effekt einsetzen?
ask-window-between = Vor dem nächsten Schritt: einen Effekt einsetzen?
ask-window-turn_end = Ende des Zuges: einen Effekt einsetzen?
ask-window-birdsong_end = Ende des Vogelsangs: Setze einen Effekt ein
ask-window-after_move = Du hast dich bewegt: einen Effekt einsetzen?
ask-window-after_battle = Der Kampf ist vorbei: einen Effekt einsetzen?
ask-cards-instead = Du wirst gleich Karten ziehen: stattdessen etwas anderes tun?
ask-cards-first = Die erste Karte aus dem Teich oder vom Nachziehstapel ziehen?
ask-draft-deal = Teile eine Aufbaukarte aus
ask-draft-beside = Lege eine Karte neben die Aufbaukarte
ask-draft-faction = Wähle die Fraktion, die du spielen wirst
ask-homelands-choose = Wähle eine Heimat
ask-setup-evenly = So gleichmäßig wie möglich: Wähle, wohin noch einer kommt
ask-advanced-return = Wähle eine Handkarte, die du zurückgibst
ask-move-origin = Wähle, von welcher Lichtung du dich bewegst
ask-move-destination = Wähle, wohin du dich bewegst
ask-move-warriors = Wähle, wie viele Krieger sich bewegen
ask-move-escorts = Wähle, was mitkommt
ask-battle-place = Wähle die Lichtung des Kampfes
ask-battle-defender = Wähle, gegen wen du kämpfst
ask-battle-start = Beginn des Kampfes: einen Effekt einsetzen?
ask-battle-ambush = Du wirst angegriffen: einen Hinterhalt spielen?
ask-battle-foil = Du bist im Hinterhalt: ihn mit einem Hinterhalt vereiteln?
ask-battle-at_ambush = Du wirst angegriffen: einen Effekt einsetzen?
ask-battle-before_roll = Vor dem Wurf: einen Effekt einsetzen?
ask-battle-roll = Wirf die Kampfwürfel
ask-battle-after_roll = Nach dem Wurf: einen Effekt einsetzen?
ask-battle-first = Wähle, welche Seite ihre Effekte zuerst einsetzt
ask-battle-at_hits = Die Treffer stehen fest: einen Effekt einsetzen?
ask-pieces-gift = Ein Gebäude oder Plättchen platzieren?
ask-pieces-lift = Wähle, wo du es von der Karte nimmst
ask-pieces-call_in = Dein Vorrat hat dafür zu wenige Krieger: erst andere zurücklegen?
ask-pieces-which = Finde heraus, welches von mehreren gleich aussehenden Teilen es ist
ask-battle-hits = Wähle, was den nächsten Treffer nimmt
ask-craft-any = Wähle ein herstellendes Teil für ein Symbol beliebiger Farbe
ask-craft-piece = Wähle das herstellende Teil für das nächste Symbol
ask-craft-borrow = Was hier liegt, als Symbol abgeben?
ask-craft-keep = Die Karte behalten, statt sie abzuwerfen?
ask-removal-order = Mehreres geschieht zugleich: Wähle, was zuerst kommt
ask-removal-own_order = Mehrere Effekte deiner entfernten Teile geschehen zugleich: Wähle, was zuerst kommt
ask-removal-whose = Effekte mehrerer Spieler geschehen zugleich: Wähle, wessen zuerst kommt
ask-dominance-spend = Wähle eine Karte, die du für die Vorherrschaftskarte ausgibst

## Möglichkeiten

do-at = Eines in { $place } platzieren
do-exhaust = { A($item, case: "accusative") } erschöpfen
do-damage = { A($item, case: "accusative") } beschädigen ({ $condition })
do-take-item = { A($item, case: "accusative") } nehmen
do-pass = Passen
do-shuffle = Mischen
do-random = { $card } nehmen
do-random-piece = Es ist { THE($piece) }
do-draw-from = Aus { THE($pile, case: "dative") } ziehen
do-deal = { THE($faction, case: "accusative") } austeilen
do-deal-beside = { THE($card_beside, case: "accusative") } danebenlegen
do-draft = { THE($faction, case: "accusative") } spielen
do-home-in = { $place } zur Heimat machen
do-return = { $card } zurückgeben
do-use = { $card } einsetzen
do-discard = { $card } abwerfen
do-from = Von { $place } aus bewegen
do-to = Nach { $place } bewegen
do-take = { COUNT($count, "piece-warrior") } bewegen
do-also = { THE($piece, case: "accusative") } mitnehmen
do-drag = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } mitnehmen
do-accept = { A($piece, case: "accusative") } platzieren
do-lift-from = Aus { NAME($place, case: "dative") } nehmen
do-bring = { A($piece, case: "accusative") } mitnehmen
do-battle-in = In { $place } kämpfen
do-against = Gegen { THE($faction, case: "accusative") } kämpfen
do-play = { $card } spielen
do-effects-first = Zuerst die Effekte { THE($faction, case: "genitive", form: "of") }
do-lose = { A($piece, case: "accusative") } verlieren
do-lose-other = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } fallen lassen
do-roll = { $count } und { $count2 } würfeln
do-craft = { $card } herstellen
do-activate = Ein herstellendes Teil in einer { $suit }-Lichtung aktivieren
do-activate-in = Ein herstellendes Teil in { $place } aktivieren
do-borrow = Als Symbol dieser Farbe abgeben: { $suit }
do-retain = { $card } behalten
do-first = Zuerst { $trigger } in { $place } abhandeln
    .nowhere = Zuerst { $trigger } abhandeln
do-dominate = { $card } aktivieren
do-claim = { $card } neben dem Spielplan wegnehmen
do-spend = { $card } ausgeben

## Was geschieht

event-revealed_card = { THE($seat) } deckt { $card } auf
event-returned_card = { THE($seat) } nimmt { $card } zurück
event-began = Das Spiel beginnt: Karte { $map }, Kartendeck { $deck }
event-phase = { $phase }: { $seat }
event-suited = { $place } { CLASS($place) ->
        [plural] haben
       *[one] hat
    } die Farbe { $suit }
event-drew = { THE($seat) } zieht { COUNT($count, "word-card") }
    .known = { THE($seat) } zieht { $cards }
event-drew_from_pond = { THE($seat) } zieht { $card } aus dem Teich
event-added_cards = { $count ->
        [one] 1 Karte wird
       *[other] { $count } Karten werden
    } in den Nachziehstapel gemischt
event-put_back = { THE($seat) } legt eine Karte auf den Nachziehstapel zurück
    .known = { THE($seat) } legt { $card } auf den Nachziehstapel zurück
event-dealt_card = Die Aufbaukarte { THE($faction, case: "genitive", form: "of") } wird ausgelegt
event-locked_card = { THE($faction) } kann erst gewählt werden, wenn eine militante Fraktion gewählt ist
event-dealt_beside = { THE($beside) } wird neben { THE($faction, case: "accusative") } gelegt
event-drafted = { $player } wird { THE($faction, case: "accusative") } spielen
event-settled = { THE($seat) } hat { CLASS($place) ->
        [plural] Heimaten
       *[one] eine Heimat
    } in { NAME($place, case: "dative") }
event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel aus { COUNT($count, "word-card", case: "dative") }
event-showed_hand = { THE($seat) } zeigt { THE($to, case: "dative") } die eigenen Handkarten
    .known = { THE($seat) } zeigt { THE($to, case: "dative") } die eigenen Handkarten: { $cards }
event-gave_card = Eine Karte geht { THE($seat, case: "dative", form: "from") } an { THE($to, case: "accusative") }
    .known = { $card } geht { THE($seat, case: "dative", form: "from") } an { THE($to, case: "accusative") }
event-discarded = { THE($seat) } wirft { $card } ab
event-used = { THE($seat) } setzt { $card } ein
event-crafted = { THE($seat) } stellt { $card } her
event-took_item = { THE($seat) } nimmt einen Gegenstand: { $item }
event-removed_item = { THE($seat) } entfernt { A($item, case: "accusative") } aus dem Spiel
event-took_crafted = { THE($seat) } nimmt { A($item, case: "accusative") } { THE($owner, case: "dative", form: "from") }
event-explored = { THE($seat) } findet { A($item, case: "accusative") } in der Ruine von { $place }
event-found_nothing = { THE($seat) } nimmt nichts aus der Ruine von { $place }
event-placed = { THE($owner) } platziert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
event-moved = { THE($owner) } bewegt { SOME($count, $piece, case: "accusative") } von { NAME($from, case: "dative") } nach { NAME($place, case: "dative") }
event-captured = { THE($owner) } verliert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") } an eine andere Tafel
event-flipped = { THE($owner) } dreht { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") } um: { $to }
event-exchanged = { THE($owner) } tauscht { THE($piece, case: "accusative") } in { $from } gegen { THE($with, case: "accusative") } in { $place }
event-exchanged_from_supply = { THE($owner) } tauscht { THE($piece, case: "accusative") } in { NAME($place, case: "dative") } gegen { A($with, case: "accusative") } aus dem Vorrat
event-removed = { THE($owner) } verliert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
    .known = { THE($owner) } verliert { A($pieces, case: "accusative") } in { NAME($place, case: "dative") }
event-cleared = { THE($seat) } entfernt alle gegnerischen Teile aus { NAME($places, case: "dative") }
event-ruin_removed = Die Ruine in { NAME($place, case: "dative") } ist verschwunden
event-battled = { THE($seat) } kämpft in { NAME($place, case: "dative") } gegen { THE($defender, case: "accusative") }
event-ambushed = { THE($seat) } legt einen Hinterhalt mit { $card }
event-foiled = { THE($seat) } vereitelt den Hinterhalt mit { $card }
event-rolled = Die Würfel zeigen { $high } und { $low }: { THE($seat) } würfelt { COUNT($attacker_roll, "word-hit", case: "accusative") }, { THE($defender) } { COUNT($defender_roll, "word-hit", case: "accusative") }
event-took_lower = { THE($seat) } würfelt den höheren Würfel: { $source }
event-capped_hits = { THE($seat) } kann nicht mehr als { COUNT($hits, "word-hit", case: "accusative") } würfeln: { $source }
event-extra_hits = { THE($seat) } landet { COUNT($hits, "word-extra_hit") }: { $source }
event-ignored_hits = { THE($seat) } ignoriert { COUNT($hits, "word-hit", case: "accusative") }: { $source }
event-dealt_hits = { THE($seat) } landet { COUNT($attacker_hits, "word-hit", case: "accusative") }, { THE($defender) } { COUNT($defender_hits, "word-hit", case: "accusative") }
event-scored = { THE($seat) } erhält { COUNT($points, "word-point") } und hat { $score }
event-lost_points = { THE($seat) } verliert { COUNT($points, "word-point") } und hat { $score }
event-activated_dominance = { THE($seat) } aktiviert { $card } und verlässt die Punkteleiste
event-activated_and_stayed = { THE($seat) } aktiviert { $card } und bleibt auf der Punkteleiste
event-claimed = { THE($seat) } nimmt { $card } neben dem Spielplan weg
event-won = Das Spiel ist aus. Sieg durch { $how }: { $winners }
event-nobody_won = Das Spiel ist aus. Niemand hat gewonnen: Automatische Fraktionen haben unter sich { $turns } Züge gespielt
event-plays_together = Alle Menschen gewinnen gemeinsam, sobald alle { $points } Siegpunkte haben und bevor eine automatische Fraktion sie hat

## Namen
pile-deck = { $case ->
        [genitive] Nachziehstapels
       *[other] Nachziehstapel
    }
    .class = m
pile-pond = { $case ->
        [genitive] Teichs
       *[other] Teich
    }
    .class = m
victory-points = Siegpunkte
    .class = p
victory-dominance = Vorherrschaft
    .class = f
victory-coalition = Koalition
    .class = f
victory-together = gemeinsame Siegpunkte
    .class = p
piece-base = { $count ->
        [one] { $case ->
            [genitive] Stützpunkts
           *[other] Stützpunkt
        }
       *[other] { $case ->
            [dative] Stützpunkten
           *[other] Stützpunkte
        }
    }
    .class = m

## Die Tafel

part-revealed = Vorgezeigt, bis sie zurückkehren
space-points = { $points } SP
    .card = { $points } SP, +1 Karte
space-card = +1 Karte

## Was in einem Zug gezählt wird

allowance-action = { $count ->
        [one] Aktion
       *[other] Aktionen
    }
allowance-move = { $count ->
        [one] Bewegung
       *[other] Bewegungen
    }
allowance-hit = { $count ->
        [one] Treffer
       *[other] Treffer
    }
allowance-discard = { $count ->
        [one] Karte zum Abwerfen
       *[other] Karten zum Abwerfen
    }

## Warum etwas gerade nicht geht, in zwei Worten

off-not_now = nicht jetzt
off-too_late = zu spät
off-done = erledigt
off-none_left = keine mehr
off-nowhere = nirgends
off-no_card = keine Karte
off-no_pieces = Vorrat leer
off-cannot_pay = zu teuer

## Verben in einem Wort

verb-pass = Passen
verb-craft = Herstellen
verb-use = Benutzen
verb-battle-in = Kampf
verb-play = Ausspielen
verb-dominate = Vorherrschaft
verb-claim = Nehmen
verb-from = Von
verb-to = Nach
verb-take = Mitnehmen
verb-lose = Verlieren
verb-discard = Abwerfen
verb-activate = Aktivieren
verb-activate-in = Aktivieren in
verb-borrow = Abgeben
verb-retain = Behalten
verb-against = Kämpfen gegen
verb-also = Mitnehmen
verb-drag = Mitnehmen
verb-accept = Platzieren
verb-lift-from = Wegnehmen
verb-bring = Mitnehmen
verb-at = Platzieren
verb-damage = Beschädigen
verb-deal = Austeilen
verb-deal-beside = Danebenlegen
verb-draft = Spielen
verb-draw-from = Ziehen aus
verb-effects-first = Effekte zuerst
verb-exhaust = Erschöpfen
verb-first = Zuerst abhandeln
verb-home-in = Heimat
verb-lose-other = Anderer fällt
verb-random = Zufällig
verb-random-piece = Zufällig
verb-return = Zurückgeben
verb-roll = Würfeln
verb-shuffle = Mischen
verb-spend = Ausgeben
verb-take-item = Gegenstand nehmen

## Ein Kampf

window-start = Beginn
window-ambush = Hinterhalt
window-before_roll = vor dem Wurf
window-roll = Wurf
window-after_roll = nach dem Wurf
window-hits = Treffer
source-defenseless = die verteidigende Seite ist wehrlos
source-warriors_there = einer je Krieger dort
word-extra_hit = { $count ->
        [one] zusätzlichen Treffer
       *[other] zusätzliche Treffer
    }
