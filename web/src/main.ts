import { mount } from "svelte";
import App from "./App.svelte";
import { readWords } from "./lib/words";
import "./fonts.css";
import "./styles.css";

const target = document.getElementById("app");
if (target) void readWords().then(() => mount(App, { target }));
