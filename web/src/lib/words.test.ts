import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import germanAtOnce from "../words/de.ftl?raw";
import englishAtOnce from "../words/en.ftl?raw";
import germanLater from "../words/later/de.ftl?raw";
import englishLater from "../words/later/en.ftl?raw";
import { FluentResource } from "@fluent/bundle";
import {
  LANGUAGES,
  has,
  language,
  learnWords,
  negotiated,
  readLater,
  speak,
  t,
  wordOf,
} from "./words";

const english = englishAtOnce + englishLater;
const german = germanAtOnce + germanLater;

interface Said {
  ids: string[];
  args: Map<string, string[]>;
}

/** Every id in a file, with those of variants, and the arguments each asks for. */
function read(text: string): Said {
  const ids: string[] = [];
  const args = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    const variants = Object.entries(entry.attributes).map(([name, said]) => [`.${name}`, said]);
    for (const [variant, said] of [["", entry.value], ...variants]) {
      if (said === null) continue;
      const id = `${entry.id}${String(variant)}`;
      ids.push(id);
      const found = JSON.stringify(said).matchAll(/"type":"var","name":"(\w+)"/g);
      args.set(id, [...new Set([...found].map((one) => one[1] ?? ""))].sort());
    }
  }
  return { ids, args };
}

beforeAll(readLater);
afterEach(() => speak("en"));

describe("what the page says", () => {
  it("is there in every language, with the same arguments", () => {
    const [one, other] = [read(english), read(german)];
    expect(other.ids.toSorted()).toEqual(one.ids.toSorted());
    for (const id of one.ids) {
      const given = one.args.get(id) ?? [];
      expect(
        (other.args.get(id) ?? []).filter((arg) => !given.includes(arg)),
        id,
      ).toEqual([]);
    }
    const written = (text: string): number => text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    expect(written(english)).toBe(one.ids.filter((id) => !id.includes(".")).length);
    expect(written(german)).toBe(written(english));
  });

  it("has every id that the page asks for, and no others", () => {
    const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const all = Object.values(sources).join("\n");
    const asked = new Set([...all.matchAll(/\bt\((?:[^"()]*\? )?"([\w.-]+)"/g)].map((m) => m[1]));
    for (const id of asked) expect(has(id?.split(".")[0] ?? ""), id).toBe(true);
    expect(asked.size).toBeGreaterThan(250);
    const plain = read(english).ids.filter((id) => !/[.-]touch$/.test(id));
    const unsaid = plain.filter((id) => !all.includes(`"${id}"`));
    expect(unsaid.filter((id) => !/^(error|place)-/.test(id))).toEqual([]);
  });

  it("speaks of taps to a finger: what says click has another wording", () => {
    for (const [text, click] of [
      [english, /\bclick/i],
      [german, /klick/i],
    ] as const) {
      for (const { id, value, attributes } of new FluentResource(text).body) {
        const said = { ...attributes, plain: value };
        for (const [name, pattern] of Object.entries(said)) {
          if (!click.test(JSON.stringify(pattern))) continue;
          const other = attributes[name === "plain" ? "touch" : `${name}-touch`];
          expect(JSON.stringify(other), `${id}.${name}`).toMatch(/tap|tipp/i);
        }
      }
    }
  });

  it("tells a finger the wording for it, and all else as it is", async () => {
    vi.resetModules();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const touched = await import("./words");
    await touched.readLater();
    expect(touched.t("help-why")).toMatch(/^Tap something/);
    expect(touched.t("why-not-how.example", { example: "x" })).toMatch(/^Tap a place .*“x”/);
    expect(touched.t("undo")).toBe("Undo");
    vi.unstubAllGlobals();
    expect(t("help-why")).toMatch(/^Click something/);
  });

  it("counts and fills in, in the language that is read", async () => {
    expect(t("undo-answers", { count: 1 })).toMatch(/^1 answer can/);
    expect(t("undo-answers", { count: 3 })).toMatch(/^3 answers can/);
    await speak("de");
    expect(language()).toBe("de");
    expect(t("undo-answers", { count: 1 })).toMatch(/^1 Antwort kann/);
    expect(t("undo-answers", { count: 3 })).toMatch(/^3 Antworten können/);
    expect(t("over.won", { winner: "Ada" })).toBe("Zu Ende, Sieg: Ada");
  });

  it("falls back to English, and to the id", async () => {
    await speak("tlh");
    expect(t("undo")).toBe("Undo");
    expect(t("never-written")).toBe("never-written");
  });
});

describe("the reader's language", () => {
  it("is the first that there is", () => {
    expect(LANGUAGES).toEqual(["en", "de"]);
    expect(negotiated(["fr", "de-AT", "en"])).toBe("de");
    expect(negotiated(["en-GB", "de"])).toBe("en");
    expect(negotiated(["tlh"])).toBe("en");
  });

  it("calls things as the catalogue does", () => {
    learnWords({ daylight: "Tageslicht" });
    expect(wordOf("daylight")).toBe("Tageslicht");
    expect(wordOf("dusk")).toBeUndefined();
    learnWords({ "0": "Lichtung 0" });
    expect(wordOf("0")).toBeUndefined();
    learnWords({});
  });
});
