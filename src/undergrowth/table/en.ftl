### What every game has on its table: names by kind, places, and how names stand in a sentence.
### A name may have a plural, by `$count`; `.class` says which article it takes: `vowel` (an),
### `mass` and `proper` (none).

language-itself = English

## How names stand in a sentence

article-the = { $class ->
        [proper] { $name }
       *[plain] the { $name }
    }
article-a = { $class ->
        [proper] { $name }
        [mass] { $name }
       *[plain] { $count ->
            [one] { $class ->
                [vowel] an { $name }
               *[plain] a { $name }
            }
           *[other] { $name }
        }
    }
list-none = nothing
list-more = { $first }, { $second }
list-last = { $first } and { $second }
counted = { COUNT($count, $thing) }
more = +{ COUNT($count, $thing) }
several = { NAME($thing, 2) }
unused = { $count } unused

## Places

place-clearing = clearing { $name }
place-clearings = clearings { $names }
place-forest = forest { $name }
place-path = path { $name }
    .ends = path { $name } ({ $ends })
place-0 = nowhere

## Seats that are nobody's

faction-chance = Chance
    .class = proper
faction-nobody = Nobody
    .class = proper

## Turns

phase-birdsong = Birdsong
    .class = proper
phase-daylight = Daylight
    .class = proper
phase-evening = Evening
    .class = proper

## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-frog = frog

## Items

item-boot = boot
item-bag = bag
item-sword = sword
item-hammer = hammer
item-tea = tea
item-coins = coins
    .class = mass
item-crossbow = crossbow
item-torch = torch
condition-ready = ready
condition-exhausted = exhausted
condition-damaged = damaged
condition-damaged_exhausted = damaged, exhausted

## Pieces

piece-warrior = { $count ->
        [one] warrior
       *[other] warriors
    }
piece-pawn = { $count ->
        [one] pawn
       *[other] pawns
    }
piece-building = { $count ->
        [one] building
       *[other] buildings
    }
piece-token = { $count ->
        [one] token
       *[other] tokens
    }

## What is counted

word-card = { $count ->
        [one] card
       *[other] cards
    }
word-hit = { $count ->
        [one] hit
       *[other] hits
    }
word-place = { $count ->
        [one] place
       *[other] places
    }
word-item = { $count ->
        [one] item
       *[other] items
    }
    .class = vowel
word-point = { $count ->
        [one] point
       *[other] points
    }

## Kinds of card

kind-ambush = ambush
kind-dominance = dominance
kind-item = item
kind-immediate = immediate
kind-persistent = persistent

## What described positions call it

entry-home = home clearing
