/** What the catalogue tells of the things an option points at.  No rule stands here. */

import type { Catalogue, CatalogueTold, Choice } from "../api/types";

/** What is told of a thing, if anything is. */
export const toldOf = (
  all: Catalogue,
  kind: string,
  id: string | null,
): CatalogueTold | undefined => all.about?.find((each) => each.kind === kind && each.id === id);

/** Of an owner without a seat, which options name as they do factions. */
const unseated = (all: Catalogue, kind: string, id: string): CatalogueTold | undefined =>
  kind === "faction" ? toldOf(all, "hireling", id) : undefined;

/** An option and what is told of what it names. */
export interface Pictured {
  choice: Choice;
  told: CatalogueTold;
}

/** The options of a question as pictures, where each names one thing that is told of at it. */
export function pictured(all: Catalogue, prompt: string, options: Choice[]): Pictured[] {
  const found = options.flatMap((choice) => {
    const [told] = introduction(all, prompt, choice);
    return told ? [{ choice, told }] : [];
  });
  return found.length === options.length && found.length > 1 ? found : [];
}

/** At a question where somebody chooses what they do not know yet: what an option is. */
export function introduction(all: Catalogue, prompt: string, choice: Choice): CatalogueTold[] {
  if (!all.introduces?.includes(prompt)) return [];
  return Object.entries(choice.targets).flatMap(([kind, ids]) =>
    ids.flatMap((id) => toldOf(all, kind, id) ?? unseated(all, kind, id) ?? []),
  );
}
