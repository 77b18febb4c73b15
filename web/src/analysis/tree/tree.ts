/**
 * The tree of an analysis: a position, and the answers that were tried from it.  A node is the moment
 * after an answer, or after the position was changed by hand; going back and answering otherwise
 * makes a branch.  Nodes are values: each change makes a new list.
 */

import type { LineStep } from "../../api/schema";

/** A described position, as the engine reads and writes it. */
export type Position = Record<string, unknown>;

export interface Node {
  /** The number of the node before it, always a smaller one; -1 for the first. */
  parent: number;
  /** Who answered; empty where the position was changed by hand. */
  seat: string;
  text: string;
  /** The answer in words, as far as anybody has looked at it. */
  label: string;
  /** What the reader calls it, and says of it. */
  name?: string;
  note?: string;
  /** The position of the first node, and of each that was changed by hand. */
  position?: Position;
}

export type Step = LineStep;

/** As many as anybody makes by hand, and few enough to be drawn. */
export const MOST_NODES = 2000;
const DEEPEST = 1000;
const LONGEST = { seat: 60, text: 200, label: 400, name: 80, note: 2000 } as const;
type Words = keyof typeof LONGEST;

/** What is wrong with a tree that was sent or kept: an id of the page's words. */
export class BadTree extends Error {}

export const planted = (position: Position): Node[] => [
  { parent: -1, seat: "", text: "", label: "", position },
];

export const childrenOf = (nodes: Node[], at: number): number[] =>
  nodes.flatMap((node, number) => (node.parent === at ? [number] : []));

/** The numbers from the first node to one, both included. */
export function wayTo(nodes: Node[], at: number): number[] {
  const way: number[] = [];
  for (let here = at; here >= 0; here = nodes[here]?.parent ?? -1) way.unshift(here);
  return way;
}

/** What the engine is asked for a node: the last position on the way, and the answers since. */
export function lineTo(nodes: Node[], at: number): { position: Position; answers: string[] } {
  const way = wayTo(nodes, at).map((number) => nodes[number]);
  const from = way.findLastIndex((node) => node?.position);
  return {
    position: way[from]?.position ?? {},
    answers: way.slice(from + 1).map((node) => node?.text ?? ""),
  };
}

/** Go on with answers, along nodes that are there already; returns where they lead. */
export function grown(nodes: Node[], at: number, steps: Step[]): { nodes: Node[]; at: number } {
  let all = nodes;
  for (const step of steps) {
    const known = childrenOf(all, at).find(
      (child) => !all[child]?.position && all[child]?.text === step.text,
    );
    if (known === undefined) {
      all = [...all, { parent: at, ...step }];
      at = all.length - 1;
    } else {
      at = known;
    }
  }
  return { nodes: all, at };
}

/** The same with what a node says changed. */
export const changed = (nodes: Node[], at: number, change: Partial<Node>): Node[] =>
  nodes.map((node, number) => (number === at ? { ...node, ...change } : node));

/** Without a node and all that follows from it; returns where whoever was there is now. */
export function pruned(nodes: Node[], gone: number, at: number): { nodes: Node[]; at: number } {
  if (gone <= 0) return { nodes, at };
  const left = nodes.map((_, number) => !wayTo(nodes, number).includes(gone));
  const renumbered = new Map<number, number>([[-1, -1]]);
  left.forEach((stays, number) => stays && renumbered.set(number, renumbered.size - 1));
  const there = left[at] ? at : (nodes[gone]?.parent ?? 0);
  return {
    nodes: nodes.flatMap((node, number) =>
      left[number] ? [{ ...node, parent: renumbered.get(node.parent) ?? 0 }] : [],
    ),
    at: renumbered.get(there) ?? 0,
  };
}

/* ---- how it is drawn */

export interface Row {
  at: number;
  /** How many branches it stands in. */
  depth: number;
  /** Whether it is one of several ways to go on. */
  branch: boolean;
}

/**
 * The nodes in the order in which they are read: the first way to go on stays straight, the others
 * stand indented behind its first answer.
 */
export function rows(nodes: Node[]): Row[] {
  const after = new Map<number, number[]>();
  nodes.forEach((node, number) => {
    after.set(node.parent, [...(after.get(node.parent) ?? []), number]);
  });
  const found: Row[] = [{ at: 0, depth: 0, branch: false }];
  /** Rows whose ways to go on are still to be told; those of others tell themselves first. */
  const left = [{ ...(found[0] as Row), told: true }];
  for (let row = left.pop(); row; row = left.pop()) {
    const { at, depth } = row;
    if (!row.told) found.push({ at, depth, branch: row.branch });
    const [main, ...others] = after.get(at) ?? [];
    if (main === undefined) continue;
    const straight = { at: main, depth, branch: others.length > 0 };
    found.push(straight);
    left.push({ ...straight, told: true });
    for (const other of others.reverse())
      left.push({ at: other, depth: depth + 1, branch: true, told: false });
  }
  return found;
}

/* ---- kept and sent */

const FORMAT = "undergrowth analysis";
const VERSION = 1;

export interface Analysis {
  nodes: Node[];
  at: number;
  title: string;
}

/** An analysis as a document. */
export function written({ nodes, at, title }: Analysis): Record<string, unknown> {
  return { format: FORMAT, version: VERSION, title, at, nodes };
}

/** Whether a document says that it is an analysis. */
export const isAnalysis = (document: Record<string, unknown>): boolean =>
  document.format === FORMAT;

/** The analysis in a document of anybody.  Throws `BadTree`. */
export function readAnalysis(document: Record<string, unknown>): Analysis {
  if (document.version !== VERSION) throw new BadTree("analysis-other-version");
  const list = document.nodes;
  if (!Array.isArray(list) || !list.length) throw new BadTree("analysis-damaged");
  if (list.length > MOST_NODES) throw new BadTree("analysis-too-many");
  const depths: number[] = [];
  const nodes = list.map((each, number) => {
    const node = readNode(each, number);
    depths[number] = (depths[node.parent] ?? -1) + 1;
    if ((depths[number] ?? 0) > DEEPEST) throw new BadTree("analysis-too-many");
    return node;
  });
  const { at } = document;
  const there = typeof at === "number" && Number.isInteger(at) && at >= 0 && at < nodes.length;
  return { nodes, at: there ? at : 0, title: wordsOf(document.title, LONGEST.name) };
}

function readNode(each: unknown, number: number): Node {
  if (!isTable(each)) throw new BadTree("analysis-damaged");
  const { parent, position } = each;
  const known = typeof parent === "number" && Number.isInteger(parent);
  if (!known || parent >= number || (number === 0 ? parent !== -1 : parent < 0))
    throw new BadTree("analysis-damaged");
  if (position !== undefined && !isTable(position)) throw new BadTree("analysis-damaged");
  if (number === 0 && !position) throw new BadTree("analysis-damaged");
  const said = (field: Words): string => wordsOf(each[field], LONGEST[field]);
  const node: Node = { parent, seat: said("seat"), text: said("text"), label: said("label") };
  if (position) node.position = position;
  if (each.name) node.name = said("name");
  if (each.note) node.note = said("note");
  return node;
}

const wordsOf = (value: unknown, most: number): string =>
  typeof value === "string" ? value.slice(0, most) : "";

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
