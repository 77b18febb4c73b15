/** The odds that matter now: of the option that is meant, of the battle that is fought. */

import type { ViewBattle } from "../api/types";
import type { Choosing } from "../game/answering/choosing.svelte";
import { battlesOf } from "./odds";

/** The battles of the option that is meant, or the one in progress before its dice fall. */
export function oddsNow(choosing: Choosing): ViewBattle[] {
  if (choosing.begins.length) return choosing.begins;
  const meant =
    choosing.hovered ?? (choosing.options.length === 1 ? choosing.options[0] : undefined);
  const found = meant ? battlesOf(choosing.ahead?.outcomes[meant.text]) : [];
  const here = found.filter((battle) => battle.place === choosing.map.at);
  if (found.length) return here.length ? here : found;
  const fought = choosing.state?.view.battle;
  return fought ? battlesOf({ certain: true, battle: fought }) : [];
}

/** All that the open question may begin, each once; where nothing can be pointed at, they are listed. */
export function oddsOfAll(choosing: Choosing): ViewBattle[] {
  const known = new Map<string, ViewBattle>();
  for (const choice of choosing.options) {
    for (const battle of battlesOf(choosing.ahead?.outcomes[choice.text])) {
      known.set(`${battle.place} ${battle.sides.map((side) => side.owner).join(" ")}`, battle);
    }
  }
  const fought = choosing.state?.view.battle;
  return known.size
    ? [...known.values()]
    : fought
      ? battlesOf({ certain: true, battle: fought })
      : [];
}
