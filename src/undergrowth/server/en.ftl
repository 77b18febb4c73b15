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

## Privacy: what the server stores, for how long, and who sees it

privacy-games = Games
privacy-games-stored = The title, the setup, when a game was made, every answer with its time and what followed from it, the game after each answer, the secret key of its chance, and the time on its clock. The same of replay files that somebody has sent.
privacy-games-kept = Unfinished games { $running ->
    [0] stay until the operator deletes them
    [one] are deleted a day after the last answer
   *[other] are deleted { $running } days after the last answer
  }; finished ones { $finished ->
    [0] stay until the operator deletes them
    [one] are deleted after a day
   *[other] are deleted after { $finished } days
  }; replay files { $uploaded ->
    [0] stay until the operator deletes them
    [one] are deleted after a day
   *[other] are deleted after { $uploaded } days
  } or when they need too much space. Games in which only you have a seat go with your account.
privacy-games-seen = Who has the link of a game sees what is public in it, and all of it once it is over. Each seat sees its own hand. The operator has the database, with all hands in it.
privacy-seats = Your seat
privacy-seats-stored = Your name, if you gave one, and those who sat there before you; whether a computer plays for you; when you were last there, to five minutes; the questions that you always pass; proposals and votes; the last ready phrases that were said.
privacy-seats-kept = As long as the game. You change your name in the game. If you delete your account, the names and passes of its seats are removed.
privacy-seats-seen = Everybody who has the link of the game sees the names, who is there, the proposals and the phrases. The questions that you pass are shown to you alone.
privacy-tables = Open tables
privacy-tables-stored = The code by which a game that waits for people is joined, whether everybody may find it in the list, when it was put there, and what the list says of it.
privacy-tables-kept = As long as the game. A table leaves the list when nobody is waited for, or after two weeks.
privacy-tables-seen = Everybody who has the code sees who sits there; of a table in the list, everybody.
privacy-links = Links and tokens
privacy-links-stored = Hashes of the secrets that open a seat, an invitation, a game for its maker, or for spectators who see it some minutes later, and how many. The secrets themselves are in your browser only.
privacy-links-kept = As long as the game, or until a new link is made.
privacy-links-seen = Nobody. Anybody who has your link can play your seat: make a new one if you have shown it to somebody.
privacy-notices = Notices
privacy-notices-stored = The mail or web address at which you want to be told that it is your turn, or the address of your browser at the push service of its maker with two keys, with a language, and which turn you were told of last. Of each address that was asked for consent, a keyed hash, the answer, and when it was asked.
privacy-notices-kept = The address as long as the game, or until you remove it; it goes with your account. That of a browser goes, too, once the push service no longer knows it. The answers stay, so that nobody who said no is asked again.
privacy-notices-seen = You alone, and the operator. A mail goes through the operator's mail server, a web notice to the address that you named. A notice to a browser goes through the push service of its maker, which cannot read it.
privacy-accounts = Your account
privacy-accounts-stored = Nothing, if you have none. Otherwise your name and the settings of the page; your passkeys with their public keys, names, and when they were made and used; a keyed hash of your mail address, not the address; hashes of the tokens of your devices, and on which day each was last used; which seats are yours; your ratings and the serious games that they come from. While you sign in, a hash of the code that you were sent.
privacy-accounts-kept = Until you delete it on its page, where you also get all of it as a file. A device is signed out { $sessions ->
    [0] only when you say so
    [one] after a day without use
   *[other] after { $sessions } days without use
  }. A code that nobody has used goes when somebody signs in later.
privacy-accounts-seen = You alone, and the operator. No game tells which account has a seat.
privacy-leagues = Leagues
privacy-leagues-stored = Of each league its name, its rules and seasons, and a hash of the link by which people join; of its members the account, the name that they gave there, and when they joined; which running games count in it; of each game that counted, when it ended and what each seat has come to.
privacy-leagues-kept = Until its founder deletes the league, or its last member leaves it. If you leave, or delete your account, your name goes, and your results stay without it.
privacy-leagues-seen = Its members; everybody who has its address, if it was founded so. A league tells no game's address, no account, and no name of a person who is not a member.
privacy-reports = Reported names
privacy-reports-stored = A name or title that somebody at the table has reported, as it was then, how often, and when. Not who reported it.
privacy-reports-kept = Until the operator has looked at it, or the game is deleted.
privacy-reports-seen = The operator.
privacy-server = The server itself
privacy-server-stored = The version of its tables, the key for the hashes of addresses, when it last ran, and what the operator has ordered: an announcement, blocked addresses of the internet, and words that no name may have.
privacy-server-kept = Until the operator changes it.
privacy-server-seen = The operator; everybody sees the announcement.
privacy-addresses = Addresses of the internet
privacy-addresses-stored = What each address has asked for within the last hour, to keep one from taking the server from the others. It is in memory only, and no line of the server's log has an address.
privacy-addresses-kept = An hour, or until the server ends.
privacy-addresses-seen = Nobody. A proxy in front of the server may have a log of its own, of which this program knows nothing.
privacy-browser = Your browser
privacy-browser-stored = Your seats with their tokens, your settings, what you have learned here, the token of your account, and the mail address to which you had a link sent, until it is used. There are no cookies, and nothing is loaded from other sites.
privacy-browser-kept = Until you delete the data of this site in your browser.
privacy-browser-seen = Everybody who uses this browser.
