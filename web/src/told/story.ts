/** What is told on the map now. */

import type { State } from "../api/types";
import type { MapMark } from "./recap";
import type { Scene } from "./teller.svelte";

export interface MapStory {
  scene: Scene | null;
  /** Deeds by their numbers. */
  marks: MapMark[];
  /** What to draw of a moment: pieces that are on their way do not stand there yet. */
  drawn: (state: State) => State;
}
