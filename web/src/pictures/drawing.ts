/** A picture as plain data: a square canvas and shapes in two tones, so that it takes any colours. */

/** `shape` is the thing itself, `detail` is cut into it, `line` is a stroke in the detail's colour. */
export type Tone = "shape" | "detail" | "line";

export interface Stroke {
  tone: Tone;
  d: string;
}

export interface Drawing {
  size: number;
  strokes: Stroke[];
}

/** A dot of a drawing: a circle as path data. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A drawing of our own on a canvas of 48: its outline, what is cut into it, and lines on it. */
export function own(shape: string, detail = "", line = "", over = ""): Drawing {
  const strokes: Stroke[] = [{ tone: "shape", d: shape }];
  if (detail) strokes.push({ tone: "detail", d: detail });
  if (line) strokes.push({ tone: "line", d: line });
  if (over) strokes.push({ tone: "shape", d: over });
  return { size: 48, strokes };
}
