/** House rules: what a group may agree on before a game, and what was agreed on in one. */

import type { About, Catalogue, Setup, SetupOption } from "../../api/types";

const HOUSE_RULES = "house_rules";

/** The option that lists them, if any is installed. */
export const houseRules = (all: Catalogue): SetupOption | undefined =>
  all.options.find((option) => option.id === HOUSE_RULES && option.values.length > 0);

/** Those that a setup names. */
export const agreed = (setup: Setup): string[] => (setup[HOUSE_RULES] ?? []) as string[];

/** The setup with one of them more or less. */
export const withRule = (setup: Setup, id: string, on: boolean): Setup => ({
  ...setup,
  [HOUSE_RULES]: on ? [...agreed(setup), id] : agreed(setup).filter((other) => other !== id),
});

/** Those of a game, as its view tells, each with its line. */
export function inForce(all: Catalogue, told: Record<string, unknown>): About[] {
  const known = houseRules(all)?.values ?? [];
  return ((told[HOUSE_RULES] ?? []) as string[]).map(
    (id) => known.find((each) => each.id === id) ?? { id, title: id, about: "" },
  );
}
