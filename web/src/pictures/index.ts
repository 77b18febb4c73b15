/** Which picture and colour goes with an id.  Unknown ids get a colour of their own and a plain shape. */
import type { CataloguePicture } from "../api/types";
import { dot, own, type Drawing } from "./drawing";
import { heads } from "./heads";
import iconData from "./icons.generated.json";
import kindData from "./kinds.json";
import { SCENES, type Scene } from "./landscape";
import itemData from "./items.json";
import landmarkData from "./landmarks.json";
import { learned } from "./learned.svelte";
import { bodies, things } from "./shapes";
import { signs } from "./signs";
import portraitData from "./portraits.json";
import suitData from "./suits.json";
import verbData from "./verbs.json";
import wordData from "./words.json";

export type { Drawing, Stroke, Tone } from "./drawing";

export interface Colours {
  /** The ground. */
  color: string;
  /** What is readable on it. */
  ink: string;
}

export interface FactionLook extends Colours {
  head: Drawing;
  /** What stands for its head where it has no picture of its own; else nothing. */
  letter: string;
  /** Path data on the canvas of the head: the body of its figures. */
  body: string;
}

/** The colours of a landscape, and what it is made of. */
export interface Ground {
  color: string;
  tint: string;
  scene: Scene;
}

export interface SuitLook extends Colours, Ground {
  mark: Drawing;
}

export interface PieceLook {
  picture: Drawing | null;
  /** The suit printed on the piece, if any. */
  suit: string | null;
}

/** What a card tells of its picture. */
export interface FaceNamed {
  picture?: string | undefined;
  item?: string | null;
  kind: string;
  suit: string;
}

interface SuitRow extends Colours {
  picture: string;
  tint: string;
  scene: string;
}

const suits: Record<string, SuitRow> = suitData;
const portraits: Record<string, string> = portraitData;
const kinds: Record<string, string> = kindData;
const items: Record<string, string> = itemData;
const landmarks: Record<string, string> = landmarkData;
const words: Record<string, string> = wordData;
const verbs: Record<string, string> = verbData;
const icons: Record<string, { size: number; strokes: string[] }> = iconData;

const blank: Drawing = own(dot(24, 24, 15));
const plainBody = "cloak";
const plainHead: Drawing = own(dot(24, 25, 17), `${dot(18, 25, 2.5)}${dot(30, 25, 2.5)}`);

/** A drawing by name, ours or one of game-icons; null when there is none. */
export function drawing(name: string): Drawing | null {
  const icon = icons[name];
  if (icon) return { size: icon.size, strokes: icon.strokes.map((d) => ({ tone: "shape", d })) };
  return things[name] ?? heads[name] ?? null;
}

/** A picture of the catalogue: one of ours by name, or strokes of its own; null when it is neither. */
function pictured(picture: CataloguePicture | undefined): Drawing | null {
  if (!picture) return null;
  return picture.strokes.length ? picture : drawing(picture.name);
}

/** A number that is always the same for a word. */
export function numberOf(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
  return sum;
}

/** Colours for an id that the data does not know. */
export function madeColours(id: string): Colours {
  return { color: `hsl(${numberOf(id) % 360} 38% 36%)`, ink: "#ffffff" };
}

export function factionLook(id: string): FactionLook {
  const look = learned(id);
  const { color, ink } = look ?? madeColours(id);
  const body = bodies[look?.body || plainBody] ?? look?.body ?? "";
  const head = pictured(look?.head);
  const letter = head ? "" : (look?.letter ?? id.charAt(0).toUpperCase());
  return { color, ink, head: head ?? plainHead, letter, body };
}

/** The place of a suit among those that have a look of their own; -1: it has none. */
export const suitNumber = (id: string): number => Object.keys(suits).indexOf(id);

export function suitLook(id: string): SuitLook {
  const row = suits[id];
  const colours = row ?? { ...madeColours(id), tint: "#e8e0d0" };
  const { color, ink, tint } = colours;
  return { color, ink, tint, mark: drawing(row?.picture ?? "") ?? blank, scene: sceneOf(row, id) };
}

function sceneOf(row: SuitRow | undefined, id: string): Scene {
  const named = SCENES.find((scene) => scene === row?.scene);
  return named ?? SCENES[numberOf(id) % SCENES.length] ?? "wood";
}

/** What may stand for a character, a leader, a minister...: a picture for its id, or a figure. */
export const portraitNames = (id: string): string[] => [portraits[id] ?? "supporter"];

/** Whether somebody has a picture of their own. */
export const isPortrayed = (id: string | undefined): boolean => !!id && id in portraits;

/** The ground behind somebody, in colours of their own or of whom they belong to. */
export function groundOf(id: string, color = madeColours(id).color): Ground {
  return { color, tint: "#f1e6cc", scene: sceneOf(undefined, id) };
}

/** What may stand on the face of a card, best first: its own picture, its item, its kind, its suit. */
export function faceNames(card: FaceNamed): string[] {
  const item = card.item ? (items[card.item] ?? card.item) : "";
  const named = [card.picture ?? "", item, kinds[card.kind] ?? ""];
  return [...named, suits[card.suit]?.picture ?? "card"].filter(Boolean);
}

/** The picture on a piece that is no figure; null when the piece shows the first letter of its name. */
export function pieceLook(owner: string, piece: string): PieceLook {
  const row = learned(owner)?.pieces[piece];
  if (!row) return { picture: drawing(piece), suit: null };
  return { picture: pictured(row.picture), suit: row.suit };
}

export function itemPicture(id: string): Drawing | null {
  return drawing(items[id] ?? id);
}

export function landmarkPicture(id: string): Drawing | null {
  return drawing(landmarks[id] ?? id);
}

/** A picture that stands for a common word of the boards (`vp`, `card`), or null. */
export function wordPicture(word: string): Drawing | null {
  const name = words[word.toLowerCase()];
  return name ? (drawing(name) ?? signs[name] ?? null) : null;
}

/** The picture of a verb, by the name the engine gives it. */
export function verbPicture(name: string): Drawing {
  return drawing(verbs[name] ?? name) ?? drawing(verbs["action"] ?? "") ?? blank;
}

export const ruinPicture: Drawing = things["ruin"] ?? blank;
