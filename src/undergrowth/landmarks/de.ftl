### Wahrzeichen.

## Fragen

ask-landmarks-deal = Ein Wahrzeichen wird gezogen
ask-landmarks-site = Wähle ein Wahrzeichen und seine Lichtung
ask-landmarks-ferry = Hast du die Fähre genommen?
ask-landmarks-treetop = Wähle den Bauplatz für das Gebäude
ask-landmarks-stall = Wähle eine verdeckte Karte, die du ungesehen nimmst
ask-landmarks-swap = Wähle die Karte, die du dafür dalässt
ask-landmarks-shelter = Wähle, wie viele der Gefallenen in Mausheim Zuflucht finden
ask-landmarks-rally = Wähle eine Karte, die du in Kaninchenstadt ausgibst
ask-landmarks-rally_defender = Wähle, gegen wen du in Kaninchenstadt kämpfst

## Möglichkeiten

do-landmark = { THE($landmark, case: "accusative") } ins Spiel bringen
do-set-up = { THE($landmark, case: "accusative") } in { $place } aufstellen
do-visit = { THE($landmark, case: "accusative") } nutzen
do-ride = Die Fähre mitnehmen und eine Karte ziehen
do-treetop = Auf dem Bauplatz des Wipfels bauen
do-below = Auf einem anderen Bauplatz bauen
do-stall = Karte { $count } nehmen
do-swap = { $card } dalassen
do-shelter = { COUNT($count, "piece-warrior") } in Mausheim platzieren

## Was geschieht

event-landmark_dealt = { THE($landmark) } ist im Spiel
event-landmark_placed = { THE($landmark) } steht in { $place }
event-landmark_moved = { THE($landmark) } kommt nach { $place }
event-visited = { THE($seat) } nutzt { THE($landmark, case: "accusative") }
event-swapped = { THE($seat) } tauscht ungesehen eine Karte gegen Karte { $stall } des Schwarzmarkts
    .known = { THE($seat) } lässt { $left } auf dem Schwarzmarkt und nimmt { $card }

## Namen

trigger-ferry = die Fähre
trigger-mousehold = Mausheim
landmark-black_market = Schwarzmarkt
    .class = m
    .text = Einmal in deinem Zug, mit einem Fraktionsteil in seiner Lichtung, darfst du eine Handkarte verdeckt und ungesehen gegen eine der drei verdeckten Karten hier tauschen.
landmark-elder_treetop = { $article ->
        [none] Alter Wipfel
       *[the] { $case ->
            [nominative] Alte Wipfel
           *[other] Alten Wipfel
        }
    }
    .class = m
    .text = Seine Lichtung hat einen Bauplatz mehr. Wer ein gegnerisches Gebäude von diesem Bauplatz entfernt, erhält 1 Siegpunkt mehr.
landmark-ferry = { $article ->
        [none] Die Fähre
       *[the] Fähre
    }
    .class = f
    .text = Einmal im Zug darf eine Bewegung aus ihrer Lichtung dem Fluss statt den Pfaden folgen; die Fähre fährt mit, und wer mit Fraktionsteilen auf ihr fährt, zieht eine Karte.
landmark-foxburrow = Fuchsbau
    .class = m
    .text = Bei Bewegungen grenzt seine Lichtung an jede Fuchs-Lichtung.
landmark-legendary_forge = { $case ->
        [dative] Sagenhaften Schmiede
        [genitive] Sagenhaften Schmiede
       *[nominative] Sagenhafte Schmiede
    }
    .class = f
    .text = Gegenstände liegen hier statt im Vorrat. Sie herzustellen, verlangt ein Fraktionsteil in dieser Lichtung; wer es tut, zieht eine Karte und erhält 1 Siegpunkt mehr.
landmark-lost_city = { $case ->
        [dative] Verlorenen Stadt
        [genitive] Verlorenen Stadt
       *[nominative] Verlorene Stadt
    }
    .class = f
    .text = Ihre Lichtung ist zugleich eine Fuchs-, eine Kaninchen- und eine Maus-Lichtung.
landmark-mousehold = Mausheim
    .class = proper
    .text = Deine Krieger, die in einem Kampf in einer anderen Maus-Lichtung entfernt werden, dürfen in dieser Lichtung platziert werden.
landmark-rabbittown = Kaninchenstadt
    .class = proper
    .text = Gib einmal in deinem Tageslicht eine Kaninchen-Karte aus, um hier für jede andere Kaninchen-Lichtung mit deinen Teilen einen Krieger zu platzieren, und kämpfe dann hier.
landmark-tower = { $article ->
        [none] Der Turm
       *[the] Turm
    }
    .class = m
    .text = Am Ende deines Abends erhältst du 1 Siegpunkt, wenn du seine Lichtung beherrschst.

## Die Tafel

part-stall = Stand { $number }
part-slot = Auf seinem Bauplatz
part-slot_held = { $piece } { THE($owner, case: "genitive", form: "of") }
part-forge_items = Zu schmiedende Gegenstände

## Verben

verb-below = Anderer Bauplatz
verb-landmark = Wahrzeichen
verb-ride = Fähre nehmen
verb-set-up = Aufstellen
verb-shelter = Unterbringen
verb-stall = Nehmen
verb-swap = Dalassen
verb-treetop = Im Wipfel
verb-visit = Nutzen
