/** Server-sent events as they come over the wire: pieces of text in, whole events out. */

export interface ServerEvent {
  event: string;
  data: string;
  id: string;
}

/** Collects pieces of text and gives the events that are complete. */
export class EventReader {
  private rest = "";
  private event = "";
  private data: string[] = [];
  private id = "";

  /** The events that `piece` completes. */
  push(piece: string): ServerEvent[] {
    const found: ServerEvent[] = [];
    const lines = (this.rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      const done = this.line(line);
      if (done) found.push(done);
    }
    return found;
  }

  private line(line: string): ServerEvent | null {
    if (line === "") return this.finish();
    if (line.startsWith(":")) return null;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") this.event = value;
    else if (field === "data") this.data.push(value);
    else if (field === "id") this.id = value;
    return null;
  }

  private finish(): ServerEvent | null {
    const complete = this.data.length > 0;
    const done = { event: this.event || "message", data: this.data.join("\n"), id: this.id };
    this.event = "";
    this.data = [];
    return complete ? done : null;
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** How long to wait before trying again, in milliseconds: longer each time, never at one beat. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(wait * (0.75 + random() / 2));
}
