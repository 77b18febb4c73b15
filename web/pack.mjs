/**
 * Puts Python packages into one archive for the browser, and beside it Python's own library:
 * `node pack.mjs PACKAGES ARCHIVE PYODIDE`.
 * The game is begun here once, in Pyodide itself: what that compiles, parses and gathers is kept,
 * so that no browser has to; a site whose engine does not answer is not built.
 *
 * The archive, compressed by gzip: the length of a list as four bytes, the list (JSON: each file's
 * path and size), and the files one after the other. A browser reads it at once (`archive.ts`).
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

/** What stays of the packages: files with the name that each has in the archive. */
const FILES = `
import compileall, importlib.util, os
from undergrowth import content

def kept(path):
    "The bytecode of a module that was needed or is ours; of others the source is enough."
    made = importlib.util.cache_from_source(path) if path.endswith(".py") else path
    return (made, path + "c") if made != path and os.path.exists(made) else (path, path)

for ours in ("undergrowth", *(each.module for each in content.packages())):
    compileall.compile_dir(os.path.join(SITE, ours), quiet=1)
found = []
for folder, inside, files in os.walk(SITE):
    inside[:] = sorted(each for each in inside if each != "__pycache__")
    for path, name in (kept(os.path.join(folder, name)) for name in sorted(files)):
        found.append([path, os.path.relpath(name, SITE)])
found
`;
/** Python's own library, in which what was needed is compiled. */
const LIBRARY = `
import py_compile, sys, zipfile
needed = {getattr(each, "__file__", None) for each in list(sys.modules.values())}
library = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(library) as old, zipfile.ZipFile("/library.zip", "w", zipfile.ZIP_DEFLATED) as new:
    for each in old.infolist():
        name, data = each.filename, old.read(each)
        if f"{library}/{name}" in needed:
            with open("/module.py", "wb") as source:
                source.write(data)
            with open(py_compile.compile("/module.py", "/module.pyc", name, doraise=True), "rb") as made:
                name, data = name + "c", made.read()
        new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
`;
const ASKED = ["/api/catalogue", "/api/lessons"];

const [packages, archive, pyodide] = process.argv.slice(2);

function copy(python, from, to) {
  python.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (statSync(path).isDirectory()) copy(python, path, `${to}/${name}`);
    else python.FS.writeFile(`${to}/${name}`, new Uint8Array(readFileSync(path)));
  }
}

/** Begin as a page does, and ask what a page asks first. */
async function begin(python) {
  const alone = python.pyimport("undergrowth.server.alone");
  alone.prepare();
  const server = await alone.begin("/games.sqlite", () => Promise.resolve());
  for (const path of ASKED) {
    const status = await new Promise((tell) => {
      server.ask(
        "GET",
        path,
        "{}",
        "",
        tell,
        () => undefined,
        () => tell(0),
      );
    });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
}

function pack(files) {
  const list = Buffer.from(JSON.stringify(files.map(([name, data]) => [name, data.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return gzipSync(Buffer.concat([length, list, ...files.map(([, data]) => data)]));
}

try {
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: pyodide });
  const site = python.runPython("import gc, site, sys; SITE = site.getsitepackages()[0]; SITE");
  copy(python, packages, site);
  python.runPython("sys.dont_write_bytecode = False; gc.disable()");
  await begin(python);
  const files = python.runPython(FILES).toJs();
  writeFileSync(archive, pack(files.map(([path, name]) => [name, python.FS.readFile(path)])));
  python.runPython(LIBRARY);
  writeFileSync(join(dirname(archive), "python_stdlib.zip"), python.FS.readFile("/library.zip"));
  process.exit(0); // the game would go on
} catch (error) {
  console.error(String(error).slice(-2000)); // the whole stack names a megabyte of Pyodide
  process.exit(1);
}
