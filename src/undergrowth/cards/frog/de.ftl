### Frosch-Karten, die eine Fraktion mitbringt.

## Fragen

ask-cards-laborers = Stelle mit den friedlichen Enklaven her, oder höre auf
ask-cards-advocates = Wähle die Farbe der Lichtungen, in denen von dir beherrschte friedliche Enklaven punkten
ask-cards-militias = Wähle eine Enklave, die militant wird, oder wo du eine platzierst
ask-cards-assimilationists = Wähle, welche friedliche Enklave entfernt wird

## Möglichkeiten

do-speak-for = In { $suit }-Lichtungen punkten
do-call-to-arms-in = Die Enklave in { $place } militant machen
do-entrench-in = Eine militante Enklave in { $place } platzieren
do-assimilate-in = Die Enklave in { $place } entfernen

## Verben

verb-speak-for = Eintreten
verb-call-to-arms-in = Zu den Waffen
verb-entrench-in = Verschanzen
verb-assimilate-in = Assimilieren

## Namen

card-ambush_frog = Hinterhalt! (Frosch)
    .printed = Hinterhalt!
    .text = Spiele sie zu Beginn eines Kampfes in einer Lichtung mit der Farbe Frosch: Wirst du angegriffen, landest du sofort zwei Treffer; greifst du an, vereitelst du einen Hinterhalt. Danach kommt sie unter den Teich.
card-dominance_frog = Vorherrschaft (Frosch)
    .printed = Vorherrschaft
    .text = Aktiviere sie mit mindestens zehn Siegpunkten in deinem Tageslicht: Du gewinnst, wenn du zu Beginn deines Vogelsangs zwei Enklaven am Fluss beherrschst, und deine Krieger helfen, Enklaven zu verteidigen.
card-fox_laborers = Fuchs-Arbeiter
    .text = Zu Beginn deines Abends darfst du herstellen, indem du friedliche Enklaven in Fuchs-Lichtungen aktivierst.
card-rabbit_laborers = Kaninchen-Arbeiter
    .text = Zu Beginn deines Abends darfst du herstellen, indem du friedliche Enklaven in Kaninchen-Lichtungen aktivierst.
card-mouse_laborers = Maus-Arbeiter
    .text = Zu Beginn deines Abends darfst du herstellen, indem du friedliche Enklaven in Maus-Lichtungen aktivierst.
card-frog_partisans = Frosch-Partisanen
    .text = Nach dem Wurf eines Kampfes in einer Lichtung mit der Farbe Frosch darfst du einen zusätzlichen Treffer landen; wirf dann alle Handkarten ab, die keine Frosch-Karten sind.
card-companions = Gefährten
    .text = Wenn du eine Frosch-Karte ausgibst oder aufdeckst, darfst du diese abwerfen, damit sie als beliebige Farbe zählt.
card-stewards = Verwalter
    .text = Ziehe die oberste Karte des Teichs und stelle sie sofort her, ohne zu bezahlen.
card-settlers = Siedler
    .text = Du wählst eine Bewegung, die die Diaspora machen muss.
card-agitators = Aufwiegler
    .text = Du wählst einen Kampf, den die Diaspora beginnen muss.
card-advocates = Fürsprecher
    .text = Nenne zu Beginn deines Vogelsangs eine Farbe außer Vogel und Frosch: Du erhältst einen Siegpunkt für jede friedliche Enklave, die du in ihren Lichtungen beherrschst; wirf diese dann ab.
card-militias = Milizen
    .text = Mache eine friedliche Enklave militant oder platziere eine Enklave aus dem Vorrat mit der militanten Seite nach oben in einer Lichtung ohne Enklave.
card-assimilationists = Assimilationisten
    .text = Entferne eine friedliche Enklave aus einer Lichtung, die du beherrschst; du und die Diaspora zieht je eine Karte.
