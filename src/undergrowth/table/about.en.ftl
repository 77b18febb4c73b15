### Items, and what groups of lines are called.

about-item-boot = Moves a Vagabond
    .text = Crafted for points by everybody. A Vagabond exhausts boots to move, two of them into the midst of his enemies.
about-item-bag = Lets a Vagabond carry more
    .text = Crafted for points by everybody. A Vagabond with bags on their track carries { $item_limit-per_bag } items more for each.
about-item-sword = Lets a Vagabond battle, and hit
    .text = Crafted for points by everybody. A Vagabond exhausts a sword to battle; undamaged swords are the most hits he can roll, and keep him from being defenseless.
about-item-hammer = Lets a Vagabond repair and craft
    .text = Crafted for points by everybody. A Vagabond exhausts hammers to repair items, and to craft: one for each icon.
about-item-tea = Refreshes more of a Vagabond's items
    .text = Crafted for points by everybody. A Vagabond with tea on its track turns { $refresh-per_tea } items more face up for each, every Birdsong.
about-item-coins = Draw a Vagabond more cards
    .text = Crafted for points by everybody. A Vagabond with coins on their track draws a card more for each, every Evening.
about-item-crossbow = Lets a Vagabond shoot from afar
    .text = Crafted for points by everybody. A Vagabond exhausts a crossbow to remove a warrior without a battle.
about-item-torch = Lets a Vagabond explore ruins
    .text = Not crafted: a Vagabond starts with it. He exhausts it to explore ruins, and many a character for an action of their own.

about-group-scores = How it scores
about-group-first = A first turn
about-group-rulings = Rulings
about-group-watch = What to watch for
about-group-abilities = What is always true
about-group-actions = What you can do
about-group-parts = On your board
about-group-pieces = Your pieces
about-group-rules = Rules of its own
about-group-items = Starts with
about-group-values = What to choose from
about-group-sections = What is part of it
