import { parseDay } from '#src/shared/week.ts';

export interface Columns {
  readonly names: readonly string[];
  /** Which of them holds the day; -1 where none does. */
  readonly date: number;
}

/**
 * What the header of a file of daily facts names. Exports write "Class Date" and "No-Shows" where a catalogue has
 * `class_date` and `no_shows`; the day stands in the column "date" or "day", else in the one whose name has that word and
 * whose cells are days.
 */
export function columnsOf(header: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const names = header.map((name) => inSnakeCase(name.trim()));
  const own = names.findIndex((name) => /^(?:date|day)$/i.test(name));
  if (own >= 0) return { names, date: own };
  const [only, second] = [...names.keys()].filter(
    (column) => /(?:^|_)(?:date|day)(?:_|$)/i.test(names[column] as string) && areDays(rows, column),
  );
  return { names, date: only !== undefined && second === undefined ? only : -1 };
}

/** Names of one word and those that are written so already stay as they are: "landingPage", "sessions". */
const inSnakeCase = (name: string): string =>
  /^[A-Z]|[\s-]/.test(name) && /\p{L}/u.test(name)
    ? name
        .replace(/[^\p{L}\p{N}%]+/gu, '_')
        .replace(/^_+|_+$/g, '')
        .toLowerCase()
    : name;

const areDays = (rows: readonly (readonly string[])[], column: number): boolean =>
  rows.every((row) => {
    const cell = (row[column] ?? '').trim();
    return parseDay(cell) !== undefined || /^\d{8}$/.test(cell);
  });
