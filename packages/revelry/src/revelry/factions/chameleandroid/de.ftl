### Der Chamäleandroid.

## Fragen

ask-android-space = Ein zufälliges Ego für das nächste Feld der Leiste des Chamäleandroiden
ask-android-shed = Der Chamäleandroid gibt ein Ego ab
ask-android-appear = Der Chamäleandroid erscheint
ask-android-gentrify = Der Chamäleandroid wertet seine Lichtung auf
ask-android-target = Der Chamäleandroid geht auf den Führenden los
ask-android-reorder = Der Chamäleandroid ersetzt seine Befehlskarte
ask-android-terminate = Der Chamäleandroid schaltet aus
ask-android-disappear = Der Chamäleandroid verschwindet
ask-android-abduct = Wähle, wer mit dem Chamäleandroiden entführt wird
ask-android-uncloak = Wähle eine Karte, die du ablegst, um den Chamäleandroiden anzugreifen

## Möglichkeiten

do-relocate-to = In { $place } sein
do-gentrify = Aufwertung: { $faction }
do-countermand = { $card } durch die nächste Karte ersetzen
do-terminate-in = In { $place } einen Spielstein entfernen: { $faction }
do-uncloak-with = { $card } ablegen
do-shed = { A($piece, case: "accusative") } entfernen

## Namen

faction-chameleandroid = { $case ->
        [nominative] Chamäleandroid
       *[other] Chamäleandroiden
    }
    .class = m
chameleandroid-warrior = { $case ->
        [nominative] { $count ->
            [one] Chamäleandroid
           *[other] Chamäleandroiden
        }
       *[other] Chamäleandroiden
    }
    .class = m
trait-patron = Gönner
trait-abduction = Entführung
trait-city_builder = Städtebauer
trait-kingpin = Drahtzieher
criterion-latest_in_turn = in der Zugreihenfolge am spätesten
criterion-first_in_turn = in der Zugreihenfolge am frühesten
criterion-open_slot = ein offener Bauplatz
criterion-most_of_its_warriors = die meisten Krieger dieses Spielers
criterion-in_ordered_clearing = in einer Lichtung der Befehlskarte
criterion-fewest_tokens = die wenigsten Plättchen
criterion-fewest_buildings = die wenigsten Gebäude
criterion-fewest_warriors = die wenigsten Krieger
level-alternate_challenging = anders schwer
    .text = Stärker, solange in seiner Lichtung kein Ego liegt
level-alternate_nightmare = anderer Albtraum
    .text = Dasselbe, und er punktet jeden Abend
level-easy_alternate_challenging = leicht und anders schwer
    .text = Verliert jede Runde ein Ego; ohne Ego kommt eines auf das Es
level-easy_alternate_nightmare = leicht und anderer Albtraum
    .text = Dasselbe, und er punktet jeden Abend
level-easy_both_challenging = leicht und beides schwer
    .text = Verliert jede Runde ein Ego, dann gewinnt oder verwahrt er eines
level-easy_both_nightmare = leicht, schwer und anderer Albtraum
    .text = Dasselbe, und er punktet jeden Abend

## Sein Zug in Kürze

verb-relocate-to = Bewegen
verb-gentrify = Aufwerten
verb-countermand = Neuer Befehl
verb-terminate-in = Ausschalten
verb-uncloak-with = Ablegen
verb-shed = Ego verlieren
