### What pages and dialogs say that few open, like the analysis board: read with the first of them.

review-of = Review: { $title }
review-reads = The game is being looked through …
review-points = Where the points came from
review-points-about = Open a faction to see each source and the turns it came in.
review-won = won
review-times = { $count ->
        [one] once
       *[other] { $count } times
    }
review-course = How it went
review-measure = What the chart shows
review-by-points = Points
review-by-standing = Chance to win
review-standing-about = The chances that the computer players’ nets see in each position as a turn begins, with all hands open.
review-chart = Lines over the turns, with { $count } turning points. The slider below chooses a turn.
review-end = The end
review-replay = Replay
review-what-if = What if …
review-turning = Turning points
review-turning-about = Where the chances of a whole round differ most from the round before, with the deed that did most. “What if” begins a new game just before it.
review-steady = None: no round differed much from the one before.
review-swing = { $gains } rises from { $before } to { $after }, most of all at the cost of { $loses }
review-mistakes = What answers cost
review-mistakes-about = Each answer beside the best that a search finds with what the seat knew, or with all hands open: the difference in its chance to win. Differences that luck explains are left out.
review-judged = Answers of
review-judge = Look for mistakes
review-judge-open = With all hands open
review-judge-stop = Stop
review-judged-so-far = Answers judged so far
review-judged-of = { $count } of { $all } answers judged
review-instead = The answer that was given:
review-no-mistakes = No answer was worse than luck explains.
review-better = Better: { $best }
review-price-reach = ± { $reach }
review-weight = { $weight ->
        [grave] grave mistake
        [mistake] mistake
       *[other] slip
    }
review-dice = Battles and luck
review-side = Side
review-battles = Battles
review-rolled = Rolled
review-expected = Expected
review-luck = Luck
review-luck-about = All dice as they fell, before any cap, against what such dice show on average.
review-all-battles = { $count ->
        [one] The battle
       *[other] All { $count } battles
    }
review-battle = { $attacker } against { $defender } in { $place }: { $one } to { $other }
review-no-battles = No dice were rolled.
analysis-about = Lay out any position, or open one, and try what follows: you answer for every seat, go back as far as you like, and what you tried stays as a tree that you can keep and share.
analysis-kept = Kept in this browser
analysis-forget = Forget { $title }
analysis-open = Open a position
analysis-open-how = A link, an analysis that was saved, a position as text (TOML or JSON), a puzzle, a lesson or the save of a game. A file can be dropped here, too.
analysis-file = File
analysis-paste = Text or link
analysis-open-this = Open
analysis-setup = Begin with a setup
analysis-seat-more = One seat more
analysis-seat-less = One seat less
analysis-laid = Laid out as a game begins
analysis-bare = Empty map
analysis-opening = Opening the position …
analysis-bad-link = This link or file holds no analysis: it may have been cut.
analysis-too-large = This is more than an analysis holds.
analysis-too-many = This tree has more answers than can be shown.
analysis-damaged = This analysis is damaged.
analysis-other-version = This analysis was made by another version of the program.
analysis-gone = This browser does not keep that analysis any more.
analysis-full = The tree is full: { $count } moments. Delete some of it.
analysis-tree = What was tried
analysis-chances = Chances
analysis-chances-thinks = Thinking …
analysis-chances-rolled = Chance is asked: there is an opinion once it has answered.
analysis-chances-how = From what { $seat } knows, after { $tries } tries.
analysis-beginning = Position
analysis-by-hand = Changed by hand
analysis-back = Back to the answer before
analysis-on = On to the answer after
analysis-note = Note
analysis-delete = Delete
analysis-name = Name of this moment
analysis-comment = Comment
analysis-roll = Roll
analysis-chosen = Chance by hand
analysis-chosen-how = Choose dice and cards that are drawn by chance yourself
analysis-edit = Change the position
analysis-edit-short = Change
analysis-done = Done
analysis-impossible = No game comes to this position
analysis-other = Other position
analysis-pieces = Pieces
analysis-seats = Turn and players
analysis-text = Text
analysis-place = Place
analysis-click-place = click one on the map
    .touch = tap one on the map
analysis-pieces-how = Click a place to change what stands there, or drag a piece from one place to another.
    .touch = Tap a place to change what stands there, or drag a piece from one place to another.
analysis-fewer = Fewer: { $piece }
analysis-more = More: { $piece }
analysis-left = { $count } left in the supply
analysis-move = Move one elsewhere: { $piece }
analysis-pile = Pile
analysis-in-play = in play
analysis-deck-how = The first card is drawn next.
analysis-on-top = on top
analysis-card-here = Put here
analysis-card-to = { $card }: put it elsewhere
analysis-turn = Turn
analysis-phase = Phase
analysis-turn-how = Another turn or phase begins anew: whatever was being done is over.
analysis-text-how = The whole position as text (TOML); the engine reads it while you write.
analysis-line = Line { $line }:
analysis-fits = The engine takes it.
analysis-use = Take over
analysis-as-before = As before
analysis-share = Share this analysis
analysis-title = Title
analysis-link-all = Link to the whole analysis
analysis-link-here = Link to this position alone
analysis-link-how = Everything is in the link itself: no server keeps it. All hands are open in it.
analysis-long = The link has { $count } characters; some programs cut so long a link. Better send the file.
analysis-save-all = Save the analysis
analysis-save-here = Save this position

## The account of a person: read when its page is opened

account-title = Account · undergrowth
account-none-needed = You need no account to play. One keeps your games, your name and your settings when you change devices. Nobody else sees it.
account-not-here = This server offers no accounts.
account-in = Sign in
account-passkey-use = Sign in with a passkey
account-passkey-make = Make an account with a passkey
account-passkey-about = A passkey is kept by your device or password manager. There is no password that could be stolen.
account-mail = Mail address
account-mail-send = Send me a link
account-mail-about = The link signs you in. It makes your account if you have none.
account-mail-sent = If this address takes mails from here, a link is on its way. It works for twenty minutes.
account-mail-here = You have opened a link to sign in. Use it only if you have asked for it: a link from somebody else would open their account, and lend it your seats.
account-mail-sent-to = The address it was sent to
account-mail-use = Sign in here
account-mail-too-late = This link has been used, is too old, or was sent to another address. Ask for another one.
account-welcome = You are signed in. Your games follow you from here on.
account-welcome-new = Your account is made. Your games follow you from here on.
account-keeps = { $count ->
    [0] It keeps none of your games yet.
    [one] It keeps a seat of yours.
   *[other] It keeps { $count } of your seats.
  }
account-name = Your name
account-name-about = It is filled in where you take a seat. Others see it in games in which you give it.
account-ways = Ways to sign in
account-passkeys = Passkeys
account-passkey-more = Add a passkey
account-passkey-made = made { $day }
account-passkey-used = used { $day }
account-passkey-name = This device
account-remove = Remove
account-remove-what = Remove { $what }
account-mail-known = You can sign in by mail.
account-mail-add = Add a mail address
account-mail-remove = Remove the mail address
account-devices = Devices
account-device-this = This device
account-device = Signed in { $day }
account-device-seen = last used { $day }
account-out = Sign out
account-out-what = Sign out the device of { $day }
account-out-everywhere = Sign out everywhere
account-out-everywhere-sure = Sign out all devices? Games that came from the account do not open there until you sign in again.
account-was-out = You are signed out.
account-ratings = Ratings
account-ratings-about = From serious games. 400 points more win ten games for one at a table of four; the levels of computer players stand on the same scale.
account-rating-live = With a clock of minutes
account-rating-slow = With days for an answer
account-rating-of = { $rating }, between { $low } and { $high }
account-rating-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
account-result = place { $place } of { $players } on { $day }, rating { $before } to { $after }
account-data = All of it
account-export = Save all my data as a file
account-delete = Delete my account
account-delete-sure = Delete the account? Your name and addresses go from all its seats, and games in which nobody else had a seat are deleted. Nothing brings them back.
account-deleted = Your account is deleted.
account-declined = Nothing was done: the browser's question was closed.

## What the server stores about people

privacy-title = Privacy · undergrowth
privacy-about = What this server stores about you, for how long, and who sees it. You can play without a name, a mail address or an account.
privacy-contact = Who runs this server: { $contact }
privacy-stored = Stored
privacy-kept = For how long
privacy-seen = Who sees it

## Reports of names to the operator: read with the people of a game

report = Report
report-name = Report the name of { $name }
report-title = Report the title of this game
report-about = The operator of this server sees it and can take the name away. Nobody at the table learns of it.
report-sent = Thank you. The operator will look at it.

# Open tables, and links for spectators: read with the first page that needs them.
tables-title = Tables · undergrowth
tables-open = Tables that wait for people
tables-code = A table's code
tables-find = Look for it
tables-any = Any
tables-faction = A faction to take
tables-with = With
tables-without = Without
tables-level = Meant for
tables-level-newcomers = Newcomers welcome
tables-level-any = Everybody
tables-level-experienced = People with experience
tables-time = Time
tables-time-free = No clock
tables-time-live = A clock
tables-time-slow = Days for each turn
tables-count = { $count ->
    [0] No table waits now
    [one] One table
   *[other] { $count } tables
}
tables-none = Make one yourself, and have it listed here.
tables-newer = Newer
tables-older = Older
tables-join-as = Join as { $seat }
tables-taken = A person
tables-code-is = Code: { $code }
serious = Serious: the result counts for ratings
serious-about = By the Law alone: no house rules, advice, going back or playing on while it lasts. Everybody needs an account; computer players are levels.
tables-list = List this table
tables-list-about = Anybody may find and join it then. Otherwise only people with a link or the code can.
tables-waits = This table waits for people
tables-get-code = Make a code
tables-list-now = List this table
tables-unlist = Take it off the list
watch-link = Link for spectators
watch-behind = They see the game
watch-minutes = { $count ->
    [0] as it is now
    [one] one minute later
   *[other] { $count } minutes later
}
watch-make = Make a new link
watch-end = End the link
watch-ended = The link shows nothing any more.
watch-about = A new link ends the one before. Spectators see what lies open, and neither talk nor who is there.

## Help

key-choose = choose the option with that key; numbers of clearings are their keys
key-through = go through the options
key-focus = choose the option in focus
key-find = find an option by its words
key-escape = show all options again; take back a step of what is being done; back to now
key-undo = undo
key-skip = skip to now
key-views = map, boards, supplies
key-own = your board, log
key-help = this help
how-to-play = How to play here
help-panel = The panel beside the map (below it on a phone) always says what is asked. Choose from it, or click what glows on the map, on a board or in your hand: each click narrows the choice, and when one answer is left it is given, unless the settings say to ask first. The discs at a clearing show what can be done there: click it to choose. A figure that can move is lifted with a click, or dragged to where it goes.
    .touch = The panel below the map (beside it on its side) always says what is asked. Choose from it, or tap what glows on the map, on a board or in your hand: each tap narrows the choice. When one answer is left, it is shown: a second tap on the same thing, or on the answer itself, gives it. The discs at a clearing show what can be done there: tap it to choose. A figure that can move is lifted with a tap, or dragged to where it goes.
help-why = Click something that does not glow to hear why it cannot be chosen. The small § numbers are sections of the Law of Root.
    .touch = Tap something that does not glow to hear why it cannot be chosen. The small § numbers are sections of the Law of Root.
help-marks = Gold dots beside the phases count what is left of something in this turn; point at them to read what. A leaf beside the question is the coach: click it to hear or to silence them.
    .touch = A gold number beside the phases counts what is left of something in this turn; tap it to read what. The leaf beside the question is the coach: tap it to hear or to silence them.
finger-card = Hold a card
finger-card-does = it is shown large, with all it says
finger-place = Hold a clearing
finger-place-does = all that stands there, in words
finger-seat = Tap another player's line
finger-seat-does = their board; the same for your own line below the question
finger-map = Two fingers on the map
finger-map-does = closer, or farther away
help-undo = Undo takes your answers back one by one, as far as the last moment when something new became known.
keys = Keys
key = Key
what-it-does = What it does

## New games, and the people of a game

reach = Reach { $reach }
factions-chosen = Factions are chosen in the game
reach-unknown = Reach is known once the factions are drawn
add-seat = Add a seat
choose-factions = Choose factions in the game (draft)
draw-order = Draw the seating order
how-good = How good are the computer players?
draft-room = With these factions { $most } seats at most can draft
add-automated = Add an automated opponent
seed-is = seed { $seed }
told-of-turns = you are told of your turns
new-game-title = New game · undergrowth
more-options = More options
as-usual = all as usual
seed-about = The same number deals the same game again. Whoever knows it can know what is dealt.
your-name = Your name
turn-mail = Your turn: e-mail to
turn-hook = Your turn: web address to call
make-game = Make the game
begin-game = Begin the game
hints = Advice on request
hints-about = Whoever is asked may look up what a computer player would do. Usual when nobody is invited.
hints-on = with advice
hints-off = without advice
join-offline = The server does not answer. Nothing is lost: try again in a moment.
join-title = Join a game · undergrowth
join = Join a game
join-about = You are invited to a game of Root. The seat will be kept in this browser; you can return to it from the first page at any time.
invitation = Invitation
take-seat = Take the seat
without-hirelings = none
hirelings-dealt = { $count } are dealt
none-agreed = none chosen yet: the game would have none
hirelings-how-none = Without hirelings
hirelings-how-dealt = Deal { $count } at random
hirelings-how-agreed = Agree on { $count }
demoted-of-dealt = { $demoted ->
        [0] With { $players } players all { $count } show their promoted side (A.6.2).
       *[other] With { $players } players { $demoted } of the { $count } show their demoted side (A.6.2).
    }
cards-left = { $left } of { $all } cards may be dealt.
sides-agreed = { $agreed } of { $count } chosen; of each card one side.
demoted-agreed = With { $players } players the Law demotes { $demoted } (A.6.2); you have chosen { $agreed } demoted.
shut-out = Nobody can play { $seats } (A.6.5).
people-seen = last here about { $when }
people-pause = Propose a pause
people-end = Propose to end the game
people-leave = Let a computer player play for me
people-left = A computer player plays for you. You can take your seat back at any time.
people-resign = Resign
people-resign-sure = Resign for good
people-resigned = You have resigned. You can look on.
people-how = While a computer player plays for you, your seat stays yours. A pause and the end need everybody who plays. Who resigns cannot come back.
people-hand-over = Propose to give the seat to somebody else
people-proposed = The others are asked.
people-done = Done.
people-happened = What happened

## Beside a real table

beside-about = For people with the box on the table: you play with cardboard and tell what has changed by touching the map; the automated opponents are played here step by step, by their Law. Without them the page records your game. What people hold stays unknown to the program. All is kept in this browser.
beside-play-on = Play on
beside-forget = Forget { $title }
beside-file = Open a saved game, or one in Rootlog to go on recording
beside-who = Who sits at the table
beside-order = In turn order, clockwise; the first one begins.
beside-add-person = Add a person
beside-lay-out = Lay out the table
beside-opening = The table is being opened …
beside-no-game = This file holds no game of this page.
beside-too-large = This file is larger than any game.
beside-other-version = This game is from another version of the program.
beside-damaged = This game is damaged.
beside-gone = This browser has this game no longer.
beside-setup = Setup
beside-turn-of = Turn: { $seat }
beside-back = Back
beside-menu = Menu
beside-points = Points
beside-of-seat = { $seat }: { $points } points
beside-now = What happens now
beside-touch = Touch a place or a faction to tell what has changed there.
beside-before = { $count ->
        [one] One line before
       *[other] { $count } lines before
    }
beside-your-turn = { $seat } plays with cardboard. Tell what is different, in any order.
beside-end = End this turn
beside-bot-begins = { $seat } plays by itself.
beside-next = Next
beside-won = The game is over: { $seats }
beside-course = What happens at your table?
beside-card-deck = Turn over the top card of your deck. Which is it?
beside-card-hand = { $seat } shows a card. Which is it?
beside-asks = { $seat }: { $question }
beside-virtual = Without a deck: draw a card here
beside-roll = Roll here
beside-rolled = Or touch what your dice show.
beside-draw = Draw here
beside-all-options = Show all answers
beside-suit = Suit
beside-done = Done
beside-carry = { $piece }: touch the place where it goes.
beside-carry-fewer = One fewer goes
beside-carry-more = One more goes
beside-carry-not = It stays
beside-fewer = Fewer: { $piece }
beside-more = More: { $piece }
beside-move = Move: { $piece }
beside-hand = Cards in hand
beside-craft = A card was crafted
beside-discard = A card was discarded
beside-which-crafted = Which card was crafted? Tell its points above.
beside-which-discarded = Which card was discarded?
beside-board = The board
beside-no-entries = Nothing else lies on this board.
beside-take-out = Take out: { $word }
beside-put-in = Put in: { $list }
beside-kept-here = The game is kept in this browser after every tap. A file takes it to another device; undergrowth companion plays it on, too.
beside-save = Save a file
beside-other = Another game
beside-who-won = Who has won?
beside-link = Playing with the box on the table? Let the automated opponents be played for you:

# ---- records beside a real table

record-setup-of = Setup: { $seat }
record-touch = Touch a clearing and then another: one piece moves. Touch a clearing to fight, place and remove, a faction for points and cards.
record-nothing-yet = Nothing is recorded of this turn yet.
record-deeds = The deeds of this turn, the latest first
record-fewer = One fewer: { $deed }
record-more = One more: { $deed }
record-drop = Take out: { $deed }
record-name-card = Which card was it: { $deed }
record-doubt = Was this so?
record-doubtful = { $count ->
    [one] One turn has something that cannot have been so: Menu, The course of the game.
   *[other] { $count } turns have something that cannot have been so: Menu, The course of the game.
}
record-waits = The server does not answer now. What you touch is kept here, and goes on when it does.
record-reached = { $seat } has { $points } points: so it ended
record-over = The game is over
record-points-cut = In the analysis nobody has more than { $most } points: with more the game would be over.
record-left-out = Not all of this table can be drawn; the record has all of it.
record-unlawful = What no game comes to is left out here; the record has all of it.
record-battle = Battle: { $seat }
record-dice = Battle against { $seat }: touch the dice, the attacker’s first.
record-roll = { $mine }–{ $theirs }: { $mine } for the attacker, { $theirs } for the defender
record-no-dice = Without dice
record-ambush = Ambush
record-foil = Foiled by
record-hand = Cards in hand: { $count }
record-draw = Draws a card
record-discard-unknown = Discards a card
record-discard-named = Discards … (named)
record-give = Gives a card …
record-held = Held at first …
record-items = Items …
record-plays-now = Now { $seat } plays
record-dominance = Dominance
record-which-craft = Which card was crafted? Its points are told with the points.
record-in-play = In play
record-of-hand = Of the hand
record-which-discard = Which card was discarded?
record-which-given = Who gets it, and which card is it?
record-which-held = Which cards were in the first hand? They may be told now or after the game.
record-pile = Which card came to this board, or left it?
record-pile-to = Where it lies
record-pile-from = Where it comes from
record-pile-leaves = it is discarded
record-exhaust = exhaust
record-refresh = refresh
record-damage = damage
record-repair = repair
record-no-more = no longer { $value }
record-write = Anything else, in the words of Rootlog
record-write-it = Write it
record-board = The whole board
record-judge = May I? A judge
record-steps = How this turn goes
record-course = The course of the game
record-won = Who has won?
record-won-tell = So it ended
record-save-log = Save as Rootlog
record-save-results = Save the rows for a league
record-kept-here = The record is kept in this browser after every tap. Its Rootlog takes it to another device.
record-after = The table after { $count } of { $of } actions
record-line-of = The deeds of this turn: { $seat }
record-sources = Where the points came from
record-source-crafting = crafting
record-source-removing = removing
record-source-placing = placing
record-source-evening = in the Evening
record-source-other = not told
record-timer-start = Let the time run
record-timer-stop = Stop the time
record-supply = the supply
record-deck = the deck
record-discard = the discard pile
record-hand-of = the hand of { $seat }
record-board-of = the board of { $seat }
record-unknown-card = unnamed card
record-said-move = { $count } × { $piece }: { $from } → { $to }
record-said-place = { $to }: { $count } × { $piece } placed
record-said-remove = { $from }: { $count } × { $piece } removed
record-said-battle = { $place }: { $attacker } against { $defender }, { $dice }
record-said-fight = { $place }: { $attacker } against { $defender }
record-said-ambush = ambush ({ $suit })
record-said-foil = foiled ({ $suit })
record-said-points = { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
record-said-points-lost = { $seat } loses { $count ->
    [one] 1 point
   *[other] { $count } points
}
record-said-cards = { $count } × { $card }: { $from } → { $to }
record-said-craft = Crafted: { $card }
record-said-item = { $count } × { $item } → { $to }
record-said-dominance = Dominance
record-said-coalition = Coalition with { $seat }
record-said-written = { $text }
record-play-on = Records
record-player = Name of { $seat }
judge-about = About the table as it lies. Cards that nobody has named are dealt at random here. Touch a place, or choose from the list.
judge-who = Who
judge-when = When
judge-birdsong = Birdsong
judge-daylight = Daylight
judge-evening = Evening
judge-yes = Yes:
judge-no = No: { $what }
judge-no-reason = Nothing is asked about it now.
judge-allowed = What is allowed
judge-share = Show it to others
judge-link = A link to this table and these answers
steps-none = Nothing is done in order here.
steps-now = What may be done on this table:
leagues = Leagues
leagues-title = Leagues · undergrowth
leagues-about = A league counts the games of its members, season by season. A win is one point.
leagues-account = A league counts games for people with an account.
league-join-account = Sign in first, then open the link again.
leagues-mine = Your leagues
league-join = Join the league
league-join-about = Members see your name, and what you come to in the games of the league.
league-member = Your name in the league
league-found = Found a league
league-name = Name of the league
league-coalition = What the winners of a coalition get
league-coalition-share = The winners of a coalition share the point.
league-coalition-whole = Each winner of a coalition has a whole point.
league-serious = Only serious games count
league-shown = Everybody who has its address sees the table
league-shown-about = This can be closed later, but not opened.
league-is-shown = Everybody who has the address of this page sees it.
league-is-private = Only members see this page.
league-season = Season
league-season-number = Season { $number }
league-season-running = { $name } (now)
league-who = Member
league-games = Games
league-wins = Wins
league-points = Points
league-share = Points a game
league-factions = By faction
league-empty = No game has counted in this season yet.
league-guest = Somebody else
league-left = A former member
league-running = { $count ->
    [one] One game is being played.
   *[other] { $count } games are being played.
}
league-waiting = { $count ->
    [one] One game that has ended counts in the next season.
   *[other] { $count } games that have ended count in the next season.
}
league-play = Play for this league
league-play-which = Choose one of your games
league-play-it = Have it count
league-play-about = Before any person has answered in it; two members at least have to play. Everybody at the table is told that it counts in a league.
league-plays = This game counts once it has ended.
league-seat = { $who } ({ $faction }) { $score }
league-seat-won = { $who } ({ $faction }) { $score }, won
league-strike = Strike
league-strike-what = Strike the game of { $day }
league-strike-sure = Strike this game from the table? Nothing brings it back.
league-members = Members
league-founder = looks after the league
league-rename = Change the name
league-leave = Leave the league
league-leave-sure = Leave the league? Your name goes from its tables, the results stay.
league-founding = Looking after the league
league-link = New link to join
league-link-about = Shown once; earlier links lead nowhere then.
league-link-is = Send this link to the people who may join
league-next = Name of the next season, if it has one
league-begin = Begin the next season
league-begin-sure = End the season that runs, and begin the next?
league-end = End the season
league-close = Show it to members only
league-delete = Delete the league
league-delete-sure = Delete the league with all its seasons? Nothing brings it back.
error-league-no_league = There is no such league, or only its members see it.
error-league-answered = Somebody has answered in that game already, or it goes on from another game.
error-league-seeded = Somebody knows the seed of that game, so it counts in no league.
error-league-in_league = That game is played for a league already.
error-league-not_serious = Only serious games count in this league.
error-league-ended = The season has ended already.
push-me = Tell me in this browser, even with no page open
push-about = For this game. The push service of the browser's maker carries the notice and cannot read it.
push-refused = The browser does not allow notices of this page.
