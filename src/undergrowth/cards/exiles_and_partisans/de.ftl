### Karten des Decks Verbannte und Partisanen.

## Fragen

ask-cards-sabotage = Wähle, welcher Effekt eines Gegners abgeworfen wird
ask-cards-propaganda_card = Wähle eine Karte, die du ausgibst
ask-cards-propaganda = Wähle den gegnerischen Krieger, den du ersetzt
ask-cards-mislead = Wähle, wessen Krieger sich bewegen müssen, und von wo
ask-cards-mislead_to = Wähle, wohin sie sich bewegen
ask-cards-mislead_who = Wähle, welche von ihnen sich bewegen
ask-cards-fetch = Wähle einen Hinterhalt aus dem Ablagestapel
ask-cards-charm = Wähle, wer einen Siegpunkt erhält
ask-cards-swap = Wähle jemanden, von dem du eine zufällige Karte nimmst
ask-cards-swap_card = Wähle eine Karte, die du dafür gibst
ask-cards-league_item = Wähle einen Gegenstand, den du umdrehst
ask-cards-league = Wähle, was er bezahlt

## Möglichkeiten

do-sabotage = { $card } { THE($faction, case: "genitive", form: "of") } abwerfen
do-win-over = In { $place } { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } ersetzen
do-mislead = { THE($faction, case: "accusative") } zwingen, sich von { $place } zu bewegen
do-fetch = { $card } vom Ablagestapel nehmen
do-charm = { THE($faction) } erhält einen Siegpunkt
do-swap-with = Eine zufällige Karte { THE($faction, case: "dative", form: "from") } nehmen
do-give-in-return = Dafür { $card } geben
do-turn-down = { THE($item, case: "accusative") } umdrehen
do-venture-move = Sich bewegen
do-venture-battle = Kämpfen

## Was geschieht

event-turned_down = { THE($seat) } dreht einen Gegenstand um: { $item }
event-returned = Von der Karte zurück in ihren Vorrat: { COUNT($count, "piece-warrior") }

## Namen

card-saboteurs = Saboteure
    .text = Zu Beginn deines Vogelsangs darfst du sie abwerfen, um einen dauerhaften Effekt abzuwerfen, den ein Gegner hergestellt hat.
card-soup_kitchens = Suppenküchen
    .text = Jedes deiner Plättchen zählt zwei, wenn es darum geht, wer seine Lichtung beherrscht.
card-boat_builders = Bootsbauer
    .text = Flüsse sind für dich Pfade.
card-corvid_planners = Krähenplaner
    .text = Für deine Bewegungen musst du keine der beiden Lichtungen beherrschen.
card-eyrie_emigre = Emigrant der Horste
    .text = Am Ende deines Vogelsangs bewegst du dich und kämpfst dann dort, wohin du dich bewegt hast; kannst du nicht beides tun, wirf sie ab.
card-fox_partisans = Fuchs-Partisanen
    .text = Nach dem Wurf eines Kampfes in einer Fuchs-Lichtung darfst du einen zusätzlichen Treffer landen; wirf dann alle Handkarten ab, die keine Fuchs-Karten sind.
card-rabbit_partisans = Kaninchen-Partisanen
    .text = Nach dem Wurf eines Kampfes in einer Kaninchen-Lichtung darfst du einen zusätzlichen Treffer landen; wirf dann alle Handkarten ab, die keine Kaninchen-Karten sind.
card-mouse_partisans = Maus-Partisanen
    .text = Nach dem Wurf eines Kampfes in einer Maus-Lichtung darfst du einen zusätzlichen Treffer landen; wirf dann alle Handkarten ab, die keine Maus-Karten sind.
card-propaganda_bureau = Propagandabüro
    .text = Einmal in deinem Tageslicht darfst du eine Karte ausgeben, um einen gegnerischen Krieger in einer Lichtung ihrer Farbe durch einen Krieger deiner Fraktion zu ersetzen.
card-false_orders = Falsche Befehle
    .text = In deinem Vogelsang darfst du sie abwerfen, um die Hälfte der Fraktionskrieger eines Gegners (aufgerundet) aus einer Lichtung zu bewegen, wohin du willst und wer auch immer dort herrscht.
card-informants = Spitzel
    .text = Immer wenn du in deinem Abend Karten ziehen würdest, darfst du stattdessen einen Hinterhalt aus dem Ablagestapel nehmen.
card-tunnels = Tunnel
    .text = Lichtungen mit deinen herstellenden Teilen sind für dich benachbart, und du darfst dich zwischen ihnen bewegen.
card-charm_offensive = Charmeoffensive
    .text = Du darfst deinen Abend damit beginnen, eine Karte zu ziehen; eine andere Person deiner Wahl erhält dann einen Siegpunkt.
card-swap_meet = Tauschbörse
    .text = Einmal in deinem Vogelsang darfst du einer anderen Person eine zufällige Handkarte nehmen; gib ihr dann eine Karte deiner Wahl.
card-coffin_makers = Sargmacher
    .text = Krieger, die vom Spielplan entfernt werden, kommen auf diese Karte statt in einen Vorrat. Zu Beginn deines Vogelsangs erhältst du für je fünf Krieger darauf einen Siegpunkt und gibst dann alle zurück.
card-league_of_adventurous_mice = Bund abenteuerlustiger Mäuse
    .text = Einmal in deinem Tageslicht darfst du einen deiner hergestellten Gegenstände umdrehen, um dich zu bewegen oder zu kämpfen.
card-murine_broker = Mausmakler
    .text = Immer wenn eine andere Person einen Gegenstand herstellt, ziehst du eine Karte.
card-master_engravers = Meistergraveure
    .text = Du erhältst für jeden Gegenstand, den du herstellst, einen Siegpunkt mehr.

## Die Tafel

part-fallen = Gefallene Krieger

## Verben

verb-charm = Punkten lassen
verb-fetch = Hinterhalt nehmen
verb-give-in-return = Dafür geben
verb-mislead = Irreführen
verb-sabotage = Sabotieren
verb-swap-with = Tauschen mit
verb-turn-down = Umdrehen
verb-venture-battle = Kämpfen
verb-venture-move = Bewegen
verb-win-over = Überzeugen
