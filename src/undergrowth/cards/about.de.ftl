### Was Karten tun, in je einer Zeile; was auf ihnen steht, sagen die anderen Dateien dieses Ordners.

about-cards-item = { A($item) } und { COUNT($points, "word-point") }
about-cards-ambush = { COUNT($battle-ambush_hits, "word-hit") } vor dem Wurf, in einer { $suit }-Lichtung
about-cards-ambush-bird = { COUNT($battle-ambush_hits, "word-hit") } vor dem Wurf, in jeder Lichtung
about-cards-dominance = Gewinne, indem du { $game-dominance_clearings } { $suit }-Lichtungen beherrschst
about-cards-dominance-bird = Gewinne mit { $game-dominance_corners } gegenüberliegenden Ecken
about-cards-dominance-frog = Gewinne mit zwei Enklaven am Fluss

## Das Grunddeck

about-card-armorers = Ignoriere einmal alle gewürfelten Treffer gegen dich
about-card-sappers = Angegriffen: einmal ein zusätzlicher Treffer
about-card-brutal_tactics = Im Angriff ein Treffer mehr, der Gegner punktet
about-card-royal_claim = Einmal: ein Punkt je beherrschter Lichtung
about-card-stand_and_deliver = Jeden Zug eine fremde Zufallskarte für einen Punkt
about-card-tax_collector = Gib jeden Zug einen Krieger für eine Karte
about-card-favor_of_the_foxes = Entferne alle gegnerischen Teile aus Fuchs-Lichtungen
about-card-favor_of_the_rabbits = Entferne alle Gegner aus Kaninchen-Lichtungen
about-card-favor_of_the_mice = Entferne alle gegnerischen Teile aus Maus-Lichtungen
about-card-command_warren = Beginne jedes Tageslicht mit einem Kampf
about-card-better_burrow_bank = Jeden Zug ziehst du und ein Gegner deiner Wahl
about-card-cobbler = Beginne jeden Abend mit einer Bewegung
about-card-scouting_party = Hinterhalte tun dir im Angriff nichts
about-card-codebreakers = Sieh jeden Zug jemandes Handkarten an

## Verbannte und Partisanen

about-card-saboteurs = Einmal: Wirf einen gegnerischen Effekt ab
about-card-soup_kitchens = Deine Plättchen zählen zwei für die Herrschaft
about-card-boat_builders = Flüsse sind für dich Pfade
about-card-corvid_planners = Bewege dich, wer auch immer herrscht
about-card-eyrie_emigre = Bewegung und Kampf am Ende jedes Vogelsangs
about-card-fox_partisans = Treffer in Fuchs-Lichtungen; nur Füchse bleiben
about-card-rabbit_partisans = Treffer in Kaninchen-Lichtungen; nur sie bleiben
about-card-mouse_partisans = Treffer in Maus-Lichtungen; nur Mäuse bleiben
about-card-propaganda_bureau = Jeden Zug wird ein gegnerischer Krieger deiner
about-card-false_orders = Einmal: Schicke die Hälfte gegnerischer Krieger fort
about-card-informants = Nimm einen Hinterhalt, statt zu ziehen
about-card-tunnels = Lichtungen, in denen du herstellst, sind benachbart
about-card-charm_offensive = Jeden Abend eine Karte; jemand anderes punktet
about-card-swap_meet = Jeden Zug eine fremde Zufallskarte gegen deine
about-card-coffin_makers = Gefallene liegen hier: ein Punkt für je fünf
about-card-league_of_adventurous_mice = Dreh jeden Zug einen Gegenstand um: Bewegung oder Kampf
about-card-murine_broker = Ziehe, wenn andere einen Gegenstand herstellen
about-card-master_engravers = Ein Punkt mehr für jeden hergestellten Gegenstand

## Knappen und Jünger

about-card-sky_couriers = Einmal: Gib Karten aus, ziehe so viele und eine mehr
about-card-spy_network = Tausche eine Karte gegen einen gegnerischen Effekt
about-card-silver_tongue = Handle jeden Zug einmal, als ob du herrschst
about-card-shadow_council = Gib eine Karte, um einen Kampf zu erzwingen
about-card-feather_rufflers = Zwei Krieger auf einmal, wo du ein Teil hast
about-card-fox_squires = Jeden Zug ist ein Fuchs ein Kampf oder eine Bewegung
about-card-rabbit_squires = Jeden Zug ein Kaninchen für Kampf oder Bewegung
about-card-mouse_squires = Jeden Zug ist eine Maus ein Kampf oder eine Bewegung
about-card-bold_leadership = Im Angriff ein Treffer mehr, gegen eine Karte
about-card-supply_train = Bewege dich gleich nach einer Bewegung noch einmal
about-card-tactician = Bewege vor dem Wurf mehr Krieger in den Kampf
about-card-apprentice = Einmal: Stelle her, ohne Symbole zu bezahlen
about-card-friend_of_the_foxes = Jeden Zug hat ein Fuchs die Farbe, die du willst
about-card-friend_of_the_rabbits = Jeden Zug hat ein Kaninchen die Farbe deiner Wahl
about-card-friend_of_the_mice = Jeden Zug hat eine Maus die Farbe, die du willst
about-card-lookouts = Angegriffen: vor dem Wurf ein Krieger mehr
about-card-hidden_warrens = Von Lichtung zu Lichtung einer Farbe, wo auch immer
about-card-the_faithful = Ein Treffer; verloren, wenn die nächste Karte nicht passt
about-card-riversteads = Einmal: eine Karte je Flusslichtung mit deinen Teilen
about-card-standard_bearer = Greife gleich nach einem Kampf noch einmal an
about-card-raiding_party = Kämpfe gleich nach einer Bewegung
about-card-mice_in_a_bush = Angegriffen: eine Karte für einen sofortigen Treffer
about-card-brazen_demagogue = Nimm eine Vorherrschaft und punkte trotzdem weiter

## Frösche

about-card-fox_laborers = Enklaven in Fuchs-Lichtungen stellen abends her
about-card-rabbit_laborers = Enklaven in Kaninchen-Lichtungen stellen abends her
about-card-mouse_laborers = Enklaven in Maus-Lichtungen stellen abends her
about-card-frog_partisans = Treffer in Frosch-Lichtungen; nur Frösche bleiben
about-card-companions = Einmal: Ein Frosch hat die Farbe, die du willst
about-card-stewards = Stelle die oberste Karte des Teichs umsonst her
about-card-settlers = Du wählst eine Bewegung für die Diaspora
about-card-agitators = Du wählst einen Kampf für die Diaspora
about-card-advocates = Einmal: ein Punkt je beherrschter Enklave einer Farbe
about-card-militias = Mache eine Enklave militant oder platziere eine solche
about-card-assimilationists = Entferne eine Enklave; du und die Diaspora zieht
