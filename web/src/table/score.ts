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

/** Where a marker stands over the track, in pixels from its left and from its middle line. */
export interface Stand extends Marker {
  x: number;
  y: number;
  size: number;
}

/** In pixels: markers alone, and the smaller ones of which two rows stand over a track. */
const [LARGE, MEDIUM, SMALL] = [22, 18, 15];
/** How many of its width a marker keeps between its middle and that of the next. */
const APART = 0.84;

/** Markers that share a space, as columns of one or two. */
interface Crowd {
  markers: Marker[];
  size: number;
  columns: number;
  middle: number;
  half: number;
}

function crowdOf(markers: Marker[], middle: number, room: number): Crowd {
  const wide = room >= MEDIUM;
  const rows = markers.length > (wide ? 3 : 2) ? 2 : 1;
  const size = rows > 1 ? SMALL : markers.length > 1 || !wide ? MEDIUM : LARGE;
  const columns = Math.ceil(markers.length / rows);
  return { markers, size, columns, middle, half: ((columns - 1) * size * APART + size) / 2 };
}

/** Move crowds as little as it takes until each leaves the next one its room, and all stand on the track. */
function spread(crowds: Crowd[], width: number): void {
  const between = (one: Crowd, other: Crowd): number =>
    one.half + other.half - ((1 - APART) * (one.size + other.size)) / 2;
  for (let turn = 0; turn < crowds.length * 8; turn++)
    for (const [at, one] of crowds.entries()) {
      const next = crowds[at + 1];
      const over = next ? between(one, next) - (next.middle - one.middle) : 0;
      if (next && over > 0) {
        const share = next.markers.length / (one.markers.length + next.markers.length);
        one.middle -= over * share;
        next.middle += over * (1 - share);
      }
      one.middle = Math.max(one.half, Math.min(one.middle, width - one.half));
    }
  // What the ends pushed back pushes on in one direction.
  for (let at = crowds.length - 2; at >= 0; at--) {
    const [one, next] = [crowds[at], crowds[at + 1]];
    if (one && next) one.middle = Math.min(one.middle, next.middle - between(one, next));
  }
}

/** All markers over a track of some width, of which none hides another: those of a space stand side by side or in two rows. */
export function standing(markers: Marker[], width: number, last = LAST_SPACE): Stand[] {
  const room = width / (last + 1);
  const crowds = scoreTrack(markers, last)
    .filter((space) => space.markers.length)
    .map((space) => crowdOf(space.markers, (space.value + 0.5) * room, room));
  spread(crowds, width);
  return crowds.flatMap(({ markers: own, size, columns, middle }) =>
    own.map((marker, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const step = size * APART;
      const rest = row ? own.length - columns : columns;
      const x = middle + (column - (rest - 1) / 2) * step;
      const y = own.length > columns ? (row - 0.5) * step : 0;
      return { ...marker, x, y, size };
    }),
  );
}
