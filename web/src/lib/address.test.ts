import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkTo, placeIn } from "./address";

test("on a server, links are the places themselves", () => {
  expect(linkTo("/new")).toBe("/new");
  expect(placeIn({ pathname: "/game/a", hash: "#seat=b" })).toEqual(["/game/a", "seat=b"]);
});

test("no link leaves out linkTo: in a static site it would leave the folder", () => {
  const wrong = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte"))
    .filter((name) => /(href|src)=["{`]+\/[^/]/.test(readFileSync(join("src", name), "utf8")));
  expect(wrong).toEqual([]);
});
