import { parseDay } from '#src/shared/week.ts';

/**
 * Which column of a file of daily facts holds the day: "date" or "day", else the one whose name has that word and whose cells
 * are days ("Class Date"); -1 where none does, or several do. A cell that is none is told with its line by who reads it.
 */
export function dateColumnOf(header: readonly string[], rows: readonly (readonly string[])[]): number {
  const own = header.findIndex((name) => /^(?:date|day)$/i.test(name.trim()));
  if (own >= 0) return own;
  const [only, second] = [...header.keys()].filter(
    (column) =>
      /(?:^|_)(?:date|day)(?:_|$)/i.test(inSnakeCase(header[column] as string)) && areDays(rows, column),
  );
  return only !== undefined && second === undefined ? only : -1;
}

/**
 * "Class Date" and "No-Shows" as a catalogue has them; names of one word like "landingPage" stay as they are. What would make a link
 * or a cell of a table of a name ("[visits](http://a.b)", "web|shop") is none of its letters.
 */
export const inSnakeCase = (name: string): string =>
  /^[A-Z]|[\s\-[\]()<>|\\`*#~"]/.test(name.trim()) && /\p{L}/u.test(name)
    ? name
        .replace(/[^\p{L}\p{N}%]+/gu, '_')
        .replace(/^_+|_+$/g, '')
        .toLowerCase()
    : name.trim();

const areDays = (rows: readonly (readonly string[])[], column: number): boolean => {
  const days = rows.filter((row) => {
    const cell = (row[column] ?? '').trim();
    return parseDay(cell) !== undefined || /^\d{8}$/.test(cell);
  });
  return days.length > 0 && days.length * 2 >= rows.length;
};
