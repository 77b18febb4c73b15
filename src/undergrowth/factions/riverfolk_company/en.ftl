### The Riverfolk Company.

## Questions

ask-riverfolk-land = Choose where a first warrior lands
ask-riverfolk-first_price = Choose a first price
ask-riverfolk-prices = Change a price?
ask-riverfolk-daylight = Use funds?
ask-riverfolk-fund = Choose whose warrior goes
ask-riverfolk-craft_fund = Choose whose warrior goes onto the track
ask-riverfolk-track = Choose the track that makes the icon
ask-riverfolk-post = Choose the suit of the trade post
ask-riverfolk-ruler = Choose whose funds pay for the trade post
ask-riverfolk-disruption = Choose whose warrior leaves the funds

## Options

do-price = { $service }: { $count }
do-fund = A warrior of { $faction }
do-commit-move = Commit a fund to move
do-commit-battle = Commit a fund to battle
do-commit-draw = Commit a fund to draw a card
do-export = Export { $card }
do-establish-in = Establish a trade post in { $place }
do-post = { A($piece) }
do-buy-card = Buy { $card } from the Riverfolk
do-buy-riverboats = Buy Riverboats
do-buy-mercenaries = Buy Mercenaries

## What happened

event-priced = { $seat } asks { $price } for { $service }
event-bought_service = { $seat } buys { $service } for { $price }
event-was_paid = { $seat } receives { COUNT($count, $piece) } of { $owner }
event-protected = { $seat } pays itself { COUNT($count, $piece) }
event-endowed = { $seat } begins with { COUNT($count, $piece) } in Payments
event-earned = { $seat } earns { COUNT($count, $piece) }
event-gathered = { $seat } has { COUNT($count, "word-fund") }
event-committed = { $seat } commits { COUNT($count, $piece) } of { $owner }
event-spent_fund = { $seat } spends { COUNT($count, $piece) } of { $owner }
event-lost_fund = { $seat } loses { COUNT($count, $piece) } of { $owner } from its funds
event-exported = { $seat } exports { $card }

## Names

faction-riverfolk_company = Riverfolk Company
    .class = proper
piece-trade_post_fox = { $count ->
        [one] fox trade post
       *[other] fox trade posts
    }
piece-trade_post_rabbit = { $count ->
        [one] rabbit trade post
       *[other] rabbit trade posts
    }
piece-trade_post_mouse = { $count ->
        [one] mouse trade post
       *[other] mouse trade posts
    }
service-hand_card = Hand Card
service-riverboats = Riverboats
service-mercenaries = Mercenaries
word-fund = { $count ->
        [one] fund
       *[other] funds
    }
trigger-trade_disruption = Trade Disruption

## The board

part-price_hand_card = Hand Card
    .short = Cards
part-price_riverboats = Riverboats
    .short = Boats
part-price_mercenaries = Mercenaries
    .short = Hire
part-funds = Funds
part-payments = Payments
part-committed = Committed
part-trade_post_fox = Fox trade posts
part-trade_post_rabbit = Rabbit trade posts
part-trade_post_mouse = Mouse trade posts
part-on_fox = On the fox track
part-on_rabbit = On the rabbit track
part-on_mouse = On the mouse track

## Their turn in short

verb-commit-move = Move
verb-commit-battle = Battle
verb-commit-draw = Draw
verb-export = Export
verb-establish-in = Establish trade post
    .short = Trade post
verb-post = Trade post
verb-fund = Choose fund
verb-price = Set price
verb-buy-card = Buy card
verb-buy-riverboats = Riverboats
verb-buy-mercenaries = Mercenaries

## Deeds as a whole

deed-establish-in =
    .placed = { $seat } establishes a trade post in { $place }

## What described positions call it

entry-prices = price
entry-funds = funds
entry-payments = payments
entry-committed = committed funds
