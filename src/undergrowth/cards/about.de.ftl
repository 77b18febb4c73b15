### Was Karten tun, in je einer Zeile; was auf ihnen steht, sagen die anderen Dateien dieses Ordners.

about-cards-item = { A($item) } und { COUNT($points, "word-point") }
about-cards-ambush = { COUNT($battle-ambush_hits, "word-hit") } vor dem Wurf, in einer { $suit }-Lichtung
    .rulings-one = Eine Seite spielt höchstens einen Hinterhalt in einem Kampf.
    .rulings-most = Seine Treffer sind keine gewürfelten und haben keine Höchstzahl.
    .rulings-automated = Automatische Gegner geraten nie in einen Hinterhalt: In einem Kampf mit einem von ihnen wird niemand gefragt.
about-cards-ambush-bird = { COUNT($battle-ambush_hits, "word-hit") } vor dem Wurf, in jeder Lichtung
about-cards-dominance = Gewinne, indem du { $game-dominance_clearings } { $suit }-Lichtungen beherrschst
    .rulings-score = Dein Marker verlässt die Punkteleiste: Von da an gewinnst du nur noch durch das, was die Karte sagt.
about-cards-dominance-bird = Gewinne mit { $game-dominance_corners } gegenüberliegenden Ecken
about-cards-dominance-frog = Gewinne mit zwei Enklaven am Fluss

## Das Grunddeck

about-card-armorers = Ignoriere einmal alle gewürfelten Treffer gegen dich
about-card-sappers = Angegriffen: einmal ein zusätzlicher Treffer
about-card-brutal_tactics = Im Angriff ein Treffer mehr, der Gegner punktet
about-card-royal_claim = Einmal: ein Punkt je beherrschter Lichtung
    .rulings-when = Du darfst sie an jeder Stelle deines Vogelsangs verwenden.
about-card-stand_and_deliver = Jeden Zug eine fremde Zufallskarte für einen Punkt
    .rulings-taken = Der Gegner punktet nur, wenn du eine Karte genommen hast.
about-card-tax_collector = Gib jeden Zug einen Krieger für eine Karte
    .rulings-where = Der Krieger ist einer deiner Fraktion in einer Lichtung der Karte.
about-card-favor_of_the_foxes = Entferne alle gegnerischen Teile aus Fuchs-Lichtungen
    .rulings-now = Die Farbe, die eine Lichtung jetzt hat, zählt. Gegenstände und Ruinen sind keine gegnerischen Teile.
about-card-favor_of_the_rabbits = Entferne alle Gegner aus Kaninchen-Lichtungen
    .rulings-now = Die Farbe, die eine Lichtung jetzt hat, zählt. Gegenstände und Ruinen sind keine gegnerischen Teile.
about-card-favor_of_the_mice = Entferne alle gegnerischen Teile aus Maus-Lichtungen
    .rulings-now = Die Farbe, die eine Lichtung jetzt hat, zählt. Gegenstände und Ruinen sind keine gegnerischen Teile.
about-card-command_warren = Beginne jedes Tageslicht mit einem Kampf
about-card-better_burrow_bank = Jeden Zug ziehst du und ein Gegner deiner Wahl
    .rulings-enemy = Die zweite Karte geht an einen Gegner, nicht an einen Partner.
about-card-cobbler = Beginne jeden Abend mit einer Bewegung
about-card-scouting_party = Hinterhalte tun dir im Angriff nichts
    .rulings-ambush = Sie hält Hinterhaltkarten auf, sonst keine Treffer.
about-card-codebreakers = Sieh jeden Zug jemandes Handkarten an

## Verbannte und Partisanen

about-card-saboteurs = Einmal: Wirf einen gegnerischen Effekt ab
    .rulings-both = Du wirfst beide Karten ab. Was auf der anderen liegt, kommt ohne Punkte in seine Vorräte.
about-card-soup_kitchens = Deine Plättchen zählen zwei für die Herrschaft
    .rulings-rule = Plättchen zählen nur zum Beherrschen: Sie würfeln keine Treffer und verteidigen nichts.
about-card-boat_builders = Flüsse sind für dich Pfade
    .rulings-adjacent = Die Lichtungen sind für dich in jeder Regel benachbart, nicht nur für Bewegungen.
about-card-corvid_planners = Bewege dich, wer auch immer herrscht
about-card-eyrie_emigre = Bewegung und Kampf am Ende jedes Vogelsangs
    .rulings-must = Ist eine Bewegung erlaubt, musst du sie machen und dort kämpfen, wenn jemand da ist. Ohne beides wird die Karte abgeworfen.
about-card-fox_partisans = Treffer in Fuchs-Lichtungen; nur Füchse bleiben
    .rulings-all = Du wirfst alle Karten anderer Farben ab, auch Vögel. Eine leere Hand hindert nicht.
about-card-rabbit_partisans = Treffer in Kaninchen-Lichtungen; nur sie bleiben
    .rulings-all = Du wirfst alle Karten anderer Farben ab, auch Vögel. Eine leere Hand hindert nicht.
about-card-mouse_partisans = Treffer in Maus-Lichtungen; nur Mäuse bleiben
    .rulings-all = Du wirfst alle Karten anderer Farben ab, auch Vögel. Eine leere Hand hindert nicht.
about-card-propaganda_bureau = Jeden Zug wird ein gegnerischer Krieger deiner
    .rulings-supply = Du brauchst einen Krieger im Vorrat und musst ihn dort platzieren dürfen.
about-card-false_orders = Einmal: Schicke die Hälfte gegnerischer Krieger fort
    .rulings-half = Die Hälfte aller Krieger des Gegners dort, auch die gezählt, die nicht ziehen können; von den anderen gehen so viele wie möglich.
    .rulings-legal = Der Gegner muss dort ziehen dürfen, wenn man vom Beherrschen absieht.
about-card-informants = Nimm einen Hinterhalt, statt zu ziehen
    .rulings-often = Sie ersetzt jedes Ziehen deines Abends, sooft es eines gibt.
about-card-tunnels = Lichtungen, in denen du herstellst, sind benachbart
    .rulings-adjacent = Die Lichtungen sind für dich in jeder Regel benachbart, nicht nur für Bewegungen.
about-card-charm_offensive = Jeden Abend eine Karte; jemand anderes punktet
    .rulings-first = Du ziehst, bevor du jemanden nennst. Ist keine Karte zu ziehen, kann sie nicht verwendet werden.
about-card-swap_meet = Jeden Zug eine fremde Zufallskarte gegen deine
    .rulings-same = Du darfst jede Karte zurückgeben, auch die eben genommene.
about-card-coffin_makers = Gefallene liegen hier: ein Punkt für je fünf
    .rulings-caught = Sie fängt auf, was von der Karte entfernt wird und in einen Vorrat käme.
about-card-league_of_adventurous_mice = Dreh jeden Zug einen Gegenstand um: Bewegung oder Kampf
    .rulings-ready = Von gleichen Gegenständen wird später zuerst einer genommen, der offen liegt.
about-card-murine_broker = Ziehe, wenn andere einen Gegenstand herstellen
    .rulings-partner = Auch Gegenstände, die ein Partner herstellt, zählen.
about-card-master_engravers = Ein Punkt mehr für jeden hergestellten Gegenstand

## Knappen und Jünger

about-card-sky_couriers = Einmal: Gib Karten aus, ziehe so viele und eine mehr
about-card-spy_network = Tausche eine Karte gegen einen gegnerischen Effekt
    .rulings-both = Du tust beides oder keines; die Karte kommt in jedem Fall in den Stapel.
about-card-silver_tongue = Handle jeden Zug einmal, als ob du herrschst
    .rulings-before = Sage es vor dem Effekt an, für den es ist: dem nächsten, den du wählst.
    .rulings-others = Wer die Lichtung sonst beherrscht, beherrscht sie weiter.
about-card-shadow_council = Gib eine Karte, um einen Kampf zu erzwingen
    .rulings-anybody = Angreifen kann irgendjemand, auch du. Ohne eine Karte, die zu einem möglichen Kampf passt, bleibt sie liegen.
about-card-feather_rufflers = Zwei Krieger auf einmal, wo du ein Teil hast
about-card-fox_squires = Jeden Zug ist ein Fuchs ein Kampf oder eine Bewegung
    .rulings-first = Du zahlst zuerst; dann wählst du Kampf oder Bewegung.
about-card-rabbit_squires = Jeden Zug ein Kaninchen für Kampf oder Bewegung
    .rulings-first = Du zahlst zuerst; dann wählst du Kampf oder Bewegung.
about-card-mouse_squires = Jeden Zug ist eine Maus ein Kampf oder eine Bewegung
    .rulings-first = Du zahlst zuerst; dann wählst du Kampf oder Bewegung.
about-card-bold_leadership = Im Angriff ein Treffer mehr, gegen eine Karte
about-card-supply_train = Bewege dich gleich nach einer Bewegung noch einmal
about-card-tactician = Bewege vor dem Wurf mehr Krieger in den Kampf
    .rulings-count = Die Krieger, die dazukommen, zählen für deine gewürfelten Treffer und können fallen.
about-card-apprentice = Einmal: Stelle her, ohne Symbole zu bezahlen
    .rulings-empty = Bei leerer Hand bleibt sie liegen. Sonst musst du eine Karte herstellen, wenn du kannst.
about-card-friend_of_the_foxes = Jeden Zug hat ein Fuchs die Farbe, die du willst
    .rulings-printed = Nur die aufgedruckte Farbe zählt: Ein Vogel hat hier keine andere Farbe.
about-card-friend_of_the_rabbits = Jeden Zug hat ein Kaninchen die Farbe deiner Wahl
    .rulings-printed = Nur die aufgedruckte Farbe zählt: Ein Vogel hat hier keine andere Farbe.
about-card-friend_of_the_mice = Jeden Zug hat eine Maus die Farbe, die du willst
    .rulings-printed = Nur die aufgedruckte Farbe zählt: Ein Vogel hat hier keine andere Farbe.
about-card-lookouts = Angegriffen: vor dem Wurf ein Krieger mehr
    .rulings-nothing = Wo kein Krieger platziert werden kann, wird auch nichts bezahlt.
about-card-hidden_warrens = Von Lichtung zu Lichtung einer Farbe, wo auch immer
about-card-the_faithful = Ein Treffer; verloren, wenn die nächste Karte nicht passt
    .rulings-turned = Die aufgedeckte Karte wird nicht gezogen.
about-card-riversteads = Einmal: eine Karte je Flusslichtung mit deinen Teilen
    .rulings-coast = Am See zählen die Lichtungen der Küste.
about-card-standard_bearer = Greife gleich nach einem Kampf noch einmal an
about-card-raiding_party = Kämpfe gleich nach einer Bewegung
about-card-mice_in_a_bush = Angegriffen: eine Karte für einen sofortigen Treffer
    .rulings-after = Sie wird nach Hinterhaltkarten verwendet, und kein Hinterhalt hebt sie auf.
about-card-brazen_demagogue = Nimm eine Vorherrschaft und punkte trotzdem weiter
    .rulings-points = Du brauchst keine zehn Punkte. Ohne verfügbare Dominanzkarte bleibt sie liegen.

## Frösche

about-card-fox_laborers = Enklaven in Fuchs-Lichtungen stellen abends her
    .rulings-again = Du stellst mit Enklaven her, wem sie auch gehören. Eine, die im Vogelsang aktiviert wurde, wirkt noch einmal, jede einmal am Abend.
about-card-rabbit_laborers = Enklaven in Kaninchen-Lichtungen stellen abends her
    .rulings-again = Du stellst mit Enklaven her, wem sie auch gehören. Eine, die im Vogelsang aktiviert wurde, wirkt noch einmal, jede einmal am Abend.
about-card-mouse_laborers = Enklaven in Maus-Lichtungen stellen abends her
    .rulings-again = Du stellst mit Enklaven her, wem sie auch gehören. Eine, die im Vogelsang aktiviert wurde, wirkt noch einmal, jede einmal am Abend.
about-card-frog_partisans = Treffer in Frosch-Lichtungen; nur Frösche bleiben
about-card-companions = Einmal: Ein Frosch hat die Farbe, die du willst
    .rulings-stays = Sie bleibt liegen, wenn die ausgegebene Karte auch ohne sie passt.
about-card-stewards = Stelle die oberste Karte des Teichs umsonst her
    .rulings-drawn = Eine Karte, die sich nicht herstellen lässt, wird trotzdem gezogen und bleibt auf der Hand.
about-card-settlers = Du wählst eine Bewegung für die Diaspora
    .rulings-nothing = Du wählst Lichtungen und Anzahl. Ohne erlaubte Bewegung oder Kampf geschieht nichts.
about-card-agitators = Du wählst einen Kampf für die Diaspora
    .rulings-nothing = Du wählst Lichtungen und Anzahl. Ohne erlaubte Bewegung oder Kampf geschieht nichts.
about-card-advocates = Einmal: ein Punkt je beherrschter Enklave einer Farbe
    .rulings-start = Sie wird zu Beginn deines nächsten Vogelsangs verwendet, auch für nichts.
about-card-militias = Mache eine Enklave militant oder platziere eine solche
    .rulings-alone = Eine Enklave wird nur platziert, wo keine liegt, und mit ihr kommen keine Krieger.
about-card-assimilationists = Entferne eine Enklave; du und die Diaspora zieht
    .rulings-draw = Ihr zieht beide, auch wenn keine Enklave zu entfernen war, du zuerst.
