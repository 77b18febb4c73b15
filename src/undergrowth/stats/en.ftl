### What statistics of many games say.

stats-title = Results of many games
stats-files = From { $files }
stats-all = All games
stats-games = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $turns } turns each on average, all seats together.
stats-failed = { $games ->
    [one] In one game
   *[other] In { $games } games
 } a computer player failed; nobody won there.
stats-how = Ended by
stats-games_heading = Games
stats-share = Share
stats-wins = Wins
stats-interval = 95 %
stats-points = Points
stats-turns = Turns
stats-faction = Faction
stats-seat = Seat
stats-seat_number = Seat { $number }
stats-player = Player
stats-line_up = Line-up, with the share of each
stats-by_faction = Wins by faction
stats-by_seat = Wins by seat
stats-by_player = Wins by player
stats-by_line_up = Wins by line-up
stats-by_round = Points by round
stats-faction_by_seat = Each faction on each seat
stats-faction_by_map = Each faction on each map
stats-faction_by_deck = Each faction with each deck
stats-faction_by_player = Each faction with each player
stats-won_by = What factions win by
stats-even = If all seats won alike, the share would be { $share }. Intervals are of 95 % (Wilson's).
stats-cells = The share of wins, with its 95 % interval in brackets.
stats-round = { $number }
stats-rounds = Rounds; in each every seat has a turn
stats-goes_on = Mean scores after a round. After the end of a game its last score counts on; bands are 95 % intervals.
stats-no_points = These files are of a release that did not write down points by round.
stats-way_points = Points
stats-way_dominance = Dominance
stats-way_coalition = Coalition
stats-way_unfinished = Not finished
stats-way_failed = A player failed
stats-more = { $count ->
    [one] and one more row
   *[other] and { $count } more rows
 }, which the page (--html) holds
stats-wrote = Wrote the page to { $file }
stats-ladder = Ladder of players
stats-ladder_apart = Ladder of players, each faction apart
stats-rating = Rating
stats-rated = Ratings by a Plackett-Luce fit to all games at once: their mean is 1500, and only differences count. 400 points more are ten wins for one at the same table. Ahead says how far a player is before the next one; where less than what follows the ±, who is stronger is open (95 %).
stats-unrated = Nobody has won a game, so there are no ratings.
stats-ahead = Ahead
stats-apart = The rating of each player with each faction, with its 95 % interval in brackets; only differences within this table count.
