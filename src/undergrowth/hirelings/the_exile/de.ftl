### Der Verbannte und der Wegelagerer (H).

ask-exile-day = Wähle, was der Verbannte als Nächstes tut
ask-brigand-item = Wähle den Gegenstand, den du unter der Ruine hervorholst
ask-brigand-pays = Wähle den hergestellten Gegenstand, den du erschöpfst
ask-brigand-victim = Wähle, wessen Karte genommen wird

do-give-exile = Dem Verbannten { $item } geben
do-take-blow = Ein Gegenstand des Verbannten nimmt den Treffer
do-haunt = Den Verbannten nach { $place } ziehen
do-loot-ruin = Einen Gegenstand unter der Ruine in { $place } hervorholen
do-send-brigand = Einen hergestellten Gegenstand erschöpfen, um eine Karte zu nehmen
do-pay-brigand = { $item } erschöpfen
do-waylay = Eine Karte von { $faction } nehmen

event-gave_exile = { $seat } gibt { $faction } { $item }
event-exile_exhausted = { $faction } erschöpft einen Gegenstand
event-exile_lost_item = { $faction } verliert { $what ->
        [club] eine Keule
       *[other] einen Gegenstand
    } für immer
event-looted_ruin = { $seat } holt { $item } unter der Ruine in { $place } hervor
event-exhausted_crafted = { $seat } erschöpft { $item }

verb-give-exile = Geben
verb-take-blow = Treffer
verb-haunt = Ziehen
verb-loot-ruin = Plündern
verb-send-brigand = Überfallen
verb-pay-brigand = Erschöpfen
verb-waylay = Überfallen

part-exile_clubs = Keulen, offen
part-exile_clubs_down = Keulen, verdeckt
part-exile_items = Geschenkte Gegenstände

faction-the_exile = { $article ->
        [none] Verbannter
       *[the] { $case ->
            [nominative] Verbannte
           *[other] Verbannten
        }
    }
    .class = m
    .text = Eine Spielfigur in einem Wald. Am Tag erschöpfst du Gegenstände hier, um sie zu ziehen oder am Waldrand zu kämpfen; Gegenstände nehmen ihre Treffer. Wer in der Nähe ist, kann ihr im eigenen Zug einen hergestellten Gegenstand geben, für eine Karte und einen Punkt.
faction-the_brigand = Wegelagerer
    .class = m
    .text = Am Tag kannst du, wo du eine Figur hast, einen Gegenstand unter einer Ruine hervorholen, und einen hergestellten Gegenstand erschöpfen, um jemandem, mit dem du eine Lichtung teilst, eine zufällige Karte zu nehmen.
