/** What grows and lies on a map, by the look that it names; what has none is a summer wood. */
import { numberOf } from "../../pictures";

/** A thing among the trees, about one high and wide, its foot a little below the middle. */
export interface Growth {
  /** The parts from back to front: path data and the colour of the map they take. */
  parts: { d: string; fill: "tree" | "rock" | "cap" | "water" | "bark" }[];
  /** Without a shadow: it lies flat. */
  flat?: boolean;
}

export interface Scenery {
  /** Names of growths, the frequent ones several times. */
  grows: string[];
  /** Marks on the bare ground, on a canvas of 120: strokes of one colour. */
  flecks: string;
}

const TRUNK = { d: "M-.09 .3H.09V.78H-.09Z", fill: "bark" } as const;
const PINE = "M0 -1.1L.5 -.35H.28L.72 .5H-.72L-.28 -.35H-.5Z";

export const growths: Record<string, Growth> = {
  broad: {
    parts: [
      TRUNK,
      {
        d: "M0 -1C.62 -1 .8 -.5 .72 -.2C1 0 .86 .5 .4 .5H-.4C-.86 .5 -1 0 -.72 -.2C-.8 -.5 -.62 -1 0 -1Z",
        fill: "tree",
      },
    ],
  },
  pine: { parts: [TRUNK, { d: PINE, fill: "tree" }] },
  round: { parts: [TRUNK, { d: "M0 -.95A.72 .74 0 1 1 -.01 -.95Z", fill: "tree" }] },
  birch: {
    parts: [TRUNK, { d: "M0 -1.1C.5 -1.1 .62 .5 0 .5C-.62 .5 -.5 -1.1 0 -1.1Z", fill: "tree" }],
  },
  snowy: {
    parts: [
      TRUNK,
      { d: PINE, fill: "tree" },
      {
        d: "M0 -1.1L.5 -.35L.22 -.46L0 -.34L-.22 -.46L-.5 -.35ZM.44 -.1L.72 .5L.4 .36L.16 .5L.3 .1Z",
        fill: "cap",
      },
    ],
  },
  bare: {
    parts: [
      {
        d: "M-.09 .78V.05L-.5 -.45L-.42 -.53L-.09 -.2V-.95H.05V-.35L.42 -.75L.5 -.66L.09 -.12V.78Z",
        fill: "bark",
      },
    ],
  },
  willow: {
    parts: [
      TRUNK,
      {
        d: "M0 -.95C.7 -.95 .98 -.3 .92 .62C.8 .4 .74 .2 .68 .02C.66 .3 .6 .5 .5 .66C.42 .4 .36 .2 .3 .04C.2 .34 .1 .46 0 .56C-.1 .46 -.2 .34 -.3 .04C-.36 .2 -.42 .4 -.5 .66C-.6 .5 -.66 .3 -.68 .02C-.74 .2 -.8 .4 -.92 .62C-.98 -.3 -.7 -.95 0 -.95Z",
        fill: "tree",
      },
    ],
  },
  rock: {
    parts: [
      { d: "M-.8 .6L-.62 -.02L-.16 -.4L.34 -.22L.8 .24L.86 .6Z", fill: "rock" },
      { d: "M-.62 -.02L-.16 -.4L.34 -.22L0 .06Z", fill: "cap" },
    ],
  },
  peak: {
    parts: [
      { d: "M-1.15 .62L-.1 -1.2L.3 -.62L.52 -.82L1.2 .62Z", fill: "rock" },
      { d: "M-.1 -1.2L.3 -.62L.1 -.42L-.12 -.66L-.3 -.36L-.52 -.47Z", fill: "cap" },
    ],
  },
  pool: {
    flat: true,
    parts: [
      { d: "M-1 .2C-1 -.2 .3 -.32 .8 -.1C1.3 .16 .7 .52 0 .5C-.5 .5 -1 .5 -1 .2Z", fill: "water" },
    ],
  },
  reeds: {
    flat: true,
    parts: [
      {
        d: "M-.5 .6Q-.44 -.1 -.62 -.6L-.5 -.62Q-.34 -.1 -.4 .6ZM-.1 .6Q-.08 -.3 0 -.95L.1 -.93Q.02 -.3 .02 .6ZM.3 .6Q.4 0 .62 -.5L.72 -.45Q.5 0 .42 .6Z",
        fill: "tree",
      },
      {
        d: "M-.7 -.5Q-.66 -.9 -.54 -.92Q-.44 -.8 -.46 -.5ZM-.06 -.75Q0 -1.25 .1 -1.25Q.2 -1.1 .16 -.72ZM.56 -.38Q.72 -.8 .82 -.78Q.9 -.6 .78 -.3Z",
        fill: "rock",
      },
    ],
  },
  stack: {
    parts: [
      {
        d: "M-.5 .62L-.58 .1L-.44 .02L-.5 -.5L-.2 -.86L.3 -.8L.46 -.3L.38 .04L.56 .16L.6 .62Z",
        fill: "rock",
      },
      { d: "M-.44 .02L.38 .04L.4 -.08L-.45 -.1ZM-.5 -.5L-.2 -.86L.3 -.8L.36 -.6Z", fill: "cap" },
    ],
  },
};

const summer: Scenery = {
  grows: ["broad", "pine", "round"],
  flecks: "M18 30l2 -7m2 7l3 -6m62 52l2 -7m2 7l3 -6M70 14l2 -6m2 6l3 -5M26 96l2 -6m2 6l3 -5",
};

const sceneries: Record<string, Scenery> = {
  autumn: {
    grows: ["broad", "round", "broad", "birch", "pine"],
    // Fallen leaves.
    flecks:
      "M16 22q6 -7 12 0q-6 5 -12 0l-4 2M82 50q4 -8 11 -3q-3 7 -11 3l-3 4M40 84q7 -5 11 1q-6 5 -11 -1l-4 0M98 104q4 -7 10 -2q-3 6 -10 2l-3 3",
  },
  snow: {
    grows: ["snowy", "snowy", "snowy", "bare"],
    // Drifts.
    flecks: "M8 26q14 -9 30 0M66 60q12 -8 26 0M24 96q10 -7 22 0M96 18q7 -5 14 0",
  },
  shore: {
    grows: ["round", "birch", "broad", "round", "reeds"],
    flecks: summer.flecks,
  },
  heights: {
    grows: ["pine", "pine", "pine", "rock", "peak"],
    // Stones.
    flecks: "M14 28l5 -6l7 2l3 5ZM76 52l4 -5l8 1l2 6ZM34 92l6 -6l6 4l1 3ZM98 102l3 -5l7 3l1 3Z",
  },
  marsh: {
    grows: ["willow", "round", "reeds", "reeds", "pool"],
    // Tufts in puddles.
    flecks:
      "M12 30h24M20 30l-2 -9m6 9l1 -11m5 11l4 -8M70 74h26M78 74l-2 -8m7 8l1 -11m5 11l4 -7M92 18h14M30 104h16",
  },
  gorge: {
    grows: ["broad", "pine", "bare", "stack", "rock"],
    // Cracks of dry ground.
    flecks: "M10 24l10 5l8 -4l7 6M70 50l6 8l10 1l6 7M26 92l9 -4l6 5l9 -2M96 104l6 -6l8 2",
  },
};

export const scenery = (look: string | undefined): Scenery => sceneries[look ?? ""] ?? summer;

/** What grows at a spot: always the same there. */
export function grownAt(look: string | undefined, x: number, y: number): Growth {
  const { grows } = scenery(look);
  const name = grows[numberOf(`${Math.round(x)} ${Math.round(y)} ${look}`) % grows.length];
  return growths[name ?? "broad"] ?? { parts: [] };
}
