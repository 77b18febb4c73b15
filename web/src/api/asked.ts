/** Requests and their answers. */

import type * as Api from "./schema";
import type { OptionValue } from "./catalogue";
import type { State } from "./game";

/** A seat of a new game; its faction is null where it is drafted. */
export type SeatSetup = Api.SeatAsked & { faction: string | null };

/** A setup: its seats, and options of the catalogue by their ids. */
export interface Setup {
  seats: SeatSetup[];
  [option: string]: OptionValue | SeatSetup[];
}

export type NewGame = Partial<Omit<Api.GameAsked, "setup">> & { setup: Setup };
export type Checked = Omit<Api.Checked, "setup"> & { setup: Setup };
export type Answered = Omit<Api.Answered, "state"> & { state: State };
/** What is changed of one's own seat. */
export type Settings = Api.SettingsAsked;
export type MadeGame = Api.Made;

export type {
  Claimed,
  ClockAsked,
  Invited,
  LogPage,
  MadeSeat,
  Mine,
  MyGame,
  Notify,
  WhyNot,
  WhyNotAbout,
  WhyNotDone,
} from "./schema";
