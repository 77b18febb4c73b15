/** Everything in the box that has a card of its own, in one list that is filtered and searched. */

import type { Catalogue, CatalogueTold } from "../api/types";
import { meets, soughtIn } from "./rules";

/** The sorts of cards, in the order in which they are shown. */
export const SORTS = ["card", "quest", "landmark", "hireling", "character"] as const;
export type Sort = (typeof SORTS)[number];

/** The messages that name them: all of a sort, and one. */
export const SORT_WORDS: Record<Sort, { all: string; one: string }> = {
  card: { all: "cards-of-card", one: "cards" },
  quest: { all: "cards-of-quest", one: "cards-of-quest-one" },
  landmark: { all: "cards-of-landmark", one: "cards-of-landmark-one" },
  hireling: { all: "cards-of-hireling", one: "cards-of-hireling-one" },
  character: { all: "cards-of-character", one: "cards-of-character-one" },
};

export interface Leaflet {
  sort: Sort;
  id: string;
  title: string;
  /** What it says, for the search. */
  text: string;
  suit: string;
  /** Of a card: an item, an effect that stays... */
  kind: string;
  /** The decks it is in, with how often. */
  decks: Record<string, number>;
  told?: CatalogueTold | undefined;
}

export interface Wanted {
  words: string;
  sort: Sort | "";
  deck: string;
  suit: string;
  kind: string;
}

export const NOTHING_WANTED: Wanted = { words: "", sort: "", deck: "", suit: "", kind: "" };

/** Cards that are part of no deck of their own, but join one. */
export const JOINING = "joining";

/** All of them. */
export function everyCard(all: Catalogue): Leaflet[] {
  const told = new Map((all.about ?? []).map((each) => [`${each.kind} ${each.id}`, each]));
  const decks = (id: string): Record<string, number> =>
    Object.fromEntries(
      all.decks.flatMap((deck) => (deck.cards?.[id] ? [[deck.id, deck.cards[id]]] : [])),
    );
  const spoken = (sort: Sort) =>
    (all.about ?? [])
      .filter((each) => each.kind === sort)
      .map((each) => ({ ...leaflet(sort, each.id, each.title, each.text), told: each }));
  return [
    ...all.cards.map((card) => ({
      ...leaflet("card", card.id, card.title, `${card.text} ${card.short ?? ""}`),
      suit: card.suit,
      kind: card.kind,
      decks: decks(card.id),
      told: told.get(`card ${card.id}`),
    })),
    ...all.quests.map((quest) => {
      const name = quest.name ?? String(quest.id);
      const about = told.get(`quest ${name}`);
      const made = leaflet("quest", name, quest.title, quest.items.join(" "));
      return { ...made, suit: quest.suit, told: about };
    }),
    ...spoken("landmark"),
    ...spoken("hireling"),
    ...spoken("character"),
  ];
}

const leaflet = (sort: Sort, id: string, title: string, text: string): Leaflet => ({
  sort,
  id,
  title,
  text,
  suit: "",
  kind: "",
  decks: {},
});

/** Those that are wanted: in their order; where words are sought, those that are called so first. */
export function wantedOf(all: Leaflet[], wanted: Wanted): Leaflet[] {
  const sought = soughtIn(wanted.words);
  const inDeck = (each: Leaflet): boolean =>
    !wanted.deck ||
    (wanted.deck === JOINING
      ? each.sort === "card" && Object.keys(each.decks).length === 0
      : wanted.deck in each.decks);
  const fits = all.filter(
    (each) =>
      (!wanted.sort || each.sort === wanted.sort) &&
      (!wanted.suit || each.suit === wanted.suit) &&
      (!wanted.kind || each.kind === wanted.kind) &&
      inDeck(each),
  );
  if (!sought.length) return fits;
  return fits
    .map((each, at) => ({ each, at, worth: meets(sought, each.title, each.text) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ each }) => each);
}
