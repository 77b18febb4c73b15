/** Reading the boards generically: which piece stands on a track, what is printed on a space. */
import type {
  BoardPart,
  BoardPortrait,
  BoardRank,
  BoardSpace,
  Catalogue,
  CataloguePiece,
} from "../../api/types";
import { wordPicture } from "../../pictures";
import { ownersOf } from "../names";

export interface SpaceToken {
  /** The number, with its sign: `3`, `+1`. */
  text: string;
  /** What it counts: `vp`, `card`, the id of a piece, or words. */
  word: string;
}

/** What a space costs and gives, whatever the language: `1 wood, 2 vp, +1 card`. */
function printed(space: BoardSpace): SpaceToken[] {
  const tokens = Object.entries(space.cost ?? {}).map(([word, n]) => ({ text: `${n}`, word }));
  if (space.points) tokens.push({ text: `${space.points}`, word: "vp" });
  for (const [word, n] of Object.entries(space.bonus ?? {})) tokens.push({ text: `+${n}`, word });
  // A space that says 0 gives no points.
  return tokens.length || !/^0\b/.test(space.label ?? "") ? tokens : [{ text: "0", word: "vp" }];
}

/** A space as tokens, from its data where all of it can be drawn, else from its words. */
export function spaceTokens(space: BoardSpace, drawn: (word: string) => boolean): SpaceToken[] {
  const tokens = printed(space);
  return tokens.length > 0 && tokens.every((one) => drawn(one.word))
    ? tokens
    : wordTokens(space.label ?? "");
}

/** `1 wood, 2 vp, +1 card` as three tokens; words without a number stay words. */
function wordTokens(label: string): SpaceToken[] {
  return label
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part)
    .map((part) => {
      const match = /^([+-]?\d+)\s+(.+)$/.exec(part);
      return match ? { text: match[1] ?? "", word: match[2] ?? "" } : { text: "", word: part };
    });
}

/** What a space or a rank costs and gives, by word. */
export const costAndGain = ({
  cost,
  points,
  bonus = {},
}: Pick<BoardSpace, "cost" | "points"> & Partial<BoardSpace>): Record<string, number> => ({
  ...cost,
  ...(points ? { vp: points } : {}),
  ...bonus,
});

/** Cards of a faction's own that share a rank, if they have ranks. */
export interface Ranked {
  rank: BoardRank | null;
  portraits: BoardPortrait[];
}

/** Portraits rank by rank; without ranks all together. */
export function byRank(portraits: BoardPortrait[], ranks: BoardRank[] = []): Ranked[] {
  if (!ranks.length) return [{ rank: null, portraits }];
  return ranks.map((rank) => ({
    ...{ rank, portraits: portraits.filter((each) => each.rank === rank.id) },
  }));
}

/** What a part names as portraits: its own, or the words of a choice whose kind is known. */
export function portraitsOf(part: BoardPart): BoardPortrait[] {
  if (part.portraits) return part.portraits;
  if (!part.of || !part.value) return [];
  return (part.among ?? [part.value]).map((id) => ({
    ...{ id, rank: "", items: [] },
    state: id === part.value ? "chosen" : part.spent?.includes(id) ? "spent" : "open",
  }));
}

/** Whether parts of a run are one chart: choices of one group among the same words. */
export function isChart(run: BoardPart[]): boolean {
  const [first] = run;
  return (
    run.length > 1 &&
    first?.kind === "choice" &&
    Boolean(first.group) &&
    run.every((part) => part.group === first.group && `${part.among}` === `${first.among}`)
  );
}

/** Whether a track is so short that others find room beside it. */
export const isFew = (part: BoardPart): boolean => (part.spaces?.length ?? 0) <= 3;

/** The one card of a part that everybody looks at first, such as an order card. */
export const firstCard = (part: BoardPart): string | undefined =>
  part.glance === 1 && !part.group && part.cards?.length === 1 ? part.cards[0] : undefined;

/** What a part of somebody's board is called among the things that can be picked. */
export const partKey = (owner: string, part: string): string => `${owner}.${part}`;

/** Everything on a part that an option may be about, as targets are called. */
export const keysOf = (owner: string, part: BoardPart): string[] => [
  `part:${partKey(owner, part.id)}`,
  ...(part.cards ?? []).map((id) => `card:${id}`),
  ...(part.items ?? []).map((each) => `item:${each.item}`),
  ...portraitsOf(part).map((each) => `${part.of ?? ""}:${each.id}`),
];

/** The piece of a faction that a track is named after, or one of its sides, if any. */
export function pieceOfTrack(
  id: string,
  owner: string,
  catalogue: Catalogue,
): CataloguePiece | null {
  const pieces = ownersOf(catalogue).find((one) => one.id === owner)?.pieces ?? [];
  const side = `${id}_`;
  return (
    pieces.find((piece) => piece.id === id) ??
    pieces.find((piece) => piece.id.startsWith(side)) ??
    null
  );
}

/** Whether a word has a picture: one of its own, a suit's, or that of a piece of its owner. */
export const isWord = (word: string, owner: string, catalogue: Catalogue): boolean =>
  Boolean(wordPicture(word)) ||
  catalogue.suits.some((suit) => suit.id === word) ||
  pieceOfTrack(word, owner, catalogue) !== null;

/** The word by which a part is drawn in place of its title: its id, the last word of that, or that of one of them. */
export function wordOf(id: string, owner: string, catalogue: Catalogue): string | undefined {
  const last = id.split("_").at(-1) ?? id;
  return [id, last, last.replace(/s$/, "")].find((word) => isWord(word, owner, catalogue));
}

/** What a piece is, by whoever owns it: a figure, a building, a token. */
export const kindOf = (owner: string, piece: string, catalogue: Catalogue): string =>
  pieceOfTrack(piece, owner, catalogue)?.kind ?? "token";

/** Parts of one kind that follow each other are drawn side by side; charts and portraits alone. */
export function runs(parts: BoardPart[]): BoardPart[][] {
  const found: BoardPart[][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const first = last?.[0];
    if (last && first && first.kind === part.kind && isLike(first, part)) last.push(part);
    else found.push([part]);
  }
  return found;
}

/** Whether two parts of one kind belong into one run. */
const isLike = (one: BoardPart, other: BoardPart): boolean =>
  !one.of && !other.of && (one.kind !== "choice" || one.group === other.group);

/** Equal names once, with their number, in the order they come. */
export function counted(names: string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of names) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found.entries()].map(([id, count]) => ({ id, count }));
}

/** Equal cards in the same state once; without states, equal cards. */
export function countedCards(
  cards: string[],
  states: string[] = [],
): { id: string; state: string; count: number }[] {
  const keys = cards.map((id, at) => JSON.stringify([id, states[at] ?? ""]));
  return counted(keys).map(({ id: key, count }) => {
    const [id, state] = JSON.parse(key) as [string, string];
    return { id, state, count };
  });
}
