/** A handful of short sounds, made by the browser itself; silent unless somebody asks for them. */

import type { Motion } from "../motion/motions";

export type Sound = "move" | "dice" | "point" | "card" | "loss" | "turn" | "moment";

interface Tone {
  /** Hertz at its beginning and end. */
  from: number;
  to: number;
  /** Seconds after the beginning of the sound, and how long. */
  at: number;
  long: number;
  wave: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  at: number,
  long: number,
  wave: OscillatorType = "sine",
) => ({
  ...{ from, to, at, long, wave },
});

const TONES: Record<Sound, Tone[]> = {
  move: [tone(190, 120, 0, 0.09, "triangle")],
  dice: [0, 0.09, 0.17, 0.24, 0.3].map((at) => tone(900, 240, at, 0.045, "square")),
  point: [tone(660, 660, 0, 0.09), tone(880, 880, 0.09, 0.14)],
  card: [tone(1400, 500, 0, 0.07, "triangle")],
  moment: [tone(130, 98, 0, 0.5, "triangle"), tone(196, 147, 0.12, 0.5)],
  loss: [tone(260, 90, 0, 0.22, "triangle")],
  turn: [tone(523, 523, 0, 0.14), tone(659, 659, 0.13, 0.14), tone(784, 784, 0.26, 0.26)],
};
/** Waves with many overtones sound louder. */
const LOUD: Partial<Record<OscillatorType, number>> = { square: 0.12, triangle: 0.7 };

let context: AudioContext | null = null;

/** Play a sound; `volume` is between 0 and 1. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Browsers are silent until somebody has touched the page.
  void context.resume();
  for (const each of TONES[name]) play(context, each, volume);
}

function play(on: AudioContext, { from, to, at, long, wave }: Tone, volume: number): void {
  const begin = on.currentTime + at;
  const [source, loudness] = [on.createOscillator(), on.createGain()];
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  loudness.gain.setValueAtTime(volume * 0.3 * (LOUD[wave] ?? 1), begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + long);
  source.connect(loudness).connect(on.destination);
  source.start(begin);
  source.stop(begin + long);
}

const HEARD: Record<Motion["kind"], Sound> = {
  ...{ travel: "move", appear: "move", fall: "loss", card: "card", points: "point", dice: "dice" },
  ...{ flip: "card", moment: "moment" },
};

/** Each sound of some motions once. */
export const soundsOf = (motions: Motion[]): Sound[] => [
  ...new Set(motions.map((motion) => HEARD[motion.kind])),
];
