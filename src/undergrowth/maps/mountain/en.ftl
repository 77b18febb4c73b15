### The mountain.

## Questions

ask-mountain-spend = Choose a card to spend for opening the path

## Options

do-open = Open the closed path between { $place } and { $place2 }

## What happened

event-opened_path = The path between { $places } is open

## Verbs

verb-open = Open path
