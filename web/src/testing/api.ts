/** What the API sends, for tests: whole by default, so that a test says only what it is about. */

import type { LessonStep as Step, MessageData, PuzzleLine } from "../api/schema";
import type {
  BoardSpace,
  CatalogueMap,
  CataloguePlace,
  Choice,
  Consequence,
  Decision,
  DecisionStep,
  Deed,
  DeedLine,
  Entry,
  SetupOption,
  State,
  Verb,
  ViewBattle,
  ViewSide,
} from "../api/types";

const message: MessageData = { id: "", args: {} };

export const choice = (text: string, more: Partial<Choice> = {}): Choice => ({
  ...{ text, label: text, message, law: "", targets: {}, verb: "", places: {} },
  ...more,
});

export const verb = (id: string, options: string[], more: Partial<Verb> = {}): Verb => ({
  ...{ id, title: id, short: id, picture: "action", options },
  ...more,
});

export const decision = (prompt: string, more: Partial<Decision> = {}): Decision => ({
  ...{ seat: "me", index: 0, prompt, text: prompt, message, law: "", mine: true, reaction: false },
  ...more,
});

export const decisionStep = (text: string, more: Partial<DecisionStep> = {}): DecisionStep => ({
  ...{ verb: "", text, label: text, short: "", message, prompt: "", settled: false, undo: 1 },
  ...{ places: {}, ...more },
});

export const deedLine = (place: string, more: Partial<DeedLine> = {}): DeedLine => ({
  ...{ place, role: "from", answers: [], label: "", message },
  ...more,
});

export const entry = (index: number, more: Partial<Entry> = {}): Entry => ({
  ...{ index, revision: index, turn: 1, seat: "a", phase: "", verb: "did", law: "", act: "" },
  ...{ text: `e${index}`, message, places: [], cards: [], deed: 1, cause: null, fields: {} },
  ...more,
});

export const deed = (number: number, events: Deed["events"], more: Partial<Deed> = {}): Deed => ({
  ...{ number, turn: 1, seat: "a", act: "", picture: "", law: "", text: `d${number}` },
  ...{ lines: [`d${number}`], messages: [message], consequences: [], from: [], to: [] },
  ...{ places: [], points: {}, losses: {}, against: [], against_me: false, events },
  ...more,
});

export const consequence = (text: string, event: number): Consequence => ({
  ...{ text, message, law: "1", event, cause: null },
});

export const side = (owner: string, more: Partial<ViewSide> = {}): ViewSide => ({
  ...{ owner, role: "", warriors: 0, most: 0, takes: "", takes_law: "" },
  ...{ caps: [], extra: [], ignores: [], odds: [], ...more },
});

/** A side before the roll: what it should deal and lose. */
export const expecting = (owner: string, dealt: number[], hits: number, points = 0): ViewSide =>
  side(owner, { odds: dealt, dealt, expects: { hits, pieces: {}, chooses: 0, points } });

export const battle = (place: string, sides: ViewSide[]): ViewBattle => ({
  ...{ place, law: "4.3", rolled: false, sides },
});

export const space = (label: string, more: Partial<BoardSpace> = {}): BoardSpace => ({
  ...{ label, filled: false, placed: false, cost: {}, points: 0, bonus: {}, next: false },
  ...{ affordable: null, ...more },
});

/** A clearing of a map. */
export const clearing = (
  id: string,
  x: number,
  y: number,
  more: Partial<CataloguePlace> = {},
): CataloguePlace => ({
  ...{ id, kind: "clearing", x, y, slots: 2, corner: false, paths: [], rivers: [], forests: [] },
  ...more,
});

export const map = (places: CataloguePlace[], more: Partial<CatalogueMap> = {}): CatalogueMap => ({
  ...{ id: "map", name: "Map", fan: null, look: "", places, paths: [], lines: [], areas: [] },
  ...more,
});

export const setupOption = (id: string, more: Partial<SetupOption> = {}): SetupOption => ({
  ...{ id, title: id, about: "", kind: "number", values: [], default: 0, least: 0, most: 0 },
  ...{ drafts: false, only_with: null, seats: false, group: null, room: {} },
  ...more,
});

/** What the lists of lessons and of puzzles have in common. */
export const listed = (
  id: string,
): Pick<PuzzleLine, "id" | "owner" | "faction" | "title" | "text" | "problem"> => ({
  ...{ id, owner: "", faction: "", title: id, text: "", problem: "" },
});

export const lessonStep = (accepts: string[], more: Partial<Step> = {}): Step => ({
  ...{ accepts, text: "", hint: "", replies: [], think: false },
  ...more,
});

/** A game as its first seat sees it; a test gives the view that it looks at. */
export const state = (view: State["view"], more: Partial<State> = {}): State => ({
  ...{ id: "g", revision: 0, edition: 0, latest: 0, over: false, unfinished: false },
  ...{ created: "", updated: "", pace: "steady", seeded: false, proof: null, record: false },
  ...{
    hints: false,
    serious: false,
    viewer: "a",
    viewer_seat: 0,
    title: "",
    seats: [],
    view,
    decision: null,
  },
  ...{
    clock: null,
    people: {
      paused: false,
      gone_after: 300,
      lost_after: 86400,
      proposals: [],
      notes: [],
      said: [],
      rematch: null,
      series: null,
    },
  },
  ...{ trouble: null, undo: { possible: false, answers: 0 }, waiting_for: [], log_length: 0 },
  ...more,
});
