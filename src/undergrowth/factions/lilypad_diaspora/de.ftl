### Die Seerosen-Diaspora.

## Fragen

ask-diaspora-shore = Wähle eine Lichtung am Fluss, in der du beginnst
ask-diaspora-warriors = Es gibt zu wenige Krieger: Wähle eine Enklave für einen
ask-diaspora-gift = Wähle die Karte für den, der über die Enklave herrscht
ask-diaspora-rally_or_reconcile = Sammle dich oder versöhne dich
ask-diaspora-reconcile = Eine Enklave versöhnen?
ask-diaspora-gather = Aus einer weiteren Lichtung einziehen?
ask-diaspora-arrived = Alle sind da: kämpfen oder eine Enklave gründen?
ask-diaspora-daylight = Siedeln oder aufwiegeln?
ask-diaspora-retaliate = Wähle, wo du als Nächstes Vergeltung übst
ask-diaspora-integrate = Eine Karte ausgeben, um friedliche Enklaven zu werten?
ask-diaspora-integrate_card = Wähle die Karte, die du ausgibst

## Möglichkeiten

do-arrive-in = In { $place } beginnen
do-negotiate-in = Verhandeln: die Enklave in { $place } wird friedlich
do-negotiate-with = { $card } geben
do-rally = Sammeln: ein Krieger an jede streitbare Enklave
do-reconcile = Versöhnen: streitbare Enklaven werden friedlich
do-reconcile-in = In { $place } versöhnen
do-settle-in = In { $place } siedeln
do-enclave-in = In { $place } eine friedliche Enklave gründen
do-provoke-in = In { $place } aufwiegeln
do-retaliate-in = In { $place } Vergeltung üben
do-integrate = Friedliche Enklaven werten: { $suit }
do-integrate-with = { $card } ausgeben

## Was geschieht

event-negotiated = { THE($seat) } verhandelt in { $place }
event-feared = Ängste werden wahr: Enklaven bei { THE($enemy, case: "dative") } greifen zu den Waffen

## Namen

faction-lilypad_diaspora = Seerosen-Diaspora
    .class = f
piece-peaceful_enclave = { $count ->
        [one] { $article ->
            [none] friedliche Enklave
            [the] { $case ->
                [dative] friedlichen Enklave
                [genitive] friedlichen Enklave
               *[other] friedliche Enklave
            }
           *[other] { $case ->
                [dative] friedlichen Enklave
                [genitive] friedlichen Enklave
               *[other] friedliche Enklave
            }
        }
       *[other] { $article ->
            [none] { $case ->
                [dative] friedlichen Enklaven
                [genitive] friedlicher Enklaven
               *[other] friedliche Enklaven
            }
           *[other] friedlichen Enklaven
        }
    }
    .class = f
piece-militant_enclave = { $count ->
        [one] { $article ->
            [none] streitbare Enklave
            [the] { $case ->
                [dative] streitbaren Enklave
                [genitive] streitbaren Enklave
               *[other] streitbare Enklave
            }
           *[other] { $case ->
                [dative] streitbaren Enklave
                [genitive] streitbaren Enklave
               *[other] streitbare Enklave
            }
        }
       *[other] { $article ->
            [none] { $case ->
                [dative] streitbaren Enklaven
                [genitive] streitbarer Enklaven
               *[other] streitbare Enklaven
            }
           *[other] streitbaren Enklaven
        }
    }
    .class = f
lilypad_diaspora-warrior = Krieger der Diaspora
    .class = m
trigger-fears = Ängste werden wahr

## Die Tafel

part-peaceful = Friedliche Enklaven
space-enclave = { $count }
part-militant = Streitbare Enklaven
part-enclaves_left = Enklaven im Vorrat
part-integrate = Integrieren
    .value = { $fox } Fuchs, { $rabbit } Hase, { $mouse } Maus

## Ihr Zug in Kürze

verb-rally = Sammeln
verb-reconcile = Versöhnen
verb-reconcile-in = Versöhnen
verb-settle-in = Siedeln
verb-enclave-in = Enklave gründen
verb-provoke-in = Aufwiegeln
verb-retaliate-in = Vergeltung
verb-integrate = Integrieren
verb-integrate-with = Integrieren: Karte
verb-negotiate-in = Verhandeln
verb-negotiate-with = Geben
verb-arrive-in = Beginnen
