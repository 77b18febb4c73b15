/** Games as files: saving what somebody may have of one. */

import { api } from "../../api/client";
import { isSite } from "../../lib/address";

/**
 * Save a game as a file; whether that holds the game itself.  Of a game that is not over a server
 * hands out what this viewer saw; where the engine is in the page, all is the player's own.
 */
export async function saveGame(id: string, token: string | null): Promise<boolean> {
  const present = await api.state(id, token);
  const exact = (present.over || isSite) && present.record !== false;
  const blob = await api.record(id, token, !exact);
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `undergrowth-${id}${exact ? "" : "-as-seen"}.jsonl`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return exact;
}
