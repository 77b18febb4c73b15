/**
 * Writes `sw.js` into a folder of built pages: which files it keeps, and a version that is their
 * digest.  `tools/site.py` puts others in their place in a static site.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEMPLATE = new URL("sw.js", import.meta.url);
/** The page itself goes by the name of its folder; what it was built from is nothing to keep. */
const LEFT_OUT = ["index.html", "sw.js", "built-from.txt"];

export function writeServiceWorker(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name).slice(folder.length + 1))
    .sort();
  const digest = createHash("sha256");
  for (const name of all)
    if (name !== "sw.js") digest.update(name).update(readFileSync(join(folder, name)));
  const files = ["./", ...all.filter((name) => !LEFT_OUT.includes(name))];
  const text = readFileSync(TEMPLATE, "utf8")
    .replace("__VERSION__", digest.digest("hex").slice(0, 16))
    .replace("__FILES__", JSON.stringify(files));
  writeFileSync(join(folder, "sw.js"), text);
}
