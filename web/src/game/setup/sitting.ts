/** Who sits where, in the reader's words. */

import type { Catalogue, State, ViewOwner } from "../../api/types";
import { t } from "../../lib/words";
import { AUTOMATED } from "./setups";

/** Who plays a seat: the reader, somebody by name, a computer player, or nobody yet. */
export function whoPlays(state: State, at: number, catalogue: Catalogue): string {
  const seat = state.seats[at];
  if (!seat) return "";
  if (seat.stand_in) {
    const player = catalogue.players.find((each) => each.id === seat.stand_in)?.title;
    return t("people-stands-in", {
      player: player ?? seat.stand_in,
      person: seat.name ?? t("person"),
    });
  }
  if (seat.faction !== null && seat.faction === state.viewer) return seat.name ?? t("you");
  if (seat.name) return seat.name;
  if (seat.player === AUTOMATED) return t("plays-by-itself");
  if (seat.player !== "person") {
    return catalogue.players.find((player) => player.id === seat.player)?.title ?? seat.player;
  }
  return seat.claimed ? t("person") : t("not-here-yet");
}

/** The owners without a seat that somebody decides for. */
export const decidedBy = (state: State, faction: string): ViewOwner[] =>
  (state.view.owners ?? []).filter((owner) => owner.decider === faction);
