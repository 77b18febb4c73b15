import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { opened } from "./archive";

test("an archive opens to the files that were put into it", async () => {
  const list = new TextEncoder().encode(
    JSON.stringify([
      ["a/é.py", 3],
      ["b", 0],
      ["c/d", 2],
    ]),
  );
  const plain = [list.length, 0, 0, 0, ...list, 1, 2, 3, 4, 5];
  const files = await opened(new Response(new Uint8Array(gzipSync(Uint8Array.from(plain)))));
  expect([...files].map(([path, data]) => [path, [...data]])).toEqual([
    ["a/é.py", [1, 2, 3]],
    ["b", []],
    ["c/d", [4, 5]],
  ]);
});
