/**
 * Copies the game-icons pictures that our data files name into two files: `icons.generated.json`
 * for what is on the table from the start (items, landmarks, verbs, pieces), and
 * `emblems.generated.json` for the faces of cards, which the page fetches when it shows the first.
 *
 * Run it after naming a new one: `node src/pictures/pick-icons.mjs`.  The whole set never gets
 * into the pages.  `icon-authors.json` says who drew which, as CC BY 3.0 asks: by the folder in
 * which the picture lies in the repository `game-icons/icons`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = new URL(".", import.meta.url);
const data = new URL("../../../src/undergrowth/data/", here);
const read = (name) => JSON.parse(readFileSync(new URL(name, here), "utf8"));
const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const authors = read("icon-authors.json");

/** The files of a folder of the data, as addresses. */
function files(folder) {
  return readdirSync(new URL(folder, data)).map((name) => new URL(`${folder}${name}`, data));
}

/** The pictures of pieces in a file of looks: `roost = "nest-eggs"`, `{ picture = "base", ... }`. */
function pieces(file) {
  const tables = readFileSync(file, "utf8").split(/^(?=\[)/m);
  const looks = tables.filter((table) => /^\[\S*\.pieces\]/.test(table)).join("");
  const found = looks.matchAll(/^\w+ = (?:\{ picture = )?"([^"]+)"/gm);
  return [...found].map((match) => match[1]);
}

/** What `picture = "crown"` names in a file of cards. */
function named(file) {
  const found = readFileSync(file, "utf8").matchAll(/^picture = "([^"]+)"/gm);
  return [...found].map((match) => match[1]);
}

function picked(names) {
  const found = {};
  for (const name of [...new Set(names)].sort()) {
    if (!authors[name]) continue; // drawn by us
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    const strokes = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    found[name] = { author: authors[name], size: icon.width ?? set.width ?? 512, strokes };
  }
  return found;
}

function write(name, icons) {
  writeFileSync(new URL(name, here), JSON.stringify(icons, null, 2) + "\n");
}

const icons = picked([
  ...["items.json", "landmarks.json", "verbs.json"].flatMap((file) => Object.values(read(file))),
  ...[new URL("looks.toml", data), ...files("factions/")].flatMap(pieces),
]);
const emblems = picked([
  ...["kinds.json", "portraits.json"].flatMap((file) => Object.values(read(file))),
  ...files("cards/").flatMap(named),
]);
for (const name of Object.keys(icons)) delete emblems[name];
write("icons.generated.json", icons);
write("emblems.generated.json", emblems);

const unused = Object.keys(authors).filter((name) => !icons[name] && !emblems[name]);
if (unused.length) throw new Error(`no data names ${unused.join(", ")}`);
