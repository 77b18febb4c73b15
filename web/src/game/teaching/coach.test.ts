import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonWhole, PuzzleWhole, State } from "../../api/types";
import { choice, lessonStep, listed as line } from "../../testing/api";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const api = {
  lesson: vi.fn(),
  puzzle: vi.fn(),
  lessons: vi.fn(),
  puzzles: vi.fn(),
  lessonStand: vi.fn(),
  puzzleStand: vi.fn(),
  reaction: vi.fn(),
};
vi.mock("../../api/client", () => ({ api }));

const { Coach } = await import("./coach.svelte");
const { learned } = await import("../../lib/kept/learned.svelte");

const lesson = {
  ...line("one"),
  steps: 2,
  course: [
    lessonStep(["go *"], { text: "first", hint: "hint" }),
    lessonStep(["stay"], { text: "second", hint: "other", think: true }),
  ],
  closing: "done",
} satisfies LessonWhole;
const puzzle = {
  ...line("one"),
  goal: { kind: "win", points: 0, by: "", text: "win" },
  difficulty: 1,
  hints: 2,
  said: ["here", "there"],
  answers: [],
  line: [],
  hands: {},
} satisfies PuzzleWhole;
const at = (revision: number) => ({ id: "game", revision, edition: 0 }) as State;

beforeEach(() => {
  api.lesson.mockResolvedValue(lesson);
  api.puzzle.mockResolvedValue(puzzle);
  api.lessons.mockResolvedValue([line("zero"), line("one"), line("two")]);
  api.puzzles.mockResolvedValue([line("one"), line("two")]);
});

describe("a lesson", () => {
  const begin = async () => {
    const coach = new Coach({ game: "game", kind: "lessons", id: "one" }, () => "token");
    await coach.open();
    api.lessonStand.mockResolvedValue({ taken: 0, left: false });
    await coach.follow(at(0));
    return coach;
  };

  it("points at what a step accepts, and where the learner is to find it only with the hint", async () => {
    const coach = await begin();
    const options = ["go 1", "go 2", "stay"].map((text) => choice(text));
    const pointed = (): string[] | undefined => coach.points(options)?.map(({ text }) => text);
    expect(pointed()).toEqual(["go 1", "go 2"]);
    expect(coach.points(options.slice(0, 2))).toBeNull();
    api.lessonStand.mockResolvedValue({ taken: 1, left: false });
    await coach.follow(at(1));
    expect(pointed()).toBeUndefined();
    coach.hinted = 1;
    expect(pointed()).toEqual(["stay"]);
  });

  it("says what is wrong with an answer, and gives a hint when it is asked for one", async () => {
    const coach = await begin();
    api.reaction.mockResolvedValue({ accepted: false, said: "not so" });
    expect(await coach.allows("battle")).toBe(false);
    expect(coach.reply).toBe("not so");
    expect(coach.hints).toEqual([]);
    coach.hinted = 1;
    expect(coach.hints).toEqual(["hint"]);
    expect(coach.moreHints).toBe(false);
  });

  it("forgets both when the next step comes", async () => {
    const coach = await begin();
    coach.reply = "not so";
    coach.hinted = 1;
    api.lessonStand.mockResolvedValue({ taken: 1, left: false });
    await coach.follow(at(1));
    expect([coach.step, coach.reply, coach.hints]).toEqual([1, "", []]);
  });

  it("is taken after its last step, accepts everything then, and leads on", async () => {
    const coach = await begin();
    expect(learned.has("lessons", "one")).toBe(false);
    api.lessonStand.mockResolvedValue({ taken: 2, left: false });
    await coach.follow(at(2));
    expect(coach.done).toBe(true);
    expect(learned.has("lessons", "one")).toBe(true);
    api.reaction.mockClear();
    expect(await coach.allows("pass")).toBe(true);
    expect(api.reaction).not.toHaveBeenCalled();
    expect(coach.next?.id).toBe("two");
  });

  it("gives no answer while it cannot be asked", async () => {
    const coach = await begin();
    api.reaction.mockRejectedValue(new Error("gone"));
    expect(await coach.allows("march")).toBe(false);
    expect(coach.problem).toBe("gone");
  });
});

describe("a puzzle", () => {
  it("gives hints one by one and says when it is lost or solved", async () => {
    const coach = new Coach({ game: "game", kind: "puzzles", id: "one" }, () => "token");
    await coach.open();
    api.puzzleStand.mockResolvedValue({ reached: null, sure: false });
    await coach.follow(at(0));
    expect([coach.lost, coach.done]).toEqual([true, false]);
    coach.hinted = 1;
    expect([coach.hints, coach.moreHints]).toEqual([["here"], true]);
    coach.hinted = 2;
    expect(coach.moreHints).toBe(false);
    api.puzzleStand.mockResolvedValue({ reached: true, sure: true });
    await coach.follow(at(1));
    expect([coach.lost, coach.done]).toEqual([false, true]);
    expect(learned.has("puzzles", "one")).toBe(true);
    expect(coach.next?.id).toBe("two");
  });
});
