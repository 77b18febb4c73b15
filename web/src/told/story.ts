/** What is told on the map now. */

import type { State } from "../api/types";
import { factionLook } from "../pictures";
import type { Motion } from "./motion/motions";
import type { MapMark } from "./recap";
import type { Scene } from "./teller.svelte";

export interface MapStory {
  scene: Scene | null;
  /** Deeds by their numbers. */
  marks: MapMark[];
  /** What to draw of a moment: pieces that are on their way do not stand there yet. */
  drawn: (state: State) => State;
}

/** Of whom nothing is known who did it. */
const NOBODY = "#8a7a62";

/** The colours of the rings around a place: one for each whose deeds are told there. */
export function ringsAt(story: MapStory | undefined, place: string): string[] {
  const marks = story?.marks.filter((mark) => mark.places.includes(place)) ?? [];
  const scene = story?.scene;
  const colors = marks.map((mark) => factionLook(mark.seat).color);
  if (scene?.still && scene.motions.some(({ motion }) => placeOf(motion) === place))
    colors.push(scene.doer ? factionLook(scene.doer).color : NOBODY);
  return [...new Set(colors)];
}

/** Where a motion ends on the map. */
function placeOf(motion: Motion): string | null {
  if (motion.kind === "travel") return motion.to;
  return motion.kind === "appear" || motion.kind === "fall" || motion.kind === "flip"
    ? motion.at
    : null;
}
