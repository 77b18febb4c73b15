/** The factions of a setup's seats. */

import type { Catalogue, CatalogueFaction, Setup, SetupOption } from "../../api/types";

export const isUsual = (option: SetupOption, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(option.default);

/** Whether the setup lets factions be chosen in the game. */
export const drafting = (all: Catalogue, setup: Setup): boolean =>
  all.options.some((option) => option.drafts && !isUsual(option, setup[option.id]));

/** The faction of a seat's entry, without what is chosen for it. */
export const factionOf = (entry: string | null): string | null => entry?.split(":")[0] ?? null;

export const known = (all: Catalogue, entry: string | null): CatalogueFaction | undefined =>
  all.factions.find((each) => each.id === factionOf(entry));

/** Whether a faction plays by itself: nobody drafts it. */
export const automated = (all: Catalogue, entry: string | null): boolean =>
  !!known(all, entry)?.automates;
