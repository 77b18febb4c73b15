### Was auf jedem Tisch liegt: Namen nach ihrer Art, Orte, und wie Namen in Sätzen stehen.
### Außer `the` und `a` gibt es die Artikel `of` (im Genitiv) `from` und `to` (vom, zum, im Dativ).
### `.class` ist das Geschlecht: `m`, `f`, `n`; `p` steht nur in der Mehrzahl, `proper` ohne Artikel.
### Namen kennen `$case` (nominative, accusative, dative, genitive), `$count` und, wo ein
### Eigenschaftswort dazugehört, `$article` (none, the, a, of, from).

language-itself = Deutsch

## Wie Namen in Sätzen stehen

article-the = { $class ->
        [proper] { $name }
       *[m] { $count ->
            [one] { $class ->
                [f] { $case ->
                    [dative] der { $name }
                    [genitive] der { $name }
                   *[nominative] die { $name }
                }
                [n] { $case ->
                    [dative] dem { $name }
                    [genitive] des { $name }
                   *[nominative] das { $name }
                }
                [p] { $case ->
                    [dative] den { $name }
                    [genitive] der { $name }
                   *[nominative] die { $name }
                }
               *[m] { $case ->
                    [accusative] den { $name }
                    [dative] dem { $name }
                    [genitive] des { $name }
                   *[nominative] der { $name }
                }
            }
           *[other] { $case ->
                [dative] den { $name }
                [genitive] der { $name }
               *[nominative] die { $name }
            }
        }
    }
article-a = { $class ->
        [proper] { $name }
        [p] { $name }
       *[m] { $count ->
            [one] { $class ->
                [f] { $case ->
                    [dative] einer { $name }
                    [genitive] einer { $name }
                   *[nominative] eine { $name }
                }
                [n] { $case ->
                    [dative] einem { $name }
                    [genitive] eines { $name }
                   *[nominative] ein { $name }
                }
               *[m] { $case ->
                    [accusative] einen { $name }
                    [dative] einem { $name }
                    [genitive] eines { $name }
                   *[nominative] ein { $name }
                }
            }
           *[other] { $name }
        }
    }
article-of = { $class ->
        [proper] von { $name }
       *[m] { $count ->
            [one] { $class ->
                [f] der { $name }
                [p] der { $name }
               *[m] des { $name }
            }
           *[other] der { $name }
        }
    }
article-from = { $class ->
        [proper] von { $name }
       *[m] { $count ->
            [one] { $class ->
                [f] von der { $name }
                [p] von den { $name }
               *[m] vom { $name }
            }
           *[other] von den { $name }
        }
    }
article-to = { $class ->
        [proper] zu { $name }
       *[m] { $count ->
            [one] { $class ->
                [f] zur { $name }
                [p] zu den { $name }
               *[m] zum { $name }
            }
           *[other] zu den { $name }
        }
    }
inline-card = „{ $name }“
inline-quest = „{ $name }“
list-none = nichts
list-more = { $first }, { $second }
list-last = { $first } und { $second }
counted = { COUNT($count, $thing) }
more = +{ COUNT($count, $thing) }
several = { NAME($thing, 2) }
unused = { $count } ungenutzt

## Orte

place-clearing = Lichtung { $name }
place-clearings = { $case ->
        [dative] den Lichtungen { $names }
       *[nominative] Lichtungen { $names }
    }
place-forest = Wald { $name }
place-path = Pfad { $name }
    .ends = Pfad { $name } ({ $ends })
place-0 = nirgends

## Plätze, die niemandem gehören

faction-chance = { $case ->
        [genitive] Zufalls
       *[nominative] Zufall
    }
    .class = m
faction-nobody = { $case ->
        [accusative] niemanden
        [dative] niemandem
       *[nominative] niemand
    }
    .class = proper
faction-player_1 = Person 1
    .class = proper
faction-player_2 = Person 2
    .class = proper
faction-player_3 = Person 3
    .class = proper
faction-player_4 = Person 4
    .class = proper
faction-player_5 = Person 5
    .class = proper
faction-player_6 = Person 6
    .class = proper

## Züge
phase-birdsong = { $case ->
        [genitive] Vogelsangs
       *[other] Vogelsang
    }
    .class = m
phase-daylight = { $case ->
        [genitive] Tageslichts
       *[other] Tageslicht
    }
    .class = n
phase-evening = { $case ->
        [genitive] Abends
       *[other] Abend
    }
    .class = m
## Farben
suit-fox = { $count ->
        [one] { $case ->
            [genitive] Fuchses
           *[other] Fuchs
        }
       *[other] { $case ->
            [dative] Füchsen
           *[other] Füchse
        }
    }
    .class = m
suit-rabbit = { $count ->
        [one] { $case ->
            [genitive] Kaninchens
           *[other] Kaninchen
        }
       *[other] Kaninchen
    }
    .class = n
suit-mouse = { $count ->
        [one] Maus
       *[other] { $case ->
            [dative] Mäusen
           *[other] Mäuse
        }
    }
    .class = f
suit-bird = { $count ->
        [one] { $case ->
            [genitive] Vogels
           *[other] Vogel
        }
       *[other] { $case ->
            [dative] Vögeln
           *[other] Vögel
        }
    }
    .class = m
suit-frog = { $count ->
        [one] { $case ->
            [genitive] Froschs
           *[other] Frosch
        }
       *[other] { $case ->
            [dative] Fröschen
           *[other] Frösche
        }
    }
    .class = m
## Gegenstände
item-boot = { $count ->
        [one] { $case ->
            [genitive] Stiefels
           *[other] Stiefel
        }
       *[other] { $case ->
            [dative] Stiefeln
           *[other] Stiefel
        }
    }
    .class = m
item-bag = { $count ->
        [one] { $case ->
            [genitive] Beutels
           *[other] Beutel
        }
       *[other] { $case ->
            [dative] Beuteln
           *[other] Beutel
        }
    }
    .class = m
item-sword = { $count ->
        [one] { $case ->
            [genitive] Schwerts
           *[other] Schwert
        }
       *[other] { $case ->
            [dative] Schwertern
           *[other] Schwerter
        }
    }
    .class = n
item-hammer = { $count ->
        [one] { $case ->
            [genitive] Hammers
           *[other] Hammer
        }
       *[other] { $case ->
            [dative] Hämmern
           *[other] Hämmer
        }
    }
    .class = m
item-tea = { $count ->
        [one] { $case ->
            [genitive] Tees
           *[other] Tee
        }
       *[other] Tees
    }
    .class = m
item-coins = Münzen
    .class = p
item-crossbow = { $count ->
        [one] Armbrust
       *[other] { $case ->
            [dative] Armbrüsten
           *[other] Armbrüste
        }
    }
    .class = f
item-torch = { $count ->
        [one] Fackel
       *[other] Fackeln
    }
    .class = f
condition-ready = bereit
condition-exhausted = erschöpft
condition-damaged = beschädigt
condition-damaged_exhausted = beschädigt, erschöpft

## Figuren und Plättchen
piece-warrior = { $count ->
        [one] { $case ->
            [genitive] Kriegers
           *[other] Krieger
        }
       *[other] { $case ->
            [dative] Kriegern
           *[other] Krieger
        }
    }
    .class = m
piece-pawn = { $count ->
        [one] Spielfigur
       *[other] Spielfiguren
    }
    .class = f
piece-building = { $count ->
        [one] { $case ->
            [genitive] Gebäudes
           *[other] Gebäude
        }
       *[other] { $case ->
            [dative] Gebäuden
           *[other] Gebäude
        }
    }
    .class = n
piece-token = { $count ->
        [one] { $case ->
            [genitive] Plättchens
           *[other] Plättchen
        }
       *[other] Plättchen
    }
    .class = n
## Was gezählt wird
word-card = { $count ->
        [one] Karte
       *[other] Karten
    }
    .class = f
word-place = { $count ->
        [one] Ort
       *[other] Orte
    }
    .class = m
word-hit = { $count ->
        [one] { $case ->
            [genitive] Treffers
           *[other] Treffer
        }
       *[other] { $case ->
            [dative] Treffern
           *[other] Treffer
        }
    }
    .class = m
word-item = { $count ->
        [one] Gegenstand
       *[other] { $case ->
            [dative] Gegenständen
           *[other] Gegenstände
        }
    }
    .class = m
word-point = { $count ->
        [one] { $case ->
            [genitive] Siegpunkts
           *[other] Siegpunkt
        }
       *[other] { $case ->
            [dative] Siegpunkten
           *[other] Siegpunkte
        }
    }
    .class = m

## Arten von Karten

kind-ambush = Hinterhalt
kind-dominance = Vorherrschaft
kind-item = Gegenstand
kind-immediate = sofort
kind-persistent = dauerhaft

## Wie es in beschriebenen Stellungen heißt

entry-home = Heimatlichtung
