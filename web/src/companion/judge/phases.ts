/** The phases of a turn, each with its word. */

export const PHASES: Record<string, string> = {
  birdsong: "judge-birdsong",
  daylight: "judge-daylight",
  evening: "judge-evening",
};
