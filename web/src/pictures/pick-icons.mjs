/**
 * Copies the game-icons pictures that our data files name, the factions' among them, into
 * `icons.generated.json`.
 *
 * Run it after naming a new one: `node src/pictures/pick-icons.mjs`.  The whole set never gets
 * into the pages.  `icon-authors.json` says who drew which, as CC BY 3.0 asks.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = new URL(".", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, here), "utf8"));
const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** Every name of a picture in the data files. */
function named() {
  const lists = ["items.json", "landmarks.json", "verbs.json"];
  const names = lists.flatMap((file) => Object.values(read(file)));
  const data = new URL("../../../src/undergrowth/data/", here);
  const files = readdirSync(new URL("factions/", data)).map((name) => `factions/${name}`);
  for (const file of ["looks.toml", ...files]) names.push(...pieces(new URL(file, data)));
  return [...new Set(names)].sort();
}

/** The pictures of pieces in a file of looks: `roost = "nest-eggs"`, `{ picture = "base", ... }`. */
function pieces(file) {
  const tables = readFileSync(file, "utf8").split(/^(?=\[)/m);
  const looks = tables.filter((table) => /^\[\S*\.pieces\]/.test(table)).join("");
  const found = looks.matchAll(/^\w+ = (?:\{ picture = )?"([^"]+)"/gm);
  return [...found].map((match) => match[1]);
}

const authors = read("icon-authors.json");
const picked = {};
for (const name of named()) {
  if (!authors[name]) continue; // drawn by us
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const strokes = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  picked[name] = { author: authors[name], size: icon.width ?? set.width ?? 512, strokes };
}
writeFileSync(new URL("icons.generated.json", here), JSON.stringify(picked, null, 2) + "\n");
