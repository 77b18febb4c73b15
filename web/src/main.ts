import { mount } from "svelte";
import App from "./App.svelte";
import { isSite } from "./lib/address";
import { installable } from "./lib/installable";
import { readWords } from "./lib/words";
import "./fonts.css";
import "./styles.css";

const target = document.getElementById("app");
if (target) void begin(target);

async function begin(target: HTMLElement): Promise<void> {
  installable();
  await readWords();
  if (isSite) await (await import("./alone/start")).startAlone(target);
  mount(App, { target });
}
