/** Begin where there is no server: the engine answers, once it runs. */

import { mount, unmount } from "svelte";
import { answeredBy } from "../api/way";
import { Bridge } from "./bridge";
import Starting from "./Starting.svelte";
import { stand } from "./stand.svelte";
import type { ToPage, ToWorker } from "./talk";
import Unkept from "./Unkept.svelte";

/** By it a page asks the one that plays to leave the games to it. */
const channel = new BroadcastChannel("undergrowth-alone");
const LEAVE = "leave";
/** How long another page may take to leave, and between two attempts. */
const PATIENCE = 6_000;
const AGAIN = 300;

/** Show how far the engine is until it runs; it answers from then on. */
export async function startAlone(target: HTMLElement): Promise<void> {
  const shown = mount(Starting, { target, props: { takeOver } });
  void navigator.storage?.persist?.();
  await started(Date.now());
  void unmount(shown);
  channel.onmessage = () => leave(target);
}

let worker: Worker;
let bridge: Bridge;

/** The engine runs; as long as another page plays and was not asked to leave, it waits. */
function started(since: number): Promise<void> {
  return new Promise((ready) => {
    const post = (message: ToWorker): void => worker.postMessage(message);
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    bridge = new Bridge(post);
    answeredBy(bridge.send);
    worker.onerror = (event) => Object.assign(stand, { trouble: "failed", said: event.message });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      bridge.hear(data);
      if (data.kind === "progress") stand.part = data.loaded / Math.max(1, data.total);
      else if (data.kind === "ready") ready();
      else if (data.kind === "unkept") sayUnkept();
      else if (data.kind === "trouble") {
        worker.terminate();
        const waits = data.why === "elsewhere" && stand.taking && Date.now() - since < PATIENCE;
        if (waits) setTimeout(() => void started(since).then(ready), AGAIN);
        else again = () => void started(Date.now()).then(ready);
        if (!waits) Object.assign(stand, { trouble: data.why, said: data.said, taking: false });
      }
    };
    post({ kind: "start", folder: new URL("engine/", document.baseURI).href });
  });
}

let saidUnkept = false;

/** Say that nothing is kept, above whatever is shown, until that has been read; once. */
function sayUnkept(): void {
  if (saidUnkept) return;
  saidUnkept = true;
  const said = mount(Unkept, {
    target: document.body,
    props: { onclose: () => void unmount(said) },
  });
}

let again: () => void = () => undefined;

/** Have the other page leave, and go on here. */
function takeOver(): void {
  Object.assign(stand, { trouble: null, taking: true });
  channel.postMessage(LEAVE);
  setTimeout(again, AGAIN);
}

/** Another page goes on with the games: this one ends, and says so. */
function leave(target: HTMLElement): void {
  worker.terminate();
  bridge.close();
  Object.assign(stand, { trouble: "elsewhere", said: "", taking: false });
  target.replaceChildren();
  mount(Starting, { target, props: { takeOver: () => (channel.postMessage(LEAVE), reload()) } });
}

const reload = (): void => void setTimeout(() => location.reload(), AGAIN);
