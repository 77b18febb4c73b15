/** Requests of the page that a worker answers, as `fetch` would: answers may be streams. */

import type { Send } from "../api/way";
import type { ToPage, ToWorker } from "./talk";

interface Waiting {
  begin: (answer: Response) => void;
  fail: (error: Error) => void;
  body?: ReadableStreamDefaultController<Uint8Array>;
}

/** Statuses whose answers have no body. */
const EMPTY = [204, 304];

export class Bridge {
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private text = new TextEncoder();

  constructor(private post: (message: ToWorker) => void) {}

  /** Ask the worker. */
  send: Send = (path, asked) =>
    new Promise((begin, fail) => {
      const { signal } = asked;
      if (signal?.aborted) return fail(stopped());
      const id = ++this.last;
      this.waiting.set(id, { begin, fail });
      signal?.addEventListener("abort", () => this.stop(id), { once: true });
      const headers = Object.fromEntries(new Headers(asked.headers));
      const body = typeof asked.body === "string" ? asked.body : "";
      this.post({
        kind: "ask",
        asked: { id, method: asked.method ?? "GET", path, headers, body },
      });
    });

  /** What the worker says of a request. */
  hear(message: ToPage): void {
    if (message.kind === "head") this.head(message.id, message.status, message.headers);
    else if (message.kind === "part")
      this.waiting.get(message.id)?.body?.enqueue(this.text.encode(message.text));
    else if (message.kind === "end") this.end(message.id);
  }

  /** Nobody answers any more. */
  close(): void {
    for (const id of [...this.waiting.keys()]) this.drop(id, new TypeError("the engine is gone"));
  }

  private head(id: number, status: number, headers: Record<string, string>): void {
    const one = this.waiting.get(id);
    if (!one) return;
    const body = EMPTY.includes(status)
      ? null
      : new ReadableStream<Uint8Array>({
          start: (controller) => void (one.body = controller),
          cancel: () => this.forget(id),
        });
    one.begin(new Response(body, { status, headers }));
  }

  private end(id: number): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    if (one?.body) one.body.close();
    else one?.fail(new TypeError("the engine did not answer"));
  }

  private stop(id: number): void {
    if (!this.waiting.has(id)) return;
    this.drop(id, stopped());
    this.post({ kind: "stop", id });
  }

  private forget(id: number): void {
    if (this.waiting.delete(id)) this.post({ kind: "stop", id });
  }

  private drop(id: number, error: Error): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    if (one?.body) one.body.error(error);
    else one?.fail(error);
  }
}

const stopped = (): Error => new DOMException("stopped", "AbortError");
