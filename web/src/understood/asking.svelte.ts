/** Whether advice is being asked for; the key, the button and the panel share it. */

import type { Asking } from "../game/table.svelte";

export const asking = $state({ open: false });

/** Whether the reader may ask now: they are asked themselves, and the table allows it. */
export const mayAsk = (table: Asking): boolean =>
  table.asking !== undefined &&
  table.mine &&
  (table.shown?.hints ?? false) &&
  (table.shown?.decision?.options?.length ?? 0) > 1;
