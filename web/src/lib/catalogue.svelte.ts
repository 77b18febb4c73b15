/** The catalogue, read once, and words looked up in it. */

import { api } from "../api/client";
import type { Catalogue, CatalogueBrief, CatalogueMap, Lore, Titled } from "../api/types";
import { learnLooks } from "../pictures/learned.svelte";
import { placeNamed, placeTitle } from "../table/map/further";
import { ownersOf } from "../table/names";
import { learnWords, t, wordOf } from "./words";

let pending: Promise<Catalogue> | null = null;

/** The catalogue; asked for once, and again after a failure. */
export function catalogue(): Promise<Catalogue> {
  pending ??= asked();
  return pending;
}

async function asked(): Promise<Catalogue> {
  try {
    const all = withLore(await api.catalogue());
    learnLooks(ownersOf(all));
    const suits = Object.fromEntries(all.suits.map(({ id, title }) => [id, title]));
    learnWords({ ...suits, ...all.words });
    return all;
  } catch (error) {
    pending = null;
    throw error;
  }
}

class Told {
  lore = $state.raw<Lore>({ about: [], sections: [] });
}

const told = new Told();
let reading = false;

/** Read the texts, once; again after a failure, when somebody asks. */
function readLore(): void {
  if (reading) return;
  reading = true;
  api.lore().then(
    (lore) => (told.lore = lore),
    () => (reading = false),
  );
}

/** A catalogue whose texts are read when somebody first looks at them; until then there are none. */
function withLore(all: CatalogueBrief): Catalogue {
  const given = <Key extends keyof Lore>(key: Key) => ({
    enumerable: true,
    get: (): Lore[Key] => {
      readLore();
      return told.lore[key];
    },
  });
  const texts = { about: given("about"), sections: given("sections") };
  return Object.defineProperties(all, texts) as Catalogue;
}

const titled = (list: Titled[], id: string): string | undefined =>
  list.find((each) => each.id === id)?.title;

/** An id made readable, for words the catalogue does not have. */
export function readable(id: string): string {
  const words = wordOf(id) ?? id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const factionTitle = (all: Catalogue, id: string | null): string =>
  id === null ? t("nobody-title") : (titled(ownersOf(all), id) ?? readable(id));

export const mapOf = (all: Catalogue, id: string): CatalogueMap | undefined =>
  all.maps.find((map) => map.id === id);

/** A target of an option in words, such as `clearing 5` or the title of a card. */
export function targetTitle(all: Catalogue, map: string, domain: string, id: string): string {
  if (domain === "place") {
    return placeTitle(placeNamed(mapOf(all, map), id));
  }
  const lists: Record<string, Titled[]> = {
    card: all.cards,
    faction: ownersOf(all),
    item: all.items,
    suit: all.suits,
    quest: all.quests.map(({ name, title }) => ({ id: name, title })),
    piece: ownersOf(all).flatMap((owner) => owner.pieces),
    landmark: all.landmarks,
  };
  return titled(lists[domain] ?? [], id) ?? readable(id);
}
