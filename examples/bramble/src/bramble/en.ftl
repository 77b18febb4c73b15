### What this package is called, and what is in it.

content-bramble = The Bramble Guard and the Hedgerow
about-content-bramble = An example: hedgehogs who plant a hedge, and their map
    .text = A small faction and a map, made up as an example of content in a package of its own. Not part of the board game.
