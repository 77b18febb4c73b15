### Die Horst-Dynastie.

## Fragen

ask-eyrie-corner = Wähle eine Ecke für den ersten Horst
ask-eyrie-first_leader = Wähle einen Anführer
ask-eyrie-decree = Füge dem Erlass eine Karte hinzu
ask-eyrie-decree_more = Dem Erlass eine zweite Karte hinzufügen?
ask-eyrie-new_roost = Wähle, wohin der neue Horst kommt
ask-eyrie-craft = Vor dem Erlass: Stelle Karten her
ask-eyrie-recruit = Handle die Spalte Rekrutieren ab
ask-eyrie-move = Handle die Spalte Bewegen ab
ask-eyrie-battle = Handle die Spalte Kämpfen ab
ask-eyrie-build = Handle die Spalte Bauen ab
ask-eyrie-recruit_in = Wähle einen Horst zum Rekrutieren
ask-eyrie-recruit_last = Platziere deinen letzten Krieger, dann folgt Aufruhr
ask-eyrie-build_in = Wähle eine Lichtung für einen Horst
ask-eyrie-after_decree = Der Erlass ist abgehandelt: noch etwas vor dem Abend?
ask-eyrie-new_leader = Wähle einen neuen Anführer

## Möglichkeiten

do-roost-in = Einen Horst in { $place } platzieren
do-lead = { THE($leader, case: "accusative") } zum Anführer machen
do-decree = { $card } der Spalte { $column } hinzufügen
do-resolve = Eine { $suit }-Karte abhandeln
do-turmoil = Eine Karte nehmen, die nicht abzuhandeln ist: in Aufruhr verfallen
do-recruit-in = In { $place } rekrutieren

## Was geschieht

event-decreed = { THE($seat) } fügt { $card } der Spalte { $column } des Erlasses hinzu
event-unresolved = { THE($seat) } kann eine { $suit }-Karte in der Spalte { $column } nicht abhandeln: { $lack }
event-turmoil = { THE($seat) } verfällt in Aufruhr
event-deposed = { THE($seat) } setzt { THE($leader, case: "accusative") } ab
event-new_clutch = { THE($seat) } deckt alle Anführer wieder auf
event-led_by = { THE($seat) } wird { THE($leader, case: "dative", form: "from") } geführt

lack-too_few_warriors = es sind zu wenige Krieger zum Platzieren übrig
lack-no_roost_there = in keiner solchen Lichtung mit einem Horst lassen sich Krieger platzieren
lack-no_move = aus keiner solchen Lichtung kann ein Krieger fortziehen
lack-no_battle = in keiner solchen Lichtung gibt es jemanden zu bekämpfen
lack-no_roost_left = auf der Leiste ist kein Horst übrig
lack-no_site = in keiner solchen beherrschten Lichtung lässt sich ein Horst platzieren

## Namen

faction-eyrie_dynasties = Horst-Dynastie
    .class = f
piece-roost = { $count ->
        [one] { $case ->
            [genitive] Horsts
           *[other] Horst
        }
       *[other] { $case ->
            [dative] Horsten
           *[other] Horste
        }
    }
    .class = m
card-loyal_vizier = { $article ->
        [the] { $case ->
            [nominative] Treue Wesir
           *[other] Treuen Wesir
        }
       *[none] Treuer Wesir
    }
    .class = m
column-recruit = Rekrutieren
column-move = Bewegen
column-battle = Kämpfen
column-build = Bauen
leader-builder = { $case ->
        [genitive] Baumeisters
       *[other] Baumeister
    }
    .class = m
leader-charismatic = { $case ->
        [genitive] Charismatikers
       *[other] Charismatiker
    }
    .class = m
leader-commander = { $case ->
        [nominative] Feldherr
       *[other] Feldherrn
    }
    .class = m
leader-despot = { $case ->
        [nominative] Despot
       *[other] Despoten
    }
    .class = m
eyrie_dynasties-warrior = Vogelkrieger
    .class = m

## Die Tafel

part-leader = Anführer
part-roost = Horste

## Ihr Zug in Kürze

allowance-decree_card = { $count ->
        [one] Karte des Erlasses
       *[other] Karten des Erlasses
    }
allowance-added_card = { $count ->
        [one] Karte hinzugefügt
       *[other] Karten hinzugefügt
    }
allowance-added_bird = { $count ->
        [one] Vogel darunter
       *[other] Vögel darunter
    }
verb-decree = Zum Erlass hinzufügen
    .short = Erlass
verb-resolve = Abhandeln
verb-turmoil = Aufruhr
verb-recruit-in = Rekrutieren
verb-lead = Anführen
verb-roost-in = Horst platzieren

## Wie es in beschriebenen Stellungen heißt

entry-leader = Anführer
