/** The Law in our words as a book: its chapters, what they consist of, and a search through all of it. */

import type { Catalogue, CatalogueSection, CatalogueTold } from "../api/types";
import { above, partsOfSection, sectionOf } from "../lib/lawbook.svelte";

export interface Leaf {
  section: CatalogueSection;
  /** How deep it lies: a chapter is 0. */
  depth: number;
}

/** The number of a section, without the package it may be of. */
export const numberOf = (id: string): string => id.slice(id.indexOf(":") + 1);

/** The address of a section in the book: a dot would look like that of a file. */
export function pathOf(id: string): string {
  const owner = id.slice(0, id.indexOf(":") + 1);
  return `/rules/${encodeURIComponent(owner + numberOf(id).replaceAll(".", "-"))}`;
}

/** The section at such an address. */
export function sectionAt(at: string): string {
  const owner = at.slice(0, at.indexOf(":") + 1);
  return owner + numberOf(at).replaceAll("-", ".");
}

const isChapter = (section: CatalogueSection): boolean => above(numberOf(section.id)) === "";

/** The chapters of the book, in the order of the Law. */
export const chapters = (all: CatalogueSection[]): CatalogueSection[] => all.filter(isChapter);

/** The chapter that holds a section, as it was cited; the first one where nothing is cited or told. */
export function chapterOf(all: CatalogueSection[], cited: string): CatalogueSection | undefined {
  let at = cited ? sectionOf(all, cited) : undefined;
  while (at && !isChapter(at)) {
    const owner = at.id.slice(0, at.id.indexOf(":") + 1);
    const wider = sectionOf(all, owner + above(numberOf(at.id)));
    if (!wider || wider === at) break;
    at = wider;
  }
  return at ?? all.find(isChapter);
}

/** A section and all that it consists of, each followed by its own parts. */
export function leaves(all: CatalogueSection[], section: CatalogueSection, depth = 0): Leaf[] {
  const parts = partsOfSection(all, section.id);
  return [{ section, depth }, ...parts.flatMap((part) => leaves(all, part, depth + 1))];
}

/** The words that are sought, in small letters. */
export const soughtIn = (text: string): string[] =>
  text.toLocaleLowerCase().replaceAll("§", " ").split(/\s+/).filter(Boolean);

/** How well a text with a title meets words that are sought: 0 where one of them is missing. */
export function meets(sought: string[], title: string, text: string, number = ""): number {
  const [named, told] = [title.toLocaleLowerCase(), text.toLocaleLowerCase()];
  const numbered = number.toLocaleLowerCase();
  let sum = 0;
  for (const word of sought) {
    if (numbered === word) sum += 100;
    else if (numbered && numbered.startsWith(`${word}.`)) sum += 20;
    else if (named === word) sum += 40;
    else if (named.includes(word)) sum += 10;
    else if (told.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** The sections in which all words stand: the best first, those as good in the order of the Law. */
export function found(all: CatalogueSection[], words: string): CatalogueSection[] {
  const sought = soughtIn(words);
  if (!sought.length) return [];
  return all
    .map((section, at) => ({
      section,
      at,
      worth: meets(sought, section.title, section.text, numberOf(section.id)),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ section }) => section);
}

/** A text in pieces, those that are sought marked. */
export function marked(text: string, words: string): { text: string; hit: boolean }[] {
  const sought = soughtIn(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!sought.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${sought.join("|")})`, "gi"))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}

/** The faction a section is about, where all of it is about one; not a second of a kind. */
export function factionOfChapter(all: Catalogue, id: string): CatalogueTold | undefined {
  const told = all.about?.find((each) => each.kind === "faction" && isOf(each, id));
  const needs = all.factions?.find((each) => each.id === told?.id)?.needs;
  return needs ? undefined : told;
}

const isOf = (told: CatalogueTold, id: string): boolean =>
  told.law !== "" && (told.law === id || told.law === numberOf(id));
