import type { BoardPart, ViewBoard } from "../api/types";

/** The score track: who stands on which space, so that all markers of a space can be seen. */
export interface Marker {
  faction: string;
  score: number;
}

/** Something that lies on a space of the score track, or lay there until somebody took it. */
export interface Mark {
  space: number;
  title: string;
  there: boolean;
  holder: string | null;
}

export interface Space {
  value: number;
  markers: Marker[];
}

export const isAlongScore = (part: BoardPart): boolean => part.along === "score";

/** What lies along the score track, by its spaces. */
export const marksOn = (boards: ViewBoard[]): Mark[] =>
  boards
    .flatMap((lying) => lying.board)
    .filter(isAlongScore)
    .flatMap((part) =>
      (part.spaces ?? []).map((space) => ({
        space: Number(space.label),
        title: part.title,
        there: space.filled,
        holder: space.holder ?? null,
      })),
    );

/** Whose markers are on the track: whoever plays for dominance has taken theirs off (3.3.1). */
export const markersOn = (seats: (Marker & { on_track?: boolean })[]): Marker[] =>
  seats.filter((seat) => seat.on_track !== false);

/** The last space of the printed track, whose points win. */
export const LAST_SPACE = 30;

/** The points that win a game: those printed, unless its players have agreed on others. */
export const goalOf = (view: { points_to_win?: number | null } | undefined): number =>
  view?.points_to_win ?? LAST_SPACE;

/** Spaces from 0 to the last; whoever scored more stands on that one. */
export function scoreTrack(markers: Marker[], last = LAST_SPACE): Space[] {
  return Array.from({ length: last + 1 }, (_, value) => ({
    value,
    markers: markers.filter((m) => Math.min(Math.max(m.score, 0), last) === value),
  }));
}
