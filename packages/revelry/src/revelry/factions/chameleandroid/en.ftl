### Chameleandroid.

## Questions

ask-android-space = A random ego for the next space of Chameleandroid's track
ask-android-shed = Chameleandroid gives up an ego
ask-android-appear = Chameleandroid appears
ask-android-gentrify = Chameleandroid gentrifies its clearing
ask-android-target = Chameleandroid goes after the leader
ask-android-reorder = Chameleandroid replaces its order card
ask-android-terminate = Chameleandroid terminates
ask-android-disappear = Chameleandroid disappears
ask-android-abduct = Choose who is abducted with Chameleandroid
ask-android-uncloak = Choose a card to discard, to attack Chameleandroid

## Options

do-relocate-to = Be in { $place }
do-gentrify = Gentrify { $faction }
do-countermand = Replace { $card } by the next card
do-terminate-in = Remove a piece of { $faction } in { $place }
do-uncloak-with = Discard { $card }
do-shed = Remove { A($piece) }

## Names

faction-chameleandroid = Chameleandroid
    .class = proper
chameleandroid-warrior = Chameleandroid
    .class = proper
trait-patron = Patron
trait-abduction = Abduction
trait-city_builder = City Builder
trait-kingpin = Kingpin
criterion-latest_in_turn = latest in turn order
criterion-first_in_turn = first in turn order
criterion-open_slot = an open building slot
criterion-most_of_its_warriors = most warriors of that player
criterion-in_ordered_clearing = in an ordered clearing
criterion-fewest_tokens = fewest tokens
criterion-fewest_buildings = fewest buildings
criterion-fewest_warriors = fewest warriors
level-alternate_challenging = alternate challenging
    .text = Stronger while it has no ego in its clearing
level-alternate_nightmare = alternate nightmare
    .text = The same, and it scores every Evening
level-easy_alternate_challenging = easy and alternate challenging
    .text = Loses an ego every turn; without any one goes onto the Id
level-easy_alternate_nightmare = easy and alternate nightmare
    .text = The same, and it scores every Evening
level-easy_both_challenging = easy and both challenging
    .text = Loses an ego every turn, then gains or stores another
level-easy_both_nightmare = easy, challenging and alternate nightmare
    .text = The same, and it scores every Evening

## Its turn in short

verb-relocate-to = Move
verb-gentrify = Gentrify
verb-countermand = New order
verb-terminate-in = Terminate
verb-uncloak-with = Discard
verb-shed = Lose ego
