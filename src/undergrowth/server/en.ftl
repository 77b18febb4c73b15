### What the server says.

server-title = { $known }: { $map } map
server-title_in_draft = { $known }, { $count } to be drafted: { $map } map
server-title_of_draft = { $count } players and a draft: { $map } map
server-seat = Seat { $number }
server-notice-over = The game is over: { $title }
server-notice-stand_in = A computer player plays { $seat } for you until you come back: { $title }
server-notice-your_turn = It is your turn as { $seat }: { $title }

## Paces

pace-slow = Slow
pace-steady = Steady
pace-quick = Quick
pace-instant = At once

## Levels of computer players

player_with_rating = { $player } ({ $rating })
player_about_rating = { $about }. Rating { $rating }, between { $low } and { $high } with 95 % certainty; 400 points more win ten games for one

## Mails

server-mail-subject = Do you want mails from a game server?
server-mail-question = Somebody, you perhaps, asked a game server to write here whenever one of its games waits for them. To say yes or no, open
server-mail-not_you = If it was not you, you need not do anything: without a yes no game writes to you. Say no there, and nobody asks you again.
server-mail-page = the page { $page } of the server you play on
server-mail-stop = You asked for this. To end all such mails:
server-mail-title = Mails from this game server
server-mail-may = May it write to you when this game waits for you?
server-mail-yes = Write to me
server-mail-no = Never write to me
server-mail-will = It will write to you. You can change this here at any time.
server-mail-will_not = It will not write to you. You can change this here at any time.

## Signing in

server-sign_in-subject = Sign in to the game server
server-sign_in-open = Somebody, you perhaps, wants to sign in to a game server with this address. If it was you, open this page within twenty minutes; it works once.
server-sign_in-away = If it was not you, you need not do anything: without this link nobody gets in. To get no more mails from this server:
