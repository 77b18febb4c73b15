/** Files of a record: its Rootlog, and its rows of a league's results. */

import type { Moment } from "./api";

/** The first line: of which kind the columns are. */
const ABOUT = '# {"format": 2, "recorded": ["beside a real table"]}';

export function save(text: string, name: string, kind: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A row for each seat: who, with what, how many points after each round, and who has won. */
export function results({ results: rows }: Pick<Moment, "results">): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    columns.map((column) => quoted(String(row[column] ?? ""))).join(","),
  );
  return [ABOUT, columns.join(","), ...lines, ""].join("\n");
}

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
