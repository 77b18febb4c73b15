### The general law.

## Questions

ask-craft-step = Craft a card?
ask-cards-random_discard = A random card is discarded
ask-cards-random_taken = A random card is taken
ask-chance-shuffle = Shuffle the cards
ask-turn-begins = The turn begins
ask-turn-phase_over = The phase is over
ask-turn-discard = You hold more than five cards: choose one to discard
ask-window-birdsong_start = Start of Birdsong: use an effect?
ask-window-birdsong = Birdsong: use an effect?
ask-window-daylight_start = Start of Daylight: use an effect?
ask-window-daylight = Daylight: use an effect?
ask-window-evening_start = Start of Evening: use an effect?
ask-window-evening = Evening: use an effect?
ask-window-turn_end = End of turn: use an effect?
ask-window-birdsong_end = End of Birdsong: use an effect
ask-window-between = Before the next step: use an effect?
ask-window-after_move = You have moved: use an effect?
ask-window-after_battle = The battle is over: use an effect?
ask-cards-instead = You are about to draw: do something else instead?
ask-cards-first = Draw the first card from the Pond or from the deck?
ask-draft-deal = Deal a setup card
ask-draft-beside = Deal a card next to the setup card
ask-draft-faction = Choose the faction you will play
ask-homelands-choose = Choose a homeland
ask-setup-evenly = As evenly as possible: choose where one more goes
ask-advanced-return = Choose a card of your hand to give back
ask-move-origin = Choose a clearing to move from
ask-move-destination = Choose where to move
ask-move-warriors = Choose how many warriors move
ask-move-escorts = Choose what goes along
ask-battle-place = Choose the clearing of battle
ask-battle-defender = Choose whom to battle
ask-battle-start = Start of battle: use an effect?
ask-battle-ambush = You are attacked: play an ambush card?
ask-battle-foil = You are ambushed: play an ambush card to foil it?
ask-battle-at_ambush = You are attacked: use an effect?
ask-battle-before_roll = Before rolling: use an effect?
ask-battle-roll = Roll the battle dice
ask-battle-after_roll = After the roll: use an effect?
ask-battle-first = Choose which side uses its effects first
ask-battle-at_hits = Hits have been dealt: use an effect?
ask-pieces-gift = Place a building or token?
ask-pieces-lift = Choose where to take it off the map
ask-pieces-call_in = Your supply holds too few warriors for this: return others to it first?
ask-pieces-which = Find out which of several pieces that look alike it is
ask-battle-hits = Choose what takes the next hit
ask-craft-any = Choose a crafting piece for an icon of any suit
ask-craft-piece = Choose the crafting piece that makes the next icon
ask-craft-borrow = Spend what lies here as a crafting icon?
ask-craft-keep = Keep the card instead of discarding it?
ask-removal-order = Several things happen together: choose what comes first
ask-removal-own_order = Several effects of your removed pieces happen together: choose what comes first
ask-removal-whose = Effects of several players happen together: choose whose comes first
ask-dominance-spend = Choose a card to spend for the dominance card

## Options

do-at = Place one in { $place }
do-exhaust = Exhaust { A($item) }
do-damage = Damage { A($item) } ({ $condition })
do-take-item = Take { A($item) }
do-pass = Pass
do-shuffle = Shuffle
do-random = Take { $card }
do-random-piece = It is the { $piece }
do-draw-from = Draw it from the { $pile }
do-deal = Deal { $faction }
do-deal-beside = Deal { $card_beside } next to it
do-draft = Play { $faction }
do-home-in = Make { $place } a homeland
do-return = Give back { $card }
do-use = Use { $card }
do-discard = Discard { $card }
do-from = Move from { $place }
do-to = Move to { $place }
do-take = Move { COUNT($count, "piece-warrior") }
do-also = Take the { $piece } along
do-drag = Take { A($piece) } of { $faction } along
do-accept = Place { A($piece) }
do-lift-from = Take it out of { $place }
do-bring = Take { A($piece) } along
do-battle-in = Battle in { $place }
do-against = Battle { $faction }
do-play = Play { $card }
do-effects-first = First the effects of { $faction }
do-lose = Lose { A($piece) }
do-lose-other = Let { A($piece) } of { $faction } fall
do-roll = Roll { $count } and { $count2 }
do-craft = Craft { $card }
do-activate = Activate a crafting piece in { A($suit) } clearing
do-activate-in = Activate a crafting piece in { $place }
do-borrow = Spend it as { A($suit) } icon
do-retain = Keep { $card }
do-first = First resolve { $trigger } in { $place }
    .nowhere = First resolve { $trigger }
do-dominate = Activate { $card }
do-claim = Take { $card } from beside the map
do-spend = Spend { $card }

## What happened

event-revealed_card = { $seat } reveals { $card }
event-returned_card = { $seat } takes { $card } back
event-began = The game begins: { $map } map, { $deck }
event-phase = { $phase } of { $seat }
event-suited = { CLASS($place) ->
        [plural] { $place } are { $suit } clearings
       *[one] { $place } is { A($suit) } clearing
    }
event-drew = { $seat } draws { COUNT($count, "word-card") }
    .known = { $seat } draws { $cards }
event-drew_from_pond = { $seat } draws { $card } from the Pond
event-added_cards = { COUNT($count, "word-card") } are shuffled into the deck
event-put_back = { $seat } puts a card back onto the deck
    .known = { $seat } puts { $card } back onto the deck
event-dealt_card = The setup card of { $faction } is dealt
event-locked_card = { $faction } cannot be chosen before a militant faction has been
event-dealt_beside = The { $beside } is dealt to { $faction }
event-drafted = { $player } will play { $faction }
event-settled = { $seat } has { CLASS($place) ->
        [plural] homelands
       *[one] a homeland
    } in { $place }
event-reshuffled = The discard pile becomes a new deck of { COUNT($count, "word-card") }
event-showed_hand = { $seat } shows their hand to { $to }
    .known = { $seat } shows their hand to { $to }: { $cards }
event-gave_card = A card goes from { $seat } to { $to }
    .known = { $card } goes from { $seat } to { $to }
event-discarded = { $seat } discards { $card }
event-used = { $seat } uses { $card }
event-crafted = { $seat } crafts { $card }
event-took_item = { $seat } takes an item: { $item }
event-removed_item = { $seat } removes { A($item) } from the game
event-took_crafted = { $seat } takes { A($item) } from { $owner }
event-explored = { $seat } finds { A($item) } in the ruin of { $place }
event-found_nothing = { $seat } takes nothing from the ruin of { $place }
event-placed = { $owner } places { SOME($count, $piece) } in { $place }
event-moved = { $owner } moves { SOME($count, $piece) } from { $from } to { $place }
event-captured = { $owner } loses { SOME($count, $piece) } in { $place } to another board
event-flipped = { $owner } turns { SOME($count, $piece) } in { $place } over: { $to }
event-exchanged = { $owner } swaps the { $piece } in { $from } with the { $with } in { $place }
event-exchanged_from_supply = { $owner } swaps the { $piece } in { $place } with { A($with) } from the supply
event-removed = { $owner } loses { SOME($count, $piece) } in { $place }
    .known = { $owner } loses { A($pieces) } in { $place }
event-cleared = { $seat } removes all enemy pieces from { $places }
event-ruin_removed = The ruin in { $place } is gone
event-battled = { $seat } battles { $defender } in { $place }
event-ambushed = { $seat } springs an ambush with { $card }
event-foiled = { $seat } foils the ambush with { $card }
event-rolled = The dice show { $high } and { $low }: { $seat } rolls { COUNT($attacker_roll, "word-hit") }, { $defender } { COUNT($defender_roll, "word-hit") }
event-took_lower = { $seat } rolls the higher die: { $source }
event-capped_hits = { $seat } can roll no more than { COUNT($hits, "word-hit") }: { $source }
event-extra_hits = { $seat } deals { COUNT($hits, "word-extra_hit") }: { $source }
event-ignored_hits = { $seat } ignores { COUNT($hits, "word-hit") }: { $source }
event-dealt_hits = { $seat } deals { COUNT($attacker_hits, "word-hit") }, { $defender } { COUNT($defender_hits, "word-hit") }
event-scored = { $seat } scores { COUNT($points, "word-point") } and has { $score }
event-lost_points = { $seat } loses { COUNT($points, "word-point") } and has { $score }
event-activated_dominance = { $seat } activates { $card } and leaves the score track
event-activated_and_stayed = { $seat } activates { $card } and stays on the score track
event-claimed = { $seat } takes { $card } from beside the map
event-won = The game is over. Won by { $how }: { $winners }
event-nobody_won = The game is over. Nobody has won: automated factions alone have taken { $turns } turns
event-plays_together = All people win together, once each of them has { $points } points and before an automated faction has them

## Names

pile-deck = deck
pile-pond = Pond
victory-points = points
victory-dominance = dominance
victory-coalition = coalition
victory-together = points, together
piece-base = { $count ->
        [one] base
       *[other] bases
    }

## The board

part-revealed = Revealed until they return
space-points = { $points } vp
    .card = { $points } vp, +1 card
space-card = +1 card

## What is counted in a turn

allowance-action = { $count ->
        [one] action
       *[other] actions
    }
allowance-move = { $count ->
        [one] move
       *[other] moves
    }
allowance-hit = { $count ->
        [one] hit
       *[other] hits
    }
allowance-discard = { $count ->
        [one] card to discard
       *[other] cards to discard
    }

## Why a verb is off, in two words

off-not_now = not now
off-too_late = too late
off-done = done
off-none_left = none left
off-nowhere = nowhere
off-no_card = no card
off-no_pieces = none in supply
off-cannot_pay = cannot pay

## Verbs in a word

verb-pass = Pass
verb-craft = Craft
verb-use = Use
verb-battle-in = Battle
verb-play = Play
verb-dominate = Dominance
verb-claim = Claim
verb-from = From
verb-to = To
verb-take = Take
verb-lose = Lose
verb-discard = Discard
verb-activate = Activate
verb-activate-in = Activate in
verb-borrow = Spend
verb-retain = Keep
verb-against = Battle against
verb-also = Take along
verb-drag = Take along
verb-accept = Place
verb-lift-from = Take off
verb-bring = Take along
verb-at = Place
verb-damage = Damage
verb-deal = Deal
verb-deal-beside = Deal beside
verb-draft = Play
verb-draw-from = Draw from
verb-effects-first = Effects first
verb-exhaust = Exhaust
verb-first = Resolve first
verb-home-in = Homeland
verb-lose-other = Other falls
verb-random = At random
verb-random-piece = At random
verb-return = Give back
verb-roll = Roll
verb-shuffle = Shuffle
verb-spend = Spend
verb-take-item = Take item

## A battle

window-start = start
window-ambush = ambush
window-before_roll = before the roll
window-roll = roll
window-after_roll = after the roll
window-hits = hits
source-defenseless = the defender is defenseless
source-warriors_there = one per warrior there
word-extra_hit = { $count ->
        [one] extra hit
       *[other] extra hits
    }
