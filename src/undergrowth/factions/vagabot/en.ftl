### The Vagabot.

ask-vagabot-character = Which character does the Vagabot play?
ask-vagabot-forest = In which forest does the Vagabot start?
ask-vagabot-move = The Vagabot moves
ask-vagabot-slip = Into which forest does the Vagabot slip?
ask-vagabot-explore = The Vagabot explores
ask-vagabot-item = Which item does the Vagabot find?
ask-vagabot-quest = The Vagabot completes its quest
ask-vagabot-aid = The Vagabot aids
ask-vagabot-repair = The Vagabot repairs
ask-vagabot-special = The Vagabot takes its special action

do-play-as = Play the { $vagabot }
do-wait-in = Start in { $place }
do-wander-to = Move to { $place }
do-hide-in = Slip into { $place }
do-search-ruin = Search the ruin of { $place }
do-find = Find { A($item) }
do-fulfil = Complete the quest { $quest }
do-assist = Aid { $faction } for { COUNT($count, "word-item") }
do-mend = Repair an item
do-snipe = Deal a hit before the roll
do-pick-pocket = Take a random card from { $faction }
do-tinker = Craft { $card } out of the discard pile
do-take-cover = Slip into a forest
do-pit = Make { $faction } battle { $faction2 }
do-lay-waste = Remove all enemy pieces around it
do-call-on = Enlist { $faction }

verb-play-as = Character
verb-wait-in = Start in
verb-wander-to = Move
verb-hide-in = Slip
verb-search-ruin = Explore
verb-find = Find
verb-fulfil = Quest
verb-assist = Aid
verb-mend = Repair
verb-snipe = Snipe
verb-pick-pocket = Steal
verb-tinker = Tinker
verb-take-cover = Hide
verb-pit = Instigate
verb-lay-waste = Lay waste
verb-call-on = Enlist

event-plays_as = { $seat } plays the { $vagabot }
event-covered = { $seat } leaves { A($item) } in { $place }: it covers a building slot for good

criterion-nearest = nearest
criterion-target_built = most buildings and tokens of its target
criterion-target_warriors = fewest warriors of its target

faction-vagabot = Vagabot
    .class = proper
vagabot-thief = Thief
vagabot-tinker = Tinker
vagabot-ranger = Ranger
vagabot-vagrant = Vagrant
vagabot-scoundrel = Scoundrel
vagabot-arbiter = Arbiter
trait-adventurer = Adventurer
trait-berserker = Berserker
trait-helper = Helper
trait-marksman = Marksman
trait-questing = Questing
source-battle_track = its Battle Track
source-vagabot_arbiter = the Arbiter's Battle Track

part-battle_track = Battle Track
part-quest = Quest
part-covering = Items left in clearings

## What described positions call it

entry-quest = quest
entry-slipped = slipped this turn
