/** How this browser likes things. */

import { keep, recall } from "./kept";

export interface Preferences {
  theme: "system" | "light" | "dark";
  /** The language to read; empty: as the browser says. */
  language: string;
  /** Ask before an answer given by a click on the table is sent. */
  confirm: boolean;
  /** Digits and letters choose options. */
  shortcuts: boolean;
  /** Seconds each step of others stays on the table; null: as the game's pace says. */
  step: number | null;
  /** Draw patterns besides the colours of suits and owners. */
  patterns: boolean;
  notify: boolean;
  hints: boolean;
  /** At the first turn of a faction that is new to the reader, tell how it plays. */
  openings: boolean;
  /** At the beginning of a turn, tell what happened since the last one. */
  recap: boolean;
  sounds: boolean;
  /** With sounds: let the map be heard, too. */
  ambience: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  name: string;
}

const USUAL: Preferences = {
  theme: "system",
  language: "",
  confirm: false,
  shortcuts: true,
  step: null,
  patterns: false,
  notify: false,
  hints: true,
  openings: true,
  recap: true,
  sounds: false,
  ambience: false,
  volume: 0.5,
  name: "",
};

export const preferences = $state<Preferences>({ ...USUAL, ...recall("preferences", {}) });

/** Keep what has changed and show the theme; called whenever something changes. */
export function applyPreferences(): void {
  keep("preferences", $state.snapshot(preferences));
  if (preferences.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preferences.theme;
}
