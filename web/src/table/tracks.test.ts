import { describe, expect, it } from "vitest";
import type { Catalogue } from "../api/types";
import { kindOf, pieceOfTrack } from "./tracks";

const piece = (id: string, kind: string) => ({ id, title: id, kind, count: 1 });
const ALL = {
  factions: [
    {
      id: "badgers",
      title: "Badgers",
      pieces: [piece("warrior", "warrior"), piece("den", "building"), piece("open_den", "token")],
    },
  ],
} as unknown as Catalogue;

describe("a track", () => {
  it("shows the piece that it is named after, or one of its sides", () => {
    expect(pieceOfTrack("den", "badgers", ALL)?.id).toBe("den");
    expect(pieceOfTrack("open", "badgers", ALL)?.id).toBe("open_den");
    expect(pieceOfTrack("crown", "badgers", ALL)).toBeNull();
  });
});

describe("a piece on a board", () => {
  it("looks as it does on the map", () => {
    expect(kindOf("badgers", "warrior", ALL)).toBe("warrior");
    expect(kindOf("badgers", "den", ALL)).toBe("building");
    expect(kindOf("nobody", "gizmo", ALL)).toBe("token");
  });
});
