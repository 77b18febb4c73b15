### Der Ziegenzirkus.

## Fragen

ask-cirque-corner = Wähle die Ecke, in der du beginnst
ask-cirque-beside = Wähle die Lichtung daneben für deine übrigen Ziegen
ask-cirque-scout = Nach Talenten suchen?
ask-cirque-scout_card = Wähle die Karte, die du ausgibst
ask-cirque-daylight = Wähle eine Aktion
ask-cirque-take_top = Zuerst anderswo ein Zirkuszelt abbauen?
ask-cirque-lure = Einen Krieger zum Zuschauen zwingen?
ask-cirque-perform = Auftreten?
ask-cirque-perform_card = Wähle eine Karte, die zur Lichtung passt
ask-cirque-perform_more = Noch eine Karte ausgeben?
ask-cirque-praise = Wähle, wer eine Auszeichnung bekommt
ask-cirque-praise_card = Eine Karte für noch eine Auszeichnung ausgeben?
ask-cirque-amuse = Die Ziegen treiben Possen: Wähle die Karte, die du gibst
ask-cirque-disgrace = Wähle, wessen Auszeichnungen aus dem Spiel gehen
ask-cirque-thumbs_card = Daumen runter: Wähle eine Karte zum Abwerfen

## Möglichkeiten

do-pitch-camp-in = In { $place } beginnen
do-scout-in = Ziegen nach { $place } holen
do-scout-with = { $card } ausgeben
do-tour-move = Bewegen
do-tour-battle = Kämpfen
do-pitch-in = In { $place } ein Zirkuszelt aufschlagen
do-strike-tent-in = Das Zirkuszelt in { $place } abbauen
do-lure = Einen Krieger { THE($faction, case: "genitive") } aus { $place } kommen lassen
do-take-stage-in = In { $place } auftreten
do-perform-with = { $card } ausgeben
do-recite-with = { $card } als andere Farbe ausgeben
do-honor = { THE($faction, case: "accusative") } auszeichnen
do-honor-with = { $card } ausgeben
do-clown-around = Possen treiben: keine Treffer, dafür eine Karte
do-amuse-with = { $card } geben
do-disgrace = Die Auszeichnungen { THE($faction, case: "genitive") } wegnehmen

## Was geschieht

event-honored = { THE($to) } bekommt eine Auszeichnung und hat { $count }
event-disgraced = { THE($to) } verliert { COUNT($count, "word-accolade", case: "accusative") }
event-cheered = Die Kritik bejubelt { THE($seat, case: "accusative") }
event-jeered = Die Kritik verhöhnt { THE($seat, case: "accusative") }

## Namen

faction-cirque_du_goat = Ziegenzirkus
    .class = m
piece-big_top = { $case ->
        [dative] { $count ->
            [one] Zirkuszelt
           *[other] Zirkuszelten
        }
        [genitive] { $count ->
            [one] Zirkuszelts
           *[other] Zirkuszelte
        }
       *[nominative] { $count ->
            [one] Zirkuszelt
           *[other] Zirkuszelte
        }
    }
    .class = n
word-accolade = { $count ->
        [one] Auszeichnung
       *[other] Auszeichnungen
    }
    .class = f
trigger-thumbs_down = Daumen runter
source-clownish_combat = Possen im Kampf
cirque_du_goat-warrior = Krieger des Ziegenzirkus
    .class = m

## Die Tafel

part-supply = Der Vorrat
space-hat = Hut
space-slot = –
part-critics = Kritik
    .cheers = Jubel
    .jeers = Hohn
part-accolades = Auszeichnungen
space-accolade = Auszeichnung
part-cirque_cards = Karten am Abend

## Der Zug in Kürze

verb-pitch-camp-in = Beginnen
verb-scout-in = Talente suchen
verb-scout-with = Für Ziegen zahlen
verb-tour-move = Bewegen
verb-tour-battle = Kämpfen
verb-pitch-in = Zelt aufschlagen
verb-strike-tent-in = Abbauen
verb-lure = Kommen lassen
verb-take-stage-in = Auftreten
verb-perform-with = Zeigen
verb-recite-with = Als andere Farbe zeigen
verb-honor = Auszeichnen
verb-honor-with = Für Lob zahlen
verb-clown-around = Possen treiben
verb-amuse-with = Geben
verb-disgrace = Auszeichnungen wegnehmen

## Wie es in beschriebenen Stellungen heißt

entry-accolades = Auszeichnungen
entry-gone = Auszeichnungen aus dem Spiel
entry-critics = Kritik
