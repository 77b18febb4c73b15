### The Riverfolk Robots.

ask-riverfolk_robots-recruit = The Riverfolk Robots recruit
ask-riverfolk_robots-cash = The Riverfolk Robots score their best customer
ask-riverfolk_robots-racket = The Riverfolk Robots take warriors off the map
do-line-up = Place a warrior each in { COUNT($count, "word-clearing") }
do-cash-in = Score the payments of { $faction } and return them
do-racket = Take all but two warriors of each clearing into Payments
verb-line-up = Recruit
verb-cash-in = Score payments
verb-racket = Racketeering

event-robots_paid = { $seat } receives { COUNT($count, $piece) } of { $owner }
event-robots_paid_back = { $seat } returns { COUNT($count, $piece) } of { $owner }
event-stocked_market = { $seat } adds { $cards } to the market
event-market_order = The order of { $seat } is { $card }
event-protected_by_shield = { $seat } protects its trade: nobody has paid
event-protected_by_sword = { $seat } protects its trade: all its warriors are out
event-racketeered = { $seat } takes { COUNT($count, $piece) } from { $place } into Payments

faction-riverfolk_robots = Riverfolk Robots
    .class = proper
trait-greedy = Greedy
trait-involved = Involved
trait-garrison = Garrison
trait-ferocious = Ferocious
criterion-with_most_paid = pieces of the best customer
criterion-most_paid = most warriors in Payments
criterion-fewest_paid = fewest warriors in Payments

part-robots_market = Market
part-robots_payments = Payments

## What described positions call it

entry-added = cards added this turn
entry-ordered = rightmost card is the order
