### Why something cannot be done to Chameleandroid.  A reason stands within a line: it begins small and ends without a full stop.

why-android_stays = Chameleandroid is never removed, and none of its ego there can stand in for it now
why-android_ego_go_along = ego are moved with Chameleandroid alone
why-android_moves_itself = Chameleandroid is moved in its own turn alone, and only into clearings
why-half_are_abducted = half of the warriors go along, rounded up
