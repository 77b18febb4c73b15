import { expect, test } from "vitest";

import { results } from "./exports";

test("rows of a league are written as a results file, whatever a name holds", () => {
  const rows = [
    { seat: 0, player: 'Ada "A", Lovelace', won: true },
    { seat: 1, player: "Bob", won: false },
  ];
  expect(results({ results: rows }).split("\n").slice(1)).toEqual([
    "seat,player,won",
    '0,"Ada ""A"", Lovelace",true',
    "1,Bob,false",
    "",
  ]);
});
