/** Requests and their answers. */

import type { OptionValue } from "./catalogue";
import type { Deed, Entry, State } from "./game";

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
