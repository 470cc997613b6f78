import { UnreadableFacts } from './unreadable-facts.ts';

const MOST_COLUMNS = 1_000;
/** Of the name of a column: longer ones are no names that a question would say. */
const LONGEST_NAME = 100;
/** Of a cell: addresses of pages are the longest names that there are. */
const LONGEST_CELL = 1_000;

const count = (number: number): string => number.toLocaleString('en-US');

/** Refuses columns that no question could name, before anything is read of them. */
export function refuseHeader(header: readonly string[]): void {
  if (header.length > MOST_COLUMNS)
    throw new UnreadableFacts(
      `the file has ${count(header.length)} columns, and at most ${count(MOST_COLUMNS)} are read; keep only those that you want to ask about`,
    );
  header.forEach((name, column) => {
    if (!/[\p{L}\p{N}%]/u.test(name))
      throw new UnreadableFacts(
        `column ${count(column + 1)} has no name; name it in line 1, or leave it out`,
      );
    if (name.length > LONGEST_NAME)
      throw new UnreadableFacts(
        `the name of column ${count(column + 1)} (“${name.trim().slice(0, 40)}…”) has ${count(name.length)} letters, and at most ${LONGEST_NAME} are read; shorten it`,
      );
  });
}

/** Refuses texts that are no names, in which a word of a question would be looked for letter by letter. */
export function refuseLongCells(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  lines: readonly number[],
): void {
  rows.forEach((row, index) => {
    const column = row.findIndex((cell) => cell.length > LONGEST_CELL);
    if (column >= 0)
      throw new UnreadableFacts(
        `line ${lines[index]}: the cell in the column ${header[column] ?? column + 1} has ${count(row[column]?.length ?? 0)} letters, and at most ${count(LONGEST_CELL)} are read; shorten it, or leave the column out`,
      );
  });
}

/** Two columns of one name would be one, and a name of every object would be none. */
export function refuseNames(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name))
      throw new UnreadableFacts(`the column "${name}" appears twice; rename one of the two, or leave it out`);
    seen.add(name);
  }
  if (seen.has('__proto__'))
    throw new UnreadableFacts('a column cannot be called "__proto__"; rename it, or leave it out');
}

/** "web_shop" and "webshop" would be one word of a question. */
export function refuseAlike(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const letters = name.toLowerCase().replaceAll('_', '');
    const other = seen.get(letters);
    if (other !== undefined)
      throw new UnreadableFacts(
        `the columns "${other}" and "${name}" are named alike; rename one of the two, or leave it out`,
      );
    seen.set(letters, name);
  }
}
