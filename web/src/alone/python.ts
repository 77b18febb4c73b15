/** The little we need of Pyodide, and loading it with our packages. */

import { opened } from "./archive";

export interface Node {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: StreamOps;
}

export interface StreamOps {
  write: (
    stream: unknown,
    from: unknown,
    offset: number,
    length: number,
    position: number,
    own?: boolean,
  ) => number;
}

export interface Task {
  cancel(): void;
  destroy(): void;
}

export interface Server {
  ask(
    method: string,
    target: string,
    headers: string,
    body: string,
    head: (status: number, headers: string) => void,
    part: (text: string) => void,
    ended: () => void,
  ): Task;
}

export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void;
    lookupPath(path: string): { node: Node };
  };
  pyimport(name: string): {
    begin(file: string, saved: () => Promise<void>): Promise<Server>;
  };
  runPython(code: string): unknown;
}

interface Engine {
  packages: string;
  files: { name: string; bytes: number }[];
}

type Progress = (loaded: number, total: number) => void;

/** Load Python and our packages from a folder; both at once where they are kept already. */
export async function load(folder: string, progress: Progress): Promise<Python> {
  const engine = (await (await found(`${folder}engine.json`)).json()) as Engine;
  if (await isKept(folder + engine.packages)) progress(1, 1);
  else await fetchAll(folder, engine, progress);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const [python, packages] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    found(folder + engine.packages).then(opened),
  ]);
  const site = python.runPython("import site; site.getsitepackages()[0]") as string;
  for (const [path, data] of packages) {
    python.FS.mkdirTree(`${site}/${path}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${site}/${path}`, data, { canOwn: true });
  }
  return python;
}

/** Whether the service worker has it: then nothing needs to be fetched, and nobody waits for that. */
const isKept = async (address: string): Promise<boolean> =>
  (await globalThis.caches?.match(address).catch(() => undefined)) !== undefined;

/** Fetch all there is, so that it is told how far that is; whoever asks again gets it at once. */
async function fetchAll(folder: string, engine: Engine, progress: Progress): Promise<void> {
  const total = engine.files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const read = (bytes: number): void => progress((loaded += bytes), total);
  await Promise.all(engine.files.map((file) => fetchOne(folder + file.name, read)));
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function fetchOne(address: string, read: (bytes: number) => void): Promise<void> {
  const reader = (await found(address)).body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return;
    read(next.value.length);
  }
}
