### The Riverfolk: what they are, to those who choose.

about-faction-riverfolk_company = Sells to its enemies, lives on what they pay
    .text = Your hand lies open, and every other player may buy from it at the start of their Birdsong, or hire your boats or your warriors. What they pay are warriors of theirs: your funds. Commit funds to act, and they come back; spend them, and they are gone. Funds of the player who rules a clearing buy a trade post there.
    .scores-posts = Establish trade posts: { $tracks-trade_post-printed_vp-most } each
    .scores-dividends = Birdsong: a point per { $dividends-funds_per_point } funds at rest, with a post
    .scores-battle = Battle enemy buildings and tokens
    .scores-craft = Craft items, a fund on an empty track space per icon
    .first-draw = Commit funds to draw: an open hand full of good cards is what you sell.
    .first-trade = Set prices low enough that somebody buys before your next turn.
    .first-recruit = Recruit along the river, near those whose warriors you hope to be paid with.
    .watch-prices = You cannot refuse a buyer; you can only ask more. Prices change in your Evening.
    .watch-rulers = A trade post costs warriors of the player who rules there: sell to those who rule.
    .watch-funds = Each trade post you lose takes half of your funds with it, and never comes back.
    .watch-hand = You draw by committing funds, there is no card in Evening, and everybody sees your hand.
    .watch-hired = Hired warriors rule and die for the player who paid, until the end of that turn.
    .parts-payments = What was paid since your last Birdsong; it becomes funds then.
    .parts-funds = What you can use; anybody's warriors. Only what is left here pays dividends.
    .parts-committed = Funds in use; they come back in Birdsong.
    .parts-price = What each service costs, from { $services-prices-first } to { $services-prices-last }.
    .parts-trade_post = Trade posts to come, and what each scores.
    .parts-on = Funds that have crafted on empty spaces of this track; they come back in Birdsong.
    .parts-services = Automated opponents buy by the cards of their own, not by the basic ones alone.
    .pieces-warrior = Swims along the river, guards trade posts, fights for those who pay. There are { $piece-warrior-count }.
    .pieces-trade_post_fox = Lets players beside it buy one service more; gone for good once removed. There are { $piece-trade_post_fox-count }. A token.
    .pieces-trade_post_rabbit = Lets players beside it buy one service more; gone for good once removed. There are { $piece-trade_post_rabbit-count }. A token.
    .pieces-trade_post_mouse = Lets players beside it buy one service more; gone for good once removed. There are { $piece-trade_post_mouse-count }. A token.
