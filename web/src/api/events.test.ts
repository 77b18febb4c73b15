import { describe, expect, it } from "vitest";
import { wordsFor } from "./errors";
import { backoff, EventReader } from "./events";

describe("reading events", () => {
  it("gives an event when its empty line comes, however the text is cut", () => {
    const reader = new EventReader();
    const text = 'id: 7\nevent: state\ndata: {"a":1}\n\n';
    const found = [...text].flatMap((letter) => reader.push(letter));
    expect(found).toEqual([{ event: "state", data: '{"a":1}', id: "7" }]);
  });

  it("joins lines of data, skips comments, keeps the id", () => {
    const reader = new EventReader();
    const found = reader.push(
      ": hello\nid: 3\ndata: one\ndata: two\n\n: still there\n\ndata: x\n\n",
    );
    expect(found).toEqual([
      { event: "message", data: "one\ntwo", id: "3" },
      { event: "message", data: "x", id: "3" },
    ]);
  });

  it("reads lines that end in both signs, cut between them", () => {
    const reader = new EventReader();
    const found = [...reader.push("event: a\r\ndata: 1\r"), ...reader.push("\n\r\n")];
    expect(found).toEqual([{ event: "a", data: "1", id: "" }]);
  });
});

describe("waiting to try again", () => {
  it("grows, and stops growing", () => {
    const middle = (): number => 0.5;
    expect([0, 1, 2, 30].map((attempt) => backoff(attempt, middle))).toEqual([
      400, 800, 1600, 10_000,
    ]);
  });

  it("never falls into one beat with others", () => {
    expect(backoff(0, () => 0)).toBeLessThan(backoff(0, () => 0.99));
  });
});

describe("errors in words", () => {
  it("prefer the server's reason, with a full stop", () => {
    expect(wordsFor(422, "illegal", { reason: "a snare holds it" })).toBe("A snare holds it.");
  });

  it("are kind about somebody faster", () => {
    expect(wordsFor(409, "stale", { message: "revision 4" })).toContain("Somebody was faster");
  });

  it("say something for every status", () => {
    for (const status of [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502]) {
      expect(wordsFor(status, String(status), {})).toMatch(/\.$/);
    }
  });
});
