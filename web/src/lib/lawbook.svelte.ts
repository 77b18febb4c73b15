/** Sections of the Law in our words: which one is being read, and how they are found. */

import type { CatalogueSection } from "../api/types";

/** `9.2.9.IIa` is part of `9.2.9.II`. */
const NESTED = /^(.*\.[IVX]+)[a-z]$/;

class Lawbook {
  /** What is being read, as it was cited; nothing: the book is closed. */
  cited = $state("");
}

export const lawbook = new Lawbook();

/** The section that one is part of, or nothing. */
export function above(number: string): string {
  const nested = NESTED.exec(number);
  return nested?.[1] ?? number.slice(0, Math.max(number.lastIndexOf("."), 0));
}

/** The narrowest section that holds all of these; nothing where they share none. */
export function shared(sections: string[]): string {
  const [first = "", ...others] = sections.filter((each) => each);
  for (let part = first; part; part = above(part)) {
    const holds = (each: string): boolean => each === part || each.startsWith(`${part}.`);
    if (others.every(holds)) return part;
  }
  return "";
}

const numberOf = (id: string): string => id.slice(id.indexOf(":") + 1);

/** The section of this number; of one that nothing is told of, the one it is part of. */
export function sectionOf(all: CatalogueSection[], cited: string): CatalogueSection | undefined {
  for (let sought = numberOf(cited.trim()); sought; sought = above(sought)) {
    const owner = cited.includes(":")
      ? `${cited.slice(0, cited.indexOf(":") + 1)}${sought}`
      : sought;
    const found =
      all.find((each) => each.id === owner) ?? all.find((each) => numberOf(each.id) === sought);
    if (found) return found;
  }
  return undefined;
}

/** The sections that a citation names, each once: `6.2.3, 9.1` names two. */
export function sectionsOf(all: CatalogueSection[], cited: string): CatalogueSection[] {
  const found = cited.split(",").flatMap((each) => sectionOf(all, each) ?? []);
  return found.filter((each, at) => found.indexOf(each) === at);
}

/** What a section consists of, one level down. */
export function partsOfSection(all: CatalogueSection[], id: string): CatalogueSection[] {
  const owner = id.slice(0, id.indexOf(":") + 1);
  return all.filter(
    (each) => each.id.startsWith(owner) && `${owner}${above(numberOf(each.id))}` === id,
  );
}

/** The sections around one, the widest first. */
export function around(all: CatalogueSection[], id: string): CatalogueSection[] {
  const found: CatalogueSection[] = [];
  const owner = id.slice(0, id.indexOf(":") + 1);
  for (let part = above(numberOf(id)); part; part = above(part)) {
    const wider = all.find((each) => each.id === `${owner}${part}`);
    if (wider) found.unshift(wider);
  }
  return found;
}
