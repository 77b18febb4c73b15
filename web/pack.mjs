/**
 * Puts Python packages into one archive for the browser: `node pack.mjs PACKAGES ARCHIVE PYODIDE`.
 * Pyodide itself compiles them and parses their messages here, so that no browser has to.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const COMPILE = `
import compileall, os, pathlib, py_compile, sys, zipfile
sys.path.insert(0, "/packages")
from undergrowth.words.reading import write_parsed
write_parsed(path.read_text("utf-8") for path in sorted(pathlib.Path("/packages").rglob("*.ftl")))
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
if not compileall.compile_dir("/packages", quiet=1, legacy=True, stripdir="/packages", invalidation_mode=unchecked):
    raise SystemExit("a package does not compile")
with zipfile.ZipFile("/packages.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for folder, inside, files in os.walk("/packages"):
        inside[:] = sorted(each for each in inside if each != "__pycache__")
        for name in sorted(files):
            if not name.endswith(".py"):
                path = os.path.join(folder, name)
                made = zipfile.ZipInfo(os.path.relpath(path, "/packages"))
                with open(path, "rb") as file:
                    archive.writestr(made, file.read(), zipfile.ZIP_DEFLATED)
`;

const [packages, archive, pyodide] = process.argv.slice(2);

function copy(python, from, to) {
  python.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (statSync(path).isDirectory()) copy(python, path, `${to}/${name}`);
    else python.FS.writeFile(`${to}/${name}`, new Uint8Array(readFileSync(path)));
  }
}

try {
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: pyodide });
  copy(python, packages, "/packages");
  python.runPython(COMPILE);
  writeFileSync(archive, python.FS.readFile("/packages.zip"));
} catch (error) {
  console.error(String(error).slice(-2000)); // the whole stack names a megabyte of Pyodide
  process.exitCode = 1;
}
