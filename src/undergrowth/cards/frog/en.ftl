### Frog cards, which a faction brings.

## Questions

ask-cards-laborers = Craft with the peaceful enclaves, or stop
ask-cards-advocates = Choose the suit of the clearings whose peaceful enclaves you rule score
ask-cards-militias = Choose an enclave to turn militant, or where to place one
ask-cards-assimilationists = Choose which peaceful enclave is removed

## Options

do-speak-for = Score in { $suit } clearings
do-call-to-arms-in = Turn the enclave in { $place } militant
do-entrench-in = Place a militant enclave in { $place }
do-assimilate-in = Remove the enclave in { $place }

## Verbs

verb-speak-for = Speak up
verb-call-to-arms-in = Call to arms
verb-entrench-in = Entrench
verb-assimilate-in = Assimilate
