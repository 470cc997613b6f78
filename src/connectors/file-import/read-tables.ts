import type { Day } from '#src/shared/week.ts';
import { parseDay } from '#src/shared/week.ts';
import { type CsvRecord, csvRecords, type Delimiter } from './csv-records.ts';

/** A table of a file begins. GA4 writes several below each other, with comments between them. */
export interface TableHead {
  readonly type: 'head';
  readonly index: number;
  readonly title: string | null;
  /** Line of the names of the columns. */
  readonly line: number;
  readonly columns: readonly string[];
  /** The days that the comments above it name. */
  readonly start: Day | null;
  readonly end: Day | null;
  readonly commented: boolean;
}

export interface TableRow extends CsvRecord {
  readonly type: 'row';
  readonly table: number;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
const startsLikeData = (cells: readonly string[]): boolean => cells.some((cell) => /^\s*-?\d/.test(cell));

/** The tables of a text, head first and then its rows, in one pass. */
export async function* readTables(
  text: string,
  delimiter: Delimiter,
  file: string,
  onRead?: (share: number) => void,
): AsyncGenerator<TableHead | TableRow> {
  const remarks = new Remarks();
  let index = -1;
  let width = 0;
  /** First lines may be titles, of one value each; what follows them tells. */
  let waiting: CsvRecord[] = [];
  let isOpen = false;
  let blankBefore = false;

  const begin = (head: CsvRecord): TableHead => {
    index++;
    isOpen = true;
    const columns = head.cells.map((cell) => cell.trim().slice(0, MAX_NAME_LENGTH));
    width = columns.length;
    return { type: 'head', index, line: head.line, columns, ...remarks.take() };
  };
  const row = ({ line, cells }: CsvRecord): TableRow => ({ type: 'row', table: index, line, cells });
  /** What waited was no title after all: its first line names the one column. */
  function* settle(): Generator<TableHead | TableRow> {
    const [head, ...rest] = waiting;
    waiting = [];
    if (head === undefined) return;
    yield begin(head);
    yield* rest.map(row);
  }

  for await (const record of csvRecords(text, delimiter, file, onRead)) {
    const { cells } = record;
    if (isBlank(cells)) {
      blankBefore = true;
      continue;
    }
    if (cells[0]?.startsWith('#')) {
      yield* settle();
      isOpen = false;
      remarks.add(cells.join(delimiter));
      continue;
    }
    if (isOpen && blankBefore && !(cells.length === width && startsLikeData(cells))) isOpen = false;
    blankBefore = false;
    if (isOpen) {
      yield row(record);
    } else if (filled(cells) === 1 && waiting.length < MOST_TITLES) {
      waiting.push(record);
    } else if (filled(cells) === 1) {
      yield* settle();
      yield row(record);
    } else {
      for (const title of waiting) remarks.add(title.cells.find((cell) => cell.trim() !== '') ?? '');
      waiting = [];
      yield begin(record);
    }
  }
  yield* settle();
}

const MOST_TITLES = 6;
/** Of tables and columns: longer ones are no names. */
const MAX_NAME_LENGTH = 200;

const RANGE = /(\d{8})\s*[-–]\s*(\d{8})/;
const ONE_DAY = /:\s*(\d{8})\s*$/;

/** What stands above a table: its title and the days it covers. Days hold for every table until others are named. */
class Remarks {
  private title: string | null = null;
  private start: Day | null = null;
  private end: Day | null = null;
  private commented = false;

  add(line: string): void {
    if (line.startsWith('#')) this.commented = true;
    const text = line.replace(/^#\s*/, '').replaceAll('"', '').trim();
    const range = RANGE.exec(text);
    const one = ONE_DAY.exec(text);
    if (range !== null) {
      this.start = compactDay(range[1]);
      this.end = compactDay(range[2]);
    } else if (one !== null) {
      // The first of two is the start.
      if (this.start === null || this.end !== null) [this.start, this.end] = [compactDay(one[1]), null];
      else this.end = compactDay(one[1]);
    } else if (text !== '' && !/^-+$/.test(text) && !text.includes(': '))
      this.title = text.slice(0, MAX_NAME_LENGTH);
  }

  take() {
    return { title: this.title, start: this.start, end: this.end, commented: this.commented };
  }
}

const compactDay = (text = ''): Day | null =>
  parseDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) ?? null;
