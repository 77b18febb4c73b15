/** What the page says, in the language that is read: messages of `words/<language>.ftl`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import { recall } from "./kept/kept";

/** What everything is written in first; what another language lacks is said in it. */
const FIRST = "en";

const files = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

/** The languages that the page speaks, English first. */
export const LANGUAGES: string[] = [
  FIRST,
  ...Object.keys(files)
    .map((file) => file.replace(/^.*\/(.*)\.ftl$/, "$1"))
    .filter((code) => code !== FIRST)
    .sort(),
];

const bundles: FluentBundle[] = [bundleOf(FIRST, english)];
const learned = new Map<string, string>();
/** What seldom read pages say, of all languages: read with the first of them. */
const later = import.meta.glob<string>("../words/later/*.ftl", {
  query: "?raw",
  import: "default",
});
let isLater = false;

function bundleOf(code: string, text: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Read what pages say that few open: their words are no part of the first script. */
export async function readLater(): Promise<void> {
  isLater = true;
  for (const bundle of bundles) {
    const text = await later[`../words/later/${bundle.locales[0] ?? FIRST}.ftl`]?.();
    if (text) bundle.addResource(new FluentResource(text));
  }
}

/** Whether the reader points with a finger: then some messages are told as `.touch`. */
const finger = typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;

/** The language that is read now. */
export const language = (): string => bundles[0]?.locales[0] ?? FIRST;

/** The first language of these, in the order of liking, that the page speaks. */
export function negotiated(wanted: readonly string[]): string {
  for (const each of wanted) {
    for (let code = each.toLowerCase(); code; code = code.replace(/-?[^-]*$/, "")) {
      const known = LANGUAGES.find((one) => one.toLowerCase() === code);
      if (known) return known;
    }
  }
  return FIRST;
}

/** Read what the reader chose, or what the browser likes; called before anything is shown. */
export async function readWords(): Promise<void> {
  const chosen = recall<{ language?: string }>("preferences", {}).language;
  await speak(negotiated(chosen ? [chosen] : navigator.languages));
}

/** Speak a language from now on. */
export async function speak(code: string): Promise<void> {
  const load = files[`../words/${code}.ftl`];
  bundles.splice(0, bundles.length, bundleOf(FIRST, english));
  if (code !== FIRST && load) bundles.unshift(bundleOf(code, await load()));
  if (isLater) await readLater();
  if (typeof document !== "undefined") document.documentElement.lang = language();
}

/** A message in words: `undo`, or a variant of it as `undo.before`; its id where there is none. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const [own = "", variant = ""] = id.split(".");
  for (const bundle of bundles) {
    const message = bundle.getMessage(own);
    const touched = finger?.matches && message?.attributes[variant ? `${variant}-touch` : "touch"];
    const pattern = touched || (variant ? message?.attributes[variant] : message?.value);
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}

/** Whether there is a message. */
export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

/** Know what the catalogue calls things of no list of its own, such as phases. */
export function learnWords(words: Record<string, string>): void {
  learned.clear();
  for (const [name, title] of Object.entries(words)) learned.set(name, title);
}

/** What a thing of no list is called, in the language that is read. */
export const wordOf = (name: string): string | undefined =>
  /^\d+$/.test(name) ? undefined : learned.get(name);
