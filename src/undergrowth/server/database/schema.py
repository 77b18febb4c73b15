"""The tables of the database, and their migrations from earlier releases."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

VERSION: Final = 23
"""The version of these tables."""
STEPS: Final[dict[int, str | tuple[str, ...]]] = {
    1: "ALTER TABLE undergrowth_seats ADD COLUMN claim VARCHAR(64)",
    2: "CREATE TABLE undergrowth_mailboxes"
    " (box VARCHAR(64) NOT NULL PRIMARY KEY, said VARCHAR(10) NOT NULL)",
    3: "ALTER TABLE undergrowth_games ADD COLUMN owner VARCHAR(64)",
    4: "ALTER TABLE undergrowth_games ADD COLUMN hints BOOLEAN",
    5: "ALTER TABLE undergrowth_games ADD COLUMN uploaded INTEGER",
    6: "UPDATE undergrowth_games SET uploaded = (SELECT SUM(LENGTH(state)) FROM undergrowth_answers"
    " WHERE game = id) WHERE id IN (SELECT game FROM undergrowth_seats WHERE player = 'record')",
    7: "ALTER TABLE undergrowth_mailboxes ADD COLUMN whole VARCHAR(64)",
    8: "ALTER TABLE undergrowth_mailboxes ADD COLUMN moment FLOAT",
    9: "CREATE INDEX ix_undergrowth_mailboxes_whole ON undergrowth_mailboxes (whole)",
    10: "ALTER TABLE undergrowth_games ADD COLUMN proof JSON",
    11: "ALTER TABLE undergrowth_games ADD COLUMN people JSON",
    12: "ALTER TABLE undergrowth_seats ADD COLUMN stand_in VARCHAR(80)",
    13: "ALTER TABLE undergrowth_seats ADD COLUMN seen FLOAT",
    14: "ALTER TABLE undergrowth_seats ADD COLUMN hands JSON",
    15: "ALTER TABLE undergrowth_games ADD COLUMN clock JSON",
    16: "ALTER TABLE undergrowth_games ADD COLUMN deadline FLOAT",
    17: "CREATE INDEX ix_undergrowth_games_deadline ON undergrowth_games (deadline)",
    18: (
        "ALTER TABLE undergrowth_answers ADD COLUMN moment FLOAT",
        "ALTER TABLE undergrowth_answers ADD COLUMN edition INTEGER",
        "CREATE TABLE undergrowth_tables (game VARCHAR(32) NOT NULL PRIMARY KEY,"
        " code VARCHAR(10) NOT NULL UNIQUE, listed BOOLEAN NOT NULL, closed BOOLEAN NOT NULL,"
        " made FLOAT NOT NULL, about JSON NOT NULL,"
        " FOREIGN KEY(game) REFERENCES undergrowth_games (id))",
        "CREATE INDEX ix_undergrowth_tables_made ON undergrowth_tables (made)",
        "CREATE TABLE undergrowth_watches (game VARCHAR(32) NOT NULL PRIMARY KEY,"
        " link VARCHAR(64) NOT NULL UNIQUE, minutes INTEGER NOT NULL,"
        " FOREIGN KEY(game) REFERENCES undergrowth_games (id))",
    ),
    19: (
        "CREATE TABLE undergrowth_accounts (id VARCHAR(32) NOT NULL PRIMARY KEY, name TEXT,"
        " settings JSON, mail VARCHAR(64) UNIQUE, created FLOAT NOT NULL)",
        "CREATE TABLE undergrowth_passkeys (id VARCHAR(64) NOT NULL PRIMARY KEY,"
        " account VARCHAR(32) NOT NULL REFERENCES undergrowth_accounts (id),"
        " credential TEXT NOT NULL, public_key TEXT NOT NULL, uses BIGINT NOT NULL,"
        " name TEXT NOT NULL, created FLOAT NOT NULL, used FLOAT)",
        "CREATE INDEX ix_undergrowth_passkeys_account ON undergrowth_passkeys (account)",
        "CREATE TABLE undergrowth_sessions (token VARCHAR(64) NOT NULL PRIMARY KEY,"
        " id VARCHAR(16) NOT NULL UNIQUE,"
        " account VARCHAR(32) NOT NULL REFERENCES undergrowth_accounts (id),"
        " created FLOAT NOT NULL, seen FLOAT NOT NULL)",
        "CREATE INDEX ix_undergrowth_sessions_account ON undergrowth_sessions (account)",
        "CREATE TABLE undergrowth_sign_ins (code VARCHAR(64) NOT NULL PRIMARY KEY,"
        " kind VARCHAR(10) NOT NULL, account VARCHAR(32), mail VARCHAR(64), moment FLOAT NOT NULL)",
        "CREATE INDEX ix_undergrowth_sign_ins_moment ON undergrowth_sign_ins (moment)",
        "ALTER TABLE undergrowth_seats ADD COLUMN account VARCHAR(32)",
        "CREATE INDEX ix_undergrowth_seats_account ON undergrowth_seats (account)",
        "ALTER TABLE undergrowth_seats ADD COLUMN devices JSON",
    ),
    20: (
        "CREATE TABLE undergrowth_reports (id VARCHAR(16) NOT NULL PRIMARY KEY,"
        " game VARCHAR(32) NOT NULL REFERENCES undergrowth_games (id), seat INTEGER,"
        " text TEXT NOT NULL, times INTEGER NOT NULL, first FLOAT NOT NULL, last FLOAT NOT NULL)",
        "CREATE INDEX ix_undergrowth_reports_game ON undergrowth_reports (game)",
    ),
    21: (
        "ALTER TABLE undergrowth_games ADD COLUMN serious VARCHAR(10)",
        "CREATE INDEX ix_undergrowth_games_serious ON undergrowth_games (serious)",
        "CREATE TABLE undergrowth_ratings (account VARCHAR(32) NOT NULL"
        " REFERENCES undergrowth_accounts (id), time VARCHAR(10) NOT NULL, mean FLOAT NOT NULL,"
        " deviation FLOAT NOT NULL, games INTEGER NOT NULL, moment FLOAT NOT NULL,"
        " PRIMARY KEY (account, time))",
        "CREATE TABLE undergrowth_results (game VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " account VARCHAR(32) NOT NULL REFERENCES undergrowth_accounts (id),"
        " time VARCHAR(10) NOT NULL, title TEXT NOT NULL, faction TEXT, place INTEGER NOT NULL,"
        " players INTEGER NOT NULL, before FLOAT NOT NULL, after FLOAT NOT NULL,"
        " moment FLOAT NOT NULL, PRIMARY KEY (game, seat))",
        "CREATE INDEX ix_undergrowth_results_account ON undergrowth_results (account)",
    ),
    22: (
        "ALTER TABLE undergrowth_games ADD COLUMN league VARCHAR(32)",
        "CREATE INDEX ix_undergrowth_games_league ON undergrowth_games (league)",
        "CREATE TABLE undergrowth_leagues (id VARCHAR(32) NOT NULL PRIMARY KEY, name TEXT NOT NULL,"
        " founder INTEGER NOT NULL, link VARCHAR(64) NOT NULL UNIQUE,"
        " coalition VARCHAR(10) NOT NULL, serious BOOLEAN NOT NULL, shown BOOLEAN NOT NULL,"
        " created FLOAT NOT NULL)",
        "CREATE TABLE undergrowth_seasons (league VARCHAR(32) NOT NULL"
        " REFERENCES undergrowth_leagues (id), number INTEGER NOT NULL, name TEXT,"
        " began FLOAT NOT NULL, ended FLOAT, PRIMARY KEY (league, number))",
        "CREATE TABLE undergrowth_members (league VARCHAR(32) NOT NULL"
        " REFERENCES undergrowth_leagues (id), number INTEGER NOT NULL,"
        " account VARCHAR(32) REFERENCES undergrowth_accounts (id), name TEXT,"
        " joined FLOAT NOT NULL, PRIMARY KEY (league, number))",
        "CREATE INDEX ix_undergrowth_members_account ON undergrowth_members (account)",
        "CREATE TABLE undergrowth_league_games (league VARCHAR(32) NOT NULL"
        " REFERENCES undergrowth_leagues (id), number INTEGER NOT NULL, season INTEGER,"
        " moment FLOAT NOT NULL, seats JSON NOT NULL, PRIMARY KEY (league, number))",
    ),
}
"""The migrations: each turns the tables of its version into those of the next."""


metadata = sa.MetaData()

meta = sa.Table(
    "undergrowth_meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

games = sa.Table(
    "undergrowth_games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("pace", sa.String(20), nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),  # a person chose the seed
    sa.Column("complete", sa.Boolean, nullable=False),  # its log starts at the setup
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),  # counts undos
    sa.Column("over", sa.Boolean, nullable=False, index=True),
    sa.Column("asked", sa.Integer, nullable=True),  # the seat of the person asked
    sa.Column("factions", sa.JSON, nullable=False),  # by seat, as far as they are known
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("generators", sa.JSON, nullable=False),  # of the computer players
    sa.Column("undo", sa.JSON, nullable=False),  # revisions undo goes back to
    sa.Column("owner", sa.String(64), nullable=True),  # SHA-256 of the maker's token
    sa.Column("hints", sa.Boolean, nullable=True),  # whether advice is given
    sa.Column("uploaded", sa.Integer, nullable=True),  # the bytes of an uploaded record
    sa.Column("proof", sa.JSON, nullable=True),  # the key by which chance answers
    sa.Column("people", sa.JSON, nullable=True),  # what they have decided, and proposals
    sa.Column("clock", sa.JSON, nullable=True),  # its settings, and the time left
    sa.Column("deadline", sa.Float, nullable=True, index=True),  # of the open question
    sa.Column("serious", sa.String(10), nullable=True, index=True),  # whether its result counts
    sa.Column("league", sa.String(32), nullable=True, index=True),  # waits for its result
)

seats = sa.Table(
    "undergrowth_seats",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(80), nullable=False),
    sa.Column("name", sa.Text, nullable=True),
    sa.Column("token", sa.String(64), nullable=True, unique=True),  # SHA-256, as below
    sa.Column("invitation", sa.String(64), nullable=True, unique=True),
    sa.Column("claim", sa.String(64), nullable=True),  # of the claim's key, until the token is used
    sa.Column("passes", sa.JSON, nullable=False),
    sa.Column("notify", sa.JSON, nullable=True),
    sa.Column("told", sa.Integer, nullable=False),  # the revision of the last notice
    sa.Column("stand_in", sa.String(80), nullable=True),  # plays while the person does not
    sa.Column("seen", sa.Float, nullable=True),  # when the person was last there
    sa.Column("hands", sa.JSON, nullable=True),  # the players of the seat so far
    sa.Column("account", sa.String(32), nullable=True, index=True),  # that keeps the seat
    sa.Column("devices", sa.JSON, nullable=True),  # hashes of its other tokens, by session
)

answers = sa.Table(
    "undergrowth_answers",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("revision", sa.Integer, primary_key=True),  # of the game after it; 0 is the start
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("record", sa.JSON, nullable=False),  # it and chance's answers that followed
    sa.Column("events", sa.JSON, nullable=False),  # with their secrets
    sa.Column("state", sa.LargeBinary, nullable=False),  # the game then, compressed
    sa.Column("moment", sa.Float, nullable=True),  # when it was given; unknown in older games
    sa.Column("edition", sa.Integer, nullable=True),  # of the game then
)

tables = sa.Table(
    "undergrowth_tables",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("code", sa.String(10), nullable=False, unique=True),  # to join it by
    sa.Column("listed", sa.Boolean, nullable=False),  # for everybody
    sa.Column("closed", sa.Boolean, nullable=False),  # nobody is waited for any more
    sa.Column("made", sa.Float, nullable=False, index=True),
    sa.Column("about", sa.JSON, nullable=False),  # what lists say and filters ask
)

watches = sa.Table(
    "undergrowth_watches",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("link", sa.String(64), nullable=False, unique=True),  # SHA-256
    sa.Column("minutes", sa.Integer, nullable=False),  # how far behind it shows the game
)

mailboxes = sa.Table(
    "undergrowth_mailboxes",
    metadata,
    sa.Column("box", sa.String(64), primary_key=True),  # SHA-256 of the code its owner was sent
    sa.Column("whole", sa.String(64), nullable=True, index=True),  # the box of all its games
    sa.Column("moment", sa.Float, nullable=True),  # the time of the question
    sa.Column("said", sa.String(10), nullable=False),  # asked, agreed or refused
)

reports = sa.Table(
    "undergrowth_reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),  # of game, seat and text
    sa.Column("game", sa.String(32), sa.ForeignKey(games.c.id), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=True),  # none: the title of the game
    sa.Column("text", sa.Text, nullable=False),  # the name or title, as it was then
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("first", sa.Float, nullable=False),
    sa.Column("last", sa.Float, nullable=False),
)

accounts = sa.Table(
    "undergrowth_accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=True),
    sa.Column("settings", sa.JSON, nullable=True),  # of the page
    sa.Column("mail", sa.String(64), nullable=True, unique=True),  # a keyed hash of the address
    sa.Column("created", sa.Float, nullable=False),
)

ratings = sa.Table(
    "undergrowth_ratings",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey(accounts.c.id), primary_key=True),
    sa.Column("time", sa.String(10), primary_key=True),  # live or slow
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("moment", sa.Float, nullable=False),  # of the last game
)

results = sa.Table(
    "undergrowth_results",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),  # which may be deleted since
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey(accounts.c.id), nullable=False, index=True),
    sa.Column("time", sa.String(10), nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("faction", sa.Text, nullable=True),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("before", sa.Float, nullable=False),  # the rating
    sa.Column("after", sa.Float, nullable=False),
    sa.Column("moment", sa.Float, nullable=False),
)

leagues = sa.Table(
    "undergrowth_leagues",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("founder", sa.Integer, nullable=False),  # the number of a member
    sa.Column("link", sa.String(64), nullable=False, unique=True),  # SHA-256, to join by
    sa.Column("coalition", sa.String(10), nullable=False),  # what its winners get
    sa.Column("serious", sa.Boolean, nullable=False),  # whether only serious games count
    sa.Column("shown", sa.Boolean, nullable=False),  # to everybody who has its address
    sa.Column("created", sa.Float, nullable=False),
)

seasons = sa.Table(
    "undergrowth_seasons",
    metadata,
    sa.Column("league", sa.String(32), sa.ForeignKey(leagues.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1
    sa.Column("name", sa.Text, nullable=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True),
)

members = sa.Table(
    "undergrowth_members",
    metadata,
    sa.Column("league", sa.String(32), sa.ForeignKey(leagues.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1, never used again
    sa.Column("account", sa.String(32), sa.ForeignKey(accounts.c.id), nullable=True, index=True),
    sa.Column("name", sa.Text, nullable=True),  # none, nor an account, once they have left
    sa.Column("joined", sa.Float, nullable=False),
)

league_games = sa.Table(
    "undergrowth_league_games",
    metadata,
    sa.Column("league", sa.String(32), sa.ForeignKey(leagues.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1, in the order in which they ended
    sa.Column("season", sa.Integer, nullable=True),  # none: the next to begin
    sa.Column("moment", sa.Float, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),  # what each has come to, with its member
)

passkeys = sa.Table(
    "undergrowth_passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the credential's id
    sa.Column("account", sa.String(32), sa.ForeignKey(accounts.c.id), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),  # its id, base64url
    sa.Column("public_key", sa.Text, nullable=False),  # base64url
    sa.Column("uses", sa.BigInteger, nullable=False),  # as the authenticator counts them
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

sessions = sa.Table(
    "undergrowth_sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # SHA-256, as of a seat
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("account", sa.String(32), sa.ForeignKey(accounts.c.id), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to a day
)

sign_ins = sa.Table(
    "undergrowth_sign_ins",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),  # SHA-256 of a challenge or a mailed code
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("account", sa.String(32), nullable=True),  # for which it was begun
    sa.Column("mail", sa.String(64), nullable=True),  # to whose hashed address it was sent
    sa.Column("moment", sa.Float, nullable=False, index=True),
)
