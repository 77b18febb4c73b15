### The Marquise.

## Questions

ask-marquise-keep = Choose a corner for the keep
ask-marquise-starting_building = Place a starting building
ask-marquise-home_keep = Choose the homeland of the keep
ask-marquise-home_building = Place a starting building in each homeland
ask-marquise-where = There are too few pieces: choose where one goes
ask-marquise-daylight = Choose an action
ask-marquise-build_site = Choose a clearing to build in
ask-marquise-build_what = Choose what to build
ask-marquise-build_wood = Choose where the wood comes from
ask-marquise-overwork_place = Choose a sawmill to overwork
ask-marquise-overwork_card = Choose a card to spend
ask-marquise-hospitals = Spend a card to bring the fallen to the keep?

## Options

do-keep-in = Place the keep in { $place }
do-place = Place { A($piece) } in { $place }
do-battle = Battle
do-march = March: take up to two moves
do-recruit = Recruit at every recruiter
do-build = Build
do-overwork = Overwork a sawmill
do-extra = Spend { $card } for one more action
do-build-in = Build in { $place }
do-raise = Build { A($piece) }
do-wood-from = Remove wood from { $place }
do-overwork-in = Overwork in { $place }
do-overwork-with = Spend { $card }
do-heal-with = Spend { $card } to save them

## Names

faction-marquise_de_cat = Marquise de Cat
    .class = proper
piece-sawmill = { $count ->
        [one] sawmill
       *[other] sawmills
    }
piece-workshop = { $count ->
        [one] workshop
       *[other] workshops
    }
piece-recruiter = { $count ->
        [one] recruiter
       *[other] recruiters
    }
piece-keep = { $count ->
        [one] keep
       *[other] keeps
    }
piece-wood = wood
    .class = mass
trigger-field_hospitals = field hospitals

## The board

part-sawmill = Sawmills
part-workshop = Workshops
part-recruiter = Recruiters
part-wood = Wood in supply
space-building = { $cost } wood, { $points } vp
    .card = { $cost } wood, { $points } vp, +1 card

## Her turn in short

allowance-recruit = { $count ->
        [one] recruit
       *[other] recruits
    }
allowance-wood = wood to pay
verb-battle = Battle
verb-march = March
verb-recruit = Recruit
verb-build = Build
verb-overwork = Overwork
verb-extra = Bird card
verb-build-in = Build in
verb-raise = Build
verb-wood-from = Wood from
verb-heal-with = Save
verb-keep-in = Place keep
verb-overwork-in = Overwork in
verb-overwork-with = Spend
verb-place = Place

## Deeds as a whole

deed-build =
    .placed = { $seat } builds { A($piece) } in { $place }
    .removed = { $owner } spends { SOME($count, $piece) } from { $place }
deed-recruit =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }
deed-overwork =
    .placed = { $seat } overworks: { SOME($count, $piece) } in { $place }
