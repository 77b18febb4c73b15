/** The air of a map: wind, leaves or water, made from noise by the browser itself. */

/** What is heard at a look: the noise up to so many hertz, how loud, and how slowly it swells. */
interface Air {
  hertz: number;
  loud: number;
  /** Seconds of a swell. */
  swell: number;
}

const USUAL: Air = { hertz: 520, loud: 0.5, swell: 9 };
/** By the look of a map; all others sound like woods. */
const AIRS: Record<string, Partial<Air>> = {
  snow: { hertz: 320, swell: 14 },
  shore: { hertz: 900, loud: 0.7, swell: 6 },
  heights: { hertz: 420, loud: 0.8, swell: 11 },
  marsh: { hertz: 700, loud: 0.35, swell: 17 },
  gorge: { hertz: 1100, loud: 0.6, swell: 4 },
};
/** It stays below every other sound. */
const QUIET = 0.06;
/** Seconds of noise that are played over and over. */
const LOOP = 4;
const FADE = 2;

export const airOf = (look: string): Air => ({ ...USUAL, ...AIRS[look] });

/** Brown noise: what follows differs little from what was before. */
export function noise(into: Float32Array, random: () => number): void {
  let last = 0;
  for (let at = 0; at < into.length; at++) {
    last = (last + 0.02 * (random() * 2 - 1)) / 1.02;
    into[at] = last * 3.5;
  }
}

/** Let a map be heard until the returned function is called; `volume` is between 0 and 1. */
export function ambience(look: string, volume: number): () => void {
  if (volume <= 0 || !("AudioContext" in globalThis)) return () => undefined;
  const { hertz, loud, swell } = airOf(look);
  const on = new AudioContext();
  void on.resume();
  const buffer = on.createBuffer(1, on.sampleRate * LOOP, on.sampleRate);
  noise(buffer.getChannelData(0), Math.random);
  const source = new AudioBufferSourceNode(on, { buffer, loop: true });
  const filter = new BiquadFilterNode(on, { type: "lowpass", frequency: hertz });
  const wave = new OscillatorNode(on, { frequency: 1 / swell });
  const depth = new GainNode(on, { gain: hertz * 0.4 });
  const gain = new GainNode(on, { gain: 0 });
  wave.connect(depth).connect(filter.frequency);
  source.connect(filter).connect(gain).connect(on.destination);
  gain.gain.linearRampToValueAtTime(volume * loud * QUIET, on.currentTime + FADE);
  source.start();
  wave.start();
  return () => void on.close();
}
