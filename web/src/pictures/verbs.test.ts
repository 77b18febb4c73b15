import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pairs, pictureOf, sign, type PicturedVerb } from "./verbs";
import words from "./verb-words.json";

const verb = (id: string, picture = "action"): PicturedVerb => ({ id, picture });
const look = (found: ReturnType<typeof pairs>, id: string): string => {
  const { main = "", beside = "" } = found.get(id) ?? {};
  return [main, beside].filter(Boolean).join("+");
};

/** The verbs that Python classes below a folder define: `verb: ClassVar[str] = "dig"`. */
function verbsIn(folder: string): PicturedVerb[] {
  const root = new URL(`${folder}/`, import.meta.url);
  const owner = folder.endsWith("packages") ? "acme:" : "";
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".py") && !file.includes("/tests/"))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, root), "utf8");
      return [
        ...text.matchAll(
          /^ {4}verb: ClassVar\[str\] = "(.+)"\n(?: {4}picture: ClassVar\[str\] = "(\w+)")?/gm,
        ),
      ];
    })
    .map(([, id, picture]) => verb(owner + id, picture ?? "card"));
}

describe("pictures of verbs", () => {
  it("are made of signs that there are", () => {
    expect(Object.entries(words).filter(([, name]) => !sign(name))).toEqual([]);
  });

  it("say what the verb says, plainest where it is plainest", () => {
    const found = pairs([
      verb("battle in", "battle"),
      verb("battle", "battle"),
      verb("march", "move"),
    ]);
    expect(look(found, "battle")).toBe("crossed-swords");
    expect(look(found, "battle in")).toBe("crossed-swords+spot");
    expect(look(found, "march")).toBe("arrow");
  });

  it("never stand for two verbs, whoever's they are", () => {
    const all = [
      ...["battle", "fight", "battle in", "fight in", "acme:fight", "acme:battle in"].map((id) =>
        verb(id, "battle"),
      ),
      ...Array.from({ length: 60 }, (_, n) => verb(`acme:zzz${n}`, "card")),
    ];
    const found = pairs(all);
    expect(new Set(all.map((each) => look(found, each.id))).size).toBe(all.length);
    expect(found.size).toBe(all.length);
  });

  it("are one for each of all verbs that are installed", () => {
    const all = [...verbsIn("../../../src/undergrowth"), ...verbsIn("../../../packages")];
    expect(all.length).toBeGreaterThan(400);
    const found = pairs(all);
    expect(all.filter((each) => !found.has(each.id))).toEqual([]);
    const looks = all.map((each) => look(found, each.id));
    expect(looks.filter((each, at) => looks.indexOf(each) !== at)).toEqual([]);
  });

  it("are there for a verb that nobody has listed", () => {
    expect(pictureOf("dig deep", "action").main).toEqual(sign("spade"));
    expect(pictureOf("frobnicate", "battle").main).toEqual(sign("crossed-swords"));
  });
});
