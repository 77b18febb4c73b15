### The Logical Lizards.

## Questions

ask-lizards-convert = The Logical Lizards convert a warrior
ask-lizards-building = Chance takes the building to sanctify
ask-lizards-sanctify = The Logical Lizards sanctify a building
ask-lizards-offer = The Logical Lizards make a warrior an acolyte

## Options

do-conspire-convert = Convert { THE($piece) } of { $faction } in { $place }
do-conspire-sanctify = Sanctify { THE($piece) } of { $faction } in { $place }
do-offer-up-in = Make a warrior of { $place } an acolyte

## What happened

event-set_order = The order of { $seat } is { $suit }
event-conspired = { $seat } moves the conspiracy marker to { $conspiracy }
event-initiated = { $seat } gains { COUNT($count, "word-acolyte") } and has { $acolytes } now
event-spent_acolytes = { $seat } spends { COUNT($count, "word-acolyte") } and has { $acolytes } left
event-added_soul = { $card } comes to lie on top of the Lost Souls of { $seat }
event-released_soul = { $seat } discards { $card } past the Lost Souls
event-released_souls = { $seat } discards { COUNT($count, "word-lost_soul") }
event-returned_souls = { $seat } returns { $cards } to the Lost Souls

criterion-free_slots = free building slots

## Names

faction-logical_lizards = Logical Lizards
    .class = proper
conspiracy-convert = Convert
conspiracy-crusade = Crusade
conspiracy-sanctify = Sanctify
trigger-lost_garden = a lost garden
trait-spiteful = Spiteful
trait-erratic = Erratic
trait-fanatics = Fanatics
trait-martyrs = Martyrs

## The board

part-order_suit = Order
part-conspiracy = Conspiracy
    .space = { $conspiracy } ({ $space } of { $spaces })
part-acolytes = Acolytes
part-garden_fox = Fox gardens
part-garden_rabbit = Rabbit gardens
part-garden_mouse = Mouse gardens
part-souls_from_top = Lost Souls, top card first

## Their turn in short

verb-conspire-convert = Convert
verb-conspire-sanctify = Sanctify
verb-offer-up-in = Sacrifice

## Deeds as a whole

deed-conspire-convert =
    .placed = { $seat } converts a warrior in { $place }
deed-conspire-sanctify =
    .placed = { $seat } sanctifies a building in { $place }

## Why not

why-lizards_nothing_there = nothing can be done in { $place }
why-lizards_another_target = by the rules of this action and by priority another target comes first

## What described positions call it

entry-order = order
entry-conspiracy = conspiracy
