/** Words for ids, all of them from the catalogue, and what stands in a place in words. */
import { language, t, wordOf } from "../lib/words";
import type {
  BoardItem,
  Catalogue,
  CatalogueCard,
  CatalogueOwner,
  CatalogueQuest,
  State,
  ViewPiece,
  ViewPlace,
} from "../api/types";
import { toldOf } from "../lib/told";
import { portraitNames } from "../pictures";
import { placeTitle, type NamedPlace } from "./map/further";

export interface Names {
  faction(id: string): string;
  piece(owner: string, id: string): string;
  /** A letter for a warrior with a name, who looks like the ordinary ones; nothing for others. */
  letter(owner: string, id: string): string;
  suit(id: string): string;
  item(id: string): string;
  landmark(id: string): string;
  card(id: string): CatalogueCard | null;
  /** A quest by its id or the name options call it by. */
  quest(id: number | string): CatalogueQuest | null;
  /** A text in which ids stand as their titles. */
  words(text: string): string;
  /** What a part of a board says: a suit, an id, or words of the engine. */
  value(text: string): string;
}

const made = new WeakMap<Catalogue, Names>();

/** All who own pieces, with a seat or without one. */
export function ownersOf(catalogue: Catalogue): CatalogueOwner[] {
  return [...catalogue.factions, ...(catalogue.owners ?? [])];
}

/** The names of a catalogue; the same object for the same catalogue. */
export function names(catalogue: Catalogue): Names {
  const known = made.get(catalogue) ?? makeNames(catalogue);
  made.set(catalogue, known);
  return known;
}

function makeNames(catalogue: Catalogue): Names {
  const owners = new Map(ownersOf(catalogue).map((owner) => [owner.id, owner]));
  const cards = new Map(catalogue.cards.map((card) => [card.id, card]));
  const title = (list: { id: string; title: string }[] | undefined, id: string): string =>
    list?.find((entry) => entry.id === id)?.title ?? plain(id);
  const faction = (id: string): string => owners.get(id)?.title ?? capital(plain(id));
  const piece = (owner: string, id: string): string =>
    owners.get(owner)?.pieces.find((p) => p.id === id)?.title ?? plain(id);
  const letter = (owner: string, id: string): string => {
    const warriors = owners.get(owner)?.pieces.filter((p) => p.kind === "warrior") ?? [];
    return warriors.slice(1).some((p) => p.id === id) ? capital(piece(owner, id)).charAt(0) : "";
  };
  const words = (text: string): string =>
    text.replace(/[a-z0-9]+(?:_[a-z0-9]+)+/g, (word) =>
      owners.has(word) ? faction(word) : (cards.get(word)?.title ?? plain(word)),
    );
  return {
    faction,
    piece,
    letter,
    suit: (id) => title(catalogue.suits, id),
    item: (id) => title(catalogue.items, id),
    landmark: (id) => title(catalogue.landmarks, id),
    card: (id) => cards.get(id) ?? null,
    quest: (id) => catalogue.quests.find((quest) => quest.name === id || quest.id === id) ?? null,
    words,
    value: (text) =>
      capital(catalogue.suits.find((suit) => suit.id === text)?.title ?? words(plain(text))),
  };
}

/** What a card that is in no deck is called among those that can be enlarged: `leader:despot`. */
export const portraitKey = (kind: string, id: string): string => `${kind}:${id}`;

/** The face of a card that is in no deck, such as a leader's. */
function portraitFace(catalogue: Catalogue, kind: string, id: string): CatalogueCard {
  const told = toldOf(catalogue, kind, id);
  return {
    ...{ id: portraitKey(kind, id), title: told?.title ?? names(catalogue).value(id) },
    ...{ suit: "", kind: "", cost: {}, any_cost: 0, item: null, points: 0 },
    ...{ text: told?.text ?? "", short: told?.short ?? "", picture: portraitNames(id)[0] ?? "" },
  };
}

/** What is printed on a card, a quest or a portrait, by its id; nothing for all else. */
export function faceOf(catalogue: Catalogue, id: string): CatalogueCard | null {
  const n = names(catalogue);
  const [kind = "", of] = id.split(":");
  if (of) return portraitFace(catalogue, kind, of);
  const quest = n.card(id) ? null : n.quest(id);
  if (!quest) return n.card(id);
  const needs = new Intl.ListFormat(language()).format(quest.items.map((item) => n.item(item)));
  return {
    id: quest.name,
    title: quest.title,
    suit: quest.suit,
    kind: "quest",
    cost: {},
    any_cost: 0,
    item: null,
    points: 0,
    text: t("quest-takes", { needs, suit: n.suit(quest.suit) }),
    short: "",
    picture: "",
  };
}

/** An id as words. */
export function plain(id: string): string {
  return wordOf(id) ?? id.replaceAll("_", " ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3 × warrior, sawmill`: the pieces of one owner. */
export function piecesInWords(pieces: ViewPiece[], n: Names): string {
  return pieces.map((p) => counted(p.count, n.piece(p.owner, p.piece))).join(", ");
}

export function counted(count: number, name: string): string {
  return count === 1 ? name : `${count} × ${name}`;
}

/** `Torch, exhausted`. */
export function itemInWords(item: BoardItem, n: Names): string {
  const state = [item.exhausted ? t("exhausted") : "", item.damaged ? t("damaged") : ""];
  return [n.item(item.item), ...state].filter(Boolean).join(", ");
}

export interface PlaceWords {
  /** `Clearing 5`, `Forest f2`. */
  title: string;
  /** Suits, slots, ruin, and what else belongs to the place itself. */
  ground: string[];
  owners: { owner: string; title: string; pieces: ViewPiece[]; text: string }[];
  /** All of it as one sentence, for a screen reader. */
  sentence: string;
}

/** What a place is and what stands there. */
export function placeInWords(place: NamedPlace, state: State, catalogue: Catalogue): PlaceWords {
  const n = names(catalogue);
  const seen = state.view.places.find((one) => one.id === place.id);
  const pieces = seen?.pieces ?? [];
  const owners = [...new Set(pieces.map((piece) => piece.owner))].map((owner) => {
    const own = pieces.filter((piece) => piece.owner === owner);
    return { owner, title: n.faction(owner), pieces: own, text: piecesInWords(own, n) };
  });
  const title = placeTitle(place);
  const isGround = place.kind === "clearing" || place.kind === "holding";
  const ground = isGround ? groundInWords(seen, slotsOf(place, seen), n) : [];
  const marks = (state.view.landmarks ?? []).filter((mark) => mark.place === place.id);
  ground.push(...marks.map((mark) => mark.title ?? n.landmark(mark.id)));
  const stands = owners.map((owner) => `${owner.title}: ${owner.text}`);
  const sentence = [
    title,
    ...ground,
    ...(stands.length ? stands : [t("nothing-stands-here")]),
  ].join("; ");
  return { title, ground, owners, sentence };
}

/** How many slots there are; of a place beyond the map, those that are open and those filled. */
export function slotsOf(place: NamedPlace, seen: ViewPlace | undefined): number {
  if (place.kind !== "holding") return place.slots;
  const filled = (seen?.pieces ?? []).filter((piece) => piece.kind === "building");
  return filled.reduce((sum, piece) => sum + piece.count, seen?.open_slots ?? 0);
}

function groundInWords(seen: ViewPlace | undefined, slots: number, n: Names): string[] {
  if (seen?.flooded) return [t("flooded")];
  const found: string[] = [];
  const suits = seen?.suits ?? [];
  found.push(suits.length ? suits.map((suit) => n.suit(suit)).join(` ${t("and")} `) : t("no-suit"));
  const open = seen?.open_slots ?? slots;
  if (slots > 0) found.push(t("slots-open", { open, slots }));
  if (typeof seen?.ruin === "number")
    found.push(seen.ruin ? t("ruin-hidden", { count: seen.ruin }) : t("ruin"));
  if (seen?.blocked_by) found.push(t("blocked-by", { item: n.item(seen.blocked_by) }));
  return found;
}
