/** The engine in a worker: the server's own application in Python, asked without a network. */

import { Blocks } from "./blocks";
import { Keeping } from "./keeping";
import { load, type Python, type Server, type Task } from "./python";
import { Shelf } from "./shelf";
import type { Asked, ToPage, ToWorker } from "./talk";

const FOLDER = "/games";
const FILE = `${FOLDER}/games.sqlite`;
/** Whoever holds it is the one engine that writes the games of this site. */
const LOCK = "undergrowth-alone";

/** Milliseconds in which a page that was left or loaded anew lets go of it. */
const PATIENCE = 2_000;

const tell = (message: ToPage): void => self.postMessage(message);
const tasks = new Map<number, Task>();
let server: Server | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") void start(data.folder);
  else if (data.kind === "ask") ask(data.asked);
  else tasks.get(data.id)?.cancel();
});

/** Take the lock for as long as this worker lives, and begin. */
async function start(folder: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE);
  const held = navigator.locks.request(LOCK, { signal: patience }, async () => {
    try {
      const [python, shelf] = await Promise.all([
        load(folder, (loaded, total) => tell({ kind: "progress", loaded, total })),
        Shelf.open().catch(() => null),
      ]);
      const keeping = await keep(python, shelf);
      python.runPython("import gc; gc.disable()"); // what is loaded now stays
      server = await python.pyimport("undergrowth.server.alone").begin(FILE, () => keeping.save());
      python.runPython("gc.freeze(); gc.enable()");
      tell({ kind: "ready" });
      if (!shelf) tell({ kind: "unkept" });
    } catch (error) {
      return tell({ kind: "trouble", why: "failed", said: String(error) });
    }
    return new Promise<void>(() => undefined);
  });
  await held.catch(() => tell({ kind: "trouble", why: "elsewhere", said: "" }));
}

/** Lay out the file of games as it was kept, and keep what is written from now on. */
async function keep(python: Python, shelf: Shelf | null): Promise<Keeping> {
  python.FS.mkdirTree(FOLDER);
  python.FS.writeFile(FILE, shelf ? await shelf.read() : new Uint8Array());
  const node = python.FS.lookupPath(FILE).node;
  const blocks = new Blocks();
  const usual = node.stream_ops;
  node.stream_ops = {
    ...usual,
    write: (stream, from, offset, length, position, own) => {
      blocks.mark(position, length);
      return usual.write(stream, from, offset, length, position, own);
    },
  };
  const file = (): Uint8Array => node.contents.subarray(0, node.usedBytes);
  return new Keeping(shelf, blocks, file, () => tell({ kind: "unkept" }));
}

function ask({ id, method, path, headers, body }: Asked): void {
  const ended = (): void => {
    tasks.get(id)?.destroy();
    tasks.delete(id);
    tell({ kind: "end", id });
  };
  const task = server?.ask(
    method,
    path,
    JSON.stringify(headers),
    body,
    (status, said) =>
      tell({ kind: "head", id, status, headers: JSON.parse(said) as Record<string, string> }),
    (text) => tell({ kind: "part", id, text }),
    ended,
  );
  if (task) tasks.set(id, task);
  else ended();
}
