### Karten des Decks Knappen und Jünger.

## Fragen

ask-cards-pay = Wähle, womit du bezahlst
ask-cards-keep = Gib eine passende Karte aus, um den Effekt zu behalten, oder nimm ihn auf die Hand zurück
ask-cards-couriers = Wähle eine Karte, die du ausgibst; du ziehst eine mehr, als du ausgibst
ask-cards-intercept = Wähle, welchen Effekt eines Gegners du nimmst
ask-cards-hand_over = Wähle eine Karte, die du dafür gibst
ask-cards-flatter = Wähle eine Lichtung, die zählt, als ob du sie beherrschst
ask-cards-council_place = Wähle die Lichtung, in der du einen Kampf erzwingst
ask-cards-council_card = Wähle eine Karte ihrer Farbe, die du ausgibst
ask-cards-incite = Wähle, wer angreifen muss
ask-cards-incite_against = Wähle, wer angegriffen wird
ask-cards-rufflers = Wähle, wo du Krieger platzierst
ask-cards-squires = Wähle, was die Knappen tun
ask-cards-apprentice = Wähle eine Karte, die du ohne Symbole herstellst
ask-cards-demagogue = Wähle eine Vorherrschaftskarte, die du nimmst
ask-cards-demagogue_activate = Sie sofort aktivieren und auf der Punkteleiste bleiben?

## Möglichkeiten

do-give-up = Mit { $card } selbst bezahlen
do-take-back = { $card } zurücknehmen
do-intercept = { THE($faction, case: "dative") } { $card } wegnehmen
do-hand-over = { $card } geben
do-flatter = { $place } als beherrscht behandeln
do-incite = { THE($faction, case: "accusative") } zum Angriff zwingen
do-send-to-battle = Kämpfen
do-send-to-move = Sich bewegen

## Was geschieht

event-took_back = { THE($seat) } nimmt { $card } auf die Hand zurück
event-took_effect = { THE($seat) } nimmt { THE($owner, case: "dative") } { $card } weg
event-revealed_hand = { THE($seat) } zeigt allen die Handkarten: { $cards }
event-shuffled_in = { $card } wird in den Nachziehstapel gemischt
event-turned_over = { THE($seat) } deckt { $card } auf

## Namen

card-sky_couriers = Himmelsboten
    .text = Zu Beginn deines Vogelsangs darfst du eine oder mehrere Karten ausgeben, um ebenso viele und eine mehr zu ziehen. Wirf diese dann ab.
card-spy_network = Spionagenetz
    .text = Gib einem Gegner eine Handkarte und nimm einen der Effekte, die er hergestellt hat, auf die Hand. Mische diese dann in den Nachziehstapel.
card-silver_tongue = Silberzunge
    .text = Einmal in deinem Zug darfst du diese oder eine Handkarte ausgeben: Für einen Effekt zählt eine passende Lichtung mit einem deiner Teile, als ob du sie beherrschst.
card-shadow_council = Schattenrat
    .text = Gib zu Beginn deines Vogelsangs eine Karte aus, um jemanden zu einem Kampf in einer Lichtung ihrer Farbe zu zwingen, gegen wen du willst. Nimm diese dann auf die Hand zurück.
card-feather_rufflers = Federzauser
    .text = Platziere 2 deiner Krieger in einer Lichtung mit einem deiner Teile und wirf diese dann ab.
card-fox_squires = Fuchs-Knappen
    .text = Einmal in deinem Tageslicht darfst du diese oder eine Fuchs-Karte ausgeben, um in einer Fuchs-Lichtung zu kämpfen oder dich aus einer heraus zu bewegen.
card-rabbit_squires = Kaninchen-Knappen
    .text = Einmal in deinem Tageslicht darfst du diese oder eine Kaninchen-Karte ausgeben, um in einer Kaninchen-Lichtung zu kämpfen oder dich aus einer heraus zu bewegen.
card-mouse_squires = Maus-Knappen
    .text = Einmal in deinem Tageslicht darfst du diese oder eine Maus-Karte ausgeben, um in einer Maus-Lichtung zu kämpfen oder dich aus einer heraus zu bewegen.
card-bold_leadership = Kühne Führung
    .text = Greifst du an, landest du nach dem Wurf einen zusätzlichen Treffer; nimm diese dann auf die Hand zurück oder gib eine Karte aus, die zur Lichtung passt, um sie zu behalten.
card-supply_train = Versorgungstross
    .text = In deinem Zug darfst du sie direkt nach einer deiner Bewegungen auf die Hand zurücknehmen, um dich noch einmal aus der Ziellichtung heraus oder in sie hinein zu bewegen.
card-tactician = Stratege
    .text = Im Kampf darfst du sie vor dem Wurf auf die Hand zurücknehmen, um dich in die Lichtung des Kampfes zu bewegen.
card-apprentice = Lehrling
    .text = Stelle zu Beginn deines Vogelsangs eine Karte her, ohne ihre Symbole zu bezahlen, und wirf diese dann ab. Kannst du keine herstellen, zeige allen deine Handkarten.
card-friend_of_the_foxes = Freund der Füchse
    .text = Einmal in jedem Zug zählt eine Fuchs-Karte, die du ausgibst oder aufdeckst, als Karte einer Farbe deiner Wahl, auch als Hinterhalt. Du kannst keinen weiteren Freund herstellen.
card-friend_of_the_rabbits = Freund der Kaninchen
    .text = Einmal in jedem Zug zählt eine Kaninchen-Karte, die du ausgibst oder aufdeckst, als Karte einer Farbe deiner Wahl, auch als Hinterhalt. Du kannst keinen weiteren Freund herstellen.
card-friend_of_the_mice = Freund der Mäuse
    .text = Einmal in jedem Zug zählt eine Maus-Karte, die du ausgibst oder aufdeckst, als Karte einer Farbe deiner Wahl, auch als Hinterhalt. Du kannst keinen weiteren Freund herstellen.
card-lookouts = Ausguck
    .text = Wirst du angegriffen, platziere vor dem Wurf einen Krieger in der Lichtung; nimm diese dann auf die Hand zurück oder gib eine Karte aus, die zur Lichtung passt, um sie zu behalten.
card-hidden_warrens = Verborgene Gänge
    .text = Zu Beginn deines Vogelsangs darfst du sie auf die Hand zurücknehmen, um dich zwischen zwei beliebigen Lichtungen einer Farbe zu bewegen, wer auch immer sie beherrscht und wo sie auch liegen.
card-the_faithful = Die Getreuen
    .text = Im Kampf darfst du nach dem Wurf einen zusätzlichen Treffer landen; wirf dann die oberste Karte des Nachziehstapels ab, und auch diese, wenn jene nicht zur Lichtung passt.
card-riversteads = Flusshöfe
    .text = Ziehe zu Beginn deines Vogelsangs für jede Flusslichtung mit einem deiner Teile eine Karte und wirf diese dann ab.
card-standard_bearer = Bannerträger
    .text = Direkt nach einem Kampf, in dem du angegriffen hast, darfst du sie auf die Hand zurücknehmen, um noch einmal in dieser Lichtung zu kämpfen.
card-raiding_party = Stoßtrupp
    .text = In deinem Zug darfst du sie direkt nach einer deiner Bewegungen auf die Hand zurücknehmen, um in der Lichtung zu kämpfen, in die du dich bewegt hast.
card-mice_in_a_bush = Mäuse im Busch
    .text = Wirst du angegriffen, darfst du, wenn Hinterhalte gespielt werden, diese oder eine zur Lichtung passende Karte ausgeben, um sofort einen Treffer zu landen.
card-brazen_demagogue = Dreister Demagoge
    .text = Nimm am Ende deines Abends eine verfügbare Vorherrschaftskarte und wirf diese ab. Du darfst sie sofort aktivieren: Dann erhältst du weiter Siegpunkte und kannst auf beide Arten gewinnen.

## Verben

verb-flatter = Schmeicheln
verb-give-up = Mit sich bezahlen
verb-hand-over = Übergeben
verb-incite = Aufhetzen
verb-intercept = Abfangen
verb-send-to-battle = Kämpfen
verb-send-to-move = Bewegen
verb-take-back = Zurücknehmen
