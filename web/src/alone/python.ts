/** The little we need of Pyodide, and loading it with our packages. */

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
    writeFile(path: string, data: Uint8Array): void;
    lookupPath(path: string): { node: Node };
  };
  unpackArchive(from: Uint8Array, format: string, where: { extractDir: string }): void;
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

/** Load Python and our packages from a folder. */
export async function load(folder: string, progress: Progress): Promise<Python> {
  const engine = (await (await found(`${folder}engine.json`)).json()) as Engine;
  const total = engine.files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const read = (bytes: number): void => progress((loaded += bytes), total);
  const all = await Promise.all(engine.files.map((file) => bytesOf(folder + file.name, read)));
  const packages = all[engine.files.findIndex((file) => file.name === engine.packages)];
  if (!packages) throw new Error("the engine's packages are missing");
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: folder });
  const site = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(packages, "zip", { extractDir: site });
  return python;
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function bytesOf(address: string, read: (bytes: number) => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const reader = (await found(address)).body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    parts.push(next.value);
    read(next.value.length);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
