### Why something of these hirelings is not offered (CC, TMOD).

why-agent_cannot_go_there = that clearing is not next to the Agent, or it cannot be moved there
why-no_mark_of_death = no such warrior or Vagabond there can be marked, or you have no card for that clearing
why-card_for_elsewhere = { $card } does not match { $place }, where somebody has been marked
