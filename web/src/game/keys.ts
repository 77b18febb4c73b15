/** Keys of the game page, beside those that buttons and lists have by themselves. */

import { preferences } from "../lib/kept/preferences.svelte";
import { asking, mayAsk } from "../understood/asking.svelte";
import type { Choosing } from "./answering/choosing.svelte";
import { keysFor, typedKey } from "./answering/options";
import type { StageView } from "./looking.svelte";
import type { Asking } from "./table.svelte";

export interface KeyDoings {
  table: Asking;
  choosing: Choosing;
  show: (view: StageView) => void;
  undo: () => void;
  skip: () => void;
  help: () => void;
  first: (last: boolean) => void;
  /** Bring the focus to an option, so that Enter chooses it. */
  focus: (position: number) => void;
}

const VIEWS: Record<string, StageView> = {
  M: "map",
  B: "boards",
  S: "table",
  O: "own",
  L: "log",
};

export function onGameKey(event: KeyboardEvent, doings: KeyDoings): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const element = event.target instanceof HTMLElement ? event.target : null;
  if (element?.matches("input:not([type=checkbox]), textarea, select")) return;
  if (done(event, element, doings)) event.preventDefault();
}

/** Do what a key says; false when it says nothing. */
function done(event: KeyboardEvent, element: HTMLElement | null, doings: KeyDoings): boolean {
  const { table, choosing } = doings;
  if (event.key === "Escape") {
    if (document.querySelector("dialog[open]")) return false;
    if (table.past) table.backToNow();
    else if (choosing.isFresh) void choosing.map.back(choosing.map.steps.at(-1));
    choosing.clear();
    return true;
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!table.mine || !isFree(element)) return false;
    doings.first(event.key === "ArrowUp");
    return true;
  }
  if (event.key === "Enter" && table.mine && choosing.counted && isNowhere(element)) {
    void choosing.take(choosing.counted);
    return true;
  }
  if (!preferences.shortcuts) return false;
  return event.shiftKey ? command(event.key, doings) : choose(event.key, doings);
}

/** Arrow keys mean the options only where they mean nothing else. */
const isFree = (element: HTMLElement | null): boolean =>
  !element || element === document.body || element.matches("h2, button");

/** Whether Enter means nothing where the focus is. */
const isNowhere = (element: HTMLElement | null): boolean =>
  element === document.body || (element?.matches("h2") ?? false);

function command(key: string, doings: KeyDoings): boolean {
  const view = VIEWS[key];
  if (view) doings.show(view);
  else if (key === "?") doings.help();
  else if (key === "U") doings.undo();
  else if (key === "A" && !doings.choosing.coached && mayAsk(doings.table)) asking.open = true;
  else if (key === "N") {
    doings.table.backToNow();
    doings.skip();
  } else return false;
  return true;
}

function choose(key: string, { choosing, table, help, focus }: KeyDoings): boolean {
  if (key === "/") {
    document.querySelector<HTMLInputElement>("input.filter")?.focus();
    return true;
  }
  if (key === "?") {
    help();
    return true;
  }
  if (!table.mine || key.length !== 1) return false;
  const all = choosing.entries;
  const { typed, exact, more } = typedKey(keysFor(all), choosing.keyed, key.toLowerCase());
  choosing.keyed = more ? typed : "";
  const entry = all[exact];
  if (entry && more) focus(exact);
  else if (entry) choosing.choose(entry);
  return typed !== "";
}
