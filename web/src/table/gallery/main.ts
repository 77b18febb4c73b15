import { mount } from "svelte";
import "../../styles.css";
import Gallery from "./Gallery.svelte";

/** Everything the table draws, on one page, for looking at (see samples.py). */
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
