### Der Vagabot.

ask-vagabot-character = Welchen Charakter spielt der Vagabot?
ask-vagabot-forest = In welchem Wald beginnt der Vagabot?
ask-vagabot-move = Der Vagabot bewegt sich
ask-vagabot-slip = In welchen Wald schleicht der Vagabot?
ask-vagabot-explore = Der Vagabot erkundet
ask-vagabot-item = Welchen Gegenstand findet der Vagabot?
ask-vagabot-quest = Der Vagabot erfüllt seinen Auftrag
ask-vagabot-aid = Der Vagabot hilft
ask-vagabot-repair = Der Vagabot repariert
ask-vagabot-special = Der Vagabot nutzt seine besondere Aktion

do-play-as = { THE($vagabot, case: "accusative") } spielen
do-wait-in = In { $place } beginnen
do-wander-to = Nach { $place } ziehen
do-hide-in = In { $place } schleichen
do-search-ruin = Die Ruine in { $place } durchsuchen
do-find = { A($item, case: "accusative") } finden
do-fulfil = Den Auftrag { $quest } erfüllen
do-assist = { THE($faction, case: "dative") } für { COUNT($count, "word-item", case: "accusative") } helfen
do-mend = Einen Gegenstand reparieren
do-snipe = Vor dem Wurf einen Treffer austeilen
do-pick-pocket = { THE($faction, case: "dative") } eine zufällige Karte wegnehmen
do-tinker = { $card } aus dem Ablagestapel herstellen
do-take-cover = In einen Wald schleichen
do-pit = { THE($faction, case: "accusative") } gegen { THE($faction2, case: "accusative") } kämpfen lassen
do-lay-waste = Alle gegnerischen Spielsteine ringsum entfernen
do-call-on = { THE($faction, case: "accusative") } anwerben

verb-play-as = Charakter
verb-wait-in = Beginn in
verb-wander-to = Bewegung
verb-hide-in = Schleichen
verb-search-ruin = Erkunden
verb-find = Fund
verb-fulfil = Auftrag
verb-assist = Hilfe
verb-mend = Reparieren
verb-snipe = Fernschuss
verb-pick-pocket = Stehlen
verb-tinker = Basteln
verb-take-cover = Verstecken
verb-pit = Aufhetzen
verb-lay-waste = Verwüsten
verb-call-on = Anwerben

event-plays_as = { THE($seat) } spielt { THE($vagabot, case: "accusative") }
event-covered = { THE($seat) } lässt { A($item, case: "accusative") } in { $place } zurück: Ein Bauplatz ist für immer verdeckt

criterion-nearest = am nächsten
criterion-target_built = die meisten Gebäude und Marker des Ziels
criterion-target_warriors = die wenigsten Krieger des Ziels

faction-vagabot = Vagabot
    .class = m
vagabot-pawn = Vagabot
    .class = m
vagabot-thief = Dieb
    .class = m
vagabot-tinker = Kesselflicker
    .class = m
vagabot-ranger = Waldläufer
    .class = m
vagabot-vagrant = Landstreicher
    .class = m
vagabot-scoundrel = { $case ->
        [nominative] Halunke
       *[other] Halunken
    }
    .class = m
vagabot-arbiter = Schlichter
    .class = m
trait-adventurer = Abenteurer
trait-berserker = Berserker
trait-helper = Helfer
trait-marksman = Scharfschütze
trait-questing = Auftragsjäger
source-battle_track = seine Kampfleiste
source-vagabot_arbiter = die Kampfleiste des Schlichters

part-battle_track = Kampfleiste
part-quest = Auftrag
part-covering = In Lichtungen zurückgelassen

## Wie es in beschriebenen Stellungen heißt

entry-quest = Auftrag
entry-slipped = In diesem Zug geschlichen
