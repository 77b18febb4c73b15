### The Underground Duchy.

## Questions

ask-duchy-corner = Choose a corner in which to surface
ask-duchy-assembly = Assembly: choose an action
ask-duchy-site = Choose where to build
ask-duchy-building = Choose what to build
ask-duchy-collapse = All tunnels are dug: choose one to remove first
ask-duchy-dig_place = Choose where the tunnel goes
ask-duchy-dig_warriors = Choose how many warriors come up
ask-duchy-parliament = Parliament: choose whose action you take
ask-duchy-foremole = Choose a card to reveal
ask-duchy-brigadier = Choose whether the Brigadier moves or battles
ask-duchy-banker = Choose a card to spend for a point
ask-duchy-mayor = Choose whose action the Mayor takes
ask-duchy-sway = Sway a minister?
ask-duchy-reveal = Choose a card to reveal
ask-duchy-price = A building is lost: choose the minister who turns away

## Options

do-surface-in = Surface in { $place }
do-build-showing = Reveal { $card } to build
do-recruit-below = Recruit in { NAME("place-burrow") }
do-assembly-move = Move
do-assembly-battle = Battle
do-dig-with = Spend { $card } to dig
do-erect-in = Build in { $place }
do-erect = Build { A($piece) }
do-collapse = Remove the tunnel in { $place }
do-dig-in = Dig a tunnel to { $place }
do-summon = Let the { $minister } act
do-reveal-any = Reveal { $card }
do-brigade-move = Take up to two moves
do-brigade-battle = Fight up to two battles
do-bank = Spend { $card }
do-act-as = Act as the { $minister }
do-sway = Sway the { $minister }
do-reveal = Reveal { $card }
do-lose-minister = Return the { $minister }

## What happened

event-swayed = { $seat } sways the { $minister }
event-turned_away = The { $minister } turns away from { $seat }, and a { $rank } crown is gone for good

## Names

faction-underground_duchy = Underground Duchy
    .class = proper
place-burrow = the Burrow
piece-citadel = { $count ->
        [one] citadel
       *[other] citadels
    }
piece-market = { $count ->
        [one] market
       *[other] markets
    }
piece-tunnel = { $count ->
        [one] tunnel
       *[other] tunnels
    }
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess_of_mud = Duchess of Mud
minister-baron_of_dirt = Baron of Dirt
minister-earl_of_stone = Earl of Stone
rank-squire = squire
rank-noble = noble
rank-lord = lord
trigger-price_of_failure = the Price of Failure

## The board

part-ministers = Ministers
part-citadel = Citadels
part-market = Markets
part-tunnels = Tunnels to dig
space-more_warrior = { $count ->
        [one] +1 warrior
       *[other] +{ $count } warriors
    }
space-more_card = { $count ->
        [one] +1 card
       *[other] +{ $count } cards
    }

## Their turn in short

allowance-minister = { $count ->
        [one] minister
       *[other] ministers
    }
allowance-battle = { $count ->
        [one] battle
       *[other] battles
    }
allowance-sway = { $count ->
        [one] minister swayed
       *[other] ministers swayed
    }
allowance-reveal = { $count ->
        [one] card revealed
       *[other] cards revealed
    }
off-empty_burrow = Burrow empty
verb-surface-in = Surface
verb-build-showing = Build
verb-recruit-below = Recruit
verb-assembly-move = Move
verb-assembly-battle = Battle
verb-dig-with = Dig
verb-erect-in = Build in
verb-erect = Build
verb-collapse = Remove tunnel
verb-dig-in = Dig to
verb-summon = Minister acts
verb-reveal-any = Reveal
verb-brigade-move = Moves
verb-brigade-battle = Battles
verb-bank = Bank
verb-act-as = Act as
verb-sway = Sway
verb-reveal = Reveal
verb-lose-minister = Return minister

## Deeds as a whole

deed-build-showing =
    .placed = { $seat } builds { A($piece) } in { $place }
deed-recruit-below =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }
deed-dig-with =
    .placed = { $seat } digs a tunnel to { $place }
deed-sway =
    .swayed = { $seat } sways the { $minister }

## What described positions call it

entry-lost_crowns = lost crowns
