/** What the HTTP API says, as types.  The browser knows no rule: every word below comes from there. */

import type { Stroke } from "../pictures/drawing";

/* ---- the catalogue: everything that never changes during a game */

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
  maps: CatalogueMap[];
  decks: (Titled & MaybeFan)[];
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

/* ---- what a viewer sees of a game */

export interface ViewPiece {
  owner: string;
  piece: string;
  kind: string;
  count: number;
  /** Whether it lies face down: then `piece` is what the viewer takes it for. */
  face_down?: boolean;
}

export interface ViewPlace {
  id: string;
  suits?: string[];
  open_slots?: number;
  ruin?: number | null;
  blocked_by?: string;
  flooded?: boolean;
  /** Who rules it; null for nobody. */
  ruler?: string | null;
  pieces: ViewPiece[];
}

export interface BoardSpace {
  /** What is printed there, in words of the reader's language. */
  label: string;
  filled: boolean;
  /** What placing its piece costs, and what the space gives once it is uncovered, by name. */
  cost?: Record<string, number>;
  points?: number;
  bonus?: Record<string, number>;
  /** Whether its piece is the next to be placed, and whether that can be paid now. */
  next?: boolean;
  affordable?: boolean | null;
  /** Who has taken what lay there. */
  holder?: string;
}

export interface BoardItem {
  item: string;
  exhausted: boolean;
  damaged: boolean;
}

/** Pieces of one kind on a board, whoever owns them. */
export interface BoardPiece {
  owner: string;
  piece: string;
  count: number;
}

/** One part of a board; which fields are there depends on `kind`. */
export interface BoardPart {
  kind: "track" | "cards" | "items" | "pieces" | "value" | "choice" | string;
  id: string;
  title: string;
  law: string;
  /** Its title where there is little room. */
  short?: string;
  /** 1 for what others look at first. */
  glance?: number;
  /** Parts of one group belong together. */
  group?: string;
  spaces?: BoardSpace[];
  /** `score`: its spaces are those of the score track, called by their labels. */
  along?: string;
  cards?: string[] | null;
  count?: number;
  /** For each card, where they have an order of being used: done, now or to come. */
  states?: string[];
  /** Of cards that lie face down, those that the viewer knows. */
  known?: string[];
  items?: BoardItem[];
  pieces?: BoardPiece[];
  value?: string;
  among?: string[];
  /** Of `among`, what cannot be chosen any more. */
  spent?: string[];
}

export interface ViewSeat {
  faction: string;
  score: number;
  /** Whether its score marker is on the track. */
  on_track?: boolean;
  hand: string[] | null;
  hand_count: number;
  known: string[];
  play: string[];
  crafted: Record<string, number>;
  /** How many of the crafted items lie face down. */
  face_down?: Record<string, number>;
  /** Whether a dominance card does not end scoring. */
  still_scoring?: boolean;
  dominance: string | null;
  partner: string | null;
  supply: Record<string, number>;
  board: BoardPart[];
}

/** An owner of pieces without a seat; `decider` decides for it now, null: nobody does. */
export interface ViewOwner {
  id: string;
  title: string;
  decider: string | null;
  supply: Record<string, number>;
  board: BoardPart[];
}

/** What is limited in a turn; what is in progress counts as used. */
export interface Allowance extends Titled {
  used: number;
  of: number;
}

export interface Turn {
  seat: string | null;
  phase: string;
  number: number;
  /** Done, now or to come. */
  phases?: (Titled & { state: string })[];
  /** The numbered steps of the phase: done, now or to come. */
  steps?: { law: string; title: string; state: string }[];
  /** Outermost first. */
  allowances?: Allowance[];
}

export interface Outcome {
  winners: string[];
  how: string;
}

/** A landmark in play; `board` is what lies on its card. */
export interface ViewLandmark {
  id: string;
  title?: string;
  place: string | null;
  board?: BoardPart[];
}

/** A board of neither a faction nor a landmark, such as a card's, while something lies there. */
export interface ViewBoard {
  id: string;
  title: string;
  board: BoardPart[];
}

export interface View {
  viewer: string | null;
  setup: { map: string; deck: string; seats: string[]; [option: string]: unknown };
  turn: Turn;
  places: ViewPlace[];
  items: Record<string, number>;
  deck: number;
  discard: string[];
  available: string[];
  quests: string[];
  seats: ViewSeat[];
  owners?: ViewOwner[];
  outcome: Outcome | null;
  battle?: ViewBattle | null;
  closed_paths?: [string, string][];
  flooded_paths?: [string, string][];
  landmarks?: ViewLandmark[];
  pond?: string[];
  boards?: ViewBoard[];
}

export type Targets = Record<string, string[]>;

/** One option of the open question. */
export interface Choice {
  text: string;
  label: string;
  law: string;
  targets: Targets;
  /** The places it points at, by their role: `from`, `to` or `here`. */
  places?: Targets;
}

/** A verb of the open question: with `options`, or with the reason why it is off. */
export interface Verb extends Titled {
  short: string;
  picture: string;
  /** Texts of options. */
  options?: string[] | null;
  /** How much it is: so many places, so many more of something. */
  much?: { text: string } | null;
  why?: { short: string; law: string; text?: string | null } | null;
}

/** An answer given inside a procedure that still goes on. */
export interface DecisionStep {
  text: string;
  label: string;
  /** Its verb in short, where it names nothing else. */
  short?: string;
  settled: boolean;
  undo: number | null;
  /** The places it points at, by their role: `from`, `to` or `here`. */
  places?: Record<string, string[]>;
}

export interface Decision {
  /** The faction asked, or `player_2` before the second seat has one. */
  seat: string | null;
  index?: number;
  prompt: string;
  text: string;
  law: string;
  mine: boolean;
  /** What an automated faction is about to do. */
  announced?: Choice | null;
  /** Whether somebody may pass because of what another has done. */
  reaction?: boolean;
  /** One's own answers inside the procedures in progress. */
  steps?: DecisionStep[];
  options?: Choice[];
  /** In the order of the procedure, those that are off among them. */
  verbs?: Verb[];
  /** What an answer that ends a step of several actions leaves unused. */
  unspent?: (Allowance & { text: string }) | null;
}

/** A side of a battle. */
export interface BattleSide {
  owner: string;
  /** How likely each number of rolled hits is, from 0 on. */
  odds: number[];
  /** Before the roll: the same of all hits that it deals. */
  dealt?: number[] | null;
  /** Before the roll: what it should lose. */
  expects?: { hits: number; points: number } | null;
}

/** A battle with what it should bring. */
export interface BattleForecast {
  place: string;
  /** The attacker's, then the defender's. */
  sides: BattleSide[];
  /** How likely the defender has an ambush to play, as far as the viewer can tell. */
  ambush?: number | null;
}

/** Hits with where they come from. */
export interface Share {
  source: string;
  title: string;
  law: string;
  hits: number;
}

/** A side of a battle in progress; from `die` on, only after the roll. */
export interface ViewSide extends BattleSide {
  role: string;
  warriors: number;
  most: number;
  caps: Share[];
  extra: Share[];
  ignores: Share[];
  die?: number | null;
  rolled?: number | null;
  hits?: number | null;
  loses?: { pieces: Record<string, number>; chooses: number; points: number } | null;
}

/** The battle in progress. */
export interface ViewBattle extends BattleForecast {
  law: string;
  rolled: boolean;
  /** The attacker's, then the defender's. */
  sides: ViewSide[];
  windows?: { id: string; title: string; law: string; state: string }[] | null;
}

/** What an option certainly costs and brings. */
export interface OptionOutcome {
  certain: boolean;
  points?: Record<string, number>;
  rulers?: { place: string; before: string | null; after: string | null }[];
  /** Pieces on the map, more or fewer, by owner. */
  totals?: Record<string, Record<string, number>>;
  spent?: string[];
  cards?: Record<string, number>;
  battle?: BattleForecast;
  /** While the defender is still to be chosen: one for each. */
  battles?: BattleForecast[];
  /** Parts of boards that change. */
  boards?: { seat: string; id: string }[];
  /** What is asked then, and inside the same deed about which places in which role. */
  next?: { seat: string; prompt: string; targets?: Targets };
}

export interface Ahead {
  revision: number;
  outcomes: Record<string, OptionOutcome>;
  /** Those of the question, with `much` where that takes looking ahead. */
  verbs: Verb[];
}

export interface SeatState {
  seat: number;
  faction: string | null;
  title: string;
  player: string;
  name: string | null;
  claimed: boolean;
  connected: boolean;
  asked: boolean;
  passes?: Record<string, boolean>;
  notify?: Notify | null;
}

export interface State {
  id: string;
  revision: number;
  /** Counts on through undo, so that an answer meant for a moment taken back is refused. */
  edition?: number;
  over: boolean;
  /** Whether this is a record that ends before its game did: over, and nobody has won. */
  unfinished?: boolean;
  created: string;
  pace: string;
  viewer: string | null;
  viewer_seat?: number | null;
  /** Whether the exact record may be downloaded once the game is over. */
  record?: boolean;
  /** Whether who is asked may ask what a computer would do. */
  hints?: boolean;
  title: string;
  seats: SeatState[];
  view: View;
  decision: Decision | null;
  /** A computer player that failed: nothing goes on by itself. */
  trouble?: { seat: number; faction: string | null; player: string } | null;
  undo: { possible: boolean; answers: number };
  waiting_for: string[];
  log_length: number;
  /** The revision of the present, where this is an earlier moment. */
  latest?: number;
}

/** One line of the log, as its reader may see it. */
export interface Entry {
  index: number;
  revision: number;
  turn: number;
  seat: string | null;
  phase: string;
  verb: string;
  /** What its deed began with: a verb or a procedure. */
  act?: string;
  law: string;
  text: string;
  places: string[];
  cards: string[];
  /** The number of the deed it is part of. */
  deed?: number;
  /** The entry that set it off. */
  cause?: number | null;
  /** The event's own names and numbers. */
  fields?: Record<string, string | number>;
}

/** What a deed brought about besides. */
export interface Consequence {
  text: string;
  law: string;
  /** The number of its entry in the log. */
  event: number;
  /** The entry that set it off. */
  cause: number | null;
}

/** What was done, with all it brought about, as its reader may know it. */
export interface Deed {
  number: number;
  turn: number;
  seat: string;
  act: string;
  picture: string;
  law: string;
  text: string;
  /** Its sentences, the main one first. */
  lines: string[];
  consequences: Consequence[];
  from: string[];
  to: string[];
  places: string[];
  points: Record<string, number>;
  /** Pieces that left the map, by owner. */
  losses: Record<string, Record<string, number>>;
  against: string[];
  against_me: boolean;
  /** The first of its entries, and the one after the last. */
  events: [first: number, end: number];
}

/* ---- requests and their answers */

export interface Notify {
  webhook?: string;
  email?: string;
  /** That of the request when it is left out. */
  language?: string;
}

export interface SeatSetup {
  faction: string | null;
  player: string;
  name?: string;
}

export interface Setup {
  seats: SeatSetup[];
  [option: string]: OptionValue | SeatSetup[];
}

export interface NewGame {
  setup: Setup;
  seed?: number;
  shuffle?: boolean;
  pace?: string;
  notify?: Notify;
  hints?: boolean;
}

export interface MadeSeat {
  seat: number;
  faction: string | null;
  token?: string;
  invitation?: string;
}

export interface MadeGame {
  id: string;
  /** What says that we made it; records have none. */
  owner?: string | null;
  seats: MadeSeat[];
}

export interface Claimed {
  id: string;
  seat: number;
  faction: string | null;
  token: string;
}

export interface Checked {
  setup: Setup;
  problems: string[];
}

export interface Answered {
  revision: number;
  state: State;
}

export interface WhyNot {
  law: string;
  reason: string;
}

/** Why one thing cannot be done with a target. */
export interface WhyNotDone extends WhyNot {
  verb: string;
}

export interface LogPage {
  entries: Entry[];
  /** Those that the entries are part of, whole. */
  deeds?: Deed[];
  next: number;
}

export interface Settings {
  pace?: string;
  pass?: Record<string, boolean>;
  notify?: Notify | null;
  name?: string;
}

export interface MyGame {
  id: string;
  seat: number | null;
  faction: string | null;
  title: string;
  my_turn: boolean;
  over: boolean;
  updated: string;
  players: string[];
  winner?: string[] | string | null;
}

// ---- puzzles and lessons

export interface PuzzleGoal {
  kind: string;
  points: number;
  by: string;
  /** The goal in words. */
  text: string;
}

export interface PuzzleLine {
  id: string;
  /** Whose turn it is. */
  faction: string;
  title: string;
  text: string;
  goal: PuzzleGoal;
  /** 1 to 3; 0 where nobody has said. */
  difficulty: number;
  hints: number;
  /** Why its file cannot be read; then nothing else is told of it. */
  problem?: string;
}

export interface PuzzleWhole extends PuzzleLine {
  /** The hints. */
  said: string[];
  /** The answer, step by step in words. */
  line: string[];
  /** Every hand, by faction. */
  hands: Record<string, string[]>;
}

export interface PuzzleStand {
  /** Null while that is open. */
  reached: boolean | null;
  /** Whether the goal can still be reached for sure; null where that is not known. */
  sure: boolean | null;
}

export interface LessonLine {
  id: string;
  /** Whom it is about; empty where it is about what all share. */
  faction: string;
  title: string;
  text: string;
  steps: number;
  /** Why its file cannot be read; then nothing else is told of it. */
  problem?: string;
}

export interface LessonStep {
  /** Texts that are accepted; `*` stands for any words. */
  accepts: string[];
  text: string;
  hint: string;
  /** Whether the learner is to find the answer: it is pointed at only with the hint. */
  think: boolean;
}

export interface LessonWhole extends LessonLine {
  course: LessonStep[];
  closing: string;
}

export interface LessonStand {
  /** How many steps have been taken. */
  taken: number;
  /** Whether an answer was given that no step accepts. */
  left: boolean;
}

/** What a coach would answer to the open question, and why. */
export interface Coaching {
  revision: number;
  text: string;
  label: string;
  /** In words, the answers after it that finish the deed. */
  then: string[];
  because: string[];
  beware: string[];
}

export interface LessonReaction {
  accepted: boolean;
  /** What is said to an answer that is not accepted. */
  said: string;
}
