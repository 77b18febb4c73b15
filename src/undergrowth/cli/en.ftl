### What the terminal says.

cli-welcome = undergrowth: the board game Root. Unofficial fan project.
cli-game = Game { $seed }: anybody who knows this number can know what is dealt. h lists what you can type.
cli-committed = Nobody knows what chance will deal. The key it deals by is fixed and told when the game is over; its SHA-256 is { $commitment }. h lists what you can type.
cli-verified = { $count ->
        [one] One answer of chance was
       *[other] All { $count } answers of chance were
    } drawn again: each is the one that was committed to before the game.
    .itself = { $count ->
        [one] One answer of chance was
       *[other] All { $count } answers of chance were
    } drawn again: each is the one that the key gives. Whether this key was committed to before the game, only --commitment can tell.
cli-you_play = You play { $seat } against { $others } ({ $player }), on the { $map } map.
cli-enter_begins = Enter begins. Or say what you want instead, in a few words: a faction to play, a map ({ $maps }), who plays against you ({ $players }), the seats (eyrie,vagabond,alliance), any other setup option (draft=3, landmarks=1, house-rules=open_hands). Automated opponents sit as bot:name, with a difficulty and traits after it if you like: marquise,bot:electric_eyrie:nightmare. h helps, q quits.
cli-first_help = Type some of these, with spaces between, or Enter for the game above: `winter`, `vagabond`, `plan`, `draft=3`. `h winter` says what a faction, map, deck or option is; q quits. In the game, h lists what can be typed.
cli-unfinished = There is an unfinished game, turn { $turn }: { $seats }.
cli-play_on = Play on? Enter for yes, n for a new game:

## The table

cli-map = { $map } map
cli-turn = turn { $number }
cli-setup = setup
cli-open_slot = open slot
cli-ruin = ruin
cli-path = path
cli-river = river
cli-forest = forest
cli-closed_path = closed path
cli-flooded_clearing = flooded clearing
cli-landmark = landmark
cli-three_warriors = three warriors
cli-you = you
cli-decides = { $seat } decides for it
    .nobody = nobody decides for it
cli-in_supply = in supply { $pieces }
cli-activated = activated
cli-coalition = coalition with { $seat }
cli-crafted = crafted
cli-face_down = of these face down
cli-in_play = in play
cli-known = known to hold
cli-nothing_yet = nothing on the board yet
cli-hidden = { $count } hidden
cli-none = none
cli-none_left = none left
cli-no_cards = no cards
cli-of = of:
cli-left = { $left } of { $spaces } left
cli-next = next:
cli-then = then:
cli-any = any
cli-craft = craft
cli-in_place = in { $place }
cli-items = Items
cli-cards = Cards
cli-piles = { $deck } in the deck, { $discarded } discarded
cli-beside = Beside the map
cli-quests = Quests
cli-your_board = Your board
cli-your_hand = Your hand ({ $count })
cli-discarded = Discarded

## The conversation

cli-asked = is asked:
cli-chance = Chance answers next.
cli-over = The game is over.
cli-won_by = { $winners } won by { $how }.
cli-nobody_won = The game is over; nobody has won.
cli-fan_content = Fan content: { $packages }
cli-house_rules = House rules: { $house_rules }
cli-fan_name = { $name } (fan content)
cli-is_fan_content = Fan content
cli-won = won
cli-only_one = Only one answer:
cli-lines_before = { "  " }... { $count } lines before: l shows them
cli-h_lists = h lists what you can type; ? explains.
cli-in_words = In words: { $texts }
cli-ask_why = `? <words>` says why an answer is not offered, with its section; `? <faction>: <words>` why an automated opponent did something else.
cli-option = Option { $number }: { $label } (law { $law })
cli-taken_back = Taken back.
cli-nothing_to_take_back = Nothing to take back: since your last answer something new became known or another player answered.
cli-saved_to = Saved to { $path }
cli-saved = Saved. Play on with:
    .ours = Saved. It waits for you at the next `terminal`; or:
cli-stays_as_it_is = { $file } stays as it is; this game is kept in { $path }
cli-not_saved = The game could not be saved: { $why }
cli-now_plays = Now { $seat } plays.
    .ask = Now { $seat } plays. Enter when you are there:
cli-watch = Enter: next turn, e: to the end, q: save and quit
cli-write_replay = Write the replay? Enter for { $path }, another name, or n:
cli-replay_written = Replay written: undergrowth replay { $path }

## What can be typed

cli-a_number = a number
cli-help-number = choose that option; its words do too: `from 3`
cli-help-question = these options in words; `? from 3` says why `from 3` is not offered
cli-help-m = the whole screen: map, players, your board and hand
cli-help-k = the key: what the marks on the map mean
cli-help-c = your cards
cli-help-h = this list; `h eyrie` what a faction, card, leader, item or section is and does
cli-help-b = all boards; `b eyrie` one of them
cli-help-d = the discard pile
cli-help-l = the log; `l 50` its last 50 lines
cli-help-u = undo, back to the last moment something new became known
cli-help-s = save
cli-help-q = save and quit

## Rootlog

cli-rootlog_game = { $map }, { $deck }
cli-rootlog_seat =
    { $dealt ->
        [0] { $seat }: { $score } points, { $cards } cards in hand
       *[other] { $seat }: { $score } points, { $cards } cards in hand, { $dealt } of which the log does not name
    }
cli-rootlog_turns = The position after { $turn } of { $turns } turns.
cli-rootlog_impossible = After turn { $turn } (line { $line }) the table is one to which no game comes: { $reason }
cli-rootlog_wrong = The first contradiction: { $reason }
cli-rootlog_slips =
    { $count ->
        [0] Nothing in it contradicts what is before it.
        [one] One place cannot be; it was read as the log says it:
       *[other] { $count } places cannot be; they were read as the log says them:
    }
cli-rootlog_slip = { $reason }
cli-rootlog_slip_form = { $reason } (no form of the notation)
cli-rootlog_written = The position is in { $path }
## Training

cli-train_playing = Playing
cli-train_learning = Learning
cli-train_stopped = Stopped: { $games } of { $wanted } games are finished; the weights are learned from these.
cli-train_kept = Stopped: { $file } holds { $rounds } of { $wanted } rounds; the same command goes on there.
cli-train_learned = Learned from { $positions } positions of { $games } games.
cli-train_losses = How surprising the winners of games kept apart are (log-loss, less is better) to:
cli-train_by-nothing = a guess that gives every seat the same chance
cli-train_by-points = the points
cli-train_by-heuristics = the heuristics of the factions
cli-train_by-learned = the learned weights
cli-train_wrote = Wrote { $file }
