### Die Schelmenbande des Tiefwalds.

## Fragen

ask-knaves-captain = Wähle einen Hauptmann
ask-knaves-forest = Wähle den Wald, in dem der nächste Hauptmann beginnt
ask-knaves-ready = Wähle den Hauptmann, der in diesem Zug handelt
ask-knaves-return = Der Hauptmann kommt zurück: Wähle den Wald
ask-knaves-act = Der Hauptmann handelt
ask-knaves-item = Wähle den Gegenstand, den du umdrehst
ask-knaves-serve = Mit deinen Ehrenkränzen herstellen?
ask-knaves-flee = Wähle den Wald, in den ein Stinktier wegläuft
ask-knaves-protect = Die Schwachen schützen?
ask-knaves-protect_card = Wähle die Karte, die du für ein Stinktier ausgibst
ask-knaves-pardon = Wähle, wer Gefangene befreien darf
ask-knaves-free = Deine Gefangenen in eine Lichtung befreien?

## Möglichkeiten

do-enrol = { THE($captain, case: "accusative") } anwerben
do-lurk-in = In { $place } beginnen
do-ready = { THE($captain, case: "accusative") } handeln lassen
do-return-in = In { $place } zurückkommen
do-lead-move = Den Hauptmann bewegen, mit Stinktieren
do-lead-battle = Mit dem Hauptmann kämpfen
do-filch = { A($item, case: "accusative") } { THE($faction, case: "genitive", form: "of") } stibitzen
do-dash = Flitzen
do-assault = Überfallen
do-skirmish = Scharmützel
do-nab = Schnappen
do-revel = Feiern
do-gift = Schenken
do-serve = Dienen
do-flip-down = { A($item, case: "accusative") } umdrehen
do-imprison = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } in { $place } gefangen setzen
do-escape-to = Nach { $place } entkommen
do-play-to-the-crowd = Eine Karte für den Gladiator ziehen
do-trade-hits = Einen Treffer mehr einstecken, um einen mehr zu landen
do-hold-back = Einen Treffer weniger landen, um einen gewürfelten zu ignorieren
do-flee-to = Ein Stinktier nach { $place } schicken
do-protect-in = In { $place } ein Stinktier platzieren
do-protect-with = { $card } ausgeben
do-pardon = { THE($faction, case: "accusative") } Gefangene befreien lassen
do-free-in = Gefangene nach { $place } befreien

## Was geschieht

event-enrolled = { THE($seat) } wirbt { THE($captain, case: "accusative") } an
event-readied = { THE($captain) } handelt
event-retired = { THE($captain) } ruht sich aus
event-flipped_item = { THE($seat) } dreht { A($item, case: "accusative") } um: { $item_action }
event-took_it_easy = { THE($seat) } ruht sich aus: Alle Hauptleute und Gegenstände liegen offen

## Namen

faction-knaves_of_the_deepwood = Schelmenbande des Tiefwalds
    .class = f
knaves_of_the_deepwood-warrior = { $case ->
        [dative] { $count ->
            [one] Stinktier
           *[other] Stinktieren
        }
        [genitive] { $count ->
            [one] Stinktiers
           *[other] Stinktiere
        }
       *[nominative] { $count ->
            [one] Stinktier
           *[other] Stinktiere
        }
    }
    .class = n
trigger-run_away = das Weglaufen
piece-acclaim = { $case ->
        [dative] { $count ->
            [one] Ehrenkranz
           *[other] Ehrenkränzen
        }
        [genitive] { $count ->
            [one] Ehrenkranzes
           *[other] Ehrenkränze
        }
       *[nominative] { $count ->
            [one] Ehrenkranz
           *[other] Ehrenkränze
        }
    }
    .class = m
piece-thief = { $case ->
        [dative] { $count ->
            [one] Dieb
           *[other] Dieben
        }
        [genitive] { $count ->
            [one] Diebs
           *[other] Diebe
        }
       *[nominative] { $count ->
            [one] Dieb
           *[other] Diebe
        }
    }
    .class = m
captain-thief = { $case ->
        [genitive] Diebs
       *[nominative] Dieb
    }
    .class = m
    .text = Nach einem Stibitzen darf sich der Dieb bewegen.
piece-tinker = { $case ->
        [dative] { $count ->
            [one] Kesselflicker
           *[other] Kesselflickern
        }
        [genitive] { $count ->
            [one] Kesselflickers
           *[other] Kesselflicker
        }
       *[nominative] Kesselflicker
    }
    .class = m
captain-tinker = { $case ->
        [genitive] Kesselflickers
       *[nominative] Kesselflicker
    }
    .class = m
    .text = Ziehe nach jedem Dienen eine Karte.
piece-ranger = { $case ->
        [dative] { $count ->
            [one] Waldläufer
           *[other] Waldläufern
        }
        [genitive] { $count ->
            [one] Waldläufers
           *[other] Waldläufer
        }
       *[nominative] Waldläufer
    }
    .class = m
captain-ranger = { $case ->
        [genitive] Waldläufers
       *[nominative] Waldläufer
    }
    .class = m
    .text = Einmal im Zug bezahlt jeder Gegenstand Überfallen, Scharmützel oder Schnappen.
piece-vagrant = { $case ->
        [dative] { $count ->
            [one] Landstreicher
           *[other] Landstreichern
        }
        [genitive] { $count ->
            [one] Landstreichers
           *[other] Landstreicher
        }
       *[nominative] Landstreicher
    }
    .class = m
captain-vagrant = { $case ->
        [genitive] Landstreichers
       *[nominative] Landstreicher
    }
    .class = m
    .text = Einmal im Zug bezahlt jeder Gegenstand Feiern, Schenken oder Dienen.
piece-arbiter = { $case ->
        [dative] { $count ->
            [one] Schlichter
           *[other] Schlichtern
        }
        [genitive] { $count ->
            [one] Schlichters
           *[other] Schlichter
        }
       *[nominative] Schlichter
    }
    .class = m
captain-arbiter = { $case ->
        [genitive] Schlichters
       *[nominative] Schlichter
    }
    .class = m
    .text = Stecke beim Überfallen nach dem Wurf einen Treffer mehr ein, um einen mehr zu landen.
piece-scoundrel = { $count ->
        [one] { $case ->
            [nominative] Halunke
           *[other] Halunken
        }
       *[other] Halunken
    }
    .class = m
captain-scoundrel = { $case ->
        [nominative] Halunke
       *[other] Halunken
    }
    .class = m
    .text = Ein Scharmützel darf in einer Lichtung beginnen; dann wird kein Treffer ignoriert.
piece-adventurer = { $case ->
        [dative] { $count ->
            [one] Abenteurer
           *[other] Abenteurern
        }
        [genitive] { $count ->
            [one] Abenteurers
           *[other] Abenteurer
        }
       *[nominative] Abenteurer
    }
    .class = m
captain-adventurer = { $case ->
        [genitive] Abenteurers
       *[nominative] Abenteurer
    }
    .class = m
    .text = Ziehe eine Karte, wenn du bei einer Ruine einen Ehrenkranz platziert hast.
piece-harrier = { $count ->
        [one] Weihe
       *[other] Weihen
    }
    .class = f
captain-harrier = Weihe
    .class = f
    .text = Flitzen sind bis zu drei Bewegungen.
piece-ronin = Ronin
    .class = m
captain-ronin = Ronin
    .class = m
    .text = Der Ronin darf sich vor dem Kampf eines Überfalls bewegen.
piece-cheat = { $case ->
        [dative] { $count ->
            [one] Betrüger
           *[other] Betrügern
        }
        [genitive] { $count ->
            [one] Betrügers
           *[other] Betrüger
        }
       *[nominative] Betrüger
    }
    .class = m
captain-cheat = { $case ->
        [genitive] Betrügers
       *[nominative] Betrüger
    }
    .class = m
    .text = Zwei beliebige Gegenstände bezahlen jede Gegenstandsaktion.
piece-gladiator = { $count ->
        [one] { $case ->
            [genitive] Gladiators
           *[nominative] Gladiator
        }
       *[other] Gladiatoren
    }
    .class = m
captain-gladiator = { $case ->
        [genitive] Gladiators
       *[nominative] Gladiator
    }
    .class = m
    .text = Ziehe zu Beginn des Kampfes eines Überfalls eine Karte.
piece-jailor = { $case ->
        [dative] { $count ->
            [one] Kerkermeister
           *[other] Kerkermeistern
        }
        [genitive] { $count ->
            [one] Kerkermeisters
           *[other] Kerkermeister
        }
       *[nominative] Kerkermeister
    }
    .class = m
captain-jailor = { $case ->
        [genitive] Kerkermeisters
       *[nominative] Kerkermeister
    }
    .class = m
    .text = Lande beim Schnappen nach dem Wurf einen Treffer weniger, um einen gewürfelten zu ignorieren.
item_action-dash = Flitzen
item_action-assault = Überfallen
item_action-skirmish = Scharmützel
item_action-nab = Schnappen
item_action-revel = Feiern
item_action-gift = Schenken
item_action-serve = Dienen
source-skirmish = Scharmützel
source-jailor = Kerkermeister
word-prisoner = { $case ->
        [dative] { $count ->
            [one] Gefangenen
           *[other] Gefangenen
        }
       *[nominative] { $count ->
            [one] Gefangenen
           *[other] Gefangene
        }
    }
    .class = m

## Die Tafel

part-captains = Hauptleute
part-stash = Versteck
part-mock = Die Mächtigen verspotten
    .value = { COUNT($points, "word-point") } für { COUNT($prisoners, "word-prisoner", case: "accusative") } und { COUNT($acclaim, "piece-acclaim", case: "accusative") }

## Ihr Zug in Kürze

off-no_captain = kein Hauptmann da
off-in_forest = im Wald
off-nothing_there = nichts da
off-no_item = kein offener Gegenstand
off-used = einmal im Zug
verb-enrol = Anwerben
verb-lurk-in = Beginnen
verb-ready = Bereitmachen
verb-return-in = Zurückkommen
verb-lead-move = Bewegen
verb-lead-battle = Kämpfen
verb-filch = Stibitzen
verb-dash = Flitzen
verb-assault = Überfallen
verb-skirmish = Scharmützel
verb-nab = Schnappen
verb-revel = Feiern
verb-gift = Schenken
verb-serve = Dienen
verb-flip-down = Umdrehen
verb-imprison = Gefangen setzen
verb-escape-to = Entkommen
verb-play-to-the-crowd = Ziehen
verb-trade-hits = Treffer tauschen
verb-hold-back = Zurückhalten
verb-flee-to = Weglaufen
verb-protect-in = Schützen
verb-protect-with = Stinktier bezahlen
verb-pardon = Begnadigen
verb-free-in = Befreien

## Wie es in beschriebenen Stellungen heißt

entry-acting = Handelnder Hauptmann
entry-placed = In diesem Zug platziert
