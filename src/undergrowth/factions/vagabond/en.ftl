### A Vagabond.

## Questions

ask-vagabond-character = Choose a character
ask-vagabond-forest = Choose a forest to start in
ask-vagabond-refresh = Choose an item to refresh
ask-vagabond-slip = You may slip into a clearing or forest nearby
ask-vagabond-move = Choose where to move
ask-vagabond-along = Take an ally's warriors along?
ask-vagabond-along_warriors = Choose how many come along
ask-vagabond-daylight = Choose an action
ask-vagabond-exhaust = Choose an item to exhaust
ask-vagabond-damage = Choose an item to damage
ask-vagabond-restore = You may repair or refresh an item
ask-vagabond-explore = Choose an item from the ruin
ask-vagabond-aid_card = Choose a card to give
ask-vagabond-aid_item = You may take one of their items
ask-vagabond-reward = Choose your reward
ask-vagabond-capacity = You carry too much: choose an item to give up for good

## Options

do-be = Play the { $character }
do-camp-in = Start in { $place }
do-refresh = Refresh { A($item) } ({ $condition })
do-drop = Give up { A($item) } ({ $condition })
do-travel = Move
do-along = Take warriors of { $faction } along
do-fight = Battle
do-attack-with = Fight beside { $faction }
do-lose-ally = Let an ally's { $piece } fall
do-explore = Explore the ruin
do-aid = Aid { $faction }
do-aid-with = Give { $card }
do-quest = Complete the quest { $quest }
do-reward-points = Score for your quests of this suit
do-reward-cards = Draw two cards
do-strike = Strike { A($piece) } of { $faction }
do-repair = Repair { A($item) } ({ $condition })
do-coalition = Form a coalition with { $faction }, by { $card }

## What happened

event-chose_character = { $seat } plays the { $character }
event-exhausted = { $seat } exhausts { A($item) }
event-refreshed = { $seat } refreshes { A($item) }
event-damaged = { $seat } damages { A($item) }
event-repaired = { $seat } repairs { A($item) }
event-dropped = { $seat } gives up { A($item) }
event-completed = { $seat } completes the quest { $quest }
event-new_quest = A new quest: { $quest }
event-aided = Aid for { $faction } this turn: { $aids } of { $needed }
event-related = { $seat } and { $faction }: the relationship is now { $relationship }
event-attacked_with = { $seat } fights beside { $faction }
event-formed_coalition = { $seat } forms a coalition with { $partner }
event-recovered = { $seat } takes { $card } from the discard pile
event-blocked = { A($item) } is left in { $place } for good

## Names

faction-vagabond = Vagabond
    .class = proper
faction-second_vagabond = Second Vagabond
    .class = proper
source-undamaged_swords = one per undamaged sword
relationship-indifferent = Indifferent
relationship-one = one step above Indifferent
relationship-two = two steps above Indifferent
relationship-allied = Allied
relationship-hostile = Hostile

## The board

part-character = Character
part-item_track = { $item } track
part-satchel = Satchel
part-damaged = Damaged
part-capacity = Item limit
part-capacity_held = { $count } of { $most }
part-relationship = Relationship with { $faction }
part-quests = Completed quests
part-ruin = Ruin in { $place }

## His turn in short

allowance-refresh = { $count ->
        [one] item to refresh
       *[other] items to refresh
    }
allowance-exhaust = { $count ->
        [one] item to exhaust
       *[other] items to exhaust
    }
verb-travel = Move
verb-fight = Battle
verb-explore = Explore
verb-aid = Aid
verb-quest = Quest
verb-strike = Strike
verb-repair = Repair
verb-aid-with = Give
verb-along = Take along
verb-attack-with = Fight together
verb-be = Character
verb-camp-in = Start in
verb-coalition = Coalition
verb-drop = Give up
verb-lose-ally = Ally falls
verb-refresh = Refresh
verb-reward-cards = Draw cards
verb-reward-points = Score

## What described positions call it

entry-character = character
entry-relationships = relationship
entry-partner = coalition partner
entry-aids = aided this turn
entry-used = what works once a turn is used
entry-owed = points owed
entry-paid = crafting icons paid for
