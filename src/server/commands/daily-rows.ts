import { type Day, parseDay } from '#src/shared/week.ts';
import { dateColumnOf } from './date-column-of.ts';
import { parseCsv } from './parse-csv.ts';
import { quoted } from './quoted.ts';
import { refuseHeader, refuseLongCells, refuseNames } from './refuse-header.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

export interface DailyRow {
  readonly cells: readonly string[];
  readonly day: Day;
  /** Of the file. */
  readonly line: number;
}

export interface DailyRows {
  /** As the file has them. */
  readonly headings: readonly string[];
  readonly names: readonly string[];
  readonly dateColumn: number;
  readonly rows: readonly DailyRow[];
}

/** Of a header that is none of a table of days so many names are enough to see it. */
const MOST_TOLD = 12;

/** The rows of a CSV text of daily facts with their days. Throws, with the line, what is no such table. */
export function readDailyRows(text: string, nameOf: (heading: string) => string): DailyRows {
  const { header, table, lines } = tableOf(text);
  refuseHeader(header);
  refuseLongCells(header, table, lines);
  const names = header.map(nameOf);
  const dateColumn = dateColumnOf(header, table);
  refuseNames(names);
  if (dateColumn < 0)
    throw new UnreadableFacts(
      `there is no column "date" among: ${names.slice(0, MOST_TOLD).join(', ')}${names.length > MOST_TOLD ? ' …' : ''}; name the one that holds the days "date"`,
    );
  const rows = table.map((cells, index) => {
    const line = lines[index] as number;
    if (cells.length !== names.length)
      throw new UnreadableFacts(
        `line ${line} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header has ${names.length}${cells.length > names.length ? '; put a cell that holds a comma in quotation marks' : ''}`,
      );
    return { cells, line, day: readDay(cells[dateColumn] as string, line) };
  });
  return { headings: header, names, dateColumn, rows };
}

function tableOf(text: string) {
  try {
    const { rows, lines } = parseCsv(text);
    const [header, ...table] = rows;
    if (!header) throw new UnreadableFacts('the file is empty');
    if (table.length === 0) throw new UnreadableFacts('there is no row below the header');
    return { header, table, lines: lines.slice(1) };
  } catch (error) {
    throw new UnreadableFacts((error as Error).message);
  }
}

function readDay(text: string, line: number): Day {
  const trimmed = text.trim();
  // Exports of GA4 write 20260302.
  const day = parseDay(
    /^\d{8}$/.test(trimmed) ? trimmed.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3') : trimmed,
  );
  if (!day)
    throw new UnreadableFacts(
      `line ${line}: ${quoted(text)} is no date; write days of the years 1900 to 2199 as YYYY-MM-DD`,
    );
  return day;
}
