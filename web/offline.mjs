/**
 * Writes `sw.js` into a folder of built pages: which files it keeps, and a version that is their
 * digest. `node offline.mjs FOLDER cache|network` says what a visit sees first.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const TEMPLATE = new URL("sw.js", import.meta.url);
/** The page itself goes by the name of its folder; what it was built from is nothing to keep. */
const LEFT_OUT = ["index.html", "sw.js", "built-from.txt"];

export function writeServiceWorker(folder, networkFirst) {
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
    .replace("__FILES__", JSON.stringify(files))
    .replace("__NETWORK_FIRST__", String(networkFirst));
  writeFileSync(join(folder, "sw.js"), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeServiceWorker(process.argv[2], process.argv[3] === "network");
