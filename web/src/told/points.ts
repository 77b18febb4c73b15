/** Points won or lost, in words. */

import { t } from "../lib/words";

export const pointsBy = (by: number): string =>
  t("points-by", { by: by > 0 ? `+${by}` : `−${-by}`, count: Math.abs(by) });
