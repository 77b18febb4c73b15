/** What the catalogue says: everything that never changes during a game. */

import type { Stroke } from "../pictures/drawing";

export interface Titled {
  id: string;
  title: string;
}

export interface About extends Titled {
  about?: string;
}

export type Point = [number, number];

export interface CataloguePlace {
  id: string;
  kind: "clearing" | "forest" | "path" | "holding" | string;
  x: number;
  y: number;
  slots: number;
  corner: boolean;
  paths: string[];
  rivers: string[];
  forests: string[];
  ring?: Point[];
}

export interface CatalogueLine {
  kind: "path" | "river" | string;
  ends: [string, string];
  via: Point[];
}

export interface CatalogueArea {
  kind: string;
  points: Point[];
}

/** A place between two clearings, where pieces may stand. */
export interface CataloguePath {
  id: string;
  ends: [string, string];
}

/** What may be fan content: then of this package. */
export interface MaybeFan {
  fan?: string | null;
}

export interface CatalogueMap extends MaybeFan {
  id: string;
  name: string;
  /** The season and ground it is drawn with. */
  look?: string;
  places: CataloguePlace[];
  paths?: CataloguePath[];
  lines?: CatalogueLine[];
  areas?: CatalogueArea[];
}

export interface CatalogueCard extends Titled {
  suit: string;
  kind: string;
  cost: Record<string, number>;
  any_cost: number;
  item: string | null;
  points: number;
  text: string;
  /** Its text in under 60 letters. */
  short?: string;
  /** The name of a picture. */
  picture?: string;
}

export interface CataloguePiece extends Titled {
  kind: "warrior" | "building" | "token" | "pawn" | string;
  count: number;
}

/** A picture of ours by name, or strokes of its own. */
export interface CataloguePicture {
  name: string;
  size: number;
  strokes: Stroke[];
}

export interface CatalogueLook {
  color: string;
  ink: string;
  letter: string;
  head: CataloguePicture;
  /** One of our bodies by name, or path data. */
  body: string;
  pieces: Record<string, { picture: CataloguePicture; suit: string | null }>;
}

/** A package of other people's content; `problem` says why it was left out, if it was. */
export interface CataloguePackage extends About {
  /** Whether it is fan content: what no game has unasked. */
  fan: boolean;
  distribution: string;
  version: string;
  problem: string;
}

/** Whoever owns pieces. */
export interface CatalogueOwner extends Titled, MaybeFan {
  look: CatalogueLook;
  pieces: CataloguePiece[];
}

/** An owner with a seat. */
export interface CatalogueFaction extends CatalogueOwner {
  reach: number;
  needs: string | null;
  /** The faction whose place it takes, if it plays by itself. */
  automates?: string | null;
  /** What is chosen for its seat, written after it: `faction:word:word`. */
  seat_options?: SeatOption[];
}

/** Something chosen for a seat, such as a difficulty: one of some words, or any of them. */
export interface SeatOption extends About {
  values: About[];
  many: boolean;
  /** The value that counts where none is chosen. */
  usual: string | null;
}

export interface CatalogueQuest extends Titled {
  /** The name by which options and boards call it, if that is not the id. */
  name?: string;
  suit: string;
  items: string[];
  text?: string;
}

export interface CatalogueLandmark extends Titled, MaybeFan {
  text: string;
}

export interface SetupOption {
  id: string;
  title: string;
  about: string;
  kind: "choice" | "flag" | "number" | "many";
  values: (About & MaybeFan)[];
  default: OptionValue;
  least?: number;
  /** Whether changing it lets factions be chosen in the game. */
  drafts?: boolean;
  /** The option without which this one changes nothing. */
  only_with?: string | null;
  most?: number;
  /** Whether it names factions that have seats of their own. */
  seats?: boolean;
  /** Options of one group are decided together. */
  group?: string | null;
  /** How many seats it leaves room for: by the flag that must be set for so many, "" for none. */
  room?: Record<string, number>;
}

export type OptionValue = string | number | boolean | null | string[];

export interface Pace extends Titled {
  seconds: number;
}

/** A hireling card: its sides, promoted and demoted, and the factions that do not play beside it. */
export interface HirelingCard {
  id: string;
  sides: string[];
  excludes: string[];
}

export interface CatalogueHirelings {
  /** How many are in a game that has any. */
  dealt: number;
  /** By players, how many of those dealt show their demoted side. */
  demoted: Record<string, number>;
  cards: HirelingCard[];
}

export interface Catalogue {
  version: string;
  /** What things of no list are called, such as phases and leaders, by their ids. */
  words?: Record<string, string>;
  /** What caps, adds or takes away hits in battles, by the `source` that the log names. */
  sources?: Record<string, string>;
  /** What the entries of a seat in a described position are called, by their keys. */
  entries?: Record<string, string>;
  /** What is done, by the first words of options. */
  verbs?: { id: string; picture: string }[];
  maps: CatalogueMap[];
  decks: (Titled & MaybeFan & { cards?: Record<string, number> })[];
  cards: CatalogueCard[];
  factions: CatalogueFaction[];
  /** Owners of pieces without a seat. */
  owners?: CatalogueOwner[];
  hirelings?: CatalogueHirelings;
  suits: Titled[];
  items: Titled[];
  quests: CatalogueQuest[];
  landmarks: CatalogueLandmark[];
  players: About[];
  options: SetupOption[];
  paces: Pace[];
  usual_pace?: string;
  usual_player?: string;
  packages?: CataloguePackage[];
  counts: { least_seats: number; most_seats: number };
  /** The seats of a first game: whom a person plays, and what plays by itself. */
  first_game?: string[];
  /** What everything that can be chosen is and does. */
  about?: CatalogueTold[];
  /** The Law in our words, by section. */
  sections?: CatalogueSection[];
  /** Prompts at which to show what `about` says of the options' targets. */
  introduces?: string[];
}

/** What a section of the Law says; one of a package as `package:B.2`. */
export interface CatalogueSection extends Titled {
  text: string;
}

/** What a thing is, in one line and in full. */
export interface CatalogueTold {
  kind: string;
  id: string;
  title: string;
  short: string;
  text: string;
  law: string;
  groups: {
    id: string;
    title: string;
    lines: { id: string; title: string; text: string; law: string }[];
  }[];
}
