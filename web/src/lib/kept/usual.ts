/** The setup with which somebody has begun a game last: they may begin it again with one press. */

import type { Setup } from "../../api/types";
import { keep, recall } from "./kept";

const NAME = "usual";

/** Remember a setup; one for which others are invited takes more than a press. */
export function keepUsual(setup: Setup): void {
  if (!setup.seats.some((seat) => seat.player === "invite")) keep(NAME, setup);
}

export const usual = (): Setup | null => recall<Setup | null>(NAME, null);

/** A setup that can no longer be played is not usual any more. */
export const forgetUsual = (): void => keep(NAME, null);
