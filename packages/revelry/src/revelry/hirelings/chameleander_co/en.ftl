### Chameleander Co. and the Mark of Death (CC, TMOD).

## Questions

ask-chameleander_co-wander = Choose where the Agent goes, or leave it there
ask-chameleander_co-favor = Choose what the Agent brings you
ask-death_mark-whom = Choose who is marked: it costs a matching card
ask-death_mark-card = Choose the card you spend for the Mark

## Options

do-sentence = Mark { A($piece) } of { $faction } in { $place }
do-sentence-with = Spend { $card }

choice-co_warriors = Place warriors of yours with the Agent
choice-co_token = Place a token of yours with the Agent
choice-co_card = Draw a card

## Names

piece-agent = { $count ->
        [one] Agent
       *[other] Agents
    }
    .class = vowel

## Verbs

verb-sentence = Mark
verb-sentence-with = Spend
