### Why something is not offered.  A reason stands within a line: it begins small and ends without a full stop.

why-mastermind_stays = Chameleander is never removed, and no ego can stand in for it now
why-ego_goes_with_it = ego are moved with Chameleander alone
why-moved_on_own_turn = Chameleander is moved on its own turn alone, from clearing to clearing
why-few_paths = { $place } has too few paths for Chameleander to begin there
why-no_such_ego = no such ego lies in your clearing
why-slough_takes = you slough first in Birdsong, with { $count } cards and an ego on the track
why-no_skips_left = you have skipped as often as you may this turn
why-no_way_to = no move leads from your clearing to { $place }
why-boast_with_birds = you boast with bird cards alone
why-no_deeds_left = no actions are left; give up an ego for one more
why-quelled_already = you have quelled this turn
why-not_beckoned = you beckon factions with a piece in your clearing or next to it and a warrior that can be placed
why-not_dragged = that warrior cannot go the same way
why-marked_already = you have marked for death this turn
why-nobody_to_mark = no warrior in your clearing can be replaced with an ego
why-not_marked = that warrior cannot be replaced with an ego
why-cajoled_already = you have cajoled this turn
why-nobody_to_cajole = no other player rules your clearing
why-no_ego_placed = you have no ego on the track that could be placed in your clearing
why-not_ego = that is none of the ego that have just come back
